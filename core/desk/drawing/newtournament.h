// The use case `new`: a tournament from a roster, drawn.
#pragma once

#include "drawfacts.h"

#include "desk/document/desk.h"
#include "rules/venue.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

struct NewTournament {
    std::string name;
    rules::Venue venue;
    std::vector<std::string> agreed; ///< `end.target=350`; of another phase `championship.end.target=400`
    facts::Format format = facts::Format::SingleElimination;
    std::string rosterName;    ///< of the file, for messages
    std::string roster;        ///< its bytes, as some program wrote them
    std::optional<int> tables; ///< nothing: one for every two teams
    std::optional<int> rest;   ///< minutes between two matches of a team; nothing: none is asked for
    HowDrawn draw;
};

/// A tournament that has just been made.
struct Begun {
    Desk desk;
    Recorded recorded;
    std::vector<std::string> warnings; ///< about the roster, `teams.csv:7: …`
};

/// The rules of that id: a venue with all its phases (`unc`), or one phase (`unc-regular`). Refuses with the
/// list of those that there are.
Answer<rules::Venue> venueCalled(std::string_view id);
/// The rules in the text of a rule file. Refuses with every mistake, each behind `name` and its line.
Answer<rules::Venue> venueFrom(std::string_view text, const std::string& name);

/// Makes the file with the tournament, its rules, people, teams and draw in it, or no file. Teams with a seed
/// in the roster are seeded first, in its order, the others as they stand there or by lot. Of a player's ID
/// only a keyed hash and its end are kept; addresses and who is captain are not. Refuses every row of the
/// roster that cannot be right, what may not be agreed, and what cannot be drawn.
Answer<Begun> newTournament(const std::string& path, const std::string& by, const NewTournament& asked,
                            Environment environment);

/// `Fall Spades: 8 teams, 16 players, 7 matches at 4 tables, UNC intramural Spades`, and how it was drawn
/// where that was by lot.
std::string begunText(const tournament::Tournament& tournament);

} // namespace desk
