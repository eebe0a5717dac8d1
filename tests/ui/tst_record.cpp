// The record by keys: opened with Ctrl+R from where one is, searched, and how a match stood before.
#include "atdesktop.h"
#include "places.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/undo.h"
#include "desk/drawing/drawlater.h"
#include "paper/pdftext.h"
#include "ui/kit/fields.h"
#include "ui/kit/rows.h"
#include "ui/kit/text.h"
#include "ui/print/printscreen.h"
#include "ui/record/linecard.h"
#include "ui/record/recordscreen.h"
#include "ui/sheet/view/sheetscreen.h"

#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>

#include <algorithm>

namespace {

/// What the list shows, a row each.
struct Lines {
    const record::RecordScreen& screen;
    const record::ShownLine& shown(int row) const { return screen.shown().at(static_cast<std::size_t>(row)); }
    const wording::RecordLine& at(int row) const { return *shown(row).line; }
    const record::LineWords& words(int row) const { return shown(row).words; }
    int rowCount() const { return static_cast<int>(screen.shown().size()); }
};

/// A tournament at UNC in mid play: A. Cruz has amended hand 2 of match 2, and J. Park has undone a
/// hand 4.
class RecordTournament : public stage::AtHalfPlayed {
public:
    RecordTournament()
        : AtHalfPlayed([](stage::HalfPlayed& half) {
              desk::AmendOptions amended{
                  .match = half.match(2),
                  .hand = 2,
                  .reason = "misread",
                  .given = R"({"a":{"bids":[3,2],"tricks":7},"b":{"bids":[2,2],"tricks":6}})"};
              if (!desk::record(half.live().desk(), "A. Cruz", desk::amend(amended)))
                  qFatal("it is not amended");
              half.hand(2, 8);
              if (!desk::undo(half.live().desk(), "J. Park", half.match(2)))
                  qFatal("nothing is undone");
          })
    {
    }
    /// Ctrl+R, and what stands beside the list.
    void openRecord()
    {
        person.press(Qt::Key_R, Qt::ControlModifier);
        QTest::qWait(250); // how it stood comes a moment later
    }
    Lines model() { return {desktop.record()}; }
    QStringList heads()
    {
        QStringList all;
        for (int row = 0; row < model().rowCount(); ++row)
            all << pseudo::english(model().words(row).head);
        return all;
    }
    /// The list's cursor on that row, by keys.
    void goTo(int row)
    {
        auto* table = person.find<kit::RowTable>(u"Record, newest first"_s);
        table->setFocus();
        while (table->currentRow() != row)
            person.press(table->currentRow() < row ? Qt::Key_Down : Qt::Key_Up);
        QTest::qWait(250); // how it stood comes a moment later
    }
    /// The first row that says so.
    int rowWith(const QString& words)
    {
        for (int row = 0; row < model().rowCount(); ++row)
            if (pseudo::english(model().words(row).whole()).contains(words))
                return row;
        qFatal("no line says \"%s\"; there is %s", qPrintable(words), qPrintable(heads().join(u'\n')));
    }
    void choose(const QString& field, const QString& word)
    {
        auto* box = person.find<QComboBox>(field);
        for (int i = 0; i < box->count(); ++i)
            if (pseudo::english(box->itemText(i)).contains(word))
                box->setCurrentIndex(i);
        QVERIFY2(stage::textOf(*box).contains(word), qPrintable(word));
        person.wait();
    }
    bool says(const QString& sentence) const { return person.said().contains(sentence); }
    bool isAtRecord() { return current() == &desktop.record(); }
};

} // namespace

class tst_record : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void fromTheSheetAndBack();
    void fromAFinishedSheet();
    void fromWhereverOneIs();
    void anAmendedHandShowsWhatItWas();
    void howTheMatchStoodBefore();
    void aNilIsAboveItsTricks();
    void undoneEntriesAreMarked();
    void undoneHandsKeepTheirNumbers();
    void itIsFiltered();
    void itIsSearched();
    void aRulingIsFoundByItsKind();
    void whatIsNotFoundIsSaidInTheMiddle();
    void nothingIsOnRecord();
    void newEntriesAppear();
    void aMatchThatIsNotDrawnAnyMore();
    void itIsPrinted();
    void longNames();
    void aLongTournament();
    void aSmallWindowHasAllInView();
};

void tst_record::fromTheSheetAndBack()
{
    RecordTournament live;
    live.openSheet(2);
    live.person.type(u"3"_s); // half typed
    live.openRecord();
    QVERIFY(live.isAtRecord());
    MENTIONS(live.person.said());
    QVERIFY(live.heads().contains(u"Hand 1"_s));
    QVERIFY(live.model().at(0).seq > live.model().at(1).seq); // newest first
    live.person.press(Qt::Key_Escape);
    QVERIFY(live.desktop.window().current() == &live.desktop.sheets());
    QCOMPARE(live.desktop.sheets().current()->match().toStdString(), live.played.match(2));
    live.openRecord();
    live.person.press(Qt::Key_R, Qt::ControlModifier); // the same key leads back
    QVERIFY(live.desktop.window().current() == &live.desktop.sheets());
}

// A finished sheet closes when one leaves it; whoever looked at its record comes back to it.
void tst_record::fromAFinishedSheet()
{
    RecordTournament live;
    live.openSheet(1);
    live.openRecord();
    MENTIONS(live.person.said());
    live.goTo(0);
    MENTIONS(live.person.said());
    live.person.press(Qt::Key_Escape);
    QCOMPARE(live.desktop.sheets().current()->match().toStdString(), live.played.match(1));
}

void tst_record::fromWhereverOneIs()
{
    const QString ofTournament = u"Record of changes"_s;
    const QString ofMatch = u"Record of match"_s;
    RecordTournament live;
    for (const auto& [place, title] : {std::pair("Tables", ofTournament),
                                       {"Teams", ofTournament},
                                       {"Check-in", ofTournament},
                                       {"Standings", ofTournament},
                                       {"Rulings", ofTournament},
                                       {"Print", ofTournament},
                                       {"Rules", ofTournament},
                                       {"Bracket", ofMatch},
                                       {"Score sheet", ofMatch}}) {
        live.desktop.window().go(stage::placeNamed(QString::fromLatin1(place)));
        live.person.wait();
        auto* before = live.desktop.window().current();
        live.person.press(Qt::Key_R, Qt::ControlModifier);
        QVERIFY2(live.isAtRecord() && live.says(title),
                 qPrintable(u"%1: %2"_s.arg(QString::fromLatin1(place), live.person.said())));
        live.person.press(Qt::Key_Escape);
        QVERIFY2(live.desktop.window().current() == before, place);
    }
}

void tst_record::anAmendedHandShowsWhatItWas()
{
    RecordTournament live;
    live.openSheet(2);
    live.openRecord();
    const int row = live.rowWith(u"misread"_s);
    const record::LineWords words = live.model().words(row);
    QCOMPARE(pseudo::english(words.head), u"Hand 2, amended"_s);
    SAYS(pseudo::english(words.detail));
    SAYS(pseudo::english(words.was));
    QCOMPARE(live.model().at(row).by, "A. Cruz");
    live.goTo(row);
    MENTIONS(live.person.said());
}

// After the first hand of match 2, which has three by now.
void tst_record::howTheMatchStoodBefore()
{
    RecordTournament live;
    live.openSheet(2);
    live.openRecord();
    live.goTo(live.rowWith(u"Hand 1"_s));
    MENTIONS_ALL(live.person.said(), 2);
    auto* then = live.person.find<record::PastSheet>(u"Score sheet at this point"_s);
    QCOMPARE(pseudo::english(then->inWords()), u"1: A 3+2, 6, 51; B 2+2, 7, 43"_s);
    live.goTo(live.rowWith(u"misread"_s));
    QCOMPARE(then->inWords().count(u'\n'), 2); // three hands, the second amended
    QVERIFY2(pseudo::english(then->inWords()).contains(u"2: A 3+2, 7, 103"_s), qPrintable(then->inWords()));
    const int hands =
        tournament::handsOn(*tournament::match(live.desktop.session().tournament(), live.played.match(2)));
    QCOMPARE(hands, 3); // nothing of that changed the match
}

void tst_record::aNilIsAboveItsTricks()
{
    RecordTournament live;
    live.openSheet(2);
    live.person.type(u"n52216⏎"_s);
    live.openRecord();
    live.goTo(0);
    const auto* then = live.person.find<record::PastSheet>(u"Score sheet at this point"_s);
    QVERIFY2(pseudo::english(then->inWords()).contains(u"4: A nil+5, 1+6, "_s), qPrintable(then->inWords()));
}

void tst_record::undoneEntriesAreMarked()
{
    RecordTournament live;
    live.openSheet(2);
    live.openRecord();
    QCOMPARE(live.model().at(live.rowWith(u"Undoes"_s)).kind, "retract");
    const int taken = live.rowWith(u"A bid 3+2, took 8"_s);
    QVERIFY(!live.model().at(taken).holds);
    const QString gone = pseudo::english(live.model().words(taken).gone);
    QVERIFY(gone.startsWith(u"undone "_s));
    MENTIONS(gone);
    live.goTo(taken);
    QVERIFY2(live.says(u"Undone"_s), qPrintable(live.person.said()));
}

// Trial: once hand 3 was undone too, hand 4 was called that.
void tst_record::undoneHandsKeepTheirNumbers()
{
    RecordTournament live;
    for (int times = 0; times < 2; ++times) // the amendment of hand 2, and hand 3
        live.person.record(stage::undoing(live.played.match(2)));
    QCOMPARE(
        tournament::handsOn(*tournament::match(live.desktop.session().tournament(), live.played.match(2))),
        2);
    live.openSheet(2);
    live.openRecord();
    for (const auto& [said, head] :
         {std::pair(u"A bid 3+2, took 8"_s, u"Hand 4"_s), std::pair(u"A bid 3+2, took 9"_s, u"Hand 3"_s)})
        QVERIFY2(pseudo::english(live.model().words(live.rowWith(said)).head).startsWith(head),
                 qPrintable(live.heads().join(u'\n')));
}

void tst_record::itIsFiltered()
{
    RecordTournament live;
    live.openRecord();
    const int all = live.model().rowCount();
    live.choose(u"Person"_s, u"A. Cruz"_s);
    QCOMPARE(live.model().rowCount(), 1);
    live.choose(u"Person"_s, u"Everyone"_s);
    QCOMPARE(live.model().rowCount(), all);
    live.choose(u"Kind"_s, u"Changes"_s);
    for (int row = 0; row < live.model().rowCount(); ++row) {
        const wording::RecordLine& line = live.model().at(row);
        QVERIFY2(!line.was.empty() || !line.holds || line.kind == "retract", line.said.head.c_str());
    }
    live.choose(u"Match"_s, u"Match 2 "_s);
    QCOMPARE(live.model().rowCount(), 3);
    live.choose(u"Kind"_s, u"Hands"_s);
    QCOMPARE(live.model().rowCount(), 5);
    live.choose(u"Match"_s, u"Match 3 "_s);
    MENTIONS(live.person.said());
    live.person.click(u"Show the whole tournament"_s);
    QCOMPARE(live.model().rowCount(), all);
    live.choose(u"Match"_s, u" · TBD – TBD"_s); // the final
}

void tst_record::itIsSearched()
{
    RecordTournament live;
    live.openRecord();
    const int all = live.model().rowCount();
    live.person.type(u"no-show"_s); // from the list on
    auto* field = live.person.find<QLineEdit>(u"Search"_s);
    QVERIFY(field->hasFocus());
    QCOMPARE(field->text(), u"no-show"_s);
    QCOMPARE(live.model().rowCount(), 1);
    QVERIFY2(live.model().at(0).said.detail.find("nobody came") != std::string::npos,
             live.model().at(0).said.detail.c_str());
    live.person.press(Qt::Key_Return);
    QVERIFY(live.person.find<kit::RowTable>(u"Record, newest first"_s)->hasFocus());
    live.person.press(Qt::Key_F, Qt::ControlModifier);
    live.person.press(Qt::Key_A, Qt::ControlModifier);
    live.person.type(u"cruz took 5"_s); // who, and what it was before
    QCOMPARE(field->text(), u"cruz took 5"_s);
    QCOMPARE(live.model().rowCount(), 1);
    live.person.press(Qt::Key_A, Qt::ControlModifier);
    live.person.press(Qt::Key_Backspace);
    QCOMPARE(live.model().rowCount(), all);
    live.person.press(Qt::Key_Escape);
    QVERIFY(!live.isAtRecord());
}

void tst_record::aRulingIsFoundByItsKind()
{
    RecordTournament live;
    live.openSheet(2);
    live.person.press(Qt::Key_F3);
    live.person.type(u"214mn"_s); // admitted
    live.person.type(u"another hand was meant⏎r"_s);
    live.openRecord();
    live.person.type(u"renege denied"_s);
    QCOMPARE(live.model().rowCount(), 1);
    QCOMPARE(live.model().at(0).kind, "decision");
}

// Not beside the place of the match, which is empty then.
void tst_record::whatIsNotFoundIsSaidInTheMiddle()
{
    RecordTournament live;
    live.openRecord();
    live.person.type(u"pinochle"_s);
    QCOMPARE(live.model().rowCount(), 0);
    const QWidget& screen = live.desktop.record();
    const auto* all = live.person.find<QPushButton>(u"Show the whole tournament"_s);
    const auto off = [&] {
        return qAbs(all->mapTo(&screen, all->rect().center()).x() - screen.rect().center().x());
    };
    QTRY_VERIFY2(off() <= 2, qPrintable(QString::number(off())));
}

void tst_record::nothingIsOnRecord()
{
    RecordTournament live;
    live.openSheet(7);
    live.openRecord();
    MENTIONS(live.person.said());
    live.person.press(Qt::Key_Return); // on the button that is offered
    MENTIONS(live.person.said());
    QVERIFY(live.model().rowCount() > 0);
}

void tst_record::newEntriesAppear()
{
    RecordTournament live;
    live.openSheet(2);
    live.openRecord();
    live.goTo(live.rowWith(u"Hand 1"_s));
    const int before = live.model().rowCount();
    const long long seq = live.model().at(live.rowWith(u"Hand 1"_s)).seq;
    live.person.press(Qt::Key_Z, Qt::ControlModifier); // undoes the last entry of the tournament
    QTRY_VERIFY(live.model().rowCount() > before);
    auto* table = live.person.find<kit::RowTable>(u"Record, newest first"_s);
    QCOMPARE(live.model().at(table->currentRow()).seq, seq); // the cursor stays on its line
}

/// A round of Swiss was paired and a match of it called; the call was undone, and the teams drawn again.
/// The lines about the match stay on record.
void tst_record::aMatchThatIsNotDrawnAnyMore()
{
    tournaments::LiveTournament live(tournaments::swissOf(4, 2));
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    QCOMPARE(live.call("S1-1"), std::string());
    while (live.match("S1-1").call)
        QVERIFY(desk::undo(live.desk(), "J. Park", "S1-1"));
    QCOMPARE(live.record(facts::Draw(*live.desk().tournament().setting->draw)), std::string());
    QVERIFY(!tournament::match(live.desk().tournament(), "S1-1"));
    stage::AtDesktop at(live.path());
    at.person.press(Qt::Key_R, Qt::ControlModifier);
    auto* table = at.person.find<kit::RowTable>(u"Record, newest first"_s);
    const Lines model{at.desktop.record()};
    int row = 0;
    while (model.at(row).match != "S1-1")
        ++row;
    table->goTo(row);
    QCOMPARE(at.desktop.record().match(), QString());
    at.person.press(Qt::Key_Return);
    QCOMPARE(at.current(), &at.desktop.record());
}

void tst_record::itIsPrinted()
{
    RecordTournament live;
    live.openRecord();
    live.choose(u"Kind"_s, u"The tournament itself"_s);
    live.goTo(live.model().rowCount() - 1);
    live.person.press(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(live.isAtRecord());
    MENTIONS(live.person.said());
    live.choose(u"Kind"_s, u"Everything"_s);
    live.goTo(live.rowWith(u"misread"_s));
    live.person.press(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(live.desktop.window().current() == &live.desktop.print());
    QVERIFY2(live.says(u"page 1 of 1"_s), qPrintable(live.person.said()));
    const QString asked = stage::textOf(*live.person.find<QComboBox>(u"which match"_s));
    QVERIFY2(asked.startsWith(u"Match 2 · "_s), qPrintable(asked));
    const QTemporaryDir folder;
    QString file = folder.filePath(u"record.pdf"_s);
    live.desktop.print().setAskFile([&](const QString&) -> QString { return file; });
    live.person.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QFile::exists(file));
    const QByteArray page = pseudo::english(pdf::textOf(file).simplified()).toUtf8();
    MENTIONS_ALL(page, 3);
}

void tst_record::longNames()
{
    RecordTournament live;
    live.openRecord();
    live.person.type(u"society"_s);
    QVERIFY(live.model().rowCount() > 0);
    QTest::qWait(250);
    MENTIONS(live.person.said());
    const QWidget* screen = &live.desktop.record();
    const auto* last = live.person.find<kit::DropDown>(u"Kind"_s);
    if (!pseudo::isSpoken()) // whose fields stand in two lines
        QCOMPARE(last->mapTo(screen, QPoint(last->width(), 0)).x(), screen->width() - 20); // as all below it
}

// More than 1,500 facts: what was searched for is all that is there.
void tst_record::aLongTournament()
{
    stage::Stage stage;
    desk::DemoOptions options;
    options.teams = 128;
    stage.openDemo(options);
    record::RecordScreen screen(stage.theme, stage.session);
    screen.open({});
    stage::showAlone(screen);
    QVERIFY(screen.shown().size() > 1500);
    for (const char key : {'r', 'e', 'n', 'e', 'g', 'e'})
        QTest::keyClick(QApplication::focusWidget(), key);
    const Lines model{screen};
    QVERIFY(model.rowCount() > 1 && model.rowCount() < 1000);
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString line =
            pseudo::english(kit::text(wording::whole(model.at(row).said) + ' ' + model.at(row).was));
        QVERIFY2(line.contains(u"renege"_s, Qt::CaseInsensitive), qPrintable(line));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    for (int i = 0; i < 10; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    const int row = screen.findChild<kit::RowTable*>()->currentRow();
    QVERIFY(row >= qMin(9, model.rowCount() - 1)); // ten presses further down, or at the end
    // That line in full beside the list.
    const auto isSaid = [&screen](const QString& sentence) {
        const QList<QLabel*> labels = screen.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* each) { return each->isVisible() && each->text() == sentence; });
    };
    QTRY_VERIFY2(isSaid(model.words(row).head), qPrintable(model.words(row).head));
    const QString detail = model.words(row).detail;
    QVERIFY2(detail.isEmpty() || isSaid(detail), qPrintable(detail));
}

void tst_record::aSmallWindowHasAllInView()
{
    RecordTournament live;
    live.openSheet(2);
    live.desktop.window().resize(1024, 700);
    live.openRecord();
    const auto* words = live.desktop.record().findChild<QLineEdit*>();
    for (auto* each : live.desktop.record().findChildren<QComboBox*>()) {
        QVERIFY(qAbs(each->geometry().center().y() - words->geometry().center().y()) < 4);
        each->grab();
        QVERIFY2(pseudo::isSpoken() || each->toolTip().isEmpty(), qPrintable(each->toolTip())); // else cut
    }
    const auto* then = live.desktop.record().findChild<record::LineCard*>();
    for (const auto* card : then->findChildren<kit::Card*>(QString(), Qt::FindDirectChildrenOnly))
        QCOMPARE(card->geometry().right(), then->rect().right()); // in line with the fields above
    const auto lines = then->findChildren<kit::Line*>();
    QCOMPARE(lines.size(), 4); // the teams and their scores, beside the list

    // Longer words in the rail leave no room beside the list of a small window.
    if (pseudo::isSpoken())
        live.desktop.window().resize(1280, 800);
    for (const auto* each : lines)
        QTRY_COMPARE(each->visibleRegion().boundingRect(), each->rect());
    const auto* table = live.person.find<kit::RowTable>(u"Record, newest first"_s);
    QVERIFY(pseudo::isSpoken() || table->isColumnHidden(record::Who));
    live.desktop.window().resize(1280, 800);
    QTRY_VERIFY(!table->isColumnHidden(record::Who));
}

TEST_CLASS(tst_record)
#include "tst_record.moc"
