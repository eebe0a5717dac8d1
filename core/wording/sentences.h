// The sentences for messages, one table for each room.
#pragma once

#include <QCoreApplication>

#include <initializer_list>
#include <string_view>
#include <vector>

namespace wording {

/// `%1` to `%9` are the message's arguments in order. `%n` is the argument named `n`, which chooses the
/// plural. The English sentence is also the key of its translation in the context `Message`.
struct Sentence {
    std::string_view code; ///< may be several codes, separated by spaces
    const char* command;
    const char* screen = nullptr; ///< the sentence for screens, if it is different
};

/// One table for each room, or for a few rooms with the same kinds of mistakes.
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

/// Null if no room has that code.
const Sentence* sentenceOf(std::string_view code);
/// All sentences, for tests.
std::vector<Sentence> allSentences();

} // namespace wording
