// What is undone, corrected, and what becomes of later matches.
#include "golden/says.h"
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/checks/resolutions.h"
#include "desk/corrections/resolve.h"
#include "desk/reports/report.h"
#include "program/testclass.h"
#include "tournament/queries/attendance.h"
#include "tournament/ranking/standings.h"
#include "wording/record/recordlines.h"

using facts::Resolution;
using refusals::firstMistake;
using tournament::State;
using tournaments::bidsLine;
using tournaments::bigLine;
using tournaments::correctedHand;
using tournaments::handLine;
using tournaments::LiveTournament;
using tournaments::sideHand;
using tournaments::tricksLine;

namespace {

std::string undoFact(LiveTournament& live, const std::string& op)
{
    return live.record(facts::Retract{op, {}});
}

/// The hand that decided match 1, as it was after all: side `b` took the tricks.
facts::Hand theOtherWay(LiveTournament& live)
{
    const tournament::Item& item = live.match("W1-1").games[0].items.back();
    facts::Hand hand =
        correctedHand("sides were swapped on the sheet", sideHand(1, 1, 1), sideHand(6, 6, 12));
    hand.spot.place = item.place;
    return hand;
}

/// Match 1 was won by Team 1 with one hand over the target, which is then found to be Team 4's; the final
/// between Team 1 and Team 2 had begun.
class FinalInDispute : public LiveTournament {
public:
    FinalInDispute() : LiveTournament(tournaments::shortGame)
    {
        playOut("W1-1", 'a');
        playOut("W1-2", 'a');
        QCOMPARE(enter("W2-1", bigLine), "ok hand 1 a 120 b -20 won");
        QCOMPARE(record(theOtherWay(*this)), "");
        const tournament::Match& first = match("W1-1");
        QCOMPARE(first.state, State::Final);
        QCOMPARE(*first.winner, scoring::Side::B);
        QVERIFY(match("W2-1").flags.disputed);
        QCOMPARE(match("W2-1").teams.a, "T1"); // no hand changes its owner
    }
};

facts::Resolve resolve(Resolution choice)
{
    facts::Resolve fact;
    fact.sitting = {"W2-1", 1};
    fact.choice = choice;
    fact.teams = {"T4", "T2"};
    fact.reason = "the sheet of match 1 was wrong";
    return fact;
}

} // namespace

class tst_corrections : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void aHandIsUndoneAndRedone();
    void laterPlayBlocksRedo();
    void onlyTheFinishIsUndoneInAFinalMatch();
    void theSettingIsNotUndone();
    void aCallStaysWhileThereAreHands();
    void nobodyIsTakenFromUnderAMatchThatWasCalled();
    void anAmendedHandKeepsItsRulings();
    void aForgottenHandGoesBetweenTwo();
    void aHandEnteredByMistakeIsDeleted();
    void timeStaysCalledWhenItsHandIsDeleted();
    void aWithdrawalDecidesWhatIsNotOver();
    void theOtherTeamTakesTheSeat();
    void whoPlaysIsDecidedAfterwards();
    void theOtherTeamIsCalled();
    void whoIsSeatedWithoutAnIdIsListed();
    void nobodyIsSeatedBesideAnEmptySide();
    void aRedoDoesNotVoidWhatWentOn();
    void theTricksInTheMiddleStay();
    void voidAndReplayed();
    void itStands();
    void undoingACorrectionUndoesItsResolution();
    void anotherCorrectionIsAnotherDispute();
    void theCorrectionIsReasonEnough();
    void rulesDoNotChangeUnderAMatch();
};

void tst_corrections::aHandIsUndoneAndRedone()
{
    tournaments::AfterAHand live;
    const std::string hand = live.newestOp("W1-1");
    const tournament::Tournament before = live.desk().tournament();
    QCOMPARE(undoFact(live, hand), "");
    QCOMPARE(live.match("W1-1").state, State::Called);
    MENTIONS(undoFact(live, hand));
    QCOMPARE(undoFact(live, live.newestOp("W1-1")), "");
    QCOMPARE(tournament::changed(before, live.desk().tournament()), std::vector<std::string>{});
}

void tst_corrections::laterPlayBlocksRedo()
{
    tournaments::AfterAHand live;
    QCOMPARE(undoFact(live, live.newestOp("W1-1")), "");
    const std::string retract = live.newestOp("W1-1");
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":9},"b":{"bids":[3,2],"tricks":4}})"),
             "ok hand 1 a 72 b -50 in-progress");
    MENTIONS(undoFact(live, retract));
}

void tst_corrections::onlyTheFinishIsUndoneInAFinalMatch()
{
    LiveTournament live(tournaments::shortGame);
    live.play("W1-1", 'a');
    const std::string hand = live.newestOp("W1-1");
    QCOMPARE(live.finish("W1-1"), "");
    MENTIONS(undoFact(live, hand));
    QCOMPARE(undoFact(live, live.newestOp("W1-1")), "");
    QCOMPARE(live.match("W1-1").state, State::Ended);
    QCOMPARE(live.match("W2-1").teams.a, "");
    QCOMPARE(undoFact(live, hand), "");
}

void tst_corrections::theSettingIsNotUndone()
{
    LiveTournament live;
    const std::string setup = live.desk().tournament().record->front().entry->stamp.op;
    MENTIONS(undoFact(live, setup));
    MENTIONS(undoFact(live, "00000000-0000-4000-8000-00000000beef"));
}

void tst_corrections::aCallStaysWhileThereAreHands()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1"), "");
    const std::string call = live.newestOp("W1-1");
    live.enter("W1-1", handLine);
    MENTIONS(undoFact(live, call));
    QCOMPARE(undoFact(live, live.newestOp("W1-1")), "");
    QCOMPARE(undoFact(live, call), "");
    QCOMPARE(live.match("W1-1").state, State::Ready);
}

void tst_corrections::nobodyIsTakenFromUnderAMatchThatWasCalled()
{
    LiveTournament live(tournaments::shortGame);
    live.playOut("W1-1", 'a');
    const std::string agree = live.newestOp("W1-1");
    live.playOut("W1-2", 'a');
    QCOMPARE(live.call("W2-1"), "");
    MENTIONS(undoFact(live, agree));
}

void tst_corrections::anAmendedHandKeepsItsRulings()
{
    LiveTournament live({"unc-regular", 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
        "reneges":[{"by":"b","accused":"a2","book":3,"ruling":"upheld"}]})"),
             "ok hand 1 a -70 b 80 in-progress");
    facts::Hand hand = correctedHand("", sideHand(3, 2, 8), sideHand(3, 2, 5));
    hand.reason.reset();
    MENTIONS(live.record(hand));
    hand.reason = "misread";
    QCOMPARE(live.record(hand), "");
    QCOMPARE(tournament::result(live.match("W1-1")).score, (scoring::PerSide<int>{50, 80}));
    MENTIONS(live.record(hand));
}

void tst_corrections::aForgottenHandGoesBetweenTwo()
{
    tournaments::AfterAHand live;
    live.enter("W1-1", R"({"a":{"bids":[4,4],"tricks":8},"b":{"bids":[3,2],"tricks":5}})");
    facts::Hand hand;
    hand.spot = {{"W1-1", 1}, 1, facts::placeStep + facts::placeStep / 2};
    hand.sides.a = sideHand(2, 2, 4);
    hand.sides.b = sideHand(5, 4, 9);
    QCOMPARE(live.record(hand), "");
    const auto& rows = live.match("W1-1").games[0].ledger.hands;
    QCOMPARE(rows.size(), std::size_t{3});
    QCOMPARE(rows[1].sides.b.points, 90);
    QCOMPARE(rows[2].sides.a.score, 71 + 40 + 80);
}

void tst_corrections::aHandEnteredByMistakeIsDeleted()
{
    tournaments::AfterAHand live;
    facts::Hand hand = correctedHand("entered at the wrong table");
    hand.struck = true;
    QCOMPARE(live.record(hand), "");
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 0);
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":7},"b":{"bids":[3,2],"tricks":6}})"),
             "ok hand 1 a 70 b 51 in-progress");
}

void tst_corrections::timeStaysCalledWhenItsHandIsDeleted()
{
    tournaments::AfterAHand live;
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
        "timeExpired":"finish-hand","override":{"reason":"the building closes"}})"),
             "ok hand 2 a 142 b 100 won");
    facts::Hand hand = correctedHand("it was never played", {}, {}, 2);
    hand.struck = true;
    QCOMPARE(live.record(hand), "");
    QCOMPARE(live.match("W1-1").state, State::Ended);
    QCOMPARE(tournament::result(live.match("W1-1")).score, (scoring::PerSide<int>{71, 50}));
}

void tst_corrections::aWithdrawalDecidesWhatIsNotOver()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-2"), "");
    QCOMPARE(live.record(facts::Withdraw{"T2", "left for home"}), "");
    QCOMPARE(live.match("W1-2").outcome, tournament::Outcome::Withdrawn);
    QCOMPARE(live.match("W2-1").teams.b, "T3");
    MENTIONS(live.record(facts::Withdraw{"T2", "left"}));
    QCOMPARE(undoFact(live, tournaments::newest(*live.desk().tournament().record)->entry->stamp.op), "");
    QCOMPARE(live.match("W1-2").state, State::Called);
}

void tst_corrections::theOtherTeamTakesTheSeat()
{
    FinalInDispute live;
    MENTIONS(live.enter("W2-1", R"({"misdeal":{"calledBy":"a1","reason":"x"}})"));
    MENTIONS(live.finish("W2-1"));
    QCOMPARE(live.record(resolve(Resolution::Seat)), "");
    QCOMPARE(live.match("W2-1").teams.a, "T4");
    QCOMPARE(live.match("W2-1").call->players[facts::Seat::A1], "P7"); // not of the team that sat there
    QCOMPARE(live.match("W2-1").state, State::Ended);
    QCOMPARE(live.finish("W2-1"), "");
    QCOMPARE(tournament::champion(live.desk().tournament()), "T4");
    MENTIONS(live.record(resolve(Resolution::Stand)));
}

void tst_corrections::whoPlaysIsDecidedAfterwards()
{
    FinalInDispute live;
    const auto looked = desk::preview(live.desk().tournament(), live.desk().environment(), "J. Park",
                                      desk::resolve("W2-1", Resolution::Replay));
    QVERIFY(looked);
    MENTIONS(desk::correctionText(*looked));
    QVERIFY(live.match("W2-1").flags.disputed);
    MENTIONS(firstMistake(desk::record(live.desk(), "J. Park", desk::resolve("W2-1", Resolution::Replay))));
    const tournament::Tournament seen = live.desk().tournament();
    const desk::Proposal proposal =
        desk::resolve("W2-1", Resolution::Replay, "the sheet of match 1 was wrong");
    QVERIFY(desk::record(live.desk(), "J. Park", proposal, &seen));
    QCOMPARE(live.match("W2-1").attempt, 2);
    QCOMPARE(live.match("W2-1").teams.a, "T4");
    MENTIONS(firstMistake(desk::record(live.desk(), "J. Park", proposal, &seen)));
    MENTIONS(
        firstMistake(desk::record(live.desk(), "J. Park", desk::resolve("W9-9", Resolution::Stand, "why"))));
}

void tst_corrections::theOtherTeamIsCalled()
{
    FinalInDispute live;
    QCOMPARE(live.record(resolve(Resolution::Seat)), "");
    QCOMPARE(live.call("W2-1", {2, {}}), "");
    QCOMPARE(live.match("W2-1").call->teams.a, "T4");
    QCOMPARE(live.match("W2-1").call->players[facts::Seat::A1], "P7");
    QVERIFY(!live.match("W2-1").flags.disputed);
    QCOMPARE(tournament::handsOn(live.match("W2-1")), 1);
}

// Trial: their hands were taken, and who dealt first was not.
void tst_corrections::whoIsSeatedWithoutAnIdIsListed()
{
    tournaments::Setup setup = tournaments::shortGame;
    setup.change = [](rules::Venue& venue) {
        for (rules::Phase& phase : venue.phases)
            phase.people.checkin = {{"Student ID"}, true, {}, rules::CheckinScope::Match};
    };
    LiveTournament live(setup);
    for (const char* match : {"W1-1", "W1-2"}) {
        QCOMPARE(live.checkIn(match), "");
        live.playOut(match, 'a');
    }
    const auto without = [&] {
        return tournament::seatedWithoutId(live.desk().tournament(), live.match("W2-1")).size();
    };
    QCOMPARE(live.checkIn("W2-1"), "");
    live.play("W2-1", 'a');
    QCOMPARE(without(), std::size_t(0));
    QCOMPARE(live.record(theOtherWay(live)), "");
    const auto reported = [&] {
        return desk::linesOf(desk::shiftReport(live.desk().tournament(), "2026-11-21").unchecked);
    };
    QVERIFY(reported().empty());
    QCOMPARE(live.record(resolve(Resolution::Seat)), "");
    QCOMPARE(without(), std::size_t(2));
    QCOMPARE(reported(), (std::vector<std::string>{"Match 3: played without check-in: Player 7, Player 8"}));
    desk::CallOptions dealer;
    dealer.firstDealer = facts::Seat::A1;
    QCOMPARE(live.call("W2-1", dealer), "");
    QCOMPARE(live.checkIn("W2-1"), "");
    QCOMPARE(without(), std::size_t(0));
}

void tst_corrections::nobodyIsSeatedBesideAnEmptySide()
{
    FinalInDispute live;
    QCOMPARE(desk::resolutionsFor(live.desk().tournament(), "W2-1"),
             (std::vector{Resolution::Replay, Resolution::Stand, Resolution::Seat}));
    facts::Hand hand = theOtherWay(live);
    hand.spot.sitting.match = "W1-2";
    hand.struck = true; // nobody has won match 2 any more
    QCOMPARE(live.record(hand), "");
    QCOMPARE(desk::resolutionsFor(live.desk().tournament(), "W2-1"),
             (std::vector{Resolution::Replay, Resolution::Stand}));
    facts::Resolve fact = resolve(Resolution::Seat);
    fact.teams = {"T4", {}};
    SAYS(live.record(fact));
    fact.choice = Resolution::Stand;
    QCOMPARE(live.record(fact), "");
}

void tst_corrections::aRedoDoesNotVoidWhatWentOn()
{
    FinalInDispute live;
    const std::string correction = live.newestOp("W1-1");
    facts::Resolve fact = resolve(Resolution::Replay);
    fact.correction = correction;
    QCOMPARE(live.record(fact), "");
    QCOMPARE(undoFact(live, correction), "");
    const std::string retract = live.newestOp("W1-1");
    QCOMPARE(live.finish("W2-1"), "");
    MENTIONS(undoFact(live, retract));
}

void tst_corrections::theTricksInTheMiddleStay()
{
    LiveTournament live;
    live.enter("W1-1", bidsLine);
    live.enter("W1-1", tricksLine);
    const std::string tricks = live.newestOp("W1-1");
    live.enter("W1-1", handLine);
    MENTIONS(undoFact(live, tricks));
    QCOMPARE(undoFact(live, live.newestOp("W1-1")), "");
    QCOMPARE(undoFact(live, tricks), "");
    QVERIFY(tournament::openHand(live.match("W1-1")));
}

void tst_corrections::voidAndReplayed()
{
    FinalInDispute live;
    QCOMPARE(live.record(resolve(Resolution::Replay)), "");
    QCOMPARE(live.match("W2-1").attempt, 2);
    QCOMPARE(live.match("W2-1").state, State::Ready);
    QCOMPARE(tournament::handsOn(live.match("W2-1")), 0);
    live.playOut("W2-1", 'b');
    QCOMPARE(tournament::champion(live.desk().tournament()), "T2");
}

void tst_corrections::itStands()
{
    FinalInDispute live;
    QCOMPARE(live.record(resolve(Resolution::Stand)), "");
    QCOMPARE(live.match("W2-1").teams.a, "T1");
    QCOMPARE(live.finish("W2-1"), "");
    QCOMPARE(tournament::champion(live.desk().tournament()), "T1");
}

void tst_corrections::undoingACorrectionUndoesItsResolution()
{
    FinalInDispute live;
    const std::string correction = live.newestOp("W1-1");
    MENTIONS(undoFact(live, live.newestOp("W1-2")));
    facts::Resolve fact = resolve(Resolution::Replay);
    fact.correction = correction;
    QCOMPARE(live.record(fact), "");
    QCOMPARE(live.match("W2-1").attempt, 2);
    QCOMPARE(undoFact(live, correction), "");
    QCOMPARE(live.match("W2-1").attempt, 1);
    QCOMPARE(live.match("W2-1").teams.a, "T1");
    QCOMPARE(live.match("W2-1").state, State::Ended);
    // Once the correction is redone and the next match is called, it can no longer be undone.
    QCOMPARE(undoFact(live, live.newestOp("W1-1")), "");
    QCOMPARE(live.match("W2-1").attempt, 2);
    QCOMPARE(live.call("W2-1"), "");
    MENTIONS(undoFact(live, correction));
}

void tst_corrections::anotherCorrectionIsAnotherDispute()
{
    FinalInDispute live;
    facts::Resolve wrong = resolve(Resolution::Stand);
    wrong.teams = {"T3", "T2"};
    MENTIONS(live.record(wrong));
    QCOMPARE(live.record(resolve(Resolution::Stand)), "");
    // Now the other semifinal falls as well: what was decided for the first does not hold for this.
    facts::Hand hand = theOtherWay(live);
    hand.spot.sitting.match = "W1-2";
    QCOMPARE(live.record(hand), "");
    QVERIFY(live.match("W2-1").flags.disputed);
}

void tst_corrections::theCorrectionIsReasonEnough()
{
    FinalInDispute live;
    facts::Resolve fact = resolve(Resolution::Replay);
    fact.reason.reset();
    MENTIONS(live.record(fact));
    fact.correction = live.newestOp("W1-1");
    QCOMPARE(live.record(fact), "");
    QVERIFY(refusals::says(wording::whole(wording::recordLines(live.desk().tournament()).back().said),
                           "match 1, hand 1"));
}

void tst_corrections::rulesDoNotChangeUnderAMatch()
{
    LiveTournament live;
    QCOMPARE(live.record(tournaments::rulesFact({"washburn", 4, 4, false, {}})), "");
    QCOMPARE(live.match("W1-1").rules->id, "washburn");
    QCOMPARE(live.record(tournaments::rulesFact({"classic", 4, 4, false, {}})), "");
    QCOMPARE(live.call("W1-1"), "");
    MENTIONS(live.record(tournaments::rulesFact({"washburn", 4, 4, false, {}})));
}

TEST_CLASS(tst_corrections)
#include "tst_corrections.moc"
