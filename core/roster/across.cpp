#include "across.h"

#include "card.h"
#include "text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace roster {

using message::Argument;
using message::Message;

namespace {

constexpr int fewestToCompare = 4;

struct Holder {
    const Entry* entry;
    const Player* player;
};

Argument nameOf(std::string_view called, const Player& player)
{
    return player.name.empty() ? Argument{called, Message{"roster-unnamed-player"}}
                               : Argument{called, player.name};
}

/// The argument with that name: the player, with the team if the file has one.
Argument of(std::string_view called, const Holder& holder)
{
    if (holder.entry->team.empty())
        return nameOf(called, *holder.player);
    return {called, Message{"roster-player-of-team",
                            {nameOf("player", *holder.player), {"team", shown(holder.entry->team)}}}};
}

std::vector<Holder> holdersIn(const std::vector<Entry>& entries)
{
    std::vector<Holder> holders;
    for (const Entry& entry : entries)
        for (const Person& person : entry.people)
            if (!person.player.id.empty())
                holders.push_back({&entry, &person.player});
    return holders;
}

// Enough to find it in the file. Others read messages too.
std::string shownEnd(const std::string& id)
{
    const std::string number = comparableNumber(id);
    return shown(hasCardNumber(number) ? withoutCardNumbers(number) : id);
}

bool isDigits(const std::string& id)
{
    return id.find_first_not_of("0123456789") == std::string::npos;
}

// The usual length of numeric IDs; 0 if there are too few, or if most have different lengths.
std::size_t usualLength(const std::vector<Holder>& holders)
{
    std::map<std::size_t, int> counts;
    int all = 0;
    for (const Holder& holder : holders)
        if (isDigits(holder.player->id)) {
            ++counts[holder.player->id.size()];
            ++all;
        }
    const auto most = std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; });
    return all >= fewestToCompare && 2 * most->second > all ? most->first : 0;
}

} // namespace

void checkIds(const std::vector<Entry>& entries, Notes& notes)
{
    const std::vector<Holder> holders = holdersIn(entries);
    const std::size_t usual = usualLength(holders);
    std::map<std::string, Holder> first;
    for (const Holder& holder : holders) {
        const std::string& id = holder.player->id;
        const auto column = holder.player->idColumn;
        const auto [at, isNew] = first.emplace(comparableNumber(id), holder);
        if (!isNew) {
            const Holder& other = at->second;
            notes.error(holder.player->line,
                        Message{"roster-id-twice",
                                {{"id", shownEnd(id)},
                                 of("player", holder),
                                 {"line", other.player->line},
                                 of("other", other)}},
                        column);
            notes.clashes.push_back({holder.player->idCell(), holder.player->name, holder.entry->team,
                                     other.player->name, other.entry->team, true, true});
        }
        if (isDigits(id) && id.size() < usual)
            notes.warn(
                holder.player->line,
                Message{"roster-id-short", {{"id", shown(id)}, {"digits", id.size()}, {"usual", usual}}},
                column);
    }
}

void checkSeeds(const std::vector<Team>& teams, Notes& notes)
{
    std::map<int, const Team*> first;
    for (const Team& team : teams) {
        if (!team.seed)
            continue;
        const auto [at, isNew] = first.emplace(*team.seed, &team);
        if (!isNew)
            notes.errorOfTeam(team.line, Message{"roster-seed-twice",
                                                 {{"seed", *team.seed},
                                                  {"team", shown(team.name)},
                                                  {"line", at->second->line},
                                                  {"other", shown(at->second->name)}}});
    }
}

void settle(std::vector<Entry>& entries, const std::map<CellPlace, SameId>& said)
{
    std::map<std::string, const Person*> first;
    std::set<const Person*> gone;
    for (Entry& entry : entries)
        for (Person& person : entry.people) {
            Player& player = person.player;
            if (player.id.empty())
                continue;
            const auto [known, isNew] = first.emplace(comparableNumber(player.id), &person);
            const auto answer = said.find(player.idCell());
            if (isNew || answer == said.end() || !answer->second.counts())
                continue;
            const SameId::What what = answer->second.what;
            if (what == SameId::What::Apart)
                player.id.clear();
            else
                gone.insert(what == SameId::What::There ? &person : std::exchange(known->second, &person));
        }
    for (auto entry = entries.begin(); entry != entries.end();) {
        const auto left =
            std::erase_if(entry->people, [&](const Person& each) { return gone.contains(&each); });
        entry = left > 0 && entry->people.empty() ? entries.erase(entry) : entry + 1;
    }
}

} // namespace roster
