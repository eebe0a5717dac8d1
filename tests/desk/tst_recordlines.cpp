// The record as a supervisor reads it in a dispute: what a hand said before, who took what back, and a long
// tournament. And what corrections and rulings changed, as the shift report says it.
#include "wholesheets.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/wholesheet.h"
#include "desk/demo/demo.h"
#include "desk/reports/report.h"
#include "desk/rulings/ruling.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournaments/livetournament.h"
#include "wording/record/history.h"
#include "wording/record/matchwords.h"
#include "wording/record/recordlines.h"

#include <QTest>

#include <algorithm>

using namespace sheets;
using facts::Side;
using tournaments::bidsLine;
using tournaments::LiveTournament;
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

constexpr const char* wonByB = R"({"a":{"bids":[1,1],"tricks":1},"b":{"bids":[6,6],"tricks":12}})";

/// And costs no points.
void renegeLosesTheGame(rules::Venue& venue)
{
    venue.phases.front().rules.renege->effect = scoring::RenegeEffect::LoseGame;
    venue.phases.front().rules.renege->receiverPoints = 0;
}

/// Side A wins it by its first hand.
void renegeLosesAShortGame(rules::Venue& venue)
{
    renegeLosesTheGame(venue);
    venue.phases.front().rules.end.target = 60;
}

/// The only ruling in the shift report after a challenge against A in its first hand, in such a tournament.
std::string rulingOn(const tournaments::Setup& setup, facts::Ruling ruling)
{
    LiveTournament live(setup);
    live.checkIn("W1-1");
    live.enter("W1-1", tournaments::handLine);
    const desk::CaseOptions options{.match = "W1-1",
                                    .hand = 1,
                                    .claim = desk::Claim{facts::Challenger::B, facts::Seat::A1, 4},
                                    .ruling = ruling};
    if (!desk::record(live.desk(), "J. Park", desk::ruleOnCase(options)))
        return "refused";
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    return report.rulings.size() == 1 ? report.rulings.front() : "not one ruling";
}

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
    void saysWhatACorrectionChanged();
    void saysThatACorrectionReopenedAMatch();
    void saysWhatAMovedSheetChanged();
    void saysWhatARulingCost();
    void saysWhatAFoulCost();
    void saysThatARulingDecidedTheGame();
    void saysNothingMoreOfARulingThatChangesNothing();
    void countsTheTeamsThatAreComplete();
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

// Without a nil the sheet shows one number a side, even if the file has one for each player.
void tst_recordlines::whoTookHowManyIsNotSaidWithoutANil()
{
    LiveTournament live;
    live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":[5,3]},"b":{"bids":[3,2],"tricks":[1,4]}})");
    QCOMPARE(amended(live, "W1-1", 1, other, "misread"), "");
    QCOMPARE(lines(live, filterOf("W1-1", {"hand"}))[1].was, saidFirst);
    const auto changed = wording::changedHands(live.desk().tournament(), live.match("W1-1"));
    QCOMPARE(changed.size(), std::size_t(1));
    const std::string before = wording::previousHandText(changed.front().changes.front());
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

// A void deal does not count as a hand; the hands of a moved sheet do.
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

// The decision does not give a line number, which a reader elsewhere would not have.
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

// The shift report tells the next supervisor that the correction made the other team win and advance.
void tst_recordlines::saysWhatACorrectionChanged()
{
    LiveTournament live;
    live.playOut("W1-1", 'a');
    const scoring::Result before = tournament::result(live.match("W1-1"));
    QVERIFY(before.winner == Side::A);
    for (int hand = 1; hand <= tournament::handsOn(live.match("W1-1")); ++hand) {
        const desk::AmendOptions amended{
            .match = "W1-1", .hand = hand, .reason = "the columns were mixed up", .given = wonByB};
        QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(amended)));
    }
    const scoring::Result after = tournament::result(live.match("W1-1"));
    QVERIFY(after.winner == Side::B);
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    QVERIFY(report.corrections.size() > 1);
    QVERIFY(report.corrections.front().find("Score of match 1: " + wording::scoreText(before.score) +
                                            " → ") != std::string::npos);
    QVERIFY(report.corrections.front().find(". Before: A bid ") != std::string::npos);
    QVERIFY(report.corrections.back().find(" → " + wording::scoreText(after.score)) != std::string::npos);
    QVERIFY(std::ranges::any_of(report.corrections, [](const std::string& line) {
        return line.find("Winner of match 1: ") != std::string::npos &&
               line.find("Team 4") != std::string::npos;
    }));
}

// A negative score is not written like a range, and the line does not name the later winner.
void tst_recordlines::saysThatACorrectionReopenedAMatch()
{
    LiveTournament live(tournaments::shortGame);
    live.play("W1-1", 'a');
    const scoring::PerSide<int> before = tournament::result(live.match("W1-1")).score;
    QVERIFY(before.b < 0);
    const desk::AmendOptions amended{
        .match = "W1-1", .hand = 1, .reason = "misread", .given = tournaments::handLine};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(amended)));
    QVERIFY(live.match("W1-1").state < tournament::State::Ended);
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    QCOMPARE(report.corrections.size(), std::size_t(1));
    const std::string was = std::to_string(before.a) + " to −" + std::to_string(-before.b);
    const std::string is = wording::scoreText(tournament::result(live.match("W1-1")).score);
    const std::string wanted = "Score of match 1: " + was + " → " + is + ". Match 1 reopened";
    QVERIFY2(report.corrections.front().find(wanted) != std::string::npos,
             report.corrections.front().c_str());
    QVERIFY(report.corrections.front().find("Winner of") == std::string::npos);
}

// The hand was entered for the wrong match: both have another score.
void tst_recordlines::saysWhatAMovedSheetChanged()
{
    LiveTournament live;
    live.enter("W1-1", tournaments::handLine);
    const desk::SheetOptions options{.match = "W1-1", .to = "W1-2", .reason = "the wrong table"};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::correctSheet(options)));
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    QCOMPARE(report.corrections.size(), std::size_t(1));
    for (const char* change : {"Score of match 1: 71–50 → 0–0", "Score of match 2: 0–0 → 71–50"})
        QVERIFY2(report.corrections.front().find(change) != std::string::npos,
                 report.corrections.front().c_str());
}

void tst_recordlines::saysWhatARulingCost()
{
    // The same points as in the hand and in the case.
    const std::string line = rulingOn({"unc-regular", 2, 1, false, {}}, facts::Ruling::Upheld);
    QVERIFY2(line.find("A 71 → −70, B 50 → 80 points") != std::string::npos, line.c_str());
}

void tst_recordlines::saysWhatAFoulCost()
{
    LiveTournament live({"classic", 4, 4, false, {}, [](rules::Venue& venue) {
                             venue.phases.front().rules.fouls = {{"table-talk", -20, 0}};
                         }});
    live.enter("W1-1", tournaments::handLine);
    const desk::HandRulingOptions options{
        .match = "W1-1", .side = Side::B, .what = std::string("table-talk")};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::ruleOnHand(options)));
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    QCOMPARE(report.rulings.size(), std::size_t(1));
    QVERIFY2(report.rulings.front().find("B 50 → 30 points") != std::string::npos,
             report.rulings.front().c_str());
}

// Without the ruling the game would have gone on, or the other side would have won it with that hand.
void tst_recordlines::saysThatARulingDecidedTheGame()
{
    for (const auto change : {renegeLosesTheGame, renegeLosesAShortGame}) {
        const std::string line = rulingOn({"unc-regular", 2, 1, false, {}, change}, facts::Ruling::Upheld);
        QVERIFY2(line.find("Decides the game") != std::string::npos, line.c_str());
        QVERIFY2(line.find("points") == std::string::npos, line.c_str());
    }
}

void tst_recordlines::saysNothingMoreOfARulingThatChangesNothing()
{
    const std::string line = rulingOn({"unc-regular", 2, 1, false, {}}, facts::Ruling::Rejected);
    QVERIFY2(line.find("denied") != std::string::npos, line.c_str());
    QVERIFY2(line.find("no change") == std::string::npos, line.c_str());
}

// Trial: "on 8 teams" counted one of which nobody had come.
void tst_recordlines::countsTheTeamsThatAreComplete()
{
    LiveTournament live(tournaments::ruledBy("mckendree"));
    const char* const id = "Current McKendree University ID";
    for (const char* player : {"P1", "P2"})
        QCOMPARE(live.record(facts::Checkin{player, id, "W1-1", {}}), "");
    QCOMPARE(live.record(facts::Checkin{"P3", id, "W1-2", {}}), "");
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    QCOMPARE(report.counts.teams, 4);
    QCOMPARE(report.checkedIn, 3);
    QCOMPARE(report.complete, 1);
}

TEST_CLASS(tst_recordlines)
#include "tst_recordlines.moc"
