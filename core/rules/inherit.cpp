#include "inherit.h"

#include "parameter.h"
#include "parameters.h"

#include <algorithm>
#include <iterator>

namespace rules {

namespace {

bool isSame(const Parameter& parameter, const Values& one, const Values& other)
{
    return json::print(parameter.write(one)) == json::print(parameter.write(other));
}

/// The parameter, or the list with the item: `fouls` for `fouls.table-talk`.
const Parameter& parameterOf(std::string_view citable)
{
    const Parameter* found = parameter(citable);
    return found ? *found : *parameter(citable.substr(0, citable.rfind('.')));
}

std::vector<std::string> citables(const Values& values)
{
    std::vector<std::string> all = citableItems(values);
    for (const Parameter& each : parameters())
        all.emplace_back(each.path);
    return all;
}

bool isCited(const Cites& cites, std::string_view citable)
{
    const std::string_view path = parameterOf(citable).path;
    return cites.contains(citable) || cites.contains(path) || cites.contains(groupOf(path));
}

bool isGroupKept(std::string_view group, const Values& values, const Values& before)
{
    return std::ranges::all_of(parameters(), [&](const Parameter& each) {
        return groupOf(each.path) != group || isSame(each, values, before);
    });
}

/// The citations of everything in the phase, each by its own name.
Cites citesOf(const Venue& venue, const Phase& phase, const Venue& origin, bool isSameSheet)
{
    const Phase& before = phaseBefore(venue, phase, origin);
    const Set now = set(venue, phase);
    const Set was = set(origin, before);
    const auto kept = [&](std::string_view name) {
        const Cite& cite = was.citeFor(name);
        const bool holds = cite.reading.empty() || isGroupKept(groupOf(name), phase, before);
        return holds ? cite : Cite{cite.section, {}, {}, {}};
    };
    Cites all;
    for (const std::string& each : citables(phase)) {
        const bool isKept = isSame(parameterOf(each), phase, before);
        // What only the phase has comes before what it inherits.
        const bool isItsOwn =
            isKept && !before.from.empty() && isCited(before.cites, each) && !isCited(phase.cites, each);
        all[each] = isCited(now.cites, each) && !isItsOwn ? now.citeFor(each)
                    : isKept && isSameSheet               ? kept(each)
                                                          : Cite{};
    }
    return all;
}

/// What is the same as in the origin can't be cited from another sheet.
template <class Cited>
void dropCites(std::vector<Cited>& all, const std::vector<Cited>& before)
{
    for (Cited& each : all)
        if (std::ranges::find(before, each) != before.end())
            each.cite = {};
}

} // namespace

Values takenOver(const Values& parent, const Values& parentBefore, const Values& before)
{
    Values values = parent;
    // A renege rule of its own stays complete, whatever happens to the inherited one.
    if (before.rules.renege != parentBefore.rules.renege && (!before.rules.renege || !values.rules.renege))
        values.rules.renege = before.rules.renege;
    json::Problems none;
    for (const Parameter& each : parameters())
        if (!isSame(each, before, parentBefore) &&
            (groupOf(each.path) != nullableGroup || values.rules.renege))
            each.read(each.write(before), {std::string(each.path), none}, values);
    return values;
}

Values unsaid(const Venue& venue, std::string_view name, const Venue& origin)
{
    const Phase& before = *phase(origin, name);
    const Phase* parent = phase(venue, before.from);
    return parent ? takenOver(*parent, *phase(origin, before.from), before)
                  : static_cast<const Values&>(before);
}

const Phase& phaseBefore(const Venue& venue, const Phase& phase, const Venue& origin)
{
    for (const Phase* at = &phase; at; at = rules::phase(venue, at->from))
        if (const Phase* before = rules::phase(origin, at->name))
            return *before;
    return origin.phases.front();
}

namespace {

/// A sentence about a rule that is also a parameter, and the part of the parameter that it depends on.
struct Dependence {
    std::string_view sentence; ///< its id
    int (*valueIn)(const Values& values);
};

enum class Trumps {
    Spades,        ///< ranked as usual
    SpecialSpades, ///< special trumps among or over them
    OtherSuitsToo  ///< cards of another suit too
};

Trumps trumpsOf(const Values& values)
{
    const std::vector<std::string>& trumps = values.people.deck.trumps;
    const auto isOfOtherSuit = [](const std::string& card) { // not a joker
        return card.size() == 2 && card[1] != 'S' && card[1] != 'J';
    };
    return trumps.empty()                               ? Trumps::Spades
           : std::ranges::any_of(trumps, isOfOtherSuit) ? Trumps::OtherSuitsToo
                                                        : Trumps::SpecialSpades;
}

constexpr Dependence dependences[] = {
    {"first-trick-won", [](auto& v) -> int { return v.people.play.firstLead == FirstLead::LowestClub; }},
    {"rank", [](auto& v) -> int { return v.people.deck.trumps.empty(); }},
    {"trick-won",
     [](auto& v) { return static_cast<int>(trumpsOf(v)); }}, // "the highest spade wins the trick"
    {"object", [](auto& v) -> int { return v.rules.contract.setAtTimes.has_value(); }},
    {"written-down", [](auto& v) -> int { return v.rules.bid.entry == scoring::BidEntry::Team; }},
    {"exchange", [](auto& v) -> int { return v.rules.nil.blindMade ? v.rules.nil.blindExchange : 0; }},
    {"cheating", [](auto& v) -> int { return v.rules.renege.has_value(); }},
    {"name-the-book", [](auto& v) -> int { return v.rules.renege.has_value(); }},
};

} // namespace

bool isStillTrue(const Sentence& sentence, const Venue& venue, const Venue& origin)
{
    const auto* const found = std::ranges::find(dependences, sentence.id, &Dependence::sentence);
    return found == std::end(dependences) || std::ranges::all_of(venue.phases, [&](const Phase& each) {
               return found->valueIn(each) == found->valueIn(phaseBefore(venue, each, origin));
           });
}

bool isSameSheet(const std::string& sheet, const Venue& origin)
{
    return !sheet.empty() && sheet == origin.sheet;
}

void takeOverCites(Venue& venue, const Venue& origin, bool isSameSheet)
{
    if (!isSameSheet) {
        dropCites(venue.forbids, origin.forbids);
        dropCites(venue.sentences, origin.sentences);
    }
    std::map<std::string, Cites> all;
    for (const Phase& each : venue.phases)
        all[each.name] = citesOf(venue, each, origin, isSameSheet);
    const Phase& root = *std::ranges::find(venue.phases, std::string(), &Phase::from);
    venue.cites = all[root.name];
    std::erase_if(venue.cites, // like parameters that are not cited
                  [](const auto& each) { return each.second.follows() && parameter(each.first); });
    for (Phase& each : venue.phases) {
        const Cites& known = all[each.from.empty() ? root.name : each.from];
        each.cites.clear();
        if (&each != &root)
            for (const auto& [name, cite] : all[each.name])
                if (const auto at = known.find(name); at == known.end() || at->second != cite)
                    each.cites[name] = cite;
    }
}

} // namespace rules
