#include "infractions.h"

#include "words.h"

#include <algorithm>

namespace rules {

namespace {

struct Kind {
    std::string_view id;
    std::string_view words;
};
constexpr Kind spadeLed{"spade-led-unbroken", "a spade led before spades were broken"};
constexpr Kind spadeFirst{"spade-opening-lead", "a spade led to the first trick"};
constexpr Kind firstTrick{"first-trick", "no lowest club, or a spade, in the first trick"};
/// On record of tournaments whose copy of the rules does not say yet what the sheet forbids.
constexpr Kind talk{"talk-after-bidding", "talk between partners after the bidding"};
constexpr Kind crossTalk{"talk-across-table", "talk across the table about the hands"};
constexpr Kind all[]{spadeLed, spadeFirst, firstTrick, talk, crossTalk};

Infraction infraction(const Kind& kind, Cite cite)
{
    return {std::string(kind.id), std::string(kind.words), std::move(cite)};
}

} // namespace

std::vector<Infraction> infractions(const Set& set)
{
    std::vector<Infraction> found;
    if (set.people.play.spadesLead == SpadesLead::WhenBroken)
        found.push_back(infraction(spadeLed, set.citeFor("play.spadesLead")));
    if (set.people.play.firstLead == FirstLead::DealersLeftNotSpade)
        found.push_back(infraction(spadeFirst, set.citeFor("play.firstLead")));
    if (set.people.play.firstLead == FirstLead::LowestClub)
        found.push_back(infraction(firstTrick, set.citeFor("play.firstLead")));
    for (const Infraction& each : set.forbids)
        if (std::none_of(found.begin(), found.end(), [&](const auto& known) { return known.id == each.id; }))
            found.push_back(each);
    return found;
}

std::string infractionInWords(std::string_view id)
{
    const auto* at =
        std::find_if(std::begin(all), std::end(all), [&](const Kind& kind) { return kind.id == id; });
    return at == std::end(all) ? spaced(std::string(id)) : std::string(at->words);
}

} // namespace rules
