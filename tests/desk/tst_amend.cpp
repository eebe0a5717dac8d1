// A hand on record is corrected, and everything that changes by it is told.
#include "golden/says.h"
#include "proposals.h"
#include "tournaments/livetournament.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/undo.h"
#include "desk/reports/report.h"
#include "program/testclass.h"
#include "json/value.h"

using desk::AmendOptions;
using facts::Resolution;
using tournaments::bigLine;
using tournaments::handLine;
using tournaments::LiveTournament;

namespace {

using How = AmendOptions::How;

AmendOptions options(const std::string& match, int hand, const std::string& given, How how = How::Replace)
{
    return {.how = how, .match = match, .hand = hand, .reason = "misread", .given = given};
}

std::string look(LiveTournament& live, const AmendOptions& asked)
{
    return proposals::look(live, desk::amend(asked));
}

std::string apply(LiveTournament& live, const AmendOptions& asked)
{
    return proposals::apply(live, desk::amend(asked));
}

constexpr const char* otherWayLine = R"({"a":{"bids":[1,1],"tricks":1},"b":{"bids":[6,6],"tricks":12}})";

/// Both semifinals are final, and the final has a hand.
void playOn(LiveTournament& live)
{
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    live.enter("W2-1", R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})");
}

} // namespace

class tst_amend : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void missingFieldsAreKept();
    void dealerAndOverrideCanBeTakenAway();
    void aDealerWhoWasNotKnownTakesNoReason();
    void rulingsStay();
    void aHandIsDeleted();
    void aForgottenHandIsPutIn();
    void laterGamesAndTheResult();
    void aBlindNilThatCameTooEarlyIsSaid();
    void aDisputeHasToBeDecided_data();
    void aDisputeHasToBeDecided();
    void playedMatchesStay();
    void theTeamThatAdvancedIsNamedWhereNobodyDoesNow();
    void aSecondFinalIsNotNecessaryAnyMore();
    void oneUndoTakesAllOfItBack();
    void theReasonMayComeAfterTheLook();
    void theCaptainsSignAgain();
    void refusals_data();
    void refusals();
    void refusesWhatIsNotThere();
    void asJson();
    void aScoredHandIsThrownIn();
    void anImpossibleThrowInIsRefused();
};

void tst_amend::missingFieldsAreKept()
{
    tournaments::AfterAHand live;
    live.enter("W1-1", handLine);
    const std::string told =
        "match 1, hand 1, before: A bid 4 and 3, took 8; B bid 3 and 2, took 5 (A 71, B 50)\nmatch 1, hand "
        "1, amended: A bid 4 and 4, took 8; B bid 3 and 2, took 5 (A 80, B 50)\nmatch 1, hand 2: A 142, B "
        "100 → A 151, B 100\nmatch 1: A 142, B 100, in play → A 151, B 100, in play\n";
    QCOMPARE(look(live, options("W1-1", 1, R"({"a":{"bids":[4,4]}})")), told);
    QCOMPARE(apply(live, options("W1-1", 1, R"({"a":{"bids":[4,4]}})")), told);
    QCOMPARE(tournament::result(live.match("W1-1")).score, (scoring::PerSide<int>{151, 100}));
    QVERIFY(desk::reportText(desk::shiftReport(live.desk().tournament(), "2026-11-21"))
                .find("Before: A bid 4+3, took 8") != std::string::npos);
    // `bid` takes the place of `bids`, and a second change is the next version.
    const std::string second =
        apply(live, options("W1-1", 1, R"({"a":{"bid":7,"tricks":7},"b":{"tricks":6}})"));
    MENTIONS(second);
    QCOMPARE(live.match("W1-1").games[0].items[0].revision, 3);
}

void tst_amend::dealerAndOverrideCanBeTakenAway()
{
    LiveTournament live;
    live.enter("W1-1", R"({"dealer":"b1","a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
        "override":{"reason":"was agreed"}})");
    const auto now = [&] { return std::get<scoring::Hand>(live.match("W1-1").games[0].items[0].what); };
    apply(live, options("W1-1", 1, R"({"a":{"tricks":7},"b":{"tricks":6}})"));
    QCOMPARE(now().override, std::optional<std::string>("was agreed"));
    QVERIFY(now().dealer);
    apply(live, options("W1-1", 1, R"({"dealer":null,"override":null})"));
    QVERIFY(!now().override);
    QVERIFY(!now().dealer);
    apply(live, options("W1-1", 1, R"({"dealer":"a2","override":{"reason":"again"}})"));
    QCOMPARE(now().override, std::optional<std::string>("again"));
}

void tst_amend::rulingsStay()
{
    LiveTournament live;
    live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
        "adjustments":[{"side":"a","points":-10,"reason":"table talk"}]})");
    apply(live, options("W1-1", 1, R"({"a":{"tricks":7},"b":{"tricks":6}})"));
    QCOMPARE(tournament::result(live.match("W1-1")).score, (scoring::PerSide<int>{60, 51}));
}

void tst_amend::aHandIsDeleted()
{
    tournaments::AfterAHand live;
    live.enter("W1-1", handLine);
    SAYS(apply(live, options("W1-1", 1, {}, How::Strike)));
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 1);
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 2);
}

void tst_amend::aForgottenHandIsPutIn()
{
    tournaments::AfterAHand live;
    live.enter("W1-1", handLine);
    const std::string told = apply(live, options("W1-1", 2, otherWayLine, How::InsertBefore));
    MENTIONS_ALL(told, 2);
    // Several hands are inserted before the first.
    for (int i = 0; i < 4; ++i)
        apply(live, options("W1-1", 1, handLine, How::InsertBefore));
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 7);
    const auto undone = desk::undo(live.desk(), "J. Park");
    QVERIFY(undone);
    SAYS(undone->what.front());
}

void tst_amend::laterGamesAndTheResult()
{
    LiveTournament live(tournaments::shortGame);
    live.play("W1-1", 'a');
    const std::string told = look(live, options("W1-1", 1, otherWayLine));
    MENTIONS(told);
}

void tst_amend::aBlindNilThatCameTooEarlyIsSaid()
{
    LiveTournament live(tournaments::ruledBy("traditional"));
    live.enter("W1-1", tournaments::bigLine); // B trails by 140
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[3,3],"tricks":8},
                                    "b":{"bids":["blind-nil",4],"tricks":[0,5]}})")
                 .substr(0, 2),
             "ok");
    const auto seen = desk::preview(
        live.desk().tournament(), live.desk().environment(), "J. Park",
        desk::amend(options("W1-1", 1, R"({"a":{"bids":[4,4],"tricks":8},"b":{"bids":[2,3],"tricks":5}})")));
    QVERIFY(seen);
    QCOMPARE(desk::blindNilsTooEarly(*seen, "W1-1").size(), std::size_t(1)); // B trails by 30
    MENTIONS(desk::blindNilsTooEarly(*seen, "W1-1").front());
    const auto other = desk::preview(
        live.desk().tournament(), live.desk().environment(), "J. Park",
        desk::amend(options("W1-1", 1, R"({"a":{"bids":[6,6],"tricks":13},"b":{"bids":[1,1],"tricks":0}})")));
    QVERIFY(other && desk::blindNilsTooEarly(*other, "W1-1").empty());
}

void tst_amend::aDisputeHasToBeDecided_data()
{
    QTest::addColumn<int>("choice");
    QTest::addColumn<std::string>("first");
    QTest::newRow("seat") << int(Resolution::Seat) << std::string("T4");
    QTest::newRow("replay") << int(Resolution::Replay) << std::string("T4");
    QTest::newRow("stand") << int(Resolution::Stand) << std::string("T1");
}

void tst_amend::aDisputeHasToBeDecided()
{
    QFETCH(int, choice);
    QFETCH(std::string, first);

    LiveTournament live(tournaments::shortGame);
    playOn(live);
    AmendOptions asked = options("W1-1", 1, otherWayLine);
    const std::string seen = look(live, asked);
    MENTIONS_ALL(seen, 2);

    MENTIONS(seen);
    const tournament::Tournament before = live.desk().tournament();
    SAYS(apply(live, asked));
    QVERIFY(live.desk().tournament() == before);
    asked.then = {{"W2-1", static_cast<Resolution>(choice)}};
    const std::string done = apply(live, asked);
    MENTIONS_ALL(done, 2);
    QVERIFY(!live.match("W2-1").flags.disputed);
    QCOMPARE(live.match("W2-1").teams.a, first);
}

void tst_amend::playedMatchesStay()
{
    LiveTournament live(tournaments::shortGame);
    live.playOutAll({"W1-1", "W1-2", "W2-1"}, 'a');
    AmendOptions asked = options("W1-1", 1, otherWayLine);
    asked.then = {{"W2-1", Resolution::Stand}};
    const std::string seen = look(live, asked);
    MENTIONS(seen);
    QVERIFY2(seen.find("instead of") == std::string::npos, seen.c_str());
}

void tst_amend::theTeamThatAdvancedIsNamedWhereNobodyDoesNow()
{
    LiveTournament live(tournaments::shortGame);
    playOn(live);
    const std::string seen =
        look(live, options("W1-1", 1, R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})"));
    MENTIONS(seen);
}

// The first final was typed the wrong way round, and the second has begun.
void tst_amend::aSecondFinalIsNotNecessaryAnyMore()
{
    tournaments::Setup setup = tournaments::shortGame;
    setup.draw.format = facts::Format::DoubleElimination;
    LiveTournament live(setup);
    std::vector<std::string> before;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (match->number && match->id.front() != 'F')
            before.push_back(match->id);
    for (const std::string& match : before)
        live.playOut(match, 'a');
    live.playOut("F-1", 'b');
    live.enter("F-2", R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})");
    const std::string seen = look(live, options("F-1", 1, bigLine));
    // Who has won the tournament is known once the captains have signed the first again.
    const std::string spared = "match 7 is no longer necessary; it has 1 hand on record\n";
    QVERIFY2(seen.find(spared) != std::string::npos, seen.c_str());
    MENTIONS(seen);
}

void tst_amend::oneUndoTakesAllOfItBack()
{
    LiveTournament live(tournaments::shortGame);
    playOn(live);
    const tournament::Tournament before = live.desk().tournament();
    AmendOptions asked = options("W1-1", 1, otherWayLine);
    asked.then = {{"W2-1", Resolution::Replay}};
    apply(live, asked);
    QVERIFY(!tournament::changed(before, live.desk().tournament()).empty());
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QVERIFY(tournament::changed(before, live.desk().tournament()).empty());
    QVERIFY(desk::redo(live.desk(), "J. Park"));
    QCOMPARE(live.match("W2-1").attempt, 2);
}

void tst_amend::theReasonMayComeAfterTheLook()
{
    LiveTournament live(tournaments::shortGame);
    playOn(live);
    AmendOptions asked = options("W1-1", 1, otherWayLine);
    asked.then = {{"W2-1", Resolution::Replay}};
    const std::string withIt = look(live, asked);
    asked.reason.clear();
    QCOMPARE(look(live, asked), withIt);
    SAYS(apply(live, asked));
}

void tst_amend::theCaptainsSignAgain()
{
    LiveTournament live(tournaments::shortGame);
    live.playOut("W1-1", 'a');
    const std::string told = apply(live, options("W1-1", 1, R"({"a":{"bids":[6,5]}})"));
    MENTIONS(told);
    QCOMPARE(live.finish("W1-1"), "");
    const std::string back = look(live, options("W1-1", 1, R"({"dealer":"a1"})"));
    QVERIFY2(back.find("must sign again") == std::string::npos, back.c_str());
}

void tst_amend::refusals_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<std::string>("given");
    QTest::addColumn<int>("how");
    const auto row = [](const char* name, int number, const char* given, How how = How::Replace) {
        QTest::newRow(name) << number << std::string(given) << int(how);
    };
    row("no such hand", 3, "{}");
    row("hand 0", 0, "{}");
    row("no JSON", 1, "");
    row("no object", 1, "[]");
    row("a ruling", 1, R"({"reneges":[]})");
    row("a time call", 1, R"({"timeExpired":true})");
    row("unknown key", 1, R"({"c":1})");
    row("unknown key of a side", 1, R"({"a":{"trick":7}})");
    row("zero bid", 1, R"({"a":{"bid":0}})");
    row("tricks", 1, R"({"a":{"tricks":9}})");
    row("bad dealer", 1, R"({"dealer":"c1"})");
    row("half a hand put in", 1, R"({"a":{"bids":[4,3],"tricks":8}})", How::InsertBefore);
}

void tst_amend::refusals()
{
    QFETCH(int, number);
    QFETCH(std::string, given);
    QFETCH(int, how);

    tournaments::AfterAHand live;
    MENTIONS(look(live, options("W1-1", number, given, static_cast<How>(how))));
}

void tst_amend::refusesWhatIsNotThere()
{
    tournaments::AfterAHand live;
    AmendOptions of = options("W1-1", 1, "{}");
    of.game = 2;
    SAYS(look(live, of));
    SAYS(look(live, options("W1-2", 1, "{}")));
    AmendOptions then = options("W1-1", 1, "{}");
    then.then = {{"W2-1", Resolution::Stand}};
    SAYS(look(live, then));
}

void tst_amend::asJson()
{
    LiveTournament live(tournaments::shortGame);
    playOn(live);
    AmendOptions asked = options("W1-1", 1, otherWayLine);
    const auto seen =
        desk::preview(live.desk().tournament(), live.desk().environment(), "J. Park", desk::amend(asked));
    QVERIFY(seen);
    const std::string text = desk::correctionJson(*seen);
    QVERIFY(json::parse(text));
    for (
        const char* part :
        {R"("applied":false,"match":"W1-1")", R"("was":{"a":{"bids":[6,6],"tricks":12})",
         R"("is":{"a":-20,"b":120,"state":"won"})", R"("signAgain":true)",
         R"({"match":"W2-1","was":{"a":"T1","b":"T2"},"is":{"a":"T4","b":"T2"},"state":"playing","hands":1,)",
         R"("disputed":true,"then":null})", R"("changed":["W1-1","W2-1"])"})
        QVERIFY2(text.find(part) != std::string::npos, (std::string(part) + " in " + text).c_str());
    asked.then = {{"W2-1", Resolution::Stand}};
    const auto done = desk::record(live.desk(), "J. Park", desk::amend(asked));
    QVERIFY(done);
    const std::string applied = desk::correctionJson(*done);
    QVERIFY2(applied.find("\"applied\":true,\"seq\":") != std::string::npos, applied.c_str());
}

// The supervisor throws in a scored hand: with later hands on record, and after the match has ended.
void tst_amend::aScoredHandIsThrownIn()
{
    LiveTournament live(tournaments::shortGame);
    live.enter("W1-1", handLine); // 71 and 50
    live.enter("W1-1", handLine); // 142 and 100: Team 1 has won
    QCOMPARE(live.finish("W1-1"), "");
    const std::string seen = look(live, options("W1-1", 1, "", How::ThrowIn));
    MENTIONS_ALL(seen, 2);
    QCOMPARE(apply(live, options("W1-1", 1, "", How::ThrowIn)), seen);
    QCOMPARE(live.match("W1-1").state, tournament::State::Playing);
    const auto& items = live.match("W1-1").games.front().items;
    QCOMPARE(items.size(), 2U);
    const auto& thrownIn = std::get<scoring::Misdeal>(items.front().what);
    QCOMPARE(thrownIn.reason, "misread");
    QVERIFY(thrownIn.byRuling);
    live.enter("W1-1", handLine); // it is played to its end
    QCOMPARE(live.finish("W1-1"), "");
    QVERIFY(desk::undo(live.desk(), "J. Park", std::nullopt)); // the finish
    QVERIFY(desk::undo(live.desk(), "J. Park", std::nullopt)); // the last hand
    QVERIFY(desk::undo(live.desk(), "J. Park", std::nullopt)); // and the ruling, as one
    QCOMPARE(tournament::result(live.match("W1-1")).score, (scoring::PerSide<int>{142, 100}));
    QCOMPARE(live.match("W1-1").state, tournament::State::Final);
}

void tst_amend::aDealerWhoWasNotKnownTakesNoReason()
{
    LiveTournament live(tournaments::shortGame);
    live.enter("W1-1", handLine);
    const auto hand = [&] {
        return *tournament::latest<facts::Hand>(tournament::recordOf(live.desk().tournament(), "W1-1"),
                                                [](const facts::Hand&) { return true; });
    };
    apply(live, options("W1-1", 1, R"({"dealer":null})"));
    QVERIFY(!hand().dealer);
    AmendOptions asked = options("W1-1", 1, R"({"dealer":"b1"})");
    asked.reason.clear();
    QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(asked)));
    QVERIFY(hand().dealer == facts::Seat::B1);
    QVERIFY(!hand().reason);
    asked.given = R"({"dealer":"a2"})"; // another takes one
    SAYS(apply(live, asked));
    facts::Hand other = hand();
    ++other.revision;
    other.dealer = facts::Seat::A2;
    QVERIFY(!live.record(other).empty());
}

void tst_amend::anImpossibleThrowInIsRefused()
{
    LiveTournament live(tournaments::shortGame);
    live.enter("W1-1", handLine);
    SAYS(apply(live, options("W1-1", 4, "", How::ThrowIn)));
    AmendOptions without = options("W1-1", 1, "", How::ThrowIn);
    without.reason.clear();
    SAYS(apply(live, without));
    const facts::Spot spot{{"W1-1", 1}, 1, facts::placeStep};
    SAYS(live.record(facts::Misdeal{spot, facts::Seat::A1, "so", {}, true})); // while the hand stands there
    apply(live, options("W1-1", 1, "", How::ThrowIn));
    SAYS(live.record(facts::Misdeal{spot, facts::Seat::A1, "so", {}, true})); // by the first
}

TEST_CLASS(tst_amend)
#include "tst_amend.moc"
