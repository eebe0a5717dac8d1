#include "draft.h"

#include "builtin.h"
#include "cite_reader.h"
#include "contradiction.h"
#include "parameter.h"
#include "parameters.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace rules {

using message::Message;

Draft::Draft(NewFile file, Venue origin) : m_origin(std::move(origin)), m_now{std::move(file)}
{
    if (m_now.file.from.empty())
        m_now.file.sheet = m_origin.sheet;
    make();
}

const Phase& Draft::phase(std::string_view name) const
{
    const Phase* found = rules::phase(m_venue, name);
    assert(found && "a phase of the origin");
    return *found;
}

const Phase& Draft::before(std::string_view phase) const
{
    const Phase* known = rules::phase(m_origin, phase);
    return known ? *known : regularPhase(m_venue);
}

Set Draft::setBefore(std::string_view phase) const
{
    const bool isKnown = rules::phase(m_origin, phase);
    return rules::set(isKnown ? m_origin : m_venue, before(phase));
}

namespace {

std::string placeIn(const Field& field)
{
    return field.phase + '/' + std::string(field.name);
}

/// A parameter and its value if the rules don't have what it is about.
struct Without {
    std::string_view name;
    json::Value without;
};
/// The parameters that go with one that is removed: with a nil's points, and with the bag limit.
const std::vector<Without>& removedWith(std::string_view name)
{
    static const std::vector<Without> nil{{"nil.valueFailed", json::of(nullptr)},
                                          {"nil.blindMade", json::of(nullptr)},
                                          {"nil.blindFailed", json::of(nullptr)},
                                          {"nil.maxPerTeam", json::of(0)},
                                          {"nil.blindMinDeficit", json::of(nullptr)},
                                          {"nil.blindExchange", json::of(0)},
                                          {"nil.exchange", json::of(0)},
                                          {"nil.double", json::of("sum")},
                                          {"bid.minWithNilPartner", json::of(nullptr)}};
    static const std::vector<Without> bags{{"bags.penalty", json::of(0)},
                                           {"bags.cancelPoints", json::of(false)}};
    static const std::vector<Without> nothing;
    return name == "nil.valueMade" ? nil : name == "bags.limit" ? bags : nothing;
}

bool isWithout(const Values& values, const Without& of)
{
    return json::print(valueOf(values, of.name)) == json::print(of.without);
}

bool isSame(const Values& one, const Values& other, std::string_view name)
{
    return json::print(valueOf(one, name)) == json::print(valueOf(other, name));
}

} // namespace

// Changes at the same place are one step of undo; without a place each is its own.
void Draft::begin(std::string place)
{
    if (place.empty() || m_last != place)
        m_before.push_back(m_now);
    m_after.clear();
    m_last = std::move(place);
}

void Draft::rename(const std::string& id, const std::string& name)
{
    if (id == m_now.file.id && name == m_now.file.name)
        return;
    begin("name");
    m_now.file.id = id;
    m_now.file.name = name;
    make();
}

void Draft::nameSheet(const std::string& sheet)
{
    if (sheet == m_now.file.sheet)
        return;
    begin("sheet");
    m_now.file.sheet = sheet;
    make();
}

void Draft::keepSentences(bool keep)
{
    if (m_now.file.dropsSentences == !keep)
        return;
    begin();
    m_now.file.dropsSentences = !keep;
    make();
}

void Draft::keepSentence(const std::string& id, bool keep)
{
    begin();
    std::map<std::string, bool>& said = m_now.file.sentences;
    said.erase(id);
    make();
    if ((std::ranges::count(m_venue.sentences, id, &Sentence::id) > 0) == keep)
        return;
    said[id] = keep;
    make();
}

void Draft::setOwnSentences(std::vector<Sentence> sentences, const std::string& typed)
{
    begin(typed.empty() ? std::string() : "sentence/" + typed);
    m_now.file.ownSentences = std::move(sentences);
    make();
}

void Draft::setPart(DrawPart part, bool hasPhase)
{
    std::vector<DrawPart>& parts = m_now.file.parts;
    std::vector<JoinedPart>& joined = m_now.file.joined;
    if (!hasPhase && std::ranges::count(joined, part, &JoinedPart::part) > 0) {
        begin();
        std::erase_if(joined, [part](const JoinedPart& each) { return each.part == part; });
        make();
        return;
    }
    const Phase* known = phaseFor(m_origin, part);
    if (known && !mayDrop(m_origin, *known))
        return;
    const std::vector<DrawPart> together = partsWith(m_origin, part);
    const std::string name(known ? known->name : word(part));
    const auto isOfPart = [&](const auto& each) { return each.first.phase == name; };
    const bool hasOther = !known && rules::phase(m_origin, name); // a phase of that name for no part
    if (hasOther || (rules::phase(m_venue, name) != nullptr) == hasPhase)
        return;
    begin();
    std::vector<std::string>& dropped = m_now.file.dropped;
    if (known && hasPhase)
        std::erase(dropped, name);
    else if (known)
        dropped.push_back(name);
    else if (hasPhase)
        parts.push_back(part);
    else
        std::erase(parts, part);
    std::erase_if(joined, [&](const JoinedPart& each) {
        return each.to == part || std::ranges::count(together, each.part) > 0;
    });
    std::erase_if(m_now.changes, isOfPart);
    std::erase_if(m_now.refused, isOfPart);
    make();
}

void Draft::joinPart(DrawPart part, DrawPart to)
{
    begin();
    m_now.file.joined.push_back({part, to});
    make();
}

std::optional<Message> Draft::set(const Field& field, const json::Value& value, const Inside& inside)
{
    const auto values = with(phase(field.phase), field.name, value);
    if (values && !refused(field) && isSame(*values, phase(field.phase), field.name))
        return std::nullopt;
    begin(inside ? placeIn(field) + *inside : std::string());
    m_now = m_before.back(); // a half-typed value and its consequences go
    make();
    if (!values) {
        m_now.refused[field] = {value, values.error()};
        return values.error();
    }
    const json::Value is = valueOf(*values, field.name);
    m_now.refused.erase(field);
    if (field.name == nullableGroup)
        dropRenege(field.phase);
    else if (isOfNullableGroup(field.name) && !phase(field.phase).rules.renege)
        take({field.phase, nullableGroup}, json::of(true));
    take(field, is);
    if (is.isNull())
        for (const Without& each : removedWith(field.name))
            if (!isWithout(phase(field.phase), each))
                take({field.phase, each.name}, each.without);
    return std::nullopt;
}

// A value that is already there is no change, unless it is cited.
void Draft::take(const Field& field, const json::Value& value)
{
    Changed& change = m_now.changes[field];
    change.value = value;
    make();
    if (change.cite)
        return;
    Changes others = m_now.changes;
    others.erase(field);
    const Venue without = withChanges(m_origin, m_now.file, others);
    if (isSame(*rules::phase(without, field.phase), phase(field.phase), field.name))
        drop(field);
}

void Draft::drop(const Field& field)
{
    m_now.changes.erase(field);
    make();
}

void Draft::dropRenege(const std::string& phase)
{
    const auto isOfRule = [&](const auto& each) {
        return each.first.phase == phase && isOfNullableGroup(each.first.name);
    };
    std::erase_if(m_now.changes, isOfRule);
    std::erase_if(m_now.refused, isOfRule);
    make();
}

void Draft::cite(const Field& field, const std::string& section)
{
    if (isOfNullableGroup(field.name) && !phase(field.phase).rules.renege)
        return;
    if (section == citeOf(field).section)
        return;
    begin(placeIn(field) + "#section");
    const json::Value value = valueOf(phase(field.phase), field.name);
    m_now.changes[field].cite = section.empty() ? std::nullopt : std::optional(Cite{section, {}, {}, {}});
    take(field, value);
    if (section.empty() && !citeOf(field).section.empty()) { // the origin's, or another phase's
        m_now.changes[field] = {value, Cite{}};
        make();
    }
}

Cite Draft::citeOf(const Field& field) const
{
    return rules::set(m_venue, phase(field.phase)).citeFor(field.name);
}

void Draft::reset(const Field& field)
{
    if (!isChanged(field) && !refused(field))
        return;
    begin();
    m_now.refused.erase(field);
    if (field.name == nullableGroup)
        return dropRenege(field.phase);
    for (const Without& each : removedWith(field.name))
        if (isWithout(phase(field.phase), each))
            drop({field.phase, each.name});
    drop(field);
}

bool Draft::undo()
{
    if (m_before.empty())
        return false;
    go(m_before, m_after);
    return true;
}

bool Draft::redo()
{
    if (m_after.empty())
        return false;
    go(m_after, m_before);
    return true;
}

void Draft::go(std::vector<State>& from, std::vector<State>& to)
{
    to.push_back(std::exchange(m_now, std::move(from.back())));
    from.pop_back();
    m_last.clear();
    make();
}

// The draft begins with the changes so far, so they can't be undone.
void Draft::forget()
{
    m_before.clear();
    m_last.clear();
}

std::vector<Field> Draft::changed() const
{
    std::vector<Field> fields;
    for (const auto& [field, change] : m_now.changes)
        fields.push_back(field);
    return fields;
}

const json::Value* Draft::refused(const Field& field) const
{
    const auto at = m_now.refused.find(field);
    return at == m_now.refused.end() ? nullptr : &at->second.typed;
}

std::vector<Mistake> Draft::mistakes() const
{
    std::vector<Mistake> all;
    for (const auto& [field, each] : m_now.refused)
        all.push_back({field, each.why});
    for (const Sentence& each : m_now.file.ownSentences)
        if (const auto why = tooLong(each.words))
            all.push_back({std::nullopt, *why, each.id});
    for (const Phase& phase : m_venue.phases)
        for (const Contradiction& each : contradictions(phase, rules::phase(m_venue, phase.from)))
            for (const std::string_view name : each.parameters)
                all.push_back({Field{phase.name, name}, each.what});
    if (!all.empty())
        return all;
    if (const auto read = fileFromIt(); !read)
        for (const json::Problem& each : read.error())
            all.push_back({fieldAt(each.place), each.what});
    return all;
}

tl::expected<std::string, json::Problems> Draft::text() const
{
    auto text = fileFromIt();
    if (text && m_now.file.from.empty())
        return toJson(m_venue);
    return text;
}

void Draft::takeAll(const Venue& venue)
{
    for (const Phase& each : venue.phases) {
        set({each.name, nullableGroup}, valueOf(each, nullableGroup));
        for (const Parameter& parameter : parameters())
            if (!isOfNullableGroup(parameter.path) || each.rules.renege)
                set({each.name, parameter.path}, parameter.write(each));
    }
    forget();
}

void Draft::takeCites(const Venue& venue)
{
    for (const Phase& each : venue.phases) {
        const Set there = rules::set(venue, each);
        for (const Parameter& parameter : parameters()) {
            if (isOfNullableGroup(parameter.path) && !each.rules.renege)
                continue;
            const Cite& cite = there.citeFor(parameter.path);
            if (cite == citeOf({each.name, parameter.path}))
                continue;
            m_now.changes[{each.name, parameter.path}] = {parameter.write(each), cite};
            make();
        }
    }
}

namespace {

bool hasPhasesOf(const Venue& one, const Venue& other)
{
    return std::ranges::equal(one.phases, other.phases, {}, &Phase::name, &Phase::name);
}

/// The draft of a file that doesn't build on another.
Draft completeFile(Venue venue, const std::string& id, const std::string& name)
{
    NewFile file{id, name, {}};
    file.ownSentences = takeOwnSentences(venue, nullptr);
    return {std::move(file), std::move(venue)};
}

} // namespace

Draft Draft::copyOf(const Venue& venue, const std::string& id, const std::string& name)
{
    const auto builtIn = venueCalled(venue.id);
    if (!builtIn || !hasPhasesOf(*builtIn, venue))
        return completeFile(venue, id, name);
    Draft draft({id, name, venue.id, {}, venue.sheet}, *builtIn);
    draft.takeAll(venue);
    return draft;
}

Draft Draft::of(const FileRead& read)
{
    const Venue& venue = read.venue;
    if (read.origin) {
        Draft draft(asFileFrom(read.origin->name, read.origin->venue, venue), read.origin->venue);
        if (hasPhasesOf(draft.venue(), venue)) {
            draft.takeAll(venue);
            draft.takeCites(venue);
        }
        if (draft.venue() == venue)
            return draft;
    }
    return completeFile(venue, venue.id, venue.name);
}

} // namespace rules
