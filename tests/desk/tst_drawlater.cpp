// What is settled about a draw after it was made, and what the door says of taking it back.
#include "nights/evening.h"

#include "desk/drawlater.h"
#include "night/policy.h"

using namespace Qt::StringLiterals;

namespace {

nights::Setup swiss(int rounds)
{
    nights::Setup setup;
    setup.teams = 6;
    setup.draw.format = facts::Format::Swiss;
    setup.draw.rounds = rounds;
    return setup;
}

nights::Setup pools()
{
    nights::Setup setup;
    setup.teams = 6;
    setup.draw.format = facts::Format::PoolsPlayoff;
    setup.draw.pools = 2;
    setup.draw.advance = 2;
    return setup;
}

class Later : public nights::Evening {
public:
    using Evening::Evening;
    std::string pair() { return said(desk::pairRound(desk(), "J. Park")); }
    /// The lower number wins, but for those whose numbers are `apart`.
    void decideAll(int apart = 0)
    {
        for (bool more = true; more;) {
            more = false;
            for (const night::Match* match : night::inOrder(desk().night())) {
                if (match->state != night::State::Ready || match->id.substr(0, 2) == "PW")
                    continue;
                decide(*match, apart);
                more = true;
                break;
            }
        }
    }
    void decide(const night::Match& match, int apart = 0)
    {
        const int a = std::stoi(match.teams.a.substr(1));
        const int b = std::stoi(match.teams.b.substr(1));
        desk::ResultOptions options;
        options.winner = (a < b) == (std::abs(a - b) != apart) ? facts::Winner::A : facts::Winner::B;
        options.outcome = facts::Decided::Ruling;
        options.reason = "by the test";
        if (const std::string refused = result(match.id, options); !refused.empty())
            qFatal("%s", refused.c_str());
    }
    /// Of the newest fact of the night itself that holds.
    std::string newestOp() { return nights::newest(*desk().night().record)->entry->stamp.op; }
    std::string takeBack(const std::string& op) { return record(facts::Retract{op, {}}); }
    const night::Setting& setting() { return *desk().night().setting; }

private:
    static std::string said(const desk::Answer<desk::Recorded>& answer)
    {
        return answer ? std::string() : answer.error().mistakes.front();
    }
};

} // namespace

class tst_drawlater : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRoundThatIsPlayedStays();
    void aRoundIsNotPutBackBesideAnother();
    void aPlayInIsNotPutBackBesideAnother();
    void whoIsInThePlayoffWithdrawsFromItsMatch();
    void whoWasPairedTwiceIsNotReplaced();
    void aLotIsTheSameHoweverTheTeamsAreNamed();
    void anOrderEndsWithTheLot();
};

void tst_drawlater::aRoundThatIsPlayedStays()
{
    Later night(swiss(2));
    QCOMPARE(night.pair(), std::string());
    const std::string pairing = night.newestOp();
    QCOMPARE(night.call("S1-1"), std::string());
    const std::string why = night.takeBack(pairing);
    QVERIFY2(why.find("match 1 was called on the strength of it") != std::string::npos, why.c_str());
    QVERIFY(night.match("S1-1").call);
}

void tst_drawlater::aRoundIsNotPutBackBesideAnother()
{
    Later night(swiss(3));
    QCOMPARE(night.pair(), std::string());
    QCOMPARE(night.takeBack(night.newestOp()), std::string());
    const std::string taken = night.newestOp();
    QCOMPARE(night.pair(), std::string());
    QVERIFY(!night.takeBack(taken).empty());
    QCOMPARE(night.setting().pairings.size(), std::size_t{1});
}

void tst_drawlater::aPlayInIsNotPutBackBesideAnother()
{
    Later night(pools());
    night.decideAll(4); // 1 beats 4, 4 beats 5, 5 beats 1
    const auto ties = night::undecidedTies(night.desk().night());
    QVERIFY(!ties.empty());
    const auto team = [&](std::size_t place) {
        return night::teamOfSeed(night.setting(), ties.front().seeds.at(place));
    };
    QVERIFY(desk::addPlayIn(night.desk(), "J. Park", team(0), team(1)));
    QCOMPARE(night.takeBack(night.newestOp()), std::string());
    const std::string taken = night.newestOp();
    QVERIFY(desk::addPlayIn(night.desk(), "J. Park", team(0), team(2)));
    QVERIFY(!night.takeBack(taken).empty());
    QCOMPARE(night.match("X-1").teams.b, team(2));
}

void tst_drawlater::whoIsInThePlayoffWithdrawsFromItsMatch()
{
    Later night(pools());
    night.decideAll();
    QCOMPARE(night.record(facts::Withdraw{"T5", "went home"}), std::string()); // is out of it
    QCOMPARE(night.call("PW1-1"), std::string());
    const std::string team = night.match("PW1-1").teams.a;
    QCOMPARE(night.record(facts::Withdraw{team, "went home"}), std::string());
    QCOMPARE(night.match("PW1-1").teams.a, team);
    QVERIFY(night.match("PW1-1").winner == night::Side::B);
    QVERIFY(!night.match("PW1-1").flags.disputed);
}

void tst_drawlater::whoWasPairedTwiceIsNotReplaced()
{
    Later night(swiss(3));
    QCOMPARE(night.pair(), std::string());
    night.decideAll();
    QCOMPARE(night.pair(), std::string());
    for (const int player : {13, 14})
        QCOMPARE(night.record(facts::Person{nights::id("P", player), "Late", {}, {}}), std::string());
    QCOMPARE(night.record(facts::Team{"T7", "Late", {}, {"P13", "P14"}}), std::string());
    const std::string why = night.record(facts::LateEntry{"T7", "T6", {}});
    QVERIFY2(why.find("was paired in 2 rounds") != std::string::npos, why.c_str());
}

void tst_drawlater::aLotIsTheSameHoweverTheTeamsAreNamed()
{
    const auto drawnFor = [](const std::vector<std::string>& teams) {
        Later night(pools());
        night.decideAll(4);
        if (!desk::drawLots(night.desk(), "J. Park", {teams, "a seed", {}}))
            qFatal("no lots");
        return night.setting().lots.front();
    };
    QCOMPARE(drawnFor({"T5", "T1", "T4"}), drawnFor({"T1", "T4", "T5"}));
}

void tst_drawlater::anOrderEndsWithTheLot()
{
    facts::Draw draw;
    draw.format = facts::Format::RoundRobin;
    draw.ranking = R"({"order":["points","head-to-head"]})";
    QVERIFY(!night::rankingPolicy(draw));
    draw.ranking = R"({"order":["points","head-to-head","lot"]})";
    QVERIFY(night::rankingPolicy(draw));
}

QTEST_APPLESS_MAIN(tst_drawlater)
#include "tst_drawlater.moc"
