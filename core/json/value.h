// JSON as this program reads it: only whole numbers, no key twice, and each value has its line.
#pragma once

#include "message/message.h"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace json {

/// A mistake in a text, and its place. `line` counts from 1. `place` is the path to the value
/// (`hands[2].a.bids[0]`), empty if the text isn't JSON at all.
struct Problem {
    int line = 0;
    std::string place;
    message::Message what;
    /// If the text is part of something larger: the names of the larger parts, from the outside in: `game 2`,
    /// `hand 3`.
    std::vector<message::Message> within{};
};
/// The problem with its place, if it has one: `end.target: must be from 1 to 10000, not 0`.
message::Message placed(const Problem& problem);

struct Value;
using Array = std::vector<Value>;
/// Keys in the order of the text. No key occurs twice.
using Object = std::vector<std::pair<std::string, Value>>;

/// Other types convert to it: `Object{{"bid", 4}, {"made", true}, {"teams", Array{…}}}`.
struct Value {
    Value() = default;
    Value(std::nullptr_t) {}
    /// A whole number, or true or false. Not a character and not a pointer.
    template <std::integral T>
    requires(!std::same_as<T, char>) Value(T number)
        : data(std::conditional_t<std::same_as<T, bool>, bool, long long>(number))
    {
    }
    Value(std::string text) : data(std::move(text)) {}
    Value(std::string_view text) : data(std::string(text)) {}
    Value(const char* text) : data(std::string(text)) {}
    Value(Array items) : data(std::move(items)) {}
    Value(Object members) : data(std::move(members)) {}
    /// The value, or null if there is none.
    template <class T>
    Value(const std::optional<T>& perhaps) : Value(perhaps ? Value(*perhaps) : Value())
    {
    }

    /// The same value with that line.
    Value(Value plain, int at) : data(std::move(plain.data)), line(at) {}

    std::variant<std::nullptr_t, bool, long long, std::string, Array, Object> data = nullptr;
    int line = 1;

    bool isNull() const { return std::holds_alternative<std::nullptr_t>(data); }
    const bool* boolean() const { return std::get_if<bool>(&data); }
    const long long* integer() const { return std::get_if<long long>(&data); }
    const std::string* string() const { return std::get_if<std::string>(&data); }
    const Array* array() const { return std::get_if<Array>(&data); }
    const Object* object() const { return std::get_if<Object>(&data); }

    /// The value under `key`. Null if this isn't an object or has no such key.
    const Value* find(std::string_view key) const;
};

/// Parses one JSON value from UTF-8 text. `firstLine` is the number of its first line. Refuses what RFC 8259
/// refuses, and also fractions, numbers beyond 64 bits, repeated keys, more than 64 levels, and objects with
/// more than 1000 keys.
tl::expected<Value, Problem> parse(std::string_view text, int firstLine = 1);

/// The value as one line of JSON, in the order in which it was read. For messages and output.
std::string print(const Value& value);
/// The value in canonical form: keys in code-point order, no spaces, UTF-8 unchanged. Equal values give equal
/// bytes, and parsing and printing them again gives the same bytes.
std::string canonical(const Value& value);

} // namespace json
