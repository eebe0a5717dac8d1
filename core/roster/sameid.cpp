#include "sameid.h"

#include "card.h"

#include <algorithm>
#include <utility>

namespace roster {

namespace {

struct Spot {
    std::size_t entry;
    std::size_t person;
    friend bool operator<(const Spot& a, const Spot& b)
    {
        return a.entry != b.entry ? a.entry < b.entry : a.person < b.person;
    }
};

Person& at(std::vector<Entry>& entries, const Spot& place)
{
    return entries[place.entry].people[place.person];
}

void removeAll(std::vector<Entry>& entries, std::vector<Spot> gone)
{
    std::sort(gone.begin(), gone.end());
    for (std::size_t i = gone.size(); i-- > 0;) {
        std::vector<Person>& people = entries[gone[i].entry].people;
        people.erase(people.begin() + static_cast<std::ptrdiff_t>(gone[i].person));
        if (people.empty())
            entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(gone[i].entry));
    }
}

} // namespace

void settle(std::vector<Entry>& entries, const std::map<CellPlace, SameId>& said)
{
    if (said.empty())
        return;
    std::map<std::string, Spot> first;
    std::vector<Spot> gone;
    for (Spot place{0, 0}; place.entry < entries.size(); ++place.entry)
        for (place.person = 0; place.person < entries[place.entry].people.size(); ++place.person) {
            Player& player = at(entries, place).player;
            if (player.id.empty())
                continue;
            const auto [known, isNew] = first.emplace(comparableNumber(player.id), place);
            const auto what = said.find({player.line, player.idColumn.value_or(0)});
            if (isNew || what == said.end())
                continue;
            if (what->second == SameId::Apart)
                player.id.clear();
            else if (what->second == SameId::There)
                gone.push_back(place);
            else
                gone.push_back(std::exchange(known->second, place));
        }
    removeAll(entries, std::move(gone));
}

} // namespace roster
