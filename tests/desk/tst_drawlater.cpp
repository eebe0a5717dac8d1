// What is settled about a draw after it was made, and what the checks say of taking it back.
#include "golden/says.h"
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/checkin/checkin.h"
#include "desk/checks/onsheet.h"
#include "desk/drawing/drawlater.h"
#include "desk/registration/teams.h"
#include "program/testclass.h"
#include "tournament/model/policy.h"
#include "tournament/ranking/advancement.h"

using namespace Qt::StringLiterals;

namespace {

class Later : public tournaments::LiveTournament {
public:
    using LiveTournament::LiveTournament;
    std::string pair() { return refusals::firstMistake(desk::pairRound(desk(), "J. Park")); }
    /// The lower number wins, but for those whose numbers are `apart`.
    void decideAll(int apart = 0)
    {
        for (bool more = true; more;) {
            more = false;
            for (const tournament::Match* match : tournament::inOrder(desk().tournament())) {
                if (match->state != tournament::State::Ready || match->id.substr(0, 2) == "PW")
                    continue;
                decide(*match, apart);
                more = true;
                break;
            }
        }
    }
    void decide(const tournament::Match& match, int apart = 0)
    {
        const int a = std::stoi(match.teams.a.substr(1));
        const int b = std::stoi(match.teams.b.substr(1));
        const bool aWins = (a < b) == (std::abs(a - b) != apart);
        const std::string refused = result(
            match.id, {aWins ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling, "by the test"});
        if (!refused.empty())
            qFatal("%s", refused.c_str());
    }
    /// Of the newest fact of the tournament itself that holds.
    std::string newestOp() { return tournaments::newest(*desk().tournament().record)->entry->stamp.op; }
    std::string takeBack(const std::string& op) { return record(facts::Retract{op, {}}); }
    const tournament::Setting& setting() { return *desk().tournament().setting; }
};

} // namespace

class tst_drawlater : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void aRoundThatIsPlayedStays();
    void aRoundIsRemovedOnceItsCallsAreUndone();
    void aSecondRoundBlocksRedo();
    void aSecondPlayInBlocksRedo();
    void whoIsInThePlayoffWithdrawsFromItsMatch();
    void whoWasPairedTwiceIsNotReplaced();
    void whoseMatchIsFinishedIsNotReplaced();
    void whoIsCheckedInIsNotReplaced();
    void whoWasCalledIsRefusedForTheCall();
    void aDrawWhoseOnlyMatchIsCalledHasNoLatePlace();
    void aRandomDrawDoesNotDependOnNames();
    void anOrderEndsWithTheRandomDraw();
};

void tst_drawlater::aRoundThatIsPlayedStays()
{
    Later tournament(tournaments::swissOf(6, 2));
    QCOMPARE(tournament.pair(), std::string());
    const std::string pairing = tournament.newestOp();
    QCOMPARE(tournament.call("S1-1"), std::string());
    const std::string why = tournament.takeBack(pairing);
    MENTIONS(why);
    QVERIFY(tournament.match("S1-1").call);
}

void tst_drawlater::aRoundIsRemovedOnceItsCallsAreUndone()
{
    Later tournament(tournaments::swissOf(6, 2));
    QCOMPARE(tournament.pair(), std::string());
    const std::string pairing = tournament.newestOp();
    const auto newestOfMatch = [&] {
        return tournaments::newest(tournament::recordOf(tournament.desk().tournament(), "S1-1"))
            ->entry->stamp.op;
    };
    QCOMPARE(tournament.call("S1-1"), std::string());
    QCOMPARE(tournament.takeBack(newestOfMatch()), std::string());
    const std::string taken = newestOfMatch();
    QCOMPARE(tournament.takeBack(pairing), std::string());
    QVERIFY(tournament.setting().pairings.empty());
    QVERIFY(!tournament.takeBack(taken).empty()); // no match to be called
    QCOMPARE(tournament.pair(), std::string());
    QVERIFY(!tournament.match("S1-1").call);
    QCOMPARE(tournament.takeBack(taken), std::string()); // the same two again
    QVERIFY(tournament.match("S1-1").call);
}

void tst_drawlater::aSecondRoundBlocksRedo()
{
    Later tournament(tournaments::swissOf(6, 3));
    QCOMPARE(tournament.pair(), std::string());
    QCOMPARE(tournament.takeBack(tournament.newestOp()), std::string());
    const std::string taken = tournament.newestOp();
    QCOMPARE(tournament.pair(), std::string());
    QVERIFY(!tournament.takeBack(taken).empty());
    QCOMPARE(tournament.setting().pairings.size(), std::size_t{1});
}

void tst_drawlater::aSecondPlayInBlocksRedo()
{
    Later tournament(tournaments::twoPoolsOf(6, 2));
    tournament.decideAll(4); // 1 beats 4, 4 beats 5, 5 beats 1
    const auto ties = tournament::undecidedTies(tournament.desk().tournament());
    QVERIFY(!ties.empty());
    const auto team = [&](std::size_t place) {
        return tournament::teamOfSeed(tournament.setting(), ties.front().seeds.at(place));
    };
    QVERIFY(desk::addPlayIn(tournament.desk(), "J. Park", team(0), team(1)));
    QCOMPARE(tournament.takeBack(tournament.newestOp()), std::string());
    const std::string taken = tournament.newestOp();
    QVERIFY(desk::addPlayIn(tournament.desk(), "J. Park", team(0), team(2)));
    QVERIFY(!tournament.takeBack(taken).empty());
    QCOMPARE(tournament.match("X-1").teams.b, team(2));
}

void tst_drawlater::whoIsInThePlayoffWithdrawsFromItsMatch()
{
    Later tournament(tournaments::twoPoolsOf(6, 2));
    tournament.decideAll();
    QCOMPARE(tournament.record(facts::Withdraw{"T5", "went home"}), std::string()); // is out of it
    QCOMPARE(tournament.call("PW1-1"), std::string());
    const std::string team = tournament.match("PW1-1").teams.a;
    QCOMPARE(tournament.record(facts::Withdraw{team, "went home"}), std::string());
    QCOMPARE(tournament.match("PW1-1").teams.a, team);
    QVERIFY(tournament.match("PW1-1").winner == tournament::Side::B);
    QVERIFY(!tournament.match("PW1-1").flags.disputed);
}

void tst_drawlater::whoWasPairedTwiceIsNotReplaced()
{
    Later tournament(tournaments::swissOf(6, 3));
    QCOMPARE(tournament.pair(), std::string());
    tournament.decideAll();
    QCOMPARE(tournament.pair(), std::string());
    for (const int player : {13, 14})
        QCOMPARE(tournament.record(facts::Person{tournaments::id("P", player), "Late", {}, {}}),
                 std::string());
    QCOMPARE(tournament.record(facts::Team{"T7", "Late", {}, {"P13", "P14"}}), std::string());
    const std::string why = tournament.record(facts::LateEntry{"T7", "T6", {}});
    MENTIONS(why);
}

// The demo records a no-show without saying who was drawn there.
void tst_drawlater::whoseMatchIsFinishedIsNotReplaced()
{
    Later tournament(tournaments::Setup{});
    const tournament::Match& missed = tournament.match("W1-1");
    const std::string absent = missed.teams.b;
    QCOMPARE(tournament.record(facts::Outcome{
                 {missed.id, missed.attempt}, facts::Winner::A, facts::Decided::NoShow, "as on paper"}),
             std::string());
    for (const int player : {21, 22})
        QCOMPARE(tournament.record(facts::Person{tournaments::id("P", player), "Late", {}, {}}),
                 std::string());
    QCOMPARE(tournament.record(facts::Team{"T7", "Late", {}, {"P21", "P22"}}), std::string());
    const std::string why = tournament.record(facts::LateEntry{"T7", absent, {}});
    MENTIONS(why);
    QVERIFY(tournament::seedOfTeam(tournament.setting(), absent));
    // Those of the other match can still be replaced, and no place is free.
    const auto places = desk::latePlaces(tournament.desk().tournament(), "T7");
    QVERIFY(places);
    const auto forNew = desk::latePlaces(tournament.desk().tournament(), {}); // before it is registered
    QVERIFY(forNew && *forNew == *places);
    const tournament::Match& open = tournament.match("W1-2");
    QCOMPARE(places->size(), std::size_t{2});
    for (const std::string& team : *places)
        QVERIFY2(desk::plays(open, team), team.c_str());
    QCOMPARE(tournament.record(facts::Outcome{
                 {open.id, open.attempt}, facts::Winner::A, facts::Decided::NoShow, "nobody came"}),
             std::string());
    QCOMPARE(refusals::codes(desk::latePlaces(tournament.desk().tournament(), {})), u"late-nowhere"_s);
}

void tst_drawlater::whoIsCheckedInIsNotReplaced()
{
    Later tournament(tournaments::Setup{});
    const auto canBeReplaced = [&] {
        const auto places = desk::latePlaces(tournament.desk().tournament(), {});
        return places && std::ranges::count(*places, "T1") == 1;
    };
    QVERIFY(desk::checkIn(tournament.desk(), "J. Park", "P1", {}));
    QVERIFY(canBeReplaced()); // it is one player short
    QVERIFY(desk::checkIn(tournament.desk(), "J. Park", "P2", {}));
    QVERIFY(!canBeReplaced());
    desk::LateEntryOptions late{
        .replaces = "T1", .newTeam = desk::TeamEntry{"Late", {}, {{"", "Kim Vo", {}}, {"", "Lou Beck", {}}}}};
    QCOMPARE(refusals::codes(desk::enterLate(tournament.desk(), "J. Park", late)),
             u"late-replaced-is-here"_s);
    // A record in which that was done is still read.
    QVERIFY(desk::addTeam(tournament.desk(), "J. Park", *late.newTeam));
    const std::string added = tournament.setting().teams.back().id;
    QCOMPARE(tournament.record(facts::LateEntry{added, "T1", {}}), std::string());
}

// That they are checked in says less: it could be undone.
void tst_drawlater::whoWasCalledIsRefusedForTheCall()
{
    Later tournament(tournaments::Setup{});
    for (const char* player : {"P1", "P2"})
        QVERIFY(desk::checkIn(tournament.desk(), "J. Park", player, {}));
    QCOMPARE(tournament.call("W1-1"), std::string());
    desk::LateEntryOptions late{
        .replaces = "T1", .newTeam = desk::TeamEntry{"Late", {}, {{"", "Kim Vo", {}}, {"", "Lou Beck", {}}}}};
    QCOMPARE(refusals::codes(desk::enterLate(tournament.desk(), "J. Park", late)),
             u"late-replaced-was-called"_s);
    QCOMPARE(tournament.setting().teams.size(), std::size_t{4}); // nor is the late team on the list
}

void tst_drawlater::aDrawWhoseOnlyMatchIsCalledHasNoLatePlace()
{
    Later tournament({.teams = 2});
    const auto places = [&](const std::string& team) {
        return desk::latePlaces(tournament.desk().tournament(), team);
    };
    QCOMPARE(refusals::codes(places("T1")), u"late-in-draw-already"_s);
    QVERIFY(places({}) && *places({}) == std::vector<std::string>({"", "T1", "T2"}));
    QCOMPARE(tournament.call("W1-1"), std::string());
    QCOMPARE(refusals::codes(places({})), u"late-nowhere"_s);
}

void tst_drawlater::aRandomDrawDoesNotDependOnNames()
{
    const auto drawnFor = [](const std::vector<std::string>& teams) {
        Later tournament(tournaments::twoPoolsOf(6, 2));
        tournament.decideAll(4);
        if (!desk::drawLots(tournament.desk(), "J. Park", {teams, "a seed", {}}))
            qFatal("no lots");
        return tournament.setting().lots.front();
    };
    QCOMPARE(drawnFor({"T5", "T1", "T4"}), drawnFor({"T1", "T4", "T5"}));
}

void tst_drawlater::anOrderEndsWithTheRandomDraw()
{
    facts::Draw draw;
    draw.format = facts::Format::RoundRobin;
    draw.ranking = R"({"order":["points","head-to-head"]})";
    QVERIFY(!tournament::rankingPolicy(draw));
    draw.ranking = R"({"order":["points","head-to-head","lot"]})";
    QVERIFY(tournament::rankingPolicy(draw));
}

TEST_CLASS(tst_drawlater)
#include "tst_drawlater.moc"
