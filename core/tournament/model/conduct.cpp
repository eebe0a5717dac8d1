#include "conduct.h"

#include "timestamp.h"

#include <algorithm>

namespace tournament {

namespace {

bool isAmong(const std::vector<std::string>& people, std::string_view person)
{
    return std::ranges::find(people, person) != people.end();
}

constexpr int behindMost = -12 * 60; // minutes: the latest local time on earth; a stamp has no time zone

/// The players of a team over time.
struct Roster {
    std::vector<std::string> listed;
    std::vector<std::string> joined; ///< by substitution
    std::vector<std::string> left; ///< by substitution at once; who leaves from a later match on is still on

    void take(const facts::Team& team) { listed = team.players; }
    void take(const facts::Substitute& substitute)
    {
        std::erase(left, substitute.joins);
        joined.push_back(substitute.joins);
        if (!substitute.match)
            left.push_back(substitute.leaves);
    }
    void addTo(std::vector<std::string>& members) const
    {
        for (const auto* people : {&listed, &joined})
            for (const std::string& person : *people)
                if (!isAmong(left, person) && !isAmong(members, person))
                    members.push_back(person);
    }
};

/// Everyone on the team at that fact (its seq) or later, up to another fact. Without players who had left
/// before.
std::vector<std::string> membersOf(const Record& record, const std::string& team, long long since,
                                   long long before)
{
    Roster roster;
    std::vector<std::string> members;
    bool isSince = false;
    for (const Filed& filed : record) {
        if (!filed.holds || filed.entry->seq >= before)
            continue;
        if (!isSince && filed.entry->seq > since) {
            isSince = true;
            roster.addTo(members);
        }
        if (const auto* listed = std::get_if<facts::Team>(&filed.entry->fact); listed && listed->id == team)
            roster.take(*listed);
        else if (const auto* change = std::get_if<facts::Substitute>(&filed.entry->fact);
                 change && change->team == team)
            roster.take(*change);
        else
            continue;
        if (isSince)
            roster.addTo(members);
    }
    roster.addTo(members);
    return members;
}

} // namespace

bool isHeld(const std::vector<Protested>& protests)
{
    return std::ranges::any_of(protests,
                               [](const auto& each) { return each.isOpen() && each.protest.holds; });
}

std::vector<Happened> incidentsIn(const Record& record)
{
    std::vector<Happened> all;
    forEach<facts::Incident>(record, [&](const facts::Entry& entry, const facts::Incident& incident) {
        all.push_back({entry.stamp, incident});
    });
    return all;
}

bool holdsOn(const facts::Sanction& sanction, std::string_view day)
{
    return !sanction.until || *sanction.until >= day;
}

bool reaches(const Sanctioned& sanctioned, std::string_view person)
{
    const facts::Sanction& sanction = sanctioned.sanction;
    return sanction.person ? *sanction.person == person : isAmong(sanctioned.members, person);
}

std::vector<Sanctioned> sanctionsIn(const Record& record, long long before)
{
    std::vector<Sanctioned> all;
    forEach<facts::Sanction>(record, [&](const facts::Entry& entry, const facts::Sanction& sanction) {
        if (entry.seq >= before)
            return;
        std::vector<std::string> members;
        std::erase_if(all, [&](const Sanctioned& each) {
            const bool isReplaced =
                each.sanction.person == sanction.person && each.sanction.team == sanction.team;
            if (isReplaced && holdsOn(each.sanction, dayOf(entry.stamp.at, behindMost)))
                members = each.members; // extending a suspension frees no one who has left since
            return isReplaced;
        });
        if (sanction.lifted)
            return;
        if (sanction.team)
            for (const std::string& person : membersOf(record, *sanction.team, entry.seq, before))
                if (!isAmong(members, person))
                    members.push_back(person);
        all.push_back({entry.stamp, sanction, std::move(members)});
    });
    return all;
}

const Happened* ejection(const std::vector<Happened>& incidents, std::string_view person,
                         std::string_view team)
{
    for (const Happened& each : incidents)
        if (each.incident.what == facts::IncidentKind::Ejection &&
            (each.incident.person ? *each.incident.person == person : each.incident.team == team))
            return &each;
    return nullptr;
}

std::optional<int> tenthsIn(std::string_view typed)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const std::size_t point = typed.find('.');
    const std::string whole = std::string(typed.substr(0, point));
    const std::string part = point == std::string::npos ? "0" : std::string(typed.substr(point + 1));
    const bool good = !whole.empty() && whole.size() <= 2 && part.size() == 1 && isDigit(part[0]) &&
                      isDigit(whole.front()) && isDigit(whole.back());
    const int tenths = good ? std::stoi(whole) * 10 + (part[0] - '0') : -1;
    return tenths >= 0 && tenths <= 100 ? std::optional(tenths) : std::nullopt;
}

std::string ratingText(int tenths)
{
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

} // namespace tournament
