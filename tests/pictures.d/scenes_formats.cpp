// Bracket and standings in each format and several sizes.
#include "at.h"

namespace pictures {

namespace {

/// A screen in the middle of a tournament.
Scene inTheMiddle(const QString& screen, Place place, const QString& word, Format format, int teams)
{
    return {u"%1-%2-%3"_s.arg(screen, word).arg(teams), [=](At& at) {
                at.open(at.middle(format, teams).live());
                at.go(place);
            }};
}

/// The same when everything has been played.
Scene over(const QString& screen, Place place, const QString& word, Format format, int teams)
{
    return {u"%1-%2-%3-over"_s.arg(screen, word).arg(teams), [=](At& at) {
                played::InTheMiddle& tournament = at.middle(format, teams);
                tournament.playOut();
                at.open(tournament.live());
                at.go(place);
            }};
}

} // namespace

QList<Scene> scenesOfFormats(const QList<int>& teams)
{
    QList<Scene> all{
        empty(u"bracket-none"_s, Place::Bracket),
        {u"bracket-drawn"_s,
         [](At& at) {
             at.open(at.drawn(Format::SingleElimination, 13));
             at.go(Place::Bracket);
         }},
        {u"bracket-third-place"_s,
         [](At& at) {
             at.open(at.halfPlayed().live());
             at.go(Place::Bracket);
         }},
        empty(u"standings-none"_s, Place::Standings),
        {u"standings-tied"_s,
         [](At& at) {
             auto& live = at.drawn(played::setupOf(6, played::pools(2, 1)));
             played::playCircles(live);
             at.open(live);
             at.go(Place::Standings);
         }},
    };
    const QList<int> sizes = teams.isEmpty() ? QList<int>{4, 8, 16, 32, 64} : teams;
    for (const auto& [word, format] : {std::pair(u"single"_s, Format::SingleElimination),
                                       {u"double"_s, Format::DoubleElimination},
                                       {u"robin"_s, Format::RoundRobin},
                                       {u"pools"_s, Format::PoolsPlayoff},
                                       {u"swiss"_s, Format::Swiss}})
        for (const int size : sizes) {
            const bool needsMore = format == Format::PoolsPlayoff || format == Format::Swiss;
            if (size < (needsMore ? 8 : 2))
                continue;
            all << inTheMiddle(u"bracket"_s, Place::Bracket, word, format, size)
                << inTheMiddle(u"standings"_s, Place::Standings, word, format, size);
            if (size == 8 || teams.size() == 1)
                all << over(u"bracket"_s, Place::Bracket, word, format, size)
                    << over(u"standings"_s, Place::Standings, word, format, size);
        }
    return all;
}

} // namespace pictures
