// What a rule card holds: statements, each with its place on the sheet.
#pragma once

#include <string>
#include <vector>

namespace wording {

/// How a gap or contradiction of the sheet was read, and why.
struct ReadingNote {
    std::string code;
    std::vector<std::string> readings; ///< all for the same reason
    std::string why;
    friend bool operator==(const ReadingNote&, const ReadingNote&) = default;
};

struct Statement {
    std::string text;
    std::vector<std::string> sections; ///< places on the sheet; none where it follows
    std::vector<std::string> readings; ///< codes of the readings behind it
    std::vector<ReadingNote> notes;    ///< those readings themselves
    bool agreed = false;               ///< a value in it was agreed before the first hand
    bool isOffSheet = false;           ///< nothing in it is on the sheet, which `sections` say then
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

} // namespace wording
