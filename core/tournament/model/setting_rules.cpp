#include "setting.h"

#include "bracket/questions.h"
#include "rules/load.h"
#include "rules/parameters.h"

#include <algorithm>

namespace tournament {

namespace {

constexpr const char* championshipPhase = "championship";

const Shared<rules::Set>& setOf(const RulesFrom& rules, std::string_view phase)
{
    const auto at = std::find_if(rules.sets.begin(), rules.sets.end(),
                                 [&](const Shared<rules::Set>& set) { return set->phase == phase; });
    return at == rules.sets.end() ? rules.sets.front() : *at;
}

/// How far into the draw the match is; behind all where it is not in it.
std::size_t placeInDraw(const Setting& setting, std::string_view match)
{
    const auto at = setting.places.find(match);
    return at == setting.places.end() ? setting.bracket.matches.size() : at->second;
}

} // namespace

const RulesFrom* inForce(const Setting& setting, std::string_view match)
{
    const auto holdsFrom = [&](const std::string& from) {
        return from.empty() || placeInDraw(setting, from) <= placeInDraw(setting, match);
    };
    const RulesFrom* holds = nullptr;
    for (const RulesFrom& each : setting.rules)
        if (holdsFrom(each.from))
            holds = &each;
    return holds;
}

std::optional<Shared<rules::Set>> rulesFor(const Setting& setting, const bracket::Match& match)
{
    const RulesFrom* holds = inForce(setting, match.id);
    if (!holds)
        return std::nullopt;
    const bool isChampionship =
        holds->venue.championship == "final" && bracket::isFinal(setting.bracket, match);
    return setOf(*holds, isChampionship ? championshipPhase : regularPhase(holds->venue));
}

std::string regularPhase(const rules::Venue& venue)
{
    // A frozen copy does not keep their order.
    for (const rules::Phase& phase : venue.phases)
        if (phase.name != championshipPhase)
            return phase.name;
    return venue.phases.front().name;
}

const rules::Set& regularSet(const RulesFrom& rules)
{
    return *setOf(rules, regularPhase(rules.venue));
}

bool correctsRules(const facts::Rules& fact)
{
    return fact.from && fact.reason;
}

tl::expected<rules::Venue, json::Problems> venueIn(const facts::Rules& fact)
{
    auto venue = rules::loadCopy(fact.venue);
    if (!venue || !fact.agreed)
        return venue;
    const auto agreed = json::parse(*fact.agreed);
    if (!agreed)
        return tl::unexpected(json::Problems{agreed.error()});
    const std::vector<std::string> agreeable = venue->agreeable;
    if (correctsRules(fact)) {
        const auto all = rules::parameterNames();
        venue->agreeable.assign(all.begin(), all.end());
    }
    std::map<std::string, json::Object> byPhase;
    for (const auto& [key, value] : *agreed->object()) {
        const std::string first = key.substr(0, key.find('.'));
        if (first != key && rules::phase(*venue, first))
            byPhase[first].emplace_back(key.substr(first.size() + 1), value);
        else
            byPhase[regularPhase(*venue)].emplace_back(key, value);
    }
    for (auto& [phase, values] : byPhase) {
        auto changed = rules::withAgreed(*venue, phase, json::Value{std::move(values)});
        if (!changed)
            return changed;
        venue = std::move(changed);
    }
    venue->agreeable = agreeable;
    return venue;
}

std::vector<InTurn> rulesInTurn(const Setting& setting)
{
    std::vector<InTurn> all;
    if (const RulesFrom* general = generalRules(setting))
        all.push_back({{}, general});
    if (setting.rules.size() < 2)
        return all;
    for (const bracket::Match& match : setting.bracket.matches)
        if (const RulesFrom* holds = inForce(setting, match.id); holds && holds != all.back().rules)
            all.push_back({match.id, holds});
    return all;
}

const RulesFrom* generalRules(const Setting& setting)
{
    const auto& matches = setting.bracket.matches;
    return inForce(setting, matches.empty() ? std::string() : matches.front().id);
}

} // namespace tournament
