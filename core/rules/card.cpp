#include "card.h"

#include "card_writer.h"

#include <algorithm>

namespace rules {

namespace {

const CardSection* section(const Card& card, const std::string& heading)
{
    const auto at = std::find_if(card.sections.begin(), card.sections.end(),
                                 [&](const CardSection& s) { return s.heading == heading; });
    return at == card.sections.end() ? nullptr : &*at;
}

template <class T>
void removeThoseIn(const std::vector<T>& known, std::vector<T>& from)
{
    from.erase(std::remove_if(
                   from.begin(), from.end(),
                   [&](const T& each) { return std::find(known.begin(), known.end(), each) != known.end(); }),
               from.end());
}

// What `card` says otherwise than `base`.
Card onlyNew(Card card, const Card& base, const std::string& baseName)
{
    std::string gone;
    for (const CardSection& each : base.sections)
        if (!section(card, each.heading))
            gone += " No rules here about: " + each.heading + '.';
    for (CardSection& each : card.sections)
        if (const CardSection* known = section(base, each.heading))
            removeThoseIn(known->statements, each.statements);
    auto& sections = card.sections;
    sections.erase(std::remove_if(sections.begin(), sections.end(),
                                  [](const CardSection& s) { return s.statements.empty(); }),
                   sections.end());
    removeThoseIn(base.readings, card.readings);
    card.note = "Only what is different here; all else as on the card \"" + baseName + "\"." + gone;
    card.agreeable.clear(); // the same for all phases
    return card;
}

// What a newer program froze in the rules is not played by, and is not hidden either.
void writeUnknown(CardWriter& card)
{
    card.heading("In these rules, but not known to this version of the program");
    for (const Unknown& each : card.unknown())
        card.say(each.key + ": " + each.value, {});
}

} // namespace

Card card(const Set& set)
{
    CardWriter writer(set);
    for (auto write : {writeWinning, writeTime, writeBidding, writeContract, writeBags, writeNil,
                       writePenalties, writeDealAndPlay, writeCheckin, writeRegistration, writeUnknown})
        write(writer);
    return writer.done();
}

std::vector<Card> cards(const Venue& venue)
{
    std::vector<Card> all;
    for (const Phase& each : venue.phases) {
        Card whole = card(set(venue, each));
        if (const Phase* from = phase(venue, each.from)) {
            const Card base = card(set(venue, *from));
            whole = onlyNew(std::move(whole), base, base.title);
        }
        if (each.name == "championship" && venue.championship)
            whole.note = "Played in the " + *venue.championship + ". " + whole.note;
        all.push_back(std::move(whole));
    }
    return all;
}

} // namespace rules
