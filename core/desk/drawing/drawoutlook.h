// Previews a draw before it is made.
#pragma once

#include "drawfacts.h"

#include "bracket/bracket.h"
#include "desk/checks/answer.h"
#include "desk/document/desk.h"
#include "tournament/forecast/forecast.h"
#include "tournament/forecast/pace.h"
#include "json/value.h"

namespace desk {

struct Outlook {
    bracket::Bracket bracket; ///< for Swiss, no round is paired yet
    int teams = 0;
    int rounds = 0;     ///< counted one after the other, in all parts of the draw
    int matches = 0;    ///< matches that are played, without a second final that may not be necessary
    int byes = 0;       ///< teams that reach the second round without a match
    int teamsOfOne = 0; ///< teams that can't play until they get a second player
    int unknown = 0;    ///< teams that aren't in the standings from which seeds are taken
    std::vector<std::string> apart; ///< how well teams are kept apart, if that was chosen
    bool redraws = false;           ///< it replaces a draw on record
    int tables = 1;                 ///< the number of tables in the tournament
    /// From the first match to the likely end of the last (tournament/forecast/forecast.h). Nothing if all
    /// tables are closed.
    std::optional<int> minutes;
    int matchMinutes = 0;   ///< the assumed length of each match except the final, by its rules
    int longestMinutes = 0; ///< the length of the longest of them, if rounds have different rules
    int finalMinutes = 0;   ///< the length of the final; 0: like the other matches
    bool limited = false;   ///< these lengths come from the limit on the venue's rule sheet
};
/// Describes a draw before it is made. Refuses if no draw is possible: too few or too many teams, no rules
/// yet, or matches that have begun. If `begin` has no time, no time of day ends play.
Answer<Outlook> outlook(const tournament::Tournament& tournament, const DrawSettings& how,
                        const tournament::Timestamp& begin = {});
/// The same for the draw on record (there must be one), with the teams in it.
Outlook outlookOnRecord(const tournament::Tournament& tournament, const tournament::Timestamp& begin = {});

/// Minutes from `begin` until the likely end of the plan.
int minutesOf(const tournament::Forecast& planned, const tournament::Timestamp& begin = {});

/// `2 h 15 min`, `45 min`. Rounded to 5 minutes.
std::string hoursInWords(int minutes);
/// `about 2 h 15 min at 8 tables: 34 min per match (the venue's limit) and 5 min between matches`.
std::string durationInWords(int minutes, int tables, const tournament::UsualMatch& match);
/// The same for matches of different lengths (a final, other rounds): `24–36 min per match`. `no table is
/// open` if all are closed.
std::string durationInWords(const Outlook& look);
/// Text: `16 teams, 4 rounds, 15 matches; about …` with a newline at the end.
std::string outlookText(const Outlook& look);
std::string outlookJson(const Outlook& look);

// What another draw would change for the teams, before it is made.

/// One difference, with names: `Full House – Low Club`, `A: Full House, Low Club`.
struct Changed {
    std::string word; ///< in JSON: `byes`, `sits out first`, `first round`, `pools`, `pairing`
    std::string what; ///< the same as `word`, for people
    std::vector<std::string> before;
    std::vector<std::string> after;
    friend bool operator==(const Changed&, const Changed&) = default;
};

struct Redraw {
    DrawSettings how;               ///< with the random seed, so the same draw can be made
    std::vector<Changed> changes;   ///< empty if each team begins as before and nothing is lost
    int same = 0;                   ///< how many matches of the first round, or pools, stay the same
    std::vector<std::string> apart; ///< how well teams are kept apart, with names
    bool inPools = false;           ///< `same` counts pools
    bool isSameDraw = false;        ///< it is the draw on record, and nothing is lost
};

/// Compares the draw on record with another. Refuses what `outlook` refuses, and if there is no draw.
Answer<Redraw> previewRedraw(const tournament::Tournament& tournament, const DrawSettings& how,
                             const Environment& environment);

/// The outlook followed by the changes.
std::string redrawText(const Outlook& look, const Redraw& redraw);
std::string redrawJson(const Outlook& look, const Redraw& redraw);

} // namespace desk
