// A correction of the record: what it changes, and what happens to later matches that it leaves disputed. See
// proposal.h for making one and putting it into words.
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

/// What happens to a later match that the correction leaves disputed.
struct LaterChoice {
    std::string match; ///< its id
    facts::Resolution choice = facts::Resolution::Stand;
};

// The data that only one kind of correction has.

/// A hand is changed, deleted, inserted or made void.
struct Amendment {
    facts::Hand hand;      ///< the hand as recorded
    bool thrownIn = false; ///< made void by ruling, on record as a misdeal
};

/// A parameter that changes from a match on.
struct ChangedParameter {
    std::string name; ///< `bags.limit`; with its phase first if that isn't the regular one
    std::string label;
    std::string was; ///< in words
    std::string is;
};
/// Rules change from a match on.
struct RulesChange {
    std::string match; ///< from which on
    std::vector<ChangedParameter> parameters;
    int open = 0; ///< matches affected from there on that aren't final: they use the new rules
};

/// A team wasn't eligible.
struct Vacation {
    std::string team;
};

/// A whole sheet is wrong.
struct WholeSheet {
    bool sides = false; ///< A and B swap columns
};

struct Telling;

/// The tournament without and with a correction.
struct Correction {
    Tournament before;
    Tournament after;
    std::vector<LaterChoice> then;      ///< the decisions made with it
    std::vector<std::string> undecided; ///< ids of matches that it leaves disputed
    std::set<std::string> disputed{};   ///< ids of those that it first disputed, before any decision
    std::optional<Recorded> recorded{}; ///< nothing for a preview
    /// Ids of the matches whose sheets or results it is about, the requested one first; none if there are
    /// many.
    std::vector<std::string> sheets{};
    facts::Spot spot{};      ///< of the hand, if it is about one
    std::string challenge{}; ///< its op, if it is about one
    std::variant<std::monostate, Amendment, RulesChange, Vacation, WholeSheet, facts::Incident> own{};
    const Telling* telling = nullptr; ///< the words for its own part

    /// The match of that hand.
    const tournament::Match& matchAfter() const { return *tournament::match(after, spot.sitting.match); }
};

/// A match whose sides have changed.
struct LaterChange {
    std::string match;
    scoring::PerSide<std::string> was; ///< teams by the bracket before; empty if not known
    scoring::PerSide<std::string> is;
};
/// In playing order, including those with a decision. Not if the right teams are seated there then: while a
/// challenge is pending, its match advances no one, and the ruling only brings them back.
std::vector<LaterChange> laterChanges(const Correction& correction);

/// The place of a team that changed places with another, because a match keeps its teams, of which only one
/// belonged there (bracket/seating.h).
struct ChangedPlace {
    std::string team;
    std::string next;          ///< id of its next match; empty if it has none
    std::optional<int> rank;   ///< if it is eliminated, or has won
    std::optional<int> rankTo; ///< the last of the places that it shares
};
/// What follows if the match of that id keeps its teams, in the tournament after: its seated teams first.
/// Empty if it doesn't, or the same two belong there.
std::vector<ChangedPlace> changedPlaces(const Correction& correction, const std::string& id);

/// The decision about that match made with the correction; or null.
const LaterChoice* decidedFor(const Correction& correction, const std::string& match);
/// The effect of that, without the title of the match: `the result is kept: Team 1 and Team 2 played it`,
/// `Team 4 takes over the hands of Team 1`.
std::string decidedText(const Correction& correction, const std::string& id, facts::Resolution choice);

/// What happens to the match itself, one line each: its games, its result, who advances, whether it must be
/// signed again, and for a reopened match its table and its clock.
std::vector<std::string> resultChanges(const Correction& correction, const std::string& match);
/// A match before and after it, as JSON.
json::Value resultJson(const Correction& correction, const std::string& match);

/// What happens to the table and the clock of a match that was over and is open again, one line each: `match
/// 4 is open again, but table 4 is in use by match 9. …`. Empty for any other match.
std::vector<std::string> openedAgain(const Correction& correction, const std::string& match);

/// Hands of the match in which a side bid blind nil that was far enough behind before the correction and
/// isn't with it, one line each: `hand 3: B trailed by only 51 when it bid blind nil (100 needed)`.
std::vector<std::string> blindNilsTooEarly(const Correction& correction, const std::string& match);

/// In Swiss, if it changes a result before a round that is already paired: `round 3 is already paired and
/// published. Its pairing does not change`; otherwise empty.
std::string pairingStays(const Correction& correction);

/// `match 3 is disputed: it was called with Team 1 and Team 2. Decide …`: why it may not be recorded.
message::Message undecided(const Correction& correction, const std::string& id);
/// For every later match that changes, and for pairings that do not: a sentence each, without a period.
/// `match 3: Team 4 and Team 2 instead of Team 1 and Team 2; it has 2 hands on record`; with a decision, its
/// effect: `match 3: Team 4 takes over the hands of Team 1`.
std::vector<std::string> laterTexts(const Correction& correction);

/// The later matches that change, as JSON.
json::Value laterJson(const Correction& correction);

/// The state of the game after a hand, before and after the correction; null if it has no row.
struct RowChange {
    int game = 1;
    int place = 0;
    const scoring::HandLedger* was = nullptr;
    const scoring::HandLedger* is = nullptr;
};
/// The row of the corrected hand first, then the others of its match in order, as far as they change.
std::vector<RowChange> rowChanges(const Correction& correction);
/// `A 120, B 88, on hold`; `no score` if there is no row.
std::string rowInWords(const scoring::HandLedger* row);
/// The rows as JSON, with the state of each if requested.
json::Value rowsJson(const Correction& correction, bool withState);

} // namespace desk
