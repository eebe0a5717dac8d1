#include "placing.h"

#include "questions.h"

#include <algorithm>

namespace bracket {

namespace {

bool isOfKnockout(const Match& match)
{
    return match.bracket != Part::Pool && match.bracket != Part::Swiss && match.bracket != Part::PlayIn;
}

// Who comes into the knockout by the draw, not out of a match.
int entrantsOf(const Bracket& bracket)
{
    int entrants = 0;
    for (const Match& match : bracket.matches) {
        for (const Slot& slot : {match.a, match.b}) {
            const bool enters = std::holds_alternative<Seed>(slot) || std::holds_alternative<PoolRank>(slot);
            entrants += isOfKnockout(match) && enters ? 1 : 0;
        }
    }
    return entrants;
}

// How many leave the event by that match: both from a match for third place.
int leaving(const Bracket& bracket, const Match& match)
{
    if (match.bracket == Part::ThirdPlace)
        return isPlayed(match) ? 2 : 1;
    return isPlayed(match) && !loserGoesTo(bracket, match.id) ? 1 : 0;
}

// Those who leave in a round share the last of the places that are left.
Places placesOfRound(const Bracket& bracket, const Match& match)
{
    int left = entrantsOf(bracket);
    for (const Round& round : rounds(bracket)) {
        int leave = 0;
        for (const Match& each : round.matches)
            leave += isOfKnockout(each) ? leaving(bracket, each) : 0;
        if (round.bracket == match.bracket && round.number == match.round)
            return {left - leave + 1, left};
        left -= leave;
    }
    return {1, left};
}

const Occupant& on(const Seated& seated, Side side)
{
    return side == Side::A ? seated.a : seated.b;
}

class Placing {
public:
    Placing(const Bracket& bracket, const Seating& seating) : m_bracket(bracket), m_seating(seating)
    {
        for (const Match& match : bracket.matches) {
            if (isOfKnockout(match))
                read(match, seating.at(match.id));
        }
    }

    std::map<int, Places> take() { return std::move(m_places); }
    std::map<int, MatchId> takeMatches() { return std::move(m_matches); }

private:
    void read(const Match& match, const Seated& seated)
    {
        if (std::holds_alternative<Vacant>(seated.winner) && std::holds_alternative<Vacant>(seated.loser)) {
            put(seated.a, placesOfLoser(m_bracket, match), match);
            put(seated.b, placesOfLoser(m_bracket, match), match);
            return;
        }
        if (!playsOn(loserGoesTo(m_bracket, match.id), seated.loser))
            put(seated.loser, placesOfLoser(m_bracket, match), match);
        if (!winnerGoesTo(m_bracket, match.id))
            put(seated.winner, match.bracket == Part::ThirdPlace ? Places{3, 3} : Places{1, 1}, match);
    }

    // A second final that is spared seats nobody who lost the first.
    bool playsOn(const std::optional<Place>& place, const Occupant& who) const
    {
        return place && on(m_seating.at(place->match), place->side) == who;
    }

    void put(const Occupant& who, const Places& places, const Match& by)
    {
        if (const auto* seed = std::get_if<Seed>(&who)) {
            m_places[seed->number] = places;
            m_matches[seed->number] = by.id;
        }
    }

    const Bracket& m_bracket;
    const Seating& m_seating;
    std::map<int, Places> m_places;
    std::map<int, MatchId> m_matches;
};

} // namespace

Places placesOfLoser(const Bracket& bracket, const Match& match)
{
    const auto next = loserGoesTo(bracket, match.id);
    if (next)
        return placesOfLoser(bracket, *find(bracket, next->match));
    const Places places = placesOfRound(bracket, match);
    return match.bracket == Part::ThirdPlace ? Places{places.worst, places.worst} : places;
}

std::map<int, Places> placings(const Bracket& bracket, const Seating& seating)
{
    return Placing(bracket, seating).take();
}

std::map<int, MatchId> placingMatches(const Bracket& bracket, const Seating& seating)
{
    return Placing(bracket, seating).takeMatches();
}

} // namespace bracket
