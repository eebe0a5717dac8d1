#include "standingwords.h"

#include "champion.h"
#include "changedplaces.h"
#include "endings.h"

#include "bracket/questions.h"
#include "bracket/words.h"

#include <algorithm>
#include <cctype>

namespace tournament {

namespace {

std::string nameOf(const Setting& setting, int seed)
{
    return nameOf(setting, teamOfSeed(setting, seed));
}

/// `head-to-head: Full House 1 of 1, Nil Or Nothing 0 of 1`
std::string inWords(const Setting& setting, const bracket::Parted& tie, const bracket::RankingRules& rules)
{
    std::string text = bracket::name(tie.by, rules);
    for (std::size_t i = 0; i < tie.among.size(); ++i)
        text += (i ? ", " : ": ") + nameOf(setting, tie.among[i]) + ' ' + tie.values[i];
    return text;
}

std::string levelWith(const Setting& setting, const bracket::Ranked& ranked, const Ranking& ranking)
{
    std::string with;
    for (const bracket::Ranked& other : ranking.places)
        if (ranked.isLevel && other.rank == ranked.rank && other.seed != ranked.seed)
            with += (with.empty() ? "level with " : ", ") + nameOf(setting, other.seed);
    return with;
}

/// `head-to-head: 1 of 2 among 3`: how it stood where others were parted from it and its neighbours.
std::string standingIn(const bracket::Parted& tie, int seed, const bracket::RankingRules& rules)
{
    const auto at = std::find(tie.among.begin(), tie.among.end(), seed);
    const std::string own =
        at == tie.among.end() ? "" : ": " + tie.values[static_cast<std::size_t>(at - tie.among.begin())];
    return bracket::name(tie.by, rules) + own + " among " + std::to_string(tie.among.size());
}

/// `quarterfinals, match 3`; `second final, match 11`
std::string whereOf(const Setting& setting, const Match& match)
{
    const bracket::Match* drawn = tournament::drawn(setting, match.id);
    std::string where = drawn->ifNecessary ? "second final" : bracket::roundName(setting.bracket, *drawn);
    where.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(where.front())));
    return where + (match.number ? ", match " + std::to_string(*match.number) : "");
}

/// What its ending was called: `forfeit`, `no-show`, `withdrawn`.
std::string endingOf(const Match& match)
{
    return std::string(match.decided ? facts::word(*match.decided) : "withdrawn");
}

/// The same to that side: who did not come was not disqualified, and did not forfeit, whatever the other did.
std::string endingOf(const Match& match, Side side)
{
    return match.absent[side] ? std::string(facts::word(*match.absent[side])) : endingOf(match);
}

/// `other`: whom that side met.
std::string lossWords(const Match& match, Side side, const std::string& other)
{
    const Outcome outcome = match.outcome.value_or(Outcome::Played);
    if (outcome == Outcome::Played)
        return "lost to " + other;
    if (outcome == Outcome::Ruling)
        return "lost by ruling to " + other;
    if (outcome == Outcome::DoubleForfeit && endingOf(match, Side::A) == endingOf(match, Side::B))
        return "double " + endingOf(match, side) + " with " + other;
    return endingOf(match, side) + " against " + other;
}

std::string winWords(const Match& match, const std::string& other)
{
    if (other.empty())
        return "nobody was left to play";
    if (match.outcome == Outcome::Played)
        return "beat " + other;
    if (match.outcome == Outcome::Ruling)
        return "won by ruling against " + other;
    return "won against " + other + " (" + endingOf(match) + ')';
}

std::string sharedText(const Standing& standing)
{
    const int first = standing.rank.value_or(0);
    const int last = standing.rankTo.value_or(first);
    if (first >= last)
        return {};
    return "; places " + std::to_string(first) + (last == first + 1 ? " and " : " to ") +
           std::to_string(last) + " are not played out";
}

} // namespace

std::string decidedByTies(const Setting& setting, const bracket::Ranked& ranked, const Ranking& ranking)
{
    const bracket::RankingRules rules = ranking.pool == bracket::wildcards
                                            ? bracket::acrossPools(setting.ranking.rules)
                                            : setting.ranking.rules;
    std::string text = levelWith(setting, ranked, ranking);
    bool isLast = text.empty();
    const char* before = "; before that ";
    for (auto tie = ranked.ties.rbegin(); tie != ranked.ties.rend(); ++tie) {
        text += isLast ? inWords(setting, *tie, rules) : before + standingIn(*tie, ranked.seed, rules);
        before = isLast ? before : ", ";
        isLast = false;
    }
    return text;
}

std::string barredText(const Setting& setting, const Barred& barred)
{
    return "rated " + barred.rating + " on average, the playoff asks for " +
           ratingText(setting.ranking.gate.value_or(0));
}

std::string decidedByMatch(const Tournament& tournament, const std::string& id, const Standing& standing)
{
    const Match* match = tournament::match(tournament, id);
    if (match && isSpared(*match))
        match = decidingMatch(tournament); // its one side won the event in the match before
    const Match* kept = changedPlacesFor(tournament, standing.team);
    if (!match || (match->teams.a != standing.team && match->teams.b != standing.team))
        return kept ? keptText(*kept) : std::string();
    const Setting& setting = *tournament.setting;
    const Side side = match->teams.a == standing.team ? Side::A : Side::B;
    const bool hasWonAndIsOut =
        standing.rank != 1 && match->winner == side && bracket::winnerGoesTo(setting.bracket, match->id);
    const std::string& against = match->teams[scoring::other(side)];
    const std::string other = against.empty() ? std::string() : nameOf(setting, against);
    return whereOf(setting, *match) + ": " +
           (match->winner == side ? winWords(*match, other) : lossWords(*match, side, other)) +
           (kept && hasWonAndIsOut ? "; " + keptText(*kept) : "") + sharedText(standing);
}

std::string decidedByPool(const Tournament& tournament, const std::string& pool,
                          const std::optional<int>& rank)
{
    if (!rank)
        return "withdrew from pool " + pool;
    return bracket::inWords(tournament.setting->bracket, bracket::PoolRank{pool, *rank}) + ", does not go on";
}

} // namespace tournament
