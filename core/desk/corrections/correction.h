// A correction of what is on record: what it changes, and what becomes of later matches that it leaves
// disputed.
#pragma once

#include "desk/document/desk.h"
#include "message/message.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace desk {

/// What becomes of a later match that the correction leaves disputed.
struct LaterChoice {
    std::string match; ///< its id
    facts::Resolution choice = facts::Resolution::Stand;
};

/// The tournament without and with a correction.
struct Correction {
    tournament::Tournament before;
    tournament::Tournament after;
    std::vector<LaterChoice> then;      ///< what was decided with it
    std::vector<std::string> undecided; ///< ids of matches that it leaves disputed
    std::set<std::string> disputed{}; ///< ids of those that it made so at first, before anything was decided
    std::optional<Recorded> recorded{}; ///< nothing where it was only looked at
};

/// A match whose sides are not the same any more.
struct LaterChange {
    std::string match;
    scoring::PerSide<std::string> was; ///< teams as the bracket had them; empty where it does not know yet
    scoring::PerSide<std::string> is;
};
/// In playing order, with what something was decided about. Else not where those sat down who belong there
/// then: while a challenge is pending its match sends nobody on, and the ruling only brings them back.
std::vector<LaterChange> laterChanges(const Correction& correction);

/// Where a team is that changed places with another, since a match stands which only one of them sat down to
/// (bracket/seating.h).
struct ChangedPlace {
    std::string team;
    std::string next;          ///< id of the match that it plays next; empty where it has none
    std::optional<int> rank;   ///< where it is eliminated, or has won
    std::optional<int> rankTo; ///< the last of the places that it shares
};
/// What it means to let the match of that id stand, once that is so in the tournament after: first those who
/// sat down to it. Empty where it does not stand, or the same two belong there.
std::vector<ChangedPlace> changedPlaces(const Correction& correction, const std::string& id);

/// What becomes of the table and the clock of a match that was over and is to be played on, a line each:
/// `match 4 is open again, and table 4 is in use by match 9: …`. Nothing of another match.
std::vector<std::string> openedAgain(const Correction& correction, const std::string& match);

/// Of Swiss, where it changes a result before a round that is paired already: `round 3 is paired and
/// published: its pairing stays as it is`; empty elsewhere.
std::string pairingStays(const Correction& correction);

/// `match 3 is disputed: Team 4 and Team 2 in place of Team 1 and Team 2; decide …`
std::string undecidedText(const Correction& correction, const std::string& id);
/// The same, as what stands against recording it.
message::Message undecided(const Correction& correction, const std::string& id);
/// `match 3: Team 4 and Team 2 in place of Team 1 and Team 2; it has 2 hands on record`; what it comes to
/// where something was decided: `match 3: Team 4 takes over what Team 1 played`
std::string laterText(const Correction& correction, const LaterChange& later);
/// Of every later match that is not as it was, and of pairings that stay: a sentence each, without its end.
std::vector<std::string> laterTexts(const Correction& correction);

} // namespace desk
