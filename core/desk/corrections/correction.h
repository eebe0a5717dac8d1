// A correction of the record: what it changes, and what happens to later matches that it leaves disputed. See
// proposal.h for making one and describing it.
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
    std::string match; ///< id
    facts::Resolution choice = facts::Resolution::Stand;
};

// Data that only one kind of correction has.

/// A hand is changed, deleted, inserted or made void.
struct Amendment {
    facts::Hand hand;      ///< the hand as it is recorded
    bool thrownIn = false; ///< a ruling made it void; it is recorded as a misdeal
};

/// A parameter that changes from a match on.
struct ChangedParameter {
    std::string name; ///< `bags.limit`; begins with the phase if that isn't the regular one
    std::string label;
    std::string was; ///< in words
    std::string is;
};
/// Rules change from a match on.
struct RulesChange {
    std::string match; ///< id of the first match with the changed rules
    std::vector<ChangedParameter> parameters;
    int open = 0; ///< how many of the matches from there on aren't final: they use the new rules
};

/// A team wasn't eligible.
struct Vacation {
    std::string team;
};

/// A change of a whole sheet.
struct SheetCorrection {
    bool sides = false; ///< A and B swap columns
};

struct ProposalText;

/// The tournament before and after a correction.
struct Correction {
    Tournament before;
    Tournament after;
    std::vector<LaterChoice> then;      ///< the decisions recorded with it
    std::vector<std::string> undecided; ///< ids of matches that it leaves disputed
    std::set<std::string> disputed{};   ///< ids of the matches that it disputed, before any decision
    std::optional<Recorded> recorded{}; ///< nothing in a preview
    /// The ids of the matches whose sheets or results it is about, beginning with the requested one. Empty if
    /// there are many.
    std::vector<std::string> sheets{};
    facts::Spot spot{};      ///< of the hand it is about, if any
    std::string challenge{}; ///< op of the challenge it is about, if any
    std::variant<std::monostate, Amendment, RulesChange, Vacation, SheetCorrection, facts::Incident> own{};
    const ProposalText* telling = nullptr; ///< how to describe this kind of correction

    /// The match of that hand after the correction.
    const tournament::Match& matchAfter() const { return *tournament::match(after, spot.sitting.match); }
};

/// A match whose sides changed.
struct LaterChange {
    std::string match;
    /// Ids of the teams that the bracket had there before. Empty: not known.
    scoring::PerSide<std::string> was;
    scoring::PerSide<std::string> is;
};
/// In playing order, including matches with a decision. Doesn't include a match in which the right teams are
/// then seated: while a challenge is pending, its match advances no one, and the ruling only brings the same
/// teams back.
std::vector<LaterChange> laterChanges(const Correction& correction);

/// What happens to a team that swaps places with another, because a match keeps its teams although only one
/// of them belonged there (bracket/seating.h).
struct ChangedPlace {
    std::string team;
    std::string next;          ///< id of its next match; empty: none
    std::optional<int> rank;   ///< if it is eliminated or has won
    std::optional<int> rankTo; ///< the last of the places that it shares
};
/// What happens to the teams if that match (id) keeps its teams, by the tournament after the correction. The
/// seated teams come first. Empty if the match doesn't keep its teams, or the same two belong there.
std::vector<ChangedPlace> changedPlaces(const Correction& correction, const std::string& id);

/// The decision about that match recorded with the correction, or null.
const LaterChoice* decidedFor(const Correction& correction, const std::string& match);
/// The effect of that choice, without the name of the match: `the result is kept: Team 1 and Team 2 played
/// it`, `Team 4 takes over the hands of Team 1`.
std::string decidedText(const Correction& correction, const std::string& id, facts::Resolution choice);

/// What happens to the match itself, one line each: games, result, who advances, whether the captains must
/// sign again, and for a reopened match its table and clock.
std::vector<std::string> resultChanges(const Correction& correction, const std::string& match);
/// The match before and after the correction, as JSON.
json::Value resultJson(const Correction& correction, const std::string& match);

/// What happens to the table and the clock of a match that was over and is reopened, one line each: `match 4
/// is open again, but table 4 is in use by match 9. …`. Empty for any other match.
std::vector<std::string> openedAgain(const Correction& correction, const std::string& match);

/// The hands in which a side bid blind nil and, after the correction, wasn't far enough behind to do so. One
/// line each: `hand 3: B trailed by only 51 when it bid blind nil (100 needed)`.
std::vector<std::string> blindNilsTooEarly(const Correction& correction, const std::string& match);

/// For Swiss, if the correction changes a result before a round that is already paired: `round 3 is already
/// paired and published. Its pairing does not change`. Otherwise empty.
std::string pairingStays(const Correction& correction);

/// Why the correction can't be recorded yet: `match 3 is disputed: it was called with Team 1 and Team 2.
/// Decide …`
message::Message undecided(const Correction& correction, const std::string& id);
/// One sentence for each later match that changes and for pairings that stay, without a period: `match 3:
/// Team 4 and Team 2 instead of Team 1 and Team 2; it has 2 hands on record`. With a decision, its effect:
/// `match 3: Team 4 takes over the hands of Team 1`.
std::vector<std::string> laterTexts(const Correction& correction);

/// The later matches that change, as JSON.
json::Value laterJson(const Correction& correction);

/// The rows of a hand before and after the correction. Null if it has no row.
struct RowChange {
    int game = 1;
    int place = 0;
    const scoring::HandLedger* was = nullptr;
    const scoring::HandLedger* is = nullptr;
};
/// The row of the corrected hand first, then the other rows of its match that change, in order.
std::vector<RowChange> rowChanges(const Correction& correction);
/// `A 120, B 88, on hold`; `no score` if there is no row.
std::string rowInWords(const scoring::HandLedger* row);
/// The rows as JSON. With `withState`, also the state of each.
json::Value rowsJson(const Correction& correction, bool withState);

} // namespace desk
