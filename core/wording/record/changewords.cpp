#include "changewords.h"

#include "matchwords.h"
#include "names.h"
#include "recordlines.h"

#include "tournament/fold/derive.h"
#include "tournament/queries/verdict.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <optional>

namespace wording {

namespace {

using tournament::State;
using tournament::Tournament;

std::string winnerName(const Tournament& tournament, const tournament::Match& match)
{
    const auto winner = tournament::verdictOf(tournament, match).winner;
    return winner ? teamName(tournament, match.teams[*winner]) : filled(Desk::tr("none"));
}

/// The matches whose sheets the correction changes.
std::vector<std::string> matchesOf(const facts::Fact& fact)
{
    if (const auto* hand = std::get_if<facts::Hand>(&fact))
        return {hand->spot.sitting.match};
    const auto* move = std::get_if<facts::Move>(&fact);
    if (!move)
        return {};
    return move->toMatch ? std::vector{move->sitting.match, *move->toMatch}
                         : std::vector{move->sitting.match};
}

} // namespace

std::vector<std::string> resultsChanged(const Tournament& tournament, const facts::Entry& entry)
{
    const std::vector<std::string> matches = matchesOf(entry.fact);
    if (matches.empty())
        return {};
    const Tournament before = tournamentAt(tournament, entry.seq - 1);
    Tournament after = before;
    tournament::apply(after, entry);
    std::vector<std::string> changes;
    for (const std::string& id : matches) {
        const tournament::Match* was = tournament::match(before, id);
        const tournament::Match* is = tournament::match(after, id);
        if (!was || !is)
            continue;
        const auto& from = tournament::result(*was).score;
        if (const auto& to = tournament::result(*is).score; from != to)
            changes.push_back(
                filled(Desk::tr("score of %1: %2 → %3"), titleOf(*is), scoreText(from), scoreText(to)));
        const std::string won = winnerName(before, *was);
        if (was->state >= State::Ended && is->state < State::Ended)
            changes.push_back(filled(Desk::tr("%1 reopened"), titleOf(*is)));
        else if (const std::string wins = winnerName(after, *is); won != wins)
            changes.push_back(filled(Desk::tr("winner of %1: %2 → %3"), titleOf(*is), won, wins));
    }
    return changes;
}

std::string effectText(const tournament::RulingEffect& effect)
{
    const auto& [was, is, decidesGame] = effect;
    if (was.a != is.a && was.b != is.b)
        return filled(Desk::tr("A %1 → %2, B %3 → %4 points"), was.a, is.a, was.b, is.b);
    if (was.a != is.a)
        return filled(Desk::tr("A %1 → %2 points"), was.a, is.a);
    if (was.b != is.b)
        return filled(Desk::tr("B %1 → %2 points"), was.b, is.b);
    return filled(decidesGame ? Desk::tr("decides the game") : Desk::tr("no change"));
}

std::string rulingChanged(const Tournament& tournament, const facts::Entry& entry)
{
    const auto ruling = tournament::standingFact(tournament, entry.stamp.op);
    const auto* decision = ruling ? std::get_if<facts::Decision>(&*ruling) : nullptr;
    const auto* foul = ruling ? std::get_if<facts::Foul>(&*ruling) : nullptr;
    const auto challenge =
        decision ? tournament::standingFact(tournament, decision->challenge) : std::nullopt;
    const facts::Sitting* sitting = challenge ? facts::sittingOf(*challenge)
                                    : foul    ? &foul->hand.sitting
                                              : nullptr;
    const tournament::Match* match = sitting ? tournament::match(tournament, sitting->match) : nullptr;
    if (!match || !tournament::isOf(*sitting, *match))
        return {};
    const auto effect = decision ? tournament::effectOfChallenge(*match, decision->challenge)
                                 : tournament::effectOfFoul(*match, *foul);
    return effect && !effect->isNone() ? effectText(*effect) : std::string();
}

} // namespace wording
