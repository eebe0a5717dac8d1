#include "changewords.h"

#include "recordlines.h"

#include "rules/words.h"
#include "tournament/model/inplay.h"
#include "tournament/queries/verdict.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>
#include <vector>

namespace wording {

namespace {

using tournament::Tournament;

std::string winnerOf(const Tournament& tournament, const tournament::Match& match)
{
    const auto winner = tournament::verdictOf(tournament, match).winner;
    return winner ? teamName(tournament, match.teams[*winner]) : std::string();
}

/// Of the challenge of that op, in its hand.
std::string pointsIn(const tournament::Match& match, int game, const tournament::Item& item,
                     std::size_t which)
{
    const auto& hand = std::get<scoring::Hand>(item.what);
    scoring::Hand without = hand;
    without.reneges.erase(without.reneges.begin() + static_cast<std::ptrdiff_t>(which));
    const scoring::GameState before = tournament::gameBefore(match, game, item.place);
    const auto rowOf = [&](const scoring::Hand& each) {
        return tournament::comesTo(match.rules->rules, before, each).ledger;
    };
    const scoring::HandLedger is = rowOf(hand);
    const scoring::HandLedger was = rowOf(without);
    std::vector<std::string> sides;
    for (const scoring::Side side : scoring::bothSides)
        if (const int points = is.sides[side].score - was.sides[side].score; points != 0)
            sides.push_back(
                filled(side == scoring::Side::A ? Desk::tr("A %1") : Desk::tr("B %1"), rules::added(points)));
    return sides.empty() ? std::string() : filled(Desk::tr("%1 points"), rules::joined(sides, ", "));
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

std::string pointsMoved(const Tournament& tournament, const facts::Decision& decision)
{
    for (const tournament::Match* match : tournament::inOrder(tournament))
        for (std::size_t game = 0; game < match->games.size(); ++game)
            for (const tournament::Item& item : match->games[game].items) {
                const auto at =
                    std::ranges::find(item.cases, decision.challenge, &tournament::Case::challenge);
                if (at != item.cases.end() && !item.isOpen &&
                    std::holds_alternative<scoring::Hand>(item.what))
                    return pointsIn(
                        *match, static_cast<int>(game) + 1, item,
                        static_cast<std::size_t>(at - item.cases.begin())); // as the reneges stand
            }
    return {};
}

} // namespace wording
