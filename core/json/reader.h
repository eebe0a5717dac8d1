// Strict reading of one JSON object: each key is read by name, and all other keys are refused.
#pragma once

#include "value.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace json {

using Problems = std::vector<Problem>;

/// Adds problems that were found inside that part of the text.
void addWithin(const message::Message& place, Problems found, Problems& problems);
/// Calls `read` with a list for its problems, adds these as above, and returns what it returned.
template <class Read>
auto readWithin(const message::Message& place, Problems& problems, Read&& read)
{
    Problems found;
    auto value = read(found);
    addWithin(place, std::move(found), problems);
    return value;
}

/// A word that a value can be, and its meaning.
template <class E>
struct Word {
    std::string_view text;
    E meaning;
};

/// The word with that meaning. Empty if there is none.
template <class E, std::size_t N>
constexpr std::string_view wordOf(const Word<E> (&words)[N], E meaning)
{
    for (const Word<E>& word : words)
        if (word.meaning == meaning)
            return word.text;
    return {};
}

/// Reads the members of an object. A missing member, a wrong type or a value out of range becomes a Problem
/// with line and place, and the call returns a harmless value. So one pass finds all mistakes.
class Reader {
public:
    /// `place` names the object in messages (`end`; empty for the whole text). The place of a member is
    /// `place`, `joint` and its key. If the value isn't an object, that is the only Problem.
    Reader(const Value& value, std::string place, Problems& problems, std::string_view joint = ".");

    /// The member, which is required. Null and a Problem if it is missing.
    const Value* need(std::string_view key);
    /// The member. Null if it is missing.
    const Value* take(std::string_view key);

    int integer(std::string_view key, int least, int most);
    std::optional<int> integerOrNull(std::string_view key, int least, int most);
    bool boolean(std::string_view key);
    /// A text that isn't empty.
    std::string string(std::string_view key);
    template <class E, std::size_t N>
    E word(std::string_view key, const Word<E> (&words)[N]);

    /// Refuses all keys that weren't read. Call it last.
    void done();
    /// The members that weren't read.
    Object unasked() const;

    std::string placeOf(std::string_view key) const;
    const std::string& place() const { return m_place; }
    Problems& problems() { return m_problems; }
    void refuse(const Value& at, std::string_view key, message::Message what);

private:
    const Value& m_value;
    std::string m_place;
    Problems& m_problems;
    std::string_view m_joint;
    std::vector<std::string_view> m_asked;
};

/// The whole number in `value`. Otherwise nothing, with a Problem that says what it is instead.
std::optional<int> integer(const Value& value, const std::string& place, int least, int most,
                           Problems& problems);
/// The text in `value`, which must not be empty. Otherwise nothing, with a Problem.
std::optional<std::string> string(const Value& value, const std::string& place, Problems& problems);
/// `hands[2]`: the place of an item in a list. `index` counts from 0.
std::string item(const std::string& place, std::size_t index);
/// A value for messages: as written (`"nil"`, `7`), or “a list” or “an object”.
message::Argument::Value shown(const Value& value);

/// The message about a value that isn't a list, an object, true or false, or one of those words (`"a", "b"`).
message::Message notAList(const Value& value);
message::Message notAnObject(const Value& value);
message::Message notABoolean(const Value& value);
message::Message noneOf(const Value& value, std::string choices);

/// The word in `value` with its meaning. Null if it is none of them.
template <class E>
const Word<E>* wordIn(std::span<const Word<E>> words, const Value& value)
{
    for (const Word<E>& word : words)
        if (value.string() && *value.string() == word.text)
            return &word;
    return nullptr;
}
template <class E>
message::Message noneOf(const Value& value, std::span<const Word<E>> words)
{
    std::string choices;
    for (const Word<E>& word : words)
        choices += (choices.empty() ? "\"" : ", \"") + std::string(word.text) + '"';
    return noneOf(value, std::move(choices));
}

template <class E, std::size_t N>
E Reader::word(std::string_view key, const Word<E> (&words)[N])
{
    const Value* value = need(key);
    if (!value)
        return words[0].meaning;
    const std::span<const Word<E>> all(words);
    const Word<E>* word = wordIn(all, *value);
    if (!word)
        refuse(*value, key, noneOf(*value, all));
    return word ? word->meaning : words[0].meaning;
}

} // namespace json
