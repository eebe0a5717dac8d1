#include "demo.h"

#include "demotables.h"
#include "demoteams.h"

#include "bracket/pools.h"
#include "bracket/questions.h"
#include "bracket/swiss.h"
#include "desk/drawing/drawfacts.h"
#include "desk/drawing/newtournament.h"
#include "desk/registration/registrationfacts.h"
#include "rules/builtin.h"
#include "tournament/model/timestamp.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/tr.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>

namespace desk {

using message::Message;
using wording::filled;

namespace {

constexpr int mostTables = 16;

facts::Draw drawOf(const DemoOptions& options)
{
    facts::Draw draw;
    draw.format = options.format;
    if (options.format == facts::Format::PoolsPlayoff) {
        const bracket::PoolsPlan usual = bracket::usualPools(options.teams);
        draw.pools = usual.pools;
        draw.advance = usual.advance;
    }
    if (options.format == facts::Format::Swiss)
        draw.rounds =
            std::min(bracket::usualSwissRounds(options.teams), bracket::mostSwissRounds(options.teams));
    return draw;
}

Answer<void> addTeams(Draft& draft, const DemoOptions& options)
{
    facts::Draw draw = drawOf(options);
    int people = 0;
    for (const roster::Team& each : demoTeams(options.teams)) {
        const int seed = static_cast<int>(draw.teams.size()) + 1;
        facts::Team team{"T" + std::to_string(seed), each.name, seed, {}, {}};
        if (!each.affiliation.empty())
            team.affiliation = each.affiliation;
        for (const roster::Player& player : each.players) {
            const std::string id = "P" + std::to_string(++people);
            team.players.push_back(id);
            if (auto added = draft.add(facts::Person{id, player.name, {}, {}}); !added)
                return added;
        }
        draw.teams.push_back(team.id);
        if (auto added = draft.add(std::move(team)); !added)
            return added;
    }
    return draft.add(std::move(draw));
}

Answer<void> open(Draft& draft, const rules::Venue& venue, const DemoOptions& options)
{
    const int tables = std::clamp(options.teams / 2, 1, mostTables);
    return draft.add(facts::Tournament{demoName, options.format, tables})
        .and_then([&] { return draft.add(rulesFact(venue, {})); })
        .and_then([&] { return addTeams(draft, options); });
}

} // namespace

Answer<Draft> demoTournament(const DemoOptions& options, bool comparesFold)
{
    if (options.teams < 2 || options.teams > mostDemoTeams)
        return refused(Message{"demo-team-count", {{"most", mostDemoTeams}, {"teams", options.teams}}});
    const rules::Venue venue = options.venue ? *options.venue : rules::venueCalled("unc").value();
    Chance chance(options.seed);
    DemoRecord record(chance, comparesFold);
    const auto opened = record.record(0, 0, [&](Draft& draft) { return open(draft, venue, options); });
    if (!opened)
        return tl::unexpected(opened.error());
    const bracket::Bracket& drawn = record.tournament().setting->bracket;
    const int rounds = drawn.kind == bracket::Kind::Swiss
                           ? drawn.rounds
                           : bracket::lastRound(drawn, drawn.matches.front().bracket);
    if (options.stopIn && (*options.stopIn < 1 || *options.stopIn > rounds))
        return refused(Message{"demo-no-such-round", {{"rounds", rounds}, {"round", *options.stopIn}}});
    if (auto played = DemoTables(record, chance, options.tell, {options.stopIn, options.leavesTasks})
                          .play(5 * demoMinute);
        !played)
        return tl::unexpected(played.error());
    return record.take();
}

Answer<Desk> demo(const std::string& path, const DemoOptions& options)
{
    return demoTournament(options).and_then(
        [&](const Draft& tournament) { return Desk::create(path, tournament, thisMachine()); });
}

std::string demoText(const Tournament& tournament)
{
    const tournament::Counts all = tournament::countsOf(tournament);
    int hands = 0;
    for (const Match* match : tournament::inOrder(tournament))
        hands += tournament::handsOn(*match);
    const std::string counts = filled(wording::Desk::tr("%1, %2, %3"), wording::teamsCounted(all.teams),
                                      wording::matchesCounted(all.matches), wording::handsCounted(hands));
    const std::string champion = tournament::champion(tournament);
    return champion.empty() ? counts
                            : filled(wording::Desk::tr("%1; %2 won"), counts, teamName(tournament, champion));
}

namespace {

/// When the demo tournament opens.
constexpr std::chrono::sys_time<std::chrono::milliseconds> opens =
    std::chrono::sys_days(std::chrono::year(2026) / 10 / 15) + std::chrono::hours(22) +
    std::chrono::minutes(30);

constexpr std::array<const char*, 2> supervisors{demoSupervisor, "J. Park"};
constexpr std::array<const char*, 2> devices{"front-desk", "gym-laptop"};

std::string utcAt(DemoTime at)
{
    return tournament::utcOf((opens + std::chrono::milliseconds(at)).time_since_epoch().count());
}

Environment environmentAt(DemoTime at, std::size_t desk, Chance& chance, bool comparesFold)
{
    return {[at] { return utcAt(at); }, [&chance] { return chance.uuid(); }, devices[desk], comparesFold};
}

} // namespace

DemoRecord::DemoRecord(Chance& chance, bool comparesFold)
    : m_chance(chance), m_all({}, environmentAt(0, 0, chance, comparesFold), supervisors[0])
{
}

Answer<void> DemoRecord::record(DemoTime at, int desk, const std::function<Answer<void>(Draft&)>& write)
{
    const std::size_t place = static_cast<std::size_t>(desk) % devices.size();
    Draft moment(m_all.tournament(), environmentAt(at, place, m_chance, false), supervisors[place]);
    if (auto written = write(moment); !written)
        return written;
    for (const facts::Entry& entry : moment.entries()) {
        const facts::Stamp& stamp = entry.stamp;
        if (auto added = m_all.add(facts::Request{stamp.op, stamp.by, stamp.device, stamp.at, entry.fact});
            !added)
            return added;
    }
    return {};
}

} // namespace desk
