// What the rest of the house asks of a draw, whatever has been played.
#pragma once

#include "bracket.h"

namespace bracket {

/// The match, or null where the draw has none of that id.
const Match* find(const Bracket& bracket, std::string_view id);

/// Whether it is played: false if a bye leaves no match.
inline bool isPlayed(const Match& match)
{
    return match.number.has_value();
}
/// Whether who loses it is out, or moves to the losers' half: false in a pool, in Swiss, of a play-in.
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
/// Where the winner or the loser of a match goes next; nothing if that was the last match for them.
std::optional<Place> winnerGoesTo(const Bracket& bracket, std::string_view id);
std::optional<Place> loserGoesTo(const Bracket& bracket, std::string_view id);

/// The last round of that part of the draw; 0 where the draw has no such part.
int lastRound(const Bracket& bracket, Part part);
/// The place of the match in its round, from 1 at the top: `L3-2` is the second. The id says it: in a losers'
/// round some places may be free.
int placeInRound(const MatchId& id);

/// The slot behind byes: the winner of a match against a bye is the team in the other slot, its loser is a
/// bye. Any other slot is answered as it is.
Slot behindByes(const Bracket& bracket, const Slot& slot);

/// The pool of a match, as its id says (`A`); empty where it is of none.
std::string poolOf(const Match& match);
/// A pool and the seeds that play in it, the best first.
struct Pool {
    std::string letter;
    std::vector<int> seeds;
    friend bool operator==(const Pool&, const Pool&) = default;
};
/// The pools from A on; none where there are none. A round robin is one.
std::vector<Pool> poolsIn(const Bracket& bracket);

/// The last match, whose winner has won the tournament; null where standings decide.
const Match* decidingMatch(const Bracket& bracket);
/// Whether the match is the final, or one of its two matches in double elimination: what a venue plays under
/// its championship phase. Never the third-place match.
bool isFinal(const Bracket& bracket, const Match& match);

/// What a round is called, where it is not called by its number alone.
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
/// The same of the round that a match is in; `Final` is whatever isFinal() says.
Stage stageOf(const Bracket& bracket, const Match& match);
/// Whether a match of it has a name of its own: from the semifinals on.
bool isLate(Stage stage);

/// Matches of one round of one part, from top to bottom; of a round of pools, one pool behind the other.
struct Round {
    Part bracket = Part::Winners;
    int number = 1;
    std::vector<Match> matches;
};
/// The rounds in playing order, with byes.
std::vector<Round> rounds(const Bracket& bracket);

} // namespace bracket
