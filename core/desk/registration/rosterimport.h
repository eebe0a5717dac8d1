// The use case of importing teams from a roster file, once or again: first it shows how the file is read and
// what it changes, then it is recorded.
#pragma once

#include "rostermatch.h"

#include "desk/document/desk.h"

#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// How the file is read, and what it would change. Teams and players on record are recognized by their IDs,
/// or else by their names (players within their team).
RosterPreview previewRoster(const tournament::Tournament& tournament, std::string_view bytes,
                            const roster::Options& choices = {});

/// Records what is new and what differs, all or nothing. Of a player's ID only a keyed hash and its end are
/// kept; columns that are ignored leave nothing. Players who aren't in the file stay, and count for the
/// limits of a team. A team that was seated keeps its players; new ones come after them. IDs on record under
/// another machine's key stay, and those of the file aren't imported. Refuses while any row has an error, and
/// new teams after the draw.
Answer<Recorded> importTeams(Desk& desk, const std::string& by, std::string_view bytes,
                             const roster::Options& choices = {});

} // namespace desk
