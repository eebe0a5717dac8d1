#include "queue.h"

#include "bracket/questions.h"

#include <algorithm>

namespace night {

namespace {

/// When the match was decided; empty while it is open or where nobody had to.
std::string decidedAt(const Record& record)
{
    std::string at;
    const auto later = [&](const facts::Entry& entry, const auto&) { at = std::max(at, entry.stamp.at); };
    forEach<facts::Agree>(record, later);
    forEach<facts::Outcome>(record, later);
    return at;
}

std::string readySince(const Night& night, const bracket::Match& drawn)
{
    std::string since;
    forEach<facts::Draw>(*night.record,
                         [&](const facts::Entry& entry, const facts::Draw&) { since = entry.stamp.at; });
    for (const bracket::Side side : {bracket::Side::A, bracket::Side::B}) {
        const bracket::Slot& slot = bracket::slot(drawn, side);
        if (const auto* winner = std::get_if<bracket::WinnerOf>(&slot))
            since = std::max(since, decidedAt(recordOf(night, winner->match)));
        else if (const auto* loser = std::get_if<bracket::LoserOf>(&slot))
            since = std::max(since, decidedAt(recordOf(night, loser->match)));
    }
    return since;
}

void addMissing(std::vector<std::string>& missing, const Setting& setting, const Match& match,
                const Team& team)
{
    const auto here = [&](const std::string& person) { return isHere(setting, match, person); };
    auto wanted = 2 - std::count_if(team.players.begin(), team.players.end(), here);
    for (const std::string& player : team.players)
        if (wanted > 0 && !here(player)) {
            missing.push_back(player);
            --wanted;
        }
}

} // namespace

std::vector<Waiting> queue(const Night& night)
{
    std::vector<Waiting> waiting;
    for (const bracket::Match& drawn : night.setting->bracket.matches) {
        const Match* match = night::match(night, drawn.id);
        if (!match || match->state != State::Ready)
            continue;
        Waiting& added = waiting.emplace_back(Waiting{match, readySince(night, drawn), {}, false});
        for (const Side side : scoring::bothSides)
            if (const Team* team = night::team(*night.setting, match->teams[side]))
                addMissing(added.missing, *night.setting, *match, *team);
        added.isHeld = !added.missing.empty() && match->rules->people.checkin.noIdNoPlay;
    }
    std::stable_sort(waiting.begin(), waiting.end(),
                     [](const Waiting& l, const Waiting& r) { return l.since < r.since; });
    return waiting;
}

const Match* firstOf(const std::vector<Waiting>& queue)
{
    const auto at =
        std::find_if(queue.begin(), queue.end(), [](const Waiting& waiting) { return !waiting.isHeld; });
    return at == queue.end() ? nullptr : at->match;
}

std::optional<int> freeTable(const Night& night)
{
    const std::vector<const Match*> tables = atTables(night);
    const auto free = std::find(tables.begin(), tables.end(), nullptr);
    if (free == tables.end())
        return std::nullopt;
    return static_cast<int>(free - tables.begin()) + 1;
}

std::vector<const Match*> atTables(const Night& night)
{
    std::vector<const Match*> tables;
    if (night.setting->event)
        tables.resize(static_cast<std::size_t>(night.setting->event->tables));
    for (const Match* match : inOrder(night)) {
        if (!match->call || match->state == State::Final)
            continue;
        const auto table = static_cast<std::size_t>(match->call->table) - 1;
        if (table < tables.size() && !tables[table])
            tables[table] = match;
    }
    return tables;
}

} // namespace night
