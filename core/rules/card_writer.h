// Puts a card together, section by section.
#pragma once

#include "parameter.h"
#include "statement.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace rules {

class CardWriter {
public:
    explicit CardWriter(const Set& set);

    const scoring::RuleSet& rules() const { return m_set.rules; }
    const ForPeople& people() const { return m_set.people; }
    const std::vector<Unknown>& unknown() const { return m_set.unknown; }
    /// The value of a parameter in words.
    std::string words(std::string_view name) const;

    void heading(std::string_view heading);
    /// A statement under the last heading, with the parameters, or items of one, behind it.
    void say(std::string text, std::initializer_list<std::string_view> parameters);

    Card done();

private:
    const Set& m_set;
    Card m_card;
};

// The sections, each silent where nothing of it applies.
void writeWinning(CardWriter& card);
void writeTime(CardWriter& card);
void writeBidding(CardWriter& card);
void writeContract(CardWriter& card);
void writeBags(CardWriter& card);
void writeNil(CardWriter& card);
void writePenalties(CardWriter& card);
void writeDealAndPlay(CardWriter& card);
void writeCheckin(CardWriter& card);
void writeRegistration(CardWriter& card);

/// A bid for examples: an ordinary one, which no tier touches if that can be.
int sampleBid(const scoring::RuleSet& rules);

} // namespace rules
