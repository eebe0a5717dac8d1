#include "beginnight.h"

#include "setup.h"

#include "roster/text.h"
#include "rules/parameters.h"

namespace desk {

namespace {

std::string typed(const json::Value& value)
{
    const std::string* word = value.string();
    return word ? *word : json::print(value);
}

std::vector<Agreeable::Choice> choicesOf(const rules::Values& phase, const std::string& name)
{
    std::vector<Agreeable::Choice> all;
    for (const rules::Chosen& each : rules::choicesOf(phase, name))
        all.push_back({typed(each.value), each.words});
    return all;
}

/// As it is typed into a field or chosen; nothing where it takes more than that.
std::optional<std::string> typed(const rules::Values& phase, const std::string& name)
{
    const json::Value value = rules::valueOf(phase, name);
    const bool isPlain = value.string() || value.integer() || value.boolean();
    return isPlain || !rules::choicesOf(phase, name).empty() ? std::optional(typed(value)) : std::nullopt;
}

std::string said(const json::Problem& problem)
{
    const std::string begin = "agreed.";
    std::string place = problem.place;
    if (place.starts_with(begin))
        place = place.substr(begin.size());
    for (const std::string_view name : rules::parameterNames())
        if (place == name || (place.starts_with(name) && place[name.size()] == '[')) { // an item of a list
            place = rules::labelOf(name);
            break;
        }
    return place.empty() ? problem.text : place + ": " + problem.text;
}

} // namespace

std::vector<Agreeable> agreeable(const rules::Venue& venue)
{
    const std::string regular = night::regularPhase(venue);
    std::vector<Agreeable> all;
    for (const rules::Phase& phase : venue.phases)
        for (const std::string& name : venue.agreeable)
            if (const auto value = typed(phase, name))
                all.push_back({phase.name == regular ? name : phase.name + '.' + name, phase.name,
                               std::string(rules::labelOf(name)), *value, choicesOf(phase, name)});
    return all;
}

std::vector<Agreeable> registering(const rules::Venue& venue)
{
    const rules::Phase& phase = *rules::phase(venue, night::regularPhase(venue));
    std::vector<Agreeable> all;
    for (const std::string_view each : rules::parameterNames()) {
        const std::string name(each);
        if (!rules::isOrganisers(name))
            continue;
        std::vector<Agreeable::Choice> choices = choicesOf(phase, name);
        const std::string value =
            choices.empty() ? rules::inWords(phase, name) : typed(rules::valueOf(phase, name));
        const std::string nothing = choices.empty() ? rules::inWords(rules::Values(), name) : std::string();
        all.push_back(
            {name, phase.name, std::string(rules::labelOf(name)), value, std::move(choices), nothing});
    }
    return all;
}

Answer<rules::Venue> agreedVenue(const rules::Venue& venue, const std::vector<std::string>& agreed)
{
    const auto text = agreedIn(agreed);
    if (!text)
        return tl::unexpected(text.error());
    const auto changed = night::venueIn(rulesFact(venue, *text));
    if (changed) {
        rules::Venue inOrder = venue; // which a frozen copy does not keep
        for (rules::Phase& phase : inOrder.phases)
            phase = *rules::phase(*changed, phase.name);
        return inOrder;
    }
    std::vector<std::string> mistakes;
    for (const json::Problem& problem : changed.error())
        mistakes.push_back(said(problem));
    return refused(std::move(mistakes));
}

Answer<Desk> beginNight(const std::string& path, const std::string& by, const NightPlan& plan, World world)
{
    const auto name = roster::storable(plan.name, "name of the night");
    if (!name)
        return refused(name.error());
    const auto agreed = agreedIn(plan.agreed);
    if (!agreed)
        return tl::unexpected(agreed.error());
    Draft draft({}, world, by);
    if (auto added = draft.add(facts::Fact(facts::Event{*name, plan.format, plan.tables, plan.rest})); !added)
        return tl::unexpected(added.error());
    if (auto added = draft.add(facts::Fact(rulesFact(plan.venue, *agreed))); !added)
        return tl::unexpected(added.error());
    return Desk::create(path, draft, std::move(world));
}

} // namespace desk
