#include "attendance.h"

#include "room.h"

#include "tournament/model/lineup.h"

namespace tournament {

std::vector<std::string> TeamAttendance::awaited() const
{
    // Suspended players count as missing only if the team would be short of two even with all others.
    const int most = std::max(std::min(mayCome, lacking()), shortBy(mayPlay.size() + suspended.size()));
    const auto many = std::min(toCome.size(), static_cast<std::size_t>(most));
    return {toCome.begin(), toCome.begin() + static_cast<std::ptrdiff_t>(many)};
}

bool isCheckedInFor(const Tournament& tournament, const Match* match, const std::string& person)
{
    if (match)
        return isCheckedIn(*tournament.setting, *match, person);
    const Person* known = tournament::person(*tournament.setting, person);
    return known && !known->arrivals.empty();
}

Presence presenceFor(const Tournament& tournament, const Match* match, const std::string& person)
{
    if (isCheckedInFor(tournament, match, person))
        return Presence::CheckedIn;
    return isCheckedInFor(tournament, nullptr, person) ? Presence::ShowIdAgain : Presence::NotCheckedIn;
}

std::string namesOf(const Tournament& tournament, const std::vector<std::string>& persons)
{
    std::string names;
    for (const std::string& id : persons)
        names += (names.empty() ? "" : ", ") + personName(tournament, id);
    return names;
}

ToCheckIn toCheckIn(const Tournament& tournament, const Match* match, const std::vector<std::string>& persons)
{
    ToCheckIn all;
    for (const std::string& person : persons)
        (presenceFor(tournament, match, person) == Presence::ShowIdAgain ? all.again : all.missing)
            .push_back(person);
    return all;
}

std::vector<std::string> seatedWithoutId(const Tournament& tournament, const Match& match)
{
    return isAtTable(match) ? calledWithoutId(tournament, match) : std::vector<std::string>();
}

std::vector<std::string> calledWithoutId(const Tournament& tournament, const Match& match)
{
    if (!match.call || !match.rules->people.checkin.noIdNoPlay)
        return {};
    std::vector<std::string> all(match.call->players.at.begin(), match.call->players.at.end());
    std::erase_if(all, [&](const std::string& person) { return isCheckedInFor(tournament, &match, person); });
    return all;
}

std::vector<const Match*> comingMatches(const Tournament& tournament, const std::string& team)
{
    std::vector<const Match*> all;
    for (const Match* match : inOrder(tournament))
        if (match->state != State::Final && (match->teams.a == team || match->teams.b == team))
            all.push_back(match);
    std::stable_partition(all.begin(), all.end(), [](const Match* match) { return isAtTable(*match); });
    return all;
}

bool playsIn(const Tournament& tournament, const Match& match, const std::string& team,
             const std::string& person)
{
    const auto has = [&](const std::vector<std::string>& players) {
        return std::ranges::find(players, person) != players.end();
    };
    const Team* known = tournament::team(*tournament.setting, team);
    for (const Side side : scoring::bothSides)
        if (match.teams[side] == team && has(playersIn(tournament, match, side)))
            return true;
    return known && has(playersAt(*tournament.setting, *known, match.id));
}

const Match* firstMatchOf(const Tournament& tournament, const std::string& team, const std::string& person)
{
    const std::vector<const Match*> all = comingMatches(tournament, team);
    for (const Match* match : all)
        if (playsIn(tournament, *match, team, person))
            return match;
    return all.empty() ? nullptr : all.front();
}

bool isCheckedInForNext(const Tournament& tournament, const std::string& team, const std::string& person)
{
    return isCheckedInFor(tournament, firstMatchOf(tournament, team, person), person);
}

std::string firstCheckin(const Tournament& tournament, const std::string& person)
{
    const Person* known = tournament::person(*tournament.setting, person);
    const Filed* came =
        known && !known->arrivals.empty() ? filed(tournament, known->arrivals.front().op) : nullptr;
    return came ? came->entry->stamp.at : std::string();
}

TeamAttendance teamAttendance(const Tournament& tournament, const Match* match,
                              const std::vector<std::string>& players, const std::string& day)
{
    TeamAttendance came;
    const std::string id = match ? match->id : std::string();
    std::vector<std::string> mayNotCome;
    for (const std::string& player : players) {
        const bool isOut = suspensionOf(tournament, id, player, day);
        if (isCheckedInFor(tournament, match, player))
            (isOut ? came.suspended : came.mayPlay).push_back(player);
        else
            (isOut ? mayNotCome : came.toCome).push_back(player);
    }
    came.mayCome = static_cast<int>(came.toCome.size());
    came.toCome.insert(came.toCome.end(), mayNotCome.begin(), mayNotCome.end());
    return came;
}

namespace {

long long seqOf(const Tournament& tournament, const std::string& op)
{
    const Filed* found = filed(tournament, op);
    return found ? found->entry->seq : 0;
}

/// Whether the player was allowed to play in that match after the suspension was on record.
bool wasLetIn(const Tournament& tournament, const std::string& match, const std::string& id, long long since)
{
    const Person* known = person(*tournament.setting, id);
    return known && std::ranges::any_of(known->arrivals, [&](const Arrival& arrival) {
               return !arrival.override.empty() && (arrival.match.empty() || arrival.match == match) &&
                      seqOf(tournament, arrival.op) > since;
           });
}

} // namespace

const Sanctioned* suspensionOf(const Tournament& tournament, const std::string& match,
                               const std::string& person, const std::string& day)
{
    for (const Sanctioned& each : tournament.setting->sanctions)
        if (holdsOn(each.sanction, day) && reaches(each, person) &&
            !wasLetIn(tournament, match, person, seqOf(tournament, each.stamp.op)))
            return &each;
    return nullptr;
}

} // namespace tournament
