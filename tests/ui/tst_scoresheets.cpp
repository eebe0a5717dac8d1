// Score sheets from the printer to the tables and back: what the window makes of it, by keys.
#include "atdesktop.h"
#include "atprint.h"
#include "atreader.h"
#include "busydisk.h"
#include "settings.h"

#include "desk/play/scoresheets.h"
#include "desk/reports/sheetchoice.h"
#include "tournament/queries/room.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/tables/row.h"

#include <QFileInfo>

using atreader::swipe;

class tst_scoresheets : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void printedSheetsAreOut();
    void nothingIsOutThatWasNotPrinted();
    void sheetsInPlayAreOnlyShown();
    void anEndedMatchHoldsUpNoOther();
    void aPrintIsGoodThoughNothingIsRecorded();
    void aScannedSheetIsBack();
    void aPaperGameIsBackOnceItIsTyped();
    void theLockForgetsNoScan();
    void anUndoAfterTheScanIsOfTheSheet();
    void aScanThatRecordsNothingIsReported();
    void aSheetOfAnotherTournamentOpensNothing();
    void tournamentTellsWhatDidNotComeBack();
};

namespace {

QStringList outIn(const session::Session& session)
{
    QStringList ids;
    for (const tournament::Match* match : tournament::sheetsOut(session.tournament()))
        ids << QString::fromStdString(match->id);
    return ids;
}

/// Saves what is up, under that name.
void save(stage::Print& shown, const QString& name)
{
    shown.screen.setAskFile([&](const QString&) { return shown.file(name); });
    shown.click(u"savePdf"_s);
    shown.settle();
    shown.stage.settle();
    shown.screen.refresh();
}

/// Everything on a tournament in mid play: match 1 is over, 2 in play, 4 called, 5 and 7 ready.
class Gym : public stage::AtHalfPlayed {
public:
    void print(const QString& name, const QString& what = u"scoresheets"_s, const QString& match = {})
    {
        desktop.print().show(what, match);
        desktop.print().setAskFile([this, name](const QString&) { return folder.filePath(name); });
        person.press(Qt::Key_8, Qt::ControlModifier);
        person.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY2(person.said().contains(u"Saved "_s + name), qPrintable(person.said()));
        person.wait();
    }
    /// What is done in this window, so that Ctrl+Z undoes it.
    void record(const session::Job& job)
    {
        desktop.session().ask({}, job);
        person.wait();
    }
    void hand(int number)
    {
        scoring::Hand hand;
        hand.sides = {{scoring::Bids{scoring::bid(3), scoring::bid(2)}, false, 6},
                      {scoring::Bids{scoring::bid(2), scoring::bid(2)}, false, 7}};
        record([id = played.match(number), hand](desk::Desk& desk) {
            return desk::enter(desk, "J. Park", id, scoring::Item(hand));
        });
    }
    void forfeit(int number)
    {
        record(stage::deciding(played.match(number), facts::Winner::A, facts::Decided::Forfeit));
    }
    void handOut(int number)
    {
        record([id = played.match(number)](desk::Desk& desk) {
            return desk::handOutSheets(desk, "J. Park", {id});
        });
    }
    QString codeOf(int number)
    {
        return QString::fromStdString(desk::sheetCode(tournament(), match(number)));
    }
    /// The match whose sheet is up.
    std::string up()
    {
        auto* sheet = desktop.sheets().current();
        return current() == &desktop.sheets() && sheet ? sheet->match().toStdString() : "";
    }
    bool isOut(int number) { return outIn(desktop.session()).contains(idOf(number)); }
    QString idOf(int number) { return QString::fromStdString(played.match(number)); }

    QTemporaryDir folder;
};

} // namespace

void tst_scoresheets::printedSheetsAreOut()
{
    stage::Print shown(u"scoresheets"_s);
    QCOMPARE(outIn(shown.stage.session), QStringList()); // it is only looked at
    shown.named<QLineEdit>(u"pages to print"_s).setText(u"2,4"_s);
    save(shown, u"two.pdf"_s);
    QCOMPARE(outIn(shown.stage.session), (QStringList{u"W1-2"_s, u"W1-4"_s}));
    MENTIONS(shown.said());
    shown.named<QLineEdit>(u"pages to print"_s).clear();
    auto& sheets = shown.named<QComboBox>(u"sheets on a page"_s);
    sheets.setCurrentIndex(2); // four on a page
    const QString path = shown.file(u"all.pdf"_s);
    shown.screen.setAskPrinter([&](QPrinter& printer) {
        printer.setOutputFileName(path);
        printer.setCopyCount(2);
        return true;
    });
    shown.click(u"print"_s);
    shown.settle();
    shown.stage.settle();
    QCOMPARE(outIn(shown.stage.session).size(), 4);
    MENTIONS(shown.said());
}

void tst_scoresheets::nothingIsOutThatWasNotPrinted()
{
    stage::Print shown;
    shown.screen.show(u"pack"_s); // stays at the desk
    save(shown, u"pack.pdf"_s);
    shown.screen.show(u"bracket"_s);
    save(shown, u"bracket.pdf"_s);
    shown.screen.show(u"scoresheets"_s);
    auto& sheets = shown.named<QComboBox>(u"sheets on a page"_s);
    sheets.setCurrentIndex(sheets.count() - 1);
    save(shown, u"blank.pdf"_s);
    sheets.setCurrentIndex(0);
    shown.screen.setAskFile([](const QString&) { return QString(); });
    shown.click(u"savePdf"_s); // and nobody names a file
    shown.stage.settle();
    save(shown, u"no/such/folder.pdf"_s);
    QCOMPARE(outIn(shown.stage.session), QStringList());
    shown.screen.show(u"scoresheet"_s, u"W1-3"_s);
    save(shown, u"one.pdf"_s);
    QCOMPARE(outIn(shown.stage.session), QStringList{u"W1-3"_s});
    QVERIFY(QFileInfo::exists(shown.file(u"blank.pdf"_s)));
}

// One match's sheet is printed to see how it stands; what goes out is one to begin with.
void tst_scoresheets::sheetsInPlayAreOnlyShown()
{
    Gym gym;
    gym.print(u"over.pdf"_s, u"scoresheet"_s, gym.idOf(1));
    gym.print(u"playing.pdf"_s, u"scoresheet"_s, gym.idOf(2));
    QVERIFY(!gym.person.said().contains(u"The sheet of match"_s));
    QCOMPARE(outIn(gym.desktop.session()), QStringList());
    gym.print(u"called.pdf"_s, u"scoresheet"_s, gym.idOf(4));
    QCOMPARE(outIn(gym.desktop.session()), QStringList{gym.idOf(4)});
}

// Another desk ends match 2 while the pages are made.
void tst_scoresheets::anEndedMatchHoldsUpNoOther()
{
    stage::Print shown(u"scoresheets"_s);
    shown.screen.setAskFile([&](const QString&) { return shown.file(u"all.pdf"_s); });
    stage::BusyDisk disk(shown.stage.session);
    shown.click(u"savePdf"_s);
    shown.settle();
    auto other = desk::Desk::open(shown.stage.path().toStdString(), desk::Desk::Access::ReadWrite,
                                  desk::thisMachine());
    QVERIFY(
        desk::result(*other, "M. Osei", "W1-2", {facts::Winner::A, facts::Decided::Forfeit, "they left"}));
    disk.freeDisk();
    shown.stage.settle();
    QCOMPARE(outIn(shown.stage.session), (QStringList{u"W1-1"_s, u"W1-3"_s, u"W1-4"_s}));
    MENTIONS(shown.said());
}

void tst_scoresheets::aPrintIsGoodThoughNothingIsRecorded()
{
    Gym gym;
    gym.desktop.session().setSupervisor({}); // nothing is recorded in that name
    gym.print(u"sheets.pdf"_s);
    QVERIFY(QFileInfo::exists(gym.folder.filePath(u"sheets.pdf"_s)));
    QCOMPARE(outIn(gym.desktop.session()), QStringList());
    const QString said = gym.person.said();
    MENTIONS(said);
    QVERIFY2(!said.contains(u"Not saved"_s), qPrintable(said)); // it is told once
}

void tst_scoresheets::aScannedSheetIsBack()
{
    Gym gym;
    gym.print(u"sheets.pdf"_s);
    MENTIONS(gym.person.said());
    QVERIFY(gym.isOut(4));
    swipe(gym.codeOf(4), gym.person); // from the Print screen, to begin it
    QCOMPARE(gym.up(), gym.played.match(4));
    QVERIFY2(gym.isOut(4), "a sheet that nothing stands on came back");
    QVERIFY(!gym.person.said().contains(u" is back."_s));
    gym.person.press(Qt::Key_1, Qt::ControlModifier); // it was only opened
    gym.hand(4);
    QVERIFY2(gym.isOut(4), "a sheet that was scanned before play and left came back by itself");
    swipe(gym.codeOf(4), gym.person);
    QCOMPARE(gym.up(), gym.played.match(4));
    QVERIFY(!gym.isOut(4) && gym.isOut(5));
    MENTIONS(gym.person.said());
    const long long facts = gym.desktop.session().tournament().seq;
    gym.person.press(Qt::Key_1, Qt::ControlModifier);
    swipe(gym.codeOf(4), gym.person); // only opens it
    QCOMPARE(gym.up(), gym.played.match(4));
    swipe(gym.codeOf(2), gym.person); // and one that was never out
    QCOMPARE(gym.up(), gym.played.match(2));
    QCOMPARE(gym.desktop.session().tournament().seq, facts);
    gym.person.press(Qt::Key_1, Qt::ControlModifier);
    gym.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(gym.isOut(4));
}

// Called, played without a key, and brought to the desk: it is typed from the sheet that was scanned.
void tst_scoresheets::aPaperGameIsBackOnceItIsTyped()
{
    Gym gym;
    gym.handOut(4);
    gym.handOut(5);
    gym.handOut(7);
    gym.person.press(Qt::Key_1, Qt::ControlModifier);
    swipe(gym.codeOf(4), gym.person);
    QVERIFY(gym.isOut(4));
    gym.hand(4);
    QVERIFY(!gym.isOut(4) && gym.isOut(5));
    gym.person.press(Qt::Key_Z, Qt::ControlModifier); // one undo takes both
    QVERIFY(gym.isOut(4));
    QCOMPARE(tournament::handsOn(gym.match(4)), 0);
    gym.person.press(Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(!gym.isOut(4));
    QCOMPARE(tournament::handsOn(gym.match(4)), 1);
    swipe(gym.codeOf(5), gym.person); // the scan of another: this one is up no more
    gym.forfeit(5);                   // its sheet says so
    QVERIFY(!gym.isOut(5));
    swipe(gym.codeOf(7), gym.person);
    gym.hand(2); // of another match, from elsewhere
    QVERIFY(gym.isOut(7));
}

// The desk is left for a moment, with the sheet on it.
void tst_scoresheets::theLockForgetsNoScan()
{
    Gym gym;
    stage::givePin(gym.desktop, gym.person);
    gym.handOut(4);
    gym.person.press(Qt::Key_1, Qt::ControlModifier);
    swipe(gym.codeOf(4), gym.person);
    QVERIFY(gym.isOut(4));
    gym.person.press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(gym.desktop.lock().isLocked());
    stage::typePin(gym.desktop, gym.person, u"4711⏎"_s);
    QVERIFY2(!gym.desktop.lock().isLocked(), qPrintable(gym.person.said()));
    QCOMPARE(gym.up(), gym.played.match(4));
    gym.hand(4);
    QVERIFY(!gym.isOut(4));
}

// It was what was done there last: no hand goes by it, and no call.
void tst_scoresheets::anUndoAfterTheScanIsOfTheSheet()
{
    Gym gym;
    gym.handOut(2);
    gym.handOut(4);
    gym.person.press(Qt::Key_1, Qt::ControlModifier);
    swipe(gym.codeOf(2), gym.person);
    QCOMPARE(gym.up(), gym.played.match(2));
    QVERIFY(!gym.isOut(2));
    gym.person.press(Qt::Key_Z, Qt::ControlModifier);
    MENTIONS(gym.person.said());
    QVERIFY(gym.isOut(2));
    gym.person.press(Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(!gym.isOut(2));
    QCOMPARE(tournament::handsOn(gym.match(2)), 3);
    gym.hand(2);
    gym.person.press(Qt::Key_Z, Qt::ControlModifier); // now a hand was last
    QVERIFY(!gym.isOut(2));
    QCOMPARE(tournament::handsOn(gym.match(2)), 3);
    gym.forfeit(4); // called, and nothing was played
    swipe(gym.codeOf(4), gym.person);
    QVERIFY(!gym.isOut(4));
    gym.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(gym.isOut(4));
    QVERIFY(gym.match(4).call && gym.match(4).state >= tournament::State::Ended);
}

void tst_scoresheets::aScanThatRecordsNothingIsReported()
{
    Gym gym;
    gym.handOut(2);
    gym.desktop.session().setSupervisor({});
    gym.person.press(Qt::Key_1, Qt::ControlModifier);
    swipe(gym.codeOf(2), gym.person);
    QCOMPARE(gym.up(), gym.played.match(2));
    QVERIFY(gym.isOut(2));
    MENTIONS(gym.person.said());
}

void tst_scoresheets::aSheetOfAnotherTournamentOpensNothing()
{
    Gym gym;
    gym.print(u"sheets.pdf"_s);
    swipe(u"%match 5 abcdef?"_s, gym.person);
    QCOMPARE(gym.up(), std::string());
    QVERIFY(gym.isOut(5));
    MENTIONS(gym.person.said());
    swipe(u"%match 5?"_s, gym.person); // of an older version, which told no tournament
    QCOMPARE(gym.up(), gym.played.match(5));
    QVERIFY(gym.isOut(5)); // it is yet to be played
    gym.forfeit(5);
    swipe(u"%match 5?"_s, gym.person);
    QVERIFY(!gym.isOut(5));
}

void tst_scoresheets::tournamentTellsWhatDidNotComeBack()
{
    Gym gym;
    gym.print(u"sheets.pdf"_s);
    gym.person.press(Qt::Key_1, Qt::ControlModifier);
    const auto row = [&](const QString& title) -> tables::Row* {
        for (auto* each : gym.desktop.window().findChildren<tables::Row*>())
            if (each->isVisible() && stage::nameOf(*each).contains(title))
                return each;
        return nullptr;
    };
    QVERIFY(!row(u"Sheet out since"_s)); // those are to be out
    gym.forfeit(5);
    tables::Row* late = row(u"Sheet out since"_s);
    QVERIFY(late);
    QVERIFY2(stage::nameOf(*late).endsWith(u": match 5"_s), qPrintable(stage::nameOf(*late)));
    MENTIONS(stage::descriptionOf(*late));
    late->setFocus();
    gym.person.press(Qt::Key_B);
    QVERIFY(!gym.isOut(5) && gym.isOut(7));
    QVERIFY(!row(u"Sheet out since"_s));
}

TEST_CLASS(tst_scoresheets)
#include "tst_scoresheets.moc"
