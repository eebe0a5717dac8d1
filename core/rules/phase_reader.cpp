#include "phase_reader.h"

#include "cite_reader.h"
#include "contradiction.h"
#include "parameter.h"
#include "parameters.h"

#include <algorithm>

namespace rules {

using message::Message;

namespace {

struct Reading {
    enum class Step { NotYet, Now, Done };
    Phase phase;
    std::set<std::string_view> spoilt; ///< parameters with a mistake that has been told, or that are lacking
    Step step = Step::NotYet;
};

class PhasesReader {
public:
    PhasesReader(const json::Object& phases, Written written, json::Problems& problems)
        : m_phases(phases), m_written(written), m_problems(problems), m_readings(phases.size())
    {
    }

    std::vector<Phase> all()
    {
        std::vector<Phase> phases;
        for (std::size_t i = 0; i < m_phases.size(); ++i)
            read(i);
        for (Reading& reading : m_readings)
            phases.push_back(std::move(reading.phase));
        return phases;
    }

private:
    void read(std::size_t index);
    const Reading* parent(std::size_t index, json::Reader& reader);
    void readGroup(std::string_view group, json::Reader& phase, Reading& into, bool inherits, GivenAt& given);
    void readMember(const Parameter& parameter, const json::Value& value, const std::string& place,
                    Reading& into, GivenAt& given);
    static void spoil(std::string_view group, Reading& reading);
    void lack(const Parameter& parameter, Reading& into) const;

    const json::Object& m_phases;
    Written m_written;
    json::Problems& m_problems;
    std::vector<Reading> m_readings;
};

void PhasesReader::spoil(std::string_view group, Reading& reading)
{
    for (const Parameter& parameter : parameters())
        if (groupOf(parameter.path) == group)
            reading.spoilt.insert(parameter.path);
}

// A parameter that is not given has the value from before it existed, and in a file its absence has been
// told.
void PhasesReader::lack(const Parameter& parameter, Reading& into) const
{
    if (m_written == Written::InCopy)
        into.phase.lacking.emplace_back(parameter.path);
    if (m_written == Written::InCopy || !parameter.isLater)
        into.spoilt.insert(parameter.path);
}

// The phase named in `from`, read; null where none is named or the name is no good.
const Reading* PhasesReader::parent(std::size_t index, json::Reader& reader)
{
    const json::Value* from = reader.take("from");
    if (!from)
        return nullptr;
    const Place at{reader.placeOf("from"), m_problems};
    const auto named = std::find_if(m_phases.begin(), m_phases.end(), [&](const auto& phase) {
        return from->string() && phase.first == *from->string();
    });
    if (named == m_phases.end()) {
        at.refuse(*from, Message{"rules-unknown-phase", {{"phase", json::shown(*from)}}});
        return nullptr;
    }
    const auto which = static_cast<std::size_t>(named - m_phases.begin());
    if (m_readings[which].step == Reading::Step::Now) {
        at.refuse(*from, which == index
                             ? Message{"rules-phase-from-itself", {{"phase", json::shown(*from)}}}
                             : Message{"rules-phases-from-each-other", {{"phase", json::shown(*from)}}});
        return nullptr;
    }
    m_readings[index].phase.from = named->first;
    read(which);
    return &m_readings[which];
}

void PhasesReader::read(std::size_t index)
{
    Reading& reading = m_readings[index];
    if (reading.step == Reading::Step::Done)
        return;
    reading.step = Reading::Step::Now;
    const auto& [name, value] = m_phases[index];
    reading.phase.name = name;
    static_cast<Values&>(reading.phase) = valuesBefore();
    reading.phase.rules.renege.reset();
    json::Reader reader(value, "phases." + name, m_problems);
    if (!isName(name))
        Place{reader.place(), m_problems}.refuse(value, Message{"rules-phase-not-a-name"});
    if (const Reading* from = parent(index, reader)) {
        static_cast<Values&>(reading.phase) = static_cast<const Values&>(from->phase);
        reading.spoilt = from->spoilt;
        reading.phase.lacking = from->phase.lacking;
        reading.phase.unknown = from->phase.unknown;
    } else if (value.find("from")) {
        for (std::string_view group : groups()) // unknown, and not each a mistake of its own
            spoil(group, reading);
    }
    GivenAt given;
    if (value.object())
        for (std::string_view group : groups())
            readGroup(group, reader, reading, value.find("from"), given);
    if (const json::Value* cites = reader.take("cites")) {
        std::optional<std::vector<std::string>> items = citableItems(reading.phase);
        if (reading.spoilt.count("misdeal.reasons") + reading.spoilt.count("fouls") > 0)
            items.reset();
        reading.phase.cites =
            readCites(*cites, reader.placeOf("cites"), items, m_written, reading.phase.unknown, m_problems);
    }
    finish(reader, m_written, {}, reading.phase.unknown);
    tellContradictions(reading.phase, given, reading.spoilt, reader.place() + '.', m_problems);
    reading.step = Reading::Step::Done;
}

void PhasesReader::readMember(const Parameter& parameter, const json::Value& value, const std::string& place,
                              Reading& into, GivenAt& given)
{
    given[parameter.path] = value.line;
    std::erase(into.phase.lacking, parameter.path);
    if (parameter.read(value, {place, m_problems}, into.phase))
        into.spoilt.erase(parameter.path);
    else
        into.spoilt.insert(parameter.path);
}

void PhasesReader::readGroup(std::string_view group, json::Reader& phase, Reading& into, bool inherits,
                             GivenAt& given)
{
    const auto& all = parameters();
    const auto isOfGroup = [&](const Parameter& each) { return groupOf(each.path) == group; };
    const bool mayLack =
        inherits || m_written == Written::InCopy ||
        std::all_of(all.begin(), all.end(), [&](const auto& p) { return p.isLater || !isOfGroup(p); });
    const json::Value* value = mayLack ? phase.take(group) : phase.need(group);
    if (!value) {
        for (const Parameter& each : all)
            if (!inherits && isOfGroup(each))
                lack(each, into);
        return;
    }
    if (const Parameter* alone = parameter(group)) {
        readMember(*alone, *value, phase.placeOf(group), into, given);
        return;
    }
    if (group == nullableGroup) {
        if (value->isNull()) {
            into.phase.rules.renege.reset();
            return;
        }
        inherits = inherits && into.phase.rules.renege;
        if (!into.phase.rules.renege)
            into.phase.rules.renege = valuesBefore().rules.renege;
    }
    json::Reader reader(*value, phase.placeOf(group), m_problems);
    if (!value->object()) {
        spoil(group, into);
        return;
    }
    for (const Parameter& each : all) {
        if (!isOfGroup(each))
            continue;
        const std::string_view key = each.path.substr(group.size() + 1);
        const bool mayBeLeftOut = inherits || each.isLater || m_written == Written::InCopy;
        if (const json::Value* member = mayBeLeftOut ? reader.take(key) : reader.need(key))
            readMember(each, *member, reader.placeOf(key), into, given);
        else if (!inherits)
            lack(each, into);
    }
    finish(reader, m_written, std::string(group) + '.', into.phase.unknown);
}

} // namespace

std::vector<Phase> readPhases(const json::Value& phases, Written written, json::Problems& problems)
{
    const Place at{"phases", problems};
    if (!phases.object() || phases.object()->empty()) {
        at.refuse(phases, phases.object() ? Message{"rules-no-phase"} : json::notAnObject(phases));
        return {};
    }
    return PhasesReader(*phases.object(), written, problems).all();
}

void tellContradictions(const Values& values, const GivenAt& given, const std::set<std::string_view>& spoilt,
                        const std::string& place, json::Problems& problems)
{
    for (const Contradiction& contradiction : contradictions(values)) {
        const auto& names = contradiction.parameters;
        if (std::any_of(names.begin(), names.end(), [&](auto name) { return spoilt.count(name) > 0; }))
            continue;
        const auto at =
            std::find_if(names.begin(), names.end(), [&](auto name) { return given.count(name); });
        if (at == names.end())
            continue;
        problems.push_back({given.at(*at), place + std::string(*at), contradiction.what});
    }
}

} // namespace rules
