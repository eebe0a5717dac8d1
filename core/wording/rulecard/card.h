// The rule card: a set's rules as a player reads them, each with its place on the sheet.
#pragma once

#include "rules/venue.h"

#include <string>
#include <vector>

namespace wording {

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

/// All the rules that apply in this set.
Card card(const rules::Set& set);
/// What it says of a renege: what that costs, and what the other side gets.
std::vector<Statement> renegeStatements(const rules::Set& set);
/// One card a phase. A phase that takes over from another says only what is different there.
std::vector<Card> cards(const rules::Venue& venue);

/// Plain text, 80 columns, UTF-8.
std::string text(const Card& card);
std::string text(const std::vector<Card>& cards);

} // namespace wording
