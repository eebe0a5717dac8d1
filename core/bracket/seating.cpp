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

    Occupant operator()(const Seed& seed) const { return seed; }
    Occupant operator()(const Bye& bye) const { return bye; }
    Occupant operator()(const WinnerOf& from) const { return leaving(from.match, &Seated::winner); }
    Occupant operator()(const LoserOf& from) const { return leaving(from.match, &Seated::loser); }
    Occupant operator()(const PoolRank&) const { return Unknown{}; }

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

// A side that meets nobody wins, as soon as it is known itself.
void decide(Seated& seated, const Ended* result)
{
    if (result && result->winner == Winner::Open)
        return;
    if (result && result->sat) {
        leave(seated, result->winner, Seed{result->sat->front()}, Seed{result->sat->back()});
    } else if (nobody(seated.b)) {
        leave(seated, Winner::A, seated.a, seated.b);
    } else if (nobody(seated.a)) {
        leave(seated, Winner::B, seated.a, seated.b);
    } else if (result && isTeam(seated.a) && isTeam(seated.b)) {
        leave(seated, result->winner, seated.a, seated.b);
    }
}

} // namespace

Seating seating(const Bracket& bracket, const Results& results)
{
    Seating all;
    const Resolver resolve{all};
    for (const Match& match : bracket.matches) {
        Seated seated{std::visit(resolve, match.a), std::visit(resolve, match.b), Unknown{}, Unknown{}};
        const auto result = results.find(match.id);
        decide(seated, result == results.end() ? nullptr : &result->second);
        all.emplace(match.id, std::move(seated));
    }
    return all;
}

Occupant occupant(const Bracket& bracket, const Slot& slot, const Results& results)
{
    const Seating all = seating(bracket, results);
    return std::visit(Resolver{all}, slot);
}

Occupant champion(const Bracket& bracket, const Results& results)
{
    const Match* last = decidingMatch(bracket);
    return last ? occupant(bracket, WinnerOf{last->id}, results) : Occupant{Unknown{}};
}

} // namespace bracket
