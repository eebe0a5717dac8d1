#include "oftenrefused.h"

#include "named.h"

#include "roster/text.h"

#include <utility>

namespace desk {

using message::Message;

Message noSuchMatch(std::string_view id)
{
    return Message{"match-not-in-draw", {{"match", id}}};
}

Message noSuchTeam(std::string_view id)
{
    return Message{"team-unknown", {{"team", id}}};
}

Message noSuchPlayer(std::string_view id)
{
    return Message{"player-unknown", {{"player", id}}};
}

Message noSuchTable(int table, int tables)
{
    return Message{"table-unknown", {{"table", table}, {"tables", tables}}};
}

Message notInStoredForm(message::Argument what, std::string_view text, std::string_view stored)
{
    return Message{"text-not-in-stored-form",
                   {std::move(what), {"text", roster::shown(text)}, {"stored", roster::shown(stored)}}};
}

Message isFinal(const tournament::Match& match)
{
    return Message{"match-is-final", {{"match", matchTitle(match)}}};
}

Message isDisputed(const tournament::Match& match)
{
    return Message{"match-is-disputed", {{"match", matchTitle(match)}}};
}

Message isBetween(const tournament::Tournament& tournament, const tournament::Match& match)
{
    return Message{"match-is-between",
                   {{"match", matchTitle(match)},
                    {"a", teamName(tournament, match.teams.a)},
                    {"b", teamName(tournament, match.teams.b)}}};
}

} // namespace desk
