// A message for people, not yet in words: a code and named arguments. core/wording makes the sentence.
// Scripts read the code (formats.md, `--json`).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace message {

struct Argument;

/// Codes and argument names are literals with lower-case letters, digits and hyphens. They never change.
struct Message {
    Message();
    Message(std::string_view what);
    Message(std::string_view what, std::vector<Argument> about);

    std::string_view code;
    std::vector<Argument> arguments;

    friend bool operator==(const Message& one, const Message& other);
};

/// An argument: a name or another text that isn't translated, a number, or messages inside this one (the
/// title of a match, a place on the rule sheet). Lists are joined with commas.
struct Argument {
    using Value = std::variant<std::string, long long, std::vector<std::string>, std::vector<Message>>;

    Argument(std::string_view called, std::string text) : name(called), value(std::move(text)) {}
    Argument(std::string_view called, std::string_view text) : name(called), value(std::string(text)) {}
    Argument(std::string_view called, const char* text) : name(called), value(std::string(text)) {}
    Argument(std::string_view called, long long number) : name(called), value(number) {}
    Argument(std::string_view called, int number) : Argument(called, static_cast<long long>(number)) {}
    Argument(std::string_view called, std::size_t number) : Argument(called, static_cast<long long>(number))
    {
    }
    Argument(std::string_view called, std::vector<std::string> texts) : name(called), value(std::move(texts))
    {
    }
    Argument(std::string_view called, Message part) : name(called), value(std::vector{std::move(part)}) {}
    Argument(std::string_view called, std::vector<Message> parts) : name(called), value(std::move(parts)) {}
    Argument(std::string_view called, Value whole) : name(called), value(std::move(whole)) {}

    friend bool operator==(const Argument& one, const Argument& other);

    std::string_view name;
    Value value;
};

/// The value of the argument with that name. Null if there is none.
const Argument::Value* find(const Message& message, std::string_view name);

// Not in the class, because the element type of the list is incomplete there.
inline Message::Message() = default;
inline Message::Message(std::string_view what) : code(what) {}
inline Message::Message(std::string_view what, std::vector<Argument> about)
    : code(what), arguments(std::move(about))
{
}

} // namespace message
