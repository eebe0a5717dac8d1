// Builds a card section by section.
#pragma once

#include "cardparts.h"

#include "rules/venue.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace wording {

class CardWriter {
public:
    explicit CardWriter(const rules::Set& set);

    const scoring::RuleSet& scored() const { return m_set.rules; }
    const rules::ForPeople& people() const { return m_set.people; }
    /// The value of a parameter in words.
    std::string words(std::string_view parameter) const;
    const std::vector<rules::Unknown>& unknown() const { return m_set.unknown; }
    /// Whether the file has that sentence: `trick-won`.
    bool hasSentence(std::string_view id) const;

    void heading(const QString& heading);
    /// Adds a statement under the last heading. Its sources are those of these parameters (or items of one).
    void say(std::string text, const std::vector<std::string_view>& parameters);
    void say(const QString& text, const std::vector<std::string_view>& parameters);
    /// Adds the sentences on that topic.
    void saySentences(rules::Topic topic);
    /// Adds what the file says the sheet forbids.
    void sayForbidden();

    Card done();

private:
    const rules::Set& m_set;
    Card m_card;
};

// The sections. Each writes nothing if none of it applies.
void writeWinning(CardWriter& card);
void writeTime(CardWriter& card);
void writeBidding(CardWriter& card);
void writeContract(CardWriter& card);
void writeBags(CardWriter& card);
void writeNil(CardWriter& card);
void writePenalties(CardWriter& card);
void writeConduct(CardWriter& card);
void writeDealAndPlay(CardWriter& card);
void writeCheckin(CardWriter& card);
void writeRegistration(CardWriter& card);

/// A bid for examples: an ordinary one and, if possible, one without special points.
int sampleBid(const scoring::RuleSet& rules);

} // namespace wording
