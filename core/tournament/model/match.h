// A match as the record has it: who is seated, what was played, its state.
#pragma once

#include "conduct.h"
#include "setting.h"

#include "bracket/seating.h"
#include "scoring/match.h"

#include <map>

namespace tournament {

using scoring::PerSide;
using scoring::Side;

/// formats.md, status. Ended: the game is over and the captains have not agreed. A winner moves on only from
/// Final.
enum class State { Waiting, Ready, Called, Playing, Ended, Final };

/// How a final match was decided. Vacated: nobody came, since both who could have are out.
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

/// What a supervisor should know of a match beside its state.
struct Flags {
    bool pending = false; ///< a challenge is undecided: it holds the match from ending
    bool protest = false; ///< one is open; see `protests`
    /// A team was seated that the bracket no longer puts there, and nothing settles that.
    bool disputed = false;
    bool override = false; ///< an exception was made that the venue's rule sheet does not allow
    friend bool operator==(const Flags&, const Flags&) = default;
};

/// A challenge, in the order of its hand's `reneges`.
struct Case {
    std::string challenge; ///< op
    std::string decision;  ///< op of the one that holds; empty while it is pending
    std::string evidence;  ///< op of the latest evidence; empty if there is none
    friend bool operator==(const Case&, const Case&) = default;
};

/// A hand, a misdeal or a time call at its place on the sheet.
struct Item {
    std::string op;   ///< of the fact that holds
    int place = 0;    ///< `facts::Spot`
    int revision = 1; ///< of a hand
    scoring::Item what;
    bool isOpen = false; ///< only the bids of the hand are written down
    std::vector<Case> cases;
    friend bool operator==(const Item&, const Item&) = default;
};

/// One game. The ledger has a row for each hand that is not open, in the order of `items`.
struct Sheet {
    std::vector<Item> items; ///< by place
    scoring::GameLedger ledger;
    scoring::GameState now; ///< before the next hand
    /// Called in a deal that turned out void: it runs on into the hand that is dealt again, once that is
    /// there.
    std::optional<scoring::TimeCall> timeOfVoid{};
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

struct Match {
    std::string id;
    std::optional<int> number; ///< what people see; none where a bye leaves no match
    Shared<rules::Set> rules;
    PerSide<bracket::Occupant> seats; ///< whom the bracket puts there
    /// Who plays: those who were seated, or whom the bracket puts there. Empty if that is no one or not
    /// known.
    PerSide<std::string> teams;
    int attempt = 1;
    std::optional<facts::Call> call; ///< the one that holds
    scoring::Series series;
    std::map<int, scoring::Start> paper; ///< games that began on paper, by number
    std::vector<Sheet> games;            ///< up to the last that has begun, here or on paper
    scoring::MatchLedger ledger;
    State state = State::Waiting;
    Flags flags;
    /// Whether other teams were seated than the bracket puts there, and a ruling keeps them: then each pair
    /// that replaces one another has changed places (bracket/seating.h).
    bool stands = false;
    std::optional<Outcome> outcome; ///< of a final match
    /// What its ending was called where it was decided: of a double one too, whose `outcome` does not say.
    std::optional<facts::Decided> decided;
    /// By what absence each side lost it as it was decided, which stays where the other side turns out not to
    /// have been allowed to play; nothing where it came.
    PerSide<std::optional<facts::Decided>> absent;
    std::optional<Side> winner; ///< of a final match; nothing where both are out
    std::optional<facts::Agree> agreed;
    /// Of a final match, UTC: the first time that it was signed or decided after its last hand. A correction
    /// later on does not change that. Empty where nobody had to decide it.
    std::string over;
    std::vector<Protested> protests;
    facts::PerSide<std::optional<int>> ratings; ///< tenths of a point; of staff where they revised it
    /// What it tells the bracket; nothing until it is final, undisputed, and held by no protest.
    std::optional<bracket::Ended> ended;
    friend bool operator==(const Match&, const Match&) = default;
};

/// Whether it is of the playing of the match that counts.
inline bool isOf(const facts::Sitting& sitting, const Match& match)
{
    return sitting.match == match.id && sitting.attempt == match.attempt;
}

/// Whether both who play are known.
inline bool isKnown(const Match& match)
{
    return !match.teams.a.empty() && !match.teams.b.empty();
}

/// Whether nobody will ever sit in that seat.
inline bool isNobody(const bracket::Occupant& occupant)
{
    return std::holds_alternative<bracket::Bye>(occupant) ||
           std::holds_alternative<bracket::Vacant>(occupant);
}

/// The teams that the bracket puts there now; empty where that is nobody or not known.
PerSide<std::string> seatedTeams(const Setting& setting, const Match& match);
/// Whether the bracket does not know yet who plays on one of its sides.
bool hasOpenSeat(const Match& match);
/// What the hands come to, whoever has agreed: of a match of one game, that game's result.
const scoring::Result& result(const Match& match);
/// Whether both captains signed something else than the hands come to since a correction.
bool mustSignAnew(const Match& match);
/// Nobody where there is no winner.
facts::Winner winnerOf(const std::optional<Side>& winner);
/// Whether the match was to be played only if necessary, and is not: its one side has won the tournament
/// before.
bool isSpared(const Match& match);
/// The hands on record, open ones not counted.
int handsOn(const Match& match);
/// Those of them that count nothing, since their game was over before.
int handsAfterEnd(const Match& match);
/// The game that is in play or comes next, from 1.
int currentGame(const Match& match);
/// The sheet of a game, from 1; an empty one where the game has not begun.
Sheet sheetOf(const Match& match, int game);
/// A game before its first hand here, after those that came to `soFar`.
scoring::GameState beginOf(const Match& match, const scoring::MatchLedger& soFar, int game);
/// The score at which a game was taken over from paper; zero if it was not.
scoring::Start startOf(const Match& match, int game);
/// The hand whose bids alone are written down, or null.
const Item* openHand(const Match& match);

} // namespace tournament
