#include "waitsfor.h"

#include "bracket/questions.h"

#include <algorithm>

namespace tournament {

namespace {

bool isOpen(const bracket::Occupant& occupant)
{
    return std::holds_alternative<bracket::Unknown>(occupant);
}

/// Collects what open seats hang on, the first thing of a chain alone.
class Roots {
public:
    explicit Roots(const Tournament& tournament) : m_tournament(tournament) {}

    void addOf(const Match& match)
    {
        const bracket::Match* drawn = tournament::drawn(*m_tournament.setting, match.id);
        if (drawn && isOpen(match.seats.a))
            add(drawn->a);
        if (drawn && isOpen(match.seats.b))
            add(drawn->b);
    }
    std::vector<Awaited> all;

private:
    void add(const bracket::Slot& drawn)
    {
        const bracket::Slot slot = bracket::behindByes(m_tournament.setting->bracket, drawn);
        if (const auto* winner = std::get_if<bracket::WinnerOf>(&slot))
            add(winner->match);
        else if (const auto* loser = std::get_if<bracket::LoserOf>(&slot))
            add(loser->match);
        else if (const auto* rank = std::get_if<bracket::PoolRank>(&slot))
            put({{}, rank->pool});
    }
    void add(const std::string& id)
    {
        const Match* before = match(m_tournament, id);
        if (before && hasOpenSeat(*before) && !before->flags.disputed)
            addOf(*before);
        else
            put({id, {}});
    }
    void put(const Awaited& awaited)
    {
        if (std::find(all.begin(), all.end(), awaited) == all.end())
            all.push_back(awaited);
    }

    const Tournament& m_tournament;
};

} // namespace

std::vector<Awaited> awaited(const Tournament& tournament, const Match& match)
{
    if (!match.call || match.flags.disputed || !hasOpenSeat(match))
        return {};
    Roots roots(tournament);
    roots.addOf(match);
    return std::move(roots.all);
}

} // namespace tournament
