// For this room alone.
#pragma once

#include "desk/checks/answer.h"
#include "message/message.h"

#include <string>

namespace desk {

/// Of a match that a newer draw has not got, by its id.
inline tl::unexpected<Failure> notDrawn(const std::string& match)
{
    return refused(message::Message{"match-no-longer-drawn", {{"match", match}}});
}

} // namespace desk
