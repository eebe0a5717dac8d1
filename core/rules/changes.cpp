#include "changes.h"

#include "inherit.h"
#include "parameter.h"
#include "parameters.h"

#include <algorithm>
#include <utility>

namespace rules {

namespace {

// After the phase that it takes over from. One that is filled has its rules, so that it costs nothing twice.
void fill(Venue& venue, Phase& phase, const Venue& origin, const Changes& changes)
{
    const Phase* known = rules::phase(origin, phase.name);
    const Phase& before = known ? *known : regularPhase(origin); // of a part of the draw
    static_cast<Values&>(phase) = static_cast<const Values&>(before);
    phase.from = known ? before.from : before.name;
    phase.cites.clear();
    if (const Phase* parentBefore = rules::phase(origin, phase.from)) {
        Phase& parent = *std::ranges::find(venue.phases, phase.from, &Phase::name);
        fill(venue, parent, origin, changes);
        static_cast<Values&>(phase) = takenOver(parent, *parentBefore, before);
    }
    for (const auto& [field, change] : changes) { // the rule as a whole before its parameters
        if (field.phase != phase.name)
            continue;
        if (field.name == nullableGroup && change.value.isNull())
            phase.rules.renege.reset();
        else if (field.name == nullableGroup)
            fillInRenege(phase);
        else if (auto values = with(phase, field.name, change.value))
            static_cast<Values&>(phase) = *std::move(values);
        if (change.cite)
            phase.cites[std::string(field.name)] = *change.cite;
    }
}

} // namespace

std::optional<Field> fieldAt(std::string_view place)
{
    constexpr std::string_view phases = "phases.";
    if (!place.starts_with(phases))
        return std::nullopt;
    place.remove_prefix(phases.size());
    const auto dot = place.find('.');
    const std::string phase(place.substr(0, dot));
    const std::string_view rest = dot == std::string_view::npos ? "" : place.substr(dot + 1);
    for (const Parameter& each : parameters())
        if (rest == each.path ||
            (rest.starts_with(each.path) && std::string_view(".[").find(rest[each.path.size()]) < 2))
            return Field{phase, each.path};
    return isOfNullableGroup(rest) ? std::optional(Field{phase, nullableGroup}) : std::nullopt;
}

Venue withChanges(const Venue& origin, const NewFile& file, const Changes& changes)
{
    Venue venue = withParts(origin, file);
    venue.id = file.id;
    venue.name = file.name;
    venue.sheet = file.sheet;
    venue.cites.clear();
    venue.unknown.clear();
    if (file.dropsSentences) {
        venue.agreeable.clear();
        venue.forbids.clear();
        venue.sentences.clear();
    }
    for (Phase& each : venue.phases) {
        Phase fresh;
        fresh.name = each.name;
        fresh.playedIn = each.playedIn;
        each = std::move(fresh);
    }
    for (Phase& each : venue.phases)
        fill(venue, each, origin, changes);
    if (venue.phases.size() == 1)
        venue.cites = std::exchange(venue.phases.front().cites, {});
    const bool isComplete = file.from.empty(); // its sheet is the same by any name
    takeOverCites(venue, origin, isComplete || isSameSheet(venue.sheet, origin));
    return venue;
}

tl::expected<std::string, json::Problems> fileWithChanges(const Venue& origin, NewFile file,
                                                          const Changes& changes)
{
    std::vector<Change> all;
    const auto add = [&](const Field& field, const json::Value& value, const std::optional<Cite>& cite) {
        all.push_back({field.phase + '.' + std::string(field.name), value, cite});
    };
    for (const auto& [field, change] : changes) {
        if (field.name != nullableGroup || change.value.isNull()) {
            add(field, change.value, change.cite);
            continue;
        }
        const Venue venue = withChanges(origin, file, changes); // a rule that was none is given whole
        for (const Parameter& each : parameters())
            if (isOfNullableGroup(each.path))
                add({field.phase, each.path}, each.write(*phase(venue, field.phase)), {});
    }
    if (file.from.empty())
        file.from = origin.id; // to be read once
    return fileFrom(file, origin, all);
}

std::string printedValue(const Values& values, std::string_view name)
{
    if (name == nullableGroup)
        return values.rules.renege ? "rule" : "null";
    return json::print(valueOf(values, name));
}

} // namespace rules
