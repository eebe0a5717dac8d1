#include "cite_reader.h"
#include "load.h"
#include "parameter.h"
#include "pretty.h"

namespace rules {

namespace {

json::Value texts(const std::vector<std::string>& items)
{
    return ListOf{Text{}}.write(items);
}

// Whether a phase has to say it: where it differs from the phase it takes over from, or, of a parameter that
// may be left out, from what held before it existed. So older files are written as they always were.
bool isSaid(const Parameter& parameter, const Values& values, const Values* from)
{
    if (from)
        return json::print(parameter.write(values)) != json::print(parameter.write(*from));
    return !parameter.isLater || !isAsBefore(parameter, values);
}

// The group's values that have to be said. Nothing where none has.
json::Object members(std::string_view group, const Values& values, const Values* from)
{
    json::Object written;
    for (const Parameter& parameter : parameters()) {
        if (groupOf(parameter.path) != group)
            continue;
        if (isSaid(parameter, values, from))
            written.emplace_back(std::string(parameter.path.substr(group.size() + 1)),
                                 parameter.write(values));
    }
    return written;
}

void writeGroup(std::string_view group, const Values& values, const Values* from, json::Object& phase)
{
    if (const Parameter* alone = parameter(group)) {
        if (isSaid(*alone, values, from))
            phase.emplace_back(std::string(group), alone->write(values));
        return;
    }
    if (group == nullableGroup && !values.rules.renege) {
        if (!from || from->rules.renege)
            phase.emplace_back(std::string(group), json::of(nullptr));
        return;
    }
    // A rule where the other phase has none is given whole.
    const bool whole = group == nullableGroup && from && !from->rules.renege;
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
