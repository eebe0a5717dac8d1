#include "teamrows.h"

#include "desk/checks/rosterlimits.h"
#include "desk/reports/reportparts.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "ui/kit/text.h"
#include "wording/clock.h"
#include "wording/record/choicewords.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/sentence.h"
#include "wording/text.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using kit::Line;
using wording::Window;

namespace teams {

namespace {

/// The end of a player's ID; a short ID is hidden, because its end would give it away.
QString idText(bool hasId, const std::string& end)
{
    return !hasId ? u"–"_s : end.empty() ? Window::tr("hidden") : u"…"_s + kit::text(end);
}

/// The check-in of a team that lacks no one: `Checked in 5:58 PM`, `Ana Ruiz checked in 5:58 PM`, `Not
/// checked in`.
QString cameText(const tournament::Tournament& tournament, const std::vector<std::string>& players,
                 int aheadMin)
{
    QStringList names;
    std::string last;
    for (const std::string& id : players)
        if (const std::string came = tournament::firstCheckin(tournament, id); !came.empty()) {
            names << kit::text(tournament::personName(tournament, id));
            last = std::max(last, came);
        }
    if (names.isEmpty())
        return Window::tr("Not checked in");
    const bool isWhole = names.size() == static_cast<qsizetype>(players.size());
    const QString at = wording::timeOfDay(tournament::wallClock(last, aheadMin));
    return isWhole ? Window::tr("Checked in %1").arg(at)
                   : Window::tr("%1 checked in %2").arg(names.join(u", "_s), at);
}

/// `Not checked in` if no one on the team is; else who is missing: `Not checked in: Ben Cole; show ID again
/// for match 5: Ana Ruiz`.
QString lackingText(const tournament::Tournament& tournament, const tournament::Team& team,
                    const std::vector<std::string>& persons)
{
    const std::vector<const tournament::Match*> coming = tournament::comingMatches(tournament, team.id);
    const tournament::Match* match = coming.empty() ? nullptr : coming.front();
    const tournament::ToCheckIn who = tournament::toCheckIn(tournament, match, persons);
    if (who.missing.size() == tournament::playersNow(tournament, team).size())
        return Window::tr("Not checked in");
    return kit::sentence(wording::toCheckInText(match, tournament::namesOf(tournament, who.missing),
                                                tournament::namesOf(tournament, who.again)));
}

kit::Row rowFor(const tournament::Tournament& tournament, const tournament::Team& team, bool isAwaited,
                tournament::Finish finish, int aheadMin)
{
    QStringList players;
    QStringList inShort;
    QStringList cards;
    std::vector<std::string> missing;
    const std::vector<std::string> playing = tournament::playersNow(tournament, team);
    for (const std::string& id : playing) {
        const tournament::Person* person = tournament::person(*tournament.setting, id);
        const std::string name = tournament::personName(tournament, id);
        const QString later = kit::text(wording::playsFromText(tournament, team, id));
        players << kit::joined({kit::text(name), later}, u" "_s);
        inShort << kit::joined({kit::text(wording::shortName(name)), later}, u" "_s);
        cards << (person ? idText(!person->cardHash.empty(), person->cardEnd) : idText(false, {}));
        if (!tournament::isCheckedInForNext(tournament, team.id, id))
            missing.push_back(id);
    }
    const bool isAlone = team.players.size() < 2;
    const bool isCheckedIn = playing.size() - missing.size() >= 2;
    const std::optional<int> drawn = tournament::seedOfTeam(*tournament.setting, team.id);
    const std::optional<int> seed = drawn ? drawn : team.seed;
    using tournament::Finish;
    const bool isOut = !team.withdrawn && finish != Finish::None && finish != Finish::Champion;
    const bool isLate = tournament.setting->draw && !drawn && !team.withdrawn; // added after the draw
    const auto exception = desk::rosterException(tournament, team);
    const QString against = exception ? kit::text(wording::text(desk::inWords(*exception))) : QString();
    const QString here = team.withdrawn           ? Window::tr("Withdrawn")
                         : isLate                 ? Window::tr("Not in the draw")
                         : finish != Finish::None ? kit::sentence(wording::finishWord(finish))
                         : isAlone                ? Window::tr("Needs a partner")
                         : isCheckedIn            ? Window::tr("Checked in")
                         : !isAwaited             ? cameText(tournament, playing, aheadMin)
                                                  : lackingText(tournament, team, missing);
    const QString names = players.join(u" · "_s);
    const QString affiliation = kit::text(team.affiliation);
    const QString ends = cards.join(u"  "_s);
    return {kit::text(team.id),
            {{.text = kit::number(seed)},
             {.text = kit::text(team.name),
              .second = names,
              .strong = true,
              .struck = team.withdrawn,
              .toolTip = names,
              .secondInShort = inShort.join(u" · "_s)},
             {.text = names, .toolTip = names},
             {.text = affiliation, .ink = Line::Ink::Soft, .toolTip = affiliation},
             {.text = ends, .ink = Line::Ink::Soft, .toolTip = ends},
             {.text = here,
              .second = exception ? Window::tr("roster exception") : QString(),
              .ink = (isAlone && !isOut) || isLate || exception ? Line::Ink::Warn
                     : isCheckedIn && !isOut                    ? Line::Ink::Ok
                                                                : Line::Ink::Soft,
              .tick = isCheckedIn && !team.withdrawn && !isLate && !isOut,
              .toolTip = exception ? against : here,
              .spoken = exception ? here + u", "_s + against : QString()}}};
}

/// The row itself shows the turned name.
bool isSeen(const message::Message& warning)
{
    return warning.code == "roster-name-turned";
}

std::vector<message::Message> warningsOf(const desk::RosterRow& row)
{
    std::vector<message::Message> all = row.warnings;
    std::erase_if(all, isSeen);
    return all;
}

Line::Ink inkOf(const desk::RosterRow& row)
{
    using Standing = desk::RosterRow::Standing;
    if (!row.mistakes.empty())
        return Line::Ink::Bad;
    if (!warningsOf(row).empty() || !row.withoutId.empty())
        return Line::Ink::Warn;
    return row.standing == Standing::Same ? Line::Ink::Soft : Line::Ink::Plain;
}

/// Several sentences end with a period; a single one doesn't, as in other cells.
QString cellOf(const QStringList& sentences)
{
    const QString cell = wording::joinedSentences(sentences);
    return cell.contains(u". "_s) ? kit::whole(cell) : cell;
}

/// The text of the import button.
QString importCounted(int teams)
{
    return Window::tr("Import %n team(s)", nullptr, teams);
}

/// `1 new, 3 changed, 12 as on record; 2 on record are not in the file`
QString comparedIn(const desk::RosterPreview& preview)
{
    QStringList parts;
    if (preview.fresh > 0)
        parts << Window::tr("%1 new").arg(preview.fresh);
    if (preview.changed > 0)
        parts << Window::tr("%1 changed").arg(preview.changed);
    if (const int same = preview.teams - preview.fresh - preview.changed; same > 0)
        parts << Window::tr("%1 unchanged").arg(same);
    return parts.join(u", "_s);
}

/// `3 players have no ID`; `no mistakes` if all have one.
QString idsIn(const desk::RosterPreview& preview)
{
    const int lacking = preview.withoutId;
    return lacking == 0                 ? Window::tr("no mistakes")
           : lacking == preview.players ? Window::tr("no one has an ID")
                                        : Window::tr("%n player(s) have no ID", nullptr, lacking);
}

template <class Is>
int rowsWith(const desk::RosterPreview& preview, Is is)
{
    return static_cast<int>(std::ranges::count_if(preview.rows, is));
}

/// Whether names in the file have the last name first.
bool turnsNames(const desk::RosterPreview& preview)
{
    return rowsWith(preview, [](const auto& row) { return std::ranges::any_of(row.warnings, isSeen); }) > 0;
}

} // namespace

QList<kit::Row> teamRows(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    const auto lacking = desk::lackingNow(tournament, tournament::dayOf(now.utc, now.aheadMin));
    std::map<std::string, tournament::Finish> finishes = tournament::finishes(tournament);
    QList<kit::Row> rows;
    for (const tournament::Team& team : tournament.setting->teams) {
        const bool isAwaited = std::ranges::count(lacking, team.id, &desk::Lacking::teamId) > 0;
        rows << rowFor(tournament, team, isAwaited, finishes[team.id],
                       now.aheadMin); // whether a match waits for them
    }
    const auto place = [&](const kit::Row& row) { // teams not in the draw come last
        return tournament::seedOfTeam(*tournament.setting, row.id.toStdString()).value_or(INT_MAX);
    };
    if (tournament.setting->draw)
        std::ranges::stable_sort(rows, {}, place);
    return rows;
}

bool hasIds(const tournament::Tournament& tournament)
{
    return std::ranges::any_of(tournament.setting->people,
                               [](const auto& each) { return !each.second.cardHash.empty(); });
}

QString countsText(const tournament::Tournament& tournament)
{
    const tournament::Counts counts = tournament::countsOf(tournament);
    return Window::tr("%1 · %2 · %3")
        .arg(kit::text(wording::teamsText(counts)), kit::text(wording::playersCounted(counts.players)),
             tournament.setting->draw ? Window::tr("drawn") : Window::tr("not drawn yet"));
}

QString namesIn(const tournament::Tournament& tournament, const tournament::Team& team)
{
    QStringList players;
    for (const std::string& player : team.players)
        players << kit::text(tournament::personName(tournament, player));
    return players.join(u", "_s);
}

QString rowRemark(const desk::RosterRow& row, bool again)
{
    using Standing = desk::RosterRow::Standing;
    if (row.leftOut)
        return Window::tr("Skipped");
    if (row.standing == Standing::Absent)
        return Window::tr("On record, not in the file: kept");
    if (!row.mistakes.empty())
        return cellOf(kit::remarks(wording::onScreen(row.mistakes)));
    QStringList parts =
        kit::remarks(wording::texts(row.changes)) + kit::remarks(wording::texts(warningsOf(row)));
    for (const std::string& name : row.withoutId)
        parts << Window::tr("%1 has no ID").arg(kit::text(name));
    if (again && row.changes.empty() && row.standing != Standing::Changed)
        parts.prepend(row.standing == Standing::New ? Window::tr("New") : Window::tr("Unchanged"));
    return cellOf(parts);
}

QList<kit::Row> rosterRows(const desk::RosterPreview& preview)
{
    using enum Line::Ink;
    QList<kit::Row> rows;
    std::string before; // the team of the previous row, because each player's row repeats it
    for (const desk::RosterRow& row : preview.rows) {
        const bool isNext = std::exchange(before, row.team) == row.team && row.line > 0;
        QStringList players;
        QStringList cards;
        const auto shown = [](const std::string& name) { return name.empty() ? u"?"_s : kit::text(name); };
        for (const std::string& name : row.players)
            players << shown(name);
        for (std::size_t i = 0; i < row.cardEnds.size(); ++i)
            cards << idText(row.haveIds[i], row.cardEnds[i]);
        const QString names = players.join(u" · "_s);
        const QString says = rowRemark(row, preview.again);
        const bool isOut = row.leftOut;
        const bool isSoft = isOut || row.standing == desk::RosterRow::Standing::Absent;
        rows << kit::Row{
            row.line == 0 ? kit::text(row.team) : QString::number(row.line),
            {{.text = row.line == 0 ? u"–"_s : QString::number(row.line), .ink = Soft, .struck = isOut},
             {.text = shown(row.team),
              .second = names,
              .ink = isSoft || isNext ? Soft : Plain,
              .strong = !isNext,
              .struck = isOut},
             {.text = names, .struck = isOut},
             {.text = kit::text(row.affiliation), .ink = Soft, .struck = isOut},
             {.text = cards.join(u"  "_s), .ink = Soft, .struck = isOut},
             {.text = kit::number(row.seed), .ink = isSoft ? Soft : Plain, .struck = isOut},
             {.text = says,
              .ink = isSoft ? Soft : inkOf(row),
              .strong = !row.mistakes.empty(),
              .toolTip = says}}};
    }
    return rows;
}

int rowsWithoutId(const desk::RosterPreview& preview)
{
    return rowsWith(preview, [](const auto& row) { return !row.withoutId.empty(); });
}

bool isWarned(const desk::RosterRow& row)
{
    return !warningsOf(row).empty() || !row.withoutId.empty();
}

int wrongRows(const desk::RosterPreview& preview)
{
    return rowsWith(preview, [](const auto& row) { return !row.mistakes.empty(); });
}

int ownWrongRows(const desk::RosterPreview& preview)
{
    return rowsWith(preview, [](const auto& row) { return !row.mistakes.empty() && !row.ofTeam; });
}

QString summaryOf(const desk::RosterPreview& preview, bool hasRows)
{
    if (!hasRows && !preview.columns.empty())
        return Window::tr("Choose what each column holds. Nothing is imported yet.");
    const QString teams = kit::text(wording::teamsCounted(preview.teams));
    if (preview.good() && preview.again)
        return u"%1: %2"_s.arg(teams, comparedIn(preview)) +
               (preview.withoutId > 0 ? u"; "_s + idsIn(preview) : QString());
    if (preview.good())
        return Window::tr("%1, %n player(s): %2", nullptr, preview.players).arg(teams, idsIn(preview));
    const int wrong = wrongRows(preview);
    if (wrong == 0)
        return {}; // other mistakes are shown first
    return Window::tr("%n row(s) with mistakes. Nothing is imported yet.", nullptr, wrong);
}

QStringList notesIn(const desk::RosterPreview& preview, bool hasRows)
{
    const bool isWrong = !preview.mistakes.empty();
    QStringList notes =
        kit::sentences(isWrong ? wording::onScreen(preview.mistakes) : wording::texts(preview.warnings));
    if (!isWrong && turnsNames(preview))
        notes << Window::tr("The file has last names first. Names are shown as they will be imported.");
    if (summaryOf(preview, hasRows).isEmpty())
        notes << Window::tr("Nothing can be imported from this file. Choose another.");
    return notes;
}

QString wishIn(const desk::RosterPreview& preview)
{
    if (!preview.good())
        return Window::tr("Import");
    if (!preview.again)
        return importCounted(preview.teams);
    const int other = preview.fresh + preview.changed;
    return other == 0 ? Window::tr("Close") : importCounted(other);
}

} // namespace teams
