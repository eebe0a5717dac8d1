#include "demotables.h"

#include "tournament/model/timestamp.h"

#include <array>
#include <chrono>

namespace desk {

namespace {

/// When the doors of the demo tournament open.
constexpr std::chrono::sys_time<std::chrono::milliseconds> opens =
    std::chrono::sys_days(std::chrono::year(2026) / 10 / 15) + std::chrono::hours(22) +
    std::chrono::minutes(30);

constexpr std::array<const char*, 2> supervisors{"Dolores Ibáñez", "J. Park"};
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

Answer<void> DemoRecord::record(DemoTime at, int desk, facts::Fact fact)
{
    return record(at, desk, [&](Draft& draft) { return draft.add(std::move(fact)); });
}

} // namespace desk
