// The bracket of every format: a tree or cross tables, with the rounds below.

#include "pagewords.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "rules/words.h"
#include "views/crosstable.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>
#include <cmath>

using wording::Page;

namespace share {

namespace {

// Numbers of teams in a cross table: with columns of equal width, and with columns as wide as the text.
constexpr std::size_t mostEven = 6;
constexpr std::size_t mostInColumn = 9;

void addCell(Markup& out, const std::vector<views::CellView>& meetings)
{
    out.open("td");
    for (const views::CellView& cell : meetings) {
        if (cell.isToCome)
            continue;
        out.open("a", {{"href", '#' + anchorOf(cell.match)}, {"class", cell.won ? "won" : ""}});
        out.text(cell.first);
        if (!cell.second.empty())
            out.element("small", ' ' + cell.second, {{"class", cell.warns ? "warns" : ""}});
        out.close();
    }
    out.close();
}

void addRow(Markup& out, const View& view, const views::CrossView& table, std::size_t at)
{
    const views::CrossRowView& row = table.rows[at];
    out.open("tr", {{"class", row.advances ? "goeson" : ""}});
    out.element("td", row.rank).element("td", row.seed);
    out.open("th", {{"scope", "row"}});
    addTeamLink(out, view, row.team, row.name);
    if (row.withdrawn)
        out.element("small", ' ' + s(Page::tr("withdrawn")));
    out.close();
    for (std::size_t column = 0; column < table.rows.size(); ++column)
        if (column == at)
            out.element("td", "", {{"class", "same"}});
        else
            addCell(out, row.cells[column]);
    out.element("td", row.score).close();
}

void addTable(Markup& out, const View& view, const views::CrossView& table)
{
    const std::string title = table.note.empty() ? table.title : table.title + ": " + table.note;
    const bool isWide = table.rows.size() > mostInColumn;
    out.open("div", {{"class", isWide ? "scroll wide" : "scroll"},
                     {"tabindex", "0"},
                     {"role", "region"},
                     {"aria-label", title}});
    out.open("table", {{"class", table.rows.size() > mostEven ? "cross" : "cross pool"}});
    out.element("caption", title);
    out.open("thead").open("tr");
    for (const QString& head : {Page::tr("Rank"), Page::tr("Seed"), Page::tr("Team")})
        out.element("th", s(head), {{"scope", "col"}});
    for (const views::CrossRowView& row : table.rows)
        out.element("th", row.seed,
                    {{"scope", "col"},
                     {"title", row.name},
                     {"aria-label", s(Page::tr("against %1").arg(q(row.name)))}});
    out.element("th", s(Page::tr("W–L")), {{"scope", "col"}, {"title", s(Page::tr("Won–lost"))}});
    out.close().close().open("tbody");
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        addRow(out, view, table, row);
    out.close().close().close();
}

/// The approximate width of the text, in hundredths of the font size.
int widthOf(const std::string& text)
{
    constexpr std::string_view narrow = " ilIjtfr.,:;'!|()-";
    constexpr std::string_view wide = "WMmw@%";
    constexpr unsigned continued = 0x80;  // continuation bytes in UTF-8
    constexpr unsigned ideographs = 0xE3; // and everything after them, such as emoji
    int hundredths = 0;
    for (const char each : text) {
        const auto code = static_cast<unsigned char>(each);
        if ((code & 0xC0U) == continued)
            continue;
        const bool isWide = wide.find(each) != std::string_view::npos;
        const bool isNarrow = narrow.find(each) != std::string_view::npos;
        hundredths += code >= ideographs ? 120 : isWide ? 88 : isNarrow ? 32 : 60;
    }
    return hundredths;
}

// Pixels.
constexpr double twoLines = 40; ///< height of a side with a two-line name
constexpr double threeLines = 56;
constexpr double boxWidth = 264; ///< four rounds fit a window of 1280
constexpr double betweenRounds = 36;
constexpr double besideText = 960; ///< wider brackets take the whole window
constexpr double overBox = 28;     ///< room for its title
constexpr double headings = 30;
constexpr double edge = 3;
constexpr int nameRoom = 1040; ///< width of a line of a name, in hundredths of the font size

/// The height of a side with the longest name.
double lineFor(const tournament::Tournament& tournament)
{
    const bool isLong = std::ranges::any_of(tournament.setting->teams, [](const tournament::Team& team) {
        return widthOf(rules::plain(team.name)) > nameRoom * 9 / 5; // lines break between words
    });
    return isLong ? threeLines : twoLines;
}

bracket::Measures measuresFor(double line)
{
    return {boxWidth / line, 2, overBox / line, betweenRounds / line, 2 * overBox / line};
}

std::string px(double value)
{
    return std::to_string(static_cast<int>(std::lround(value)));
}

class Drawing {
public:
    Drawing(Markup& out, const View& view)
        : m_out(out), m_view(view), m_whole(view.tournament.setting->bracket),
          m_line(lineFor(view.tournament)), m_measures(measuresFor(m_line)),
          m_layout(bracket::layout(m_whole, m_measures)), m_hasHeadings(m_layout.losersAt.has_value())
    {
    }

    /// Whether its names stay readable when printed on one page.
    bool fitsPaper() const
    {
        constexpr int mostColumns = 4;
        constexpr int mostRows = 8;
        return !m_layout.boxes.empty() && m_layout.columns <= mostColumns && m_layout.rows <= mostRows;
    }

    void draw()
    {
        if (m_layout.boxes.empty())
            return;
        const std::string width = px(m_layout.width * m_line + 2 * edge);
        const std::string height = px(m_layout.height * m_line + top() + edge);
        m_out.open("div", {{"class", std::string("scroll tree") + (m_line == twoLines ? "" : " tall") +
                                         (m_layout.width * m_line > besideText ? " wide" : "")},
                           {"tabindex", "0"},
                           {"role", "region"},
                           {"aria-label", s(Page::tr("Bracket"))}});
        m_out.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                           {"width", width},
                           {"height", height},
                           {"viewBox", "0 0 " + width + ' ' + height}});
        for (const bracket::Connector& each : m_layout.connectors)
            addConnector(each);
        for (const bracket::Waiting& each : m_layout.waiting)
            addBye(each);
        if (m_hasHeadings) {
            addHeading(wording::heading(m_whole, bracket::Part::Winners), top() - headings);
            addHeading(wording::heading(m_whole, bracket::Part::Losers), y(*m_layout.losersAt) - headings);
        }
        for (const bracket::Box& each : m_layout.boxes)
            addMatch(each);
        m_out.close().close();
    }

private:
    double top() const { return m_hasHeadings ? headings : 0; }
    double x(double units) const { return edge + units * m_line; }
    double y(double units) const { return top() + units * m_line; }

    void addConnector(const bracket::Connector& way)
    {
        std::string path;
        for (const bracket::Point& point : way.points)
            path += (path.empty() ? "M" : "L") + px(x(point.x)) + ' ' + px(y(point.y));
        m_out.open("path", {{"d", path}}).close();
    }

    void addBye(const bracket::Waiting& waiting)
    {
        m_out.element("text", s(Page::tr("bye")),
                      {{"x", px(x(waiting.at.x) - 7)}, {"y", px(y(waiting.at.y) + 5)}, {"class", "bye"}});
    }

    void addHeading(const std::string& text, double at)
    {
        m_out.element("text", text, {{"x", px(edge)}, {"y", px(at + 18)}, {"class", "heading"}});
    }

    void addMatch(const bracket::Box& box)
    {
        const tournament::Match* match = tournament::match(m_view.tournament, box.match);
        if (!match)
            return;
        const double above = m_measures.above * m_line;
        m_out.open("foreignObject", {{"x", px(x(box.x) - 2)},
                                     {"y", px(y(box.y) - above)},
                                     {"width", px(box.width * m_line + 4)},
                                     {"height", px(box.height * m_line + above + 3)}});
        // The length of the match is shown until there is a table and a hand to show.
        const bool isAhead =
            match->state == tournament::State::Waiting || match->state == tournament::State::Ready;
        addBox(m_out, views::matchView(m_view.tournament, *bracket::find(m_whole, box.match), *match),
               isAhead ? lengthOf(m_view, *match) : std::string());
        m_out.close();
    }

    Markup& m_out;
    const View& m_view;
    const bracket::Bracket& m_whole;
    double m_line;
    bracket::Measures m_measures;
    bracket::Layout m_layout;
    bool m_hasHeadings;
};

void addCrossTables(Markup& out, const View& view)
{
    for (const views::CrossView& table : views::crossViews(view.tournament))
        addTable(out, view, table);
}

bool hasTables(const View& view)
{
    const bracket::Kind kind = view.tournament.setting->bracket.kind;
    return kind == bracket::Kind::RoundRobin || kind == bracket::Kind::PoolsPlayoff;
}

} // namespace

bool isPrintedAsDrawn(const View& view)
{
    constexpr int mostColumns = 16; // in a cross table
    const bracket::Bracket& drawn = view.tournament.setting->bracket;
    if (hasTables(view))
        return drawn.kind == bracket::Kind::PoolsPlayoff || drawn.entries <= mostColumns;
    Markup none;
    return drawn.kind != bracket::Kind::Swiss && Drawing(none, view).fitsPaper();
}

void addBracket(Markup& out, const View& view)
{
    const bracket::Bracket& drawn = view.tournament.setting->bracket;
    if (hasTables(view))
        addCrossTables(out, view);
    if (drawn.kind == bracket::Kind::PoolsPlayoff)
        out.element("h3", wording::heading(drawn, bracket::Part::Winners), {{"class", "tree"}});
    if (bracket::endsInKnockout(drawn.kind))
        Drawing(out, view).draw();
    out.open("div", {{"class", "rounds"}});
    addRounds(out, view);
    out.close();
}

} // namespace share
