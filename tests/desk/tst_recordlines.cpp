// The record as a supervisor reads it in a dispute: what a hand said before, who took what back, and a long
// tournament.
#include "wholesheets.h"

#include "desk/demo/demo.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/record/history.h"
#include "wording/record/recordlines.h"

using namespace sheets;
using tournaments::bidsLine;
using tournaments::tricksLine;

namespace {

std::string amended(LiveTournament& live, const std::string& match, int number, const std::string& given,
                    const std::string& reason)
{
    desk::AmendOptions options{.match = match, .hand = number, .reason = reason, .given = given};
    return refusals::firstMistake(desk::record(live.desk(), "A. Cruz", desk::amend(options)));
}

std::vector<wording::RecordLine> lines(LiveTournament& live, const wording::RecordFilter& filter)
{
    return wording::recordLines(live.desk().tournament(), filter);
}

wording::RecordFilter filterOf(const std::string& match, std::vector<std::string> kinds = {})
{
    return {.match = match, .kinds = std::move(kinds)};
}

const std::string saidFirst = "A bid 4+3, took 8; B bid 3+2, took 5";

} // namespace

class tst_recordlines : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void anAmendedHandSaysWhatItWas();
    void whoTookHowManyIsNotSaidWithoutANil();
    void bidsAndThenTricksAreNoChange();
    void aSwappedSheetSaysWhatStoodThere();
    void aMovedSheetIsInBothRecords();
    void whoDealsIsNoSecondCall();
    void whoTookItBack();
    void anUndoneHandKeepsTheNumberThatItHad();
    void changesAlone();
    void aDecisionIsNamedByItsChallenge();
    void aTeamThatWasRenamed();
    void aLongTournament();
};

void tst_recordlines::anAmendedHandSaysWhatItWas()
{
    tournaments::AfterAHand live;
    QCOMPARE(amended(live, "W1-1", 1, other, "misread"), "");
    const std::string third = R"({"a":{"bids":[5,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})";
    QCOMPARE(amended(live, "W1-1", 1, third, "again"), "");
    const auto all = lines(live, filterOf("W1-1", {"hand"}));
    QCOMPARE(all.size(), std::size_t(3));
    QCOMPARE(all[0].was, "");
    SAYS(wording::whole(all[1].said));
    QCOMPARE(all[1].said.head, "match 1, hand 1, amended");
    const wording::FactLine own = wording::inRecordOf(all[1].said, "W1-1");
    QCOMPARE(own.head, "hand 1, amended");
    QCOMPARE(own.detail, all[1].said.detail);
    QCOMPARE(wording::inRecordOf(all[1].said, "W1-2").head, "match 1, hand 1, amended");
    QCOMPARE(all[1].was, saidFirst);
    QCOMPARE(all[1].by, "A. Cruz");
    SAYS(all[2].was);
    // What was undone was no longer on record.
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(amended(live, "W1-1", 1, handLine, "as the captains say"), "");
    SAYS(lines(live, filterOf("W1-1", {"hand"}))[3].was);
}

// The sheet shows one number a side then, though a file may have one a player.
void tst_recordlines::whoTookHowManyIsNotSaidWithoutANil()
{
    LiveTournament live;
    live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":[5,3]},"b":{"bids":[3,2],"tricks":[1,4]}})");
    QCOMPARE(amended(live, "W1-1", 1, other, "misread"), "");
    QCOMPARE(lines(live, filterOf("W1-1", {"hand"}))[1].was, saidFirst);
    const auto changed = wording::changedHands(live.desk().tournament(), live.match("W1-1"));
    QCOMPARE(changed.size(), std::size_t(1));
    const std::string before = wording::saidBefore(changed.front().changes.front());
    QVERIFY2(before.find("took 8;") != std::string::npos && before.ends_with("took 5"), before.c_str());
}

void tst_recordlines::bidsAndThenTricksAreNoChange()
{
    LiveTournament live;
    live.enter("W1-1", bidsLine);
    live.enter("W1-1", tricksLine);
    const auto all = lines(live, filterOf("W1-1", {"hand"}));
    QCOMPARE(all.size(), std::size_t(2));
    QCOMPARE(all[1].was, "");
    QCOMPARE(all[0].said.own, "bids of hand 1");
    QCOMPARE(all[1].said.own, "hand 1");
}

void tst_recordlines::aSwappedSheetSaysWhatStoodThere()
{
    tournaments::AfterAHand live;
    QCOMPARE(sheets::apply(live, swapped("W1-1")), "");
    QCOMPARE(amended(live, "W1-1", 1, other, "misread"), "");
    SAYS(lines(live, filterOf("W1-1", {"hand"})).back().was);
}

void tst_recordlines::aMovedSheetIsInBothRecords()
{
    tournaments::AfterAHand live;
    QCOMPARE(sheets::apply(live, moved("W1-1", "W1-2")), "");
    QCOMPARE(amended(live, "W1-2", 1, other, "misread"), "");
    QCOMPARE(lines(live, filterOf("W1-1", {"hand", "move"})).size(), std::size_t(2));
    const auto there = lines(live, filterOf("W1-2", {"hand", "move"}));
    QCOMPARE(there.size(), std::size_t(3));
    QCOMPARE(there[2].was, saidFirst);
}

void tst_recordlines::whoDealsIsNoSecondCall()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1"), "");
    facts::Call dealt = *live.match("W1-1").call;
    dealt.firstDealer = facts::Seat::B1;
    QCOMPARE(live.record(dealt), "");
    const auto calls = lines(live, filterOf("W1-1", {"call"}));
    QCOMPARE(calls.size(), std::size_t(2));
    QVERIFY(calls[0].said.own.starts_with("at table"));
    QCOMPARE(calls[1].said.head, "match 1");
    SAYS(calls[1].said.detail);
    const auto undone = desk::undo(live.desk(), "A. Cruz");
    QVERIFY(undone);
    SAYS(undone->what);
    dealt.table = 3; // that is one
    QCOMPARE(live.record(dealt), "");
    QVERIFY(lines(live, filterOf("W1-1", {"call"})).back().said.own.starts_with("at table"));
}

void tst_recordlines::whoTookItBack()
{
    tournaments::AfterAHand live;
    live.enter("W1-1", other);
    QVERIFY(desk::undo(live.desk(), "A. Cruz"));
    const auto hands = lines(live, filterOf("W1-1", {"hand"}));
    QVERIFY(hands[0].holds && !hands[0].takenBack);
    QVERIFY(!hands[1].holds);
    QCOMPARE(hands[1].takenBack->by, "A. Cruz");
    QVERIFY(desk::redo(live.desk(), "J. Park"));
    QVERIFY(lines(live, filterOf("W1-1", {"hand"}))[1].holds);
}

// The bids of a void deal are no hand, and the hands of a sheet that was moved here are.
void tst_recordlines::anUndoneHandKeepsTheNumberThatItHad()
{
    LiveTournament live;
    live.enter("W1-1", bidsLine);
    live.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"no-spade"}})");
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 71 b 50 in-progress");
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    const auto first = lines(live, filterOf("W1-1", {"hand"})).back();
    QVERIFY(!first.holds);
    QCOMPARE(first.said.own, "hand 1");

    LiveTournament there;
    there.enter("W1-1", handLine);
    there.enter("W1-1", handLine);
    QCOMPARE(sheets::apply(there, moved("W1-1", "W1-2")), "");
    QCOMPARE(there.enter("W1-2", handLine), "ok hand 3 a 213 b 150 in-progress");
    QVERIFY(desk::undo(there.desk(), "J. Park"));
    const auto third = lines(there, filterOf("W1-2", {"hand"})).back();
    QVERIFY(!third.holds);
    QCOMPARE(third.said.own, "hand 3");
}

void tst_recordlines::changesAlone()
{
    tournaments::AfterAHand live;
    QCOMPARE(amended(live, "W1-1", 1, other, "misread"), "");
    live.enter("W1-1", handLine);
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    wording::RecordFilter filter = filterOf("W1-1");
    filter.changes = true;
    QCOMPARE(lines(live, filter).size(), std::size_t(3)); // amended; undone; who undid it
    filter.words = "bid 4+3 cruz";                        // what it was before, and by whom
    QCOMPARE(lines(live, filter).size(), std::size_t(1));
}

void tst_recordlines::aTeamThatWasRenamed()
{
    LiveTournament live;
    QCOMPARE(live.record(facts::Team{"T1", "Full House", {}, {"P1", "P2"}}), "");
    wording::RecordFilter filter{.kinds = {"team"}, .words = "full house"};
    const auto all = lines(live, filter);
    QCOMPARE(all.size(), std::size_t(1));
    SAYS(all[0].was);
}

// Without the number of a line, which nobody has who reads it elsewhere.
void tst_recordlines::aDecisionIsNamedByItsChallenge()
{
    LiveTournament live(tournaments::ruledBy("unc-regular"));
    for (const char* person : {"P1", "P2", "P7", "P8"})
        QCOMPARE(live.record(facts::Checkin{person, "UNC One Card", "W1-1", {}}), "");
    live.enter("W1-1", handLine);
    const facts::Spot spot{{"W1-1", 1}, 1, facts::placeStep};
    QCOMPARE(live.record(facts::Challenge{spot, facts::Challenger::A, facts::Seat::B1, 7}), "");
    const std::string challenge = tournament::entries(live.desk().tournament()).back().stamp.op;
    QCOMPARE(live.record(facts::Decision{challenge, facts::Ruling::Rejected, "a turned trick"}), "");
    const auto all = lines(live, filterOf("W1-1", {"decision"}));
    QCOMPARE(all.size(), std::size_t(1));
    const wording::FactLine own = wording::inRecordOf(all[0].said, "W1-1");
    QCOMPARE(all[0].said.head, "match 1, " + own.head);
    QVERIFY2(own.head.starts_with("hand 1, ") && own.head.ends_with("in trick 7"), own.head.c_str());
    QCOMPARE(own.detail, "denied (a turned trick)");
    // The trial searched for the word, and found the claim without its ruling.
    wording::RecordFilter filter = filterOf("W1-1");
    filter.words = "renege denied";
    QCOMPARE(lines(live, filter).size(), std::size_t(1));
    filter.words = "renege b1";
    QCOMPARE(lines(live, filter).size(), std::size_t(2));
    QCOMPARE(live.record(facts::Adjustment{spot, facts::Side::B, -10, "left the table"}), "");
    filter.words = "points side b";
    QCOMPARE(lines(live, filter).size(), std::size_t(1));
}

// Every fact of a tournament of 64 teams in words, and what stood after one of them.
void tst_recordlines::aLongTournament()
{
    desk::DemoOptions options;
    options.teams = 64;
    const auto draft = desk::demoTournament(options);
    QVERIFY(draft.has_value());
    const tournament::Tournament& tournament = draft->tournament();
    const auto all = wording::recordLines(tournament);
    QVERIFY2(all.size() > 700, std::to_string(all.size()).c_str());
    wording::RecordFilter filter;
    filter.words = "renege";
    QVERIFY(std::ranges::any_of(
        all, [&](const wording::RecordLine& line) { return wording::isAskedFor(line, filter); }));
    const long long half = all[all.size() / 2].seq;
    QCOMPARE(wording::tournamentAt(tournament, half).seq, half);
}

TEST_CLASS(tst_recordlines)
#include "tst_recordlines.moc"
