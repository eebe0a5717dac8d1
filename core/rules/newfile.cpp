#include "newfile.h"

#include "cite_reader.h"
#include "inherit.h"
#include "load.h"
#include "parameter.h"
#include "shape.h"
#include "write.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace rules {

using message::Message;

namespace {

/// Ranking and tricks, the same on every sheet.
bool isOfSpades(const Sentence& sentence)
{
    return sentence.topic == Topic::Ranking || sentence.topic == Topic::Play;
}

} // namespace

bool hasSentences(const Venue& venue)
{
    return !venue.agreeable.empty() || !venue.forbids.empty() ||
           !std::ranges::all_of(venue.sentences, isOfSpades);
}

namespace {

/// Parts with a phase of that name that the origin doesn't have.
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

/// Parts that share one of these phases.
std::vector<JoinedPart> partsJoined(const Venue& venue, const std::vector<DrawPart>& parts)
{
    std::vector<JoinedPart> joined;
    for (const DrawPart to : parts)
        for (const DrawPart part : phase(venue, word(to))->playedIn)
            if (part != to)
                joined.push_back({part, to});
    return joined;
}

bool isSilent(const Venue& venue)
{
    return venue.agreeable.empty() && venue.forbids.empty();
}

/// Whether a file with these rules keeps a sentence of the origin.
bool isSentenceKept(const Sentence& sentence, const NewFile& file, const Venue& venue, const Venue& origin)
{
    const auto at = file.sentences.find(sentence.id);
    if (at != file.sentences.end())
        return at->second;
    return (!file.dropsSentences || isOfSpades(sentence)) && isStillTrue(sentence, venue, origin);
}

/// The sentences of the origin that the file keeps, then its own.
std::vector<Sentence> sentencesOf(const NewFile& file, const Venue& venue, const Venue& origin)
{
    std::vector<Sentence> said = origin.sentences;
    std::erase_if(said, [&](const Sentence& each) { return !isSentenceKept(each, file, venue, origin); });
    std::ranges::remove_copy(file.ownSentences, std::back_inserter(said), std::string(), &Sentence::words);
    return said;
}

} // namespace

std::vector<Sentence> takeOwnSentences(Venue& venue, const Venue* origin)
{
    const auto isKept = [&](const Sentence& each) {
        return origin ? std::ranges::count(origin->sentences, each.id, &Sentence::id) > 0
                      : !each.id.starts_with(ownSentence);
    };
    const auto own = std::stable_partition(venue.sentences.begin(), venue.sentences.end(), isKept);
    std::vector<Sentence> taken(own, venue.sentences.end());
    venue.sentences.erase(own, venue.sentences.end());
    return taken;
}

NewFile asFileFrom(const std::string& from, const Venue& origin, Venue venue)
{
    const std::vector<DrawPart> parts = partsBeside(origin, venue);
    std::vector<Sentence> own = takeOwnSentences(venue, &origin);
    const bool dropsAll = hasSentences(origin) && (isSilent(origin) ? !hasSentences(venue) : isSilent(venue));
    NewFile file{venue.id,
                 venue.name,
                 from,
                 parts,
                 venue.sheet,
                 dropsAll,
                 partsJoined(venue, parts),
                 phasesDropped(origin, venue),
                 {},
                 std::move(own)};
    for (const Sentence& each : origin.sentences) {
        const bool isIncluded = std::ranges::count(venue.sentences, each.id, &Sentence::id) > 0;
        if (isIncluded != isSentenceKept(each, file, venue, origin))
            file.sentences[each.id] = isIncluded;
    }
    return file;
}

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

namespace {

/// The origin without the dropped phases and with those of the file's parts, unless it has a phase of that
/// name.
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

/// Drops what comes with the sentences.
void silence(Venue& venue)
{
    venue.agreeable.clear();
    venue.forbids.clear();
    for (Phase& each : venue.phases) {
        each.rules.renege.reset();
        each.people.misdeal.reasons.clear();
        Checkin silent;
        silent.scope = each.people.checkin.scope;
        each.people.checkin = std::move(silent);
    }
}

// Fills the parent phase first.
void fill(Venue& venue, Phase& phase, const Venue& start, const Changes& changes)
{
    if (!phase.from.empty())
        fill(venue, *std::ranges::find(venue.phases, phase.from, &Phase::name), start, changes);
    phase.cites.clear();
    static_cast<Values&>(phase) = unsaid(venue, phase.name, start);
    for (const auto& [field, change] : changes) { // the rule as a whole comes before its parameters
        if (field.phase != phase.name)
            continue;
        if (auto values = with(phase, field.name, change.value))
            static_cast<Values&>(phase) = *std::move(values);
        if (change.cite)
            phase.cites[std::string(field.name)] = *change.cite;
    }
}

} // namespace

Venue withChanges(const Venue& origin, const NewFile& file, const Changes& changes)
{
    Venue start = withParts(origin, file);
    if (file.dropsSentences)
        silence(start);
    Venue venue = start;
    venue.id = file.id;
    venue.name = file.name;
    venue.sheet = file.sheet;
    venue.cites.clear();
    venue.unknown.clear();
    for (Phase& each : venue.phases)
        each = Phase{{}, each.name, each.from, {}, {}, {}, {}, each.playedIn};
    for (Phase& each : venue.phases)
        fill(venue, each, start, changes);
    venue.sentences = sentencesOf(file, venue, origin);
    if (venue.phases.size() == 1)
        venue.cites = std::exchange(venue.phases.front().cites, {});
    const bool isComplete = file.from.empty(); // then the name of the sheet doesn't matter
    takeOverCites(venue, origin, isComplete || isSameSheet(venue.sheet, origin));
    return venue;
}

namespace {

Cites citesSaid(const std::string& phase, const Changes& changes)
{
    Cites cites;
    for (const auto& [field, change] : changes)
        if (field.phase == phase && change.cite)
            cites[std::string(field.name)] = *change.cite;
    return cites;
}

std::string textOf(const NewFile& file, const Venue& origin, const Changes& changes)
{
    const Venue venue = withChanges(origin, file, changes);
    const Venue start = withParts(origin, file); // what is dropped must be in the file
    json::Object phases;
    json::Object cites;
    for (const Phase& each : venue.phases) {
        json::Object said;
        if (!phase(origin, each.name))
            said = {{"from", json::of(each.from)}, {"for", drawPartList.write(each.playedIn)}};
        const Values before = unsaid(venue, each.name, start);
        writeValues(each, &before, said);
        json::Value cited = writeCites(citesSaid(each.name, changes));
        if (venue.phases.size() == 1)
            cites = *cited.object();
        else if (!cited.object()->empty())
            said.emplace_back("cites", std::move(cited));
        if (!said.empty())
            phases.emplace_back(each.name, json::of(std::move(said)));
    }
    for (const std::string& name : file.dropped)
        phases.emplace_back(name, json::of(nullptr));
    json::Object members{
        {"format", json::of(format)}, {"id", json::of(file.id)}, {"name", json::of(file.name)}};
    if (!file.sheet.empty())
        members.emplace_back("sheet", json::of(file.sheet));
    members.emplace_back("from", json::of(file.from));
    if (file.dropsSentences) {
        for (const char* key : {"agreeable", "forbids"})
            members.emplace_back(key, json::of(json::Array()));
    }
    // Without the key, a file has all sentences that are still true.
    const std::vector<Sentence> said = sentencesOf(file, venue, origin);
    std::vector<Sentence> taken = origin.sentences;
    std::erase_if(taken, [&](const Sentence& each) { return !isStillTrue(each, venue, origin); });
    if (file.dropsSentences || said != taken)
        members.emplace_back("sentences", writeSentences(said));
    if (!phases.empty())
        members.emplace_back("phases", json::of(std::move(phases)));
    if (!cites.empty())
        members.emplace_back("cites", json::of(std::move(cites)));
    return fileText(std::move(members));
}

} // namespace

tl::expected<std::string, json::Problems> fileWithChanges(NewFile file, const Venue& origin,
                                                          const Changes& changes)
{
    if (file.from.empty())
        file.from = origin.id; // only for reading it back
    std::string text = textOf(file, origin, changes);
    const auto loaded = load(text, [&](const std::string&) { return tl::expected<Venue, Message>(origin); });
    if (!loaded)
        return tl::unexpected(loaded.error());
    return text;
}

namespace {

std::optional<std::string_view> fieldName(std::string_view name)
{
    if (const Parameter* found = parameter(name))
        return found->path;
    return name == nullableGroup ? std::optional(nullableGroup) : std::nullopt;
}

std::optional<Field> fieldCalled(const Venue& venue, std::string_view name)
{
    if (const auto found = fieldName(name))
        return Field{regularPhase(venue).name, *found};
    const auto dot = name.find('.');
    const Phase* of = phase(venue, name.substr(0, dot));
    const auto found = dot == std::string_view::npos ? std::nullopt : fieldName(name.substr(dot + 1));
    return of && found ? std::optional(Field{of->name, *found}) : std::nullopt;
}

} // namespace

tl::expected<std::string, json::Problems> fileFrom(const NewFile& file, const Venue& origin,
                                                   const std::vector<Change>& changes)
{
    const Venue start = withParts(origin, file);
    json::Problems problems;
    Changes all;
    for (const Change& each : changes) {
        const Place at{each.parameter, problems};
        const auto field = fieldCalled(start, each.parameter);
        const Parameter* found = field ? parameter(field->name) : nullptr;
        Values any = valuesBefore();
        if (!field)
            at.refuse(each.value, Message{"rules-unknown-parameter"});
        else if (!found && !each.value.isNull())
            at.refuse(each.value, Message{"rules-renege-not-null", {{"found", json::shown(each.value)}}});
        else if (!found || found->read(each.value, at, any))
            all[*field] = {each.value, each.cite};
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return fileWithChanges(file, origin, all);
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
