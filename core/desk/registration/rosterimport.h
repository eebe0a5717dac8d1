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

/// Records who is new and what is different, all or nothing, and nothing where nothing is. Of a player's ID
/// only a keyed hash and its end are kept, and of a column that holds nothing, nothing. Who is not in the
/// file stays, and counts where the rules limit a team. A team that has sat down keeps those who play for it:
/// whoever is new on it comes behind them. IDs on record that were kept under another machine's key stay, and
/// those of the file are not taken over. Refuses while any row is wrong, and teams that are new after the
/// draw.
Answer<Recorded> importTeams(Desk& desk, const std::string& by, std::string_view bytes,
                             const roster::Options& choices = {});

} // namespace desk
