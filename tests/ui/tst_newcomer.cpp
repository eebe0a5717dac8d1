// Somebody who sees the windows for the first time, with nothing but a paper sheet: what they are told, where
// they look, and what the next key does.
#include "atdesktop.h"
#include "attable.h"
#include "drawn.h"
#include "row.h"

#include "desk/drawing/drawlater.h"
#include "desk/reports/report.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "ui/checkin/checkinscreen.h"
#include "ui/kit/ask.h"
#include "ui/kit/text.h"
#include "ui/sheet/aside/cards.h"
#include "ui/sheet/aside/endcard.h"
#include "ui/sheet/hands/entryrow.h"
#include "wording/sentence.h"
#include "wording/tournament/statewords.h"

#include <QLineEdit>
#include <QRegularExpression>

using attable::Table;

namespace {

/// The whole window on a drawn tournament of eight teams, and a supervisor on duty.
class NewcomerRoom : public stage::WholeWindow {
public:
    explicit NewcomerRoom(bool checkedIn = true) : NewcomerRoom(eightAtUnc(), checkedIn) {}
    explicit NewcomerRoom(const tournaments::Setup& setup, bool checkedIn = true)
    {
        const std::string file = stage.path().toStdString();
        if (checkedIn)
            stage.openDrawn(setup);
        else
            stage.open([file, setup] {
                const desk::Environment environment = tournaments::environment();
                return desk::Desk::create(file, tournaments::drawn(setup, environment), environment);
            });
        desktop.session().setSupervisor(u"J. Park"_s);
        desktop.window().QWidget::show();
        desktop.window().activateWindow();
        desktop.open(stage.path());
        person.wait();
        QTest::qWait(1);
        desktop.session().ticker().setNow([] {
            return tournament::Timestamp{"2026-11-21T18:05:00.000Z", {}, 0, 0};
        });
    }
    /// Calls the first match from Tables and opens its sheet; A's first player deals.
    void sit()
    {
        person.press(Qt::Key_Return);
        person.press(Qt::Key_4, Qt::ControlModifier);
        QTest::qWait(1);
        person.type(u"q"_s);
    }
    void hands(int count)
    {
        for (int i = 0; i < count; ++i)
            person.type(u"32436⏎"_s); // A 51, B 70
    }
    /// Plays the match to its end; both captains sign.
    void finish()
    {
        while (match("W1-1").state < tournament::State::Ended)
            hands(1);
        person.press(Qt::Key_Space);
        person.press(Qt::Key_Tab);
        person.press(Qt::Key_Space);
        person.press(Qt::Key_Return);
    }
    QString focused() const
    {
        const auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
        return button ? stage::textOf(*button) : QString();
    }

    static tournaments::Setup eightAtUnc() { return {.rules = "unc", .teams = 8}; }
};

QStringList boxesOf(Table& table)
{
    QStringList names;
    for (const auto* box : table.sheet().entryRow().findChildren<sheet::FieldBox*>())
        if (box->isVisible())
            names << stage::nameOf(*box);
    return names;
}

QString rowSays(Table& table, int row)
{
    return stage::textOf(table.hands().model()->index(row, 0));
}

} // namespace

class tst_newcomer : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void reasonsNameThePlayers();
    void refusalsAreSentences();
    void eachBoxSaysWhoseItIs();
    void tricksBelowThePointsSayWhatTheyAre();
    void aMisdealHasARow();
    void bidsOnRecordAreTypedAgain();
    void enterKeepsReopenedBidsThoughTricksAreTyped();
    void nilRightAfterABlindNilIsNotTheNextPlayers();
    void aQuestionIsInView();
    void theSheetSaysWhatComesNext();
    void theSheetSaysOnceWhoShowsIdAgain();
    void nothingIsNextAfterTheLast();
    void tournamentSaysWhoseIdIsMissing();
    void aSwissDrawLeadsToItsFirstPairing();
    void onlyMatchesThatArePlayedAreCounted();
    void textIsAsItWas();
};

void tst_newcomer::reasonsNameThePlayers()
{
    Table table(attable::at("unc"));
    table.type(u"n44505⏎"_s); // A's first partner goes nil and takes none
    MENTIONS(table.said());
    table.press(Qt::Key_Up);
    table.press(Qt::Key_Left); // his tricks
    QVERIFY2(table.says(u"Player 1 took 0"_s), qPrintable(table.said()));
    static const QRegularExpression code(u"\\b[ab][12]\\b|reading [A-Z][0-9]"_s);
    QVERIFY2(!table.said().contains(code), qPrintable(table.said()));
}

void tst_newcomer::refusalsAreSentences()
{
    SAYS(wording::joinedSentences({u"someone else wrote first. Fact 12 was recorded by J. Park"_s,
                                   u"match 1 is finished."_s, u"look again"_s}));
    Table table(attable::at("washburn"));
    table.type(u"0"_s);
    MENTIONS(table.said());
}

void tst_newcomer::eachBoxSaysWhoseItIs()
{
    Table table(attable::at("unc"));
    SAYS(boxesOf(table));
    table.hand();
    SAYS(boxesOf(table).at(1));
    Table player(attable::at("classic")); // whose sheet says which player
    MENTIONS_ALL(boxesOf(player), 2);
    Table sides(attable::at("washburn")); // where a side bids together
    MENTIONS(boxesOf(sides));
}

// With a nil a side has two boxes for its tricks, and the second is under "Points".
void tst_newcomer::tricksBelowThePointsSayWhatTheyAre()
{
    if (pseudo::isSpoken())
        QSKIP("longer words are shortened");
    Table table(attable::at("unc"));
    const auto inBoxes = [&] {
        QStringList all;
        for (auto* box : table.sheet().entryRow().findChildren<sheet::FieldBox*>()) {
            QStringList words;
            if (box->isVisible())
                for (const drawn::Text& text : drawn::textsOf(*box))
                    words.prepend(text.words);
            if (box->isVisible())
                all << words.join(u' ');
        }
        return all;
    };
    table.type(u"n434"_s);
    QCOMPARE(inBoxes().filter(u"tricks"_s), (QStringList{u"tricks"_s, u"tricks"_s}));
    table.type(u"05"_s);
    QCOMPARE(inBoxes().filter(u"tricks"_s), (QStringList{u"0 tricks"_s, u"5 tricks"_s}));
}

void tst_newcomer::aMisdealHasARow()
{
    Table table(attable::at("unc"));
    table.hand();
    table.press(Qt::Key_F4);
    table.push(u"B1 · Player 7."_s);
    table.push(u"No spade"_s);
    table.push(u"Record misdeal"_s);
    QCOMPARE(table.hands().model()->rowCount(), 2);
    SAYS(rowSays(table, 1));
    table.hand();
    QCOMPARE(table.hands().model()->rowCount(), 3);
    QCOMPARE(rowSays(table, 2), u"2"_s);
    table.press(Qt::Key_Up);
    MENTIONS(table.said());
    table.press(Qt::Key_Up);
    MENTIONS(table.said());
    table.press(Qt::Key_F2);
    MENTIONS(table.said());
    table.press(Qt::Key_Up);
    MENTIONS(table.said());
    table.press(Qt::Key_F2);
    MENTIONS(table.said());
}

void tst_newcomer::bidsOnRecordAreTypedAgain()
{
    Table table(attable::at("unc"));
    table.type(u"3243"_s);
    QVERIFY(tournament::openHand(table.match()));
    for (auto* box : table.sheet().entryRow().findChildren<sheet::FieldBox*>())
        if (stage::nameOf(*box).startsWith(u"Player 1 "_s))
            QTest::mouseClick(box, Qt::LeftButton);
    table.type(u"4"_s);
    MENTIONS(table.said());
    table.press(Qt::Key_F2);
    QVERIFY(!tournament::openHand(table.match()));
    MENTIONS(table.said());
    table.type(u"⏎4"_s); // the first stays, the second was wrong
    QVERIFY(!tournament::openHand(table.match()));
    table.type(u"⏎⏎"_s);
    const tournament::Item* open = tournament::openHand(table.match());
    QVERIFY(open);
    QCOMPARE(scoring::contractOf(std::get<scoring::Hand>(open->what).sides.a), 7);
    table.type(u"7⏎"_s); // and on with the tricks
    QCOMPARE(tournament::handsOn(table.match()), 1);
}

void tst_newcomer::enterKeepsReopenedBidsThoughTricksAreTyped()
{
    Table table(attable::at("unc"));
    table.type(u"32436"_s); // the other side's tricks follow
    sheet::SheetView& sheet = table.sheet();
    const auto hintOf = [&](const QString& key) {
        const auto* hint = stage::hintOf(sheet, key);
        return hint ? stage::nameOf(*hint) : QString();
    };
    const QString saves = hintOf(u"Enter"_s);
    table.press(Qt::Key_F2);
    QVERIFY(!saves.isEmpty() && hintOf(u"Enter"_s) != saves);
    table.type(u"⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 0);
    QCOMPARE(stage::inRow(sheet.entryRow().entry()), u"3|2<4|3|6|7|"_s);
    table.type(u"4⏎⏎"_s); // the last of them leads to the tricks
    QCOMPARE(tournament::handsOn(table.match()), 0);
    QVERIFY(tournament::openHand(table.match()));
    QCOMPARE(sheet.entryRow().entry().current().kind, sheet::Field::Kind::Tricks);
    QCOMPARE(hintOf(u"Enter"_s), saves);
    table.type(u"⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 1);
}

void tst_newcomer::nilRightAfterABlindNilIsNotTheNextPlayers()
{
    Table table(attable::at("unc"));
    const auto inRow = [&] { return stage::inRow(table.sheet().entryRow().entry()); };
    table.type(u"b"_s);
    const QString blind = inRow();
    QCOMPARE(blind.count(u"blind"_s), 1);
    table.type(u"n"_s);
    QCOMPARE(inRow(), blind);
    table.type(u"n"_s); // the next player bids nil
    QCOMPARE(inRow().count(u"nil"_s), 1);
}

void tst_newcomer::aQuestionIsInView()
{
    NewcomerRoom room;
    room.sit();
    room.hands(3);
    for (const int key : {Qt::Key_F4, Qt::Key_F6, Qt::Key_F2}) {
        room.person.press(key);
        if (key == Qt::Key_F2)
            room.person.type(u"⏎⏎⏎⏎⏎⏎"_s);
        QTest::qWait(10);
        auto* sheet = room.desktop.sheets().current();
        auto* ask = sheet->findChild<kit::Ask*>();
        QVERIFY2(ask->isVisible(), qPrintable(QString::number(key)));
        // Where it is higher than its room it scrolls; its first line and what is asked are in view.
        QTRY_COMPARE(ask->visibleRegion().boundingRect().topLeft(), QPoint(0, 0));
        QVERIFY(ask->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(QApplication::focusWidget()->visibleRegion().boundingRect(),
                 QApplication::focusWidget()->rect());
        room.person.press(Qt::Key_Escape);
    }
}

void tst_newcomer::theSheetSaysWhatComesNext()
{
    NewcomerRoom room;
    room.sit();
    while (room.match("W1-1").state < tournament::State::Ended)
        room.hands(1);
    room.person.press(Qt::Key_Space);
    QVERIFY2(room.person.said().contains(u"Signed by side A"_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_1, Qt::ControlModifier); // another screen says nothing of it
    QVERIFY2(!room.person.said().contains(u"Signed by side A"_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_4, Qt::ControlModifier); // side B is next
    room.person.press(Qt::Key_Space);
    room.person.press(Qt::Key_Return);
    QCOMPARE(room.match("W1-1").state, tournament::State::Final);
    const auto* toCall = room.desktop.sheets().current()->findChild<kit::Prose*>(u"nextToCall"_s);
    QVERIFY(toCall && stage::textOf(*toCall).startsWith(u"Next to call: match 2,"_s)); // on its own line
    const QString says = room.person.said();
    MENTIONS(says);
    SAYS(room.focused());
    room.person.press(Qt::Key_Return);
    QCOMPARE(room.match("W1-2").state, tournament::State::Called);
    QCOMPARE(room.match("W1-2").call->table, 1);
    QCOMPARE(room.desktop.sheets().current()->match(), u"W1-2"_s);
    room.desktop.sheets().open(u"W1-1"_s); // whoever looks at it later calls nothing by Enter
    room.person.wait();
    QVERIFY(!room.person.said().contains(u"Call match"_s));
    MENTIONS(room.person.said());
}

void tst_newcomer::theSheetSaysOnceWhoShowsIdAgain()
{
    tournaments::Setup four = NewcomerRoom::eightAtUnc();
    four.teams = 4;
    NewcomerRoom room(four);
    room.person.record(stage::deciding("W1-2", facts::Winner::A, facts::Decided::NoShow));
    room.sit();
    room.finish();
    const auto* end = room.desktop.sheets().current()->findChild<sheet::EndCard*>();
    QVERIFY(end && end->isVisible());
    const QString says = stage::wordsOn(*end).join(u' ');
    QVERIFY2(says.contains(u" must show ID again first."_s), qPrintable(says));
    QCOMPARE(says.count(u"show ID again"_s, Qt::CaseInsensitive), 1);
}

void tst_newcomer::nothingIsNextAfterTheLast()
{
    NewcomerRoom room(false);
    room.stage.record(stage::checkingIn({"P1", "P2", "P15", "P16"}));
    room.person.record(stage::catchUp);
    room.person.record(stage::calling("W1-1"));
    room.person.press(Qt::Key_4, Qt::ControlModifier);
    QTest::qWait(1);
    room.person.type(u"q"_s);
    room.finish();
    MENTIONS(room.person.said());
    SAYS(room.focused());
    room.person.press(Qt::Key_Return);
    MENTIONS(room.person.said());
}

void tst_newcomer::tournamentSaysWhoseIdIsMissing()
{
    NewcomerRoom room(false);
    const QString tables = room.person.said();
    QVERIFY2(tables.contains(u"Waiting for check-in"_s) && !tables.contains(u"Ready to call"_s),
             qPrintable(tables));
    auto* first = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
    QVERIFY(first);
    QCOMPARE(stage::nameOf(*first), u"Team 1 – Team 8"_s);
    SAYS(stage::descriptionOf(*first));
    room.person.press(Qt::Key_Return);
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(qobject_cast<checkin::CheckinScreen*>(room.desktop.window().current()));
    QVERIFY(field);
    QCOMPARE(field->text(), QString()); // a search would hide the others
    const auto* players = room.person.find<kit::RowTable>(u"players"_s);
    QCOMPARE(players->rows().rowCount(), 16);
    QCOMPARE(
        tournament::teamOfPlayer(room.desktop.session().tournament(), players->currentId().toStdString()),
        room.match("W1-1").teams.a);
    QCOMPARE(room.match("W1-1").state, tournament::State::Ready);
    const QString selected = players->currentId();
    room.person.press(Qt::Key_Return);
    const auto* proof = room.desktop.window().findChild<checkin::ProofField*>();
    QVERIFY(proof->isVisible());
    QVERIFY(stage::labelsOn(*proof).join(u'|').contains(QString::fromStdString(
        tournament::personName(room.desktop.session().tournament(), selected.toStdString()))));
}

void tst_newcomer::aSwissDrawLeadsToItsFirstPairing()
{
    NewcomerRoom room(tournaments::swissOf(5, 2));
    room.person.press(Qt::Key_5, Qt::ControlModifier);
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_2, Qt::ControlModifier);
    room.person.press(Qt::Key_D, Qt::ControlModifier); // its choices
    room.person.press(Qt::Key_Down);                   // in another order
    room.person.press(Qt::Key_D, Qt::ControlModifier);
    room.person.press(Qt::Key_Backtab, Qt::ShiftModifier); // Enter alone would cancel
    room.person.press(Qt::Key_Return);                     // draw again
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_Return); // its button has the focus
    QCOMPARE(room.desktop.session().tournament().setting->pairings.size(), std::size_t{1});
}

void tst_newcomer::onlyMatchesThatArePlayedAreCounted()
{
    NewcomerRoom room(tournaments::setupIn(facts::Format::DoubleElimination, 4));
    if (pseudo::isSpoken()) // whose longer words need the room
        room.desktop.window().resize(1920, 1080);
    room.person.press(Qt::Key_1, Qt::ControlModifier);
    MENTIONS(room.person.said());
    room.person.record(stage::deciding("W1-1", facts::Winner::A, facts::Decided::NoShow));
    QTest::qWait(1);
    MENTIONS(room.person.said());
    room.person.record(
        [](desk::Desk& desk) { return desk::withdraw(desk, "J. Park", "T4", "they went home"); });
    // The same wherever it is told.
    for (const auto screen : {Qt::Key_1, Qt::Key_2}) {
        room.person.press(screen, Qt::ControlModifier);
        QTest::qWait(1);
        MENTIONS(room.person.said());
    }
    const tournament::Tournament& tournament = room.desktop.session().tournament();
    const tournament::Counts counts = tournament::countsOf(tournament);
    QCOMPARE(counts.players, 8);
    room.person.press(Qt::Key_1, Qt::ControlModifier);
    QTest::qWait(1);
    const QString told = pseudo::english(kit::text(wording::matchesText(counts)));
    QVERIFY2(room.person.said().contains(told), qPrintable(told + room.person.said()));
    const QString report =
        pseudo::english(kit::text(desk::reportText(desk::shiftReport(tournament, "2026-11-21"))));
    QVERIFY2(report.contains(told), qPrintable(report));
    QVERIFY2(report.contains(u"4 teams"_s), qPrintable(report));
}

// Ctrl+0 brings back every pixel, whatever sizes were looked at.
void tst_newcomer::textIsAsItWas()
{
    NewcomerRoom room;
    room.sit();
    room.hands(2);
    room.desktop.window().resize(1280, 800);
    const auto settled = [&] {
        QTest::qWait(30);
        QWidget* screen = room.desktop.window().current();
        auto* needs = screen->findChild<sheet::NeedsCard*>(); // of a sheet: what stands beside it
        return (needs ? needs->parentWidget() : screen)->grab().toImage();
    };
    for (const auto place : {Qt::Key_4, Qt::Key_1, Qt::Key_5, Qt::Key_9}) {
        room.person.press(place, Qt::ControlModifier);
        const QImage before = settled();
        for (int i = 0; i < 3; ++i)
            room.person.press(Qt::Key_Plus, Qt::ControlModifier);
        settled();
        room.person.press(Qt::Key_0, Qt::ControlModifier);
        const QImage after = settled();
        if (before == after)
            continue;
        QFAIL(qPrintable(u"not as it was, key %1"_s.arg(place)));
    }
}

TEST_CLASS(tst_newcomer)
#include "tst_newcomer.moc"
