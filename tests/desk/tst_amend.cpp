// A hand on record is corrected, and everything that changes by it is told.
#include "tournaments/livetournament.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/undo.h"
#include "program/testclass.h"
#include "wording/record/refusal.h"
#include "json/value.h"

using desk::AmendOptions;
using facts::Resolution;
using tournaments::LiveTournament;

namespace {

using How = AmendOptions::How;

AmendOptions options(const std::string& match, int hand, const std::string& given, How how = How::Replace)
{
    AmendOptions asked;
    asked.match = match;
    asked.hand = hand;
    asked.given = given;
    asked.how = how;
    asked.reason = "misread";
    return asked;
}

std::string look(LiveTournament& live, const AmendOptions& asked)
{
    const tournament::Tournament before = live.desk().tournament();
    const auto seen = desk::preview(before, live.desk().environment(), "J. Park", desk::amend(asked));
    if (!(live.desk().tournament() == before))
        qFatal("a preview changed the tournament");
    return seen ? desk::correctionText(*seen) : wording::inFull(seen.error().mistakes.front());
}

std::string apply(LiveTournament& live, const AmendOptions& asked)
{
    const auto done = desk::record(live.desk(), "J. Park", desk::amend(asked));
    return done ? desk::correctionText(*done) : wording::inFull(done.error().mistakes.front());
}

constexpr const char* handLine = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";
constexpr const char* otherWay = R"({"a":{"bids":[1,1],"tricks":1},"b":{"bids":[6,6],"tricks":12}})";

// A short game: one hand decides it.
const tournaments::Setup shortGame{"traditional", 4, 4, false, R"({"end.target":100})"};

/// Both semifinals are final, and the final has a hand.
void playOn(LiveTournament& live)
{
    live.playOut("W1-1", 'a');
    live.playOut("W1-2", 'a');
    live.enter("W2-1", R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})");
}

} // namespace

class tst_amend : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsNotGivenIsKept();
    void dealerAndOverrideCanBeTakenAway();
    void aDealerWhoWasNotKnownTakesNoReason();
    void rulingsStay();
    void aHandIsStruck();
    void aForgottenHandIsPutIn();
    void laterGamesAndTheResult();
    void aDisputeHasToBeDecided_data();
    void aDisputeHasToBeDecided();
    void whatWasPlayedStands();
    void whoHasGoneOnIsNamedWhereNobodyGoesOnNow();
    void aSecondFinalIsNotNecessaryAnyMore();
    void oneUndoTakesAllOfItBack();
    void theReasonMayComeAfterTheLook();
    void theCaptainsSignAnew();
    void refusals_data();
    void refusals();
    void asJson();
    void aScoredHandIsThrownIn();
    void whatCannotBeThrownIn();
};

void tst_amend::whatIsNotGivenIsKept()
{
    LiveTournament live;
    live.enter("W1-1", handLine);
    live.enter("W1-1", handLine);
    const std::string told =
        "match 1, hand 1, as it was: a bid 4 and 3, took 8; b bid 3 and 2, took 5 (a 71 b 50)\n"
        "match 1, hand 1, amended: a bid 4 and 4, took 8; b bid 3 and 2, took 5 (a 80 b 50)\n"
        "match 1, hand 2: a 142 b 100 becomes a 151 b 100\n"
        "match 1: a 142 b 100, in play becomes a 151 b 100, in play\n";
    QCOMPARE(look(live, options("W1-1", 1, R"({"a":{"bids":[4,4]}})")), told);
    QCOMPARE(apply(live, options("W1-1", 1, R"({"a":{"bids":[4,4]}})")), told);
    QCOMPARE(tournament::result(live.match("W1-1")).score, (scoring::PerSide<int>{151, 100}));
    // `bid` takes the place of `bids`, and a second change is the next version.
    const std::string second =
        apply(live, options("W1-1", 1, R"({"a":{"bid":7,"tricks":7},"b":{"tricks":6}})"));
    QVERIFY2(second.find("amended: a bid 7, took 7; b bid 3 and 2, took 6 (a 70 b 51)") != std::string::npos,
             second.c_str());
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

void tst_amend::aHandIsStruck()
{
    LiveTournament live;
    live.enter("W1-1", handLine);
    live.enter("W1-1", handLine);
    QCOMPARE(apply(live, options("W1-1", 1, {}, How::Strike)),
             "match 1, hand 1, as it was: a bid 4 and 3, took 8; b bid 3 and 2, took 5 (a 71 b 50)\n"
             "match 1, hand 1 is struck\n"
             "match 1, hand 1: a 142 b 100 becomes a 71 b 50\n"
             "match 1: a 142 b 100, in play becomes a 71 b 50, in play\n");
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 1);
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 1);
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 2);
}

void tst_amend::aForgottenHandIsPutIn()
{
    LiveTournament live;
    live.enter("W1-1", handLine);
    live.enter("W1-1", handLine);
    const std::string told = apply(live, options("W1-1", 2, otherWay, How::InsertBefore));
    QVERIFY2(
        told.find("match 1, hand 2, put in: a bid 1 and 1, took 1; b bid 6 and 6, took 12 (a 51 b 170)\n") ==
            0,
        told.c_str());
    QVERIFY2(told.find("match 1, hand 3: a 142 b 100 becomes a 122 b 220\n") != std::string::npos,
             told.c_str());
    // Before the first, and again before that.
    for (int i = 0; i < 4; ++i)
        apply(live, options("W1-1", 1, handLine, How::InsertBefore));
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 7);
    const auto undone = desk::undo(live.desk(), "J. Park");
    QVERIFY(undone);
    QCOMPARE(undone->what.front(), "match 1, hand 1, that was put in (A 71, B 50)");
}

void tst_amend::laterGamesAndTheResult()
{
    LiveTournament live(shortGame);
    live.play("W1-1", 'a');
    const std::string told = look(live, options("W1-1", 1, otherWay));
    QVERIFY2(told.find("match 1: a 120 b -20, won by Team 1 becomes a -20 b 120, won by Team 4\n") !=
                 std::string::npos,
             told.c_str());
}

void tst_amend::aDisputeHasToBeDecided_data()
{
    QTest::addColumn<int>("choice");
    QTest::addColumn<std::string>("first");
    QTest::addColumn<std::string>("says");
    QTest::newRow("seat") << int(Resolution::Seat) << std::string("T4")
                          << std::string("match 3: Team 4 takes over what Team 1 played\n");
    QTest::newRow("replay") << int(Resolution::Replay) << std::string("T4")
                            << std::string(
                                   "match 3: Team 4 and Team 2 in place of Team 1 and Team 2; what was "
                                   "played is void (60 : 61), it is played anew\n");
    QTest::newRow("stand") << int(Resolution::Stand) << std::string("T1")
                           << std::string("match 3: it stands with Team 1 and Team 2; Team 1 plays match 3 "
                                          "next; Team 4 is eliminated, rank 3–4\n");
}

void tst_amend::aDisputeHasToBeDecided()
{
    QFETCH(int, choice);
    QFETCH(std::string, first);
    QFETCH(std::string, says);
    LiveTournament live(shortGame);
    playOn(live);
    AmendOptions asked = options("W1-1", 1, otherWay);
    const std::string seen = look(live, asked);
    QVERIFY2(seen.find("match 1: Team 4 advances, not Team 1\n") != std::string::npos, seen.c_str());
    QVERIFY2(
        seen.find("match 3: Team 4 and Team 2 in place of Team 1 and Team 2; it has 1 hand on record\n") !=
            std::string::npos,
        seen.c_str());
    const std::string undecided =
        "match 3 is disputed, Team 1 and Team 2 sat down to it: decide what becomes of "
        "it (--then 3=seat, 3=replay or 3=stand)";
    QVERIFY2(seen.find(undecided) != std::string::npos, seen.c_str());
    const tournament::Tournament before = live.desk().tournament();
    QCOMPARE(apply(live, asked), undecided);
    QVERIFY(live.desk().tournament() == before);
    asked.then = {{"W2-1", static_cast<Resolution>(choice)}};
    const std::string done = apply(live, asked);
    QVERIFY2(done.find("match 3 was decided: ") != std::string::npos, done.c_str());
    QVERIFY2(done.find(says) != std::string::npos, done.c_str());
    QVERIFY(!live.match("W2-1").flags.disputed);
    QCOMPARE(live.match("W2-1").teams.a, first);
}

void tst_amend::whatWasPlayedStands()
{
    LiveTournament live(shortGame);
    for (const char* match : {"W1-1", "W1-2", "W2-1"})
        live.playOut(match, 'a');
    AmendOptions asked = options("W1-1", 1, otherWay);
    asked.then = {{"W2-1", Resolution::Stand}};
    const std::string seen = look(live, asked);
    QVERIFY2(seen.find("match 3: its result stands: Team 1 and Team 2 played it; "
                       "Team 1 wins the tournament; Team 4 is eliminated, rank 3–4\n") != std::string::npos,
             seen.c_str());
    QVERIFY2(seen.find("in place of") == std::string::npos, seen.c_str());
}

void tst_amend::whoHasGoneOnIsNamedWhereNobodyGoesOnNow()
{
    LiveTournament live(shortGame);
    playOn(live);
    const std::string seen =
        look(live, options("W1-1", 1, R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})"));
    QVERIFY2(seen.find(
                 "match 3: nobody yet and Team 2 in place of Team 1 and Team 2; it has 1 hand on record; who "
                 "plays in it waits for match 1\n") != std::string::npos,
             seen.c_str());
}

// The first final was typed the wrong way round, and the second has begun.
void tst_amend::aSecondFinalIsNotNecessaryAnyMore()
{
    tournaments::Setup setup = shortGame;
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
    const std::string seen =
        look(live, options("F-1", 1, R"({"a":{"bids":[6,6],"tricks":12},"b":{"bids":[1,1],"tricks":1}})"));
    // Who has won the tournament is known once the captains have signed the first anew.
    const std::string spared = "match 7 is not necessary any more; it has 1 hand on record\n";
    QVERIFY2(seen.find(spared) != std::string::npos, seen.c_str());
    QVERIFY2(seen.find(" sat down to it, and it is not necessary any more: decide what becomes of it (--then "
                       "7=replay or 7=stand)\n") != std::string::npos,
             seen.c_str());
}

void tst_amend::oneUndoTakesAllOfItBack()
{
    LiveTournament live(shortGame);
    playOn(live);
    const tournament::Tournament before = live.desk().tournament();
    AmendOptions asked = options("W1-1", 1, otherWay);
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
    LiveTournament live(shortGame);
    playOn(live);
    AmendOptions asked = options("W1-1", 1, otherWay);
    asked.then = {{"W2-1", Resolution::Replay}};
    const std::string withIt = look(live, asked);
    asked.reason.clear();
    QCOMPARE(look(live, asked), withIt);
    QCOMPARE(apply(live, asked), "the reason is empty");
}

void tst_amend::theCaptainsSignAnew()
{
    LiveTournament live(shortGame);
    live.playOut("W1-1", 'a');
    const std::string told = apply(live, options("W1-1", 1, R"({"a":{"bids":[6,5]}})"));
    QVERIFY2(told.find("match 1 was signed as a 120 b -20: the captains have to sign it anew\n") !=
                 std::string::npos,
             told.c_str());
    QCOMPARE(live.finish("W1-1"), "");
    const std::string back = look(live, options("W1-1", 1, R"({"dealer":"a1"})"));
    QVERIFY2(back.find("sign it anew") == std::string::npos, back.c_str());
}

void tst_amend::refusals_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<std::string>("given");
    QTest::addColumn<int>("how");
    QTest::addColumn<std::string>("says");
    const auto row = [](const char* name, int number, const char* given, const char* says,
                        How how = How::Replace) {
        QTest::newRow(name) << number << std::string(given) << int(how) << std::string(says);
    };
    row("no such hand", 3, "{}", "match 1: there is no hand 3; 1 is on record");
    row("hand 0", 0, "{}", "match 1: there is no hand 0; 1 is on record");
    row("no JSON", 1, "", "match 1, hand 1: ");
    row("no object", 1, "[]", "match 1, hand 1: ");
    row("a ruling", 1, R"({"reneges":[]})",
        "match 1, hand 1, reneges: what was ruled on a hand is recorded by itself and stays as it is; leave "
        "it out");
    row("a time call", 1, R"({"timeExpired":true})", "match 1, hand 1, timeExpired: what was ruled");
    row("unknown key", 1, R"({"c":1})", "match 1, hand 1, c");
    row("unknown key of a side", 1, R"({"a":{"trick":7}})", "match 1, hand 1, side a.trick");
    row("zero bid", 1, R"({"a":{"bid":0}})", "match 1, hand 1, side a.bid: 0 is no bid");
    row("tricks", 1, R"({"a":{"tricks":9}})", "match 1, hand 1");
    row("bad dealer", 1, R"({"dealer":"c1"})", "match 1, hand 1, dealer: \"c1\" is none of");
    row("half a hand put in", 1, R"({"a":{"bids":[4,3],"tricks":8}})", "match 1, hand 1", How::InsertBefore);
}

void tst_amend::refusals()
{
    QFETCH(int, number);
    QFETCH(std::string, given);
    QFETCH(int, how);
    QFETCH(std::string, says);
    LiveTournament live;
    live.enter("W1-1", handLine);
    const std::string said = look(live, options("W1-1", number, given, static_cast<How>(how)));
    QVERIFY2(said.find(says) == 0, said.c_str());
    AmendOptions of = options("W1-1", 1, "{}");
    of.game = 2;
    QCOMPARE(look(live, of), "match 1: there is no game 2; it has one");
    QCOMPARE(look(live, options("W1-2", 1, "{}")), "match 2 has no hands on record");
    AmendOptions then = options("W1-1", 1, "{}");
    then.then = {{"W2-1", Resolution::Stand}};
    QCOMPARE(look(live, then), "match 3 is not disputed by this: there is nothing to decide about it");
}

void tst_amend::asJson()
{
    LiveTournament live(shortGame);
    playOn(live);
    AmendOptions asked = options("W1-1", 1, otherWay);
    const auto seen =
        desk::preview(live.desk().tournament(), live.desk().environment(), "J. Park", desk::amend(asked));
    QVERIFY(seen);
    const std::string text = desk::correctionJson(*seen);
    QVERIFY(json::parse(text));
    for (
        const char* part :
        {R"("applied":false,"match":"W1-1")", R"("was":{"a":{"bids":[6,6],"tricks":12})",
         R"("is":{"a":-20,"b":120,"state":"won"})", R"("signAnew":true)",
         R"({"match":"W2-1","was":{"a":"T1","b":"T2"},"is":{"a":"T4","b":"T2"},"state":"playing","hands":1,)",
         R"("disputed":true,"then":null})", R"("changed":["W1-1","W2-1"])"})
        QVERIFY2(text.find(part) != std::string::npos, (std::string(part) + " in " + text).c_str());
    asked.then = {{"W2-1", Resolution::Stand}};
    const auto done = desk::record(live.desk(), "J. Park", desk::amend(asked));
    QVERIFY(done);
    const std::string applied = desk::correctionJson(*done);
    QVERIFY2(applied.find("\"applied\":true,\"seq\":") != std::string::npos, applied.c_str());
}

// A scored hand is disputed, and the supervisor throws it in: with more hands behind it, and behind the end.
void tst_amend::aScoredHandIsThrownIn()
{
    LiveTournament live(shortGame);
    live.enter("W1-1", handLine); // 71 and 50
    live.enter("W1-1", handLine); // 142 and 100: Team 1 has won
    QCOMPARE(live.finish("W1-1"), "");
    const std::string seen = look(live, options("W1-1", 1, "", How::ThrowIn));
    QVERIFY2(seen.find("match 1, hand 1 is thrown in by ruling: it is dealt again\n") != std::string::npos,
             seen.c_str());
    QVERIFY2(seen.find("becomes a 71 b 50, in play") != std::string::npos, seen.c_str());
    QCOMPARE(apply(live, options("W1-1", 1, "", How::ThrowIn)), seen);
    QCOMPARE(live.match("W1-1").state, tournament::State::Playing);
    const auto& items = live.match("W1-1").games.front().items;
    QCOMPARE(items.size(), 2U);
    const auto& thrownIn = std::get<scoring::Misdeal>(items.front().what);
    QCOMPARE(thrownIn.reason, "misread");
    QVERIFY(thrownIn.byRuling);
    live.enter("W1-1", handLine); // it goes on to its end
    QCOMPARE(live.finish("W1-1"), "");
    QVERIFY(desk::undo(live.desk(), "J. Park", std::nullopt)); // the finish
    QVERIFY(desk::undo(live.desk(), "J. Park", std::nullopt)); // the last hand
    QVERIFY(desk::undo(live.desk(), "J. Park", std::nullopt)); // and the ruling, as one
    QCOMPARE(tournament::result(live.match("W1-1")).score, (scoring::PerSide<int>{142, 100}));
    QCOMPARE(live.match("W1-1").state, tournament::State::Final);
}

void tst_amend::aDealerWhoWasNotKnownTakesNoReason()
{
    LiveTournament live(shortGame);
    live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})");
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
    QCOMPARE(apply(live, asked), "the reason is empty");
    facts::Hand other = hand();
    ++other.revision;
    other.dealer = facts::Seat::A2;
    QVERIFY(!live.record(other).empty());
}

void tst_amend::whatCannotBeThrownIn()
{
    LiveTournament live(shortGame);
    live.enter("W1-1", handLine);
    QCOMPARE(apply(live, options("W1-1", 4, "", How::ThrowIn)),
             "match 1: there is no hand 4; 1 is on record");
    AmendOptions without = options("W1-1", 1, "", How::ThrowIn);
    without.reason.clear();
    QCOMPARE(apply(live, without), "the reason is empty");
    const facts::Spot spot{{"W1-1", 1}, 1, facts::placeStep};
    QCOMPARE(live.record(facts::Misdeal{spot, facts::Seat::A1, "so", {}, true}),
             "match 1: place 1024 is taken"); // while the hand stands there
    apply(live, options("W1-1", 1, "", How::ThrowIn));
    QCOMPARE(live.record(facts::Misdeal{spot, facts::Seat::A1, "so", {}, true}),
             "match 1: place 1024 is taken"); // by the first
}

TEST_CLASS(tst_amend)
#include "tst_amend.moc"
