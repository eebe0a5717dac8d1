// Short texts about a match, for screen and paper.
#pragma once

#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace tournament {
struct Absence;
}

namespace wording {

/// `313–232`; with a number below 0 `−70 to 300`.
std::string scoreText(const scoring::PerSide<int>& score);
/// `240 to 312`, that side first.
std::string scoreFrom(const scoring::PerSide<int>& score, tournament::Side side);
/// With the sides' letters: `A 120, B 88`.
std::string lettered(const scoring::PerSide<int>& score);
/// The word for a side that lost without play, or for both sides: `no-show`; empty if it lost at the table.
std::string lossWord(const tournament::Match& match);
/// The same for that side, which can differ: `no-show` beside `disqualified`.
std::string lossWord(const tournament::Match& match, tournament::Side side);

/// How a final match was decided, if not by play: `forfeit`, `ruling`, `double no-show`, `both withdrew`,
/// `bye`, and `not played` if both teams that could have played are out; empty if it was played or isn't
/// over.
std::string outcomeWord(const tournament::Match& match);
/// How a match ends if no one else comes: `no-show`, `double forfeit`.
std::string absenceWord(const tournament::Absence& absence);
/// A team's next match: `Low Club plays the final (match 9)`, `Low Club plays match 9 next`; of a team that
/// `advances` there by winning `Low Club advances to match 9`.
std::string playsText(const tournament::Tournament& tournament, const tournament::Match& next,
                      const std::string& team, bool advances = false);
/// The same of a team whose match is over, that match being `match`; who plays it may be disputed.
std::string onwardText(const tournament::Tournament& tournament, const tournament::Match& match,
                       const std::string& team, bool hasWon);
/// The winner of a match that is over, signed or not: `Full House wins, 312 to 240`; without being played out
/// `Full House wins`; `No one advances`, or `No one wins` if no one would advance from it or it doesn't count
/// yet. Empty while the match isn't over.
std::string wonText(const tournament::Tournament& tournament, const tournament::Match& match);
/// Why the bracket doesn't follow a match that is over: `on hold: settle the protest by Low Club first`.
/// Empty if it does, and while the match isn't over.
std::string heldText(const tournament::Tournament& tournament, const tournament::Match& match);

/// Why that was decided: `Low Club, 1 player not checked in after 10 minutes, 1 suspended`, `Low Club gave
/// notice`, followed by the reason if one was given, or only that reason.
std::string whyDecided(const tournament::Tournament& tournament, const facts::Outcome& outcome);
/// `Low Club`, `Full House and Low Club`: whoever doesn't win, of these teams.
std::string losersText(const tournament::Tournament& tournament, const scoring::PerSide<std::string>& teams,
                       facts::Winner winner);
/// What a team that loses by that decision did: `Low Club didn’t show up`.
std::string faultText(const std::string& team, facts::Decided called);
/// `Low Club: 2 matches, fee due 20`: of a team that lost so many by no-show, default or forfeit.
std::string absencesText(const std::string& team, int matches, int fee);
/// Why a final match was decided without being played to its end, with the reason on record: `forfeit: left
/// after hand 2`; empty if it was played, or if there was no opponent.
std::string howDecided(const tournament::Tournament& tournament, const tournament::Match& match);
/// How that game ended, where its score doesn't say it: `after time was called`, `both reached 350; the
/// higher bid (7) wins`. Empty while it is played, and where no game of that number was begun.
std::string howItEnded(const tournament::Match& match, int game);
/// The same of the match; of one with several games how they decided it: `by games`.
std::string howItEnded(const tournament::Match& match);
/// What stopping at equal points comes to where a tie is final: `Tied at 250. The match ends in a tie.`
std::string tieText(int points);
// While an open challenge holds the result.
/// `Full House would win 131 to 102, but a challenge is still open`
std::string wouldWinText(const std::string& team, const std::string& score, bool inTotal = false);
/// `tied at 250, but a challenge is still open`
std::string heldTieText(int points);
/// That the side was only so far behind when it bid blind nil in that hand: `hand 3: B trailed by only 51
/// when it bid blind nil (100 needed)`.
std::string blindNilTooEarlyText(const tournament::Match& match, int game, int place, tournament::Side side,
                                 int behind, int least);
/// The match as it stands for that side: `won, 300 to 120`, `tied, 250 to 250`, `lost without play`, `in
/// play, 60 to 0`, `to be played`.
std::string standsFor(const tournament::Match& match, tournament::Side side);

/// `both captains must sign again. They signed 350 to 230`; empty where they needn't.
std::string signAgainText(const tournament::Match& match);
/// What is to be done before the result of a match is final: `finished 350 to 230, not signed yet`, `a
/// challenge is open`. Empty while it is played, because that is no result yet.
std::vector<std::string> openTexts(const tournament::Tournament& tournament, const tournament::Match& match);

} // namespace wording
