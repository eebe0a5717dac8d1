#include "cardwriter.h"

#include "parameterwords.h"
#include "rulewords.h"

#include "rules/words.h"
#include "wording/filled.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <algorithm>
#include <cassert>

namespace wording {

namespace {

void addOnce(std::vector<std::string>& to, const std::string& text)
{
    if (!text.empty() && std::find(to.begin(), to.end(), text) == to.end())
        to.push_back(text);
}

// Readings with the same reason go together.
void addNote(std::vector<ReadingNote>& notes, const ReadingNote& note)
{
    const auto at = std::ranges::find_if(
        notes, [&](const ReadingNote& n) { return n.code == note.code && n.why == note.why; });
    if (at == notes.end())
        notes.push_back(note);
    else
        for (const std::string& each : note.readings)
            addOnce(at->readings, each);
}

// Adds the source after a statement, and what the sheet says there.
void addSource(Statement& statement, const rules::Cite& cite, const std::string& place)
{
    addOnce(statement.sections, place);
    addOnce(statement.readings, cite.code);
    if (!cite.reading.empty())
        addNote(statement.notes, {cite.code, {cite.reading}, cite.why});
}

void markOffSheet(Statement& statement)
{
    statement.isOffSheet = true;
    statement.sections = {placeOf(rules::offSheet())};
}

// All readings of the set, in the order of the parameters.
std::vector<ReadingNote> readings(const rules::Set& set)
{
    std::vector<ReadingNote> notes;
    const auto add = [&](const rules::Cite& cite) {
        if (!cite.reading.empty())
            addNote(notes, {cite.code, {cite.reading}, cite.why});
    };
    for (const std::string_view parameter : rules::parameterNames()) {
        if (std::ranges::find(set.agreed, parameter) == set.agreed.end())
            add(set.citeFor(parameter));
    }
    for (const std::string& item : rules::citableItems(set))
        add(set.citeFor(item));
    for (const rules::Sentence& each : set.sentences)
        add(each.cite);
    for (const rules::Infraction& each : set.forbids)
        add(each.cite);
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

bool CardWriter::hasSentence(std::string_view id) const
{
    return std::ranges::count(m_set.sentences, id, &rules::Sentence::id) > 0;
}

void CardWriter::heading(const QString& heading)
{
    m_card.sections.push_back({heading.toStdString(), {}});
}

void CardWriter::say(const QString& text, const std::vector<std::string_view>& parameters)
{
    say(text.toStdString(), parameters);
}

void CardWriter::say(std::string text, const std::vector<std::string_view>& parameters)
{
    assert(!m_card.sections.empty());
    Statement statement{std::move(text), {}, {}, {}};
    for (std::string_view name : parameters) {
        if (std::ranges::find(m_set.agreed, name) != m_set.agreed.end()) {
            statement.agreed = true;
            continue;
        }
        const rules::Cite& cite = m_set.citeFor(name);
        addSource(statement, cite, cite.isBefore || cite.isOffSheet ? placeOf(cite) : cite.section);
    }
    const auto isOff = [&](std::string_view name) {
        return m_set.isLeftUncited(name) || m_set.citeFor(name).isOffSheet;
    };
    if (!parameters.empty() && !statement.agreed && std::ranges::all_of(parameters, isOff))
        markOffSheet(statement);
    m_card.sections.back().statements.push_back(std::move(statement));
}

void CardWriter::saySentences(rules::Topic topic)
{
    assert(!m_card.sections.empty());
    for (const rules::Sentence& each : m_set.sentences) {
        if (each.topic != topic)
            continue;
        const std::string words = sentence(each.words);
        const bool isWhole = isEnded(QString::fromStdString(words)); // people may type the final period
        Statement statement{isWhole ? words : filled(RuleCard::tr("%1."), words), {}, {}, {}};
        addSource(statement, each.cite, each.cite.section);
        if (each.cite.follows() && m_set.citesSheet())
            markOffSheet(statement);
        m_card.sections.back().statements.push_back(std::move(statement));
    }
}

void CardWriter::sayForbidden()
{
    assert(!m_card.sections.empty());
    if (m_set.forbids.empty())
        return;
    Statement statement;
    std::vector<std::string> words;
    for (const rules::Infraction& each : m_set.forbids) {
        words.push_back(inWords(each));
        addSource(statement, each.cite, each.cite.section);
    }
    statement.text = filled(RuleCard::tr("Forbidden: %1. The supervisor decides on any penalty."),
                            rules::joined(words, "; "));
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
    const auto& times = rules.contract.setAtTimes;
    const auto plain = [&](int bid) {
        return (!times || bid + 2 < *times * bid) && bid >= rules.bid.minTeam.value_or(1) &&
               bid <= rules.bid.maxTeam.value_or(scoring::tricksInHand) &&
               std::ranges::none_of(rules.contract.tiers, [=](const auto& tier) {
                   return !tier.onlyBlind && (tier.exact ? tier.minBid == bid : tier.minBid <= bid);
               });
    };
    for (const int bid : {5, 6, 4, 7, 3, 8, 2, 9, 1, 10, 11})
        if (plain(bid))
            return bid;
    return 5;
}

} // namespace wording
