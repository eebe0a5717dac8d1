#include "load.h"

#include "cite_reader.h"
#include "contradiction.h"
#include "inherit.h"
#include "members.h"
#include "parameter.h"
#include "parameters.h"
#include "phase_reader.h"
#include "shape.h"
#include "words.h"

#include <algorithm>
#include <cassert>

namespace rules {

using message::Message;

namespace {

// What a copy may need. Counted up with each change that an older program may not ignore in a game.
constexpr int needsKnown = 1;

void readFormat(Members& members, json::Reader& reader)
{
    const json::Value* value = members.need("format");
    if (value && (!value->string() || *value->string() != format))
        reader.refuse(*value, "format",
                      Message{"rules-other-format", {{"found", json::shown(*value)}, {"format", format}}});
}

void readAgreeable(const json::Value& value, Written written, Venue& venue, json::Problems& problems)
{
    const Place at{"agreeable", problems};
    std::vector<std::string> names;
    ListOf{Text{}}.read(value, at, names);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i].empty() || parameter(names[i]))
            venue.agreeable.push_back(names[i]);
        else if (written == Written::InCopy)
            venue.unknown.push_back({at.path, names[i]});
        else
            Place{json::item(at.path, i), problems}.refuse(
                (*value.array())[i], Message{"rules-unknown-agreeable", {{"parameter", names[i]}}});
}

void readChampionship(const json::Value& value, Venue& venue, json::Problems& problems)
{
    const Place at{"championship", problems};
    if (value.isNull())
        return;
    if (!value.string() || *value.string() != "final")
        at.refuse(value, Message{"rules-not-a-championship", {{"found", json::shown(value)}}});
    else if (!venue.phases.empty() && !phase(venue, "championship"))
        at.refuse(value, Message{"rules-no-championship-phase"});
    else
        venue.championship = *value.string();
}

// The items of all phases. Nothing if the phases have mistakes or may lack lists, because names would then
// mean nothing.
std::optional<std::vector<std::string>> citable(const Venue& venue, Written written,
                                                const json::Problems& problems)
{
    if (!problems.empty() || written == Written::InCopy)
        return std::nullopt;
    std::vector<std::string> items;
    for (const Phase& phase : venue.phases)
        for (std::string& item : citableItems(phase))
            items.push_back(std::move(item));
    return items;
}

Base readFrom(const json::Value& text, Members& members, json::Reader& reader, const FindOrigin& find)
{
    if (!find)
        return {};
    const bool isWhole = text.find("phases");
    const json::Value* from = isWhole ? reader.take("from") : members.need("from");
    if (!from)
        return {{}, !isWhole};
    const auto name = json::string(*from, "from", reader.problems());
    if (!name)
        return {{}, true};
    auto venue = find(*name);
    if (venue)
        return {*std::move(venue)};
    reader.refuse(*from, "from", venue.error());
    return {{}, true};
}

/// What the file leaves out is as in its base.
void readAround(json::Reader& reader, Written written, const Base& base, Venue& venue)
{
    json::Problems& problems = reader.problems();
    if (base.venue) {
        if (phase(venue, "championship")) // the file may drop it
            venue.championship = base.venue->championship;
        venue.agreeable = base.venue->agreeable;
        venue.forbids = base.venue->forbids;
        venue.sentences = base.venue->sentences;
        if (problems.empty()) // otherwise phases may build on each other in a circle
            std::erase_if(venue.sentences,
                          [&](const Sentence& each) { return !isStillTrue(each, venue, *base.venue); });
    }
    const json::Value* sheet = reader.take("sheet");
    if (sheet && !(sheet->string() && sheet->string()->empty())) // it may be empty
        Text{}.read(*sheet, {"sheet", problems}, venue.sheet);
    if (const json::Value* championship = reader.take("championship"); championship && !base.isLost) {
        venue.championship.reset();
        readChampionship(*championship, venue, problems);
    }
    if (const json::Value* agreeable = reader.take("agreeable")) {
        venue.agreeable.clear();
        readAgreeable(*agreeable, written, venue, problems);
    }
    if (const json::Value* forbids = reader.take("forbids"))
        venue.forbids = readForbids(*forbids, written, venue.unknown, problems);
    if (const json::Value* sentences = reader.take("sentences"))
        venue.sentences = readSentences(*sentences, written, venue.unknown, problems);
    if (const json::Value* cites = reader.take("cites"))
        venue.cites =
            readCites(*cites, "cites", citable(venue, written, problems), written, venue.unknown, problems);
}

// Each part of the draw has at most one phase, and one phase is for the rest.
void tellParts(const json::Value& text, const Venue& venue, json::Problems& problems)
{
    const json::Value* phases = text.find("phases");
    const auto given = [&](const Phase& phase) {
        const json::Value* own = phases ? phases->find(phase.name) : nullptr;
        return own ? own->find("for") : nullptr;
    };
    const auto tell = [&](const Phase& phase, Message what) {
        const json::Value* value = given(phase);
        problems.push_back({value ? value->line : text.line,
                            value ? "phases." + phase.name + ".for" : "championship", std::move(what)});
    };
    std::map<DrawPart, const Phase*> all;
    for (const Phase& phase : venue.phases)
        for (const DrawPart part : partsOf(venue, phase))
            if (const auto [at, isFirst] = all.emplace(part, &phase); !isFirst) {
                const bool isHere = given(phase) || !given(*at->second);
                tell(isHere ? phase : *at->second,
                     Message{"rules-part-of-two-phases",
                             {{"phase", (isHere ? *at->second : phase).name}, {"part", word(part)}}});
            }
    const auto isRest = [&](const Phase& phase) { return partsOf(venue, phase).empty(); };
    if (!venue.phases.empty() && std::ranges::none_of(venue.phases, isRest))
        tell(venue.phases.front(), Message{"rules-no-phase-for-the-rest"});
}

// A group next to the phases.
void tellMisplaced(const json::Value& text, json::Reader& reader)
{
    for (const std::string_view group : groups())
        if (const json::Value* value = text.find(group)) {
            reader.take(group);
            reader.refuse(*value, group, Message{"rules-group-outside-phase", {{"group", group}}});
        }
}

// The sheet's bare words must name an existing choice.
void reportBareWords(const json::Value* cites, const std::string& place, const Values& values,
                     json::Problems& problems)
{
    if (!cites || !cites->object())
        return;
    for (const auto& [name, entry] : *cites->object()) {
        const json::Value* words = entry.find("bareWords");
        if (!words)
            continue;
        std::vector<std::string> typed;
        for (const Chosen& each : choicesOf(values, name))
            typed.push_back(each.value.string() ? *each.value.string() : json::print(each.value));
        if (std::ranges::find(typed, *words->string()) == typed.end())
            problems.push_back(
                {words->line, place + name + ".bareWords", json::noneOf(*words, joined(typed, ", "))});
    }
}

void reportBareWords(const json::Value& text, const Venue& venue, json::Problems& problems)
{
    if (!venue.phases.empty())
        reportBareWords(text.find("cites"), "cites.", venue.phases.front(), problems);
    const json::Value* phases = text.find("phases");
    for (const Phase& phase : venue.phases)
        if (const json::Value* own = phases ? phases->find(phase.name) : nullptr)
            reportBareWords(own->find("cites"), "phases." + phase.name + ".cites.", phase, problems);
}

Venue read(const json::Value& text, Written written, const FindOrigin& origin, json::Problems& problems)
{
    Venue venue;
    json::Reader reader(text, {}, problems);
    if (!text.object())
        return venue;
    Members members(text, reader);
    readFormat(members, reader);
    if (written == Written::InCopy) {
        members.reportMissing();
        const json::Value* needs = reader.take("needs");
        if (needs && (!needs->integer() || *needs->integer() > needsKnown))
            problems.push_back({needs->line, {}, Message{"rules-need-newer"}});
        if (!problems.empty()) // from another program; nothing else matters
            return venue;
    }
    members.read("id", Name{}, venue.id);
    members.read("name", Text{}, venue.name);
    const Base base = readFrom(text, members, reader, origin);
    if (!base.isSome())
        members.need("sheet");
    const json::Value* phases = base.isSome() ? reader.take("phases") : members.need("phases");
    if (phases || base.isSome())
        venue.phases = readPhases(phases, written, base, problems);
    members.reportMissing();
    readAround(reader, written, base, venue);
    if (written == Written::InFile)
        tellMisplaced(text, reader);
    finish(reader, written, {}, venue.unknown);
    if (written == Written::InFile && problems.empty())
        reportBareWords(text, venue, problems);
    if (written == Written::InFile && problems.empty())
        tellParts(text, venue, problems);
    if (base.venue && problems.empty())
        takeOverCites(venue, *base.venue, isSameSheet(venue.sheet, *base.venue));
    return venue;
}

tl::expected<Venue, json::Problems> read(const json::Value& text, Written written, const FindOrigin& origin)
{
    json::Problems problems;
    Venue venue = read(text, written, origin, problems);
    if (problems.empty())
        return venue;
    std::stable_sort(problems.begin(), problems.end(),
                     [](const json::Problem& a, const json::Problem& b) { return a.line < b.line; });
    return tl::unexpected(std::move(problems));
}

} // namespace

bool isRuleFile(std::string_view text)
{
    constexpr std::string_view ours = "\"courtside-";
    const std::size_t at = text.find(ours);
    return at != std::string_view::npos && text.substr(at + ours.size()).starts_with("rules/");
}

tl::expected<json::Value, json::Problems> parse(std::string_view text)
{
    auto value = json::parse(text);
    if (value)
        return *std::move(value);
    constexpr std::string_view beforeIt = " \t\r\n\xEF\xBB\xBF"; // whitespace and a byte order mark
    if (!text.substr(std::min(text.find_first_not_of(beforeIt), text.size())).starts_with('{'))
        return tl::unexpected(json::Problems{{1, {}, Message{"rules-not-a-rule-file"}}});
    return tl::unexpected(json::Problems{value.error()});
}

tl::expected<Venue, json::Problems> loadValue(const json::Value& text, const FindOrigin& origin)
{
    return read(text, Written::InFile, origin);
}

tl::expected<Venue, json::Problems> load(std::string_view text, const FindOrigin& origin)
{
    return parse(text).and_then([&](const json::Value& value) { return loadValue(value, origin); });
}

tl::expected<Venue, json::Problems> loadCopy(std::string_view text)
{
    return parse(text).and_then([](const json::Value& value) { return read(value, Written::InCopy, {}); });
}

namespace {

Message notAgreeable(const Set& set, bool known)
{
    if (!known)
        return Message{"rules-unknown-parameter"};
    return set.agreeable.empty() ? Message{"rules-nothing-agreeable", {{"venue", set.venueName}}}
                                 : Message{"rules-not-agreeable", {listedAs("agreeable", set.agreeable)}};
}

bool mayBeAgreed(const Set& set, std::string_view name)
{
    return isOrganisers(name) ||
           std::find(set.agreeable.begin(), set.agreeable.end(), name) != set.agreeable.end();
}

} // namespace

tl::expected<Set, json::Problems> withAgreed(const Set& set, const json::Value& agreed)
{
    json::Problems problems;
    const json::Reader reader(agreed, "agreed", problems); // refuses anything but an object
    if (!agreed.object())
        return tl::unexpected(std::move(problems));
    Set changed = set;
    GivenAt given;
    std::set<std::string_view> faulty(set.lacking.begin(), set.lacking.end());
    for (const auto& [name, value] : *agreed.object()) {
        const Place at{reader.placeOf(name), problems};
        const Parameter* found = parameter(name);
        if (!found || !mayBeAgreed(set, name)) {
            at.refuse(value, notAgreeable(set, found));
        } else if (groupOf(name) == nullableGroup && !changed.rules.renege) {
            at.refuse(value, Message{"rules-no-renege-rule"});
        } else {
            given[found->path] = {value.line, "agreed." + name};
            std::erase(changed.lacking, name);
            if (!found->read(value, at, changed))
                faulty.insert(found->path);
            else if (faulty.erase(name); json::print(found->write(changed)) != json::print(found->write(set)))
                changed.agreed.push_back(name);
        }
    }
    reportContradictions(changed.phase, contradictions(changed, nullptr), given, faulty, problems);
    if (problems.empty())
        return changed;
    return tl::unexpected(std::move(problems));
}

tl::expected<Venue, json::Problems> withAgreed(const Venue& venue, std::string_view phase,
                                               const json::Value& agreed)
{
    const Phase* before = rules::phase(venue, phase);
    assert(before && "a phase of this venue");
    auto changed = withAgreed(set(venue, *before), agreed);
    if (!changed)
        return tl::unexpected(std::move(changed.error()));
    Venue copy = venue;
    Phase& after = copy.phases[static_cast<std::size_t>(before - venue.phases.data())];
    static_cast<Values&>(after) = static_cast<const Values&>(*changed);
    after.agreed = std::move(changed->agreed);
    after.lacking = std::move(changed->lacking);
    return copy;
}

} // namespace rules
