#include "begintournament.h"

#include "desk/registration/agreed.h"
#include "roster/text.h"
#include "rules/parameters.h"
#include "rules/words.h"
#include "wording/rulecard/parameterwords.h"

namespace desk {

namespace {

std::string typed(const json::Value& value)
{
    const std::string* word = value.string();
    return word ? *word : json::print(value);
}

/// A list as it is typed: `2H, 2D`.
std::string typedList(const rules::Values& phase, const std::string& name)
{
    const json::Value value = rules::valueOf(phase, name);
    std::vector<std::string> items;
    for (const json::Value& item : *value.array())
        if (const std::string* text = item.string())
            items.push_back(*text);
    if (value.array()->empty())
        return std::string(rules::nothingTyped(name));
    // What is no list of texts is typed as it reads.
    return items.empty() ? wording::inWords(phase, name) : rules::joined(items, ", ");
}

/// The field of a parameter; nothing where it takes more than a field.
std::optional<Agreeable> fieldOf(const rules::Phase& phase, const std::string& name)
{
    Agreeable field{name, phase.name, wording::labelOf(name), {}, {}, {}};
    for (const rules::Chosen& each : rules::choicesOf(phase, name))
        field.choices.push_back({typed(each.value), wording::inWords(each.with, name)});
    const json::Value value = rules::valueOf(phase, name);
    field.nothing = rules::nothingTyped(name);
    if (!field.nothing.empty())
        field.value = typedList(phase, name);
    else if (!field.choices.empty() || value.string() || value.integer() || value.boolean())
        field.value = typed(value);
    else
        return std::nullopt;
    return field;
}

message::Message said(const json::Problem& problem)
{
    const std::string begin = "agreed.";
    std::string place = problem.place;
    if (place.starts_with(begin))
        place = place.substr(begin.size());
    for (const std::string_view name : rules::parameterNames())
        if (place == name ||
            (place.starts_with(name) && (place[name.size()] == '[' || place[name.size()] == '.'))) {
            place = wording::labelOf(name); // also of an item or a part of it
            break;
        }
    return json::placed({problem.line, place, problem.what});
}

} // namespace

std::vector<Agreeable> agreeable(const rules::Venue& venue)
{
    const std::string regular = tournament::regularPhase(venue);
    std::vector<Agreeable> all;
    for (const rules::Phase& phase : venue.phases)
        for (const std::string& name : venue.agreeable)
            if (auto field = fieldOf(phase, name)) {
                if (phase.name != regular)
                    field->key = phase.name + '.' + name;
                all.push_back(*std::move(field));
            }
    return all;
}

std::vector<Agreeable> registering(const rules::Venue& venue)
{
    const rules::Phase& phase = *rules::phase(venue, tournament::regularPhase(venue));
    std::vector<Agreeable> all;
    for (const std::string_view name : rules::parameterNames())
        if (rules::isOrganisers(name))
            if (auto field = fieldOf(phase, std::string(name)))
                all.push_back(*std::move(field));
    return all;
}

Answer<rules::Venue> agreedVenue(const rules::Venue& venue, const std::vector<std::string>& agreed)
{
    const auto text = agreedIn(agreed);
    if (!text)
        return tl::unexpected(text.error());
    const auto changed = tournament::venueIn(rulesFact(venue, *text));
    if (changed) {
        rules::Venue inOrder = venue; // which a frozen copy does not keep
        for (rules::Phase& phase : inOrder.phases)
            phase = *rules::phase(*changed, phase.name);
        return inOrder;
    }
    std::vector<Mistake> mistakes;
    for (const json::Problem& problem : changed.error())
        mistakes.emplace_back(said(problem));
    return refused(std::move(mistakes));
}

Answer<Desk> beginTournament(const std::string& path, const std::string& by, const TournamentPlan& plan,
                             Environment environment)
{
    const auto name = roster::storable(plan.name, message::Message{"name-of-tournament"});
    if (!name)
        return refused(name.error());
    const auto agreed = agreedIn(plan.agreed);
    if (!agreed)
        return tl::unexpected(agreed.error());
    Draft draft({}, environment, by);
    if (auto added = draft.add(facts::Fact(facts::Tournament{*name, plan.format, plan.tables, plan.rest}));
        !added)
        return tl::unexpected(added.error());
    if (auto added = draft.add(facts::Fact(rulesFact(plan.venue, *agreed))); !added)
        return tl::unexpected(added.error());
    return Desk::create(path, draft, std::move(environment));
}

} // namespace desk
