#include "absence.h"

#include "attendance.h"
#include "clock.h"

#include "tournament/model/lineup.h"

#include <algorithm>

namespace tournament {

namespace {

constexpr long long minuteMs = 60'000;

TeamAttendance sideAttendance(const Tournament& tournament, const Match& match, const Team& team,
                              const std::string& day)
{
    return teamAttendance(tournament, &match, playersAt(*tournament.setting, team, match.id), day);
}

/// When each player checked in who is there for that match and may play in it on that day, UTC.
std::vector<std::string> arrivalsOf(const Tournament& tournament, const Match& match, const Team& team,
                                    const std::string& day)
{
    std::vector<std::string> all;
    const TeamAttendance came = sideAttendance(tournament, match, team, day);
    for (const std::string& player : came.mayPlay) {
        std::string first;
        for (const Arrival& arrival : person(*tournament.setting, player)->arrivals) {
            const std::string& at = filed(tournament, arrival.op)->entry->stamp.at;
            if ((arrival.match.empty() || arrival.match == match.id) && (first.empty() || at < first))
                first = at;
        }
        all.push_back(std::move(first));
    }
    return all;
}

} // namespace

Missing missingIn(const Tournament& tournament, const Match& match, const std::string& day)
{
    Missing missing{{playersToSit, playersToSit}, {}, {}};
    for (const Side side : scoring::bothSides) {
        const Team* team = tournament::team(*tournament.setting, match.teams[side]);
        if (!team)
            continue;
        const TeamAttendance came = sideAttendance(tournament, match, *team, day);
        missing.players[side] = came.lacking();
        missing.suspended[side] = std::min(came.lacking(), static_cast<int>(came.suspended.size()));
        missing.lasting[side] = std::min(missing.suspended[side], came.lackingInTheEnd());
        const std::vector<std::string> awaited = came.awaited();
        missing.awaited.insert(missing.awaited.end(), awaited.begin(), awaited.end());
        missing.unnamed += came.unnamed();
        if (came.lackingInTheEnd() > 0)
            missing.barred.insert(missing.barred.end(), came.suspended.begin(), came.suspended.end());
    }
    return missing;
}

std::string completeSince(const Tournament& tournament, const Match& match, const std::string& day)
{
    std::string since;
    for (const Side side : scoring::bothSides) {
        const Team* team = tournament::team(*tournament.setting, match.teams[side]);
        std::vector<std::string> came =
            team ? arrivalsOf(tournament, match, *team, day) : std::vector<std::string>();
        if (came.size() < playersToSit)
            return {};
        std::ranges::sort(came);
        since = std::max(since, came[playersToSit - 1]);
    }
    return since;
}

std::optional<Absence> absenceIn(const Missing& missing)
{
    using facts::Decided;
    const auto& [a, b] = missing.players;
    const auto nobodyCame = [&](Side side) {
        return missing.players[side] == playersToSit && missing.suspended[side] == 0;
    };
    const auto called = [](bool noShow) { return noShow ? Decided::NoShow : Decided::Forfeit; };
    if (a == 0 && b == 0)
        return std::nullopt;
    if (a > 0 && b > 0) {
        const PerSide<bool> nobody{nobodyCame(Side::A), nobodyCame(Side::B)};
        Absence both{facts::Winner::None, called(nobody.a && nobody.b)};
        if (nobody.a != nobody.b)
            both.noShow = nobody.a ? facts::Side::A : facts::Side::B;
        return both;
    }
    return a > 0 ? Absence{facts::Winner::B, called(nobodyCame(Side::A))}
                 : Absence{facts::Winner::A, called(nobodyCame(Side::B))};
}

facts::Decided calledOf(const Absence& absence, Side side)
{
    return absence.noShow == side ? facts::Decided::NoShow : absence.outcome;
}

const facts::Entry* waitFor(const Tournament& tournament, const Match& match)
{
    return latestEntry<facts::Wait>(recordOf(tournament, match.id), [&](const facts::Wait& wait) {
        return isOf(wait.sitting, match) && wait.teams == match.teams;
    });
}

std::optional<Timestamp> graceSince(const Tournament& tournament, const Match& match)
{
    const facts::Entry* begun = waitFor(tournament, match);
    if (!begun)
        return std::nullopt;
    const auto& wait = std::get<facts::Wait>(begun->fact);
    return Timestamp{begun->stamp.at, wait.boot.value_or(""), wait.bootMs.value_or(0)};
}

std::optional<Grace> graceOf(const Tournament& tournament, const Match& match, const Timestamp& now)
{
    const auto& grace = tournament.setting->absence.grace;
    if (!grace || match.state != State::Ready)
        return std::nullopt;
    const facts::Entry* begun = waitFor(tournament, match);
    if (!begun)
        return std::nullopt;
    return Grace{begun->stamp.op, begun->stamp.at,
                 *grace * minuteMs - millisBetween(*graceSince(tournament, match), now),
                 missingIn(tournament, match, dayOf(now.utc, now.aheadMin))};
}

Absences absencesOf(const Tournament& tournament, const std::string& team)
{
    Absences count;
    for (const Match* match : inOrder(tournament))
        for (const Side side : scoring::bothSides)
            if (const AbsenceEffect* effect = effectOf(tournament.setting->absence, *match, side);
                effect && match->teams[side] == team) {
                ++count.all;
                count.counted += effect->counts ? 1 : 0;
                count.fee += effect->fee;
            }
    return count;
}

} // namespace tournament
