#include "phase_reader.h"

#include "contradiction.h"
#include "inherit.h"
#include "members.h"
#include "parameter.h"
#include "parameters.h"
#include "shape.h"
#include "words.h"

#include <algorithm>

namespace rules {

using message::Message;

namespace {

struct Reading {
    enum class Step { NotYet, Now, Done };
    const json::Value* value = nullptr; ///< in the file; null if only the base has the phase
    const Phase* before = nullptr;      ///< in the base; null if it has no phase of that name
    Phase phase{};
    GivenAt given{};
    std::set<std::string_view> faulty{}; ///< parameters that are missing or whose mistake is known
    Step step = Step::NotYet;
};

class PhasesReader {
public:
    PhasesReader(const json::Object& phases, Written written, const Base& base, json::Problems& problems)
        : m_written(written), m_base(base), m_problems(problems)
    {
        const auto add = [&](const std::string& name, const json::Value* value, const Phase* before) {
            m_readings.push_back({value, before});
            m_readings.back().phase.name = name;
        };
        if (base.venue)
            for (const Phase& each : base.venue->phases) {
                const auto at = std::ranges::find(phases, each.name, &json::Object::value_type::first);
                const bool isDropped =
                    at != phases.end() && at->second.isNull() && mayDrop(*base.venue, each);
                if (!isDropped)
                    add(each.name, at == phases.end() ? nullptr : &at->second, &each);
            }
        for (const auto& [name, value] : phases)
            if (!base.venue || !rules::phase(*base.venue, name))
                add(name, &value, nullptr);
    }

    std::vector<Phase> all()
    {
        std::vector<Phase> phases;
        for (Reading& each : m_readings)
            read(each);
        for (Reading& each : m_readings)
            phases.push_back(std::move(each.phase));
        return phases;
    }

private:
    void read(Reading& reading)
    {
        if (reading.step == Reading::Step::Done)
            return;
        reading.step = Reading::Step::Now;
        static const json::Value silent{json::Object{}};
        const json::Value& value = reading.value ? *reading.value : silent;
        static_cast<Values&>(reading.phase) = valuesBefore();
        reading.phase.rules.renege.reset();
        json::Reader reader(value, "phases." + reading.phase.name, m_problems);
        if (!isName(reading.phase.name))
            Place{reader.place(), m_problems}.refuse(value, Message{"rules-phase-not-a-name"});
        const bool inherits = begin(reading, value, reader);
        if (const json::Value* parts = reader.take("for"))
            drawPartList.read(*parts, {reader.placeOf("for"), m_problems}, reading.phase.playedIn);
        if (value.object())
            readGroups(value, reader, reading, inherits);
        if (const json::Value* cites = reader.take("cites")) {
            std::optional<std::vector<std::string>> items = citableItems(reading.phase);
            if (reading.faulty.count("misdeal.reasons") + reading.faulty.count("fouls") > 0)
                items.reset();
            reading.phase.cites = readCites(*cites, reader.placeOf("cites"), items, m_written,
                                            reading.phase.unknown, m_problems);
        }
        finish(reader, m_written, {}, reading.phase.unknown);
        const Phase* from = reading.phase.from.empty() ? nullptr : &named(reading.phase.from)->phase;
        std::vector<Contradiction> found = contradictions(reading.phase, from);
        if (m_written == Written::InCopy)
            std::erase_if(found, [](const Contradiction& each) { return each.mayBeInCopy; });
        reportContradictions(reading.phase.name, found, reading.given, reading.faulty, m_problems);
        reading.step = Reading::Step::Done;
    }
    // Fills in what the phase inherits. Returns false if there is nothing, so the phase must be complete.
    bool begin(Reading& reading, const json::Value& value, json::Reader& reader)
    {
        const json::Value* from = reader.take("from");
        if (reading.before) {
            if (from && (!from->string() || *from->string() != reading.before->from))
                Place{reader.placeOf("from"), m_problems}.refuse(
                    *from, Message{"rules-phase-has-origin", {{"found", json::shown(*from)}}});
            beginAsBefore(reading);
            return true;
        }
        if (Reading* parent = from ? parentOf(reading, *from, reader.placeOf("from")) : nullptr) {
            reading.phase.from = parent->phase.name;
            reading.phase.lacking = parent->phase.lacking;
            reading.phase.unknown = parent->phase.unknown;
            takeOver(*parent, reading, {});
            static_cast<Values&>(reading.phase) = static_cast<const Values&>(parent->phase);
            return true;
        }
        if (!from && !m_base.isSome())
            return false;
        if (!from && m_base.venue && value.object())
            Place{reader.place(), m_problems}.refuse(
                value, Message{"rules-phase-without-from", {listedAs("phases", namesBefore())}});
        fillInRenege(reading.phase);
        for (std::string_view group : groups()) // unknown, but not a mistake each
            markFaulty(group, reading);
        return true;
    }
    void beginAsBefore(Reading& reading)
    {
        const Phase& before = *reading.before;
        const Phase* parentBefore = rules::phase(*m_base.venue, before.from);
        static_cast<Values&>(reading.phase) = static_cast<const Values&>(before);
        reading.phase.playedIn = before.playedIn;
        if (!parentBefore)
            return;
        Reading& parent = *named(before.from);
        read(parent);
        reading.phase.from = before.from;
        static_cast<Values&>(reading.phase) = takenOver(parent.phase, *parentBefore, before);
        std::set<std::string_view> own;
        for (const Parameter& each : parameters())
            if (json::print(each.write(before)) != json::print(each.write(*parentBefore)))
                own.insert(each.path);
        takeOver(parent, reading, own);
    }
    // Takes over what is known about values of the parent; `own` are the phase's own.
    static void takeOver(const Reading& parent, Reading& reading, const std::set<std::string_view>& own)
    {
        for (const std::string_view each : parent.faulty)
            if (!own.contains(each))
                reading.faulty.insert(each);
        for (const auto& [parameter, given] : parent.given)
            if (!own.contains(parameter))
                reading.given[parameter] = {given.line, given.place, false};
        for (const std::string_view each : own)
            reading.given[each] = {};
    }
    Reading* named(std::string_view name)
    {
        const auto at = std::ranges::find_if(m_readings, [&](const auto& r) { return r.phase.name == name; });
        return at == m_readings.end() ? nullptr : &*at;
    }
    // Reads the phase named in `from`; null if there is none.
    Reading* parentOf(const Reading& reading, const json::Value& from, const std::string& place)
    {
        const Place at{place, m_problems};
        Reading* parent = from.string() ? named(*from.string()) : nullptr;
        if (!parent) {
            if (!m_base.isLost || !from.string()) // a lost base has unknown phases
                at.refuse(from, Message{"rules-unknown-phase", {{"phase", json::shown(from)}}});
            return nullptr;
        }
        if (parent->step == Reading::Step::Now) {
            at.refuse(from, parent == &reading
                                ? Message{"rules-phase-from-itself", {{"phase", json::shown(from)}}}
                                : Message{"rules-phases-from-each-other", {{"phase", json::shown(from)}}});
            return nullptr;
        }
        read(*parent);
        return parent;
    }
    std::vector<std::string> namesBefore() const
    {
        std::vector<std::string> names;
        for (const Phase& each : m_base.venue->phases)
            names.push_back(each.name);
        return names;
    }
    // Whether a phase without a parent needs the group.
    static bool isNeeded(std::string_view group)
    {
        return std::ranges::any_of(parameters(), [&](const Parameter& each) {
            return groupOf(each.path) == group && !each.isLater;
        });
    }
    void readGroups(const json::Value& value, json::Reader& reader, Reading& reading, bool inherits)
    {
        std::vector<std::string> missing;
        if (!inherits && m_written == Written::InFile)
            for (const std::string_view group : groups())
                if (isNeeded(group) && !value.find(group))
                    missing.emplace_back(group);
        if (missing.size() > 1)
            Place{reader.place(), m_problems}.refuse(
                value, Message{"rules-phase-incomplete", {listedAs("groups", missing)}});
        const bool isPart = missing.size() > 1; // one mistake for all missing groups
        Members members(value, reader);
        for (const std::string_view group : groups()) {
            const bool mayLack = inherits || isPart || m_written == Written::InCopy || !isNeeded(group);
            if (const json::Value* given = mayLack ? reader.take(group) : members.need(group))
                readGroup(group, *given, reader.placeOf(group), reading, inherits, isPart);
            else if (!inherits)
                lack(group, reading);
        }
        members.reportMissing();
    }
    void readGroup(std::string_view group, const json::Value& value, const std::string& place, Reading& into,
                   bool inherits, bool isPart)
    {
        if (const Parameter* alone = parameter(group)) {
            readParameter(*alone, value, place, into);
            return;
        }
        if (group == nullableGroup) {
            if (value.isNull()) {
                into.phase.rules.renege.reset();
                return;
            }
            inherits = inherits && into.phase.rules.renege;
            fillInRenege(into.phase);
        }
        json::Reader reader(value, place, m_problems);
        if (!value.object()) {
            markFaulty(group, into);
            return;
        }
        Members members(value, reader);
        for (const Parameter& each : parameters()) {
            if (groupOf(each.path) != group)
                continue;
            const std::string_view key = each.path.substr(group.size() + 1);
            const bool mayLack = inherits || isPart || each.isLater || m_written == Written::InCopy;
            if (const json::Value* member = mayLack ? reader.take(key) : members.need(key))
                readParameter(each, *member, reader.placeOf(key), into);
            else if (!inherits)
                lack(each, into);
        }
        members.reportMissing();
        finish(reader, m_written, std::string(group) + '.', into.phase.unknown);
    }
    void readParameter(const Parameter& parameter, const json::Value& value, const std::string& place,
                       Reading& into)
    {
        into.given[parameter.path] = {value.line, place};
        std::erase(into.phase.lacking, parameter.path);
        if (parameter.read(value, {place, m_problems}, into.phase))
            into.faulty.erase(parameter.path);
        else
            into.faulty.insert(parameter.path);
    }
    static void markFaulty(std::string_view group, Reading& reading)
    {
        for (const Parameter& parameter : parameters())
            if (groupOf(parameter.path) == group)
                reading.faulty.insert(parameter.path);
    }
    void lack(std::string_view group, Reading& into) const
    {
        for (const Parameter& each : parameters())
            if (groupOf(each.path) == group)
                lack(each, into);
    }
    // A missing parameter has the value from before it existed. In a file its absence has been reported.
    void lack(const Parameter& parameter, Reading& into) const
    {
        if (m_written == Written::InCopy)
            into.phase.lacking.emplace_back(parameter.path);
        if (m_written == Written::InCopy || !parameter.isLater)
            into.faulty.insert(parameter.path);
    }

    Written m_written;
    const Base& m_base;
    json::Problems& m_problems;
    std::vector<Reading> m_readings; ///< those of the base, then new ones of the file
};

} // namespace

std::vector<Phase> readPhases(const json::Value* phases, Written written, const Base& base,
                              json::Problems& problems)
{
    static const json::Object none;
    const json::Object* named = phases ? phases->object() : &none;
    if (phases && (!named || (named->empty() && !base.isSome())))
        problems.push_back(
            {phases->line, "phases", named ? Message{"rules-no-phase"} : json::notAnObject(*phases)});
    return PhasesReader(named ? *named : none, written, base, problems).all();
}

} // namespace rules
