// A correction of the record: what it changes, and what happens to later matches that it leaves disputed. How
// one is made and worded: proposal.h.
#pragma once

#include "desk/document/desk.h"
#include "message/message.h"
#include "json/value.h"

#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace desk {

/// What becomes of a later match that the correction leaves disputed.
struct LaterChoice {
    std::string match; ///< its id
    facts::Resolution choice = facts::Resolution::Stand;
};

// What only one kind of correction has.

/// A hand is changed, deleted, inserted or made void.
struct Amendment {
    facts::Hand hand;      ///< the hand as recorded
    bool thrownIn = false; ///< made void by ruling, on record as a misdeal
};

/// A parameter that is another from a match on.
struct ChangedParameter {
    std::string name; ///< `bags.limit`; with its phase before it where that is not the regular one
    std::string label;
    std::string was; ///< in words
    std::string is;
};
/// The rules are others from a match on.
struct RulesChange {
    std::string match; ///< from which on
    std::vector<ChangedParameter> parameters;
    int open = 0; ///< matches from there on that are not final and that it is about: they are played by it
};

/// A team was not allowed to play.
struct Vacation {
    std::string team;
};

/// A whole sheet was written wrong.
struct WholeSheet {
    bool sides = false; ///< A and B change columns
};

struct Telling;

/// The tournament without and with a correction.
struct Correction {
    Tournament before;
    Tournament after;
    std::vector<LaterChoice> then;      ///< what was decided with it
    std::vector<std::string> undecided; ///< ids of matches that it leaves disputed
    std::set<std::string> disputed{}; ///< ids of those that it made so at first, before anything was decided
    std::optional<Recorded> recorded{}; ///< nothing where it was only looked at
    /// Ids of the matches whose sheets or results it is about, the one that was asked for first; none where
    /// it is about many.
    std::vector<std::string> sheets{};
    facts::Spot spot{};      ///< of the hand, where it is about one
    std::string challenge{}; ///< its op, where it is about one
    std::variant<std::monostate, Amendment, RulesChange, Vacation, WholeSheet> own{};
    const Telling* telling = nullptr; ///< how its own part is worded
};

/// A match whose sides are not the same any more.
struct LaterChange {
    std::string match;
    scoring::PerSide<std::string> was; ///< teams as the bracket had them; empty where it does not know yet
    scoring::PerSide<std::string> is;
};
/// In playing order, with those something was decided about. Not if the right teams are seated there then:
/// while a challenge is pending, its match advances no one, and the ruling only brings them back.
std::vector<LaterChange> laterChanges(const Correction& correction);

/// The place of a team that changed places with another, because a match keeps its teams, of which only one
/// was seated there (bracket/seating.h).
struct ChangedPlace {
    std::string team;
    std::string next;          ///< id of the match that it plays next; empty where it has none
    std::optional<int> rank;   ///< where it is eliminated, or has won
    std::optional<int> rankTo; ///< the last of the places that it shares
};
/// What it means that the match of that id keeps its teams, in the tournament after: its seated teams first.
/// Empty if it does not, or the same two belong there.
std::vector<ChangedPlace> changedPlaces(const Correction& correction, const std::string& id);

/// What was decided with the correction about that match, or null.
const LaterChoice* decidedFor(const Correction& correction, const std::string& match);
/// What that means, without the title of the match: `the result is kept: Team 1 and Team 2 played it`, `Team
/// 4 takes over the hands of Team 1`.
std::string decidedText(const Correction& correction, const std::string& id, facts::Resolution choice);

/// What happens to the match itself, a line each: its games, its result, who advances, whether it must be
/// signed again, and for one that is open again its table and its clock.
std::vector<std::string> resultChanges(const Correction& correction, const std::string& match);
/// A match before and after it, as JSON.
json::Value resultJson(const Correction& correction, const std::string& match);

/// What happens to the table and the clock of a match that was over and is open again, a line each:
/// `match 4 is open again, but table 4 is in use by match 9. …`. Empty for any other match.
std::vector<std::string> openedAgain(const Correction& correction, const std::string& match);

/// In Swiss, if it changes a result before a round that is paired already: `round 3 is already paired and
/// published. Its pairing does not change`; else empty.
std::string pairingStays(const Correction& correction);

/// `match 3 is disputed: it was called with Team 1 and Team 2. Decide …`: why it may not be recorded.
message::Message undecided(const Correction& correction, const std::string& id);
/// For every later match that changes, and for pairings that do not: a sentence each, without a period.
/// `match 3: Team 4 and Team 2 instead of Team 1 and Team 2; it has 2 hands on record`; with a decision, its
/// effect: `match 3: Team 4 takes over the hands of Team 1`.
std::vector<std::string> laterTexts(const Correction& correction);

/// The later matches that change, as JSON.
json::Value laterJson(const Correction& correction);

/// Where a hand left its game, before and after the correction; null where it has no row.
struct RowChange {
    int game = 1;
    int place = 0;
    const scoring::HandLedger* was = nullptr;
    const scoring::HandLedger* is = nullptr;
};
/// The row of the hand that it is about first, then the others of its match in order, as far as they change.
std::vector<RowChange> rowChanges(const Correction& correction);
/// `A 120, B 88, on hold`; `no score` where there is no row.
std::string rowInWords(const scoring::HandLedger* row);
/// The rows as JSON, with the state of each where that is asked for.
json::Value rowsJson(const Correction& correction, bool withState);

} // namespace desk
