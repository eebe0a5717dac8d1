// The bracket of every format: a tree, cross tables, or rounds.

#include "pagewords.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "tournament/ranking/standings.h"
#include "wording/record/matchwords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <cmath>

using wording::Page;

namespace share {

namespace {

void addBye(Markup& out, const View& view, const tournament::Match& match)
{
    const std::string team = match.teams.a.empty() ? match.teams.b : match.teams.a;
    out.open("p", {{"class", "sitsout"}})
        .name(tournament::teamName(view.tournament(), team))
        .text(": " + s(Page::tr("bye")))
        .close();
}

/// Rounds of Swiss one after the other.
void addRounds(Markup& out, const View& view)
{
    const bracket::Bracket& drawn = view.setting().bracket;
    const std::vector<PageRound> rounds = roundsOf(view.tournament());
    for (const PageRound& round : rounds) {
        out.element("h3", round.name).open("div", {{"class", "round"}});
        for (const bracket::Match* each : round.matches)
            if (const tournament::Match* match = tournament::match(view.tournament(), each->id)) {
                if (match->number)
                    addBox(out, view, *each, *match);
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

std::string titleOfTable(const tournament::CrossTable& table)
{
    const std::string title = s(table.pool.empty() ? Page::tr("Everybody meets everybody")
                                                   : Page::tr("Pool %1").arg(q(table.pool)));
    return table.goOn > 0 ? title + " · " + wording::goOnInWords(table.goOn) : title;
}

void addCell(Markup& out, const View& view, const std::vector<tournament::Crossing>& meetings)
{
    out.open("td");
    for (const tournament::Crossing& meeting : meetings) {
        const tournament::Match& match = *tournament::match(view.tournament(), meeting.match);
        const wording::CellWords words = wording::cellWords(view.tournament(), match, meeting.side);
        out.open("a",
                 {{"href", '#' + anchorOf(match)}, {"class", match.winner == meeting.side ? "won" : ""}});
        out.text(words.first);
        if (!words.second.empty())
            out.element("small", ' ' + words.second, {{"class", words.warns ? "warns" : ""}});
        out.close();
    }
    out.close();
}

void addRow(Markup& out, const View& view, const tournament::CrossTable& table, std::size_t at)
{
    const tournament::CrossRow& row = table.rows[at];
    out.open("tr", {{"class", row.goesOn ? "goeson" : ""}});
    out.element("td", row.rank ? tournament::rankText(row.rank, row.rankTo) : "–");
    out.element("td", std::to_string(row.seed));
    out.open("th", {{"scope", "row"}}).name(tournament::teamName(view.tournament(), row.team));
    if (row.withdrawn)
        out.element("small", ' ' + s(Page::tr("withdrawn")));
    out.close();
    for (std::size_t column = 0; column < table.rows.size(); ++column)
        if (column == at)
            out.element("td", "", {{"class", "same"}});
        else
            addCell(out, view, row.against[column]);
    out.element("td", std::to_string(row.won) + "–" + std::to_string(row.lost)).close();
}

void addTable(Markup& out, const View& view, const tournament::CrossTable& table)
{
    const std::string title = titleOfTable(table);
    out.open("div", {{"class", "scroll"}, {"tabindex", "0"}, {"role", "region"}, {"aria-label", title}});
    out.open("table", {{"class", "cross"}}).element("caption", title).open("thead").open("tr");
    for (const QString& head : {Page::tr("Rank"), Page::tr("Seed"), Page::tr("Team")})
        out.element("th", s(head), {{"scope", "col"}});
    for (const tournament::CrossRow& row : table.rows) {
        const std::string name = tournament::teamName(view.tournament(), row.team);
        out.element(
            "th", std::to_string(row.seed),
            {{"scope", "col"}, {"title", name}, {"aria-label", s(Page::tr("against %1").arg(q(name)))}});
    }
    out.element("th", s(Page::tr("Won–lost")), {{"scope", "col"}}).close().close().open("tbody");
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        addRow(out, view, table, row);
    out.close().close().close();
}

} // namespace

void addCrossTables(Markup& out, const View& view)
{
    for (const tournament::CrossTable& table : tournament::crossTables(view.tournament()))
        addTable(out, view, table);
}

void addBracket(Markup& out, const View& view)
{
    switch (view.setting().bracket.kind) {
    case bracket::Kind::Swiss:
        return addRounds(out, view);
    case bracket::Kind::RoundRobin:
        return addCrossTables(out, view);
    case bracket::Kind::PoolsPlayoff:
        addCrossTables(out, view);
        out.element("h3", wording::heading(view.setting().bracket, bracket::Part::Winners));
        return addTree(out, view);
    case bracket::Kind::SingleElimination:
    case bracket::Kind::DoubleElimination:
        return addTree(out, view);
    }
}

namespace {

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
        : m_out(out), m_view(view), m_whole(view.setting().bracket),
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
        const tournament::Match* match = tournament::match(m_view.tournament(), box.match);
        if (!match)
            return;
        const double above = measures.above * lineHeight;
        m_out.open("foreignObject", {{"x", px(x(box.x) - 2)},
                                     {"y", px(y(box.y) - above)},
                                     {"width", px(box.width * lineHeight + 4)},
                                     {"height", px(box.height * lineHeight + above + 3)}});
        addBox(m_out, m_view, *bracket::find(m_whole, box.match), *match);
        m_out.close();
    }

    Markup& m_out;
    const View& m_view;
    const bracket::Bracket& m_whole;
    bracket::Layout m_layout;
    bool m_hasHeadings;
};

} // namespace

void addTree(Markup& out, const View& view)
{
    Drawing(out, view).draw();
}

} // namespace share
