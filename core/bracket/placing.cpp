#include "placing.h"

#include "questions.h"

#include <algorithm>

namespace bracket {

namespace {

bool isSeed(const Occupant& who)
{
    return std::holds_alternative<Seed>(who);
}

bool isUnknown(const Occupant& who)
{
    return std::holds_alternative<Unknown>(who);
}

int seedsIn(const std::array<Occupant, 2>& two)
{
    return static_cast<int>(std::count_if(two.begin(), two.end(), isSeed));
}

/// How many are in the match, or may be, while it is open.
int sidesOf(const Seated& seated)
{
    const auto may = [&](const Occupant& who) {
        return seated.stand == Stand::Holds || isSeed(who) || isUnknown(who);
    };
    return (may(seated.a) ? 1 : 0) + (may(seated.b) ? 1 : 0);
}

bool isThirdPlace(const Match& match)
{
    return match.bracket == Part::ThirdPlace;
}

/// Who leaves the event in one round, and the places that they share.
struct Leaving {
    int own = 0;  ///< by a match of it
    int both = 0; ///< by a double forfeit earlier, from where a loser would have come to it
    Places places{};
};

class Placing {
public:
    Placing(const Bracket& bracket, const Seating& seating) : m_bracket(bracket), m_seating(seating)
    {
        for (const Match& match : bracket.matches)
            if (isOfKnockout(match))
                count(match, seating.at(match.id));
        share();
        for (const Match& match : bracket.matches)
            if (isOfKnockout(match))
                read(match, seating.at(match.id));
    }

    std::map<int, Places> take() { return std::move(m_places); }
    std::map<int, MatchId> takeMatches() { return std::move(m_matches); }

private:
    using RoundKey = std::pair<Part, int>;

    static RoundKey roundOf(const Match& match) { return {match.bracket, match.round}; }

    /// The last match that its loser can come to: itself where that sends out, as a first final does that
    /// spares the second.
    const Match& lastFor(const Match& match) const
    {
        const auto place = loserGoesTo(m_bracket, match.id);
        const Match* next = place ? find(m_bracket, place->match) : nullptr;
        return next && !isSpared(*next, m_seating.at(next->id)) ? lastFor(*next) : match;
    }

    void count(const Match& match, const Seated& seated)
    {
        const Match& last = lastFor(match);
        Leaving& leaving = m_leaving[roundOf(last)];
        const bool sendsOut = &last == &match;
        (sendsOut ? leaving.own : leaving.both) += seedsIn(seated.out);
        if (!sendsOut)
            return;
        if (!isUnknown(seated.winner))
            leaving.own +=
                (isSeed(seated.loser) ? 1 : 0) + (isThirdPlace(match) && isSeed(seated.winner) ? 1 : 0);
        else
            leaving.own += isThirdPlace(match) ? sidesOf(seated) : std::max(0, sidesOf(seated) - 1);
    }

    /// From the winner down.
    void share()
    {
        int above = 0;
        if (const Match* deciding = decidingMatch(m_bracket)) {
            const Occupant& winner = m_seating.at(deciding->id).winner;
            above = isSeed(winner) || isUnknown(winner) ? 1 : 0;
        }
        const std::vector<Round> all = rounds(m_bracket);
        for (auto round = all.rbegin(); round != all.rend(); ++round) {
            const auto at = m_leaving.find({round->bracket, round->number});
            if (at == m_leaving.end() || at->second.own + at->second.both == 0)
                continue;
            const int best = std::max(2, above + 1);
            above = std::max(best, above + at->second.own + at->second.both);
            at->second.places = {best, above};
        }
    }

    void read(const Match& match, const Seated& seated)
    {
        const Match& last = lastFor(match);
        const Leaving& leaving = m_leaving[roundOf(last)];
        Places shared = leaving.places;
        Places losers = shared;
        if (isThirdPlace(last)) { // its own two are before who forfeit with a semifinal
            const int worst = shared.best + leaving.own - 1;
            shared = &last == &match ? Places{shared.best, worst}
                                     : Places{worst + 1, std::max(worst + 1, shared.worst)};
            losers = {worst, worst};
        }
        for (const Occupant& who : seated.out)
            put(who, shared, match);
        if (&last == &match)
            put(seated.loser, losers, match);
        if (isThirdPlace(match))
            put(seated.winner, {shared.best, shared.best}, match);
        else if (!winnerGoesTo(m_bracket, match.id))
            put(seated.winner, {1, 1}, match);
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
    std::map<RoundKey, Leaving> m_leaving;
    std::map<int, Places> m_places;
    std::map<int, MatchId> m_matches;
};

} // namespace

std::map<int, Places> placings(const Bracket& bracket, const Seating& seating)
{
    return Placing(bracket, seating).take();
}

std::map<int, MatchId> placingMatches(const Bracket& bracket, const Seating& seating)
{
    return Placing(bracket, seating).takeMatches();
}

} // namespace bracket
