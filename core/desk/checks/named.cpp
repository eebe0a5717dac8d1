#include "named.h"

#include "tournament/model/inplay.h"

namespace desk {

using message::Message;

Message matchTitle(const tournament::Match& match)
{
    return match.number ? Message{"match-title", {{"match", *match.number}}}
                        : Message{"match-title", {{"match", match.id}}};
}

Message matchTitle(const tournament::Tournament& tournament, const std::string& id)
{
    const tournament::Match* match = tournament::match(tournament, id);
    return match ? matchTitle(*match) : Message{"match-title", {{"match", id}}};
}

Message handTitle(const tournament::Match& match, int game, int place)
{
    const int number = tournament::handNumber(match, game, place);
    return match.series.games == 1 ? Message{"hand-title", {{"hand", number}}}
                                   : Message{"hand-of-game-title", {{"hand", number}, {"game", game}}};
}

Message placeOnSheet(const tournament::Match& match, int game, int place)
{
    return Message{"place-on-sheet", {{"match", matchTitle(match)}, {"hand", handTitle(match, game, place)}}};
}

Message closedTable(int table, const std::string& why)
{
    return why.empty() ? Message{"table-closed", {{"table", table}}}
                       : Message{"table-closed-because", {{"table", table}, {"why", why}}};
}

Message playerCount(int count)
{
    return count == 1 || count == -1 ? Message{"players-one", {{"count", count}}}
                                     : Message{"players-many", {{"count", count}}};
}

Message fromWhen(const tournament::Tournament& tournament, const tournament::Substitution& later)
{
    const tournament::Match* match = tournament::match(tournament, later.from);
    return match ? Message{"from-match", {{"match", matchTitle(*match)}}} : Message{"from-next-match"};
}

} // namespace desk
