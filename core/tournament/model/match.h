// A match as the record gives it: its teams, what was played, and its state.
#pragma once

#include "conduct.h"
#include "setting.h"

#include "bracket/seating.h"
#include "scoring/match.h"

#include <map>

namespace tournament {

using scoring::PerSide;
using scoring::Side;

/// See formats.md, status. Ended: the game is over, but the captains haven't signed. A winner advances only
/// from Final.
enum class State { Waiting, Ready, Called, Playing, Ended, Final };

/// How a final match was decided. Vacated: no one played, because both teams that could have are out of the
/// tournament.
enum class Outcome {
    Played,
    Forfeit,
    Defaulted, ///< spelled `default` in files
    NoShow,
    Withdrawn,
    Disqualified,
    Ruling,
    DoubleForfeit,
    Bye,
    Vacated
};

/// What a supervisor must know about a match besides its state.
struct Flags {
    bool pending = false; ///< a challenge is open: the match can't end
    bool protest = false; ///< a protest is open; see `protests`
    /// A team was seated that the bracket no longer puts there, and no ruling has settled it.
    bool disputed = false;
    bool override = false; ///< an exception to the venue's rule sheet was made
    friend bool operator==(const Flags&, const Flags&) = default;
};

/// A challenge. In the same order as the `reneges` of the hand.
struct Case {
    std::string challenge; ///< op
    std::string decision;  ///< op of the decision in force; empty while it is pending
    std::string evidence;  ///< op of the latest evidence; empty if there is none
    friend bool operator==(const Case&, const Case&) = default;
};

/// A hand, a misdeal or a time call at its place on the sheet.
struct Item {
    std::string op;   ///< of the fact in force
    int place = 0;    ///< `facts::Spot`
    int revision = 1; ///< only for a hand
    scoring::Item what;
    bool isOpen = false; ///< only its bids are recorded
    std::vector<Case> cases;
    friend bool operator==(const Item&, const Item&) = default;
};

/// One game. The ledger has a row for each complete hand, in the order of `items`.
struct Sheet {
    std::vector<Item> items; ///< ordered by place
    scoring::GameLedger ledger;
    scoring::GameState now; ///< before the next hand
    /// Time was called in a deal that turned out void. The call applies to the hand that is dealt again, once
    /// it is played.
    std::optional<scoring::TimeCall> timeOfVoid{};
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

struct Match {
    std::string id;
    std::optional<int> number; ///< the number people see; none if a bye leaves no match
    Shared<rules::Set> rules;
    PerSide<bracket::Occupant> seats; ///< the teams that the bracket puts there
    /// The teams that were seated, or else those that the bracket puts there. Empty: no one, or not known
    /// yet.
    PerSide<std::string> teams;
    int attempt = 1;
    std::optional<facts::Call> call; ///< the one in force
    scoring::Series series;
    std::map<int, scoring::Start> paper; ///< games taken over from paper, by number
    std::vector<Sheet> games;            ///< up to the last game that has begun, here or on paper
    scoring::MatchLedger ledger;
    State state = State::Waiting;
    Flags flags;
    /// Other teams were seated than the bracket puts there, and a ruling keeps them. The seated team and the
    /// team that belonged there have then swapped places (bracket/seating.h).
    bool stands = false;
    std::optional<Outcome> outcome; ///< only of a final match
    /// The ending as it was decided. It also tells double forfeits apart, which `outcome` doesn't.
    std::optional<facts::Decided> decided;
    /// The kind of absence by which each side lost, as it was decided. It stays even if the other side later
    /// turns out to be ineligible. Nothing if the side was there.
    PerSide<std::optional<facts::Decided>> absent;
    std::optional<Side> winner; ///< only of a final match; nothing if both teams are out
    std::optional<facts::Agree> agreed;
    /// UTC: when a final match was first signed or decided after its last hand. A later correction doesn't
    /// change it. Empty if the match needed no decision.
    std::string over;
    std::vector<Protested> protests;
    facts::PerSide<std::optional<int>> ratings; ///< tenths of a point; the rating by staff if they revised it
    /// The result that the bracket uses. Nothing until the match is final, not disputed, and not held by a
    /// protest.
    std::optional<bracket::Ended> ended;
    friend bool operator==(const Match&, const Match&) = default;
};

/// Whether it belongs to the current attempt at the match.
inline bool isOf(const facts::Sitting& sitting, const Match& match)
{
    return sitting.match == match.id && sitting.attempt == match.attempt;
}

/// Whether a forfeit or a ruling decided it and not its score.
inline bool isDecidedOtherwise(const Match& match)
{
    return match.outcome && *match.outcome != Outcome::Played;
}

/// Whether both teams are known.
inline bool isKnown(const Match& match)
{
    return !match.teams.a.empty() && !match.teams.b.empty();
}

/// Whether that seat will always stay empty.
inline bool isNobody(const bracket::Occupant& occupant)
{
    return std::holds_alternative<bracket::Bye>(occupant) ||
           std::holds_alternative<bracket::Vacant>(occupant);
}

/// The teams that the bracket puts there now. Empty: no one, or not known yet.
PerSide<std::string> seatedTeams(const Setting& setting, const Match& match);
/// Whether the bracket doesn't know one of the teams yet.
bool hasOpenSeat(const Match& match);
/// The result that the hands give, signed or not. In a match of one game, the result of that game.
const scoring::Result& result(const Match& match);
/// Whether the match was played to its end and the scores are equal. Only some rules allow that.
bool isTied(const Match& match);
/// Whether a correction has changed the result since both captains signed it.
bool mustSignAgain(const Match& match);
/// None if there is no winner.
facts::Winner winnerOf(const std::optional<Side>& winner);
/// Whether a match that is played only if necessary turned out not to be: one of its teams has already won
/// the tournament.
bool isUnneeded(const Match& match);
/// The number of complete hands on record.
int handsOn(const Match& match);
/// Whether its sheets have any hand, complete or only bid.
bool hasHands(const Match& match);
/// The number of hands on record that don't count, because their game was already over.
int handsAfterEnd(const Match& match);
/// The number of the game in play or the next one, from 1.
int currentGame(const Match& match);
/// The sheet of a game (from 1). Empty if the game hasn't begun.
Sheet sheetOf(const Match& match, int game);
/// The state of a game before its first hand here. `soFar` holds the earlier games.
scoring::GameState beginOf(const Match& match, const scoring::MatchLedger& soFar, int game);
/// The score at which a game was taken over from paper. Zero if it wasn't.
scoring::Start startOf(const Match& match, int game);
/// The hand that has bids but no tricks yet. Null if there is none.
const Item* openHand(const Match& match);
/// The row of an item on that sheet. Null for a hand with only bids, a misdeal or a time call, which have no
/// row.
const scoring::HandLedger* ledgerRow(const Sheet& sheet, const Item& item);

} // namespace tournament
