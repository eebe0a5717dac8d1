#include "demofacts.h"

#include "desk/drawing/drawlater.h"
#include "tournament/ranking/advancement.h"

namespace desk {

facts::Checkin idShown(const std::string& player, const rules::Checkin& asked, const std::string& match)
{
    facts::Checkin checkin{player, {}, {}, {}};
    if (!asked.acceptedIds.empty())
        checkin.shown = asked.acceptedIds.front();
    if (asked.scope == rules::CheckinScope::Match)
        checkin.match = match;
    return checkin;
}

facts::Agree signaturesOf(const tournament::Match& match)
{
    const scoring::PerSide<int> score = tournament::result(match).score;
    facts::Agree agree{
        {match.id, match.attempt}, {score.a, score.b}, tournament::winnerOf(match.ledger.result.winner), {}};
    if (match.call)
        agree.signers = {match.call->players[facts::Seat::A1], match.call->players[facts::Seat::B1]};
    return agree;
}

std::optional<facts::Fact> betweenMatches(const tournament::Tournament& tournament, Chance& chance)
{
    if (auto pairing = tournament::nextPairing(tournament))
        return *std::move(pairing);
    if (tournament::undecidedTies(tournament).empty())
        return std::nullopt;
    const auto lot = lotFor(tournament, {{}, std::to_string(chance.between(100000, 999999))}, {});
    return lot ? std::optional<facts::Fact>(*lot) : std::nullopt;
}

} // namespace desk
