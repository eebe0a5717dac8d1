// The use case of making a tournament by itself: its name, rules and tables. Its teams and its draw follow.
#pragma once

#include "desk/document/desk.h"
#include "rules/venue.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// A parameter that the venue lets players agree on before the first hand.
struct Agreeable {
    std::string key;   ///< as it is agreed: `end.target`; of another phase `championship.end.target`
    std::string phase; ///< `regular`
    std::string label; ///< `target`
    std::string value; ///< as it is typed: `300`, `finish-hand`
    struct Choice {
        std::string value; ///< likewise
        std::string words; ///< `the game is finished`
    };
    std::vector<Choice> choices; ///< empty where any number or text may be
    std::string nothing{};       ///< what an empty list says: `no limit`; empty: it is no list
};
/// Those whose value is a number, a word, a choice or a list that can be typed (`2H, 2D`), phase by phase,
/// with the values of the venue's sheet.
std::vector<Agreeable> agreeable(const rules::Venue& venue);
/// What the organiser may ask of teams that register, whatever the sheet leaves open: likewise, of the
/// regular phase. Lists are typed as a text: `Student, Staff`, `1 Club, 2 Alumni`.
std::vector<Agreeable> registering(const rules::Venue& venue);
/// The venue with that agreed (`end.target=350` each). Refuses what may not be, with the parameter's name.
Answer<rules::Venue> agreedVenue(const rules::Venue& venue, const std::vector<std::string>& agreed);

struct TournamentPlan {
    std::string name;
    rules::Venue venue;
    std::vector<std::string> agreed; ///< `end.target=350`
    facts::Format format = facts::Format::SingleElimination;
    int tables = 1;
    std::optional<int> rest; ///< minutes between two matches of a team; nothing: none is asked for
};
/// Makes the file with the tournament and its rules in it, or no file at all; never over anything.
Answer<Desk> beginTournament(const std::string& path, const std::string& by, const TournamentPlan& plan,
                             Environment environment);

} // namespace desk
