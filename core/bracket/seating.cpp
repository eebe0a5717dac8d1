#include "seating.h"

#include "questions.h"

namespace bracket {

namespace {

bool nobody(const Occupant& occupant)
{
    return std::holds_alternative<Bye>(occupant) || std::holds_alternative<Vacant>(occupant);
}

struct Resolver {
    const Seating& soFar;
    const PoolRanks& ranks;

    Occupant operator()(const Seed& seed) const { return seed; }
    Occupant operator()(const Bye& bye) const { return bye; }
    Occupant operator()(const WinnerOf& from) const { return leaving(from.match, &Seated::winner); }
    Occupant operator()(const LoserOf& from) const { return leaving(from.match, &Seated::loser); }
    Occupant operator()(const PoolRank& rank) const
    {
        const auto at = ranks.find(rank);
        return at == ranks.end() ? Occupant{Unknown{}} : at->second;
    }

    Occupant leaving(const MatchId& match, Occupant Seated::*way) const
    {
        const auto at = soFar.find(match);
        return at == soFar.end() ? Occupant{Unknown{}} : at->second.*way;
    }
};

bool isTeam(const Occupant& occupant)
{
    return std::holds_alternative<Seed>(occupant);
}

void leave(Seated& seated, Winner winner, const Occupant& a, const Occupant& b)
{
    if (winner == Winner::Nobody) {
        seated.winner = seated.loser = Vacant{};
        return;
    }
    seated.winner = winner == Winner::A ? a : b;
    seated.loser = winner == Winner::A ? b : a;
}

// A side that meets nobody wins, as soon as it is known itself. Answers how the match ended.
Winner decide(Seated& seated, const Ended* result)
{
    Winner winner = Winner::Open;
    std::array<Occupant, 2> sides{seated.a, seated.b};
    if (result && result->winner == Winner::Open)
        return winner;
    if (result && result->sat) {
        winner = result->winner;
        sides = {Seed{result->sat->front()}, Seed{result->sat->back()}};
    } else if (nobody(seated.b)) {
        winner = Winner::A;
    } else if (nobody(seated.a)) {
        winner = Winner::B;
    } else if (result && isTeam(seated.a) && isTeam(seated.b)) {
        winner = result->winner;
    }
    if (winner != Winner::Open)
        leave(seated, winner, sides[0], sides[1]);
    return winner;
}

/// Whether somebody comes to the match from one of these, or from a pool.
bool isReached(const Match& match, const std::set<MatchId>& from)
{
    const auto comes = [&](const Slot& slot) {
        if (const auto* winner = std::get_if<WinnerOf>(&slot))
            return from.count(winner->match) > 0;
        if (const auto* loser = std::get_if<LoserOf>(&slot))
            return from.count(loser->match) > 0;
        return std::holds_alternative<PoolRank>(slot);
    };
    return comes(match.a) || comes(match.b);
}

/// Who sits there by what is known so far; `before` is how the match before it ended, and then how this one
/// did.
Seated seatedAt(const Match& match, const Resolver& resolve, const Ended* result, Winner& before)
{
    Seated seated{std::visit(resolve, match.a), std::visit(resolve, match.b), Unknown{}, Unknown{}};
    if (match.ifNecessary && before == Winner::A)
        seated.b = Bye{};
    before = decide(seated, result);
    return seated;
}

} // namespace

Seating seating(const Bracket& bracket, const Results& results, const PoolRanks& ranks)
{
    Seating all;
    const Resolver resolve{all, ranks};
    Winner before = Winner::Open;
    for (const Match& match : bracket.matches) {
        const auto result = results.find(match.id);
        all.put(match.id,
                seatedAt(match, resolve, result == results.end() ? nullptr : &result->second, before));
    }
    return all;
}

std::vector<MatchId> reseat(Seating& seating, const Bracket& bracket, const ById<std::size_t>& places,
                            const ResultOf& resultOf, const PoolRanks& ranks,
                            const std::set<MatchId>& changed)
{
    std::vector<MatchId> reseated;
    std::set<const Match*> due; // told by their address: a round robin of 64 has 2016 matches
    for (const MatchId& id : changed)
        if (const auto at = places.find(id); at != places.end())
            due.insert(&bracket.matches[at->second]);
    std::set<MatchId> left; // from which others go on now
    const Resolver resolve{seating, ranks};
    Winner before = Winner::Open;
    const Match* next = bracket.matches.data();
    for (const Match& match : bracket.matches) {
        ++next;
        // Whether a match is necessary is asked of the one before it.
        const bool isAsked = match.ifNecessary || (&match != &bracket.matches.back() && next->ifNecessary);
        if (!isAsked && due.count(&match) == 0 && !isReached(match, left))
            continue;
        const std::optional<Ended> result = resultOf(match.id);
        const Seated now = seatedAt(match, resolve, result ? &*result : nullptr, before);
        const Seated& was = seating.at(match.id);
        if (was.a != now.a || was.b != now.b)
            reseated.push_back(match.id);
        if (was.winner != now.winner || was.loser != now.loser)
            left.insert(match.id);
        if (!(was == now))
            seating.put(match.id, now);
    }
    return reseated;
}

bool isSpared(const Match& match, const Seated& seated)
{
    return match.ifNecessary && std::holds_alternative<Bye>(seated.b);
}

Occupant occupant(const Bracket& bracket, const Slot& slot, const Results& results, const PoolRanks& ranks)
{
    const Seating all = seating(bracket, results, ranks);
    return std::visit(Resolver{all, ranks}, slot);
}

Occupant champion(const Bracket& bracket, const Results& results, const PoolRanks& ranks)
{
    const Match* last = decidingMatch(bracket);
    return last ? occupant(bracket, WinnerOf{last->id}, results, ranks) : Occupant{Unknown{}};
}

} // namespace bracket
