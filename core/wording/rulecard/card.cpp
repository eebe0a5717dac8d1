#include "card.h"

#include "cardwriter.h"
#include "rulewords.h"

#include "rules/words.h"
#include "wording/columns.h"
#include "wording/filled.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <algorithm>

namespace wording {

namespace {

const CardSection* section(const Card& card, const std::string& heading)
{
    const auto at = std::ranges::find(card.sections, heading, &CardSection::heading);
    return at == card.sections.end() ? nullptr : &*at;
}

template <class T>
void removeThoseIn(const std::vector<T>& known, std::vector<T>& from)
{
    std::erase_if(from, [&](const T& each) { return std::ranges::find(known, each) != known.end(); });
}

// The statements of `card` that `base` doesn't have.
Card onlyNew(Card card, const Card& base, const std::string& baseName)
{
    std::string gone;
    for (const CardSection& each : base.sections)
        if (!section(card, each.heading))
            gone += ' ' + filled(RuleCard::tr("There are no rules about %1."), each.heading);
    for (CardSection& each : card.sections)
        if (const CardSection* known = section(base, each.heading))
            removeThoseIn(known->statements, each.statements);
    std::erase_if(card.sections, [](const CardSection& s) { return s.statements.empty(); });
    removeThoseIn(base.readings, card.readings);
    card.note =
        filled(card.sections.empty() && gone.empty() ? RuleCard::tr("Nothing differs from %1.")
                                                     : RuleCard::tr("Only what differs from %1 is listed."),
               baseName) +
        gone;
    card.agreeable.clear(); // the same for all phases
    return card;
}

// Rules from a newer program aren't used, but they are shown.
void writeUnknown(CardWriter& card)
{
    card.heading(RuleCard::tr("Rules that this version of Courtside doesn’t know"));
    for (const rules::Unknown& each : card.unknown())
        card.say(each.key + ": " + each.value, {});
}

} // namespace

Card card(const rules::Set& set)
{
    CardWriter writer(set);
    for (auto write :
         {writeWinning, writeTime, writeBidding, writeContract, writeBags, writeNil, writePenalties,
          writeConduct, writeDealAndPlay, writeCheckin, writeRegistration, writeUnknown})
        write(writer);
    return writer.done();
}

std::vector<Card> cards(const rules::Venue& venue)
{
    std::vector<Card> all;
    for (const rules::Phase& each : venue.phases) {
        Card whole = card(rules::set(venue, each));
        if (const rules::Phase* from = rules::phase(venue, each.from)) {
            const Card base = card(rules::set(venue, *from));
            whole = onlyNew(std::move(whole), base, base.title);
        }
        if (const auto parts = rules::partsOf(venue, each); !parts.empty())
            whole.note = filled(RuleCard::tr("Played in the %1."), inWords(parts)) + ' ' + whole.note;
        all.push_back(std::move(whole));
    }
    return all;
}

namespace {

void lines(const std::string& first, const std::string& rest, const std::string& text, std::string& page)
{
    const std::string* lead = &first;
    for (const std::string& line : wrapped(text, pageWidth - columns(first))) {
        page += *lead + line + '\n';
        lead = &rest;
    }
}

void underlined(const std::string& text, char stroke, std::string& page)
{
    page += text + '\n' + std::string(static_cast<std::size_t>(columns(text)), stroke) + '\n';
}

std::string withSource(const Statement& statement)
{
    std::vector<std::string> sources = statement.sections;
    if (!statement.readings.empty())
        sources.push_back(filled(RuleCard::tr("our reading %1"), rules::joined(statement.readings, ", ")));
    if (statement.agreed)
        sources.push_back(filled(RuleCard::tr("agreed")));
    return statement.text + (sources.empty() ? "" : " [" + rules::joined(sources, "; ") + ']');
}

} // namespace

std::string inWords(const ReadingNote& note)
{
    return filled(RuleCard::tr("%1. Why: %2."), sentence(rules::joined(note.readings, "; ")), note.why);
}

std::string ourReading(const ReadingNote& note)
{
    return filled(RuleCard::tr("Our reading: %1. Why: %2."), rules::joined(note.readings, "; "), note.why);
}

std::string readingTitle(const std::string& code)
{
    return filled(RuleCard::tr("Reading %1"), code);
}

std::string text(const Card& card)
{
    std::string page;
    underlined(card.title, '=', page);
    if (!card.sheet.empty())
        lines("", "", card.sheet, page);
    if (!card.note.empty())
        lines("", "", card.note, page);
    for (const CardSection& section : card.sections) {
        page += '\n';
        underlined(section.heading, '-', page);
        for (const Statement& statement : section.statements)
            lines("- ", "  ", withSource(statement), page);
    }
    if (!card.agreeable.empty()) {
        page += '\n';
        underlined(filled(RuleCard::tr("Captains may agree on this before the first hand")), '-', page);
        lines("", "", rules::joined(card.agreeable, ", "), page);
    }
    if (!card.readings.empty()) {
        page += '\n';
        underlined(filled(RuleCard::tr("Our readings, where the rule sheet is unclear")), '-', page);
        for (const ReadingNote& note : card.readings)
            lines(padded(note.code, 3) + ' ', "    ", inWords(note), page);
    }
    return page;
}

std::string text(const std::vector<Card>& cards)
{
    std::string pages;
    for (const Card& card : cards)
        pages += (pages.empty() ? "" : "\n\n") + text(card);
    return pages;
}

} // namespace wording
