#include "rulebook.h"

#include "desk/registration/registrationfacts.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "rules/words.h"
#include "wording/columns.h"
#include "wording/filled.h"
#include "wording/record/refusal.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/differences.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>

using wording::filled;

namespace desk {

using json::Object;

namespace {

std::vector<rules::Set> allSets(const std::vector<rules::FileRead>& own)
{
    std::vector<rules::Venue> venues = rules::builtIn();
    for (const rules::FileRead& each : own)
        venues.push_back(each.venue);
    std::vector<rules::Set> all;
    for (const rules::Venue& venue : venues)
        for (rules::Set& set : rules::sets(venue))
            all.push_back(std::move(set));
    return all;
}

Object setJson(const rules::Set& set)
{
    return {{"id", set.id},
            {"venue", set.venue},
            {"name", set.venueName},
            {"phase", set.phase},
            {"target", set.rules.end.target}};
}

Object differenceJson(const wording::Difference& each)
{
    return {{"parameter", each.parameter}, {"left", each.left}, {"right", each.right}};
}

Object mistakeJson(const Refusal& mistake)
{
    return {{"line", mistake.line}, {"text", wording::inFull(mistake.mistake)}};
}

} // namespace

std::string listRules(const std::vector<rules::FileRead>& own, As as)
{
    const std::vector<rules::Set> all = allSets(own);
    if (as == As::Json)
        return json::print(Object{{"sets", json::list(all, setJson)}}) + '\n';
    const auto nameOf = [](const rules::Set& set) {
        return set.id == set.venue ? set.venueName : set.venueName + ", " + set.phase;
    };
    int ids = 18; // columns; wider for long ids and names, with two blanks after each
    int names = 44;
    for (const rules::Set& set : all) {
        ids = std::max(ids, wording::columns(set.id) + 2);
        names = std::max(names, wording::columns(nameOf(set)) + 2);
    }
    std::string text;
    for (const rules::Set& set : all)
        text += wording::padded(set.id, ids) + wording::padded(nameOf(set), names) +
                filled(wording::Desk::tr("to %1"), set.rules.end.target) + '\n';
    return text;
}

Answer<rules::FileRead> phaseOf(const rules::FileRead& read, const std::string& phase)
{
    const rules::Venue& venue = read.venue;
    if (const rules::Phase* known = rules::phase(venue, phase)) {
        rules::FileRead one{rules::venueOf(rules::set(venue, *known))};
        if (read.origin)
            one.origin = rules::Origin{read.origin->name, rules::venueOf(rules::setBefore(read, *known))};
        return one;
    }
    std::vector<std::string> names;
    names.reserve(venue.phases.size());
    for (const rules::Phase& each : venue.phases)
        names.push_back(each.name);
    return refused(message::Message{
        "venue-without-phase", {{"venue", venue.id}, {"phase", phase}, rules::listedAs("phases", names)}});
}

namespace {

/// What the rules are based on and the differences by phase.
std::string originText(const rules::FileRead& read)
{
    std::string differences;
    for (const rules::Phase& each : read.venue.phases) {
        const std::string rows = wording::text(rules::setBefore(read, each), rules::set(read.venue, each));
        differences += (differences.empty() || rows.empty() ? "" : "\n") + rows;
    }
    return wording::underOrigin(read.origin->name, differences);
}

} // namespace

std::string showRules(const rules::FileRead& read, As as)
{
    if (as == As::Json)
        return rules::toJson(read.venue);
    return (read.origin ? originText(read) : "") + wording::text(wording::cards(read.venue)) + '\n' +
           filled(wording::Desk::tr("Version %1"), versionOf(read.venue)) + '\n';
}

tl::expected<std::string, message::Message> diffRules(const rules::Venue& left, const rules::Venue& right,
                                                      As as)
{
    const auto one = rules::find({left}, left.id);
    const auto two = rules::find({right}, right.id);
    if (!one || !two)
        return tl::unexpected(one ? two.error() : one.error());
    if (as == As::Json)
        return json::print(
                   Object{{"left", one->id},
                          {"right", two->id},
                          {"differences", json::list(wording::differences(*one, *two), differenceJson)}}) +
               '\n';
    return wording::text(*one, *two);
}

tl::expected<std::vector<std::string>, std::vector<Refusal>> checkRules(const rules::RuleFile& file,
                                                                        const rules::FindFile& find)
{
    const auto read = rules::loadFile(file, find);
    if (read) {
        // Refuses other rules under the id of a built-in rule set, as an import does.
        if (const auto builtIn = rules::venueCalled(read->venue.id); builtIn && *builtIn != read->venue)
            return tl::unexpected(std::vector{
                Refusal{read->lineOfId, message::Message{"rules-id-of-built-in", {{"id", read->venue.id}}}}});
        std::vector<std::string> ids;
        for (const rules::Set& set : rules::sets(read->venue))
            ids.push_back(set.id);
        return ids;
    }
    std::vector<Refusal> mistakes;
    for (const json::Problem& problem : read.error())
        mistakes.push_back({problem.line, json::placed(problem)});
    return tl::unexpected(std::move(mistakes));
}

std::string checkedJson(const tl::expected<std::vector<std::string>, std::vector<Refusal>>& checked)
{
    Object out{{"sound", checked.has_value()}};
    if (checked)
        out.emplace_back("sets", json::list(*checked));
    else
        out.emplace_back("mistakes", json::list(checked.error(), mistakeJson));
    return json::print(out) + '\n';
}

Answer<std::string> newRules(rules::NewFile file, const std::vector<std::string>& parts,
                             const rules::Venue& origin, const std::vector<std::string>& values)
{
    for (const std::string& each : parts) {
        const auto part = rules::drawPart(each);
        if (!part || rules::phase(origin, each))
            return refused(part ? message::Message{"rules-phase-known", {{"phase", each}}}
                                : message::Message{"rules-not-a-part", {{"found", each}}});
        file.parts.push_back(*part);
    }
    if (rules::venueCalled(file.id))
        return refused(message::Message{"rules-id-of-built-in", {{"id", file.id}}});
    const auto given = agreedIn(values);
    if (!given)
        return tl::unexpected(given.error());
    std::vector<rules::Change> changes;
    if (*given) {
        const auto named = json::parse(**given);
        for (const auto& [name, value] : *named->object())
            changes.push_back({name, value});
    }
    const auto text = rules::fileFrom(file, origin, changes);
    if (text)
        return *text;
    std::vector<Mistake> mistakes;
    for (const json::Problem& problem : text.error())
        mistakes.emplace_back(json::placed(problem));
    return refused(std::move(mistakes));
}

} // namespace desk
