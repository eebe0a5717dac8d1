// Helpers for recording something about a match. Only for this room.
#pragma once

#include "desk/document/desk.h"
#include "message/message.h"

#include <string>

namespace desk {

/// Says that the match (id) isn't in the draw any more.
inline tl::unexpected<Failure> notDrawn(const std::string& match)
{
    return refused(message::Message{"match-no-longer-drawn", {{"match", match}}});
}

/// Records what `write` (draft, match) adds about the match (id). Refuses if it isn't in the draw any more.
template <class Write>
Answer<Recorded> recordAbout(Desk& desk, const std::string& by, const std::string& id, Write write)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const Match* match = tournament::match(draft.tournament(), id);
        if (!match)
            return notDrawn(id);
        return write(draft, *match);
    });
}

} // namespace desk
