// What is written about a match. For this room alone.
#pragma once

#include "desk/document/desk.h"
#include "message/message.h"

#include <string>

namespace desk {

/// Of a match that a newer draw has not got, by its id.
inline tl::unexpected<Failure> notDrawn(const std::string& match)
{
    return refused(message::Message{"match-no-longer-drawn", {{"match", match}}});
}

/// Records what `write` (draft, match) puts in about that match (its id), where it is drawn still.
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
