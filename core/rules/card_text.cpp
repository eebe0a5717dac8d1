#include "card.h"
#include "words.h"

namespace rules {

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

} // namespace rules
