// Questions about a draw that don't depend on results.
#pragma once

#include "bracket.h"

namespace bracket {

/// Whether matches alone decide who wins, never standings.
inline bool isKnockout(Kind kind)
{
    return kind == Kind::SingleElimination || kind == Kind::DoubleElimination;
}
/// Whether matches decide in the end: in a knockout, or in the playoff behind pools.
inline bool endsInKnockout(Kind kind)
{
    return isKnockout(kind) || kind == Kind::PoolsPlayoff;
}
/// The match of that id; null if the draw has none.
const Match* find(const Bracket& bracket, std::string_view id);

/// Whether it is played: false if a bye leaves no match.
inline bool isPlayed(const Match& match)
{
    return match.number.has_value();
}
/// Whether its loser is out or moves to the losers' rounds; false in a pool, in Swiss and for a play-in.
bool isOfKnockout(const Match& match);
/// Matches that are played, those if necessary among them.
int playedMatches(const Bracket& bracket);
/// How many of them are played only if necessary.
int matchesIfNecessary(const Bracket& bracket);

/// One side of a match.
struct Place {
    MatchId match;
    Side side = Side::A;
    friend bool operator==(const Place&, const Place&) = default;
};
/// Where the winner or loser of a match plays next; nothing if it was their last match.
std::optional<Place> winnerGoesTo(const Bracket& bracket, std::string_view id);
std::optional<Place> loserGoesTo(const Bracket& bracket, std::string_view id);

/// The last round of that part of the draw; 0 if there is no such part.
int lastRound(const Bracket& bracket, Part part);
/// The place of the match in its round, from 1 at the top: `L3-2` is the second. It is taken from the id,
/// because some places of a losers' round can be empty.
int placeInRound(const MatchId& id);

/// The slot behind byes: the winner of a match against a bye is the team in the other slot, its loser is a
/// bye. Any other slot is returned as it is.
Slot behindByes(const Bracket& bracket, const Slot& slot);

/// The pool of a match, by its id (`A`); empty if it has none.
std::string poolOf(const Match& match);
/// A pool and its seeds, best first.
struct Pool {
    std::string letter;
    std::vector<int> seeds;
    friend bool operator==(const Pool&, const Pool&) = default;
};
/// The pools from A on; none if the draw has none. A round robin is one pool.
std::vector<Pool> poolsIn(const Bracket& bracket);

/// The last match, whose winner has won the tournament; null if standings decide.
const Match* decidingMatch(const Bracket& bracket);
/// Whether the match is the final, or one of its two matches in double elimination. Never the third-place
/// match.
bool isFinal(const Bracket& bracket, const Match& match);

/// What a round is called, unless it only has a number.
enum class Stage {
    Early,
    Quarterfinal,
    Semifinal,
    WinnersFinal,
    LosersFinal,
    Final,
    SecondFinal,
    ThirdPlace,
    PlayIn
};
Stage stageOf(const Bracket& bracket, Part part, int round);
/// The same for the round of a match; `Final` for every match for which isFinal() is true.
Stage stageOf(const Bracket& bracket, const Match& match);
/// Whether each match of it has a name of its own: from the semifinals on.
bool isLate(Stage stage);

/// Matches of one round of one part, from top to bottom; in a round of pools, pool by pool.
struct Round {
    Part bracket = Part::Winners;
    int number = 1;
    std::vector<Match> matches;
};
/// The rounds in playing order, with byes.
std::vector<Round> rounds(const Bracket& bracket);

} // namespace bracket
