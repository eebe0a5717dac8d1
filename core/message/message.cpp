#include "message.h"

namespace message {

bool operator==(const Message& one, const Message& other)
{
    return one.code == other.code && one.arguments == other.arguments;
}

} // namespace message
