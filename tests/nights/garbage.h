// Facts that somebody might send by mistake: any at all, but about matches, teams, people and hands of this
// night.
#pragma once

#include "arbitrary/facts.h"
#include "night/night.h"

namespace nights {

/// Puts what the night knows into the fields of a fact that name something.
class Here {
public:
    explicit Here(const night::Night& night) : m_night(night), m_entries(night::entries(night)) {}

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
            value = idOf(m_night.matches);
        else if (name == "team" || name == "a" || name == "b")
            value = m_night.setting->teams[arbitrary::within(0, lastTeam())].id;
        else if (name == "person" || name == "leaves" || name == "joins" || name == "id" || name.size() == 2)
            value = idOf(m_night.setting->people);
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
            each = name == "teams" ? m_night.setting->teams[arbitrary::within(0, lastTeam())].id
                                   : idOf(m_night.setting->people);
        std::sort(value.begin(), value.end());
        value.erase(std::unique(value.begin(), value.end()), value.end());
    }
    template <class T, class Shape>
    void operator()(std::string_view, T&, const Shape&)
    {
    }

private:
    int lastTeam() const { return static_cast<int>(m_night.setting->teams.size()) - 1; }
    template <class Map>
    static std::string idOf(const Map& map)
    {
        return std::next(map.begin(), arbitrary::within(0, static_cast<int>(map.size()) - 1))->first;
    }

    const night::Night& m_night;
    std::vector<facts::Entry> m_entries;
};

/// A call that the match waits for, or nearly so.
inline void seatNearly(const night::Night& night, facts::Call& call)
{
    const night::Match* match = night::match(night, call.sitting.match);
    if (!match || arbitrary::within(0, 3) == 0)
        return;
    call.sitting.attempt = match->attempt;
    call.teams = {match->teams.a, match->teams.b};
    for (const facts::Seat seat : facts::allSeats) {
        const bool a = seat == facts::Seat::A1 || seat == facts::Seat::A2;
        const night::Team* team = night::team(*night.setting, a ? call.teams.a : call.teams.b);
        if (team && !team->players.empty())
            call.players[seat] =
                team->players[seat == facts::Seat::A1 || seat == facts::Seat::B1 ? 0
                                                                                 : team->players.size() - 1];
    }
}

/// Somebody comes in for a player of the team, or nearly so.
inline void joinNearly(const night::Night& night, facts::Substitute& substitute)
{
    const night::Team* team = night::team(*night.setting, substitute.team);
    if (arbitrary::maybe())
        substitute.match.reset();
    if (team && !team->players.empty() && arbitrary::within(0, 3) > 0)
        substitute.leaves = team->players.front();
    if (arbitrary::within(0, 3) > 0)
        substitute.joins = night.setting->people.rbegin()->first;
}

inline facts::Fact garbage(const night::Night& night)
{
    facts::Fact fact = arbitrary::fact();
    Here here(night);
    std::visit([&](auto& each) { here.put(each); }, fact);
    if (auto* call = std::get_if<facts::Call>(&fact))
        seatNearly(night, *call);
    if (auto* substitute = std::get_if<facts::Substitute>(&fact))
        joinNearly(night, *substitute);
    if (auto* person = std::get_if<facts::Person>(&fact); person && arbitrary::maybe())
        person->id = "R" + std::to_string(arbitrary::within(1, 9)); // on no team
    if (auto* resolve = std::get_if<facts::Resolve>(&fact); resolve && arbitrary::maybe())
        resolve->correction.reset();
    return fact;
}

} // namespace nights
