#include "sanctionsmodel.h"

#include "tournament/model/lineup.h"
#include "ui/kit/rows.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using kit::Line;
using wording::Window;

namespace absences {

namespace {

/// `Full House (Ana Ruiz, Ben Cole)`: everybody whom it reaches.
QString whoIn(const tournament::Tournament& tournament, const facts::Sanction& sanction)
{
    if (sanction.person)
        return kit::text(tournament::personName(tournament, *sanction.person));
    QStringList members;
    if (const tournament::Team* team = tournament::team(*tournament.setting, *sanction.team))
        for (const std::string& person : tournament::everybodyOf(*team))
            members << kit::text(tournament::personName(tournament, person));
    const QString name = kit::text(tournament::teamName(tournament, *sanction.team));
    return members.isEmpty() ? name : u"%1 (%2)"_s.arg(name, members.join(u", "_s));
}

} // namespace

void SanctionsModel::show(const tournament::Tournament& tournament, const std::string& today)
{
    beginResetModel();
    m_rows.clear();
    for (const tournament::Sanctioned& each : tournament.setting->sanctions) {
        const facts::Sanction& sanction = each.sanction;
        const bool hasEnded = !tournament::holdsOn(sanction, today);
        m_rows.append({sanction, whoIn(tournament, sanction),
                       kit::text(sanction.reason) + u" · "_s + kit::text(each.stamp.by),
                       hasEnded         ? Window::tr("ended")
                       : sanction.until ? kit::text(*sanction.until)
                                        : Window::tr("until lifted"),
                       hasEnded});
    }
    endResetModel();
}

const facts::Sanction* SanctionsModel::at(int row) const
{
    return row >= 0 && row < m_rows.size() ? &m_rows.at(row).sanction : nullptr;
}

int SanctionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SanctionsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Columns);
}

QVariant SanctionsModel::data(const QModelIndex& index, int role) const
{
    const Row& row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return index.column() == Who ? row.who : row.until;
    case Qt::ToolTipRole:
    case kit::SecondRole:
        return index.column() == Who ? QVariant(row.why) : QVariant();
    case kit::StrongRole:
        return index.column() == Who && !row.isOver;
    case kit::InkRole:
        return row.isOver || index.column() == Until ? QVariant(static_cast<int>(Line::Ink::Soft))
                                                     : QVariant();
    default:
        return {};
    }
}

QVariant SanctionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static const char* const titles[Columns] = {QT_TRANSLATE_NOOP("Window", "Who, and why"),
                                                QT_TRANSLATE_NOOP("Window", "Last day")};
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(Window::tr(titles[section]))
                                                                    : QVariant();
}

} // namespace absences
