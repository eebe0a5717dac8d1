#include "rulesfrom.h"

#include "desk/checks/named.h"
#include "desk/registration/registrationfacts.h"
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

/// The rules fact in force for that match.
const facts::Rules* rulesFactFor(const Tournament& tournament, const std::string& match)
{
    const auto set = tournament::inForce(*tournament.setting, match);
    const tournament::Filed* filed = set ? tournament::filed(tournament, set->op) : nullptr;
    return filed ? std::get_if<facts::Rules>(&filed->entry->fact) : nullptr;
}

/// `bags.limit` for `championship.bags.limit`, if that is a phase of the venue.
std::string withoutPhase(const rules::Venue& venue, const std::string& name)
{
    const auto point = name.find('.');
    return point != std::string::npos && rules::phase(venue, name.substr(0, point)) ? name.substr(point + 1)
                                                                                    : name;
}

bool isParameter(const std::string& name)
{
    const auto known = rules::parameterNames();
    return isAmong(known, name);
}

/// Replaces a parameter's label, as people read it, by its name.
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

/// The agreed values so far, with the new values in place of the old ones.
std::string merged(const std::optional<std::string>& before, const json::Object& values)
{
    json::Object all;
    if (before)
        if (const auto known = json::parse(*before); known && known->object())
            for (const auto& [key, value] : *known->object())
                if (std::ranges::none_of(values,
                                         [name = key](const auto& each) { return each.first == name; }))
                    all.emplace_back(key, value);
    all.insert(all.end(), values.begin(), values.end());
    return json::canonical(std::move(all));
}

/// Whether the change at match `from` starts later than match `match`.
bool isAfter(const Tournament& tournament, const std::string& from, const std::string& match)
{
    const auto& places = tournament.setting->places;
    const auto later = places.find(from);
    const auto at = places.find(match);
    return later != places.end() && at != places.end() && at->second < later->second;
}

/// The rules as they would be from that match on. May also change what the sheet doesn't leave open.
Answer<facts::Rules> factFor(const Tournament& tournament, const std::string& match,
                             const std::vector<std::string>& given, const std::string& reason)
{
    const facts::Rules* before = rulesFactFor(tournament, match);
    if (!before)
        return refused(message::Message{"rules-change-before-rules"});
    std::vector<std::string> named;
    for (const std::string& value : given)
        named.push_back(withName(value));
    const auto agreed = agreedIn(named);
    if (!agreed)
        return tl::unexpected(agreed.error());
    if (!*agreed)
        return refused(message::Message{"rules-change-of-nothing"});
    const rules::Venue& venue = tournament::inForce(*tournament.setting, match)->venue;
    const auto values = json::parse(**agreed);
    for (const auto& [key, value] : *values->object()) {
        const std::string name = withoutPhase(venue, key);
        if (!isParameter(name))
            return refused(message::Message{"rules-change-no-parameter", {{"parameter", key}}});
    }
    return facts::Rules{before->venue, merged(before->agreed, *values->object()), match, reason};
}

/// The phases with a changed parameter; adds each change to `change`.
std::set<std::string> compare(const rules::Venue& was, const rules::Venue& is, RulesChange& change)
{
    std::set<std::string> phases;
    const std::string regular = rules::regularPhase(is).name;
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

/// How many open matches from that one on, in playing order, use one of the phases.
int openFrom(const Tournament& tournament, const std::string& first, const std::set<std::string>& phases)
{
    int open = 0;
    bool isFrom = false;
    for (const Match* match : tournament::inOrder(tournament)) {
        isFrom = isFrom || match->id == first;
        const bool isOpen = match->number && match->state != tournament::State::Final;
        open += isFrom && isOpen && phases.contains(match->rules->phase) ? 1 : 0;
    }
    return open;
}

Answer<void> writeRules(const Attempt& at, const std::string& match, const std::vector<std::string>& values)
{
    using message::Message;
    const Tournament& tournament = at.draft.tournament();
    if (!tournament::match(tournament, match))
        return refused(noSuchMatch(match));
    const auto fact = factFor(tournament, match, values, at.proposal.reason);
    if (!fact)
        return tl::unexpected(fact.error());
    const facts::Rules* now = rulesFactFor(tournament, match);
    const facts::Rules* then = rulesFactFor(at.seen, match);
    if (!then || *then != *now)
        return refused(Message{"rules-change-overtaken"});
    for (const tournament::RulesFrom& later : tournament.setting->rules)
        if (isAfter(tournament, later.from, match))
            return refused(Message{"rules-change-again-later",
                                   {{"match", matchTitle(*tournament::match(tournament, later.from))}}});
    const auto was = tournament::venueIn(*now);
    if (auto added = at.draft.add(*fact); !added)
        return added;
    RulesChange change{match, {}, 0};
    const std::set<std::string> phases = compare(*was, *tournament::venueIn(*fact), change);
    if (change.parameters.empty())
        return refused(Message{"rules-change-without-effect"});
    change.open = openFrom(tournament, match, phases);
    at.change.own = std::move(change);
    return {};
}

const RulesChange& ownOf(const Correction& correction)
{
    return std::get<RulesChange>(correction.own);
}

std::vector<std::string> rulesChangeLines(const Correction& correction)
{
    std::vector<std::string> lines;
    const RulesChange& change = ownOf(correction);
    const std::string from = wording::titleOf(*tournament::match(correction.after, change.match));
    for (const ChangedParameter& each : change.parameters)
        lines.push_back(
            filled(wording::Desk::tr("%1: %2 → %3, from %4 on"), each.label, each.was, each.is, from));
    for (const std::string& id : tournament::changed(correction.before, correction.after))
        if (tournament::match(correction.before, id) && tournament::match(correction.after, id))
            std::ranges::move(resultChanges(correction, id), std::back_inserter(lines));
    return lines;
}

std::vector<std::string> rulesChangeLastLine(const Correction& correction)
{
    return {filled(wording::Desk::tr("%n match(es) will use the new rules. Finished matches don’t change",
                                     nullptr, ownOf(correction).open))};
}

json::Object rulesChangeMembers(const Correction& correction)
{
    json::Array parameters = json::list(ownOf(correction).parameters, [](const ChangedParameter& each) {
        return json::Object{{"name", each.name}, {"was", each.was}, {"is", each.is}};
    });
    json::Array results;
    for (const std::string& id : tournament::changed(correction.before, correction.after))
        if (!resultChanges(correction, id).empty())
            results.push_back(json::Object{{"match", id}, {"result", resultJson(correction, id)}});
    return {{"from", ownOf(correction).match},
            {"parameters", std::move(parameters)},
            {"results", std::move(results)}};
}

constexpr ProposalText rulesChange{rulesChangeLines, rulesChangeMembers, rulesChangeLastLine};

} // namespace

Proposal changeRulesFrom(const std::string& match, std::vector<std::string> values, std::string reason,
                         std::vector<LaterChoice> then)
{
    const auto write = [match, values = std::move(values)](const Attempt& at) {
        return writeRules(at, match, values);
    };
    return {std::move(reason), std::move(then), write, &rulesChange};
}

} // namespace desk
