// The use case of importing teams from a roster file, for the first time or again. It is first shown how the
// file is read and what it changes, then recorded.
#pragma once

#include "rostermatch.h"

#include "desk/document/desk.h"

#include <string>
#include <string_view>

namespace desk {

/// How the file is read and what it would change. Teams and players on record are recognized by ID, or else
/// by name (players within their team).
RosterPreview previewRoster(const tournament::Tournament& tournament, std::string_view bytes,
                            const roster::Options& choices = {});

/// Records what is new and what differs, all or nothing. Of a player's ID, only a keyed hash and its end are
/// stored; nothing is stored from ignored columns. Players who aren't in the file stay, and count for the
/// limits of the team. A team that was seated keeps its players; new ones come after them. If IDs on record
/// were made with another computer's key, they stay, and those in the file aren't imported. Refuses while any
/// row has an error, and new teams after the draw.
Answer<Recorded> importTeams(Desk& desk, const std::string& by, std::string_view bytes,
                             const roster::Options& choices = {});

} // namespace desk
