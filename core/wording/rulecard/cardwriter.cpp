#include "cardwriter.h"

#include "parameterwords.h"
#include "rulewords.h"

#include <algorithm>
#include <cassert>

namespace wording {

namespace {

void addOnce(std::vector<std::string>& to, const std::string& text)
{
    if (!text.empty() && std::find(to.begin(), to.end(), text) == to.end())
        to.push_back(text);
}

// Readings for the same reason stand together.
void addNote(std::vector<ReadingNote>& notes, const ReadingNote& note)
{
    const auto at = std::ranges::find_if(
        notes, [&](const ReadingNote& n) { return n.code == note.code && n.why == note.why; });
    if (at == notes.end())
        notes.push_back(note);
    else if (at->reading.find(note.reading) == std::string::npos)
        at->reading += "; " + note.reading;
}

// Every reading of the set, in the order of the parameters.
std::vector<ReadingNote> readings(const rules::Set& set)
{
    std::vector<ReadingNote> notes;
    for (const std::string_view parameter : rules::parameterNames()) {
        const rules::Cite& cite = set.citeFor(parameter);
        const bool agreed = std::ranges::find(set.agreed, parameter) != set.agreed.end();
        if (!agreed && !cite.reading.empty())
            addNote(notes, {cite.code, cite.reading, cite.why});
    }
    for (const std::string& item : rules::citableItems(set))
        if (const rules::Cite& cite = set.citeFor(item); !cite.reading.empty())
            addNote(notes, {cite.code, cite.reading, cite.why});
    return notes;
}

} // namespace

CardWriter::CardWriter(const rules::Set& set) : m_set(set)
{
    m_card.title = set.venueName;
    if (set.id != set.venue)
        m_card.title += ", " + codeInWords(set.phase);
    m_card.sheet = set.sheet;
}

std::string CardWriter::words(std::string_view parameter) const
{
    return inWords(m_set, parameter);
}

void CardWriter::heading(const QString& heading)
{
    m_card.sections.push_back({heading.toStdString(), {}});
}

void CardWriter::say(const QString& text, std::initializer_list<std::string_view> parameters)
{
    say(text.toStdString(), parameters);
}

void CardWriter::say(std::string text, std::initializer_list<std::string_view> parameters)
{
    assert(!m_card.sections.empty());
    Statement statement{std::move(text), {}, {}, {}, false};
    for (std::string_view name : parameters) {
        if (std::ranges::find(m_set.agreed, name) != m_set.agreed.end()) {
            statement.agreed = true;
            continue;
        }
        const rules::Cite& cite = m_set.citeFor(name);
        const bool isSaid = cite.isBefore || (cite.isOffSheet && !m_set.cites.empty());
        addOnce(statement.sections, isSaid ? placeOf(cite) : cite.section);
        addOnce(statement.readings, cite.code);
        if (!cite.reading.empty())
            addNote(statement.notes, {cite.code, cite.reading, cite.why});
    }
    m_card.sections.back().statements.push_back(std::move(statement));
}

Card CardWriter::done()
{
    std::erase_if(m_card.sections, [](const CardSection& s) { return s.statements.empty(); });
    m_card.readings = readings(m_set);
    for (const std::string& name : m_set.agreeable)
        m_card.agreeable.push_back(labelOf(name));
    return std::move(m_card);
}

int sampleBid(const scoring::RuleSet& rules)
{
    const auto plain = [&](int bid) {
        return bid >= rules.bid.minTeam.value_or(1) && bid <= rules.bid.maxTeam.value_or(13) &&
               std::ranges::none_of(rules.contract.tiers, [=](const auto& tier) {
                   return tier.exact ? tier.minBid == bid : tier.minBid <= bid;
               });
    };
    for (const int bid : {5, 6, 4, 7, 3, 8, 2, 9, 1})
        if (plain(bid))
            return bid;
    return 5;
}

} // namespace wording
