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

/// The numbers of a draw.
struct Outlook {
    bracket::Bracket bracket; ///< the draw itself; for Swiss, no round is paired yet
    int teams = 0;
    int rounds = 0;     ///< one after the other, in all parts
    int matches = 0;    ///< matches that are played, without a second final that is only if necessary
    int byes = 0;       ///< teams that reach the second round without a match
    int teamsOfOne = 0; ///< teams that can't play until they have a second player
    int unknown = 0;    ///< teams that aren't in the standings that give the seeds
    std::vector<std::string> apart; ///< how well teams are kept apart, if that is chosen
    bool redraws = false;           ///< it replaces a draw on record
    int tables = 1;                 ///< of the tournament
    /// From the first match to the likely end of the last (tournament/forecast/forecast.h); nothing if all
    /// tables are closed.
    std::optional<int> minutes;
    int matchMinutes = 0;   ///< the assumed length of every match but the final, by the rules it is played by
    int longestMinutes = 0; ///< the longest of them, if rounds are played by different rules
    int finalMinutes = 0;   ///< that of the final; 0 if all matches are as long
    bool limited = false;   ///< the limit on the venue's sheet sets these lengths
};
/// Before anything is drawn. Refused if no draw is possible: too few teams or too many, no rules yet, matches
/// that have begun. `begin` without a time: then no time of day ends play.
Answer<Outlook> outlook(const tournament::Tournament& tournament, const HowDrawn& how,
                        const tournament::Timestamp& begin = {});
/// The same of the draw on record, which there is: of the teams in it, whoever came or withdrew since.
Outlook outlookOnRecord(const tournament::Tournament& tournament, const tournament::Timestamp& begin = {});

/// Minutes until the likely end of a plan that begins then.
int minutesOf(const tournament::Forecast& planned, const tournament::Timestamp& begin = {});

/// `2 h 15 min`, `45 min`, to the nearest 5 minutes.
std::string hoursInWords(int minutes);
/// `about 2 h 15 min at 8 tables: 34 min per match (the venue's limit) and 5 min between matches`.
std::string durationInWords(int minutes, int tables, const tournament::UsualMatch& match);
/// The same, also with a final or rounds of another length: `24–36 min per match`; `no table is open` if all
/// are closed.
std::string durationInWords(const Outlook& look);
/// `16 teams, 4 rounds, 15 matches; about …`, ended; the same as JSON.
std::string outlookText(const Outlook& look);
std::string outlookJson(const Outlook& look);

// What another draw would change for the teams, before it is made.

/// Something that differs, in words: names, `Full House – Low Club`, `A: Full House, Low Club`.
struct Changed {
    std::string word; ///< in JSON: `byes`, `sits out first`, `first round`, `pools`, `pairing`
    std::string what; ///< the same for people
    std::vector<std::string> before;
    std::vector<std::string> after;
    friend bool operator==(const Changed&, const Changed&) = default;
};

struct Redraw {
    HowDrawn how;                   ///< with the random seed, to make this draw again
    std::vector<Changed> changes;   ///< empty if every team begins as before and nothing is lost
    int same = 0;                   ///< matches of the first round, or pools, that stay the same
    std::vector<std::string> apart; ///< how well teams are kept apart, with their names
    bool inPools = false;           ///< `same` counts pools
    bool isSameDraw = false;        ///< it is the draw on record, and nothing is lost
};

/// Compares the draw on record with another. Refuses like `outlook`, and if nothing is drawn yet.
Answer<Redraw> previewRedraw(const tournament::Tournament& tournament, const HowDrawn& how,
                             const Environment& environment);

/// The outlook, followed by the changes; the same as JSON.
std::string redrawText(const Outlook& look, const Redraw& redraw);
std::string redrawJson(const Outlook& look, const Redraw& redraw);

} // namespace desk
