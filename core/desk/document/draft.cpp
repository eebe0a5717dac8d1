#include "draft.h"

#include "desk/checks/checks.h"
#include "desk/checks/texts.h"
#include "facts/digest.h"
#include "tournament/fold/derive.h"

#include <QDateTime>
#include <QFile>
#include <QSysInfo>
#include <QUuid>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace desk {

namespace {

std::string deviceName()
{
    const QString name = QSysInfo::machineHostName().left(64).simplified();
    return name.isEmpty() ? "unnamed" : name.toStdString();
}

Boot bootOfThisMachine()
{
    timespec now{};
    QFile file(QStringLiteral("/proc/sys/kernel/random/boot_id"));
    if (!file.open(QIODevice::ReadOnly) || clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return {};
    const QUuid id = QUuid::fromString(QString::fromLatin1(file.readAll().trimmed()));
    if (id.isNull())
        return {};
    return {id.toString(QUuid::WithoutBraces).toStdString(), now.tv_sec * 1'000LL + now.tv_nsec / 1'000'000};
}

} // namespace

tournament::Timestamp timestampOf(const Environment& environment)
{
    const Boot boot = environment.boot();
    return {environment.utc(), boot.id, boot.ms, environment.aheadMin()};
}

std::string today(const Environment& environment)
{
    return tournament::dayOf(environment.utc(), environment.aheadMin());
}

Environment thisMachine()
{
    Environment environment;
    environment.utc = [] {
        return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
    };
    environment.op = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); };
    environment.device = deviceName();
    environment.boot = bootOfThisMachine;
    environment.aheadMin = [] { return QDateTime::currentDateTime().offsetFromUtc() / 60; };
    environment.comparesFold = qEnvironmentVariableIsSet("COURTSIDE_COMPARE_FOLD");
    return environment;
}

namespace {

/// A fact from another machine doesn't say how far local time was ahead of UTC there. Assume the earliest
/// possible day, so that a wait is not refused because a suspension has ended since.
constexpr int furthestBehindMin = 12 * 60;

/// Card numbers in the new parts of a fact. A changed team repeats the reason for its exception, which is
/// already on record.
Objections newCardNumbers(const tournament::Tournament& tournament, const facts::Fact& fact)
{
    const auto* team = std::get_if<facts::Team>(&fact);
    const tournament::Team* known = team ? tournament::team(*tournament.setting, team->id) : nullptr;
    if (!known || team->override.value_or("") != known->override)
        return cardNumbersIn(fact);
    facts::Team withoutOverride = *team;
    withoutOverride.override.reset();
    return cardNumbersIn(withoutOverride);
}

} // namespace

std::vector<Mistake> mistakesOf(const json::Problems& problems)
{
    std::vector<Mistake> all;
    std::ranges::transform(problems, std::back_inserter(all), json::placed);
    return all;
}

void take(tournament::Tournament& tournament, const facts::Entry& entry, const Environment& environment)
{
    tournament::apply(tournament, entry);
    if (!environment.comparesFold || tournament == tournament::derive(tournament::entries(tournament)))
        return;
    std::fprintf(stderr, "the tournament after fact %lld is not the one that its facts derive\n", entry.seq);
    std::abort();
}

Draft::Draft(tournament::Tournament before, const Environment& environment, std::string by,
             std::optional<std::string> op)
    : m_tournament(std::move(before)),
      m_environment(environment), m_stamp{op ? *std::move(op) : environment.op(), std::move(by),
                                          environment.device, environment.utc()},
      m_boot(environment.boot())
{
}

Draft Draft::forPreview(tournament::Tournament before, const Environment& environment, std::string by)
{
    Draft draft(std::move(before), environment, std::move(by));
    draft.m_reasons = facts::Reasons::NotYet;
    return draft;
}

std::string Draft::day() const
{
    return tournament::dayOf(m_stamp.at, m_environment.aheadMin());
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

Answer<void> Draft::addAfter(facts::Fact fact)
{
    const std::string& newest = m_entries.back().stamp.op;
    if (m_behind == 0 || newest != facts::derivedOp(m_root, m_behind)) {
        m_root = newest;
        m_behind = 0;
    }
    return add(std::move(fact), facts::derivedOp(m_root, ++m_behind));
}

Answer<void> Draft::addLast(facts::Fact fact)
{
    for (int number = 1;; ++number)
        if (std::string op = facts::derivedOp(m_stamp.op, number); !tournament::filed(m_tournament, op))
            return add(std::move(fact), std::move(op));
}

Answer<void> Draft::add(facts::Fact fact, std::string op)
{
    if (auto bad = newCardNumbers(m_tournament, fact); !bad.empty())
        return refused(std::move(bad));
    facts::Stamp stamp = m_stamp;
    stamp.op = std::move(op);
    return add(facts::Entry{0, std::move(stamp), std::move(fact)}, m_environment.aheadMin());
}

Answer<void> Draft::add(facts::Request request)
{
    const facts::Stamp& own = m_stamp;
    if (!request.at) // a fact with a time is already on record elsewhere
        if (auto bad = newCardNumbers(m_tournament, request.fact); !bad.empty())
            return refused(std::move(bad));
    // No check of suspensions for a fact from elsewhere: the suspension may have covered something else then.
    const bool isWait = std::holds_alternative<facts::Wait>(request.fact);
    const std::optional<int> foreign = isWait ? std::optional(-furthestBehindMin) : std::nullopt;
    return add(facts::Entry{0,
                            {request.op.value_or(m_entries.empty() ? own.op : m_environment.op()),
                             request.by.value_or(own.by), request.device.value_or(own.device),
                             request.at.value_or(own.at)},
                            std::move(request.fact)},
               request.at ? foreign : std::optional(m_environment.aheadMin()));
}

Answer<void> Draft::add(facts::Entry entry, std::optional<int> aheadMin)
{
    if (tournament::filed(m_tournament, entry.stamp.op))
        return refused(message::Message{"op-on-record", {{"op", entry.stamp.op}}});
    if (auto bad = badTexts(entry.stamp); !bad.empty())
        return refused(std::move(bad));
    if (auto bad = tidyTexts(entry.fact, m_reasons); !bad.empty())
        return refused(std::move(bad));
    json::Problems problems = facts::check(entry.stamp);
    Objections against;
    if (problems.empty() && aheadMin)
        against = objectionsOn(tournament::dayOf(entry.stamp.at, *aheadMin), m_tournament, entry.fact);
    if (against.empty())
        against = objections(m_tournament, entry.fact);
    if (!against.empty())
        return refused(std::move(against));
    // What is wrong in itself the checks tell better, where they do: they know the match and the venue.
    std::ranges::move(facts::check(entry.fact, m_reasons), std::back_inserter(problems));
    if (!problems.empty())
        return refused(mistakesOf(problems));
    entry.seq = m_tournament.seq + 1;
    take(m_tournament, entry, m_environment);
    m_entries.push_back(std::move(entry));
    return {};
}

} // namespace desk
