#include "handlookup.h"

#include "desk/checks/named.h"

namespace desk {

using message::Message;

Answer<FoundHand> findHand(const Match& match, std::optional<int> game, int hand)
{
    const int begun = static_cast<int>(match.games.size());
    const int at = game.value_or(begun);
    if (begun == 0)
        return refused(Message{"match-without-hands", {{"match", matchTitle(match)}}});
    if (at < 1 || at > begun)
        return refused(
            Message{"correction-no-such-game", {{"match", matchTitle(match)}, {"game", at}, {"n", begun}}});
    int number = 0;
    for (const tournament::Item& item : match.games[static_cast<std::size_t>(at) - 1].items)
        if (std::holds_alternative<scoring::Hand>(item.what) && ++number == hand)
            return FoundHand{
                {{match.id, match.attempt}, at, item.place}, &item, placeOnSheet(match, at, item.place)};
    const auto onRecord = Message{"correction-on-record", {{"n", number}}};
    if (begun == 1)
        return refused(Message{"correction-no-such-hand",
                               {{"match", matchTitle(match)}, {"hand", hand}, {"onRecord", onRecord}}});
    return refused(
        Message{"correction-no-such-hand-in-game",
                {{"match", matchTitle(match)}, {"hand", hand}, {"game", at}, {"onRecord", onRecord}}});
}

Answer<FoundHand> findHand(const Tournament& now, const Tournament& seen, const std::string& match,
                           std::optional<int> game, int hand)
{
    const Match* is = tournament::match(now, match);
    const Match* was = tournament::match(seen, match);
    if (!is || !was)
        return refused(Message{"match-no-longer-drawn", {{"match", match}}});
    auto found = findHand(*is, game, hand);
    if (!found)
        return found;
    const auto meant = findHand(*was, game, hand);
    if (!meant || meant->spot != found->spot)
        return sheetChanged(*is);
    return found;
}

tl::unexpected<Failure> sheetChanged(const Match& match)
{
    return refused(Message{"correction-sheet-changed", {{"match", matchTitle(match)}}});
}

} // namespace desk
