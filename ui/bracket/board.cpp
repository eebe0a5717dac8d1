#include "boxtext.h"
#include "painting.h"

#include "bracket/questions.h"
#include "tournament/ranking/standings.h"
#include "ui/kit/text.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>
#include <map>
#include <utility>

using wording::Window;

namespace tree {

namespace {

// Limits for the boxes and their gaps, in lines. The room decides within them.
constexpr double narrowest = 6.4;
constexpr double widest = 9.5;
constexpr double widestBeside = 13; // if the height lets the draw grow no further
constexpr double narrowGap = 1.5;
constexpr double lowBox = 2;      // only where this brings the whole draw into view
constexpr double roomyBox = 2.25; // two lines of a name stay clear of the frame
constexpr double leastAbove = 0.62;
constexpr double mostAbove = 1.05;
constexpr double scrolledAbove = 0.75;
constexpr double swissGap = 1; // no lines lead from round to round
constexpr bracket::Measures scrolled{.boxHeight = roomyBox, .above = scrolledAbove};

constexpr double spare = 0.1; // so that rounding to pixels causes no scrolling

constexpr double headingHeight = 1.4;
constexpr double blockGap = 1.2; // below a block, before the next heading

QPointF point(const bracket::Point& at)
{
    return {at.x, at.y};
}

std::vector<Bye> byesOf(const std::vector<bracket::Waiting>& waiting, const QPointF& corner)
{
    std::vector<Bye> byes;
    for (const bracket::Waiting& each : waiting) {
        const auto other = std::ranges::find_if(
            waiting, [&](const bracket::Waiting& w) { return w.match == each.match && w.side != each.side; });
        if (other == waiting.end())
            byes.push_back({Window::tr("bye"), corner + point(each.at)});
        else if (each.side == bracket::Side::A)
            byes.push_back({Window::tr("both bye"), corner + (point(each.at) + point(other->at)) / 2});
    }
    return byes;
}

/// Whether the match now counts differently in its table.
bool countsElse(const tournament::Match& before, const tournament::Match& now)
{
    return before.ended != now.ended || before.outcome != now.outcome || before.flags != now.flags ||
           (now.ended && before.ledger != now.ledger);
}

constexpr double rankAndWon = 3.75; // part of a row head, with the seed
constexpr double leastName = 4;
constexpr double easyName = 7; // most names fit unshortened
constexpr double mostName = 9;
constexpr double mostCell = 4.2;
constexpr double easyCell = 2.9;
constexpr double cellBeside = 2.6; // for tables beside each other: fits a score in smaller type
constexpr double partHeight = 1.7; // of a match in a cell: high enough for a finger
constexpr double oneHead = 1.3;    // if only the seed fits above a column
constexpr double twoHead = 2.1;
constexpr double besides = 1.6;
constexpr double crossHeading = 1.4;
constexpr double crossGap = 0.75;

/// The width of a cell for `match 12`.
double leastCell(const bracket::Bracket& bracket)
{
    const int matches = bracket::playedMatches(bracket);
    return matches < 100 ? 2.4 : matches < 1000 ? 2.7 : 3;
}

/// How many tables of `teams` teams fit beside each other.
std::size_t tablesPerRow(std::size_t tables, std::size_t teams, double room)
{
    const double one = rankAndWon + leastName + static_cast<double>(teams) * cellBeside;
    const auto most = std::clamp<std::size_t>(
        static_cast<std::size_t>(std::max(0.0, (room + besides) / (one + besides))), 1, tables);
    const std::size_t rows = (tables + most - 1) / most;
    return (tables + rows - 1) / rows; // four tables as two and two, not three and one
}

/// The sizes of a table, as wide as the room allows. Names get the width that cells of `score` leave.
Cross measured(std::size_t teams, double room, double least, double score, int meetings)
{
    Cross cross;
    const auto count = static_cast<double>(teams);
    // Names come before wide cells, and a score like `506 : −150` comes before names.
    const double easy = (room - rankAndWon - easyName) / count;
    const double tight = std::min((room - rankAndWon - leastName) / count, score);
    cross.cell = std::clamp(std::max(easy, tight), least, mostCell);
    cross.side = rankAndWon + std::clamp(room - rankAndWon - count * cross.cell, leastName, mostName);
    cross.head = cross.hasNames() ? twoHead : oneHead;
    cross.row = partHeight * meetings;
    cross.place = QRectF(0, 0, cross.side + count * cross.cell, cross.head + count * cross.row);
    return cross;
}

class Board {
public:
    Board(const tournament::Tournament& tournament, const QSizeF& room)
        : m_tournament(tournament), m_drawn(tournament.setting->bracket), m_room(room)
    {
        for (const bracket::Match& match : m_drawn.matches)
            m_byId.emplace(match.id, &match);
    }

    Tree build()
    {
        if (!m_tournament.setting->draw || m_tournament.matches.size() < m_drawn.matches.size())
            return {}; // no matches yet, because the rules are missing
        m_tree.entries = m_drawn.entries;
        addCrosses();
        if (m_drawn.kind == bracket::Kind::PoolsPlayoff)
            addPlayIns(); // first, because they decide who advances
        addRounds();
        if (m_drawn.kind != bracket::Kind::PoolsPlayoff)
            addPlayIns();
        addDrops();
        return std::move(m_tree);
    }

private:
    void addCrosses()
    {
        const std::vector<tournament::CrossTable> tables = tournament::crossTables(m_tournament);
        if (tables.empty())
            return;
        const std::size_t teams =
            std::ranges::max(tables, {}, [](const auto& table) { return table.rows.size(); }).rows.size();
        const std::size_t perRow = tablesPerRow(tables.size(), teams, m_room.width());
        const double room = (m_room.width() + besides) / static_cast<double>(perRow) - besides;
        const auto meetings = static_cast<int>(tables.front().rows.front().against.back().size());
        const Cross empty =
            measured(teams, room, leastCell(m_drawn), perRow > 1 ? cellBeside : easyCell, meetings);
        const double height = empty.place.height() + (tables.size() > 1 ? crossHeading : crossGap / 2);
        for (std::size_t i = 0; i < tables.size(); ++i) {
            Cross cross = empty;
            const std::size_t row = i / perRow;
            const QPointF corner(static_cast<double>(i % perRow) * (empty.place.width() + besides),
                                 static_cast<double>(row) * (height + crossGap));
            const double missing = static_cast<double>(teams - tables[i].rows.size());
            cross.place.adjust(0, 0, -missing * cross.cell, -missing * cross.row);
            cross.place.translate(corner + QPointF(0, height - empty.place.height()));
            addCross(tables[i], cross);
            m_top = std::max(m_top, cross.place.bottom());
        }
        writeWildcards(m_tree, m_tournament);
        m_top += crossGap;
        ++m_block;
    }

    void addCross(const tournament::CrossTable& table, const Cross& empty)
    {
        Cross cross = empty;
        write(cross, m_tournament, table);
        if (!table.pool.empty()) {
            cross.title = Window::tr("Pool %1").arg(kit::text(table.pool));
            m_tree.headings.push_back({cross.title, kit::text(wording::advancingText(table.advanceCount)),
                                       QRectF(cross.place.left(), cross.place.top() - crossHeading,
                                              cross.place.width(), crossHeading)});
        }
        m_tree.crosses.push_back(cross);
        addCells(table, cross);
        m_tree.size = m_tree.size.expandedTo({cross.place.right(), cross.place.bottom()});
    }

    void addCells(const tournament::CrossTable& table, const Cross& cross)
    {
        for (std::size_t row = 0; row < table.rows.size(); ++row)
            for (std::size_t column = 0; column < table.rows.size(); ++column) {
                const std::vector<tournament::Crossing>& meetings = table.rows[row].against[column];
                const double height = meetings.empty() ? 0 : cross.row / static_cast<double>(meetings.size());
                for (std::size_t i = 0; i < meetings.size(); ++i) {
                    const QRectF place(cross.columnAt(column),
                                       cross.rowAt(row) + static_cast<double>(i) * height, cross.cell,
                                       height);
                    const std::size_t line = meetings[i].side == tournament::Side::A ? 0 : 1;
                    addPlace(*m_byId.at(meetings[i].match), place,
                             Cell{m_tree.crosses.size() - 1, row, column, line, {}, {}});
                }
            }
    }

    void addRounds()
    {
        const bracket::Layout layout = bracket::layout(m_drawn, measures());
        if (layout.columns == 0)
            return;
        if (m_drawn.kind == bracket::Kind::Swiss)
            return addSwiss(layout);
        addRoundHeadings(layout);
        m_top += headingHeight;
        std::map<bracket::MatchId, const bracket::Box*> places;
        for (const bracket::Box& box : layout.boxes)
            places.emplace(box.match, &box);
        const int first = m_block;
        for (const bracket::Match& match : m_drawn.matches) {
            const auto at = places.find(match.id);
            if (at == places.end())
                continue;
            m_block = first + (match.bracket == bracket::Part::Losers ? 1 : 0);
            const bracket::Box& box = *at->second;
            addBox(match, QRectF(box.x, m_top + box.y, box.width, box.height));
        }
        m_block = first + 2;
        addLinks(layout, {0, m_top});
        m_tree.size = m_tree.size.expandedTo({layout.width, m_top + layout.height});
        m_top += layout.height + blockGap;
    }

    // A heading for each round; byes are below the matches.
    void addSwiss(const bracket::Layout& layout)
    {
        const bracket::Measures used = measures();
        const double step = used.boxWidth + used.gap;
        for (int round = 1; round <= m_drawn.rounds; ++round)
            m_tree.headings.push_back({kit::text(wording::roundName(m_drawn, bracket::Part::Swiss, round)),
                                       {},
                                       QRectF((round - 1) * step, m_top, used.boxWidth, headingHeight),
                                       m_top + headingHeight + layout.height});
        writeRounds(m_tree, m_tournament);
        m_top += headingHeight;
        double bottom = m_top + layout.height;
        std::map<int, double> below; // the lowest box of each round
        for (const bracket::Match& match : m_drawn.matches) {
            if (match.bracket != bracket::Part::Swiss)
                continue;
            const auto at = std::ranges::find(layout.boxes, match.id, &bracket::Box::match);
            const double x = (match.round - 1) * step;
            if (at != layout.boxes.end()) {
                addBox(match, QRectF(x, m_top + at->y, at->width, at->height));
                below[match.round] = at->y + at->height;
            } else {
                addBox(match,
                       QRectF(x, m_top + below[match.round] + used.above, used.boxWidth, used.boxHeight / 2));
                bottom = std::max(bottom, m_tree.boxes.back().place.bottom());
            }
        }
        ++m_block;
        m_tree.size = m_tree.size.expandedTo({layout.width, bottom});
        m_top = bottom + blockGap;
    }

    void addPlayIns()
    {
        const int perRow =
            std::max(1, static_cast<int>((m_room.width() + swissGap) / (scrolled.boxWidth + swissGap)));
        int placed = 0;
        for (const bracket::Match& match : m_drawn.matches) {
            if (match.bracket != bracket::Part::PlayIn)
                continue;
            if (placed == 0) {
                m_tree.headings.push_back({kit::text(wording::heading(m_drawn, match.bracket)),
                                           {},
                                           QRectF(0, m_top, scrolled.boxWidth, headingHeight)});
                m_top += headingHeight;
            }
            const double x = placed % perRow * (scrolled.boxWidth + swissGap);
            const int row = placed / perRow;
            const double y = m_top + row * (scrolled.boxHeight + scrolled.above) + scrolled.above;
            addBox(match, QRectF(x, y, scrolled.boxWidth, scrolled.boxHeight));
            m_tree.size = m_tree.size.expandedTo({x + scrolled.boxWidth, y + scrolled.boxHeight});
            ++placed;
        }
        if (placed > 0) {
            m_top = m_tree.boxes.back().place.bottom() + blockGap;
            ++m_block;
        }
    }

    void addPlace(const bracket::Match& drawn, const QRectF& place, const std::optional<Cell>& cell = {})
    {
        Box box;
        box.match = kit::text(drawn.id);
        box.place = place;
        box.cell = cell;
        box.block = m_block;
        write(box, m_tournament, drawn);
        m_tree.boxes.push_back(std::move(box));
    }

    void addBox(const bracket::Match& drawn, const QRectF& place)
    {
        m_index.emplace(drawn.id, m_tree.boxes.size());
        addPlace(drawn, place);
    }

    // A heading for each column, above the winners rounds and above the losers rounds.
    void addRoundHeadings(const bracket::Layout& layout)
    {
        std::map<std::pair<bool, double>, Heading> all; // key: whether it is in the losers bracket, and its x
        for (const bracket::Box& box : layout.boxes) {
            const bracket::Match& match = *m_byId.at(box.match);
            const bool isLosers = match.bracket == bracket::Part::Losers;
            if (match.bracket == bracket::Part::ThirdPlace ||
                (match.bracket == bracket::Part::Final && match.round > 1))
                continue; // this box is below the final
            const bool isAbove = layout.losersAt && !isLosers && match.bracket != bracket::Part::Final;
            const double y = isLosers && layout.losersAt ? m_top + *layout.losersAt : m_top;
            const double bottom = m_top + (isAbove ? *layout.losersAt : headingHeight + layout.height);
            all[{isLosers, box.x}] = {kit::text(wording::roundName(m_drawn, match.bracket, match.round)),
                                      {},
                                      QRectF(box.x, y, box.width, headingHeight),
                                      bottom};
        }
        bool isFirst = m_drawn.kind == bracket::Kind::PoolsPlayoff; // the playoff is below the pools
        for (auto& [where, heading] : all) {
            if (std::exchange(isFirst, false)) {
                heading.note = heading.text;
                heading.text = kit::text(wording::heading(m_drawn, bracket::Part::Winners));
            }
            m_tree.headings.push_back(heading);
        }
    }

    void addLinks(const bracket::Layout& layout, const QPointF& corner)
    {
        for (const bracket::Connector& way : layout.connectors) {
            QPolygonF points;
            for (const bracket::Point& at : way.points)
                points << corner + point(at);
            m_tree.links.push_back(
                {m_index.at(way.from), m_index.at(way.to), way.side == bracket::Side::A ? 0U : 1U, points});
        }
        m_tree.byes = byesOf(layout.waiting, corner);
    }

    void addDrops()
    {
        for (const bracket::Match& match : m_drawn.matches) {
            const auto to = m_index.find(match.id);
            if (to == m_index.end() || match.ifNecessary)
                continue;
            for (const bracket::Slot& slot : {match.a, match.b})
                if (const auto* loser = std::get_if<bracket::LoserOf>(&slot))
                    m_tree.drops.push_back({m_index.at(loser->match), to->second});
        }
    }

    bracket::Measures measures() const
    {
        bracket::Measures measures = scrolled;
        const bracket::Layout trial = bracket::layout(m_drawn, measures);
        const auto widthWith = [&](double gap) {
            return (m_room.width() - gap * (trial.columns - 1)) / trial.columns;
        };
        if (m_drawn.kind == bracket::Kind::Swiss)
            measures.gap = swissGap;
        else if (widthWith(measures.gap) < measures.boxWidth)
            measures.gap = narrowGap;
        // If the draw scrolls sideways anyway, boxes keep their full width.
        if (widthWith(measures.gap) >= narrowest)
            measures.boxWidth = std::clamp(widthWith(measures.gap), narrowest, widest);
        if (!m_tree.crosses.empty() || trial.rows == 0)
            return measures;
        const double room = m_room.height() - headingHeight - spare - (trial.losersAt ? measures.partGap : 0);
        const double pitch = room / trial.rows;
        bracket::Measures whole = measures;
        whole.boxHeight = std::clamp(pitch - scrolledAbove, lowBox, roomyBox);
        whole.above = std::min(pitch - whole.boxHeight, mostAbove);
        if (keepsTitles(whole))
            measures = whole;
        measures.boxWidth = std::max(measures.boxWidth, widthLeft(measures));
        return measures;
    }

    // The width of a box when the draw is zoomed to its full height: free room at the sides goes to names.
    double widthLeft(const bracket::Measures& measures) const
    {
        const bracket::Layout layout = bracket::layout(m_drawn, measures);
        const double zoom = ownZoom(m_room.height() / (headingHeight + layout.height));
        const double room = (m_room.width() - spare) / zoom - measures.gap * (layout.columns - 1);
        return std::min(room / layout.columns, widestBeside);
    }

    // Whether every title has room above its box, even with less room there: if a bye leaves the row before
    // empty, the title can use that row.
    bool keepsTitles(const bracket::Measures& measures) const
    {
        if (measures.above >= leastAbove)
            return true;
        const bracket::Layout layout = bracket::layout(m_drawn, measures);
        return std::ranges::all_of(layout.boxes, [&](const bracket::Box& box) {
            const bool isLosers = m_byId.at(box.match)->bracket == bracket::Part::Losers;
            const double top = box.y - leastAbove; // top of its title
            return top >= (isLosers ? layout.losersAt.value_or(0) : 0) &&
                   std::ranges::none_of(layout.boxes, [&](const bracket::Box& other) {
                       return other.column == box.column && other.y < box.y && other.y + other.height > top;
                   });
        });
    }

    const tournament::Tournament& m_tournament;
    const bracket::Bracket& m_drawn;
    QSizeF m_room;
    Tree m_tree;
    std::map<bracket::MatchId, const bracket::Match*> m_byId;
    std::map<bracket::MatchId, std::size_t> m_index; // boxes of the rounds
    double m_top = 0;                                // where the next block begins
    int m_block = 0;
};

} // namespace

Tree treeOf(const tournament::Tournament& tournament, const QSizeF& room)
{
    return Board(tournament, room).build();
}

bool bringUpToDate(Tree& tree, const tournament::Tournament& before, const tournament::Tournament& now)
{
    if (!before.setting.isSame(now.setting))
        return false;
    bool tablesChange = false;
    for (Box& box : tree.boxes) {
        const std::string id = box.match.toStdString();
        const auto& was = before.matches.at(id);
        const auto& is = now.matches.at(id);
        if (was.isSame(is))
            continue;
        tablesChange = tablesChange || countsElse(*was, *is);
        write(box, now, *bracket::find(now.setting->bracket, id));
    }
    if (!tablesChange)
        return true;
    if (now.setting->bracket.kind == bracket::Kind::Swiss)
        writeRounds(tree, now);
    const std::vector<tournament::CrossTable> tables = tournament::crossTables(now);
    for (std::size_t i = 0; i < tree.crosses.size(); ++i)
        write(tree.crosses[i], now, tables[i]);
    writeWildcards(tree, now);
    return true;
}

} // namespace tree
