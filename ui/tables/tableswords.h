// The texts of Tables about the tournament, ready matches and those that need attention.
#pragma once

#include "tournament/queries/absence.h"
#include "tournament/queries/queue.h"
#include "tournament/ranking/advancement.h"

#include <QStringList>

namespace tables {

/// The first round that isn't finished, and in a single elimination a later round played at the same time.
/// `Tables` once all are finished.
QString roundNow(const tournament::Tournament& tournament);
/// `16 teams · 3 of 15 matches finished · 31 of 32 players checked in`, then shorter texts: without the
/// teams, without the players, and empty.
QStringList countsOf(const tournament::Tournament& tournament, const tournament::Timestamp& now);
/// `Full House – Low Club`
QString teamsOf(const tournament::Tournament& tournament, const tournament::Match& match);
/// `Ana Ruiz · Ben Cole`: the current or coming players of that side of the match.
QString playersOf(const tournament::Tournament& tournament, const tournament::Match& match,
                  tournament::Side side);
/// The same with less room: `A. Ruiz · B. Cole`.
QString withInitials(const QString& players);
/// The shortest text: `Ana · Ben`.
QString firstNames(const QString& players);
/// In the head of a table's card: `Hand 6` (the current state is `activity`), `3 of 4 checked in` before the
/// first hand, `Finished, 9 hands` after the last.
QString noteOf(const tournament::Tournament& tournament, const tournament::Match& match,
               const QString& activity);
/// Minutes since the match was called to its table.
int minutesAtTable(const tournament::Tournament& tournament, const tournament::Match& match,
                   const tournament::Timestamp& now);
/// `Match 5 · waiting 9 min · sheet out`, or short: `Match 5 · 9 min · sheet out`
QString detailOf(const tournament::Tournament& tournament, const tournament::Waiting& waiting,
                 const tournament::Timestamp& now, bool isShort = false);
/// Why it can't be called; if it can, who isn't checked in yet.
QString holdOf(const tournament::Tournament& tournament, const tournament::Waiting& waiting,
               const tournament::Timestamp& now);
/// `Not checked in: Siân O., a partner; show ID again for match 5: Ben C.`: short, so that all are visible;
/// empty if everyone is. `unnamed`: the number of others without a name.
QString missingText(const tournament::Tournament& tournament, const tournament::Match& match,
                    const std::vector<std::string>& persons, int unnamed);
/// `3 players not checked in`; empty for one player, who is named.
QString missingCount(int players);
/// `4:30 until no-show · match 5`, `Forfeit · match 5` once it is up.
QString graceOf(const tournament::Match& match, const tournament::Grace& grace);
/// What the rule card says about time: `Finish this hand`; before the first hand, that there is none.
QString expiryOf(const tournament::Match& match);
/// `Ten for Two won 312 to 288`: for a match that was played out.
QString endOf(const tournament::Tournament& tournament, const tournament::Match& match);
/// `Tied in pool A`, `Tied for a wildcard`, `Tied for first place`
QString tieTitle(const tournament::Undecided& tie);
/// What to do if no match is ready.
QString emptyText(const tournament::Tournament& tournament);

} // namespace tables
