#include "card.h"

#include "card_writer.h"
#include "parameter.h"
#include "words.h"

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
        sources.push_back("reading " + joined(statement.readings, ", "));
    if (statement.agreed)
        sources.emplace_back("agreed");
    return statement.text + (sources.empty() ? "" : " [" + joined(sources, "; ") + ']');
}

} // namespace

std::string text(const Card& card)
{
    std::string page;
    underlined(card.title, '=', page);
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
        underlined("May be agreed before the first hand", '-', page);
        lines("", "", joined(card.agreeable, ", "), page);
    }
    if (!card.readings.empty()) {
        page += '\n';
        underlined("Readings, where the sheet leaves it open", '-', page);
        for (const ReadingNote& note : card.readings)
            lines(padded(note.code, 3) + ' ', "    ",
                  sentence(note.reading) + ". " + sentence(note.why) + '.', page);
    }
    return page;
}

std::string text(const std::vector<Card>& cards)
{
    std::vector<std::string> pages;
    pages.reserve(cards.size());
    for (const Card& card : cards)
        pages.push_back(text(card));
    return joined(pages, "\n\n");
}

namespace {

std::string renegeInWords(const Values& values)
{
    if (!values.rules.renege)
        return "no rule";
    std::vector<std::string> parts;
    for (const Parameter& parameter : parameters())
        if (groupOf(parameter.path) == nullableGroup)
            parts.push_back(std::string(parameter.label) + ": " + parameter.words(values));
    return joined(parts, "; ");
}

constexpr int labelWidth = 26;
constexpr int valueWidth = (pageWidth - labelWidth - 4) / 2;

void row(const std::string& label, const std::string& left, const std::string& right, std::string& text)
{
    const auto labels = wrapped(label, labelWidth);
    const auto lefts = wrapped(left, valueWidth);
    const auto rights = wrapped(right, valueWidth);
    for (std::size_t i = 0; i < std::max({labels.size(), lefts.size(), rights.size()}); ++i) {
        const auto cell = [&](const auto& lines) { return i < lines.size() ? lines[i] : std::string(); };
        std::string line =
            padded(cell(labels), labelWidth) + "  " + padded(cell(lefts), valueWidth) + "  " + cell(rights);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
}

} // namespace

std::vector<Difference> diff(const Set& left, const Set& right)
{
    std::vector<Difference> found;
    const bool renegeInOne = left.rules.renege.has_value() != right.rules.renege.has_value();
    for (const Parameter& parameter : parameters()) {
        if (renegeInOne && groupOf(parameter.path) == nullableGroup) {
            if (found.empty() || found.back().parameter != nullableGroup)
                found.push_back(
                    {std::string(nullableGroup), "renege", renegeInWords(left), renegeInWords(right)});
            continue;
        }
        if (json::print(parameter.write(left)) != json::print(parameter.write(right)))
            found.push_back({std::string(parameter.path), std::string(parameter.label), parameter.words(left),
                             parameter.words(right)});
    }
    return found;
}

std::string text(const Set& left, const Set& right)
{
    const std::vector<Difference> found = diff(left, right);
    std::string text;
    if (!found.empty())
        row("", left.id, right.id, text);
    for (const Difference& each : found)
        row(sentence(each.label), each.left, each.right, text);
    return text;
}

} // namespace rules
