// A game that was begun on paper continues here.
#include "golden/says.h"
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/corrections/undo.h"
#include "desk/play/table.h"
#include "desk/reports/status.h"
#include "program/testclass.h"
#include "views/hands.h"
#include "wording/record/refusal.h"

using tournaments::handLine;
using tournaments::LiveTournament;

namespace {

scoring::Start startAt(int a, int b, int bagsA = 0)
{
    scoring::Start start;
    start.sides.a = {a, bagsA, 0};
    start.sides.b = {b, 0, 1};
    start.hands = 4;
    return start;
}

bool mayTake(LiveTournament& live)
{
    return desk::mayTakeOver(live.desk().tournament(), live.match("W1-1"));
}

std::string take(LiveTournament& live, const scoring::Start& start)
{
    return refusals::firstMistake(desk::takeOver(live.desk(), "J. Park", "W1-1", start));
}

} // namespace

class tst_paper : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void goesOnAtItsScore();
    void theNewestHolds();
    void impossibleTotalsAreRefused();
    void onlyBeforeTheFirstHand();
    void levelAtTheTargetIsAnExtraHand();
    void aLaterGameToo();
    void theDealIsTurnedOn();
    void noMoreHandsThanTheGameHas();
    void theTotalsOnRecordAreNamed();
    void aPenaltyOfNoPointsIsMarked();
};

void tst_paper::goesOnAtItsScore()
{
    LiveTournament live;
    SAYS(take(live, startAt(120, 88)));
    QVERIFY(!mayTake(live));
    QCOMPARE(live.call("W1-1"), "");
    QVERIFY(mayTake(live));
    QCOMPARE(take(live, startAt(120, 88, 9)), "");
    SAYS(desk::takenOverText(live.desk().tournament(), "W1-1"));
    QVERIFY(live.match("W1-1").state == tournament::State::Playing);
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 91 b 138 in-progress"); // the tenth bag costs 100
    const std::string text = desk::ledger(live.desk().tournament(), "W1-1", desk::As::Text).value();
    QVERIFY2(text.find("from paper") != std::string::npos, text.c_str());
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QVERIFY(live.match("W1-1").state == tournament::State::Called);
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 71 b 50 in-progress");
}

void tst_paper::theNewestHolds()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(take(live, startAt(120, 88)), "");
    QVERIFY(mayTake(live));
    QCOMPARE(take(live, startAt(130, 88)), ""); // misread
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 201 b 138 in-progress");
}

void tst_paper::impossibleTotalsAreRefused()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1"), "");
    SAYS(take(live, startAt(120, 88, 10)));
    MENTIONS(take(live, startAt(520, 88)));
    QVERIFY(live.match("W1-1").games.empty());
}

void tst_paper::onlyBeforeTheFirstHand()
{
    LiveTournament live;
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 71 b 50 in-progress");
    SAYS(take(live, startAt(120, 88)));
    QVERIFY(!mayTake(live));
    const auto why = desk::againstTakeOver(live.desk().tournament(), live.match("W1-1"));
    QCOMPARE(why.size(), std::size_t(1)); // asked before anything is typed
    QCOMPARE(wording::inFull(why.front()), take(live, startAt(120, 88)));
}

void tst_paper::levelAtTheTargetIsAnExtraHand()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(take(live, startAt(510, 510)), "");
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 581 b 560 won");
}

void tst_paper::aLaterGameToo()
{
    LiveTournament live({.change = [](rules::Venue& venue) {
        venue.phases.front().rules.end.length = scoring::Length::FixedGames;
        venue.phases.front().rules.end.lengthCount = 2;
    }});
    QCOMPARE(live.call("W1-1"), "");
    while (tournament::currentGame(live.match("W1-1")) == 1)
        QCOMPARE(live.enter("W1-1", handLine).substr(0, 2), "ok");
    const auto before = tournament::result(live.match("W1-1")).score;
    QCOMPARE(take(live, startAt(120, 88)), "");
    QCOMPARE(tournament::result(live.match("W1-1")).score,
             (scoring::PerSide<int>{before.a + 120, before.b + 88}));
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 191 b 138 in-progress");
}

void tst_paper::theDealIsTurnedOn()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1", {std::nullopt, facts::Seat::A1}), "");
    scoring::Start start = startAt(120, 88);
    start.hands = 3;
    QCOMPARE(take(live, start), "");
    QVERIFY(tournament::sheetOf(live.match("W1-1"), 1).now.dealer == (scoring::Seat{scoring::Side::B, 1}));
    QCOMPARE(
        live.enter("W1-1", R"({"dealer":"b2","a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})"),
        "ok hand 1 a 191 b 138 in-progress");
    QVERIFY(live.match("W1-1").games[0].ledger.hands[0].dealer == (scoring::Seat{scoring::Side::B, 1}));
}

void tst_paper::noMoreHandsThanTheGameHas()
{
    LiveTournament live({.change = [](rules::Venue& venue) {
        venue.phases.front().rules.end.length = scoring::Length::FixedHands;
        venue.phases.front().rules.end.lengthCount = 4;
    }});
    QCOMPARE(live.call("W1-1"), "");
    const std::string told = take(live, startAt(120, 88));
    MENTIONS(told);
    QCOMPARE(take(live, startAt(120, 120)), ""); // level: another hand decides
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 191 b 170 won");
}

void tst_paper::theTotalsOnRecordAreNamed()
{
    LiveTournament live({"unc-regular", 4, 4, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"no-spade"}})").substr(0, 10),
             "ok misdeal");
    SAYS(take(live, startAt(120, 88)));
    QVERIFY(!mayTake(live));
}

void tst_paper::aPenaltyOfNoPointsIsMarked()
{
    LiveTournament live({.change = [](rules::Venue& venue) { venue.phases.front().rules.bags.penalty = 0; }});
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(take(live, startAt(120, 88, 9)), "");
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 191 b 138 in-progress"); // the tenth bag
    const auto& sides = live.match("W1-1").games.front().ledger.hands.front().sides;
    QVERIFY(views::handSideView({}, &sides.a).paysForBags);
    QVERIFY(!views::handSideView({}, &sides.b).paysForBags);
}

TEST_CLASS(tst_paper)
#include "tst_paper.moc"
