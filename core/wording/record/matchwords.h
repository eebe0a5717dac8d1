// A match in few words, the same on screen and on paper.
#pragma once

#include "tournament/model/tournament.h"

namespace wording {

/// The word for a side that lost without losing at the table, or for both sides: `no-show`; empty if it lost
/// at the table.
std::string lossWord(const tournament::Match& match);
/// The same of that side, which may have lost by another thing: `no-show` beside `disqualified`.
std::string lossWord(const tournament::Match& match, tournament::Side side);

/// How a final match was decided, where not by play: `forfeit`, `ruling`, `double no-show`, `both withdrew`,
/// `bye`, and `not played` if both teams that could have played are out; empty if it was played or is not
/// over.
std::string outcomeWord(const tournament::Match& match);
/// Who has won a match that is over, signed or not: `Full House wins, 312 to 240`; decided without being
/// played out `Full House advances`, or `wins` where nobody advances from it or it does not count yet;
/// `No one advances`, `No one wins`. Empty while the match is not over.
std::string wonText(const tournament::Tournament& tournament, const tournament::Match& match);
/// Why the bracket does not follow a match that is over: `on hold: settle the protest by Low Club first`.
/// Empty where it does, and while the match is not over.
std::string heldText(const tournament::Tournament& tournament, const tournament::Match& match);

/// Why that was decided: `Low Club, 1 player not checked in after 10 minutes, 1 suspended`, `Low Club gave
/// notice`, with the reason that somebody gave behind it, or that reason alone.
std::string whyDecided(const tournament::Tournament& tournament, const facts::Outcome& outcome);
/// Why a final match was decided without being played to its end, with the reason on record: `forfeit: left
/// after hand 2`; empty where it was played, or where nobody came to meet.
std::string howDecided(const tournament::Tournament& tournament, const tournament::Match& match);

} // namespace wording
