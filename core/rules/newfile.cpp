#include "newfile.h"

#include "cite_reader.h"
#include "load.h"
#include "parameter.h"
#include "shape.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace rules {

using message::Message;

namespace {

/// A parameter of one of the origin's phases, or its group that can be null.
struct Spot {
    std::size_t phase;
    std::string_view name;
    friend auto operator<=>(const Spot&, const Spot&) = default;
};
struct Wanted {
    json::Value value;
    std::optional<Cite> cite;
};
using AllWanted = std::map<Spot, Wanted>;

std::optional<std::string_view> citableName(std::string_view name)
{
    if (const Parameter* found = parameter(name))
        return found->path;
    return name == nullableGroup ? std::optional(nullableGroup) : std::nullopt;
}

std::optional<Spot> spotOf(const Venue& origin, const std::string& name)
{
    const auto& phases = origin.phases;
    if (const auto known = citableName(name)) {
        return Spot{static_cast<std::size_t>(&regularPhase(origin) - phases.data()), *known};
    }
    const auto dot = name.find('.');
    const auto phase = std::ranges::find(phases, name.substr(0, dot), &Phase::name);
    const auto known = dot == std::string::npos ? std::nullopt : citableName(name.substr(dot + 1));
    if (phase == phases.end() || !known)
        return std::nullopt;
    return Spot{static_cast<std::size_t>(phase - phases.begin()), *known};
}

json::Value valueAt(const Values& values, std::string_view name)
{
    const Parameter* found = parameter(name);
    return found ? found->write(values) : json::of(nullptr);
}

/// The value as files are written; nothing where it cannot be, which has then been told.
std::optional<json::Value> asWritten(const Change& change, const Spot& spot, Values values,
                                     json::Problems& problems)
{
    const Place at{change.parameter, problems};
    const Parameter* found = parameter(spot.name);
    if (!found) {
        if (!change.value.isNull())
            at.refuse(change.value, Message{"rules-renege-not-null", {{"found", json::shown(change.value)}}});
        return change.value;
    }
    fillInRenege(values);
    if (!found->read(change.value, at, values))
        return std::nullopt;
    return found->write(values);
}

/// Whether it has to be said: it is another than the origin's, or would not be by what is said of another
/// phase.
bool isSaid(const Spot& spot, const Wanted& wanted, const Venue& origin, const AllWanted& all)
{
    const Phase& phase = origin.phases[spot.phase];
    if (!parameter(spot.name))
        return phase.rules.renege.has_value();
    const bool elsewhere = std::ranges::any_of(all, [&](const auto& each) {
        return each.first.phase != spot.phase &&
               (each.first.name == spot.name ||
                (each.first.name == nullableGroup && groupOf(spot.name) == nullableGroup));
    });
    return elsewhere || json::print(wanted.value) != json::print(valueAt(phase, spot.name));
}

json::Object membersSaid(std::size_t index, std::string_view group, const Venue& origin, const AllWanted& all)
{
    json::Object members;
    json::Object others; // as they were before there was a rule
    for (const Parameter& each : parameters()) {
        if (groupOf(each.path) != group)
            continue;
        const std::string key(each.path.substr(group.size() + 1));
        const auto wanted = all.find({index, each.path});
        if (wanted != all.end() && isSaid(wanted->first, wanted->second, origin, all))
            members.emplace_back(key, wanted->second.value);
        else if (!each.isLater)
            others.emplace_back(key, each.before);
    }
    const bool isNew = group == nullableGroup && !origin.phases[index].rules.renege;
    if (isNew && !members.empty()) // such a rule is given whole
        members.insert(members.end(), others.begin(), others.end());
    return members;
}

json::Object phaseSaid(std::size_t index, const Venue& origin, const AllWanted& all)
{
    json::Object said;
    for (const std::string_view group : groups()) {
        const auto whole = all.find({index, group}); // of one parameter alone, or no rule
        json::Object members = parameter(group) ? json::Object() : membersSaid(index, group, origin, all);
        if (!members.empty())
            said.emplace_back(std::string(group), json::of(std::move(members)));
        else if (whole != all.end() && isSaid(whole->first, whole->second, origin, all))
            said.emplace_back(std::string(group), whole->second.value);
    }
    return said;
}

Cites citesSaid(std::size_t index, const AllWanted& all)
{
    Cites cites;
    for (const auto& [spot, wanted] : all)
        if (spot.phase == index && wanted.cite)
            cites[std::string(spot.name)] = *wanted.cite;
    return cites;
}

/// What a phase says of itself that the origin has not.
json::Object ownStart(const Phase& phase)
{
    return {{"from", json::of(phase.from)}, {"for", drawPartList.write(phase.playedIn)}};
}

/// `known`: so many phases are the origin's.
std::string textOf(const NewFile& file, const Venue& origin, std::size_t known, const AllWanted& all)
{
    json::Object phases;
    json::Object cites;
    for (std::size_t i = 0; i < origin.phases.size(); ++i) {
        json::Object said = i < known ? json::Object() : ownStart(origin.phases[i]);
        std::ranges::move(phaseSaid(i, origin, all), std::back_inserter(said));
        json::Value cited = writeCites(citesSaid(i, all));
        if (origin.phases.size() == 1)
            cites = *cited.object();
        else if (!cited.object()->empty())
            said.emplace_back("cites", std::move(cited));
        if (!said.empty())
            phases.emplace_back(origin.phases[i].name, json::of(std::move(said)));
    }
    for (const std::string& name : file.dropped)
        phases.emplace_back(name, json::of(nullptr));
    json::Object members{
        {"format", json::of(format)}, {"id", json::of(file.id)}, {"name", json::of(file.name)}};
    if (!file.sheet.empty())
        members.emplace_back("sheet", json::of(file.sheet));
    members.emplace_back("from", json::of(file.from));
    if (file.dropsSentences)
        for (const char* key : {"agreeable", "forbids", "sentences"})
            members.emplace_back(key, json::of(json::Array()));
    if (!phases.empty())
        members.emplace_back("phases", json::of(std::move(phases)));
    if (!cites.empty())
        members.emplace_back("cites", json::of(std::move(cites)));
    return fileText(std::move(members));
}

} // namespace

bool hasSentences(const Venue& venue)
{
    return !venue.agreeable.empty() || !venue.forbids.empty() || !venue.sentences.empty();
}

Venue withParts(Venue origin, const NewFile& file)
{
    std::erase_if(origin.phases,
                  [&](const Phase& each) { return std::ranges::count(file.dropped, each.name) > 0; });
    if (!rules::phase(origin, "championship"))
        origin.championship.reset();
    for (const DrawPart part : file.parts) {
        const Phase& regular = regularPhase(origin);
        Phase phase;
        static_cast<Values&>(phase) = static_cast<const Values&>(regular);
        phase.name = word(part);
        phase.from = regular.name;
        phase.playedIn = {part};
        for (const JoinedPart& each : file.joined)
            if (each.to == part)
                phase.playedIn.push_back(each.part);
        if (!rules::phase(origin, phase.name))
            origin.phases.push_back(std::move(phase));
    }
    return origin;
}

namespace {

/// Those with a phase that is called as they are, and that the origin has not.
std::vector<DrawPart> partsBeside(const Venue& origin, const Venue& venue)
{
    std::vector<DrawPart> parts;
    for (const Phase& each : venue.phases)
        if (const auto part = drawPart(each.name); part && !phase(origin, each.name))
            parts.push_back(*part);
    return parts;
}

std::vector<std::string> phasesDropped(const Venue& origin, const Venue& venue)
{
    std::vector<std::string> names;
    for (const Phase& each : origin.phases)
        if (!phase(venue, each.name))
            names.push_back(each.name);
    return names;
}

/// Those that are also played by one of these phases.
std::vector<JoinedPart> partsJoined(const Venue& venue, const std::vector<DrawPart>& parts)
{
    std::vector<JoinedPart> joined;
    for (const DrawPart to : parts)
        for (const DrawPart part : phase(venue, word(to))->playedIn)
            if (part != to)
                joined.push_back({part, to});
    return joined;
}

} // namespace

NewFile asFileFrom(const std::string& from, const Venue& origin, const Venue& venue)
{
    const std::vector<DrawPart> parts = partsBeside(origin, venue);
    return {venue.id,
            venue.name,
            from,
            parts,
            venue.sheet,
            hasSentences(origin) && !hasSentences(venue),
            partsJoined(venue, parts),
            phasesDropped(origin, venue)};
}

tl::expected<std::string, json::Problems> fileFrom(const NewFile& file, const Venue& from,
                                                   const std::vector<Change>& changes)
{
    const Venue origin = withParts(from, file);
    json::Problems problems;
    AllWanted all;
    for (const Change& each : changes) {
        const auto spot = spotOf(origin, each.parameter);
        if (!spot) {
            problems.push_back({each.value.line, each.parameter, Message{"rules-unknown-parameter"}});
        } else if (auto value = asWritten(each, *spot, origin.phases[spot->phase], problems)) {
            all[*spot] = {*std::move(value), each.cite};
        }
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    std::string text = textOf(file, origin, from.phases.size() - file.dropped.size(), all);
    const auto loaded = load(text, [&](const std::string&) { return tl::expected<Venue, Message>(from); });
    if (!loaded)
        return tl::unexpected(loaded.error());
    return text;
}

std::string idOf(std::string_view name)
{
    std::string id;
    for (const char each : name) {
        const char small = each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
        if ((small >= 'a' && small <= 'z') || (small >= '0' && small <= '9'))
            id += small;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (id.ends_with('-'))
        id.pop_back();
    return id;
}

} // namespace rules
