#include "draft.h"

#include "door.h"
#include "texts.h"

#include "facts/digest.h"

#include <cstdio>
#include <cstdlib>

namespace desk {

namespace {

/// What was stamped elsewhere does not say how far that room's clock was ahead: it is taken for the latest
/// day that it was anywhere, so that no night that was let in once is refused when it is brought here.
constexpr int furthestAheadMin = 14 * 60;
/// That of a wait for the earliest: somebody may have been kept out then who no longer is.
constexpr int furthestBehindMin = 12 * 60;

std::vector<std::string> sentences(const json::Problems& problems)
{
    std::vector<std::string> all;
    for (const json::Problem& problem : problems)
        all.push_back(problem.place.empty() ? problem.text : problem.place + ": " + problem.text);
    return all;
}

} // namespace

void take(night::Night& night, const facts::Entry& entry, const World& world)
{
    night::apply(night, entry);
    if (!world.comparesFold || night == night::derive(night::entries(night)))
        return;
    std::fprintf(stderr, "the night after fact %lld is not the one that its facts derive\n", entry.seq);
    std::abort();
}

Draft::Draft(night::Night before, const World& world, std::string by, std::optional<std::string> op)
    : m_night(std::move(before)),
      m_world(world), m_stamp{op ? *std::move(op) : world.op(), std::move(by), world.device, world.utc()},
      m_boot(world.boot())
{
}

std::string Draft::day() const
{
    return night::dayOf(m_stamp.at, m_world.aheadMin());
}

Answer<void> Draft::add(facts::Fact fact)
{
    const int number = m_number++;
    return add(std::move(fact), number == 0 ? m_stamp.op : facts::derivedOp(m_stamp.op, number));
}

Answer<void> Draft::addAhead(facts::Fact fact)
{
    return add(std::move(fact), facts::derivedOp(m_stamp.op, 0));
}

Answer<void> Draft::addBehind(facts::Fact fact)
{
    const std::string& newest = m_entries.back().stamp.op;
    if (m_behind == 0 || newest != facts::derivedOp(m_root, m_behind)) {
        m_root = newest;
        m_behind = 0;
    }
    return add(std::move(fact), facts::derivedOp(m_root, ++m_behind));
}

Answer<void> Draft::add(facts::Fact fact, std::string op)
{
    facts::Stamp stamp = m_stamp;
    stamp.op = std::move(op);
    return add(facts::Entry{0, std::move(stamp), std::move(fact)}, m_world.aheadMin());
}

Answer<void> Draft::add(facts::Request request)
{
    const facts::Stamp& own = m_stamp;
    const bool isWait = std::holds_alternative<facts::Wait>(request.fact);
    const int foreign = isWait ? -furthestBehindMin : furthestAheadMin;
    return add(facts::Entry{0,
                            {request.op.value_or(m_entries.empty() ? own.op : m_world.op()),
                             request.by.value_or(own.by), request.device.value_or(own.device),
                             request.at.value_or(own.at)},
                            std::move(request.fact)},
               request.at ? foreign : m_world.aheadMin());
}

Answer<void> Draft::add(facts::Entry entry, int aheadMin)
{
    if (night::filed(m_night, entry.stamp.op))
        return refused("op: " + entry.stamp.op + " is on record already");
    if (auto bad = badTexts(entry.stamp); !bad.empty())
        return refused(std::move(bad));
    if (auto bad = tidyTexts(entry.fact); !bad.empty())
        return refused(std::move(bad));
    json::Problems problems = facts::check(entry.stamp);
    std::vector<std::string> against;
    if (problems.empty())
        against = objectionsOn(night::dayOf(entry.stamp.at, aheadMin), m_night, entry.fact);
    if (against.empty())
        against = objections(m_night, entry.fact);
    if (!against.empty())
        return refused(std::move(against));
    // What is wrong in itself the door tells better, where it does: it knows the match and the venue.
    for (json::Problem& problem : facts::check(entry.fact))
        problems.push_back(std::move(problem));
    if (!problems.empty())
        return refused(sentences(problems));
    entry.seq = m_night.seq + 1;
    take(m_night, entry, m_world);
    m_entries.push_back(std::move(entry));
    return {};
}

} // namespace desk
