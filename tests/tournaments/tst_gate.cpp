// Who is rated too low in the pools does not advance to the playoff: the next does.
#include "livetournament.h"

#include "desk/play/absence.h"
#include "desk/rulings/conduct.h"
#include "files/statusjson.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/fold/derive.h"
#include "tournament/model/policy.h"
#include "tournament/ranking/ranking.h"
#include "tournament/ranking/standings.h"
#include "wording/text.h"
#include "wording/tournament/rankingwords.h"

using tournaments::LiveTournament;

namespace {

tournaments::Setup gatedPools(const char* ranking)
{
    tournaments::Setup setup{"traditional", 6, 6, false, R"({"end.target":100})"};
    setup.draw.format = facts::Format::PoolsPlayoff;
    setup.draw.pools = 2;
    setup.draw.advance = 1;
    setup.draw.ranking = ranking;
    return setup;
}

std::vector<std::string> poolMatches(LiveTournament& live)
{
    std::vector<std::string> ids;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (match->number && match->id.front() != 'P')
            ids.push_back(match->id);
    return ids;
}

/// Every match of the pools, called, and won by the better seed; T1 is rated as given each time.
void playPools(LiveTournament& live, const char* rating)
{
    for (const std::string& id : poolMatches(live)) {
        const auto teams = live.match(id).teams;
        live.playOut(id, teams.a < teams.b ? 'a' : 'b');
        if (teams.a != "T1" && teams.b != "T1")
            continue;
        const auto side = teams.a == "T1" ? facts::Side::A : facts::Side::B;
        QVERIFY(desk::rate(live.desk(), "J. Park", id, side, *desk::ratingIn(rating), {}));
    }
}

std::string decidedOf(LiveTournament& live, const char* team)
{
    for (const tournament::Table& table : tournament::tables(live.desk().tournament()))
        for (const tournament::Standing& row : table.rows)
            if (row.team == team)
                return wording::decidedBy(live.desk().tournament(), row);
    return "no such team";
}

/// The better seed wins each match of the pools, but T1 forfeits against T5.
void playPoolsWithAForfeit(LiveTournament& live)
{
    for (const std::string& id : poolMatches(live)) {
        const auto teams = live.match(id).teams;
        const auto winner = teams.a == "T5" ? facts::Winner::A : facts::Winner::B;
        if ((teams.a == "T1" && teams.b == "T5") || (teams.a == "T5" && teams.b == "T1"))
            QCOMPARE(live.result(id, {winner, facts::Decided::Forfeit, "one of them came"}), "");
        else
            live.playOut(id, teams.a < teams.b ? 'a' : 'b');
    }
}

/// Of the first seed, T1.
tournament::Shortfall lacksOfFirst(LiveTournament& live)
{
    const std::vector<tournament::Ranking> rankings = tournament::rankings(live.desk().tournament());
    for (const tournament::Barred& each : rankings.front().barred)
        if (each.seed == 1)
            return each.lacks;
    return {};
}

constexpr const char* atThree = R"({"gate":{"rating":"3.0"}})";

} // namespace

class tst_gate : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void theNextTeamAdvances();
    void aTeamThatReachesItAdvances();
    void anUnratedTeamAdvances();
    void withoutAGateNobodyAsks();
    void aRevisedRatingCounts();
    void aCorrectedAbsenceCounts();
    void crossTablesShowWhoAdvances();
    void everyGateHoldsBack_data();
    void everyGateHoldsBack();
    void tiedMatchesAreWrittenBesideTheShare();
    void theDefaultIsNotWritten();
    void tiebreakersAreSwitchedOnAndOff();
    void thePolicyIsRead_data();
    void thePolicyIsRead();
};

void tst_gate::theNextTeamAdvances()
{
    LiveTournament live(gatedPools(atThree));
    playPools(live, "2.5");
    QCOMPARE(live.match("PW1-1").teams.a, "T4"); // second in pool A
    MENTIONS(decidedOf(live, "T1"));
    QCOMPARE(tournament::tables(live.desk().tournament()).front().rows.front().team,
             "T1"); // its rank stays
    for (const tournament::Standing& each : tournament::standings(live.desk().tournament()))
        if (each.team == "T1")
            SAYS(wording::decidedBy(live.desk().tournament(), each));
}

void tst_gate::aTeamThatReachesItAdvances()
{
    LiveTournament live(gatedPools(atThree));
    playPools(live, "3.0");
    QCOMPARE(live.match("PW1-1").teams.a, "T1");
    QCOMPARE(decidedOf(live, "T1"), "");
}

void tst_gate::anUnratedTeamAdvances()
{
    LiveTournament live(gatedPools(atThree));
    playPools(live, "4");
    QCOMPARE(live.match("PW1-1").teams.b, "T2"); // whom nobody rated
}

void tst_gate::withoutAGateNobodyAsks()
{
    LiveTournament live(gatedPools(R"({"withdrawn":"keep"})"));
    playPools(live, "0");
    QCOMPARE(live.match("PW1-1").teams.a, "T1");
}

void tst_gate::aRevisedRatingCounts()
{
    LiveTournament live(gatedPools(atThree));
    playPools(live, "2.5");
    QCOMPARE(live.match("PW1-1").teams.a, "T4");
    std::vector<std::string> ids;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (match->teams.a == "T1" || match->teams.b == "T1")
            ids.push_back(match->id);
    for (const std::string& id : ids) {
        const auto side = live.match(id).teams.a == "T1" ? facts::Side::A : facts::Side::B;
        QVERIFY(desk::rate(live.desk(), "Staff", id, side, 40, "the wrong team was rated"));
    }
    QCOMPARE(live.match("PW1-1").teams.a, "T1"); // though no result has changed
}

// Whoever wins without play is rated by what the other side's absence was called. Every fact is compared with
// a fresh fold.
void tst_gate::aCorrectedAbsenceCounts()
{
    LiveTournament live(gatedPools(atThree));
    const auto policy =
        tournament::absencePolicy(R"({"forfeit": {"otherRating": 40}, "no-show": {"otherRating": 10}})");
    QVERIFY(desk::setAbsencePolicy(live.desk(), "J. Park", *policy));
    std::string last;
    facts::Winner winner = facts::Winner::None;
    for (const std::string& id : poolMatches(live)) {
        const auto teams = live.match(id).teams;
        const bool isOfFirst = teams.a == "T1" || teams.b == "T1";
        if (!isOfFirst) {
            live.playOut(id, teams.a < teams.b ? 'a' : 'b');
            continue;
        }
        last = id;
        winner = teams.a == "T1" ? facts::Winner::A : facts::Winner::B;
        QCOMPARE(live.result(id, {winner, facts::Decided::Forfeit, "one of them came"}), "");
    }
    QCOMPARE(live.match("PW1-1").teams.a, "T1");
    QCOMPARE(live.call("PW1-1"), "");
    QCOMPARE(live.result(last, {winner, facts::Decided::NoShow, "nobody of them came"}), "");
    QVERIFY(live.match("PW1-1").flags.disputed); // rated 2.5 on average, T1 does not advance
    QVERIFY(live.desk().tournament() == tournament::derive(tournament::entries(live.desk().tournament())));
}

void tst_gate::crossTablesShowWhoAdvances()
{
    LiveTournament live(gatedPools(atThree));
    playPools(live, "2.5");
    const std::vector<tournament::CrossTable> tables = tournament::crossTables(live.desk().tournament());
    QCOMPARE(tables.front().rows.size(), std::size_t{3});
    for (const tournament::CrossRow& row : tables.front().rows) {
        QCOMPARE(row.advances, row.team == "T4"); // T1, first in pool A, is rated too low
        QCOMPARE(row.rank.has_value(), true);
    }
}

void tst_gate::everyGateHoldsBack_data()
{
    QTest::addColumn<QString>("gate");
    QTest::addColumn<int>("played"); // that it lacks; -1: not
    QTest::addColumn<int>("forfeits");
    QTest::addColumn<int>("won");
    const auto row = [](const char* name, const char* gate, int played, int forfeits, int won) {
        QTest::newRow(name) << QString::fromLatin1(gate) << played << forfeits << won;
    };
    row("played", R"({"gate":{"played":2}})", 1, -1, -1);
    row("forfeits", R"({"gate":{"forfeits":0}})", -1, 1, -1);
    row("won", R"({"gate":{"wins":51}})", -1, -1, 1);
    row("all three", R"({"gate":{"forfeits":0,"played":2,"wins":51}})", 1, 1, 1);
    row("reached", R"({"gate":{"forfeits":1,"played":1,"wins":50}})", -1, -1, -1);
}

void tst_gate::everyGateHoldsBack()
{
    QFETCH(QString, gate);
    QFETCH(int, played);
    QFETCH(int, forfeits);
    QFETCH(int, won);
    const std::string ranking = gate.toStdString();
    LiveTournament live(gatedPools(ranking.c_str()));
    QVERIFY(lacksOfFirst(live) == tournament::Shortfall{}); // it can still reach what is asked for
    playPoolsWithAForfeit(live);
    const tournament::Shortfall lacks = lacksOfFirst(live);
    QCOMPARE(lacks.played.value_or(-1), played);
    QCOMPARE(lacks.forfeits.value_or(-1), forfeits);
    QCOMPARE(lacks.wins ? static_cast<int>(lacks.wins->number) : -1, won);
    const bool isIn = std::ranges::any_of(tournament::rankings(live.desk().tournament()).front().line,
                                          [](const bracket::Ranked& each) { return each.seed == 1; });
    QCOMPARE(isIn, lacks == tournament::Shortfall{});
    if (!isIn)
        SAYS(decidedOf(live, "T1"));
}

// Every match of the pools ends tied, for which each team has half a win.
void tst_gate::tiedMatchesAreWrittenBesideTheShare()
{
    auto setup = gatedPools(R"({"gate":{"wins":51}})");
    setup.rules = "classic";
    setup.agreed.reset();
    setup.change = [](rules::Venue& venue) {
        rules::Phase pools = venue.phases.front();
        pools.name = "pools";
        pools.from = venue.phases.front().name;
        pools.cites.clear();
        pools.playedIn = {rules::DrawPart::Pools};
        pools.rules.overtrickPoints = 0;
        pools.rules.end.length = scoring::Length::FixedHands;
        pools.rules.end.lengthCount = 1;
        pools.rules.end.tie = scoring::Tie::Stands;
        venue.phases.push_back(std::move(pools));
    };
    LiveTournament live(setup);
    for (const std::string& id : poolMatches(live)) {
        QCOMPARE(
            live.enter(id, R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})").substr(0, 2),
            "ok");
        QCOMPARE(live.finish(id), "");
    }
    const tournament::Timestamp now{"2026-11-21T20:00:00.000Z", "", 0};
    const std::string status = json::canonical(files::statusJson(live.desk().tournament(), "abc", now));
    QVERIFY2(status.find(R"("wins":{"of":2,"tied":2,"value":0})") != std::string::npos, status.c_str());
}

void tst_gate::theDefaultIsNotWritten()
{
    for (const auto& each : facts::EnumText<facts::Format>::all)
        QVERIFY(!tournament::rankingJson(tournament::usualPolicy(each.meaning), each.meaning));
    tournament::RankingPolicy policy = tournament::usualPolicy(facts::Format::Swiss);
    policy.rules.order = {bracket::Breaker::Points, bracket::Breaker::Strength, bracket::Breaker::Lot};
    policy.expunges = true;
    policy.gate = {35, 3, 1, 50};
    const auto text = tournament::rankingJson(policy, facts::Format::Swiss);
    QCOMPARE(*text, R"({"gate":{"forfeits":1,"played":3,"rating":"3.5","wins":50},)"
                    R"("order":["points","strength","lot"],"withdrawn":"expunge"})");
    facts::Draw draw;
    draw.format = facts::Format::Swiss;
    draw.ranking = text;
    QVERIFY(*tournament::rankingPolicy(draw) == policy);
    policy.rules.points = {2, 1, 0, 0};
    QVERIFY(tournament::rankingJson(policy, facts::Format::Swiss)->find("tie") == std::string::npos);
    policy.rules.points.tie = 0;
    draw.ranking = tournament::rankingJson(policy, facts::Format::Swiss);
    QVERIFY(draw.ranking->find(R"("tie":0)") != std::string::npos);
    QVERIFY(*tournament::rankingPolicy(draw) == policy);
    policy.rules.order = {bracket::Breaker::HeadToHead, bracket::Breaker::Lot};
    QVERIFY(tournament::againstOrder(policy.rules.order)->code == "ranking-begins-otherwise");
}

void tst_gate::tiebreakersAreSwitchedOnAndOff()
{
    using enum bracket::Breaker;
    const std::vector all{WinShare, HeadToHead, PlayIn, Lot};
    QVERIFY(tournament::toggled(all, HeadToHead) == (std::vector{WinShare, PlayIn, Lot}));
    QVERIFY(tournament::toggled({WinShare, PlayIn, Lot}, HeadToHead) == all);
    QVERIFY(tournament::toggled({WinShare, Lot}, PlayIn) == (std::vector{WinShare, PlayIn, Lot}));
    const std::vector<bracket::Breaker> whole = tournament::withUnused(all);
    QCOMPARE(whole.size(), static_cast<std::size_t>(Lot) + 1);
    QVERIFY(std::equal(all.begin(), all.end(), whole.begin()));
    QVERIFY(std::ranges::count(whole, HeadToHead) == 1);
}

void tst_gate::thePolicyIsRead_data()
{
    QTest::addColumn<QString>("ranking");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* ranking, const char* says) {
        QTest::newRow(name) << QString::fromLatin1(ranking) << QString::fromUtf8(says);
    };
    row("good", atThree, "");
    row("a number", R"({"gate":{"rating":3}})",
        "ranking.gate.rating: 3 isn’t a rating from 0 to 10 (write it like \"3.0\")");
    row("too high", R"({"gate":{"rating":"11"}})",
        "ranking.gate.rating: \"11\" isn’t a rating from 0 to 10 (write it like \"3.0\")");
    row("nothing in it", R"({"gate":{}})",
        "ranking.gate: must have \"rating\", \"played\", \"forfeits\" or \"wins\"");
    row("another key", R"({"gate":{"rating":"3.0","points":2}})", "ranking.gate.points: ");
    row("too much", R"({"gate":{"wins":101}})", "ranking.gate.wins: ");
    row("half a point", R"({"gate":{"rating":3.5}})", "ranking: the number 3.5 isn’t a whole number");
    row("no object", R"({"gate":3})", "ranking.gate: ");
}

void tst_gate::thePolicyIsRead()
{
    QFETCH(QString, ranking);
    QFETCH(QString, says);
    facts::Draw draw;
    draw.format = facts::Format::PoolsPlayoff;
    draw.ranking = ranking.toStdString();
    const auto policy = tournament::rankingPolicy(draw);
    if (says.isEmpty()) {
        QVERIFY(policy->gate == tournament::Gate{30});
        facts::Draw again = draw;
        again.ranking = tournament::rankingJson(*policy, draw.format);
        QVERIFY(*tournament::rankingPolicy(again) == *policy);
        return;
    }
    QVERIFY(!policy);
    const json::Problem& problem = policy.error().front();
    const QString told = QString::fromStdString(wording::text(json::placed(problem)));
    MENTIONS(told);
}

TEST_CLASS(tst_gate)
#include "tst_gate.moc"
