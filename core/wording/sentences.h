// The sentences of the messages, a table a room.
#pragma once

#include <QCoreApplication>

#include <initializer_list>
#include <string_view>
#include <vector>

namespace wording {

/// `%1` to `%9` are the message's arguments in their order, `%n` the one named `n`, by which the plural is
/// chosen. The sentence is English, and the key of its translation in the context `Message`.
struct Sentence {
    std::string_view code; ///< in a table several, with blanks between
    const char* command;
    const char* screen = nullptr; ///< where a screen says something else
};

/// A table a room, or a few that find the same kind of thing wrong.
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

/// Null where no room has such a code.
const Sentence* sentenceOf(std::string_view code);
/// Every sentence there is, for the tests.
std::vector<Sentence> allSentences();

} // namespace wording
