// Short texts about a match, for screens and paper.
#pragma once

#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace tournament {
struct Absence;
}

namespace wording {

/// `313–232`; with a negative number `−70 to 300`.
std::string scoreText(const scoring::PerSide<int>& score);
/// The score with that side first: `240 to 312`.
std::string scoreFrom(const scoring::PerSide<int>& score, tournament::Side side);
/// With the sides' letters: `A 120, B 88`.
std::string lettered(const scoring::PerSide<int>& score);
/// Why a side, or both, lost without play: `no-show`. Empty if the match was lost by play.
std::string lossWord(const tournament::Match& match);
/// The same for one side, because the two can differ: `no-show` and `disqualified`.
std::string lossWord(const tournament::Match& match, tournament::Side side);

/// How a final match was decided, if not by play: `forfeit`, `ruling`, `double no-show`, `both withdrew`,
/// `bye`; `not played` if both teams that could have played are out of the tournament. Empty if it was played
/// or isn't over.
std::string outcomeWord(const tournament::Match& match);
/// How a match would end if no one else comes: `no-show`, `double forfeit`.
std::string absenceWord(const tournament::Absence& absence);
/// A team's next match: `Low Club plays the final (match 9)`, `Low Club plays match 9 next`. If the team
/// `advances` there by winning: `Low Club advances to match 9`.
std::string playsText(const tournament::Tournament& tournament, const tournament::Match& next,
                      const std::string& team, bool advances = false);
/// The same for a team whose match `match` is over. It may be disputed who plays the next match.
std::string onwardText(const tournament::Tournament& tournament, const tournament::Match& match,
                       const std::string& team, bool hasWon);
/// The winner of a match that is over, signed or not: `Full House wins, 312 to 240`; if it wasn't played to
/// its end `Full House wins`; `No one advances`, or `No one wins` if the winner wouldn't advance or the
/// result isn't final. Empty while the match isn't over.
std::string wonText(const tournament::Tournament& tournament, const tournament::Match& match);
/// Why the bracket doesn't use the result of a match that is over: `on hold: settle the protest by Low Club
/// first`. Empty if it does, and while the match isn't over.
std::string heldText(const tournament::Tournament& tournament, const tournament::Match& match);

/// Why it was decided like that: `Low Club, 1 player not checked in after 10 minutes, 1 suspended`, `Low Club
/// gave notice`, followed by the reason if one was given. Or only the reason.
std::string whyDecided(const tournament::Tournament& tournament, const facts::Outcome& outcome);
/// The teams that didn't win: `Low Club`, `Full House and Low Club`.
std::string losersText(const tournament::Tournament& tournament, const scoring::PerSide<std::string>& teams,
                       facts::Winner winner);
/// What a team did that loses by that decision: `Low Club didn’t show up`.
std::string faultText(const std::string& team, facts::Decided called);
/// `Low Club: 2 matches, fee due 20`, for a team that lost that many matches by no-show, default or forfeit.
std::string absencesText(const std::string& team, int matches, int fee);
/// Why a final match was decided without being played to its end, with the reason on record: `forfeit: left
/// after hand 2`. Empty if it was played, or if there was no opponent.
std::string howDecided(const tournament::Tournament& tournament, const tournament::Match& match);
/// How the game ended, if its score doesn't show it: `after time was called`, `both reached 350; the higher
/// bid (7) wins`. Empty while it is played, and if that game hasn't begun.
std::string howItEnded(const tournament::Match& match, int game);
/// The same for the match. With several games, how they decided it: `by games`.
std::string howItEnded(const tournament::Match& match);
/// What happens if play stops with equal points and a tie is final: `Tied at 250. The match ends in a tie.`
std::string tieText(int points);
// For while an open challenge holds the result.
// `Full House would win 131 to 102, but a challenge is still open`
std::string wouldWinText(const std::string& team, const std::string& score, bool inTotal = false);
/// `tied at 250, but a challenge is still open`
std::string heldTieText(int points);
/// Says that the side wasn't far enough behind when it bid blind nil in that hand: `hand 3: B trailed by only
/// 51 when it bid blind nil (100 needed)`.
std::string blindNilTooEarlyText(const tournament::Match& match, int game, int place, tournament::Side side,
                                 int behind, int least);
/// The current result for that side: `won, 300 to 120`, `tied, 250 to 250`, `lost without play`, `in play, 60
/// to 0`, `to be played`.
std::string standsFor(const tournament::Match& match, tournament::Side side);

/// `both captains must sign again. They signed 350 to 230`. Empty if they needn't.
std::string signAgainText(const tournament::Match& match);
/// What is missing before the result is final: `finished 350 to 230, not signed yet`, `a challenge is open`.
/// Empty while the match is in play, because there is no result yet.
std::vector<std::string> openTexts(const tournament::Tournament& tournament, const tournament::Match& match);

} // namespace wording
