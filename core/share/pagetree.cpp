// The drawn tree: the geometry of core/bracket, in boxes that the browser fits the names into.
#include "pagewords.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <cmath>

using wording::Page;

namespace share {

namespace {

constexpr double line = 32; ///< pixels, of one side's line in a box
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
        const std::string width = px(m_layout.width * line + 2 * edge);
        const std::string height = px(m_layout.height * line + top() + edge);
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
    double x(double units) const { return edge + units * line; }
    double y(double units) const { return top() + units * line; }

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
        const double above = measures.above * line;
        m_out.open("foreignObject", {{"x", px(x(box.x) - 2)},
                                     {"y", px(y(box.y) - above)},
                                     {"width", px(box.width * line + 4)},
                                     {"height", px(box.height * line + above + 3)}});
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
