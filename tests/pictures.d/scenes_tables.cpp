// The Tables screen and its questions.
#include "at.h"

#include "desk/play/absence.h"
#include "desk/play/room.h"

namespace pictures {

namespace {

/// UNC with that many tables and a few more than twice as many teams. `playing` tables have a match. A table
/// has as many hands on record as its number modulo 5.
tournaments::LiveTournament& inPlay(At& at, int tables, int playing)
{
    tournaments::LiveTournament& live = at.drawn({"unc", 2 * tables + 4, tables, false, {}});
    played::Playing playingAt(live, 7);
    for (int table = 1; table <= playing; ++table)
        playingAt.begin(table, table % 5);
    return live;
}

void openNearlyFull(At& at)
{
    at.open(inPlay(at, 8, 7));
}

} // namespace

QList<Scene> scenesAtTables()
{
    return {
        {u"tables-undrawn"_s, [](At& at) { at.openUndrawn(0); }},
        {u"tables-drawn"_s,
         [](At& at) {
             at.open(at.drawn({"unc", 16, 8, false, {}}));
         }},
        {u"tables-8"_s, openNearlyFull},
        {u"tables-24"_s, [](At& at) { at.open(inPlay(at, 24, 22)); }},
        {u"tables-half"_s, [](At& at) { at.open(at.halfPlayed().live()); }},
        {u"tables-over"_s, [](At& at) { at.openDemo(16); }},
        after(openNearlyFull, u"tables-time"_s, [](At& at) { at.later(25); }),
        after(openNearlyFull, u"tables-time-up"_s, [](At& at) { at.later(34); }),
        after(openNearlyFull, u"tables-paused"_s,
              [](At& at) {
                  at.press(Qt::Key_F7);
                  at.type(u"fire drill⏎"_s);
              }),
        after(openNearlyFull, u"tables-call-time"_s, Qt::Key_F5),
        {u"tables-grace"_s,
         [](At& at) {
             at.open(at.noneCheckedIn());
             at.record([](desk::Desk& desk) {
                 return desk::setAbsencePolicy(desk, "J. Park",
                                               *tournament::absencePolicy(R"({"grace": 10})"));
             });
             at.press(Qt::Key_W);
         }},
        {u"tables-notice"_s,
         [](At& at) {
             at.open(at.noneCheckedIn());
             at.press(Qt::Key_D);
         }},
        {u"tables-closed"_s,
         [](At& at) {
             at.open(inPlay(at, 8, 3));
             at.record([](desk::Desk& desk) {
                 return desk::setTable(desk, "J. Park", 6, facts::TableAction::Close,
                                       "lamp broken, the janitor knows and comes by");
             });
         }},
        {u"tables-room"_s,
         [](At& at) {
             at.open(inPlay(at, 8, 3));
             at.press(Qt::Key_R);
         }},
    };
}

} // namespace pictures
