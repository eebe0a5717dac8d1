#include "named.h"
#include "onsheet.h"

namespace desk {

namespace {

using tournament::Item;
using tournament::Match;

bool rulingsAlone(const scoring::Problem& problem)
{
    for (const std::string_view about : {"renege", "foul", "adjustment"})
        if (problem.what.code.substr(0, about.size()) == about)
            return true;
    return false;
}

/// A hand on which something may be ruled.
struct Ruled {
    const Match* match = nullptr;
    scoring::Hand hand;
};

/// The hand at that spot, or nothing and why not. Its match may be final: a ruling can end a game earlier, or
/// un-end it.
std::optional<Ruled> ruledOn(const Tournament& tournament, const facts::Spot& spot, Objections& found)
{
    const Match* match = atTable(tournament, spot.sitting, found);
    if (!match)
        return std::nullopt;
    const tournament::Sheet sheet = tournament::sheetOf(*match, spot.game);
    const Item* item = itemAt(sheet, spot.place);
    const auto* hand = item ? std::get_if<scoring::Hand>(&item->what) : nullptr;
    if (!hand)
        found.push_back(Message{"sheet-no-hand-at-place",
                                {{"match", matchTitle(*match)}, {"place", spot.place}, {"game", spot.game}}});
    return found.empty() ? std::optional(Ruled{match, *hand}) : std::nullopt;
}

} // namespace

Objections against(const Tournament& tournament, const facts::Challenge& challenge)
{
    Objections found;
    if (auto on = ruledOn(tournament, challenge.hand, found)) {
        std::optional<scoring::Side> by;
        if (challenge.by != facts::Challenger::Supervisor)
            by = challenge.by == facts::Challenger::A ? scoring::Side::A : scoring::Side::B;
        on->hand.reneges.push_back({by, challenge.accused, challenge.book, scoring::Ruling::Pending});
        findProblems(tournament, *on->match, challenge.hand, on->hand, rulingsAlone, found);
    }
    return found;
}

Objections against(const Tournament& tournament, const facts::Decision& decision)
{
    const tournament::Filed* filed = tournament::filed(tournament, decision.challenge);
    const auto* challenge = filed ? std::get_if<facts::Challenge>(&filed->entry->fact) : nullptr;
    if (!challenge)
        return {Message{"challenge-not-on-record", {{"challenge", decision.challenge}}}};
    if (!filed->holds)
        return {Message{"challenge-taken-back", {{"challenge", decision.challenge}}}};
    const auto standing = tournament::standingFact(tournament, decision.challenge);
    Objections found;
    const auto on = ruledOn(tournament, std::get<facts::Challenge>(*standing).hand, found);
    const auto* before = tournament::latest<facts::Decision>(
        tournament::recordOf(tournament, challenge->hand.sitting.match),
        [&](const facts::Decision& other) { return other.challenge == decision.challenge; });
    if (on && on->match->state == tournament::State::Final && before && !decision.reason)
        found.push_back(Message{"ruling-final-needs-reason", {{"match", matchTitle(*on->match)}}});
    return found;
}

Objections against(const Tournament& tournament, const facts::Foul& foul)
{
    Objections found;
    if (auto on = ruledOn(tournament, foul.hand, found)) {
        on->hand.fouls.push_back({foul.side, foul.foul});
        findProblems(tournament, *on->match, foul.hand, on->hand, rulingsAlone, found);
    }
    return found;
}

Objections against(const Tournament& tournament, const facts::Adjustment& adjustment)
{
    Objections found;
    if (auto on = ruledOn(tournament, adjustment.hand, found)) {
        on->hand.adjustments.push_back({adjustment.side, adjustment.points, adjustment.reason});
        findProblems(tournament, *on->match, adjustment.hand, on->hand, rulingsAlone, found);
    }
    return found;
}

} // namespace desk
