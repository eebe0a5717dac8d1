#include "handlookup.h"

#include "desk/wording/names.h"

namespace desk {

Answer<FoundHand> findHand(const tournament::Match& match, std::optional<int> game, int hand)
{
    const int begun = static_cast<int>(match.games.size());
    const int at = game.value_or(begun);
    if (begun == 0)
        return refused(titleOf(match) + " has no hands on record");
    if (at < 1 || at > begun)
        return refused(titleOf(match) + ": there is no game " + std::to_string(at) + "; " +
                       (begun == 1 ? "it has one" : "games are 1 to " + std::to_string(begun)));
    int number = 0;
    for (const tournament::Item& item : match.games[static_cast<std::size_t>(at) - 1].items)
        if (std::holds_alternative<scoring::Hand>(item.what) && ++number == hand)
            return FoundHand{{{match.id, match.attempt}, at, item.place},
                             &item,
                             titleOf(match) + ", " + handAt(match, at, item.place)};
    return refused(titleOf(match) + ": there is no hand " + std::to_string(hand) +
                   (begun == 1 ? "" : " in game " + std::to_string(at)) + "; " + std::to_string(number) +
                   (number == 1 ? " is" : " are") + " on record");
}

Answer<FoundHand> findHand(const tournament::Tournament& now, const tournament::Tournament& seen,
                           const std::string& match, std::optional<int> game, int hand)
{
    const tournament::Match* is = tournament::match(now, match);
    const tournament::Match* was = tournament::match(seen, match);
    if (!is || !was)
        return refused(match + " is not in the draw any more");
    auto found = findHand(*is, game, hand);
    if (!found)
        return found;
    const auto meant = findHand(*was, game, hand);
    if (!meant || meant->spot != found->spot)
        return sheetChanged(*is);
    return found;
}

tl::unexpected<Failure> sheetChanged(const tournament::Match& match)
{
    return refused(titleOf(match) + ": its sheet has changed; look at it again");
}

} // namespace desk
