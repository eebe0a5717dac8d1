#include "importmodel.h"

#include "ui/kit/rows.h"
#include "ui/kit/sentence.h"
#include "wording/record/refusal.h"
#include "wording/text.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using kit::Line;
using wording::Window;

namespace teams {

QString saidOf(const desk::RosterRow& row, bool again)
{
    using Standing = desk::RosterRow::Standing;
    if (row.leftOut)
        return Window::tr("dropped");
    if (row.standing == Standing::Absent)
        return Window::tr("On record, not in the file: stays");
    if (!row.mistakes.empty())
        return kit::sentences(wording::onScreen(row.mistakes)).join(u"; "_s);
    QStringList parts =
        kit::sentences(wording::texts(row.changes)) + kit::sentences(wording::texts(row.warnings));
    for (const std::string& name : row.withoutId)
        parts << Window::tr("%1 has no ID").arg(kit::text(name));
    if (again && row.changes.empty() && row.standing != Standing::Changed)
        parts.prepend(row.standing == Standing::New ? Window::tr("New") : Window::tr("As on record"));
    return parts.join(u"; "_s);
}

void ImportModel::show(const desk::RosterPreview& preview)
{
    const bool same = preview.rows.size() == m_rows.size();
    if (!same)
        beginResetModel();
    m_rows = preview.rows;
    m_again = preview.again;
    if (!same)
        endResetModel();
    else if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int ImportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ImportModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Columns);
}

QString ImportModel::cell(const desk::RosterRow& row, int column) const
{
    QStringList parts;
    switch (column) {
    case LineNumber:
        return row.line == 0 ? u"–"_s : QString::number(row.line);
    case Team:
        return kit::text(row.team);
    case Players:
        for (const std::string& name : row.players)
            parts << (name.empty() ? u"?"_s : kit::text(name));
        return parts.join(u" · "_s);
    case Cards:
        for (const std::string& end : row.cardEnds)
            parts << (end.empty() ? u"–"_s : u"…"_s + kit::text(end));
        return parts.join(u"  "_s);
    case Affiliation:
        return kit::text(row.affiliation);
    case Seed:
        return row.seed ? QString::number(*row.seed) : QString();
    default:
        return saidOf(row, m_again);
    }
}

Line::Ink ImportModel::inkOf(const desk::RosterRow& row)
{
    using Standing = desk::RosterRow::Standing;
    if (!row.mistakes.empty())
        return Line::Ink::Bad;
    if (!row.warnings.empty() || !row.withoutId.empty())
        return Line::Ink::Warn;
    return row.standing == Standing::Same ? Line::Ink::Soft : Line::Ink::Plain;
}

QVariant ImportModel::data(const QModelIndex& index, int role) const
{
    const desk::RosterRow& row = rowAt(index.row());
    const bool wrong = !row.mistakes.empty();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return cell(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == Says ? QVariant(saidOf(row, m_again)) : QVariant();
    case kit::SecondRole:
        return index.column() == Team ? QVariant(cell(row, Players)) : QVariant();
    case kit::StrongRole:
        return index.column() == Team || (index.column() == Says && wrong);
    case kit::StruckRole:
        return row.leftOut && index.column() != Says;
    case kit::InkRole:
        if (row.leftOut || row.standing == desk::RosterRow::Standing::Absent)
            return static_cast<int>(Line::Ink::Soft);
        if (index.column() == Says)
            return static_cast<int>(inkOf(row));
        return index.column() == LineNumber || index.column() == Cards || index.column() == Affiliation
                   ? QVariant(static_cast<int>(Line::Ink::Soft))
                   : QVariant();
    default:
        return {};
    }
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static const char* const titles[Columns] = {
        QT_TRANSLATE_NOOP("Window", "Line"),       QT_TRANSLATE_NOOP("Window", "Team"),
        QT_TRANSLATE_NOOP("Window", "Players"),    QT_TRANSLATE_NOOP("Window", "Affiliation"),
        QT_TRANSLATE_NOOP("Window", "IDs end in"), QT_TRANSLATE_NOOP("Window", "Seed"),
        QT_TRANSLATE_NOOP("Window", "Remarks")};
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(Window::tr(titles[section]))
                                                                    : QVariant();
}

} // namespace teams
