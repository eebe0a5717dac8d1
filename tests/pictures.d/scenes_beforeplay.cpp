// Everything before the first call: start screen, new tournament, teams, draw, check-in.
#include "at.h"

#include "desk/checkin/sanction.h"
#include "ui/atteams.h"
#include "ui/start/recent.h"

namespace pictures {

namespace {

/// Fills in New tournament with UNC's rules.
void fillNew(At& at)
{
    at.press(Qt::Key_N);
    at.type(u"Residence Hall Spades"_s);
    at.choose(u"Rules"_s, u"unc"_s);
}

/// Opens the preview of a roster file in a tournament with that many teams.
void import(At& at, const QByteArray& roster, int teams = 0)
{
    at.openUndrawn(teams);
    at.go(Place::Teams);
    at.desktop.teams().importFile(at.file(u"roster.csv"_s, roster));
    at.press(Qt::Key_Tab);
}

/// One row per player, with long names, and a mistake in every tenth row.
QByteArray twoHundredRows()
{
    QByteArray roster = "Team,Name,ID\n";
    for (int row = 0; row < 200; ++row)
        roster += "The Society for the Prevention of Bags and Blind Nils No. " + QByteArray::number(row / 2) +
                  ",Player " + QByteArray::number(row) + " Bartholomew-Featherstonehaugh," +
                  (row % 10 == 7 ? QByteArray("7.3E+08") : QByteArray::number(730000000 + row)) + '\n';
    return roster;
}

/// The Teams screen with the draw card for so many teams.
void openDrawCard(At& at, Format format, int teams)
{
    at.openUndrawn(teams, format);
    at.go(Place::Teams);
}

/// Opens the choices of a redraw, with one choice changed.
void openRedraw(At& at, Format format)
{
    openDrawCard(at, format, 13);
    at.control(Qt::Key_D);
    at.go(Place::Teams);
    at.click(u"Redraw"_s);
    at.choose(u"Third-place match"_s, u"Yes"_s);
}

void openTeams(At& at)
{
    openDrawCard(at, Format::SingleElimination, 11);
}

void openDrawnTeams(At& at)
{
    at.open(at.drawn({"unc", 11, 4, false, {}}));
    at.go(Place::Teams);
}

/// Opens Check-in with eight teams and no one checked in.
void openCheckin(At& at)
{
    at.openUndrawn(8);
    at.go(Place::Teams);
    at.control(Qt::Key_D);
    at.go(Place::CheckIn);
}

} // namespace

QList<Scene> scenesBeforePlay()
{
    QList<Scene> all{
        {u"start"_s, [](At&) {}},
        {u"start-recent"_s,
         [](At& at) {
             session::Settings& settings = at.desktop.session().settings();
             start::rememberTournament(settings, at.file(u"hall.courtside"_s, {}),
                                       u"Residence Hall Spades"_s);
             start::rememberTournament(settings, at.file(u"fall.courtside"_s, {}),
                                       u"The Society for the Prevention of Cruelty to Small Trumps"_s);
             at.desktop.start().refresh();
         }},
        {u"start-no-tournament"_s,
         [](At& at) { at.desktop.open(at.file(u"letter.courtside"_s, "Dear supervisor")); }},
        {u"new-empty"_s, [](At& at) { at.press(Qt::Key_N); }},
        {u"new-filled"_s, fillNew},
        after(fillNew, u"new-swiss"_s, [](At& at) { at.choose(u"Format"_s, u"Swiss"_s); }),
        after(fillNew, u"new-tiebreakers"_s,
              [](At& at) {
                  at.choose(u"Rules"_s, u"classic"_s);
                  at.choose(u"Format"_s, u"Swiss"_s);
                  at.click(u"edit-tiebreakers"_s);
              }),
        after(fillNew, u"new-wrong"_s,
              [](At& at) {
                  at.fill(u"target, regular"_s, u"0"_s);
                  at.control(Qt::Key_Return);
              }),
        empty(u"teams-none"_s, Place::Teams),
        {u"teams"_s, openTeams},
        after(openTeams, u"teams-form"_s, Qt::Key_F2),
        after(openTeams, u"teams-new"_s, Qt::Key_Insert),
        after(openTeams, u"teams-remove"_s, Qt::Key_Delete),
        {u"teams-drawn"_s, openDrawnTeams},
        after(openDrawnTeams, u"teams-withdraw"_s, Qt::Key_Delete),
        after(openDrawnTeams, u"teams-substitute"_s, Qt::Key_F4),
        {u"import"_s, [](At& at) { import(at, rosterOf(16, at.names())); }},
        {u"import-nothing"_s, [](At& at) { import(at, {}); }},
        {u"import-mistakes"_s, [](At& at) { import(at, atteams::fiveRows, 2); }},
        {u"import-fix"_s,
         [](At& at) {
             import(at, atteams::fiveRows);
             at.press(Qt::Key_F3);
             at.press(Qt::Key_F2);
         }},
        {u"import-columns"_s,
         [](At& at) {
             import(at, QByteArray::fromStdString(tests::sourceFile("tests/roster/files/leagueapps.csv")));
             at.press(Qt::Key_F6);
         }},
        {u"import-long"_s, [](At& at) { import(at, twoHundredRows()); }},
        {u"draw-choices"_s, [](At& at) { openRedraw(at, Format::PoolsPlayoff); }},
        {u"draw-again"_s,
         [](At& at) {
             openRedraw(at, Format::SingleElimination);
             at.click(u"Redraw"_s);
         }},
        empty(u"checkin-none"_s, Place::CheckIn),
        {u"checkin"_s,
         [](At& at) {
             at.open(at.halfPlayed().live());
             at.go(Place::CheckIn);
         }},
        after(openCheckin, u"checkin-typed"_s, u"a"_s),
        after(openCheckin, u"checkin-id"_s,
              [](At& at) { at.type(QString::fromStdString(playerName(at.names(), 2)).left(6) + u'⏎'); }),
        after(openCheckin, u"checkin-unknown"_s, u"730999999⏎"_s),
        after(openCheckin, u"checkin-override"_s,
              [](At& at) {
                  at.type(QString::fromStdString(playerName(at.names(), 2)).left(6) + u'⏎');
                  at.press(Qt::Key_F6);
              }),
        after(openCheckin, u"absences-none"_s, Qt::Key_F7),
        after(openCheckin, u"absences"_s,
              [](At& at) {
                  const std::string player =
                      at.desktop.session().tournament().setting->teams.front().players.front();
                  at.record([player](desk::Desk& desk) {
                      return desk::sanction(desk, "J. Park",
                                            {player, {}, {}, "fought with the table next to theirs"});
                  });
                  at.press(Qt::Key_F7);
              }),
    };
    for (const auto& [word, format] : {std::pair(u"single"_s, Format::SingleElimination),
                                       {u"double"_s, Format::DoubleElimination},
                                       {u"robin"_s, Format::RoundRobin},
                                       {u"pools"_s, Format::PoolsPlayoff},
                                       {u"swiss"_s, Format::Swiss}})
        all << Scene{u"draw-"_s + word, [format = format](At& at) { openDrawCard(at, format, 13); }};
    return all;
}

} // namespace pictures
