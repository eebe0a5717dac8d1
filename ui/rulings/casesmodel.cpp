#include "casesmodel.h"

#include "finding.h"

#include "desk/wording/names.h"
#include "tournament/queries/room.h"
#include "ui/look/rows.h"
#include "ui/look/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rulings {

namespace {

QString claimant(const tournament::Tournament& tournament, const tournament::Match& match,
                 facts::Challenger by)
{
    return by == facts::Challenger::Supervisor
               ? u"The supervisor"_s
               : look::text(
                     desk::teamName(tournament, by == facts::Challenger::A ? match.teams.a : match.teams.b));
}

QString foundIn(const tournament::Tournament& tournament, const tournament::Match& match,
                const desk::CaseOnRecord& found)
{
    if (!found.evidence)
        return u"Nothing was said yet of what shows it."_s;
    const auto finding = desk::findingOf(match, found.challenge.book, *found.evidence);
    const std::string who = desk::playerAt(tournament, match, found.challenge.accused);
    return look::text(desk::verdictText(finding.verdict) + ' ' + desk::findingText(finding, who));
}

} // namespace

void CasesModel::show(const tournament::Tournament& tournament)
{
    beginResetModel();
    m_cases = desk::casesIn(tournament);
    m_rows.clear();
    for (const desk::CaseOnRecord& found : m_cases) {
        const tournament::Match& match = *tournament::match(tournament, found.match);
        const QString game = match.series.games > 1 ? u" · game %1"_s.arg(found.spot.game) : QString();
        const auto table = tournament::tableOf(tournament, match);
        Row row;
        row[Where] = {look::sentence(desk::titleOf(match)) + game + u" · hand %1"_s.arg(found.hand),
                      table ? u"table %1"_s.arg(*table) : QString()};
        row[Claimed] = {u"%1 accuses %2, book %3"_s.arg(
                            claimant(tournament, match, found.challenge.by),
                            look::text(desk::seatName(tournament, match, found.challenge.accused)),
                            QString::number(found.challenge.book)),
                        foundIn(tournament, match, found)};
        row[State] = found.decision ? Cell{look::sentence(std::string(facts::word(found.decision->ruling))),
                                           look::text(found.decided->by)}
                                    : Cell{u"to be decided"_s, look::text(found.claimed.by)};
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
    case look::SecondRole:
        return cell.second;
    case look::StrongRole:
        return index.column() != Claimed;
    case look::InkRole:
        return index.column() == State && !m_cases[row].decision ? QVariant(int(look::Line::Ink::Warn))
                                                                 : QVariant();
    default:
        return {};
    }
}

} // namespace rulings
