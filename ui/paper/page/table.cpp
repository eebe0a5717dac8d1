#include "table.h"

#include "wording/tr.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

constexpr double headHeight = 7;
constexpr double pad = 1.5;
constexpr double aboveAndBelow = 2.2; ///< from the lines of a name to the rules
constexpr double beforeSoft = 2.2;    ///< from a text to the soft text after it
constexpr double tickSize = 3.6;
constexpr double frameGap = 0.9;
constexpr double partingHeight = 5;
constexpr double somewhatLower = 0.86;
constexpr qsizetype fewRows = 2; ///< of a group that continues on the next page, with its name

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

Type typeOf(const Cell& cell, Type type)
{
    if (cell.strong)
        type.weight = Weight::Medium;
    return type;
}

/// The type of soft text, which is after or below the main text.
Type softType(const Type& plain)
{
    return {qMax(leastName, 0.82 * plain.points)};
}

/// The width for text in a cell of that width.
double textWidth(const Cell& cell, double width)
{
    return width - 2 * pad - (cell.tick ? tickSize + pad : 0);
}

/// Where soft text goes: all after the main text; all below, in lines as needed or in one line; the short
/// form after the main text, or below if it doesn't fit; nowhere.
enum class Soft { Beside, InLines, InALine, InShort, Nowhere };

QString joined(const QStringList& words)
{
    return words.join(u" · "_s);
}

QStringList softWords(const Cell& cell, Soft how)
{
    if (how == Soft::Nowhere)
        return {};
    return how == Soft::InShort && !cell.brief.isEmpty() ? cell.brief : cell.soft;
}

/// Whether the soft text is empty or fits after the main text.
bool fitsBeside(const Cell& cell, const Type& plain, double width, Soft how)
{
    const QString words = joined(softWords(cell, how));
    return words.isEmpty() ||
           widthOf(cell.text, typeOf(cell, plain)) + beforeSoft + widthOf(words, softType(plain)) <= width;
}

bool standsUnder(const Cell& cell, const Type& plain, double width, Soft how)
{
    return how != Soft::Beside && (how != Soft::InShort || !fitsBeside(cell, plain, width, how));
}

/// The lines of soft text below: a name is broken only if it is longer than a line.
QStringList softUnder(const Cell& cell, const Type& plain, double width, Soft how)
{
    if (!standsUnder(cell, plain, width, how))
        return {};
    const Type type = softType(plain);
    QStringList lines;
    for (const QString& each : softWords(cell, how)) {
        const QString longer = lines.isEmpty() ? each : joined({lines.back(), each});
        if (!lines.isEmpty() && widthOf(longer, type) <= width)
            lines.back() = longer;
        else
            lines += wrapped(each, type, width);
    }
    const QString brief = joined(cell.brief);
    const bool isBrief = how == Soft::InALine && lines.size() > 1 && !brief.isEmpty();
    return isBrief && widthOf(brief, type) <= width ? QStringList{brief} : lines;
}

/// The main text above soft text, no smaller than that.
SetName overSoft(const Cell& cell, const Type& plain, double width)
{
    const Type type = typeOf(cell, plain);
    return setName(cell.text, type, {width, lineHeight(type)}, softType(plain).points);
}

/// Draws main text with soft text below.
void drawWithSoftUnder(Pencil& pencil, const Cell& cell, const QRectF& box, const Type& plain, Soft how)
{
    const SetName text = overSoft(cell, plain, box.width());
    const QStringList soft = softUnder(cell, plain, box.width(), how);
    const double high = static_cast<double>(text.lines.size()) * nameLine(text.type);
    const double softHigh = nameLine(softType(plain));
    const double top = box.center().y() - (high + static_cast<double>(soft.size()) * softHigh) / 2;
    pencil.name({box.left(), top, box.width(), high}, text);
    QRectF line(box.left(), top + high, box.width(), softHigh);
    for (const QString& each : soft) {
        pencil.text(line, each, softType(plain));
        line.translate(0, softHigh);
    }
}

void drawCell(Pencil& pencil, const Cell& cell, QRectF box, const Type& plain, bool right,
              Soft soft = Soft::Beside)
{
    if (cell.frame && cell.text.isEmpty())
        return pencil.frame(box.adjusted(frameGap, frameGap, -frameGap, -frameGap), hairline);
    box.adjust(pad, 0, -pad, 0);
    if (cell.tick) {
        pencil.tickBox({box.left(), box.center().y()}, tickSize, *cell.tick);
        box.setLeft(box.left() + tickSize + pad);
    }
    if (!softUnder(cell, plain, box.width(), soft).isEmpty())
        return drawWithSoftUnder(pencil, cell, box, plain, soft);
    const Type type = typeOf(cell, plain);
    if (right)
        return pencil.text(box, cell.text, type, atRight);
    SetName text = setName(cell.text, type, {box.width(), lineHeight(type)});
    if (text.lines.size() > 1) // larger if the row is high enough
        text = setClearName(cell.text, type, box.size());
    pencil.name(box, text);
    const double wide = widthOf(cell.text, type);
    if (cell.struck)
        pencil.across(box.left(), box.center().y(), qMin(box.width(), wide), stroke);
    if (const QString words = joined(softWords(cell, soft)); !words.isEmpty())
        pencil.text(box.adjusted(wide + beforeSoft, 0.3, 0, 0), words, softType(plain));
}

void drawHead(Pencil& pencil, const Table& table, const QList<Span>& spans, const QRectF& area, double y)
{
    constexpr Type type{9, Weight::Medium};
    for (qsizetype i = 0; i < spans.size(); ++i) {
        const Column& column = table.columns[i];
        if (column.headsBoth)
            pencil.text({spans[i].x, y, spans[i].width + spans[i + 1].width, headHeight}, column.title, type,
                        Qt::AlignCenter);
        else
            drawCell(pencil, {column.title}, {spans[i].x, y, spans[i].width, headHeight}, type, column.right);
    }
    pencil.across(area.left(), y + headHeight, area.width(), 0.5);
}

/// The height that the names in a row need; 0 if one line is enough.
double needOf(const Table& table, const Row& row, const QList<Span>& spans, Soft soft)
{
    if (row.parts || !row.across.text.isEmpty())
        return 0;
    double need = 0;
    for (qsizetype i = 0; i < spans.size(); ++i)
        if (const Cell cell = row.cells.value(i); !table.columns[i].right && !cell.text.isEmpty()) {
            const Type type = typeOf(cell, table.type);
            const double width = textWidth(cell, spans[i].width);
            const qsizetype under = softUnder(cell, table.type, width, soft).size();
            const SetName set = under > 0 ? overSoft(cell, table.type, width)
                                          : setName(cell.text, type, {width, lineHeight(type)});
            if (set.lines.size() + under > 1)
                need = qMax(need, static_cast<double>(set.lines.size()) * nameLine(set.type) +
                                      static_cast<double>(under) * nameLine(softType(table.type)) +
                                      aboveAndBelow);
        }
    return need;
}

/// Whether all soft text fits after its main text.
bool hasRoomForSoft(const Table& table, const QList<Span>& spans)
{
    return std::ranges::all_of(table.rows, [&](const Row& row) {
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            if (const Cell& cell = row.cells[i];
                !fitsBeside(cell, table.type, textWidth(cell, spans[i].width), Soft::Beside))
                return false;
        return true;
    });
}

/// Heights: to use of a page, to use of the first page, and all of a page.
struct Room {
    double page = 0;
    double first = 0;
    double most = 0;
};

/// The heading row of the group that a page beginning with `first` continues; -1 if none.
qsizetype headBefore(const Table& table, qsizetype first)
{
    if (first >= table.rows.size() || table.rows[first].heads)
        return -1;
    while (--first >= 0)
        if (table.rows[first].heads)
            break;
    return first;
}

Row continued(Row head)
{
    for (Cell& cell : head.cells)
        if (!cell.text.isEmpty())
            cell.text = Paper::tr("%1, continued").arg(cell.text);
    if (!head.across.text.isEmpty())
        head.across.text = Paper::tr("%1, continued").arg(head.across.text);
    return head;
}

/// Whether the group that begins there is longer than a page, so that it must be divided anyway.
bool isLong(const Table& table, const QList<double>& heights, qsizetype begin, double page)
{
    double height = heights[begin];
    for (qsizetype i = begin + 1; i < table.rows.size() && !table.rows[i].begins; ++i)
        height += heights[i];
    return height > page + 0.01;
}

/// The row after the last one of the page that begins with `first`. Pages end between groups if they hold a
/// whole one. A group longer than a page begins wherever a few of its rows fit. `whole`: if possible, end
/// before a heading row.
qsizetype endOfPage(const Table& table, const QList<double>& heights, qsizetype first, const Room& room,
                    bool whole)
{
    double left = first == 0 ? room.first : room.page;
    if (const qsizetype head = headBefore(table, first); head >= 0)
        left -= heights[head];
    qsizetype last = first;
    double used = 0;
    while (last < table.rows.size() && used + heights[last] <= left + 0.01)
        used += heights[last++];
    if (last == first && last < table.rows.size())
        ++last; // it is higher than a page
    if (last == table.rows.size() && used + table.behind.height <= left + 0.01)
        return last;
    for (const bool atHead : {whole, false})
        for (qsizetype end = qMin(last, table.rows.size() - 1); end > first; --end)
            if (table.rows[end].begins && !table.rows[end - 1].keeps && (table.rows[end].heads || !atHead))
                return last > end + fewRows && isLong(table, heights, end, room.most) ? last : end;
    return last;
}

/// The ends of all pages. What follows the table isn't alone on a page if that can be avoided.
QList<qsizetype> endsOf(const Table& table, const QList<double>& heights, const Room& room, bool whole)
{
    QList<qsizetype> ends;
    qsizetype first = 0;
    do {
        first = endOfPage(table, heights, first, room, whole);
        ends << first;
    } while (first < table.rows.size());
    return ends;
}

double lastPage(const Table& table, const QList<double>& heights, const QList<qsizetype>& ends)
{
    const qsizetype first = ends.size() > 1 ? ends[ends.size() - 2] : 0;
    return std::accumulate(heights.begin() + first, heights.end(), table.behind.height);
}

/// Heights of the rows and ends of the pages, such that no page has only a few rows.
struct Paging {
    QList<double> heights;
    QList<qsizetype> ends;
    Soft soft = Soft::Beside;
};

/// Moves groups from the page before to the last one, until that isn't nearly empty.
Paging withFullerLastPage(const Table& table, Paging paging, double room)
{
    for (qsizetype pages = paging.ends.size();
         pages > 1 && lastPage(table, paging.heights, paging.ends) < littleOnAPage * room;) {
        const qsizetype first = pages > 2 ? paging.ends[pages - 3] : 0;
        const QList<qsizetype> before = paging.ends;
        qsizetype& end = paging.ends[pages - 2];
        do
            --end;
        while (end > first && (!table.rows[end].begins || table.rows[end - 1].keeps));
        if (end <= first || lastPage(table, paging.heights, paging.ends) > room) {
            paging.ends = before;
            break;
        }
    }
    return paging;
}

/// `at` gives the pages for a row height and a room. Rows are no lower than `least`.
template <class At>
Paging evenPaging(const Table& table, const Room& room, double least, const At& at)
{
    const Paging full = at(table.rowHeight, room);
    const bool isFew = lastPage(table, full.heights, full.ends) < littleOnAPage * room.page;
    if (full.ends.size() == 1 || (!isFew && table.leastRowHeight == 0))
        return full;
    for (double row = table.rowHeight - 0.1; row >= least; row -= 0.1)
        if (Paging lower = at(row, room); lower.ends.size() < full.ends.size())
            return withFullerLastPage(table, std::move(lower), room.page);
    Paging even = full;
    for (double less = 2; isFew && less < 0.6 * room.page; less += 2) {
        Paging other = at(table.rowHeight, {room.page - less, room.first - less, room.most});
        if (other.ends.size() > full.ends.size())
            break;
        even = std::move(other);
    }
    return withFullerLastPage(table, std::move(even), room.page);
}

/// Keeps groups with headings on one page if that takes no more pages.
Paging pagingOf(const Table& table, const QList<Span>& spans, const Room& room, Soft soft)
{
    QList<double> needs;
    for (const Row& row : table.rows)
        needs << needOf(table, row, spans, soft);
    const auto at = [&](double height, const Room& limit, bool whole = false) {
        Paging paging{{}, {}, soft};
        for (qsizetype i = 0; i < needs.size(); ++i)
            paging.heights << (table.rows[i].parts ? partingHeight : qMax(height, needs[i]));
        paging.ends = endsOf(table, paging.heights, limit, whole);
        return paging;
    };
    const double least = table.leastRowHeight > 0
                             ? table.leastRowHeight
                             : qMax(somewhatLower * table.rowHeight, lineHeight(table.type));
    Paging paging = evenPaging(table, room, least, at);
    if (std::ranges::any_of(paging.ends, [&](qsizetype end) { return headBefore(table, end) >= 0; }))
        for (double row = table.rowHeight; row >= least; row -= 0.1)
            if (Paging whole = at(row, room, true); whole.ends.size() <= paging.ends.size())
                return whole;
    return paging;
}

/// Shows the soft text of all rows or of none: after the main text if all fit, else below, unless that takes
/// another page.
Paging pagingOf(const Table& table, const QList<Span>& spans, const Room& room)
{
    if (hasRoomForSoft(table, spans))
        return pagingOf(table, spans, room, Soft::Beside);
    Paging without = pagingOf(table, spans, room, Soft::Nowhere);
    for (const Soft how : {Soft::InLines, Soft::InALine, Soft::InShort})
        if (Paging paging = pagingOf(table, spans, room, how); paging.ends.size() <= without.ends.size())
            return paging;
    return without;
}

/// Draws a row that isn't just a line between others.
void drawRow(Pencil& pencil, const Table& table, const Row& row, const QList<Span>& spans, const QRectF& box,
             Soft soft)
{
    if (!row.across.text.isEmpty())
        return drawCell(pencil, row.across, box, table.type, false);
    for (qsizetype column = 0; column < spans.size(); ++column)
        drawCell(pencil, row.cells.value(column),
                 {spans[column].x, box.top(), spans[column].width, box.height()}, table.type,
                 table.columns[column].right, soft);
}

/// Draws rows `first` to before `last` on a page; returns the bottom.
double drawRows(Pencil& pencil, double y, const Table& table, const Paging& paging, const QRectF& area,
                qsizetype first, qsizetype last)
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
    const qsizetype head = headBefore(table, first);
    if (head >= 0) {
        drawRow(pencil, table, continued(table.rows[head]), spans,
                {area.left(), y, area.width(), paging.heights[head]}, paging.soft);
        y += paging.heights[head];
    }
    for (qsizetype i = first; i < last; y += paging.heights[i++]) {
        const Row& row = table.rows[i];
        const double height = paging.heights[i];
        if (row.parts) {
            pencil.across(area.left(), y, area.width(), heavy);
            drawCell(pencil, row.across, {area.left(), y + 0.3, area.width(), height - 0.3},
                     {8.5, Weight::Medium}, false);
            continue;
        }
        if (row.begins && (i > first || head >= 0))
            pencil.across(area.left(), y, area.width(), hairline);
        drawRow(pencil, table, row, spans, {area.left(), y, area.width(), height}, paging.soft);
    }
    pencil.across(area.left(), y, area.width(), hairline);
    return y;
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
    const double page = area.height() - headingHeight(table.below.size()) - headHeight;
    Room room{page, page, page};
    for (const Piece& piece : table.above)
        room.first -= piece.height;
    const auto paging = std::make_shared<const Paging>(pagingOf(table, spansOf(table.columns, area), room));
    qsizetype first = 0;
    for (const qsizetype last : paging->ends) {
        const bool isLast = last == table.rows.size();
        binder.addHeaded(false, table.below, [=](Pencil& pencil, double top) {
            const double end = drawRows(pencil, top, table, *paging, area, first, last);
            const Piece& behind = table.behind;
            if (isLast && behind.draw)
                behind.draw(pencil, {area.left(), behind.atFoot ? area.bottom() - behind.height : end,
                                     area.width(), behind.height});
        });
        first = last;
    }
}

} // namespace paper
