#include "changewords.h"

#include "recordlines.h"

#include "rules/words.h"
#include "tournament/queries/verdict.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <vector>

namespace wording {

namespace {

using tournament::Tournament;

std::string winnerOf(const Tournament& tournament, const tournament::Match& match)
{
    const auto winner = tournament::verdictOf(tournament, match).winner;
    return winner ? teamName(tournament, match.teams[*winner]) : std::string();
}

} // namespace

std::string resultChanged(const Tournament& tournament, const facts::Entry& entry)
{
    const auto* hand = std::get_if<facts::Hand>(&entry.fact);
    if (!hand)
        return {};
    const Tournament before = tournamentAt(tournament, entry.seq - 1);
    const Tournament after = tournamentAt(tournament, entry.seq);
    const tournament::Match* was = tournament::match(before, hand->spot.sitting.match);
    const tournament::Match* is = tournament::match(after, hand->spot.sitting.match);
    if (!was || !is)
        return {};
    std::vector<std::string> changes;
    const std::string won = winnerOf(before, *was);
    const std::string wins = winnerOf(after, *is);
    if (won != wins)
        changes.push_back(won.empty()    ? filled(Desk::tr("winner: %1"), wins)
                          : wins.empty() ? filled(Desk::tr("no winner now, before: %1"), won)
                                         : filled(Desk::tr("winner: %1 → %2"), won, wins));
    const auto& from = tournament::result(*was).score;
    const auto& to = tournament::result(*is).score;
    if (from != to)
        changes.push_back(filled(Desk::tr("score: %1–%2 → %3–%4"), from.a, from.b, to.a, to.b));
    return rules::joined(changes, "; ");
}

std::string effectText(const tournament::RulingEffect& effect)
{
    const auto [a, b] = effect.points;
    return a != 0 && b != 0     ? filled(Desk::tr("A %1, B %2 points"), rules::added(a), rules::added(b))
           : a != 0             ? filled(Desk::tr("A %1 points"), rules::added(a))
           : b != 0             ? filled(Desk::tr("B %1 points"), rules::added(b))
           : effect.decidesGame ? filled(Desk::tr("decides the game"))
                                : filled(Desk::tr("no change"));
}

std::string rulingChanged(const Tournament& tournament, const facts::Decision& decision)
{
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (const auto effect = tournament::effectOfChallenge(*match, decision.challenge))
            return *effect == tournament::RulingEffect() ? std::string() : effectText(*effect);
    return {};
}

} // namespace wording
