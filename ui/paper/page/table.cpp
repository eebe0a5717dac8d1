#include "table.h"

namespace paper {

namespace {

constexpr double headHeight = 7;
constexpr double pad = 1.5;
constexpr double tickSize = 3.6;
constexpr double frameGap = 0.9;

struct Span {
    double x = 0;
    double width = 0;
};

QList<Span> spansOf(const QList<Column>& columns, const QRectF& area)
{
    double all = 0;
    for (const Column& column : columns)
        all += column.share;
    QList<Span> spans;
    double x = area.left();
    for (const Column& column : columns) {
        spans.append({x, column.share / all * area.width()});
        x += spans.back().width;
    }
    return spans;
}

void drawCell(Pencil& pencil, const Cell& cell, QRectF box, Type type, bool right)
{
    if (cell.frame && cell.text.isEmpty())
        return pencil.frame(box.adjusted(frameGap, frameGap, -frameGap, -frameGap), hairline);
    box.adjust(pad, 0, -pad, 0);
    if (cell.tick) {
        pencil.tickBox({box.left(), box.center().y()}, tickSize, *cell.tick);
        box.setLeft(box.left() + tickSize + pad);
    }
    if (cell.strong)
        type.weight = Weight::Medium;
    if (right)
        pencil.text(box, cell.text, type, atRight);
    else
        pencil.name(box, cell.text, type);
    if (cell.struck)
        pencil.across(box.left(), box.center().y(), qMin(box.width(), widthOf(cell.text, type)), stroke);
}

void drawHead(Pencil& pencil, const Table& table, const QList<Span>& spans, const QRectF& area, double y)
{
    constexpr Type type{9, Weight::Medium};
    for (qsizetype i = 0; i < spans.size(); ++i)
        drawCell(pencil, {table.columns[i].title}, {spans[i].x, y, spans[i].width, headHeight}, type,
                 table.columns[i].right);
    pencil.across(area.left(), y + headHeight, area.width(), 0.5);
}

/// Rows `first` to without `last` on one page.
void drawPage(Pencil& pencil, double y, const Table& table, const QRectF& area, qsizetype first,
              qsizetype last)
{
    const QList<Span> spans = spansOf(table.columns, area);
    if (first == 0)
        for (const Piece& piece : table.above) {
            if (piece.draw)
                piece.draw(pencil, {area.left(), y, area.width(), piece.height});
            y += piece.height;
        }
    drawHead(pencil, table, spans, area, y);
    y += headHeight;
    for (qsizetype i = first; i < last; ++i, y += table.rowHeight) {
        const Row& row = table.rows[i];
        if (row.begins && i > first)
            pencil.across(area.left(), y, area.width(), hairline);
        if (!row.across.text.isEmpty()) {
            drawCell(pencil, row.across, {area.left(), y, area.width(), table.rowHeight}, table.type, false);
            continue;
        }
        for (qsizetype column = 0; column < spans.size(); ++column)
            drawCell(pencil, row.cells.value(column),
                     {spans[column].x, y, spans[column].width, table.rowHeight}, table.type,
                     table.columns[column].right);
    }
    pencil.across(area.left(), y, area.width(), hairline);
}

/// Where the page that begins with row `first` ends: before a group, if the page holds one whole.
qsizetype endOfPage(const Table& table, qsizetype first, qsizetype most)
{
    const qsizetype last = first + most;
    if (last >= table.rows.size())
        return table.rows.size();
    for (qsizetype end = last; end > first; --end)
        if (table.rows[end].begins && !table.rows[end - 1].keeps)
            return end;
    return last;
}

} // namespace

void addAcross(QList<Row>& rows, const QString& text, const Type& type, double width)
{
    for (const QString& line : wrapped(text, type, width))
        rows << Row{{}, false, {line}};
}

void addTable(Binder& binder, const Table& table)
{
    const QRectF area = binder.area(false);
    const double above = lineHeight({18}) + static_cast<double>(table.below.size()) * lineHeight({10.5}) + 3;
    const double room = area.height() - above - headHeight;
    const QRectF bottom(area.left(), area.bottom() - table.behind.height, area.width(), table.behind.height);
    qsizetype first = 0;
    bool isSigned = false;
    while (first < table.rows.size() || !isSigned) {
        double left = room;
        for (const Piece& piece : table.above)
            left -= first == 0 ? piece.height : 0;
        const qsizetype last = endOfPage(table, first, static_cast<qsizetype>(left / table.rowHeight));
        isSigned = last == table.rows.size() &&
                   static_cast<double>(last - first) * table.rowHeight + table.behind.height <= left;
        binder.addHeaded(false, table.below, [=](Pencil& pencil, double top) {
            drawPage(pencil, top, table, area, first, last);
            if (isSigned && table.behind.draw)
                table.behind.draw(pencil, bottom);
        });
        first = last;
    }
}

} // namespace paper
