// Paper score sheets: which are out at the tables and which have come back.
#include "golden/says.h"
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/corrections/undo.h"
#include "desk/document/draft.h"
#include "desk/play/scoresheets.h"
#include "desk/play/table.h"
#include "desk/reports/report.h"
#include "files/statusjson.h"
#include "program/testclass.h"
#include "tournament/model/timestamp.h"
#include "tournament/queries/nextmatches.h"
#include "tournament/queries/room.h"
#include "views/statustext.h"
#include "wording/text.h"
#include "wording/tournament/statewords.h"

#include <QTest>

using tournaments::LiveTournament;

namespace {

using Matches = std::vector<std::string>;

const char* const sheetHand = "{\"a\":{\"bids\":[3,2],\"tricks\":6},\"b\":{\"bids\":[2,2],\"tricks\":7}}";

std::string handOut(LiveTournament& live, const Matches& matches)
{
    const std::string text = desk::handedOutText(live.desk().tournament(), matches);
    const auto done = desk::handOutSheets(live.desk(), "J. Park", matches);
    return done ? text : refusals::firstMistake(done);
}

std::string returnSheet(LiveTournament& live, const std::string& match)
{
    const auto done = desk::returnSheet(live.desk(), "J. Park", match);
    return done ? desk::sheetBackText(live.match(match)) : refusals::firstMistake(done);
}

Matches out(LiveTournament& live)
{
    Matches ids;
    for (const tournament::Match* match : tournament::sheetsOut(live.desk().tournament()))
        ids.push_back(match->id);
    return ids;
}

/// As it is said in a room whose clock is an hour ahead.
std::string said(LiveTournament& live, const std::string& match)
{
    const std::string text = wording::sheetMarkText(live.desk().tournament(), live.match(match), 60);
    return text.substr(0, text.find_last_of(' '));
}

} // namespace

class tst_scoresheets : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void aSheetGoesOutAndComesBack();
    void manyAreCounted();
    void aFinishedMatchNeedsNone();
    void anEndedMatchHoldsUpNoOther();
    void aSheetIsInUseOnceItsMatchHasBegun();
    void aSheetThatIsTypedFromIsBackWithItsFirstHand();
    void aGameTakenOverFromItsSheetBringsItBack();
    void onlyPlayReturnsASheet();
    void aByeNeedsNone();
    void aNewDrawHasNoneOut();
    void refusals_data();
    void refusals();
    void paperBlocksNothing();
    void oneUndoTakesThemAllBack();
    void aSheetBelongsToTheTeamsOnIt();
    void aSheetAtATableIsShownEverywhere();
};

void tst_scoresheets::aSheetGoesOutAndComesBack()
{
    LiveTournament live;
    QCOMPARE(said(live, "W1-1"), "");
    SAYS(handOut(live, {"W1-1", "W1-2"}));
    QCOMPARE(out(live), (Matches{"W1-1", "W1-2"}));
    SAYS(said(live, "W1-1"));
    SAYS(returnSheet(live, "W1-1"));
    SAYS(said(live, "W1-1"));
    QCOMPARE(out(live), Matches{"W1-2"});
    SAYS(returnSheet(live, "W1-1"));
    // Coffee went over both, and the final is known by halves: three are printed.
    SAYS(handOut(live, {"W2-1", "W1-1", "W1-2"}));
    QCOMPARE(out(live).size(), std::size_t{3});
}

void tst_scoresheets::manyAreCounted()
{
    LiveTournament live({.teams = 32});
    Matches all;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (!match->teams.a.empty())
            all.push_back(match->id);
    SAYS(handOut(live, all));
    const auto undone = desk::undo(live.desk(), "J. Park");
    QVERIFY(undone);
    SAYS(undone->what); // in one line
}

void tst_scoresheets::aFinishedMatchNeedsNone()
{
    LiveTournament live;
    live.playOut("W1-1", 'a');
    const tournament::Tournament tournament = live.desk().tournament();
    QCOMPARE(desk::sheetsToHandOut(tournament, {"W1-1", "W1-2", "W1-2", "W9-9"}), Matches{"W1-2"});
    SAYS(handOut(live, {"W1-2", "W1-1"}));
    QCOMPARE(out(live), Matches()); // all or none
    QCOMPARE(handOut(live, {}), wording::text({"no-score-sheet-to-hand-out"}));
}

// Another desk ends match 2, and this one has not seen it.
void tst_scoresheets::anEndedMatchHoldsUpNoOther()
{
    LiveTournament live;
    auto other = desk::Desk::open(live.path(), desk::Desk::Access::ReadWrite, desk::thisMachine());
    QVERIFY(
        desk::result(*other, "M. Osei", "W1-2", {facts::Winner::A, facts::Decided::Forfeit, "they left"}));
    const auto done = desk::handOutPossible(live.desk(), "J. Park", {"W1-1", "W1-2", "W2-1"});
    QVERIFY(done);
    SAYS(done->text);
    QCOMPARE(out(live), (Matches{"W1-1", "W2-1"}));
    SAYS(refusals::firstMistake(desk::handOutPossible(live.desk(), "J. Park", {"W1-2"})));
}

void tst_scoresheets::aSheetIsInUseOnceItsMatchHasBegun()
{
    LiveTournament live;
    const auto isInUse = [&](const std::string& match) {
        return tournament::isSheetInUse(live.desk().tournament(), live.match(match));
    };
    handOut(live, {"W1-1", "W1-2"});
    QCOMPARE(live.call("W1-1"), "");
    QVERIFY(!isInUse("W1-1"));
    QCOMPARE(live.enter("W1-1", sheetHand).substr(0, 2), "ok");
    QVERIFY(isInUse("W1-1") && !isInUse("W1-2"));
    QCOMPARE(live.result("W1-2", {facts::Winner::A, facts::Decided::NoShow, "nobody came"}), "");
    QVERIFY(isInUse("W1-2"));
    returnSheet(live, "W1-1");
    QVERIFY(!isInUse("W1-1"));
}

void tst_scoresheets::aSheetThatIsTypedFromIsBackWithItsFirstHand()
{
    LiveTournament live;
    handOut(live, {"W1-1", "W1-2"});
    desk::typeFromSheet(live.desk(), "W1-1");
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(out(live).size(), std::size_t{2}); // nothing is played yet
    QCOMPARE(live.enter("W1-1", sheetHand).substr(0, 2), "ok");
    QCOMPARE(out(live), Matches{"W1-2"});
    const auto undone = desk::undo(live.desk(), "J. Park", "W1-1");
    QVERIFY(undone);
    QCOMPARE(undone->what.size(), std::size_t{2});
    QCOMPARE(out(live).size(), std::size_t{2});
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 0);
    desk::typeFromSheet(live.desk(), {});
    QCOMPARE(live.enter("W1-1", sheetHand).substr(0, 2), "ok");
    QCOMPARE(out(live).size(), std::size_t{2}); // nobody says where that came from
}

// Match 1 is taken over with its totals, without a hand. Decided by forfeit later, it still counts as played.
void tst_scoresheets::aGameTakenOverFromItsSheetBringsItBack()
{
    LiveTournament live;
    handOut(live, {"W1-1", "W1-2"});
    QCOMPARE(live.call("W1-1"), "");
    desk::typeFromSheet(live.desk(), "W1-1");
    scoring::Start start;
    start.sides.a = {120, 0, 0};
    start.sides.b = {88, 0, 1};
    start.hands = 4;
    QVERIFY(desk::takeOver(live.desk(), "J. Park", "W1-1", start));
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 0);
    QCOMPARE(out(live), Matches{"W1-2"});
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::Forfeit, "they left"}), "");
    QCOMPARE(live.result("W1-2", {facts::Winner::A, facts::Decided::NoShow, "nobody came"}), "");
    QCOMPARE(tournament::played(live.desk().tournament()), Matches{"W1-1"});
}

// The match has a hand when its sheet goes out again.
void tst_scoresheets::onlyPlayReturnsASheet()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.enter("W1-1", sheetHand).substr(0, 2), "ok");
    handOut(live, {"W1-1"});
    desk::typeFromSheet(live.desk(), "W1-1");
    facts::Incident incident{.match = "W1-1", .reason = "a spilled drink"};
    QCOMPARE(live.record(incident), "");
    QCOMPARE(out(live), Matches{"W1-1"});
    QCOMPARE(live.enter("W1-1", sheetHand).substr(0, 2), "ok");
    QCOMPARE(out(live), Matches());
}

void tst_scoresheets::aByeNeedsNone()
{
    LiveTournament live(tournaments::swissOf(5, 3));
    QCOMPARE(tournament::sheetsNotPairedYet(live.desk().tournament()), 2);
}

// The final's sheet names nobody yet, so that it could be that of any draw.
void tst_scoresheets::aNewDrawHasNoneOut()
{
    LiveTournament live;
    handOut(live, {"W1-1", "W2-1"});
    facts::Draw again = *live.desk().tournament().setting->draw;
    std::swap(again.teams.front(), again.teams.back());
    QCOMPARE(live.record(again), "");
    QCOMPARE(out(live), Matches());
    QCOMPARE(said(live, "W2-1"), "");
    SAYS(handOut(live, {"W2-1"})); // not once more
    QCOMPARE(out(live), Matches{"W2-1"});
}

void tst_scoresheets::refusals_data()
{
    QTest::addColumn<QString>("match");
    QTest::addColumn<int>("attempt");
    QTest::addColumn<QString>("team");
    const auto row = [](const char* match, int attempt, const char* team, const char* says) {
        QTest::newRow(says) << QString::fromUtf8(match) << attempt << QString::fromUtf8(team);
    };
    row("W9-9", 1, "T1", "there is no match “W9-9” in the draw");
    row("W1-1", 2, "T1", "match 1 is on attempt 1, but this is for attempt 2");
    row("W1-1", 1, "T2", "match 1: Team 2 doesn’t play in it");
}

void tst_scoresheets::refusals()
{
    QFETCH(QString, match);
    QFETCH(int, attempt);
    QFETCH(QString, team);

    LiveTournament live;
    facts::ScoreSheet sheet{match.toStdString(), attempt, facts::SheetAction::Out};
    sheet.teams.a = team.toStdString();
    SAYS(QString::fromStdString(live.record(sheet)));
}

// A sheet that is out does not begin the match, and undo takes back a hand first.
void tst_scoresheets::paperBlocksNothing()
{
    LiveTournament live;
    handOut(live, {"W1-1"});
    QVERIFY(!tournament::hasBegun(tournament::recordOf(live.desk().tournament(), "W1-1")));
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.enter("W1-1", sheetHand).substr(0, 2), "ok");
    returnSheet(live, "W1-1");
    const auto undone = desk::undo(live.desk(), "J. Park", "W1-1");
    QVERIFY(undone);
    QCOMPARE(undone->what.front().substr(0, 15), "match 1, hand 1");
    live.playOut("W1-1", 'a');
    handOut(live, {"W2-1"});
    QVERIFY(desk::undo(live.desk(), "J. Park", "W1-1")); // though the winner's next sheet is out
    QCOMPARE(live.match("W1-1").state, tournament::State::Ended);
}

void tst_scoresheets::oneUndoTakesThemAllBack()
{
    LiveTournament live;
    handOut(live, {"W1-1", "W1-2"});
    const auto undone = desk::undo(live.desk(), "J. Park");
    QVERIFY(undone);
    SAYS(undone->what);
    QCOMPARE(out(live), Matches());
    QVERIFY(desk::redo(live.desk(), "J. Park"));
    QCOMPARE(out(live).size(), std::size_t{2});
}

// The result of match 1 was entered for the wrong team: who plays the final is another, and its sheet too.
void tst_scoresheets::aSheetBelongsToTheTeamsOnIt()
{
    using facts::Winner;
    LiveTournament live;
    const auto decide = [&](Winner winner) {
        return live.result("W1-1", {winner, facts::Decided::NoShow, "nobody came"});
    };
    QCOMPARE(decide(Winner::A), "");
    handOut(live, {"W2-1", "W1-2"});
    QCOMPARE(out(live).size(), std::size_t{2});
    QVERIFY(desk::undo(live.desk(), "J. Park", "W1-1"));
    QCOMPARE(decide(Winner::B), "");
    QCOMPARE(out(live), Matches{"W1-2"});
    SAYS(handOut(live, {"W2-1"}));
}

void tst_scoresheets::aSheetAtATableIsShownEverywhere()
{
    LiveTournament live;
    const tournament::Timestamp now{"2026-11-21T20:00:00.000Z", "", 0};
    const auto status = [&] {
        return QString::fromStdString(views::statusText(live.desk().tournament(), "abc", now));
    };
    const auto json = [&] {
        return QString::fromStdString(
            json::canonical(files::statusJson(live.desk().tournament(), "abc", now)));
    };
    const auto report = [&] {
        return QString::fromStdString(
            desk::reportText(desk::shiftReport(live.desk().tournament(), "2026-11-21")));
    };
    QVERIFY(!status().contains(QLatin1String("sheet out")) && !json().contains(QLatin1String("\"sheet\"")));
    QVERIFY(!report().contains(QLatin1String("still out")));
    handOut(live, {"W1-1"});
    MENTIONS(status());
    QVERIFY2(json().contains(QLatin1String("\"state\":\"out\"}")), qPrintable(json()));
    MENTIONS(report());
    const std::string asJson = desk::reportJson(desk::shiftReport(live.desk().tournament(), "2026-11-21"));
    QVERIFY2(QString::fromStdString(asJson).contains(
                 QLatin1String("\"sheetsOut\":[{\"match\":\"match 1\",\"since\":\"2026-11-21T18:")),
             asJson.c_str());
    returnSheet(live, "W1-1");
    MENTIONS(status());
    QVERIFY2(json().contains(QLatin1String("\"state\":\"back\"}")), qPrintable(json()));
    QVERIFY(!report().contains(QLatin1String("still out")));
}

TEST_CLASS(tst_scoresheets)
#include "tst_scoresheets.moc"
