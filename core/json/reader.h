// Strict reading of one JSON object: each key is asked for by name, and every other key is refused.
#pragma once

#include "value.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace json {

using Problems = std::vector<Problem>;

/// Adds the problems found within that place of the text.
void addWithin(const message::Message& place, Problems found, Problems& problems);
/// What `read` returns. It gets a list for the problems it finds.
template <class Read>
auto readWithin(const message::Message& place, Problems& problems, Read&& read)
{
    Problems found;
    auto value = read(found);
    addWithin(place, std::move(found), problems);
    return value;
}

/// The words that a value can be, each with its meaning.
template <class E>
struct Word {
    std::string_view text;
    E meaning;
};

/// The text of that meaning; empty if it has none.
template <class E, std::size_t N>
constexpr std::string_view wordOf(const Word<E> (&words)[N], E meaning)
{
    for (const Word<E>& word : words)
        if (word.meaning == meaning)
            return word.text;
    return {};
}

/// Reads the members of an object. A missing member, a wrong type or a value out of range becomes a Problem
/// with line and place, and the call returns a harmless value, so that one pass finds every mistake.
class Reader {
public:
    /// `place` names the object in messages (`end`, empty for the whole text); a member's place is `place`,
    /// `joint` and its key. If the value isn't an object, that is the only Problem.
    Reader(const Value& value, std::string place, Problems& problems, std::string_view joint = ".");

    /// The member, which must be there; null and a Problem otherwise.
    const Value* need(std::string_view key);
    /// The member, or null if the key is not given.
    const Value* take(std::string_view key);

    int integer(std::string_view key, int least, int most);
    std::optional<int> integerOrNull(std::string_view key, int least, int most);
    bool boolean(std::string_view key);
    /// A text that is not empty.
    std::string string(std::string_view key);
    template <class E, std::size_t N>
    E word(std::string_view key, const Word<E> (&words)[N]);

    /// Refuses every key that wasn't asked for. Call it last.
    void done();
    /// The members that weren't asked for.
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

/// The whole number in `value`; otherwise nothing, and a Problem that says what was found instead.
std::optional<int> integer(const Value& value, const std::string& place, int least, int most,
                           Problems& problems);
/// The text in `value`, which must not be empty; nothing and a Problem otherwise.
std::optional<std::string> string(const Value& value, const std::string& place, Problems& problems);
/// `hands[2]`: the place of an item in a list. `index` counts from 0.
std::string item(const std::string& place, std::size_t index);
/// A value as messages show it: as written (`"nil"`, `7`), or “a list” or “an object”.
message::Argument::Value shown(const Value& value);

/// The Problem for a value that isn't a list, an object, true or false, or one of those words (`"a", "b"`).
message::Message notAList(const Value& value);
message::Message notAnObject(const Value& value);
message::Message notABoolean(const Value& value);
message::Message noneOf(const Value& value, std::string choices);

/// The meaning of the word in `value`; null if it is none of them.
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
