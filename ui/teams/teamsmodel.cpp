#include "teamsmodel.h"

#include "desk/checks/rosterlimits.h"
#include "desk/registration/teams.h"
#include "desk/reports/reportparts.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/attendance.h"
#include "ui/kit/rows.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/text.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using kit::Line;
using wording::Window;

namespace teams {

namespace {

/// Of a team for which nothing waits: `came 17:58`, `Ana Ruiz came 17:58`, `not seen`.
QString cameText(const tournament::Tournament& tournament, const std::vector<std::string>& players,
                 int aheadMin)
{
    QStringList names;
    std::string last;
    for (const std::string& id : players)
        if (const std::string came = tournament::firstSeen(tournament, id); !came.empty()) {
            names << kit::text(tournament::personName(tournament, id));
            last = std::max(last, came);
        }
    if (names.isEmpty())
        return Window::tr("not seen");
    const bool isWhole = names.size() == static_cast<qsizetype>(players.size());
    const QString at = kit::text(tournament::wallClock(last, aheadMin));
    return isWhole ? Window::tr("came %1").arg(at) : Window::tr("%1 came %2").arg(names.join(u", "_s), at);
}

/// The teams (their ids) without whom a match cannot begin.
QStringList awaitedTeams(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    QStringList all;
    for (const desk::Lacking& each : desk::lackingNow(tournament, tournament::dayOf(now.utc, now.aheadMin)))
        all << kit::text(each.teamId);
    return all;
}

/// `missing` of a team of which nobody was at the desk; else who it lacks: `missing: Ben Cole; show ID again
/// for match 5: Ana Ruiz`.
QString lackingText(const tournament::Tournament& tournament, const tournament::Team& team,
                    const std::vector<std::string>& persons)
{
    const std::vector<const tournament::Match*> coming = tournament::comingMatches(tournament, team.id);
    const tournament::Match* match = coming.empty() ? nullptr : coming.front();
    const tournament::ToCheckIn who = tournament::toCheckIn(tournament, match, persons);
    if (who.missing.size() == tournament::playersNow(tournament, team).size())
        return Window::tr("missing");
    return kit::text(wording::toCheckInText(match, tournament::namesOf(tournament, who.missing),
                                            tournament::namesOf(tournament, who.again)));
}

} // namespace

TeamsModel::Row TeamsModel::rowFor(const tournament::Tournament& tournament, const tournament::Team& team,
                                   bool isAwaited, int aheadMin)
{
    QStringList players;
    QStringList cards;
    std::vector<std::string> missing;
    int here = 0;
    const std::vector<std::string> playing = tournament::playersNow(tournament, team);
    for (const std::string& id : playing) {
        const tournament::Person* person = tournament::person(*tournament.setting, id);
        const QString name = kit::text(tournament::personName(tournament, id));
        const QString later = kit::text(wording::comesInText(tournament, team, id));
        players << (later.isEmpty() ? name : name + u' ' + later);
        const bool hasCard = person && !person->cardHash.empty();
        cards << (!hasCard ? u"–"_s : person->cardEnd.empty() ? u"…"_s : u"…"_s + kit::text(person->cardEnd));
        if (tournament::isHereNext(tournament, team.id, id))
            ++here;
        else
            missing.push_back(id);
    }
    Row row{kit::text(team.id), {}, team.players.size() < 2, here >= 2, team.withdrawn, false};
    const std::optional<int> drawn = tournament::seedOfTeam(*tournament.setting, team.id);
    const std::optional<int> seed = drawn ? drawn : team.seed;
    row.late = tournament.setting->draw && !drawn && !team.withdrawn;
    row.cells[Seed] = seed ? QString::number(*seed) : QString();
    row.cells[Name] = kit::text(team.name);
    row.cells[Affiliation] = kit::text(team.affiliation);
    row.cells[Players] = players.join(u" · "_s);
    row.cells[Cards] = cards.join(u"  "_s);
    row.cells[Here] = team.withdrawn ? Window::tr("withdrawn")
                      : row.late     ? Window::tr("not in the draw")
                      : row.alone    ? Window::tr("needs a partner")
                      : row.here     ? Window::tr("here")
                      : !isAwaited   ? cameText(tournament, playing, aheadMin)
                                     : lackingText(tournament, team, missing);
    if (const auto letIn = desk::letInAgainst(tournament, team))
        row.against = kit::text(wording::text(desk::inWords(*letIn)));
    return row;
}

void TeamsModel::show(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    const QStringList awaited = awaitedTeams(tournament, now);
    QList<Row> rows;
    rows.reserve(static_cast<qsizetype>(tournament.setting->teams.size()));
    for (const tournament::Team& team : tournament.setting->teams)
        rows.append(rowFor(tournament, team, awaited.contains(kit::text(team.id)), now.aheadMin));
    if (tournament.setting->draw)
        std::stable_sort(rows.begin(), rows.end(), [](const Row& left, const Row& right) {
            const int first = left.late ? 0 : left.cells[Seed].toInt();
            const int second = right.late ? 0 : right.cells[Seed].toInt();
            return first != 0 && (second == 0 || first < second);
        });
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

bool TeamsModel::hasAffiliations() const
{
    return std::any_of(m_rows.begin(), m_rows.end(),
                       [](const Row& row) { return !row.cells[Affiliation].isEmpty(); });
}

QString TeamsModel::teamAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows[row].id : QString();
}

int TeamsModel::rowOf(const QString& team) const
{
    for (int row = 0; row < m_rows.size(); ++row)
        if (m_rows[row].id == team)
            return row;
    return -1;
}

int TeamsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TeamsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Columns);
}

QVariant TeamsModel::data(const QModelIndex& index, int role) const
{
    const Row& row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return index.column() == Here && role == Qt::AccessibleTextRole && !row.against.isEmpty()
                   ? row.cells[Here] + u", "_s + row.against
                   : row.cells[index.column()];
    case Qt::ToolTipRole:
        return index.column() == Here && !row.against.isEmpty() ? QVariant(row.against)
               : index.column() == Name                         ? QVariant(row.cells[Players])
               : index.column() == Seed                         ? QVariant()
                                                                : QVariant(row.cells[index.column()]);
    case kit::SecondRole:
        return index.column() == Name                             ? QVariant(row.cells[Players])
               : index.column() == Here && !row.against.isEmpty() ? QVariant(Window::tr("against the limits"))
                                                                  : QVariant();
    case kit::StrongRole:
        return index.column() == Name;
    case kit::StruckRole:
        return row.withdrawn && index.column() == Name;
    case kit::TickRole:
        return index.column() == Here && row.here && !row.withdrawn && !row.late;
    case kit::InkRole:
        if (index.column() == Here)
            return static_cast<int>(row.alone || row.late || !row.against.isEmpty() ? Line::Ink::Warn
                                    : row.here                                      ? Line::Ink::Ok
                                                                                    : Line::Ink::Soft);
        return index.column() == Cards || index.column() == Affiliation
                   ? QVariant(static_cast<int>(Line::Ink::Soft))
                   : QVariant();
    default:
        return {};
    }
}

QVariant TeamsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static const char* const titles[Columns] = {
        QT_TRANSLATE_NOOP("Window", "Seed"),       QT_TRANSLATE_NOOP("Window", "Team"),
        QT_TRANSLATE_NOOP("Window", "Players"),    QT_TRANSLATE_NOOP("Window", "Affiliation"),
        QT_TRANSLATE_NOOP("Window", "IDs end in"), QT_TRANSLATE_NOOP("Window", "Here")};
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(Window::tr(titles[section]))
                                                                    : QVariant();
}

} // namespace teams
