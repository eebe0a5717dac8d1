// What Tables says of the night, of a match that is ready and of one that needs somebody.
#pragma once

#include "night/absence.h"
#include "night/forecast.h"
#include "night/queue.h"
#include "night/ranking.h"

#include <QString>

namespace tables {

/// The first round that is not over; who won, once all is.
QString roundNow(const night::Night& night);
/// `16 teams · 3 of 15 matches over · 31 of 32 players checked in · over about 22:05`
QString countsOf(const night::Night& night, const std::optional<night::Forecast>& forecast,
                 const night::Moment& now);
/// `Full House – Low Club`
QString teamsOf(const night::Night& night, const night::Match& match);
/// `Match 5 · waiting 9 min · sheet out`; what keeps it from being called comes before how long it waits.
QString detailOf(const night::Night& night, const night::Waiting& waiting, const night::Moment& now);
/// `missing: Siân O., a partner; show ID again for match 5: Ben C.`: short, so that all are seen; empty where
/// nobody is. `unnamed`: so many more of whom nobody knows who they are.
QString whoIsMissing(const night::Night& night, const night::Match& match,
                     const std::vector<std::string>& persons, int unnamed);
/// `no-show in 4:30 · match 5`
QString graceOf(const night::Match& match, const night::Grace& grace);
/// What the rule card says of time that is up: `finish this hand · F5 on its sheet calls it`.
QString expiryOf(const night::Match& match);
/// `Level in pool A`, `Level for a wildcard`, `Level for first place`
QString levelTitle(const night::Undecided& tie);
/// What to do where no match is ready.
QString emptyText(const night::Night& night);

} // namespace tables
