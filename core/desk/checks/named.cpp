#include "named.h"

#include "roster/text.h"
#include "rules/words.h"
#include "tournament/fold/derive.h"
#include "tournament/model/inplay.h"

namespace desk {

using message::Message;

Message matchTitle(const Match& match)
{
    return match.number ? Message{"match-title", {{"match", *match.number}}}
                        : Message{"match-title", {{"match", match.id}}};
}

Message matchTitle(const Tournament& tournament, const std::string& id)
{
    const Match* match = tournament::match(tournament, id);
    return match ? matchTitle(*match) : Message{"match-title", {{"match", id}}};
}

message::Argument of(const Match& match)
{
    return {"match", matchTitle(match)};
}

message::Argument of(const tournament::Team& team)
{
    return {"team", rules::isolated(team.name)};
}

Message handTitle(const Match& match, int game, int place)
{
    const int number = tournament::handNumber(match, game, place);
    return match.series.games == 1 ? Message{"hand-title", {{"hand", number}}}
                                   : Message{"hand-of-game-title", {{"hand", number}, {"game", game}}};
}

Message placeOnSheet(const Match& match, int game, int place)
{
    return Message{"place-on-sheet", {of(match), {"hand", handTitle(match, game, place)}}};
}

Message closedTable(int table, const std::string& why)
{
    return why.empty() ? Message{"table-closed", {{"table", table}}}
                       : Message{"table-closed-because", {{"table", table}, {"why", why}}};
}

Message playerCount(int count)
{
    return Message{"players-counted", {{"n", count}}};
}

Message fromWhen(const Tournament& tournament, const tournament::Substitution& later)
{
    const Match* match = tournament::match(tournament, later.from);
    return match ? Message{"from-match", {of(*match)}} : Message{"from-next-match"};
}

Message onExpiry(scoring::OnExpiry choice)
{
    switch (choice) {
    case scoring::OnExpiry::FinishHand:
        return Message{"time-finish-hand"};
    case scoring::OnExpiry::FinishGame:
        return Message{"time-finish-game"};
    case scoring::OnExpiry::StopNow:
        break;
    }
    return Message{"time-stop-now"};
}

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

void checkStored(std::string_view text, const Message& what, int most, Objections& found)
{
    const auto stored = roster::storable(text, what, most);
    if (!stored)
        found.push_back(stored.error());
    else if (*stored != text)
        found.push_back(
            Message{"text-not-in-stored-form",
                    {{"what", what}, {"text", roster::shown(text)}, {"stored", roster::shown(*stored)}}});
}

Message isFinal(const Match& match)
{
    return Message{"match-is-final", {of(match)}};
}

Message isDisputed(const Match& match)
{
    return Message{"match-is-disputed", {of(match)}};
}

Message isBetween(const Tournament& tournament, const Match& match)
{
    return Message{
        "match-is-between",
        {of(match), {"a", teamName(tournament, match.teams.a)}, {"b", teamName(tournament, match.teams.b)}}};
}

namespace {

/// Whether seats, dispute and any decision stay the same. A match that is only decided now counts as the
/// same.
bool isSame(const Match& was, const Match& is)
{
    const bool staysDecided =
        was.state != tournament::State::Final ||
        (is.state == tournament::State::Final && is.outcome == was.outcome && is.winner == was.winner);
    return was.seats == is.seats && was.flags.disputed == is.flags.disputed && staysDecided;
}

} // namespace

std::vector<message::Message> affectedMatches(const Tournament& tournament, const facts::Fact& fact)
{
    Tournament after = tournament;
    tournament::apply(after, {tournament.seq + 1, {"-", {}, {}, {}}, fact});
    std::vector<message::Message> titles;
    for (const Match* was : tournament::inOrder(tournament)) {
        const Match* is = tournament::match(after, was->id);
        if (tournament::hasBegun(tournament::recordOf(tournament, was->id)) && (!is || !isSame(*was, *is)))
            titles.push_back(matchTitle(*was));
    }
    return titles;
}

} // namespace desk
