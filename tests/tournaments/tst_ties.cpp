// Matches that end tied where the rules let that stand: the record, the standings, the next round.
#include "livetournament.h"

#include "desk/checks/checks.h"
#include "desk/drawing/drawlater.h"
#include "desk/play/calltime.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "tournament/ranking/endings.h"
#include "tournament/ranking/standings.h"
#include "tournament/ranking/swissrounds.h"
#include "views/standings.h"
#include "wording/record/matchwords.h"
#include "wording/record/refusal.h"
#include "wording/record/ruleswords.h"

namespace {

using facts::Format;
using scoring::Side;
using tournaments::LiveTournament;

constexpr const char* evenHand = R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})";
constexpr const char* handForA = R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[2,2],"tricks":7}})";

/// Games of one hand, in which a bid of six each is 60 to 60.
void oneHand(rules::Venue& venue)
{
    scoring::RuleSet& rules = venue.phases.front().rules;
    rules.overtrickPoints = 0;
    rules.end.length = scoring::Length::FixedHands;
    rules.end.lengthCount = 1;
}
void tiesStand(rules::Venue& venue)
{
    oneHand(venue);
    venue.phases.front().rules.end.tie = scoring::Tie::Stands;
}

tournaments::Setup setupOf(Format format, void (*change)(rules::Venue&) = tiesStand)
{
    tournaments::Setup setup;
    setup.change = change;
    setup.draw.format = format;
    if (format == Format::Swiss)
        setup.draw.rounds = 2;
    return setup;
}

void playHand(LiveTournament& live, const std::string& match, const char* hand)
{
    QCOMPARE(live.enter(match, hand).substr(0, 2), std::string("ok"));
    QCOMPARE(live.finish(match), std::string());
}

std::string firstMatch(LiveTournament& live)
{
    return live.desk().tournament().setting->bracket.matches.front().id;
}

bool isRefused(const tournament::Tournament& tournament, const facts::Fact& fact)
{
    return std::ranges::any_of(desk::objections(tournament, fact), [](const desk::Mistake& mistake) {
        return mistake.message.code == "rules-tie-in-knockout";
    });
}

} // namespace

class tst_ties : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void aTieIsSignedAndFinal();
    void itIsInTheStandings();
    void aMatchWithoutPlayCountsInTheStandings();
    void swissPairsThoseWithAsMuch();
    void anEliminationNeedsAWinner();
    void whatHoldsFromALaterMatchOn();
    void aRedrawGoesByTheRulesInGeneral();
    void onlyThePoolsMayTie();
    void timeIsCalledAtATie();
    void theLineOfRulesNamesIt();
};

void tst_ties::aTieIsSignedAndFinal()
{
    LiveTournament live(setupOf(Format::RoundRobin));
    const std::string id = firstMatch(live);
    QCOMPARE(live.enter(id, evenHand), std::string("ok hand 1 a 60 b 60 tied"));
    QVERIFY(live.match(id).state == tournament::State::Ended);
    QVERIFY(tournament::isTied(live.match(id)));
    SAYS(wording::wonText(live.desk().tournament(), live.match(id)));
    QCOMPARE(live.finish(id), std::string());
    const tournament::Match& match = live.match(id);
    QVERIFY(match.state == tournament::State::Final && match.outcome == tournament::Outcome::Played);
    QVERIFY(!match.winner && match.agreed->winner == facts::Winner::None);
    QVERIFY(match.ended->winner == bracket::Winner::Tied);
    QVERIFY(!tournament::mustSignAgain(match));
    SAYS(desk::finalText(live.desk().tournament(), id));
}

void tst_ties::itIsInTheStandings()
{
    LiveTournament live(setupOf(Format::RoundRobin));
    const auto matches = live.desk().tournament().setting->bracket.matches;
    for (std::size_t i = 0; i < matches.size(); ++i)
        playHand(live, matches[i].id, i == 0 ? evenHand : handForA);
    const tournament::Tournament& tournament = live.desk().tournament();
    QVERIFY(tournament::hasTies(tournament));
    int tied = 0;
    for (const tournament::Standing& each : tournament::standings(tournament)) {
        QCOMPARE(each.won + each.lost + each.tied, 3);
        tied += each.tied;
    }
    QCOMPARE(tied, 2);
    QCOMPARE(tournament::recordText(2, 0, 1), std::string("2–0–1"));
    QCOMPARE(tournament::recordText(2, 1, 0), std::string("2–1"));
    const auto tables = views::standingsTables(tournament, views::Outlet::Paper);
    QVERIFY(views::hasTies(tables));
    const auto onScreen = views::standingsTables(tournament, views::Outlet::Screen);
    for (const views::StandingRow& row : onScreen.front().rows)
        QVERIFY(row.notes.empty()); // footnotes are for paper
    std::vector<std::string> shown;
    for (const views::StandingsColumn& column : views::standingsColumns(views::Outlet::Paper, true))
        if (column.key == "won_lost") {
            shown.push_back(column.heading);
            for (const views::StandingRow& row : tables.front().rows)
                shown.push_back(row.name + ' ' + column.text(row));
        }
    SAYS(shown);
}

void tst_ties::aMatchWithoutPlayCountsInTheStandings()
{
    LiveTournament live(setupOf(Format::RoundRobin));
    const std::string id = firstMatch(live);
    QCOMPARE(live.result(id, {facts::Winner::A, facts::Decided::NoShow, "x"}), std::string());
    const auto& teams = live.match(id).teams;
    const auto tables = views::standingsTables(live.desk().tournament(), views::Outlet::Screen);
    const auto columns = views::standingsColumns(views::Outlet::Screen);
    const auto played = std::ranges::find(columns, "played", &views::StandingsColumn::key);
    QVERIFY(played != columns.end());
    for (const views::StandingRow& row : tables.front().rows) {
        const bool isOver = row.standing.team == teams.a || row.standing.team == teams.b;
        QCOMPARE(played->text(row), isOver ? "1" : "0");
        QCOMPARE(row.rank == "–", !isOver); // nor is who has no result ahead of anybody
        QVERIFY(!row.ahead && !row.isChampion);
    }
}

void tst_ties::swissPairsThoseWithAsMuch()
{
    LiveTournament live(setupOf(Format::Swiss));
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    const auto matches = live.desk().tournament().setting->bracket.matches;
    playHand(live, matches[0].id, evenHand);
    playHand(live, matches[1].id, handForA);
    std::vector<int> scores;
    for (const pairing::Player& each : tournament::playersOf(live.desk().tournament()))
        scores.push_back(each.score);
    std::ranges::sort(scores);
    QVERIFY((scores == std::vector{0, 1, 1, 2}));
}

void tst_ties::anEliminationNeedsAWinner()
{
    for (const Format format : {Format::SingleElimination, Format::DoubleElimination}) {
        LiveTournament live(setupOf(format, oneHand));
        QVERIFY(isRefused(live.desk().tournament(), tournaments::rulesFact(setupOf(format))));
        QVERIFY(!isRefused(live.desk().tournament(), tournaments::rulesFact(setupOf(format, oneHand))));
        QVERIFY(live.enter("W1-1", evenHand).substr(0, 2) == "ok");
        QVERIFY(live.match("W1-1").ledger.result.state == scoring::State::ExtraHand);
    }
    LiveTournament live(setupOf(Format::SingleElimination, oneHand));
    for (const desk::Mistake& each :
         desk::objections(live.desk().tournament(), tournaments::rulesFact(setupOf(Format::RoundRobin))))
        SAYS(wording::inFull(each));
}

// In the quarterfinals ties would stand. Rules that hold from a later match on are not those of any.
void tst_ties::whatHoldsFromALaterMatchOn()
{
    auto setup = setupOf(Format::SingleElimination, oneHand);
    setup.teams = 8;
    LiveTournament live(setup);
    setup.change = [](rules::Venue& venue) {
        oneHand(venue);
        rules::Phase first = venue.phases.front();
        first.name = "quarterfinals";
        first.from = venue.phases.front().name;
        first.cites.clear();
        first.playedIn = {rules::DrawPart::Quarterfinals};
        first.rules.end.tie = scoring::Tie::Stands;
        venue.phases.push_back(std::move(first));
    };
    facts::Rules rules = tournaments::rulesFact(setup);
    rules.reason = "the sheet was replaced";
    for (const auto& [from, isTied] :
         {std::pair{"W1-1", true}, std::pair{"W1-4", true}, std::pair{"W2-1", false}}) {
        rules.from = from;
        QCOMPARE(isRefused(live.desk().tournament(), rules), isTied);
    }
}

// They were changed from the final on, where an extra hand decides; a redraw asks about all other matches.
void tst_ties::aRedrawGoesByTheRulesInGeneral()
{
    auto setup = setupOf(Format::PoolsPlayoff, oneHand);
    setup.teams = 6;
    setup.draw.pools = 2;
    setup.draw.advance = 1;
    LiveTournament live(setup);
    tournament::Tournament tournament = live.desk().tournament();
    const facts::Draw draw = *tournament.setting->draw;
    QVERIFY(!isRefused(tournament, draw));
    tournament::Setting setting = *tournament.setting;
    tournament::RulesFrom later = setting.rules.front();
    later.from = setting.bracket.matches.back().id;
    setting.rules.front().venue.phases.front().rules.end.tie = scoring::Tie::Stands;
    setting.rules.push_back(std::move(later));
    tournament.setting = tournament::Shared(std::move(setting));
    QVERIFY(isRefused(tournament, draw));
}

// The playoff has a phase of its own, in which an extra hand decides.
void tst_ties::onlyThePoolsMayTie()
{
    auto setup = setupOf(Format::PoolsPlayoff, [](rules::Venue& venue) {
        oneHand(venue);
        rules::Phase pools = venue.phases.front();
        pools.name = "pools";
        pools.from = venue.phases.front().name;
        pools.cites.clear();
        pools.playedIn = {rules::DrawPart::Pools};
        pools.rules.end.tie = scoring::Tie::Stands;
        venue.phases.push_back(std::move(pools));
    });
    setup.teams = 6;
    setup.draw.pools = 2;
    setup.draw.advance = 1;
    LiveTournament live(setup);
    for (const bracket::Match& drawn : live.desk().tournament().setting->bracket.matches)
        QVERIFY((live.match(drawn.id).rules->rules.end.tie == scoring::Tie::Stands) ==
                (drawn.bracket == bracket::Part::Pool));
    const std::string id = firstMatch(live);
    playHand(live, id, evenHand);
    QVERIFY(tournament::isTied(live.match(id)));
    setup.change = tiesStand;
    QVERIFY(isRefused(live.desk().tournament(), tournaments::rulesFact(setup)));
}

void tst_ties::timeIsCalledAtATie()
{
    LiveTournament live(setupOf(Format::RoundRobin, [](rules::Venue& venue) {
        scoring::RuleSet& rules = venue.phases.front().rules;
        rules.overtrickPoints = 0;
        rules.end.tie = scoring::Tie::Stands;
        rules.time.limitMin = 30;
        rules.time.onExpiry = scoring::OnExpiry::FinishHand;
    }));
    const std::string id = firstMatch(live);
    QCOMPARE(live.enter(id, evenHand).substr(0, 2), std::string("ok"));
    SAYS(desk::timeComesTo(live.desk().tournament(), live.match(id), scoring::OnExpiry::FinishHand));
    const auto called = desk::callTime(live.desk(), "J. Park", id);
    QVERIFY(called);
    SAYS(desk::calledTimeText(live.desk().tournament(), *called));
    QVERIFY(tournament::isTied(live.match(id)));
}

void tst_ties::theLineOfRulesNamesIt()
{
    rules::Set set = *rules::find("classic");
    const std::string extraHand = wording::rulesInShort(set);
    set.rules.end.tie = scoring::Tie::Stands;
    QVERIFY(wording::rulesInShort(set) != extraHand);
}

TEST_CLASS(tst_ties)
#include "tst_ties.moc"
