#include "brackettree.h"

#include "bracket/questions.h"
#include "ui/paper/page/words.h"
#include "wording/record/ruleswords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

constexpr double largestLine = 9;   ///< mm
constexpr double widestBox = 90;    ///< mm
constexpr double tallestLine = 12;  ///< mm, where names need it
constexpr double widestGap = 8;     ///< mm, where no words stand in it
constexpr double leastAbove = 0.66; ///< lines over a box
constexpr double mostAbove = 2.4;
constexpr double leastBox = 5.5; ///< lines, of a box's width
constexpr double headingLines = 1.3;
constexpr double mmInPoints = 72 / 25.4;
constexpr double largestHeading = 14; ///< points
constexpr double enough = 7;          ///< points, of the name that is longest
constexpr double pointInMm = 25.4 / 72;
constexpr double largestSmall = 9; ///< points
constexpr double leastName = 8;    ///< points, before names take several lines
constexpr double originRoom = 1.6; ///< mm, beside the words

/// Where the parts of a side's line stand.
struct SidePlaces {
    QRectF seed;
    QRectF name;
    QRectF score;
    QRectF tick;
    Type type;
};

/// In the line of a side, its name and score being set in so many points.
SidePlaces placesOf(const TreePage& page, const QRectF& line, const views::SideView& side, double points)
{
    const double pad = std::min(0.22 * line.height(), 1.4);
    SidePlaces places;
    places.type = {points, side.won ? Weight::Bold : Weight::Plain, !side.isKnown()};
    const double tick = std::min(0.6 * line.height(), 1.3 * points * pointInMm);
    const double score = side.score.empty() ? 0 : widthOf(q(side.score), places.type) + 0.2;
    QRectF rest = line.adjusted(pad, 0, -pad, 0);
    places.seed = {rest.left(), rest.top(), page.seeds, rest.height()};
    if (side.won) {
        places.tick = {rest.right() - tick, rest.center().y() - tick / 2, tick, tick};
        rest.setRight(places.tick.left() - pad);
    }
    places.score = {rest.right() - score, rest.top(), score, rest.height()};
    places.name = rest.adjusted(page.seeds + pad, 0, score > 0 ? -score - pad : 0, 0);
    return places;
}

/// Every name of the page set in types of that size.
std::vector<SetName> setNamesOf(const TreePage& page, double points)
{
    std::vector<SetName> names;
    for (const bracket::Box& box : page.layout.boxes)
        if (const auto words = page.words.find(box.match); words != page.words.end())
            for (const scoring::Side at : scoring::bothSides) {
                const views::SideView& side = words->second.match.sides[at];
                const QRectF line(0, 0, box.width * page.line, box.height * page.line / 2);
                const SidePlaces places = placesOf(page, line, side, points);
                names.push_back(setName(q(side.name), places.type, places.name.size()));
            }
    return names;
}

/// The smallest size of those names.
double smallestOf(const std::vector<SetName>& names, double points)
{
    for (const SetName& name : names)
        points = std::min(points, name.type.points);
    return points;
}

double namePoints(const TreePage& page)
{
    const double largest = page.line * 0.56 / pointInMm;
    std::optional<double> inLines;
    for (double points = largest; points >= leastName; points -= 0.5) {
        const std::vector<SetName> names = setNamesOf(page, points);
        if (smallestOf(names, points) < points)
            continue;
        if (std::ranges::all_of(names, [](const SetName& name) { return name.lines.size() == 1; }))
            return points;
        inLines = inLines.value_or(points);
    }
    return inLines.value_or(std::min(largest, leastName));
}

/// That of titles in boxes whose lines are so many mm high.
Type titleType(double line)
{
    return {std::min(line * 0.44 / pointInMm, largestSmall)};
}

/// Chooses the types for boxes that are laid out: one size for all names, the largest in which each is one
/// line; where that would be too small to read, in which all fit in several lines; else the least, below
/// which go the names that are too long for it.
void setTypes(TreePage& page)
{
    page.small = titleType(page.line);
    page.seeds = 0;
    for (const auto& [id, words] : page.words)
        for (const scoring::Side side : scoring::bothSides)
            page.seeds = std::max(page.seeds, widthOf(q(words.match.sides[side].seed), page.small));
    page.points = namePoints(page);
}

/// `from 57`: the match that somebody comes from, where nothing on the page leads from it to that line.
QString originOf(const bracket::Bracket& whole, const bracket::Layout& layout, const bracket::Match& match,
                 bracket::Side side)
{
    const bracket::Slot slot = bracket::behindByes(whole, bracket::slot(match, side));
    const auto* winner = std::get_if<bracket::WinnerOf>(&slot);
    const auto* loser = std::get_if<bracket::LoserOf>(&slot);
    if (!winner && !loser)
        return {};
    const bracket::MatchId& id = winner ? winner->match : loser->match;
    if (std::ranges::count(layout.boxes, id, &bracket::Box::match) > 0 &&
        (winner || match.bracket != bracket::Part::Losers))
        return {};
    const bracket::Match* from = bracket::find(whole, id);
    return from && from->number ? Paper::tr("from %1").arg(*from->number) : QString();
}

/// `from 57` for those who are known, in the words of the page: of anybody else the slot says it.
void addOrigins(TreePage& page, const bracket::Bracket& whole, const bracket::Layout& layout)
{
    for (auto& [id, words] : page.words) {
        const bracket::Match& match = *bracket::find(whole, id);
        if (words.match.sides.a.isKnown())
            words.origins.a = originOf(whole, layout, match, bracket::Side::A);
        if (words.match.sides.b.isKnown())
            words.origins.b = originOf(whole, layout, match, bracket::Side::B);
    }
}

/// What that is set in, smaller than the type of the titles.
Type originType(const TreePage& page)
{
    return {page.small.points * 0.85};
}

/// What origins need before the boxes of the first column, or of the others, in mm; 0 where there are none.
double originsWidth(const TreePage& page, const bracket::Layout& layout, bool first)
{
    double width = 0;
    for (const bracket::Box& box : layout.boxes)
        if (const auto words = page.words.find(box.match);
            words != page.words.end() && (box.column == 0) == first)
            for (const QString& origin : {words->second.origins.a, words->second.origins.b})
                if (!origin.isEmpty())
                    width = std::max(width, widthOf(origin, originType(page)) + originRoom);
    return width;
}

/// Of a final with rules of its own its title says how long it is.
BoxWords wordsOf(const tournament::Tournament& tournament, const bracket::Match& drawn,
                 const tournament::Match& match)
{
    BoxWords words{views::matchView(tournament, drawn, match), {}, {}, {}};
    words.title = q(views::joined(words.match.title, words.match.round));
    if (!words.match.round.empty() && !drawn.ifNecessary && wording::hasRulesOfItsOwn(tournament, match))
        words.title += u", "_s + q(wording::lengthInShort(*match.rules));
    words.state = q(views::joined(words.match.state.brief(), words.match.state.warning));
    return words;
}

std::map<bracket::MatchId, BoxWords> wordsOf(const tournament::Tournament& tournament,
                                             const bracket::Layout& layout)
{
    std::map<bracket::MatchId, BoxWords> words;
    for (const bracket::Box& box : layout.boxes)
        if (const tournament::Match* match = tournament::match(tournament, box.match))
            words[box.match] =
                wordsOf(tournament, *bracket::find(tournament.setting->bracket, box.match), *match);
    return words;
}

/// The part in the room, lines of its boxes being so high.
void layOut(TreePage& page, const bracket::Bracket& part, const bracket::Layout& trial, const QSizeF& room,
            double line)
{
    page.line = line;
    page.small = titleType(line);
    page.margin = originsWidth(page, trial, true);
    const double gap = std::max(std::min(1.6 * line, widestGap), originsWidth(page, trial, false));
    const double wide = (room.width() - page.margin - (trial.columns - 1) * gap) / trial.columns;
    bracket::Measures measures{std::min(wide, widestBox) / line, 2, leastAbove, gap / line};
    const double headings =
        (page.winners.isEmpty() ? 0 : headingLines) + (trial.losersAt ? measures.partGap : 0);
    measures.above = std::clamp((room.height() / line - headings) / trial.rows - measures.boxHeight,
                                leastAbove, mostAbove);
    page.layout = bracket::layout(part, measures);
    setTypes(page);
}

class TreePainting {
public:
    TreePainting(Pencil& pencil, const TreePage& drawn, const QPointF& corner)
        : m_pencil(pencil), m_drawn(drawn),
          m_corner(corner + QPointF(drawn.margin, drawn.winners.isEmpty() ? 0 : headingLines * drawn.line)),
          m_line(drawn.line), m_small(drawn.small)
    {
    }

    void paint()
    {
        for (const bracket::Connector& way : m_drawn.layout.connectors)
            for (std::size_t i = 1; i < way.points.size(); ++i)
                m_pencil.rule(at(way.points[i - 1]), at(way.points[i]), stroke);
        for (const bracket::Waiting& waiting : m_drawn.layout.waiting)
            paintBye(waiting);
        for (const bracket::Box& box : m_drawn.layout.boxes)
            paintBox(box);
        paintHeading(m_drawn.winners, 0);
        paintHeading(m_drawn.losers, m_drawn.layout.losersAt.value_or(0));
    }

private:
    QPointF at(const bracket::Point& point) const { return m_corner + QPointF(point.x, point.y) * m_line; }
    QRectF rectOf(const bracket::Box& box) const
    {
        return {at({box.x, box.y}), QSizeF(box.width, box.height) * m_line};
    }

    void paintHeading(const QString& text, double y)
    {
        const Type type{std::min(m_line * 0.56 * mmInPoints, largestHeading), Weight::Medium};
        m_pencil.text({at({0, y - headingLines}), QSizeF(m_drawn.layout.width, headingLines) * m_line}, text,
                      type);
    }

    void paintBye(const bracket::Waiting& waiting)
    {
        const QPointF end = at(waiting.at);
        m_pencil.text({end.x() - 2.4 * m_line, end.y() - m_line / 2, 2.1 * m_line, m_line}, Paper::tr("bye"),
                      m_small, atRight);
    }

    void paintBox(const bracket::Box& box)
    {
        const QRectF rect = rectOf(box);
        const BoxWords& words = m_drawn.words.at(box.match);
        const double high = lineHeight(m_small);
        const QRectF above(rect.left(), rect.top() - high - 0.1, rect.width(), high);
        const double state = std::min(widthOf(words.state, m_small), 0.6 * above.width());
        m_pencil.text(above.adjusted(0, 0, -(state > 0 ? state + 2 : 0), 0), words.title, m_small);
        m_pencil.text(above.adjusted(above.width() * 0.4, 0, 0, 0), words.state, m_small, atRight);
        if (words.match.mayNotBe)
            m_pencil.dashed(rect, stroke);
        else
            m_pencil.frame(rect, stroke);
        m_pencil.across(rect.left(), rect.center().y(), rect.width(), hairline);
        const QRectF upper(rect.left(), rect.top(), rect.width(), rect.height() / 2);
        const QRectF lower = upper.translated(0, upper.height());
        paintSide(upper, words.match.sides.a);
        paintSide(lower, words.match.sides.b);
        paintOrigin(upper, words.origins.a);
        paintOrigin(lower, words.origins.b);
        if (const auto onward = m_drawn.onward.find(box.match); onward != m_drawn.onward.end())
            m_pencil.lines({rect.left(), rect.bottom() + 0.4, rect.width(), high}, onward->second, m_small);
    }

    void paintSide(const QRectF& line, const views::SideView& side)
    {
        const SidePlaces places = placesOf(m_drawn, line, side, m_drawn.points);
        m_pencil.text(places.seed, q(side.seed), {std::min(m_small.points, 0.85 * m_drawn.points)}, atRight);
        if (side.won)
            m_pencil.tick(places.tick);
        m_pencil.name(places.name, q(side.name), places.type);
        m_pencil.text(places.score, q(side.score), places.type, atRight);
    }

    void paintOrigin(const QRectF& line, const QString& origin)
    {
        const Type type = originType(m_drawn);
        const double width = widthOf(origin, type) + 0.2;
        m_pencil.text({line.left() - width - 0.7, line.top(), width, line.height()}, origin, type, atRight);
    }

    Pencil& m_pencil;
    const TreePage& m_drawn;
    QPointF m_corner;
    double m_line;
    Type m_small;
};

} // namespace

TreePage treePage(const tournament::Tournament& tournament, const bracket::Bracket& part, const QSizeF& room)
{
    const bracket::Layout trial = bracket::layout(part, {8, 2, leastAbove, 1.6});
    const bracket::Bracket& whole = tournament.setting->bracket;
    TreePage page;
    if (trial.losersAt || whole.kind == bracket::Kind::PoolsPlayoff)
        page.winners = q(wording::heading(whole, bracket::Part::Winners));
    if (trial.losersAt)
        page.losers = q(wording::heading(whole, bracket::Part::Losers));
    page.words = wordsOf(tournament, trial);
    addOrigins(page, whole, trial);
    const double highest = room.height() / (trial.height + headingLines * !page.winners.isEmpty());
    const double widest = room.width() / (trial.columns * leastBox + (trial.columns - 1) * 1.6);
    double line = std::min({largestLine, highest, widest});
    const double tallest = std::max(line, std::min(tallestLine, highest));
    layOut(page, part, trial, room, line);
    while (line < tallest && smallestOf(setNamesOf(page, page.points), page.points) < enough) {
        line = std::min(line + 0.5, tallest);
        layOut(page, part, trial, room, line);
    }
    return page;
}

TreePage treeOf(const tournament::Tournament& tournament, bracket::Layout layout, double line)
{
    TreePage page;
    page.words = wordsOf(tournament, layout);
    page.layout = std::move(layout);
    page.line = line;
    setTypes(page);
    return page;
}

void paintTree(Pencil& pencil, const TreePage& page, const QPointF& corner)
{
    TreePainting(pencil, page, corner).paint();
}

} // namespace paper
