#include "rulesfrom.h"

#include "correcting.h"

#include "desk/checks/named.h"
#include "desk/registration/registrationfacts.h"
#include "facts/canonical.h"
#include "rules/parameters.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/rulecard/parameterwords.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>
#include <set>

namespace desk {

using wording::filled;

namespace {

/// The rules in force for that match, as they are on record.
const facts::Rules* rulesFactFor(const tournament::Tournament& tournament, const std::string& match)
{
    const auto set = tournament::inForce(*tournament.setting, match);
    const tournament::Filed* filed = set ? tournament::filed(tournament, set->op) : nullptr;
    return filed ? std::get_if<facts::Rules>(&filed->entry->fact) : nullptr;
}

/// `bags.limit` of `championship.bags.limit`, where that is a phase of the venue.
std::string withoutPhase(const rules::Venue& venue, const std::string& name)
{
    const auto point = name.find('.');
    return point != std::string::npos && rules::phase(venue, name.substr(0, point)) ? name.substr(point + 1)
                                                                                    : name;
}

bool isParameter(const std::string& name)
{
    const auto known = rules::parameterNames();
    return std::find(known.begin(), known.end(), name) != known.end();
}

/// The value with its parameter's name where its label was said, which people read.
std::string withName(const std::string& value)
{
    const auto equals = value.find('=');
    const std::string said = value.substr(0, equals);
    if (equals == std::string::npos || isParameter(said))
        return value;
    std::vector<std::string_view> meant;
    for (const std::string_view name : rules::parameterNames())
        if (wording::labelOf(name) == said)
            meant.push_back(name);
    return meant.size() == 1 ? std::string(meant.front()) + value.substr(equals) : value;
}

/// What holds already with the new values in place of the old ones.
std::string merged(const std::optional<std::string>& before, const json::Object& values)
{
    json::Object all;
    if (before)
        if (const auto known = json::parse(*before); known && known->object())
            for (const auto& [key, value] : *known->object())
                if (std::none_of(values.begin(), values.end(),
                                 [name = key](const auto& each) { return each.first == name; }))
                    all.emplace_back(key, value);
    all.insert(all.end(), values.begin(), values.end());
    return facts::canonical(json::of(std::move(all)));
}

/// Whether a change of the rules holds from a later match on than that one.
bool isAfter(const tournament::Tournament& tournament, const std::string& from, const std::string& match)
{
    const auto& places = tournament.setting->places;
    const auto later = places.find(from);
    const auto at = places.find(match);
    return later != places.end() && at != places.end() && at->second < later->second;
}

/// The rules as they would be from that match on: what the sheet does not leave open too.
Answer<facts::Rules> factFor(const tournament::Tournament& tournament, const RulesFromOptions& options)
{
    const facts::Rules* before = rulesFactFor(tournament, options.match);
    if (!before)
        return refused(message::Message{"rules-change-before-rules"});
    std::vector<std::string> named;
    for (const std::string& value : options.values)
        named.push_back(withName(value));
    const auto given = agreedIn(named);
    if (!given)
        return tl::unexpected(given.error());
    if (!*given)
        return refused(message::Message{"rules-change-of-nothing"});
    const rules::Venue& venue = tournament::inForce(*tournament.setting, options.match)->venue;
    const auto values = json::parse(**given);
    for (const auto& [key, value] : *values->object()) {
        const std::string name = withoutPhase(venue, key);
        if (!isParameter(name))
            return refused(message::Message{"rules-change-no-parameter", {{"parameter", key}}});
    }
    return facts::Rules{before->venue, merged(before->agreed, *values->object()), options.match,
                        options.reason};
}

/// The phases of which something is another.
std::set<std::string> compare(const rules::Venue& was, const rules::Venue& is, RulesChange& change)
{
    std::set<std::string> phases;
    const std::string regular = tournament::regularPhase(is);
    for (const rules::Phase& phase : is.phases)
        for (const std::string_view name : rules::parameterNames()) {
            const std::string before = wording::inWords(*rules::phase(was, phase.name), name);
            const std::string after = wording::inWords(phase, name);
            if (before == after)
                continue;
            phases.insert(phase.name);
            change.parameters.push_back(
                {(phase.name == regular ? "" : phase.name + '.') + std::string(name),
                 wording::labelOf(name) + (is.phases.size() > 1 ? " (" + phase.name + ")" : ""), before,
                 after});
        }
    return phases;
}

/// From that match on, in playing order, those that are played under one of the phases.
int openFrom(const tournament::Tournament& tournament, const std::string& first,
             const std::set<std::string>& phases)
{
    int open = 0;
    bool isFrom = false;
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        isFrom = isFrom || match->id == first;
        const bool isOpen = match->number && match->state != tournament::State::Final;
        open += isFrom && isOpen && phases.contains(match->rules->phase) ? 1 : 0;
    }
    return open;
}

Answer<void> writeRulesFrom(Draft& draft, const tournament::Tournament& seen, const RulesFromOptions& options,
                            RulesChange& change)
{
    change.match = options.match;
    if (!tournament::match(draft.tournament(), options.match))
        return refused(message::Message{"match-not-in-draw", {{"match", options.match}}});
    const auto fact = factFor(draft.tournament(), options);
    if (!fact)
        return tl::unexpected(fact.error());
    const facts::Rules* now = rulesFactFor(draft.tournament(), options.match);
    const facts::Rules* then = rulesFactFor(seen, options.match);
    if (!then || *then != *now)
        return refused(message::Message{"rules-change-overtaken"});
    for (const tournament::RulesFrom& later : draft.tournament().setting->rules)
        if (isAfter(draft.tournament(), later.from, options.match))
            return refused(message::Message{
                "rules-change-again-later",
                {{"match", matchTitle(*tournament::match(draft.tournament(), later.from))}}});
    const auto was = tournament::venueIn(*now);
    if (auto added = draft.add(facts::Fact(*fact)); !added)
        return added;
    const std::set<std::string> phases = compare(*was, *tournament::venueIn(*fact), change);
    if (change.parameters.empty())
        return refused(message::Message{"rules-change-without-effect"});
    change.open = openFrom(draft.tournament(), options.match, phases);
    return {};
}

} // namespace

Answer<RulesChange> previewRulesFrom(const tournament::Tournament& tournament, const Environment& environment,
                                     const std::string& by, const RulesFromOptions& options)
{
    return previewCorrection<RulesChange>(tournament, environment, by, lookedAt(options), writeRulesFrom);
}

Answer<RulesChange> changeRulesFrom(Desk& desk, const std::string& by, const RulesFromOptions& options,
                                    const tournament::Tournament* seen)
{
    return recordCorrection<RulesChange>(desk, by, options, seen, writeRulesFrom);
}

std::string rulesFromText(const RulesChange& change)
{
    std::string text;
    const std::string from = wording::titleOf(*tournament::match(change.after, change.match));
    for (const ChangedParameter& each : change.parameters)
        text +=
            filled(wording::Desk::tr("%1: %2 becomes %3, from %4 on"), each.label, each.was, each.is, from) +
            '\n';
    for (const std::string& id : tournament::changed(change.before, change.after))
        if (tournament::match(change.before, id) && tournament::match(change.after, id))
            for (const std::string& line : resultChanges(change, id))
                text += line + '\n';
    for (const std::string& line : laterTexts(change))
        text += line + '\n';
    for (const std::string& id : change.undecided)
        text += undecidedText(change, id) + '\n';
    return text +
           filled(wording::Desk::tr("%n match(es) are played by it; what is final before stays as it is",
                                    nullptr, change.open)) +
           '\n';
}

std::string rulesFromJson(const RulesChange& change)
{
    json::Object out = appliedJson(change);
    out.emplace_back("from", json::of(change.match));
    json::Array parameters;
    for (const ChangedParameter& each : change.parameters)
        parameters.push_back(json::of(json::Object{
            {"name", json::of(each.name)}, {"was", json::of(each.was)}, {"is", json::of(each.is)}}));
    out.emplace_back("parameters", json::of(std::move(parameters)));
    json::Array results;
    for (const std::string& id : tournament::changed(change.before, change.after))
        if (!resultChanges(change, id).empty())
            results.push_back(json::of(
                json::Object{{"match", json::of(id)}, {"result", json::of(resultJson(change, id))}}));
    out.emplace_back("results", json::of(std::move(results)));
    out.emplace_back("later", json::of(laterJson(change)));
    out.emplace_back("changed", json::of(changedJson(change)));
    return json::print(json::of(std::move(out)));
}

} // namespace desk
