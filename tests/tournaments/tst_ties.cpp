// Matches whose ties stand by the rules: the record, the standings, the next round. And the ranking of whole
// tournaments and how it is explained: play-ins, wildcards, a bye.
#include "livetournament.h"

#include "desk/checks/checks.h"
#include "desk/drawing/drawlater.h"
#include "desk/play/calltime.h"
#include "desk/reports/status.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "tournament/ranking/endings.h"
#include "tournament/ranking/ranking.h"
#include "tournament/ranking/standings.h"
#include "tournament/ranking/swissrounds.h"
#include "views/standings.h"
#include "wording/record/facttext.h"
#include "wording/record/matchwords.h"
#include "wording/record/refusal.h"
#include "wording/record/ruleswords.h"
#include "wording/tournament/rankingwords.h"

namespace {

using facts::Format;
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

/// In that part of the draw alone.
void tiesStandIn(rules::Venue& venue, rules::DrawPart part)
{
    oneHand(venue);
    rules::Phase phase = venue.phases.front();
    phase.name = rules::word(part);
    phase.from = venue.phases.front().name;
    phase.cites.clear();
    phase.playedIn = {part};
    phase.rules.end.tie = scoring::Tie::Stands;
    venue.phases.push_back(std::move(phase));
}

tournaments::Setup setupOf(Format format, void (*change)(rules::Venue&) = tiesStand)
{
    tournaments::Setup setup;
    setup.change = change;
    setup.draw.format = format;
    if (format == Format::Swiss)
        setup.draw.rounds = 2;
    if (format == Format::PoolsPlayoff) {
        setup.teams = 6;
        setup.draw.pools = 2;
        setup.draw.advance = 1;
    }
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
    void theByeGoesToTheLastOfTheStandings();
    void playInsOfThreeFindAWinner();
    void wildcardsAreComparedAMatch();
    void aKnockoutSaysByWhichMatch();
    void aSparedFinalIsNotWhatDecided();
    void aTeamEliminatedInItsPoolHasAPlaceThere();
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

// In the quarterfinals a tie would stand, but the new rules hold only from a later match on.
void tst_ties::whatHoldsFromALaterMatchOn()
{
    auto setup = setupOf(Format::SingleElimination, oneHand);
    setup.teams = 8;
    LiveTournament live(setup);
    setup.change = [](rules::Venue& venue) { tiesStandIn(venue, rules::DrawPart::Quarterfinals); };
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
    LiveTournament live(setupOf(Format::PoolsPlayoff, oneHand));
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
    auto setup = setupOf(Format::PoolsPlayoff,
                         [](rules::Venue& venue) { tiesStandIn(venue, rules::DrawPart::Pools); });
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
    SAYS(desk::timeCallEffect(live.desk().tournament(), live.match(id), scoring::OnExpiry::FinishHand));
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

void tst_ties::theByeGoesToTheLastOfTheStandings()
{
    tournaments::LiveTournament live(tournaments::swissOf(7, 3));
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    // 1-4, 2-5, 3-6, and 7 has the bye: 5 and 6 win. Of the losers 2 gave its match up and so stands last,
    // though it is the second seed.
    QCOMPARE(live.match("S1-2").teams.a, "T2");
    QCOMPARE(live.result("S1-1", {facts::Winner::A, facts::Decided::Ruling, "by hand"}), "");
    QCOMPARE(live.result("S1-2", {facts::Winner::B, facts::Decided::Forfeit, "walked out"}), "");
    QCOMPARE(live.result("S1-3", {facts::Winner::B, facts::Decided::Ruling, "by hand"}), "");
    QCOMPARE(tournament::standings(live.desk().tournament()).back().team, "T2");
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    QCOMPARE(live.desk().tournament().setting->pairings.back().bye.value_or(""), "T2");
    for (const tournament::Standing& each : tournament::standings(live.desk().tournament()))
        QCOMPARE(wording::wonText(each) == "0 + bye", each.team == "T2" || each.team == "T7");
    QVERIFY(desk::status(live.desk(), desk::As::Text).find("0 + bye") != std::string::npos);
}

void tst_ties::playInsOfThreeFindAWinner()
{
    tournaments::LiveTournament live(tournaments::setupIn(Format::RoundRobin, 3));
    const tournament::Tournament& tournament = live.desk().tournament();
    const auto decide = [&](const std::string& id, bool aWins) {
        QCOMPARE(live.result(id, {aWins ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling,
                                  "by the test"}),
                 "");
    };
    std::vector<std::string> ids;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        ids.push_back(match->id);
    for (const std::string& id : ids) { // 1 beats 2, 2 beats 3, 3 beats 1
        const auto& teams = live.match(id).teams;
        const std::string pair = teams.a + teams.b;
        decide(id, pair == "T1T2" || pair == "T2T3" || pair == "T3T1");
    }
    const auto status = [&] { return desk::status(live.desk(), desk::As::Text); };

    MENTIONS(status());
    const auto playIn = [&](const char* a, const char* b) {
        QVERIFY(desk::addPlayIn(live.desk(), "J. Park", a, b));
        const std::string id = tournament.setting->bracket.matches.back().id;
        MENTIONS(status());
        decide(id, true);
    };
    playIn("T2", "T1");
    MENTIONS(status()); // 3 is not reached yet
    playIn("T2", "T3");
    QCOMPARE(tournament::champion(tournament), "T2");
    QVERIFY(status().find("To be decided") == std::string::npos);
    const auto standings = tournament::standings(tournament);
    QCOMPARE(standings[1].team, "T3");
    SAYS(wording::decidedBy(tournament, standings[0]));
    // The tie-break that separated the others is named first.
    SAYS(wording::decidedBy(tournament, standings[1]));
}

void tst_ties::wildcardsAreComparedAMatch()
{
    tournaments::Setup setup = tournaments::twoPoolsOf(6, 1);
    setup.draw.wildcards = 1;
    tournaments::LiveTournament live(setup);
    const tournament::Tournament& tournament = live.desk().tournament();
    std::vector<std::string> ids;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (match->id.front() != 'P')
            ids.push_back(match->id);
    const auto wildcards = [&] { return tournament::tables(tournament).back(); };
    for (const std::string& id : ids) { // the better seed wins
        QVERIFY(!wildcards().isKnown);
        for (const tournament::Standing& each : wildcards().rows)
            QVERIFY(!each.rank && each.decidedBy == tournament::DecidedBy());
        QCOMPARE(live.call(id), "");
        live.playOut(id, live.match(id).teams.a < live.match(id).teams.b ? 'a' : 'b');
    }
    QVERIFY(wildcards().isKnown);
    QCOMPARE(wildcards().rows.size(), 4U);
    QVERIFY(wildcards().rows.front().rank.has_value());
    // Everybody won and lost by the same score: 3 and 4, the seconds, are level, 5 and 6 behind them.
    QCOMPARE(tournament::rankText(wildcards().rows[0]), "1–2");
    SAYS(wording::decidedBy(tournament, wildcards().rows[0]));
    SAYS(wording::inWords(tournament, tournament::undecidedTies(tournament).front()));
    QVERIFY(desk::drawLots(live.desk(), "J. Park", {{"T4", "T3"}, {}, true, {}}));
    const facts::Entry& last = *live.desk().tournament().record->back().entry;
    QVERIFY(!std::get<facts::Lot>(last.fact).reason);
    MENTIONS(wording::factText(live.desk().tournament(), last));
    QCOMPARE(wildcards().rows[0].team, "T4");
    SAYS(wording::decidedBy(tournament, wildcards().rows[0]));
}

/// What the tournament's table says of that team.
static std::string whyOf(tournaments::LiveTournament& live, const char* team)
{
    for (const tournament::Standing& each : tournament::standings(live.desk().tournament()))
        if (each.team == team)
            return wording::decidedBy(live.desk().tournament(), each);
    return "it has no row";
}

// However the tournament ended, teams that share the last places are told why.
void tst_ties::aKnockoutSaysByWhichMatch()
{
    tournaments::Setup setup{.teams = 8};
    tournaments::LiveTournament live(setup);
    const auto end = [&](const char* match, facts::Winner winner, facts::Decided how) {
        QCOMPARE(live.result(match, {winner, how, "by the test"}), "");
    };
    QCOMPARE(whyOf(live, "T1"), "");
    live.playOut("W1-1", 'a'); // 1-8
    end("W1-2", facts::Winner::A, facts::Decided::NoShow);
    end("W1-3", facts::Winner::A, facts::Decided::Disqualified);
    end("W1-4", facts::Winner::None, facts::Decided::Forfeit);

    QCOMPARE(whyOf(live, "T1"), "");
    SAYS(whyOf(live, "T8"));
    SAYS(whyOf(live, "T5"));
    SAYS(whyOf(live, "T7"));
    SAYS(whyOf(live, "T3"));
    SAYS(whyOf(live, "T6"));
    QCOMPARE(live.record(facts::Withdraw{"T4", "went home"}), "");
    SAYS(whyOf(live, "T4")); // nobody lost the other
    end("W3-1", facts::Winner::A, facts::Decided::Ruling);
    SAYS(whyOf(live, "T2"));
    SAYS(whyOf(live, "T1"));
    tournaments::LiveTournament other(setup);
    QCOMPARE(other.result("W1-1", {facts::Winner::A, facts::Decided::Ruling, "by the test"}), "");
    QCOMPARE(other.record(facts::Withdraw{"T1", "went home"}), "");
    QCOMPARE(whyOf(other, "T1"), "withdrawn"); // it would have met the winner of match 2
}

void tst_ties::aSparedFinalIsNotWhatDecided()
{
    tournaments::LiveTournament live(tournaments::setupIn(Format::DoubleElimination, 3));
    for (int steps = 0; steps < 10 && tournament::champion(live.desk().tournament()).empty(); ++steps)
        for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
            if (match->state == tournament::State::Ready) {
                const std::string id = match->id; // the tournament is replaced
                live.playOut(id, 'a');
                break;
            }
    QCOMPARE(tournament::champion(live.desk().tournament()), "T1");
    const std::string number = std::to_string(*live.match("F-1").number);
    QVERIFY2(whyOf(live, "T1").rfind("final, match " + number + ": beat Team ", 0) == 0,
             whyOf(live, "T1").c_str());
    for (const tournament::Standing& each : tournament::standings(live.desk().tournament()))
        QVERIFY2(each.decidedBy != tournament::DecidedBy(), each.team.c_str());
}

void tst_ties::aTeamEliminatedInItsPoolHasAPlaceThere()
{
    tournaments::LiveTournament live(tournaments::twoPoolsOf(6, 2));
    for (int steps = 0; steps < 6; ++steps)
        for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
            if (match->state == tournament::State::Ready) {
                const bool isA = match->teams.a < match->teams.b;
                const std::string id = match->id;
                QCOMPARE(live.result(id, {isA ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling,
                                          "by the test"}),
                         "");
                break;
            }
    SAYS(whyOf(live, "T5"));
    SAYS(whyOf(live, "T6"));
    QCOMPARE(whyOf(live, "T1"), "");
}

TEST_CLASS(tst_ties)
#include "tst_ties.moc"
