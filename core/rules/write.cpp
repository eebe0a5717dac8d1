#include "cite_reader.h"
#include "forbids_reader.h"
#include "load.h"
#include "parameter.h"
#include "pretty.h"

namespace rules {

namespace {

json::Value texts(const std::vector<std::string>& items)
{
    return ListOf{Text{}}.write(items);
}

// The group's values, only those that differ from `from` where there is one. Nothing where none does.
json::Object members(std::string_view group, const Values& values, const Values* from)
{
    json::Object written;
    for (const Parameter& parameter : parameters()) {
        if (groupOf(parameter.path) != group)
            continue;
        json::Value value = parameter.write(values);
        if (!from || json::print(value) != json::print(parameter.write(*from)))
            written.emplace_back(std::string(parameter.path.substr(group.size() + 1)), std::move(value));
    }
    return written;
}

void writeGroup(std::string_view group, const Values& values, const Values* from, json::Object& phase)
{
    if (const Parameter* alone = parameter(group)) {
        json::Value value = alone->write(values);
        if (!from || json::print(value) != json::print(alone->write(*from)))
            phase.emplace_back(std::string(group), std::move(value));
        return;
    }
    if (group == nullableGroup && !values.rules.renege) {
        if (!from || from->rules.renege)
            phase.emplace_back(std::string(group), json::of(nullptr));
        return;
    }
    // A rule where the other phase has none is given whole.
    const bool whole = group == nullableGroup && from && !from->rules.renege;
    const Values nothingAsked;
    if (group == organisersGroup && !from)
        from = &nothingAsked;
    json::Object written = members(group, values, whole ? nullptr : from);
    if (!written.empty())
        phase.emplace_back(std::string(group), json::of(std::move(written)));
}

json::Value writePhase(const Venue& venue, const Phase& of)
{
    json::Object written;
    const Phase* from = phase(venue, of.from);
    if (from)
        written.emplace_back("from", json::of(of.from));
    for (std::string_view group : groups())
        writeGroup(group, of, from, written);
    if (!of.cites.empty())
        written.emplace_back("cites", writeCites(of.cites));
    return json::of(std::move(written));
}

} // namespace

std::string toJson(const Venue& venue)
{
    json::Object phases;
    for (const Phase& phase : venue.phases)
        phases.emplace_back(phase.name, writePhase(venue, phase));
    json::Object file{{"format", json::of("courtside-rules/1")},
                      {"id", json::of(venue.id)},
                      {"name", json::of(venue.name)},
                      {"sheet", json::of(venue.sheet)},
                      {"phases", json::of(std::move(phases))},
                      {"championship", json::of(venue.championship)},
                      {"agreeable", texts(venue.agreeable)}};
    if (!venue.forbids.empty())
        file.emplace_back("forbids", writeForbids(venue.forbids));
    file.emplace_back("cites", writeCites(venue.cites));
    return pretty(json::of(std::move(file)));
}

} // namespace rules
