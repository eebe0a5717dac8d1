#include "playersmodel.h"

#include "desk/checks/rosterlimits.h"
#include "ui/kit/rows.h"
#include "ui/kit/text.h"
#include "wording/record/exempt.h"
#include "wording/record/names.h"
#include "wording/text.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using kit::Line;
using wording::Window;

namespace checkin {

namespace {

QString titleOf(const tournament::Match* match)
{
    return match ? kit::sentence(kit::text(wording::titleOf(*match))) : QString();
}

/// `Ben Cole, Cy Dale may not play; show ID again for match 5: Ana Ruiz`
QString missingOf(const tournament::Tournament& tournament, const desk::Waiting& waiting)
{
    std::string missing;
    std::string again;
    for (const desk::LackingPlayer& lacking : desk::lackingIn(tournament, waiting)) {
        std::string& names = lacking.showsIdAgain ? again : missing;
        names += names.empty() ? "" : ", ";
        names += lacking.showsIdAgain ? lacking.name : desk::inWords(lacking);
    }
    return kit::text(wording::toCheckInText(waiting.match, missing, again, wording::Missing::NamesAlone));
}

/// Against which limits of the rules the team registered; empty: against none. Everybody may read it, so not
/// why.
QString againstLimits(const tournament::Tournament& tournament, const std::string& id)
{
    const tournament::Team* team = tournament::team(*tournament.setting, id);
    const auto letIn = team ? desk::letInAgainst(tournament, *team) : std::nullopt;
    return letIn ? Window::tr("the team is %1").arg(kit::text(wording::text(desk::openWords(*letIn))))
                 : QString();
}

/// What is said of who is not here; empty of who is.
QString notHere(const desk::Expected& each)
{
    switch (each.presence) {
    case tournament::Presence::CheckedIn:
        break;
    case tournament::Presence::ShowIdAgain:
        return kit::text(wording::showIdAgainText(*each.match));
    case tournament::Presence::NotCheckedIn:
        return Window::tr("missing");
    }
    return {};
}

} // namespace

void PlayersModel::show(const tournament::Tournament& tournament, const QString& typed)
{
    beginResetModel();
    m_rows.clear();
    for (const desk::Expected& each : desk::expected(tournament, typed.toStdString())) {
        const auto exempt =
            each.isHere() ? wording::exempt(tournament, each.match, each.person) : std::nullopt;
        m_rows.append({each.person, kit::text(tournament::personName(tournament, each.person)),
                       kit::text(tournament::teamName(tournament, each.team)), titleOf(each.match),
                       each.isHere(), notHere(each),
                       exempt ? kit::text(wording::inWords(*exempt)) : QString(),
                       exempt && exempt->isSanctioned, againstLimits(tournament, each.team)});
    }
    endResetModel();
}

std::string PlayersModel::personAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows[row].person : std::string();
}

int PlayersModel::rowOf(const std::string& person) const
{
    for (int row = 0; row < m_rows.size(); ++row)
        if (m_rows[row].person == person)
            return row;
    return -1;
}

int PlayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PlayersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Columns);
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const
{
    const Row& row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        if (index.column() == Here && role == Qt::AccessibleTextRole && !row.against().isEmpty())
            return QString((row.here ? Window::tr("here") : row.notHere) + u", "_s + row.against());
        return index.column() == Player  ? row.name
               : index.column() == Match ? row.match
               : row.here                ? Window::tr("here")
                                         : row.notHere;
    case Qt::ToolTipRole:
        return index.column() == Here && !row.against().isEmpty() ? QVariant(row.against()) : QVariant();
    case kit::SecondRole:
        return index.column() == Player                          ? QVariant(row.team)
               : index.column() == Here && row.isSanctioned      ? QVariant(Window::tr("against a sanction"))
               : index.column() == Here && !row.exempt.isEmpty() ? QVariant(Window::tr("against a rule"))
               : index.column() == Here && !row.limits.isEmpty() ? QVariant(Window::tr("against the limits"))
                                                                 : QVariant();
    case kit::StrongRole:
        return index.column() == Player;
    case kit::TickRole:
        return index.column() == Here && row.here && row.exempt.isEmpty();
    case kit::InkRole:
        if (index.column() == Player)
            return {};
        return static_cast<int>(index.column() != Here || !row.here ? Line::Ink::Soft
                                : row.exempt.isEmpty()              ? Line::Ink::Ok
                                                                    : Line::Ink::Warn);
    default:
        return {};
    }
}

QVariant PlayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static const char* const titles[Columns] = {QT_TRANSLATE_NOOP("Window", "Player"),
                                                QT_TRANSLATE_NOOP("Window", "Plays next"),
                                                QT_TRANSLATE_NOOP("Window", "Here")};
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(Window::tr(titles[section]))
                                                                    : QVariant();
}

void MissingModel::show(const tournament::Tournament& tournament, const std::string& day)
{
    beginResetModel();
    m_rows.clear();
    m_teamsMissing = 0;
    for (const desk::Waiting& each : desk::incompleteTeams(tournament, day)) {
        m_rows.append({kit::text(tournament::teamName(tournament, each.team)), missingOf(tournament, each),
                       titleOf(each.match)});
        const auto lacking = desk::lackingIn(tournament, each);
        if (!std::all_of(lacking.begin(), lacking.end(), [](const auto& who) { return who.showsIdAgain; }))
            ++m_teamsMissing;
    }
    endResetModel();
}

int MissingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MissingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Columns);
}

QVariant MissingModel::data(const QModelIndex& index, int role) const
{
    const Row& row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return index.column() == Team ? row.missing : row.match;
    case kit::SecondRole:
        return index.column() == Team ? QVariant(row.team) : QVariant();
    case kit::InkRole:
        return index.column() == Match ? QVariant(static_cast<int>(Line::Ink::Soft)) : QVariant();
    default:
        return {};
    }
}

} // namespace checkin
