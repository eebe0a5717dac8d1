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

// The use case of making a tournament by itself: its name, rules and tables. Its teams and its draw follow.

/// A parameter that the venue lets players agree on before the first hand.
struct Agreeable {
    std::string key;   ///< as it is agreed: `end.target`; of another phase `championship.end.target`
    std::string phase; ///< `regular`
    std::string label; ///< `target`
    std::string value; ///< as it is typed: `300`, `finish-hand`
    struct Choice {
        std::string value; ///< likewise
        std::string words; ///< `finish the game`
    };
    std::vector<Choice> choices; ///< empty where any number or text may be
    std::string nothing{};       ///< what an empty list says: `no limit`; empty: it is no list
    /// Where the sheet's words and our reading differ: `Our reading U5: …, because …`, and what the words
    /// alone say, `finish the game`; else empty.
    std::string reading{};
    std::string bareWords{};
};
/// Those whose value is a number, a word, a choice or a list that can be typed (`2H, 2D`), phase by phase,
/// with the values of the venue's sheet.
std::vector<Agreeable> agreeable(const rules::Venue& venue);
/// The same of every parameter, agreeable or not: what a ruling may change.
std::vector<Agreeable> changeable(const rules::Venue& venue);
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
/// The rules in a rule file, with all that it is from. Refuses with every mistake, each behind the file's
/// name and its line.
Answer<rules::FileRead> rulesIn(const rules::RuleFile& file, const rules::FindFile& find);

/// Makes the file with the tournament, its rules, people, teams and draw in it, or no file. Teams with a seed
/// in the roster are seeded first, by seed, the others in roster order or at random. Of a player's ID only a
/// keyed hash and its end are kept; addresses and captains are not. Refuses every row of the roster that has
/// an error, rules that may not be agreed on, and what cannot be drawn.
Answer<Begun> newTournament(const std::string& path, const std::string& by, const NewTournament& asked,
                            Environment environment);

/// `Fall Spades: 8 teams, 16 players, 7 matches at 4 tables, UNC intramural Spades`, and the seed of a random
/// draw.
std::string begunText(const tournament::Tournament& tournament);

} // namespace desk
