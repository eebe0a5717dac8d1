// The sentences of the messages, one table per room.
#pragma once

#include <QCoreApplication>

#include <initializer_list>
#include <string_view>
#include <vector>

namespace wording {

/// `%1` to `%9` are the message's arguments in order; `%n` is the argument named `n`, which chooses the
/// plural. The sentence is English, and the key of its translation in the context `Message`.
struct Sentence {
    std::string_view code; ///< in a table, several separated by blanks
    const char* command;
    const char* screen = nullptr; ///< if screens use another sentence
};

/// One table per room, or for a few rooms with the same kind of mistakes.
class Sentences {
    Q_DECLARE_TR_FUNCTIONS(Message)
public:
    static const std::initializer_list<Sentence> facts;
    static const std::initializer_list<Sentence> rules;
    static const std::initializer_list<Sentence> roster;
    static const std::initializer_list<Sentence> store;
    static const std::initializer_list<Sentence> constraints;
    static const std::initializer_list<Sentence> checks;
    static const std::initializer_list<Sentence> desk;
    static const std::initializer_list<Sentence> commands;
};

/// Null if no room has such a code.
const Sentence* sentenceOf(std::string_view code);
/// Every sentence, for the tests.
std::vector<Sentence> allSentences();

} // namespace wording
