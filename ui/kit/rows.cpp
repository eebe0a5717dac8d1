#include "rows.h"

#include "enterkey.h"

#include "ui/drawing/marks.h"

#include <QHeaderView>

#include <algorithm>
#include <utility>

namespace kit {

void RowModel::show(QList<Row> rows)
{
    const bool isOfTheSame = std::ranges::equal(rows, m_rows, [](const Row& is, const Row& was) {
        return is.id == was.id && is.isHeading == was.isHeading;
    });
    if (!isOfTheSame)
        beginResetModel();
    const QList<Row> before = std::exchange(m_rows, std::move(rows));
    if (!isOfTheSame)
        return endResetModel();
    for (int row = 0; row < rowCount(); ++row)
        if (!(at(row) == before.at(row)))
            Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

int RowModel::rowOf(const QString& id) const
{
    const auto found = std::ranges::find(m_rows, id, &Row::id);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QVariant RowModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Cell cell = at(index.row()).cells.value(index.column());
    const auto unlessEmpty = [](const QString& text) { return text.isEmpty() ? QVariant() : text; };
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::AccessibleTextRole:
        return cell.spoken.isEmpty() ? cell.text : cell.spoken;
    case Qt::ToolTipRole:
        return unlessEmpty(cell.toolTip);
    case Qt::TextAlignmentRole:
        return cell.isAtRight ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter))
                              : QVariant();
    case SecondRole:
        return unlessEmpty(cell.second);
    case InkRole:
        return static_cast<int>(cell.ink);
    case StrongRole:
        return cell.strong;
    case TickRole:
        return cell.tick;
    case StruckRole:
        return cell.struck;
    case ShortRole:
        return unlessEmpty(cell.inShort);
    case SecondShortRole:
        return unlessEmpty(cell.secondInShort);
    case SecondNameRole:
        return cell.secondIsName;
    default:
        return {};
    }
}

QVariant RowModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? m_titles.value(section) : QVariant();
}

Qt::ItemFlags RowModel::flags(const QModelIndex& index) const
{
    return index.isValid() && at(index.row()).isHeading ? Qt::ItemNeverHasChildren
                                                        : QAbstractTableModel::flags(index);
}

QString RowDelegate::fitting(const QString& text, const QVariant& inShort, const QFont& font,
                             const QRectF& room)
{
    const bool fits = !inShort.isValid() || QFontMetricsF(font).horizontalAdvance(text) <= room.width();
    return fits ? text : inShort.toString();
}

QRectF RowDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option) const
{
    const Colors& c = m_theme.colors();
    const QRect& cell = option.rect;
    if (option.state & QStyle::State_Selected) {
        painter.fillRect(cell, c.aSoft);
        if (cell.left() == 0) // not column 0, which may be hidden
            painter.fillRect(QRect(cell.topLeft(), QSize(m_theme.px(4), cell.height())), c.focus);
    }
    painter.fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), c.line);
    return QRectF(cell).adjusted(m_theme.px(10), 0, -m_theme.px(8), 0);
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colors& c = m_theme.colors();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRectF box = paintGround(*painter, option);
    const QVariant ink = index.data(InkRole);
    const QColor color = ink.isValid() ? colorOf(c, static_cast<Line::Ink>(ink.toInt())) : c.ink;
    if (index.data(TickRole).toBool()) {
        const double side = m_theme.px(16);
        painter->setPen(QPen(c.ok, m_theme.px(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(drawing::tick({box.left(), box.center().y() - side / 2, side, side}));
        box.setLeft(box.left() + side + m_theme.px(8));
    }
    QFont font = m_theme.font(Text::Body, index.data(StrongRole).toBool() ? Weight::Medium : Weight::Plain);
    font.setStrikeOut(index.data(StruckRole).toBool());
    const QString second = index.data(SecondRole).toString();
    QRectF first = box;
    if (!second.isEmpty()) {
        first.adjust(0, m_theme.px(6), 0, -box.height() / 2);
        const QRectF below = box.adjusted(0, box.height() / 2, 0, -m_theme.px(8));
        const QFont small = m_theme.font(15);
        const QString fits = fitting(second, index.data(SecondShortRole), small, below);
        if (index.data(SecondNameRole).toBool())
            writeName(*painter, m_theme, below, fits, small, c.soft);
        else
            write(*painter, m_theme, below, fits, small, c.soft);
    }
    const QString words = fitting(index.data().toString(), index.data(ShortRole), font, first);
    const QVariant alignment = index.data(Qt::TextAlignmentRole);
    if (second.isEmpty())
        write(*painter, m_theme, first, words, font, color,
              alignment.isValid() ? alignment.value<Qt::Alignment>() : Qt::AlignLeft | Qt::AlignVCenter);
    else
        writeName(*painter, m_theme, first, words, font, color);
    painter->restore();
}

// Home and End go to the first and last row. Qt's would go to the ends of the row.
QModelIndex Table::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (action != MoveHome && action != MoveEnd)
        return QTableView::moveCursor(action, modifiers);
    const QModelIndex end = QTableView::moveCursor(action, modifiers | Qt::ControlModifier);
    return currentIndex().isValid() ? end.siblingAtColumn(currentIndex().column()) : end;
}

RowTable::RowTable(Theme& theme, QWidget* parent) : Table(parent), m_theme(theme)
{
    setItemDelegate(new RowDelegate(theme, this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    connect(&theme, &Theme::changed, this, [this] { dress(); });
    dress();
}

RowTable::RowTable(Theme& theme, const QString& name, const QStringList& titles) : RowTable(theme)
{
    m_rows = new RowModel(titles, this);
    setModel(m_rows);
    setAccessibleName(name);
}

void RowTable::showRows(QList<Row> rows, Instead instead)
{
    const QString id = currentId();
    const int before = currentRow();
    m_rows->show(std::move(rows));
    if (currentRow() >= 0 || m_rows->rowCount() == 0)
        return;
    if (const int row = before < 0 ? -1 : m_rows->rowOf(id); row >= 0)
        goTo(row);
    else if (instead != Instead::Nothing)
        goTo(instead == Instead::Near ? qBound(0, before, m_rows->rowCount() - 1) : 0);
}

void RowTable::setWidth(int column, int pixels)
{
    m_widths.removeIf([column](const auto& each) { return each.first == column; });
    m_widths.append({column, pixels});
    horizontalHeader()->setSectionResizeMode(column, QHeaderView::Fixed);
    dress();
}

void RowTable::limitName()
{
    m_limitsName = true;
    shareWidth();
}

int RowTable::widthOf(int column) const
{
    const auto given =
        std::ranges::find_if(m_widths, [column](const auto& width) { return width.first == column; });
    return given == m_widths.end() ? 0 : given->second;
}

void RowTable::shareWidth()
{
    static constexpr int mostName = 640; // pixels at 100 %
    int more = viewport()->width() - m_theme.px(mostName);
    int names = 0;
    QList<int> behind;
    for (int column = 0; column < horizontalHeader()->count(); ++column) {
        if (isColumnHidden(column))
            continue;
        const int pixels = widthOf(column);
        names += pixels == 0 ? 1 : 0;
        more -= m_theme.px(pixels);
        if (pixels > 0 && names > 0)
            behind << column;
    }
    const bool shares = m_limitsName && names == 1 && more > 0 && !behind.isEmpty();
    for (const auto& [column, pixels] : std::as_const(m_widths))
        setColumnWidth(column,
                       m_theme.px(pixels) +
                           (shares && behind.contains(column) ? more / static_cast<int>(behind.size()) : 0));
}

void RowTable::setRowHeight(int pixels)
{
    m_height = pixels;
    dress();
}

void RowTable::setHeaderShown(bool shown)
{
    horizontalHeader()->setVisible(shown);
}

int RowTable::rowsOfPage() const
{
    return qMax(1, viewport()->height() / verticalHeader()->defaultSectionSize());
}

// A column without a set width holds a name.
QSize RowTable::minimumSizeHint() const
{
    static constexpr int leastName = 84;
    int pixels = 0;
    for (int column = 0; column < horizontalHeader()->count(); ++column)
        if (!isColumnHidden(column))
            pixels += widthOf(column) > 0 ? widthOf(column) : leastName;
    return {m_theme.px(pixels), QTableView::minimumSizeHint().height()};
}

void RowTable::dress()
{
    verticalHeader()->setDefaultSectionSize(m_theme.px(m_height));
    horizontalHeader()->setFont(m_theme.font(Text::Small, Weight::Medium));
    horizontalHeader()->setFixedHeight(m_theme.px(40));
    shareWidth();
}

void RowTable::keyPressEvent(QKeyEvent* event)
{
    const bool enter = isEnter(*event);
    if (enter && (event->modifiers() & ~Qt::KeypadModifier) == 0 && currentRow() >= 0)
        Q_EMIT chosen(currentRow());
    else if (event->text().isEmpty() || enter || event->key() == Qt::Key_Escape)
        QTableView::keyPressEvent(event);
    else
        event->ignore(); // letters are for the screen, not for a search
}

void RowTable::mouseDoubleClickEvent(QMouseEvent* event)
{
    QTableView::mouseDoubleClickEvent(event);
    if (currentRow() >= 0)
        Q_EMIT chosen(currentRow());
}

void RowTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    shareWidth();
    if (currentIndex().isValid())
        scrollTo(currentIndex()); // keeps the cursor in view
}

} // namespace kit

#include "moc_rows.cpp"
