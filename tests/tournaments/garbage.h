// Facts that somebody might send by mistake: any at all, but about matches, teams, people and hands of this
// tournament.
#pragma once

#include "arbitrary/facts.h"
#include "tournament/model/tournament.h"

namespace tournaments {

/// Puts what the tournament knows into the fields of a fact that name something.
class Here {
public:
    explicit Here(const tournament::Tournament& tournament)
        : m_tournament(tournament), m_entries(tournament::entries(tournament))
    {
    }

    template <class Kind>
    void put(Kind& fact)
    {
        Kind::fields(fact, *this);
    }

    template <class T, class Shape>
    void operator()(std::string_view name, std::optional<T>& value, const Shape& shape)
    {
        if (value)
            (*this)(name, *value, shape);
    }
    template <class Shape>
    void operator()(std::string_view name, std::string& value, const Shape&)
    {
        if (name == "match" || name == "toMatch" || name == "from")
            value = idOf(m_tournament.matches);
        else if (name == "team" || name == "a" || name == "b")
            value = m_tournament.setting->teams[arbitrary::within(0, lastTeam())].id;
        else if (name == "person" || name == "leaves" || name == "joins" || name == "id" || name.size() == 2)
            value = idOf(m_tournament.setting->people);
        else if (name == "challenge" || name == "target" || name == "correction")
            value = m_entries[static_cast<std::size_t>(
                                  arbitrary::within(0, static_cast<int>(m_entries.size()) - 1))]
                        .stamp.op;
    }
    template <class Shape>
    void operator()(std::string_view name, int& value, const Shape&)
    {
        if (name == "attempt" || name == "game" || name == "toAttempt")
            value = arbitrary::within(0, 7) == 0 ? 2 : 1;
        else if (name == "place")
            value = arbitrary::within(1, 40) * 512;
        else if (name == "revision")
            value = arbitrary::within(1, 3);
        else if (name == "table")
            value = arbitrary::within(1, 9);
    }
    template <class Shape>
    void operator()(std::string_view name, std::vector<std::string>& value, const Shape&)
    {
        for (std::string& each : value)
            each = name == "teams" ? m_tournament.setting->teams[arbitrary::within(0, lastTeam())].id
                                   : idOf(m_tournament.setting->people);
        std::sort(value.begin(), value.end());
        value.erase(std::unique(value.begin(), value.end()), value.end());
    }
    template <class T, class Shape>
    void operator()(std::string_view, T&, const Shape&)
    {
    }

private:
    int lastTeam() const { return static_cast<int>(m_tournament.setting->teams.size()) - 1; }
    template <class Map>
    static std::string idOf(const Map& map)
    {
        return std::next(map.begin(), arbitrary::within(0, static_cast<int>(map.size()) - 1))->first;
    }

    const tournament::Tournament& m_tournament;
    std::vector<facts::Entry> m_entries;
};

/// A call that the match waits for, or nearly so.
inline void seatNearly(const tournament::Tournament& tournament, facts::Call& call)
{
    const tournament::Match* match = tournament::match(tournament, call.sitting.match);
    if (!match || arbitrary::within(0, 3) == 0)
        return;
    call.sitting.attempt = match->attempt;
    call.teams = {match->teams.a, match->teams.b};
    for (const facts::Seat seat : facts::allSeats) {
        const bool a = seat == facts::Seat::A1 || seat == facts::Seat::A2;
        const tournament::Team* team = tournament::team(*tournament.setting, a ? call.teams.a : call.teams.b);
        if (team && !team->players.empty())
            call.players[seat] =
                team->players[seat == facts::Seat::A1 || seat == facts::Seat::B1 ? 0
                                                                                 : team->players.size() - 1];
    }
}

/// Somebody comes in for a player of the team, or nearly so.
inline void joinNearly(const tournament::Tournament& tournament, facts::Substitute& substitute)
{
    const tournament::Team* team = tournament::team(*tournament.setting, substitute.team);
    if (arbitrary::maybe())
        substitute.match.reset();
    if (team && !team->players.empty() && arbitrary::within(0, 3) > 0)
        substitute.leaves = team->players.front();
    if (arbitrary::within(0, 3) > 0)
        substitute.joins = tournament.setting->people.rbegin()->first;
}

inline facts::Fact garbage(const tournament::Tournament& tournament)
{
    facts::Fact fact = arbitrary::fact();
    Here here(tournament);
    std::visit([&](auto& each) { here.put(each); }, fact);
    if (auto* call = std::get_if<facts::Call>(&fact))
        seatNearly(tournament, *call);
    if (auto* substitute = std::get_if<facts::Substitute>(&fact))
        joinNearly(tournament, *substitute);
    if (auto* person = std::get_if<facts::Person>(&fact); person && arbitrary::maybe())
        person->id = "R" + std::to_string(arbitrary::within(1, 9)); // on no team
    if (auto* resolve = std::get_if<facts::Resolve>(&fact); resolve && arbitrary::maybe())
        resolve->correction.reset();
    return fact;
}

} // namespace tournaments
