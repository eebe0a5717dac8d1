// The use case `new`: a tournament from a roster, drawn.
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

// Creates a tournament with its name, rules and tables only. Its teams and its draw follow.

/// A parameter that the venue lets players agree on before the first hand.
struct Agreeable {
    std::string key;   ///< its key when agreed: `end.target`; in another phase `championship.end.target`
    std::string phase; ///< `regular`
    std::string label; ///< `target`
    std::string value; ///< as people type it: `300`, `finish-hand`
    struct Choice {
        std::string value; ///< as people type it
        std::string words; ///< `finish the game`
    };
    std::vector<Choice> choices; ///< empty if any number or text is possible
    std::string nothing{};       ///< the word for an empty list: `no limit`; empty: it isn't a list
    /// If the sheet's words and our reading differ: `Our reading: …. Why: …`, and the value by the
    /// words alone, `finish the game`; otherwise empty.
    std::string reading{};
    std::string bareWords{};
};
/// Those whose value is a number, a word, a choice or a list that can be typed (`2H, 2D`), phase by phase,
/// with the values of the venue's sheet.
std::vector<Agreeable> agreeable(const rules::Venue& venue);
/// The same for every parameter, agreeable or not: those that a ruling can change.
std::vector<Agreeable> changeable(const rules::Venue& venue);
/// The same for the limits that the organizer can set for teams that register, whatever the sheet says; of
/// the regular phase. Lists are typed as text: `Student, Staff`, `1 Club, 2 Alumni`.
std::vector<Agreeable> registering(const rules::Venue& venue);
/// The venue with these agreed values (`end.target=350` each). Refuses values that aren't possible, with the
/// parameter's name.
Answer<rules::Venue> agreedVenue(const rules::Venue& venue, const std::vector<std::string>& agreed);

struct TournamentPlan {
    std::string name{};
    rules::Venue venue{};
    std::vector<std::string> agreed{}; ///< `end.target=350`
    facts::Format format = facts::Format::SingleElimination;
    int tables = 1;
    std::optional<int> rest{}; ///< minutes between two matches of a team; nothing: no minimum
};
/// Creates the file with the tournament and its rules, or no file at all; never overwrites anything.
Answer<Desk> beginTournament(const std::string& path, const std::string& by, const TournamentPlan& plan,
                             Environment environment);

struct NewTournament {
    std::string name{};
    rules::Venue venue{};
    std::vector<std::string> agreed{}; ///< `end.target=350`; of another phase `championship.end.target=400`
    facts::Format format = facts::Format::SingleElimination;
    std::string rosterName{};    ///< of the file, for messages
    std::string roster{};        ///< its bytes, as some program saved them
    std::optional<int> tables{}; ///< nothing: one for every two teams
    std::optional<int> rest{};   ///< minutes between two matches of a team; nothing: no minimum
    HowDrawn draw{};
};

/// A tournament that has just been made.
struct Begun {
    Desk desk;
    Recorded recorded;
    std::vector<std::string> warnings; ///< about the roster, `teams.csv:7: …`
};

/// The rules of that id: a venue with all its phases (`unc`), or one phase (`unc-regular`). If there are
/// none, the message lists those that exist.
Answer<rules::Venue> venueCalled(std::string_view id);
/// The rules in a rule file, with everything that it is from. Refuses with every mistake, each with the
/// file's name and line.
Answer<rules::FileRead> rulesIn(const rules::RuleFile& file, const rules::FindFile& find);

/// Creates the file with the tournament, its rules, people, teams and draw, or no file. Teams with a seed in
/// the roster are seeded first, by seed, the others in roster order or at random. Of a player's ID only a
/// keyed hash and its end are kept; addresses and captains aren't kept. Refuses a roster with an error in any
/// row, rules that can't be agreed on, and impossible draws.
Answer<Begun> newTournament(const std::string& path, const std::string& by, const NewTournament& asked,
                            Environment environment);

/// `Fall Spades: 8 teams, 16 players, 7 matches at 4 tables, UNC intramural Spades`, and the seed of a random
/// draw.
std::string begunText(const tournament::Tournament& tournament);

} // namespace desk
