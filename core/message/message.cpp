#include "message.h"

namespace message {

bool operator==(const Message& one, const Message& other)
{
    return one.code == other.code && one.arguments == other.arguments;
}

bool operator==(const Argument& one, const Argument& other)
{
    return one.name == other.name && one.value == other.value;
}

} // namespace message
