#include "casesmodel.h"

#include "finding.h"

#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "ui/kit/rows.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

QString claimant(const tournament::Tournament& tournament, const tournament::Match& match,
                 facts::Challenger by)
{
    return by == facts::Challenger::Supervisor
               ? Window::tr("The supervisor")
               : kit::text(tournament::teamName(tournament,
                                                by == facts::Challenger::A ? match.teams.a : match.teams.b));
}

QString foundIn(const tournament::Tournament& tournament, const tournament::Match& match,
                const desk::CaseOnRecord& found)
{
    if (!found.evidence)
        return Window::tr("Nothing was said yet of what shows it.");
    const auto finding = desk::findingOf(match, found.challenge.book, *found.evidence);
    const std::string who = tournament::playerAt(tournament, match, found.challenge.accused);
    return kit::text(desk::verdictText(finding.verdict) + ' ' + desk::findingText(finding, who));
}

} // namespace

QString rulingWord(facts::Ruling ruling)
{
    switch (ruling) {
    case facts::Ruling::Upheld:
        return Window::tr("Upheld");
    case facts::Ruling::Rejected:
        return Window::tr("Rejected");
    case facts::Ruling::Withdrawn:
        break;
    }
    return Window::tr("Withdrawn");
}

void CasesModel::show(const tournament::Tournament& tournament)
{
    beginResetModel();
    m_cases = desk::casesIn(tournament);
    m_rows.clear();
    for (const desk::CaseOnRecord& found : m_cases) {
        const tournament::Match& match = *tournament::match(tournament, found.match);
        const QString game =
            match.series.games > 1 ? u" · "_s + Window::tr("game %1").arg(found.spot.game) : QString();
        const auto table = tournament::tableOf(tournament, match);
        Row row;
        row[Where] = {kit::sentence(wording::titleOf(match)) + game + u" · "_s +
                          Window::tr("hand %1").arg(found.hand),
                      table ? Window::tr("table %1").arg(*table) : QString()};
        row[Claimed] = {Window::tr("%1 accuses %2, book %3")
                            .arg(claimant(tournament, match, found.challenge.by),
                                 kit::text(tournament::seatName(tournament, match, found.challenge.accused)),
                                 QString::number(found.challenge.book)),
                        foundIn(tournament, match, found)};
        row[State] = found.decision ? Cell{rulingWord(found.decision->ruling), kit::text(found.decided->by)}
                                    : Cell{Window::tr("to be decided"), kit::text(found.claimed.by)};
        m_rows.push_back(row);
    }
    endResetModel();
}

int CasesModel::waiting() const
{
    return static_cast<int>(std::count_if(m_cases.begin(), m_cases.end(),
                                          [](const desk::CaseOnRecord& each) { return !each.decision; }));
}

int CasesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CasesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant CasesModel::data(const QModelIndex& index, int role) const
{
    const auto row = static_cast<std::size_t>(index.row());
    const Cell& cell = m_rows[row][static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return cell.first;
    case Qt::AccessibleTextRole:
        return cell.second.isEmpty() ? cell.first : cell.first + u", "_s + cell.second;
    case kit::SecondRole:
        return cell.second;
    case kit::StrongRole:
        return index.column() != Claimed;
    case kit::InkRole:
        return index.column() == State && !m_cases[row].decision ? QVariant(int(kit::Line::Ink::Warn))
                                                                 : QVariant();
    default:
        return {};
    }
}

} // namespace rulings
