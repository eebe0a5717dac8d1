#include "venue.h"

#include <algorithm>

namespace rules {

using message::Message;

std::string_view word(DrawPart part)
{
    return json::wordOf(drawParts, part);
}

std::optional<DrawPart> drawPart(std::string_view text)
{
    const auto* const at = std::ranges::find(drawParts, text, &json::Word<DrawPart>::text);
    return at == std::end(drawParts) ? std::nullopt : std::optional(at->meaning);
}

const Cite& offSheet()
{
    static const Cite cite{{}, {}, {}, {}, false, true};
    return cite;
}

namespace {

/// The entry of that parameter or item, or of what contains it; null if there is none.
const Cite* entryOf(const Cites& cites, std::string_view name)
{
    auto at = cites.find(name);
    for (auto dot = name.rfind('.'); at == cites.end() && dot != std::string_view::npos;
         dot = name.rfind('.')) {
        name = name.substr(0, dot);
        at = cites.find(name);
    }
    return at == cites.end() ? nullptr : &at->second;
}

} // namespace

const Cite& Set::citeFor(std::string_view parameter) const
{
    static const Cite follows;
    static const Cite asBefore{{}, {}, {}, {}, true};
    if (parameter.empty())
        return follows;
    if (std::find(lacking.begin(), lacking.end(), parameter) != lacking.end())
        return asBefore;
    const Cite* entry = entryOf(cites, parameter);
    return entry ? *entry : follows;
}

bool Set::isUncited(std::string_view parameter) const
{
    return citeFor(parameter).follows() &&
           std::ranges::all_of(cites, [](const auto& each) { return each.second.follows(); });
}

bool Set::citesSheet() const
{
    return std::ranges::any_of(cites, [](const auto& each) { return !each.second.section.empty(); });
}

bool Set::isLeftUncited(std::string_view parameter) const
{
    const bool isBefore = std::ranges::find(lacking, parameter) != lacking.end();
    return !isBefore && !entryOf(cites, parameter) && citesSheet();
}

const Cite& Set::sourceFor(std::string_view parameter) const
{
    return !parameter.empty() && isLeftUncited(parameter) ? offSheet() : citeFor(parameter);
}

const Phase* phase(const Venue& venue, std::string_view name)
{
    if (name.empty()) // a refused file may have an empty name, which every phase would build on
        return nullptr;
    const auto at = std::ranges::find(venue.phases, name, &Phase::name);
    return at == venue.phases.end() ? nullptr : &*at;
}

namespace {

constexpr std::string_view championshipPhase = "championship";

}

std::vector<DrawPart> partsOf(const Venue& venue, const Phase& phase)
{
    std::vector<DrawPart> parts = phase.playedIn;
    if (venue.championship && phase.name == championshipPhase &&
        std::ranges::count(parts, DrawPart::Final) == 0)
        parts.insert(parts.begin(), DrawPart::Final);
    return parts;
}

const Phase* phaseFor(const Venue& venue, DrawPart part)
{
    const auto at = std::ranges::find_if(
        venue.phases, [&](const Phase& each) { return std::ranges::count(partsOf(venue, each), part) > 0; });
    return at == venue.phases.end() ? nullptr : &*at;
}

std::vector<DrawPart> partsWith(const Venue& venue, DrawPart part)
{
    const Phase* phase = phaseFor(venue, part);
    return phase ? partsOf(venue, *phase) : std::vector{part};
}

bool mayDrop(const Venue& venue, const Phase& phase)
{
    return !phase.from.empty() && std::ranges::count(venue.phases, phase.name, &Phase::from) == 0;
}

const Phase& regularPhase(const Venue& venue)
{
    // A frozen copy doesn't keep the order of the phases.
    const auto at = std::ranges::find_if(venue.phases, [](const Phase& each) {
        return each.playedIn.empty() && each.name != championshipPhase;
    });
    return at == venue.phases.end() ? venue.phases.front() : *at;
}

Set set(const Venue& venue, const Phase& phase)
{
    Set set{{phase.rules, phase.people},
            venue.id,
            venue.id,
            venue.name,
            venue.sheet,
            phase.name,
            venue.agreeable,
            phase.agreed,
            phase.cites,
            venue.forbids,
            venue.sentences,
            phase.lacking,
            phase.unknown};
    if (venue.phases.size() > 1)
        set.id += '-' + phase.name;
    // insert() keeps existing entries, so the nearest one wins.
    for (const Phase* parent = rules::phase(venue, phase.from); parent;
         parent = rules::phase(venue, parent->from))
        set.cites.insert(parent->cites.begin(), parent->cites.end());
    set.cites.insert(venue.cites.begin(), venue.cites.end());
    set.unknown.insert(set.unknown.end(), venue.unknown.begin(), venue.unknown.end());
    return set;
}

std::vector<Set> sets(const Venue& venue)
{
    std::vector<Set> all;
    for (const Phase& phase : venue.phases)
        all.push_back(set(venue, phase));
    return all;
}

Venue venueOf(const Set& set)
{
    const std::string name = set.id == set.venue ? set.venueName : set.venueName + ", " + set.phase;
    return {set.id,       name,
            set.sheet,    {Phase{{set.rules, set.people}, "regular", {}, {}, set.agreed}},
            {},           set.agreeable,
            set.cites,    set.forbids,
            set.sentences};
}

Message ruleCited(const Cite& cite)
{
    if (cite.follows() || cite.code.empty())
        return ruleSection(cite);
    return cite.section.empty()
               ? Message{"cited-reading", {{"reading", cite.code}}}
               : Message{"cited-section-reading", {{"section", cite.section}, {"reading", cite.code}}};
}

Message ruleSection(const Cite& cite)
{
    if (cite.isBefore)
        return Message{"cited-before"};
    if (cite.follows())
        return Message{"cited-nothing"};
    if (cite.isOffSheet)
        return Message{"cited-not-on-sheet"};
    return cite.section.empty() ? Message{"cited-our-reading"}
                                : Message{"cited-section", {{"section", cite.section}}};
}

std::vector<Infraction> infractions(const Set& set)
{
    std::vector<Infraction> found;
    if (set.people.play.spadesLead == SpadesLead::WhenBroken)
        found.push_back(Infraction{std::string(spadeLedUnbroken), {}, set.citeFor("play.spadesLead")});
    if (set.people.play.firstLead == FirstLead::DealersLeftNotSpade)
        found.push_back(Infraction{std::string(spadeOpeningLead), {}, set.citeFor("play.firstLead")});
    if (set.people.play.firstLead == FirstLead::LowestClub)
        found.push_back(Infraction{std::string(notLowestClub), {}, set.citeFor("play.firstLead")});
    for (const Infraction& each : set.forbids)
        if (std::none_of(found.begin(), found.end(), [&](const auto& known) { return known.id == each.id; }))
            found.push_back(each);
    return found;
}

} // namespace rules
