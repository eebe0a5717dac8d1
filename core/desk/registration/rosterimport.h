// The use case of taking teams from a roster file, once or again: first it is shown how the file is read and
// what it changes, then it is recorded.
#pragma once

#include "rostermatch.h"

#include "desk/document/desk.h"

#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// How the file is read, and what it would change. Teams and players on record are known by their IDs, or
/// else by their names, players on their team.
RosterPreview previewRoster(const tournament::Tournament& tournament, std::string_view bytes,
                            const roster::Options& choices = {});

/// Records who is new and what differs, all or nothing. Of a player's ID only a keyed hash and its end are
/// kept, and of a column that holds nothing, nothing. Players who are not in the file stay, and count where
/// the rules limit a team. A team that was seated keeps its players; new ones come after them. IDs on record
/// under another machine's key stay, and those of the file are not imported. Refuses while any row has an
/// error, and teams that are new after the draw.
Answer<Recorded> importTeams(Desk& desk, const std::string& by, std::string_view bytes,
                             const roster::Options& choices = {});

} // namespace desk
