// The use case `new`: a tournament with a roster and a draw.
#pragma once

#include "drawfacts.h"

#include "desk/document/desk.h"
#include "rules/origin.h"
#include "rules/venue.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

// Creates a tournament with only its name, rules and tables. Teams and draw follow later.

/// A parameter on which the venue lets players agree before the first hand.
struct Agreeable {
    std::string key; ///< the key for agreeing on it: `end.target`; in another phase `championship.end.target`
    std::string phase; ///< `regular`
    std::string label; ///< `target`
    std::string value; ///< as people type it: `300`, `finish-hand`
    struct Choice {
        std::string value; ///< as people type it
        std::string words; ///< `finish the game`
    };
    std::vector<Choice> choices; ///< empty if any number or text is possible
    std::string nothing{};       ///< what an empty list is called: `no limit`; empty: it isn't a list
    /// If our reading differs from the words of the sheet: `Our reading: …. Why: …`, and the value by the
    /// words alone: `finish the game`. Otherwise empty.
    std::string reading{};
    std::string bareWords{};
};
/// The agreeable parameters that can be typed: numbers, words, choices and lists (`2H, 2D`). Phase by phase,
/// with the values of the venue's sheet.
std::vector<Agreeable> agreeable(const rules::Venue& venue);
/// The same for all parameters, agreeable or not. A ruling can change them.
std::vector<Agreeable> changeable(const rules::Venue& venue);
/// The same for the limits that the organizer can set for registering teams, whatever the sheet says. Only of
/// the regular phase. Lists are typed as text: `Student, Staff`, `1 Club, 2 Alumni`.
std::vector<Agreeable> registering(const rules::Venue& venue);
/// The venue with these agreed values (`end.target=350`). Refuses values that aren't possible, with the name
/// of the parameter.
Answer<rules::Venue> agreedVenue(const rules::Venue& venue, const std::vector<std::string>& agreed);

struct TournamentPlan {
    std::string name{};
    rules::Venue venue{};
    std::vector<std::string> agreed{}; ///< `end.target=350`
    facts::Format format = facts::Format::SingleElimination;
    int tables = 1;
    std::optional<int> rest{}; ///< minutes between two matches of a team; nothing: no minimum
};
/// Creates the file with the tournament and its rules, or no file at all. Never overwrites anything.
Answer<Desk> beginTournament(const std::string& path, const std::string& by, const TournamentPlan& plan,
                             Environment environment);

struct NewTournament {
    std::string name{};
    rules::Venue venue{};
    std::vector<std::string> agreed{}; ///< `end.target=350`; for another phase `championship.end.target=400`
    facts::Format format = facts::Format::SingleElimination;
    std::string rosterName{};    ///< name of the file, for messages
    std::string roster{};        ///< bytes of the file, in whatever encoding it was saved
    std::optional<int> tables{}; ///< nothing: one for every two teams
    std::optional<int> rest{};   ///< minutes between two matches of a team; nothing: no minimum
    DrawSettings draw{};
};

/// A tournament that has just been made.
struct Begun {
    Desk desk;
    Recorded recorded;
    std::vector<std::string> warnings; ///< about the roster: `teams.csv:7: …`
};

/// The rules with that id: a venue with all its phases (`unc`) or one phase (`unc-regular`). If there are
/// none, the message lists those that exist.
Answer<rules::Venue> venueCalled(std::string_view id);
/// The rules in a rule file, including those that it builds on. Refuses with all mistakes, each with the
/// file's name and the line.
Answer<rules::FileRead> rulesIn(const rules::RuleFile& file, const rules::FindFile& find);

/// Creates the file with the tournament, its rules, people, teams and draw, or no file at all. Teams with a
/// seed in the roster are seeded first, then the others in roster order or at random. Of a player's ID, only
/// a keyed hash and its last characters are stored; addresses and captains aren't stored. Refuses a roster
/// with an error in any row, values that can't be agreed on, and impossible draws.
Answer<Begun> newTournament(const std::string& path, const std::string& by, const NewTournament& asked,
                            Environment environment);

/// `Fall Spades: 8 teams, 16 players, 7 matches at 4 tables, UNC intramural Spades`, and the seed of a random
/// draw.
std::string begunText(const tournament::Tournament& tournament);

} // namespace desk
