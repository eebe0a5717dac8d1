#include "seating.h"

#include "questions.h"

#include <algorithm>
#include <unordered_map>

namespace bracket {

namespace {

bool nobody(const Occupant& occupant)
{
    return std::holds_alternative<Bye>(occupant) || std::holds_alternative<Vacant>(occupant);
}

/// The team, bye or pool rank that the draw puts there; Unknown if a match decides it.
Occupant enteringAt(const Slot& slot, const PoolRanks& ranks)
{
    if (const auto* seed = std::get_if<Seed>(&slot))
        return *seed;
    if (std::holds_alternative<Bye>(slot))
        return Bye{};
    const auto* rank = std::get_if<PoolRank>(&slot);
    const auto at = rank ? ranks.find(*rank) : ranks.end();
    return at == ranks.end() ? Occupant{Unknown{}} : at->second;
}

void leave(Seated& seated, Winner winner, const std::array<Occupant, 2>& sides)
{
    if (winner == Winner::Tied)
        return;
    if (winner == Winner::Nobody) {
        seated.winner = seated.loser = Vacant{};
        seated.out = sides;
        return;
    }
    seated.winner = winner == Winner::A ? sides[0] : sides[1];
    seated.loser = winner == Winner::A ? sides[1] : sides[0];
}

// A side without an opponent wins once it is known. Returns how the match ended.
Winner decide(Seated& seated, const std::optional<Ended>& result)
{
    Winner winner = Winner::Open;
    std::array<Occupant, 2> sides{seated.a, seated.b};
    if (result && result->winner == Winner::Open)
        return winner;
    if (seated.stand == Stand::Holds) {
        winner = result->winner;
        sides = {Seed{result->sat->front()}, Seed{result->sat->back()}};
    } else if (nobody(seated.b)) {
        winner = Winner::A;
    } else if (nobody(seated.a)) {
        winner = Winner::B;
    } else if (result && !result->sat && isTeam(seated.a) && isTeam(seated.b)) {
        winner = result->winner;
    }
    if (winner != Winner::Open)
        leave(seated, winner, sides);
    return winner;
}

/// A match of a pool or of Swiss, or a play-in: the draw has its teams.
Seated seatedByDraw(const Match& match, const ResultOf& resultOf)
{
    Seated seated{enteringAt(match.a, {}), enteringAt(match.b, {}), Unknown{}, Unknown{}};
    decide(seated, resultOf(match, seated.a, seated.b));
    return seated;
}

/// The knockout of a draw, seated match by match. A place is a slot filled by the draw, or an exit of a
/// match. No team has two places, because a team that advances leaves the one before.
class Knockout {
public:
    struct Spot {
        const Match* match = nullptr;
        Seated seated;
        std::array<Occupant, 2> entering;
        std::array<Occupant*, 2> from{}; ///< the places that lead to its sides
        Winner how = Winner::Open;
        bool isTaken = false; ///< its teams have left the places before: it is over or keeps its teams
    };

    Knockout(const Bracket& bracket, const ResultOf& resultOf, const PoolRanks& ranks) : m_resultOf(resultOf)
    {
        for (const Match& match : bracket.matches)
            if (isOfKnockout(match))
                spots.push_back({&match, {}, {enteringAt(match.a, ranks), enteringAt(match.b, ranks)}});
        connect();
        // When a team changes places, an earlier match may have other teams.
        for (std::size_t i = 0; i < spots.size();)
            i = seat(spots[i], i > 0 ? spots[i - 1].how : Winner::Open) ? 0 : i + 1;
    }
    Knockout(const Knockout&) = delete; // its places point into it
    Knockout& operator=(const Knockout&) = delete;

    std::vector<Spot> spots;

private:
    void connect()
    {
        std::unordered_map<std::string_view, Spot*> byId;
        for (Spot& spot : spots)
            byId.emplace(spot.match->id, &spot);
        const auto placeFor = [&](const Slot& slot, Occupant& entering) {
            if (const auto* winner = std::get_if<WinnerOf>(&slot))
                return &byId.at(winner->match)->seated.winner;
            if (const auto* loser = std::get_if<LoserOf>(&slot))
                return &byId.at(loser->match)->seated.loser;
            return &entering;
        };
        for (Spot& spot : spots)
            spot.from = {placeFor(spot.match->a, spot.entering[0]),
                         placeFor(spot.match->b, spot.entering[1])};
    }

    /// Returns whether a team has changed places for this match.
    bool seat(Spot& spot, Winner before)
    {
        if (spot.isTaken)
            return false;
        Seated& seated = spot.seated;
        seated = {*spot.from[0], *spot.from[1], Unknown{}, Unknown{}};
        if (spot.match->ifNecessary && before == Winner::A)
            seated.b = Bye{};
        const bool isComplete = isKnown(seated.a) && isKnown(seated.b);
        const std::optional<Ended> result = m_resultOf(*spot.match, seated.a, seated.b);
        if (result && result->sat && isComplete)
            seated.stand = mayStand(*result->sat) ? Stand::Holds : Stand::Clashes;
        spot.how = Winner::Open;
        if (seated.stand == Stand::Clashes)
            return false;
        if (seated.stand == Stand::Holds)
            changePlaces(spot, {Seed{result->sat->front()}, Seed{result->sat->back()}});
        spot.how = decide(seated, result);
        spot.isTaken = seated.stand == Stand::Holds || (isComplete && spot.how != Winner::Open);
        return seated.stand == Stand::Holds;
    }

    /// Whether neither team is in another open match that keeps its teams.
    bool mayStand(const std::array<int, 2>& sat) const
    {
        return std::none_of(spots.begin(), spots.end(), [&](const Spot& spot) {
            const auto sits = [&](int seed) {
                const Occupant who = Seed{seed};
                return *spot.from[0] == who || *spot.from[1] == who;
            };
            return spot.isTaken && spot.how == Winner::Open && (sits(sat[0]) || sits(sat[1]));
        });
    }

    /// Seats the called teams in place of those that the bracket has there.
    void changePlaces(Spot& spot, const std::array<Occupant, 2>& sat)
    {
        // Also the team for a second final that isn't necessary.
        const std::array<Occupant, 2> drawn{*spot.from[0], *spot.from[1]};
        std::vector<std::size_t> come; // sides
        std::vector<std::size_t> go;
        for (std::size_t side = 0; side < 2; ++side) {
            if (std::ranges::count(drawn, sat[side]) == 0)
                come.push_back(side);
            if (isTeam(drawn[side]) && std::ranges::count(sat, drawn[side]) == 0)
                go.push_back(side);
        }
        if (come.size() > go.size() && !go.empty() && come.back() == go.front())
            std::swap(come.front(), come.back()); // a team that leaves trades with the team on its side
        std::vector<Occupant*> left;
        for (const std::size_t side : come)
            left.push_back(placeOf(sat[side]));
        for (std::size_t i = 0; i < left.size(); ++i)
            if (left[i]) // a team out in the pools has no place in the knockout
                *left[i] = i < go.size() ? drawn[go[i]] : Occupant{Vacant{}};
        *spot.from[0] = sat[0];
        *spot.from[1] = sat[1];
    }

    /// The place of the team now; null if it has none.
    Occupant* placeOf(const Occupant& who)
    {
        std::set<const Occupant*> before; // places that teams have left
        for (const Spot& spot : spots)
            if (spot.isTaken) {
                before.insert(spot.from[0]);
                if (!isUnneeded(*spot.match, spot.seated))
                    before.insert(spot.from[1]);
            }
        for (Spot& spot : spots) {
            Seated& seated = spot.seated;
            for (Occupant* place : {&spot.entering[0], &spot.entering[1], &seated.winner, &seated.loser,
                                    &seated.out[0], &seated.out[1]})
                if (*place == who && before.count(place) == 0)
                    return place;
        }
        return nullptr;
    }

    const ResultOf& m_resultOf;
};

} // namespace

std::vector<MatchId> reseat(Seating& seating, const Bracket& bracket, const ResultOf& resultOf,
                            const PoolRanks& ranks, const std::set<MatchId>& changed)
{
    std::vector<MatchId> reseated;
    const bool isNew = seating.empty();
    const auto take = [&](const MatchId& id, const Seated& now) {
        const auto at = seating.find(id);
        const Seated* was = at == seating.end() ? nullptr : &at->second;
        if (!was || was->a != now.a || was->b != now.b || was->stand != now.stand)
            reseated.push_back(id);
        if (!was || !(*was == now))
            seating.put(id, now);
    };
    const Knockout knockout(bracket, resultOf, ranks);
    auto spot = knockout.spots.begin();
    for (const Match& match : bracket.matches) {
        if (isOfKnockout(match))
            take(match.id, (spot++)->seated);
        else if (isNew || changed.count(match.id) > 0) // only changed ones: a round robin of 64 has 2016
            take(match.id, seatedByDraw(match, resultOf));
    }
    return reseated;
}

bool isUnneeded(const Match& match, const Seated& seated)
{
    return match.ifNecessary && std::holds_alternative<Bye>(seated.b) && seated.stand != Stand::Holds;
}

} // namespace bracket
