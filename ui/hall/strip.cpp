#include "strip.h"

#include "tournament/queries/queue.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Window;

namespace hall {

namespace {

// At 1920 by 1080.
constexpr double cellHeight = 124; // two names, one above the other
constexpr double stripEdge = 8;    // above the first row and below the last
constexpr double stripInset = 34;
constexpr double overStrip = 28;
constexpr double behindLead = 28;
constexpr double cellGap = 30; // between two cells
constexpr double cellLine = 58;

constexpr int wholeRow = 6;               // in sixths of a row
constexpr int spans[] = {2, 3, wholeRow}; // possible widths of a cell, in sixths
constexpr std::size_t mostRows = 3;
constexpr std::size_t mostCrowded = 4; // if each turn would last only a second
constexpr std::size_t fewGroups = 3;   // the strip gets more rows before it has more turns than this
constexpr std::size_t withinSeconds = 10;

const Type cellName{leastAfar, kit::Weight::Plain, Ink::Plain, leastAfar, false};
const Type cellNumber{80, kit::Weight::Medium, Ink::Warn, leastAfar, false};
const Type leadType{leastAfar, kit::Weight::Medium, Ink::Warn, least, false};
const Type nextType{leastAfar, kit::Weight::Medium, Ink::Soft, least, false};

QString leadText()
{
    return Window::tr("Now to table");
}

} // namespace

Strip::Strip(const Shown& shown, const QSizeF& size, Kind kind)
    : m_shown(shown), m_measure(kind, size), m_room(roomOf(shown, size))
{
    const std::vector<const tournament::Match*> called = calledNow(shown);
    if (kind == Kind::Calls && callsFitOnePage(shown, size))
        return;
    m_calls = called.size();
    std::vector<Cell> cells;
    cells.reserve(called.size());
    for (const tournament::Match* match : called)
        cells.push_back(cellOf(*match, QString::number(match->call->table), true));
    if (!cells.empty())
        pack(cells);
    if (kind == Kind::Tables || !cells.empty())
        addNext();
}

Strip::Cell Strip::cellOf(const tournament::Match& match, const QString& label, bool isCall) const
{
    Cell cell{match.id,
              label,
              kit::text(tournament::teamName(*m_shown.tournament, match.teams.a)),
              kit::text(tournament::teamName(*m_shown.tournament, match.teams.b)),
              isCall,
              wholeRow};
    const double names = std::max(m_measure.widthOf(cell.a, cellName), m_measure.widthOf(cell.b, cellName));
    for (const int span : spans)
        if (labelWidth(cell) + names <= cellWidth(span)) {
            cell.span = span;
            break;
        }
    return cell;
}

double Strip::labelWidth(const Cell& cell) const
{
    return m_measure.widthOf(cell.label, cell.isCall ? cellNumber : nextType) + m_measure.px(24);
}

double Strip::leadWidth() const
{
    return m_measure.widthOf(leadText(), leadType) + m_measure.px(behindLead);
}

double Strip::cellWidth(int span) const
{
    const double row = m_room.width() - m_measure.px(2 * stripInset) - leadWidth();
    return row * span / wholeRow - m_measure.px(cellGap);
}

/// As few rows as hold everything, or enough that there are few turns.
void Strip::pack(const std::vector<Cell>& cells)
{
    std::vector<Row> rows;
    int taken = wholeRow;
    for (const Cell& cell : cells) {
        if (taken + cell.span > wholeRow) {
            rows.emplace_back();
            taken = 0;
        }
        taken += cell.span;
        rows.back().push_back(cell);
    }
    std::size_t high = std::min<std::size_t>(rows.size(), 2);
    while ((high < mostRows && rows.size() > high * fewGroups) ||
           (high < mostCrowded && rows.size() > high * withinSeconds))
        ++high;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i % high == 0)
            m_groups.emplace_back();
        m_groups.back().push_back(std::move(rows[i]));
    }
}

/// Adds the next match if it has room.
void Strip::addNext()
{
    const std::vector<tournament::Waiting> queue = m_shown.tournament && m_shown.tournament->setting->draw
                                                       ? tournament::queue(*m_shown.tournament, m_shown.now)
                                                       : std::vector<tournament::Waiting>();
    const tournament::Match* next = tournament::firstOf(queue);
    if (!next || m_groups.size() > 1)
        return;
    const Cell cell = cellOf(*next, Window::tr("next"), false);
    if (m_groups.empty()) {
        m_groups.push_back({{cell}});
        return;
    }
    Row& last = m_groups.back().back();
    int taken = 0;
    for (const Cell& each : last)
        taken += each.span;
    if (taken + cell.span <= wholeRow)
        last.push_back(cell);
}

double Strip::height() const
{
    return m_groups.empty()
               ? 0
               : m_measure.px(cellHeight * static_cast<double>(m_groups.front().size()) + 2 * stripEdge);
}

std::chrono::seconds Strip::seconds() const
{
    const std::size_t groups = m_groups.size();
    return std::chrono::seconds(groups > 1 ? std::max<std::size_t>(1, withinSeconds / groups) : 0);
}

std::size_t Strip::groupOf(const std::string& match) const
{
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        for (const Row& row : m_groups[i])
            if (std::ranges::count(row, match, &Cell::match) > 0)
                return i;
    return 0;
}

/// `4–6 of 14`; empty if all are in view.
QString Strip::countOf(std::size_t group) const
{
    const auto callsIn = [](const Group& rows) {
        std::ptrdiff_t calls = 0;
        for (const Row& row : rows)
            calls += std::ranges::count(row, true, &Cell::isCall);
        return calls;
    };
    if (m_groups.size() < 2)
        return {};
    std::ptrdiff_t before = 0;
    for (std::size_t i = 0; i < group; ++i)
        before += callsIn(m_groups[i]);
    const std::ptrdiff_t last = before + callsIn(m_groups[group]);
    return (last == before + 1 ? Window::tr("%1 of %2").arg(last)
                               : Window::tr("%1–%2 of %3").arg(before + 1).arg(last))
        .arg(m_calls);
}

Face Strip::face(std::size_t group, const std::set<std::string>& fresh) const
{
    Face face(m_measure.kind(), m_measure.size());
    if (m_groups.empty())
        return face;
    const QRectF strip(m_room.left(), m_room.bottom() - height(), m_room.width(), height());
    face.box(strip, Ink::Bar, Ink::Line);
    const Group& rows = m_groups[group % m_groups.size()];
    const QString count = countOf(group % m_groups.size());
    const double left = strip.left() + face.px(stripInset);
    if (m_calls > 0) {
        // The lead is beside the first row. Below it is the count, if groups take turns.
        QRectF lead(left, strip.top() + face.px(stripEdge), leadWidth(), face.px(cellHeight));
        face.write(lead, Qt::AlignLeft, leadText(), leadType);
        lead.translate(0, face.px(cellHeight));
        face.write(lead, Qt::AlignLeft, count, {least, kit::Weight::Plain, Ink::Soft});
    }
    double top = strip.top() + face.px(stripEdge);
    const double first = m_calls > 0 ? left + leadWidth() : left;
    for (const Row& row : rows) {
        double at = first;
        for (const Cell& cell : row) {
            const double wide = cellWidth(cell.span);
            writeCell(face, QRectF(at, top, wide, face.px(cellHeight)), cell, fresh.contains(cell.match));
            at += wide + face.px(cellGap);
        }
        top += face.px(cellHeight);
    }
    return face;
}

void Strip::writeCell(Face& face, const QRectF& place, const Cell& cell, bool isFresh) const
{
    if (isFresh)
        face.box(place.adjusted(-face.px(14), face.px(4), face.px(8), -face.px(4)), Ink::WarnBar);
    const double label = labelWidth(cell);
    face.write(QRectF(place.left(), place.top(), label, place.height()), Qt::AlignLeft, cell.label,
               cell.isCall ? cellNumber : nextType);
    QRectF name(place.left() + label, place.center().y() - face.px(cellLine), place.width() - label,
                face.px(cellLine));
    for (const QString& team : {cell.a, cell.b}) {
        face.write(name, Qt::AlignLeft, team, cellName);
        name.translate(0, face.px(cellLine));
    }
    if (cell.isCall)
        face.addCalled(cell.match);
}

QRectF bodyOf(const Shown& shown, const QSizeF& size, Kind kind)
{
    QRectF body = roomOf(shown, size);
    const double strip = Strip(shown, size, kind).height();
    if (strip > 0)
        body.setBottom(body.bottom() - strip - Face(kind, size).px(overStrip));
    return body;
}

} // namespace hall
