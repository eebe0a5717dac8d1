// Puts a card together, section by section.
#pragma once

#include <QString>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace wording {

// What a rule card holds: statements, each with its place on the sheet.

/// How a gap or contradiction of the sheet was read, and why.
struct ReadingNote {
    std::string code;
    std::string reading;
    std::string why;
    friend bool operator==(const ReadingNote&, const ReadingNote&) = default;
};

struct Statement {
    std::string text;
    std::vector<std::string> sections; ///< places on the sheet; none where it follows
    std::vector<std::string> readings; ///< codes of the readings behind it
    std::vector<ReadingNote> notes;    ///< those readings themselves
    bool agreed = false;               ///< a value in it was agreed before the first hand
    friend bool operator==(const Statement&, const Statement&) = default;
};

struct CardSection {
    std::string heading;
    std::vector<Statement> statements;
};

struct Card {
    std::string title;
    std::string sheet;
    std::string note; ///< what the card leaves out; or empty
    std::vector<CardSection> sections;
    std::vector<ReadingNote> readings;
    std::vector<std::string> agreeable; ///< labels of what may be agreed before the first hand
};

class CardWriter {
public:
    explicit CardWriter(const rules::Set& set);

    const scoring::RuleSet& scored() const { return m_set.rules; }
    const rules::ForPeople& people() const { return m_set.people; }
    /// The value of a parameter in words.
    std::string words(std::string_view parameter) const;
    const std::vector<rules::Unknown>& unknown() const { return m_set.unknown; }

    void heading(const QString& heading);
    /// A statement under the last heading, with the parameters, or items of one, behind it.
    void say(std::string text, std::initializer_list<std::string_view> parameters);
    void say(const QString& text, std::initializer_list<std::string_view> parameters);

    Card done();

private:
    const rules::Set& m_set;
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

} // namespace wording
