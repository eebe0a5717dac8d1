// The room in the course of the tournament: tables are closed and opened, there are more or fewer of them,
// teams rest, and nobody is called away from another table.
#include "golden/says.h"
#include "refusals.h"
#include "tournaments/timedtournament.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/undo.h"
#include "desk/play/room.h"
#include "desk/reports/status.h"
#include "program/testclass.h"
#include "tournament/queries/queue.h"
#include "tournament/queries/room.h"
#include "views/match.h"
#include "wording/text.h"
#include "wording/tournament/statewords.h"

using refusals::firstMistake;
using tournament::Hold;
using tournaments::handLine;
using tournaments::LiveTournament;
using tournaments::timeAtMinute;
using tournaments::TimedTournament;

namespace {

std::string close(LiveTournament& live, int table, const char* why = nullptr)
{
    return firstMistake(desk::setTable(live.desk(), "J. Park", table, facts::TableAction::Close,
                                       why ? std::optional<std::string>(why) : std::nullopt));
}
std::string open(LiveTournament& live, int table)
{
    return firstMistake(desk::setTable(live.desk(), "J. Park", table, facts::TableAction::Open));
}
std::string set(LiveTournament& live, const desk::RoomOptions& options)
{
    return firstMistake(desk::setRoom(live.desk(), "J. Park", options));
}

tournaments::Setup roomSetup(int teams, int tables, facts::Format format = facts::Format::SingleElimination)
{
    tournaments::Setup setup = tournaments::setupIn(format, teams);
    setup.tables = tables;
    return setup;
}

/// The last hand of a match was not played.
desk::AmendOptions lastStruck(const LiveTournament& live, const char* match)
{
    return {.how = desk::AmendOptions::How::Strike,
            .match = match,
            .hand = tournament::handsOn(live.match(match)),
            .reason = "it was never played"};
}

/// `A1-1 A1-2`: the queue, those that are held with why behind them.
std::string queueOf(const tournament::Tournament& tournament, double minutes)
{
    std::string all;
    for (const tournament::Waiting& waiting : tournament::queue(tournament, timeAtMinute(minutes))) {
        const std::string held = wording::inWords(tournament, waiting, timeAtMinute(minutes));
        all += (all.empty() ? "" : " | ") + waiting.match->id + (held.empty() ? "" : ": " + held);
    }
    return all;
}

} // namespace

class tst_room : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void aCalledMatchHasNoHandYet();
    void nothingIsCalledToAClosedTable();
    void whoSitsThereWhenItClosesPlaysOn();
    void closingATableIsUndone();
    void thereMayBeMoreTablesOrFewer();
    void aTeamRestsBetweenTwoMatches();
    void aCorrectionStartsNoNewRest();
    void callingARestingTeamIsReported();
    void noTeamPlaysAtTwoTables();
    void aMatchThatWasOpenedAgainHoldsNobodyWhoSitsElsewhere();
    void aMatchThatWasOpenedAgainIsCalledToAnotherTable();
    void itHasItsOwnTableWhileNobodyElseDoes();
    void whoSitsElsewhereIsNotCalledToIt();
    void undoingASignatureNeedsNoOtherTable();
    void inARoundRobinThoseWhoRestedLongestComeFirst();
    void statusTellsOfTheRoom();
    void manyMatchesAreCountedWithAComma();
};

// Its clock may run already, so “not started” would be wrong.
void tst_room::aCalledMatchHasNoHandYet()
{
    LiveTournament live;
    const std::string before = views::stateForms(live.match("W1-1")).inShort;
    QCOMPARE(live.call("W1-1"), "");
    const std::string called = views::stateForms(live.match("W1-1")).inShort;
    QVERIFY2(called != before, called.c_str());
    SAYS(called);
}

void tst_room::nothingIsCalledToAClosedTable()
{
    LiveTournament live(roomSetup(8, 3));
    QCOMPARE(close(live, 1, "lamp broken"), "");
    QCOMPARE(tournament::freeTable(live.desk().tournament()), std::optional(2));
    MENTIONS(live.call("W1-1", {1, {}}));
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.match("W1-1").call->table, 2);
    QCOMPARE(close(live, 3), "");
    QCOMPARE(live.call("W1-2"), wording::text({"call-without-table", {{"match", "match 2"}}}));
    MENTIONS(live.call("W1-1", {3, {}}));
    MENTIONS(close(live, 1));
    MENTIONS(close(live, 4));
    MENTIONS(open(live, 2));
    QCOMPARE(open(live, 1), "");
    QCOMPARE(live.call("W1-2"), "");
    QCOMPARE(live.match("W1-2").call->table, 1);
}

void tst_room::whoSitsThereWhenItClosesPlaysOn()
{
    LiveTournament live(roomSetup(8, 1));
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(close(live, 1), "");
    QCOMPARE(live.call("W1-1", {{}, facts::Seat::B1}), ""); // who deals first is known now
    live.playOut("W1-1", 'a');
    QVERIFY(!tournament::freeTable(live.desk().tournament()));
    QCOMPARE(live.call("W1-2"), wording::text({"call-without-table", {{"match", "match 2"}}}));
}

void tst_room::closingATableIsUndone()
{
    LiveTournament live(roomSetup(8, 2));
    QCOMPARE(close(live, 1, "lamp broken"), "");
    const auto undone = desk::undo(live.desk(), "J. Park");
    QVERIFY(undone);
    SAYS(desk::undoneText(*undone));
    QCOMPARE(tournament::freeTable(live.desk().tournament()), std::optional(1));
    QVERIFY(desk::redo(live.desk(), "J. Park"));
    QCOMPARE(tournament::freeTable(live.desk().tournament()), std::optional(2));
    const std::string log = desk::log(live.desk().tournament(), desk::As::Text);
    MENTIONS(log);
    // A tournament that is read again is the same.
    const auto read = desk::Desk::open(live.path(), desk::Desk::Access::Read, tournaments::environment());
    QVERIFY(read && read->tournament() == live.desk().tournament());
}

void tst_room::thereMayBeMoreTablesOrFewer()
{
    LiveTournament live(roomSetup(8, 2));
    QCOMPARE(live.call("W1-1", {2, {}}), "");
    MENTIONS(set(live, {1, {}}));
    QCOMPARE(set(live, {3, 10}), "");
    SAYS(desk::roomText(live.desk().tournament()));
    SAYS(set(live, {3, 10}));
    QVERIFY(refusals::says(set(live, {{}, 300}), "rest"));
    QCOMPARE(live.call("W1-2", {3, {}}), "");
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(live.match("W1-2").state, tournament::State::Ready);
    QVERIFY(desk::undo(live.desk(), "J. Park")); // two tables, and no rest
    QCOMPARE(desk::roomText(live.desk().tournament()), "2 tables");
    QVERIFY(desk::redo(live.desk(), "J. Park"));
    SAYS(desk::roomText(live.desk().tournament()));
    QCOMPARE(set(live, {2, 0}), "");
    QCOMPARE(desk::roomText(live.desk().tournament()), "2 tables");
    QCOMPARE(close(live, 1, "lamp broken"), "");
    SAYS(desk::roomText(live.desk().tournament()));
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QVERIFY(desk::undo(live.desk(), "J. Park")); // the first change
    QCOMPARE(live.match("W1-1").state, tournament::State::Called);
    QVERIFY(desk::undo(live.desk(), "J. Park")); // the call
    MENTIONS(firstMistake(desk::undo(live.desk(), "J. Park")));
}

void tst_room::aTeamRestsBetweenTwoMatches()
{
    TimedTournament timed(roomSetup(4, 2));
    facts::Tournament setup = *timed.tournament().setting->tournament;
    setup.rest = 15;
    QCOMPARE(timed.tell(0, setup), "");
    timed.play(0, "W1-1", 1, 4); // over at 18:20
    timed.play(0, "W1-2", 2, 5); // over at 18:25
    SAYS(queueOf(timed.tournament(), 26));
    QVERIFY(!tournament::firstOf(tournament::queue(timed.tournament(), timeAtMinute(39.9))));
    QCOMPARE(queueOf(timed.tournament(), 40), "W2-1");
    QCOMPARE(tournament::firstOf(tournament::queue(timed.tournament(), timeAtMinute(40)))->id, "W2-1");
    QCOMPARE(timed.call(27, "W2-1", 1), ""); // a supervisor's word
}

void tst_room::aCorrectionStartsNoNewRest()
{
    TimedTournament timed(roomSetup(4, 2));
    facts::Tournament setup = *timed.tournament().setting->tournament;
    setup.rest = 15;
    QCOMPARE(timed.tell(0, setup), "");
    timed.play(0, "W1-1", 1, 4);
    timed.play(0, "W1-2", 2, 4);
    QCOMPARE(timed.tell(30, tournaments::recounted(timed.tournament(), "W1-1", 13, "read wrong")), "");
    QCOMPARE(timed.sign(31, "W1-1"), "");
    SAYS(queueOf(timed.tournament(), 34));
    QCOMPARE(queueOf(timed.tournament(), 36), "W2-1");
}

void tst_room::callingARestingTeamIsReported()
{
    LiveTournament live(roomSetup(4, 2));
    QCOMPARE(set(live, {{}, 30}), "");
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    const auto called = desk::call(live.desk(), "J. Park", "W2-1", {});
    QVERIFY(called);
    MENTIONS(called->warning);
    const auto moved = desk::call(live.desk(), "J. Park", "W2-1", {2, {}});
    QVERIFY(moved);
    QCOMPARE(moved->warning, "");
}

void tst_room::noTeamPlaysAtTwoTables()
{
    LiveTournament live(roomSetup(4, 4, facts::Format::RoundRobin));
    const auto id = [&](const char* a, const char* b) {
        for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
            if ((match->teams.a == a && match->teams.b == b) || (match->teams.a == b && match->teams.b == a))
                return match->id;
        return std::string();
    };
    QCOMPARE(live.call(id("T1", "T4")), "");
    MENTIONS(live.call(id("T1", "T2")));
    const auto queue = tournament::queue(live.desk().tournament(), timeAtMinute(1));
    QCOMPARE(queue.size(), std::size_t{5});
    QCOMPARE(queue.front().match->id, id("T2", "T3")); // the others all need somebody who plays
    QVERIFY(queue.front().isOffered());
    for (std::size_t i = 1; i < queue.size(); ++i)
        QVERIFY(queue[i].hold.why == Hold::Why::Plays);
    SAYS(wording::inWords(live.desk().tournament(), queue[1], timeAtMinute(1)).substr(5));
    live.playOut(id("T1", "T4"), 'a');
    QCOMPARE(live.call(id("T1", "T2")), "");
}

void tst_room::aMatchThatWasOpenedAgainHoldsNobodyWhoSitsElsewhere()
{
    LiveTournament live(roomSetup(4, 4, facts::Format::RoundRobin));
    const std::string first = tournament::inOrder(live.desk().tournament()).front()->id;
    const facts::PerSide<std::string> teams{live.match(first).teams.a, live.match(first).teams.b};
    live.playOut(first, 'a');
    std::string second;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (second.empty() && match->state == tournament::State::Ready &&
            (match->teams.a == teams.a || match->teams.b == teams.a))
            second = match->id;
    QCOMPARE(live.call(second), "");
    QCOMPARE(live.record(facts::Retract{live.newestOp(first), "they had not agreed"}), "");
    QCOMPARE(live.match(first).state, tournament::State::Ended);
    QCOMPARE(live.call(second, {4, {}}), ""); // it moves to another table
}

// Match 2 plays at table 1 by now, where match 1 was.
void tst_room::aMatchThatWasOpenedAgainIsCalledToAnotherTable()
{
    LiveTournament live(roomSetup(8, 2));
    live.enter("W1-1", handLine);
    live.playOut("W1-1", 'a');
    QCOMPARE(live.call("W1-2"), "");
    QCOMPARE(live.match("W1-2").call->table, 1);
    const auto seen = desk::preview(live.desk().tournament(), live.desk().environment(), "J. Park",
                                    desk::amend(lastStruck(live, "W1-1")));
    QVERIFY(seen);

    MENTIONS(desk::correctionText(*seen));
    QVERIFY(refusals::says(desk::correctionJson(*seen), R"("tableInUseBy":"W1-2")"));
    const auto done = desk::record(live.desk(), "J. Park", desk::amend(lastStruck(live, "W1-1")));
    QVERIFY(done);
    MENTIONS(desk::correctionText(*done));
    QVERIFY(desk::undo(live.desk(), "J. Park", "W1-1"));
    const auto again = desk::redo(live.desk(), "J. Park", "W1-1");
    QVERIFY(again);
    MENTIONS(desk::undoneText(*again) + '\n');
    const auto score = tournament::result(live.match("W1-1")).score;
    QCOMPARE(tournament::atTables(live.desk().tournament())[0]->id, std::string("W1-2"));
    QCOMPARE(tournament::freeTable(live.desk().tournament()), std::optional(2));
    QCOMPARE(tournament::queue(live.desk().tournament(), timeAtMinute(30)).front().match->id,
             std::string("W1-1"));
    QVERIFY(tournament::queue(live.desk().tournament(), timeAtMinute(30)).front().isOffered());
    MENTIONS(desk::status(live.desk(), desk::As::Text));
    QCOMPARE(tournament::tableOf(live.desk().tournament(), live.match("W1-1")), std::optional<int>());
    QCOMPARE(tournament::tableOf(live.desk().tournament(), live.match("W1-2")), std::optional(1));
    const views::StateView waiting = views::stateView(live.desk().tournament(), live.match("W1-1"));
    SAYS(waiting.waits);
    SAYS(waiting.brief());
    MENTIONS(live.call("W1-1", {1, {}}));
    QCOMPARE(live.call("W1-2", {{}, facts::Seat::B1}), ""); // who sits there is not disturbed
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.match("W1-1").call->table, 2);
    QCOMPARE(tournament::tableOf(live.desk().tournament(), live.match("W1-1")), std::optional(2));
    QVERIFY(tournament::result(live.match("W1-1")).score == score && score.a > 0);
    QCOMPARE(tournament::atTables(live.desk().tournament())[1]->id, std::string("W1-1"));
    QCOMPARE(live.call("W1-1"), wording::text({"call-made-already", {{"match", "match 1"}, {"table", 2}}}));
    live.playOut("W1-1", 'a');
    QCOMPARE(live.match("W1-1").state, tournament::State::Final);
}

void tst_room::itHasItsOwnTableWhileNobodyElseDoes()
{
    LiveTournament live(roomSetup(8, 1));
    live.playOut("W1-1", 'a');
    QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(lastStruck(live, "W1-1"))));
    QCOMPARE(tournament::atTables(live.desk().tournament())[0]->id, std::string("W1-1"));
    QCOMPARE(live.call("W1-2"), wording::text({"call-without-table", {{"match", "match 2"}}}));
}

// Such a call can be on record all the same, where somebody wrote it as a fact.
void tst_room::whoSitsElsewhereIsNotCalledToIt()
{
    LiveTournament live(roomSetup(4, 4, facts::Format::RoundRobin));
    const std::string first = tournament::inOrder(live.desk().tournament()).front()->id;
    const std::string team = live.match(first).teams.a;
    live.enter(first, handLine);
    live.playOut(first, 'a');
    std::string second;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (second.empty() && match->state == tournament::State::Ready &&
            (match->teams.a == team || match->teams.b == team))
            second = match->id;
    QCOMPARE(live.call(second), "");
    QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(lastStruck(live, first.c_str()))));
    QVERIFY(tournament::lacksTable(live.desk().tournament(), live.match(first)));
    MENTIONS(live.call(first));
    MENTIONS(live.call(first, {3, {}}));
    facts::Call moved = *live.match(first).call;
    moved.table = 3;
    QCOMPARE(live.record(moved), "");
    QVERIFY(!tournament::lacksTable(live.desk().tournament(), live.match(first)));
}

// Nothing is left to be played; with a hand taken off there is, and that is said though nobody has signed.
void tst_room::undoingASignatureNeedsNoOtherTable()
{
    LiveTournament live(roomSetup(8, 2));
    live.enter("W1-1", handLine);
    live.playOut("W1-1", 'a');
    QCOMPARE(live.call("W1-2"), "");
    QCOMPARE(live.record(facts::Retract{live.newestOp("W1-1"), "they had not agreed"}), "");
    QCOMPARE(live.match("W1-1").state, tournament::State::Ended);
    QCOMPARE(live.call("W1-1"), wording::text({"call-made-already", {{"match", "match 1"}, {"table", 1}}}));
    const auto done = desk::record(live.desk(), "J. Park", desk::amend(lastStruck(live, "W1-1")));
    QVERIFY(done);
    MENTIONS(desk::correctionText(*done));
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.match("W1-1").call->table, 2);
}

void tst_room::inARoundRobinThoseWhoRestedLongestComeFirst()
{
    TimedTournament timed(roomSetup(6, 1, facts::Format::RoundRobin));
    const auto first = tournament::queue(timed.tournament(), timeAtMinute(0));
    QCOMPARE(first.size(), std::size_t{15});
    std::vector<std::string> order;
    for (const tournament::Match* match : tournament::inOrder(timed.tournament()))
        order.push_back(match->id);
    QCOMPARE(first.front().match->id, order.front()); // nobody has played: in playing order
    timed.play(0, order[0], 1, 1);
    timed.play(10, order[1], 1, 1);
    timed.play(20, order[2], 1, 1);
    // Everybody has played once; those of the first match have waited since 18:05, of the second since 18:15.
    const auto queue = tournament::queue(timed.tournament(), timeAtMinute(26));
    for (std::size_t i = 1; i < queue.size(); ++i)
        QVERIFY(queue[i - 1].since <= queue[i].since);
    const auto plays = [](const tournament::Match& match, const tournament::Match& other) {
        return match.teams.a == other.teams.a || match.teams.b == other.teams.a ||
               match.teams.a == other.teams.b || match.teams.b == other.teams.b;
    };
    QVERIFY(!plays(*queue.front().match, timed.match(order[2])));
    QCOMPARE(queue.front().since, tournaments::minutesIn(15));
    QCOMPARE(queue.back().since, tournaments::minutesIn(25));
}

void tst_room::statusTellsOfTheRoom()
{
    LiveTournament live(roomSetup(4, 2));
    QCOMPARE(set(live, {{}, 10}), "");
    QCOMPARE(close(live, 1, "lamp broken"), "");
    QCOMPARE(live.call("W1-1"), "");
    const std::string text = desk::status(live.desk(), desk::As::Text);
    MENTIONS_ALL(text, 3);
    QVERIFY(refusals::says(text, "\nThe tournament"));
    MENTIONS(text);
    const std::string json = desk::status(live.desk(), desk::As::Json);
    QVERIFY(refusals::says(json, R"("rest":10)"));
    QVERIFY(refusals::says(json, R"({"table":1,"match":null,"closed":true,"reason":"lamp broken"})"));
    QVERIFY(refusals::says(json, R"({"table":2,"match":"W1-1","closed":false,"reason":null})"));
    QVERIFY(refusals::says(json, R"("queue":[{"match":"W1-2","since":)"));
    QVERIFY(refusals::says(json, R"("secondsAHand":240)"));
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    QVERIFY(
        refusals::says(desk::status(live.desk(), desk::As::Json), R"("held":{"why":"rests","team":"T2")"));
    live.playOut("W2-1", 'a');
    QVERIFY(refusals::says(desk::status(live.desk(), desk::As::Json), R"("forecast":null)"));
}

void tst_room::manyMatchesAreCountedWithAComma()
{
    tournament::Counts counts;
    counts.matches = 2016;
    counts.over = 1023;
    QCOMPARE(wording::matchesText(counts), "1,023 of 2,016 matches finished");
    counts.walkovers = 2;
    QCOMPARE(wording::matchesText(counts), "1,023 of 2,016 matches finished (2 without play)");
}

TEST_CLASS(tst_room)

#include "tst_room.moc"
