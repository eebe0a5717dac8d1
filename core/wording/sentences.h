// The sentences of the messages, a table a room.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace wording {

/// `%1` to `%9` are the message's arguments in their order, `%n` the one named `n`, by which the plural is
/// chosen. The sentence is English, and the key of its translation in the context `Message`.
struct Sentence {
    std::string_view code;
    const char* command;
    const char* screen = nullptr; ///< where a screen says something else
};

std::span<const Sentence> jsonSentences();
std::span<const Sentence> factsSentences();
std::span<const Sentence> rulesSentences();
std::span<const Sentence> caseSentences();
std::span<const Sentence> scoringSentences();
std::span<const Sentence> drawSentences();
std::span<const Sentence> rosterSentences();
std::span<const Sentence> rosterImportSentences();
std::span<const Sentence> storeSentences();
std::span<const Sentence> setupConstraintSentences();
std::span<const Sentence> playConstraintSentences();
std::span<const Sentence> checksSentences();
std::span<const Sentence> checksSheetSentences();
std::span<const Sentence> deskSentences();
std::span<const Sentence> deskReportSentences();
std::span<const Sentence> shareSentences();
std::span<const Sentence> commandSentences();

/// Null where no room has such a code.
const Sentence* sentenceOf(std::string_view code);
/// Every sentence there is, for the tests.
std::vector<Sentence> allSentences();

} // namespace wording
