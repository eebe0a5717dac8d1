// Questions about a draw that don't depend on results.
#pragma once

#include "bracket.h"

namespace bracket {

/// Whether matches alone decide who wins, and never standings.
inline bool isKnockout(Kind kind)
{
    return kind == Kind::SingleElimination || kind == Kind::DoubleElimination;
}
/// Whether matches decide in the end: in a knockout, or in the playoff after pools.
inline bool endsInKnockout(Kind kind)
{
    return isKnockout(kind) || kind == Kind::PoolsPlayoff;
}
/// The match with that id. Null if it isn't in the draw.
const Match* find(const Bracket& bracket, std::string_view id);

/// Whether the match is played. False if a bye leaves no match.
inline bool isPlayed(const Match& match)
{
    return match.number.has_value();
}
/// Whether the loser is eliminated or moves to the losers' rounds. False in a pool, in Swiss and for a
/// play-in.
bool isOfKnockout(const Match& match);
/// The number of matches that are played, including those that may not be necessary.
int playedMatches(const Bracket& bracket);
/// How many of these are played only if necessary.
int matchesIfNecessary(const Bracket& bracket);

/// One side of a match.
struct Place {
    MatchId match;
    Side side = Side::A;
    friend bool operator==(const Place&, const Place&) = default;
};
/// Where the winner or the loser of a match plays next. Nothing if it was their last match.
std::optional<Place> winnerGoesTo(const Bracket& bracket, std::string_view id);
std::optional<Place> loserGoesTo(const Bracket& bracket, std::string_view id);

/// The last round of that part of the draw. 0 if there is no such part.
int lastRound(const Bracket& bracket, Part part);
/// The place of the match in its round, from 1 at the top: 2 for `L3-2`. Taken from the id, because places in
/// a losers' round can be empty.
int placeInRound(const MatchId& id);

/// Skips byes: the winner of a match against a bye is the team in the other slot, and its loser is a bye. Any
/// other slot is returned unchanged.
Slot behindByes(const Bracket& bracket, const Slot& slot);

/// The pool in the match's id: `A`. Empty if it has none.
std::string poolOf(const Match& match);
/// A pool and its seeds, best first.
struct Pool {
    std::string letter;
    std::vector<int> seeds;
    friend bool operator==(const Pool&, const Pool&) = default;
};
/// The pools from A on. Empty if the draw has none. A round robin is one pool.
std::vector<Pool> poolsIn(const Bracket& bracket);

/// The last match. Its winner wins the tournament. Null if standings decide.
const Match* decidingMatch(const Bracket& bracket);
/// Whether the match is the final, or one of the two finals in double elimination. Never true for the
/// third-place match.
bool isFinal(const Bracket& bracket, const Match& match);

/// What kind of round it is. Early ones have only a number.
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
/// The same for the round of a match. `Final` for each match for which isFinal() is true.
Stage stageOf(const Bracket& bracket, const Match& match);
/// Whether each match of the round has a name of its own: from the semifinals on.
bool isLate(Stage stage);

/// The matches of one round of one part, from top to bottom. In a round of pools, pool by pool.
struct Round {
    Part bracket = Part::Winners;
    int number = 1;
    std::vector<Match> matches;
};
/// The rounds in playing order, with byes.
std::vector<Round> rounds(const Bracket& bracket);

} // namespace bracket
