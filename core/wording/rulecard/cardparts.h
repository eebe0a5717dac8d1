// The parts of a rule card: statements, each with its place on the sheet.
#pragma once

#include <string>
#include <vector>

namespace wording {

/// How we read a gap or a contradiction of the sheet, and why.
struct ReadingNote {
    std::string code;
    std::vector<std::string> readings; ///< all have the same reason
    std::string why;
    friend bool operator==(const ReadingNote&, const ReadingNote&) = default;
};

struct Statement {
    std::string text;
    std::vector<std::string> sections; ///< places on the sheet; empty: it follows from other rules
    std::vector<std::string> readings; ///< codes of the readings it depends on
    std::vector<ReadingNote> notes;    ///< these readings
    bool agreed = false;               ///< one of its values was agreed on before the first hand
    bool isOffSheet = false;           ///< nothing in it is on the sheet; `sections` then says so
    friend bool operator==(const Statement&, const Statement&) = default;
};

struct CardSection {
    std::string heading;
    std::vector<Statement> statements;
};

struct Card {
    std::string title;
    std::string sheet;
    std::string note; ///< what the card leaves out; may be empty
    std::vector<CardSection> sections;
    std::vector<ReadingNote> readings;
    std::vector<std::string> agreeable; ///< labels of what players can agree on before the first hand
};

} // namespace wording
