// What a draw would come to, told before anything is drawn.
#pragma once

#include "drawnight.h"

#include "bracket/bracket.h"
#include "json/value.h"

namespace desk {

/// What a match is taken to last where the venue's sheet has no limit, and what passes between two, in
/// minutes: as the sheet of the 2017 contest has it, 40 minutes a game to 350 and 5 between rounds
/// (paperzz.com/doc/7074133, in peers.md 4, Spades rules actually posted).
inline constexpr int usualMatchMinutes = 40;
inline constexpr int minutesBetween = 5;

/// What a draw would come to.
struct Outlook {
    bracket::Bracket bracket; ///< the draw itself; of Swiss no round is paired yet
    int teams = 0;
    int rounds = 0;                 ///< one after the other, those of all parts
    int matches = 0;                ///< that are played, a second final only if necessary not counted
    int byes = 0;                   ///< teams that go into the second round without a match
    int teamsOfOne = 0;             ///< that cannot play before they have a second player
    int unknown = 0;                ///< that the standings which give the seeds do not know
    std::vector<std::string> apart; ///< what comes of keeping teams apart, where it is wished (apart.h)
    bool redraws = false;           ///< it takes the place of a draw that is on record
    int tables = 1;                 ///< of the night
    int minutes = 0;                ///< from the first match to the end of the last, where all begin at once
    int matchMinutes = 0;           ///< that every match but a final is taken to last
    bool limited = false;           ///< that is the limit of the venue's sheet
};
/// Before anything is drawn. Refuses where nothing can be: too few teams or too many, no rules yet, matches
/// that have begun.
Answer<Outlook> outlook(const night::Night& night, const HowDrawn& how);

/// `2 h 15 min`, `45 min`, to the nearest 5 minutes.
std::string hoursInWords(int minutes);
/// `about 2 h 15 min at 8 tables, with 30 min a match (the venue's limit) and 5 between`
std::string durationInWords(const Outlook& look);
/// `16 teams, 4 rounds, 15 matches; about …`, ended; the same as JSON.
std::string outlookText(const Outlook& look);
std::string outlookJson(const Outlook& look);
json::Value outlookObject(const Outlook& look);
json::Value listJson(const std::vector<std::string>& lines);

} // namespace desk
