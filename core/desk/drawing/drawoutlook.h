// What a draw would be, before it is made.
#pragma once

#include "drawfacts.h"

#include "bracket/bracket.h"
#include "desk/checks/answer.h"
#include "desk/document/desk.h"
#include "tournament/forecast/forecast.h"
#include "tournament/forecast/pace.h"
#include "json/value.h"

namespace desk {

/// What a draw would come to.
struct Outlook {
    bracket::Bracket bracket; ///< the draw itself; of Swiss no round is paired yet
    int teams = 0;
    int rounds = 0;                 ///< one after the other, those of all parts
    int matches = 0;                ///< that are played, a second final only if necessary not counted
    int byes = 0;                   ///< teams that go into the second round without a match
    int teamsOfOne = 0;             ///< that cannot play before they have a second player
    int unknown = 0;                ///< that the standings which give the seeds do not know
    std::vector<std::string> apart; ///< what comes of keeping teams apart, where it is wished
    bool redraws = false;           ///< it takes the place of a draw that is on record
    int tables = 1;                 ///< of the tournament
    /// From the first match to the likely end of the last (tournament/forecast/forecast.h); nothing where all
    /// tables are closed.
    std::optional<int> minutes;
    int matchMinutes = 0; ///< that every match but a final is taken to last
    int finalMinutes = 0; ///< that a final is, where it is played by other rules; else 0
    bool limited = false; ///< as long as the limit of the venue's sheet lets it
};
/// Before anything is drawn. Refuses where nothing can be: too few teams or too many, no rules yet, matches
/// that have begun. `begin` without a time: whenever that is, no time of day ends play.
Answer<Outlook> outlook(const tournament::Tournament& tournament, const HowDrawn& how,
                        const tournament::Timestamp& begin = {});

/// How long it is until the likely end of a plan that began then, in minutes.
int minutesOf(const tournament::Forecast& planned, const tournament::Timestamp& begin = {});

/// `2 h 15 min`, `45 min`, to the nearest 5 minutes.
std::string hoursInWords(int minutes);
/// `about 2 h 15 min at 8 tables: 34 min per match (the venue's limit) and 5 min between matches`;
/// `finalMinutes`: of a final that is named separately.
std::string durationInWords(int minutes, int tables, const tournament::UsualMatch& match,
                            int finalMinutes = 0);
/// The same; `no table is open` where that is so.
std::string durationInWords(const Outlook& look);
/// `16 teams, 4 rounds, 15 matches; about …`, ended; the same as JSON.
std::string outlookText(const Outlook& look);
std::string outlookJson(const Outlook& look);

// What another draw would change for the teams, before it is made.

/// Something that is not as it was, in words: names, `Full House – Low Club`, `A: Full House, Low Club`.
struct Changed {
    std::string word; ///< in JSON: `byes`, `sits out first`, `first round`, `pools`, `pairing`
    std::string what; ///< the same for people
    std::vector<std::string> before;
    std::vector<std::string> after;
    friend bool operator==(const Changed&, const Changed&) = default;
};

struct Redraw {
    HowDrawn how;                   ///< with the random seed, which makes this draw again
    std::vector<Changed> changes;   ///< empty where everybody begins as before and nothing is lost
    int same = 0;                   ///< matches of the first round, or pools, that stay as they are
    std::vector<std::string> apart; ///< what comes of keeping teams apart, with their names
    bool inPools = false;           ///< `same` counts pools
};

/// The draw on record beside another. Refuses as `outlook` does, and where nothing is drawn yet.
Answer<Redraw> previewRedraw(const tournament::Tournament& tournament, const HowDrawn& how,
                             const Environment& environment);

/// The outlook, and below it what changes; the same as JSON.
std::string redrawText(const Outlook& look, const Redraw& redraw);
std::string redrawJson(const Outlook& look, const Redraw& redraw);

} // namespace desk
