// The bracket of every format: a tree, cross tables, or rounds.

#include "pagewords.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "views/crosstable.h"
#include "wording/record/matchwords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <cmath>

using wording::Page;

namespace share {

namespace {

void addBye(Markup& out, const View& view, const tournament::Match& match)
{
    out.open("p", {{"class", "sitsout"}})
        .name(tournament::teamName(view.tournament, views::whoHasBye(match)))
        .text(": " + s(Page::tr("bye")))
        .close();
}

/// Rounds of Swiss one after the other.
void addRounds(Markup& out, const View& view)
{
    const bracket::Bracket& drawn = view.tournament.setting->bracket;
    const std::vector<views::RoundView> rounds = views::roundViews(view.tournament);
    for (const views::RoundView& round : rounds) {
        out.element("h3", round.name).open("div", {{"class", "round"}});
        for (const bracket::Match* each : round.matches)
            if (const tournament::Match* match = tournament::match(view.tournament, each->id)) {
                if (match->number)
                    addBox(out, views::matchView(view.tournament, *each, *match));
                else
                    addBye(out, view, *match);
            }
        out.close();
    }
    if (const int left = drawn.rounds - static_cast<int>(rounds.size()); left > 0)
        out.element("p",
                    s(left == 1 ? Page::tr("One more round is to be paired.")
                                : Page::tr("%1 more rounds are to be paired.").arg(left)),
                    {{"class", "soft"}});
}

void addCell(Markup& out, const std::vector<views::CellView>& meetings)
{
    out.open("td");
    for (const views::CellView& cell : meetings) {
        out.open("a", {{"href", '#' + anchorOf(cell.match)}, {"class", cell.won ? "won" : ""}});
        out.text(cell.first);
        if (!cell.second.empty())
            out.element("small", ' ' + cell.second, {{"class", cell.warns ? "warns" : ""}});
        out.close();
    }
    out.close();
}

void addRow(Markup& out, const views::CrossView& table, std::size_t at)
{
    const views::CrossRowView& row = table.rows[at];
    out.open("tr", {{"class", row.goesOn ? "goeson" : ""}});
    out.element("td", row.rank).element("td", row.seed);
    out.open("th", {{"scope", "row"}}).name(row.name);
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

void addTable(Markup& out, const views::CrossView& table)
{
    const std::string title = table.heading();
    out.open("div", {{"class", "scroll"}, {"tabindex", "0"}, {"role", "region"}, {"aria-label", title}});
    out.open("table", {{"class", "cross"}}).element("caption", title).open("thead").open("tr");
    for (const QString& head : {Page::tr("Rank"), Page::tr("Seed"), Page::tr("Team")})
        out.element("th", s(head), {{"scope", "col"}});
    for (const views::CrossRowView& row : table.rows)
        out.element("th", row.seed,
                    {{"scope", "col"},
                     {"title", row.name},
                     {"aria-label", s(Page::tr("against %1").arg(q(row.name)))}});
    out.element("th", s(Page::tr("Won–lost")), {{"scope", "col"}}).close().close().open("tbody");
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        addRow(out, table, row);
    out.close().close().close();
}

constexpr double lineHeight = 32; ///< pixels, of one side in a box
constexpr double headings = 30;
constexpr double edge = 3;
/// Lines. Over a box stands its title.
const bracket::Measures measures{8.4, 2, 0.9, 1.4, 2};

std::string px(double value)
{
    return std::to_string(static_cast<int>(std::lround(value)));
}

class Drawing {
public:
    Drawing(Markup& out, const View& view)
        : m_out(out), m_view(view), m_whole(view.tournament.setting->bracket),
          m_layout(bracket::layout(m_whole, measures)), m_hasHeadings(m_layout.losersAt.has_value())
    {
    }

    void draw()
    {
        if (m_layout.boxes.empty())
            return;
        const std::string width = px(m_layout.width * lineHeight + 2 * edge);
        const std::string height = px(m_layout.height * lineHeight + top() + edge);
        m_out.open("div", {{"class", "scroll"},
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
    double x(double units) const { return edge + units * lineHeight; }
    double y(double units) const { return top() + units * lineHeight; }

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
        const double above = measures.above * lineHeight;
        m_out.open("foreignObject", {{"x", px(x(box.x) - 2)},
                                     {"y", px(y(box.y) - above)},
                                     {"width", px(box.width * lineHeight + 4)},
                                     {"height", px(box.height * lineHeight + above + 3)}});
        addBox(m_out, views::matchView(m_view.tournament, *bracket::find(m_whole, box.match), *match));
        m_out.close();
    }

    Markup& m_out;
    const View& m_view;
    const bracket::Bracket& m_whole;
    bracket::Layout m_layout;
    bool m_hasHeadings;
};

void addCrossTables(Markup& out, const View& view)
{
    for (const views::CrossView& table : views::crossViews(view.tournament))
        addTable(out, table);
}

} // namespace

void addBracket(Markup& out, const View& view)
{
    switch (view.tournament.setting->bracket.kind) {
    case bracket::Kind::Swiss:
        return addRounds(out, view);
    case bracket::Kind::RoundRobin:
        return addCrossTables(out, view);
    case bracket::Kind::PoolsPlayoff:
        addCrossTables(out, view);
        out.element("h3", wording::heading(view.tournament.setting->bracket, bracket::Part::Winners));
        return Drawing(out, view).draw();
    case bracket::Kind::SingleElimination:
    case bracket::Kind::DoubleElimination:
        return Drawing(out, view).draw();
    }
}

} // namespace share
