// A match by the record: its teams, what was played, and its state.
#pragma once

#include "conduct.h"
#include "setting.h"

#include "bracket/seating.h"
#include "scoring/match.h"

#include <map>

namespace tournament {

using scoring::PerSide;
using scoring::Side;

/// formats.md, status. Ended: the game is over, but the captains haven't agreed. A winner advances only from
/// Final.
enum class State { Waiting, Ready, Called, Playing, Ended, Final };

/// How a final match was decided. Vacated: no one came, because both teams that could come are out.
enum class Outcome {
    Played,
    Forfeit,
    Defaulted, ///< written `default`
    NoShow,
    Withdrawn,
    Disqualified,
    Ruling,
    DoubleForfeit,
    Bye,
    Vacated
};

/// Things a supervisor must know about a match besides its state.
struct Flags {
    bool pending = false; ///< a challenge is open: the match can't end
    bool protest = false; ///< one is open; see `protests`
    /// A team was seated that the bracket no longer puts there, and it isn't settled.
    bool disputed = false;
    bool override = false; ///< an exception was made that the venue's rule sheet doesn't allow
    friend bool operator==(const Flags&, const Flags&) = default;
};

/// A challenge, in the order of its hand's `reneges`.
struct Case {
    std::string challenge; ///< op
    std::string decision;  ///< op of the decision in force; empty while it is pending
    std::string evidence;  ///< op of the latest evidence; empty if there is none
    friend bool operator==(const Case&, const Case&) = default;
};

/// A hand, a misdeal or a time call at its place on the sheet.
struct Item {
    std::string op;   ///< of the fact that holds
    int place = 0;    ///< `facts::Spot`
    int revision = 1; ///< of a hand
    scoring::Item what;
    bool isOpen = false; ///< only the bids of the hand are recorded
    std::vector<Case> cases;
    friend bool operator==(const Item&, const Item&) = default;
};

/// One game. The ledger has a row for each hand that is not open, in the order of `items`.
struct Sheet {
    std::vector<Item> items; ///< by place
    scoring::GameLedger ledger;
    scoring::GameState now; ///< before the next hand
    /// Called in a deal that turned out void: it applies to the hand that is dealt again, once there is one.
    std::optional<scoring::TimeCall> timeOfVoid{};
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

struct Match {
    std::string id;
    std::optional<int> number; ///< shown to people; none if a bye leaves no match
    Shared<rules::Set> rules;
    PerSide<bracket::Occupant> seats; ///< the teams that the bracket puts there
    /// The teams: those that were seated, or that the bracket puts there. Empty if that is no one or not
    /// known.
    PerSide<std::string> teams;
    int attempt = 1;
    std::optional<facts::Call> call; ///< the one in force
    scoring::Series series;
    std::map<int, scoring::Start> paper; ///< games that began on paper, by number
    std::vector<Sheet> games;            ///< up to the last that has begun, here or on paper
    scoring::MatchLedger ledger;
    State state = State::Waiting;
    Flags flags;
    /// Whether other teams were seated than the bracket puts there, and a ruling keeps them: the seated team
    /// and the one that would have come have then swapped places (bracket/seating.h).
    bool stands = false;
    std::optional<Outcome> outcome; ///< of a final match
    /// How its ending was named when it was decided, also for a double one, which `outcome` doesn't tell.
    std::optional<facts::Decided> decided;
    /// The absence by which each side lost, as it was decided. It stays even if the other side later turns
    /// out to be ineligible. Nothing if the side came.
    PerSide<std::optional<facts::Decided>> absent;
    std::optional<Side> winner; ///< of a final match; nothing if both are out
    std::optional<facts::Agree> agreed;
    /// Of a final match, UTC: when it was first signed or decided after its last hand. A later correction
    /// doesn't change it. Empty if it needed no decision.
    std::string over;
    std::vector<Protested> protests;
    facts::PerSide<std::optional<int>> ratings; ///< tenths of a point; that of staff if they revised it
    /// The result for the bracket; nothing until it is final, undisputed and not held by a protest.
    std::optional<bracket::Ended> ended;
    friend bool operator==(const Match&, const Match&) = default;
};

/// Whether it belongs to the playing of the match that counts.
inline bool isOf(const facts::Sitting& sitting, const Match& match)
{
    return sitting.match == match.id && sitting.attempt == match.attempt;
}

/// Whether something other than its score decided it: a forfeit, a ruling.
inline bool isDecidedOtherwise(const Match& match)
{
    return match.outcome && *match.outcome != Outcome::Played;
}

/// Whether both teams are known.
inline bool isKnown(const Match& match)
{
    return !match.teams.a.empty() && !match.teams.b.empty();
}

/// Whether no one will ever sit in that seat.
inline bool isNobody(const bracket::Occupant& occupant)
{
    return std::holds_alternative<bracket::Bye>(occupant) ||
           std::holds_alternative<bracket::Vacant>(occupant);
}

/// The teams that the bracket puts there now; empty if that is no one or not known.
PerSide<std::string> seatedTeams(const Setting& setting, const Match& match);
/// Whether the bracket doesn't yet know the team of one of its sides.
bool hasOpenSeat(const Match& match);
/// The result by the hands, signed or not: for a match of one game, that game's result.
const scoring::Result& result(const Match& match);
/// Whether it has been played to its end and both sides are equal, which only some rules let stand.
bool isTied(const Match& match);
/// Whether both captains signed something else than the hands come to since a correction.
bool mustSignAgain(const Match& match);
/// No one if there is no winner.
facts::Winner winnerOf(const std::optional<Side>& winner);
/// Whether the match was to be played only if necessary and isn't: the team of its one side has already won
/// the tournament.
bool isSpared(const Match& match);
/// The hands on record, open ones not counted.
int handsOn(const Match& match);
/// Whether there is any on its sheets, also an open one.
bool hasHands(const Match& match);
/// Hands on record that count nothing, because their game was already over.
int handsAfterEnd(const Match& match);
/// The game in play, or the next one, from 1.
int currentGame(const Match& match);
/// The sheet of a game, from 1; an empty one if the game hasn't begun.
Sheet sheetOf(const Match& match, int game);
/// A game before its first hand here, after the earlier games in `soFar`.
scoring::GameState beginOf(const Match& match, const scoring::MatchLedger& soFar, int game);
/// The score at which a game was taken over from paper; zero if it was not.
scoring::Start startOf(const Match& match, int game);
/// The hand that has bids but no tricks yet; or null.
const Item* openHand(const Match& match);
/// The row of an item of that sheet; null for an open hand, a misdeal and a time call, which have none.
const scoring::HandLedger* ledgerRow(const Sheet& sheet, const Item& item);

} // namespace tournament
