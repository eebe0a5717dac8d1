#include "message.h"

#include <algorithm>

namespace message {

bool operator==(const Message& one, const Message& other)
{
    return one.code == other.code && one.arguments == other.arguments;
}

bool operator==(const Argument& one, const Argument& other)
{
    return one.name == other.name && one.value == other.value;
}

const Argument::Value* find(const Message& message, std::string_view name)
{
    const auto at = std::ranges::find(message.arguments, name, &Argument::name);
    return at == message.arguments.end() ? nullptr : &at->value;
}

} // namespace message
