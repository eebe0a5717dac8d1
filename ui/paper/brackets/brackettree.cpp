#include "brackettree.h"

#include "bracket/questions.h"
#include "ui/paper/page/words.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>
#include <cmath>

using wording::Paper;

namespace paper {

namespace {

constexpr double largestLine = 9; ///< mm; on large paper, a share of the room's height
constexpr double linesInRoom = 18;
constexpr double widestBox = 90; ///< mm; on large paper, a share of the room's width
constexpr double boxesInRoom = 2;
constexpr double tallestLine = 12;  ///< mm, if names need it or few boxes leave room
constexpr double widestGap = 8;     ///< mm, without text in it
constexpr double leastAbove = 0.66; ///< lines above a box
constexpr double mostAbove = 2.4;
constexpr double stepAbove = 0.05;
constexpr double leastBox = 5.5;                         ///< lines, of a box's width
constexpr double headHeight = 7;                         ///< mm, of the rounds' names
constexpr double underHead = 2;                          ///< mm, to the words over the first box
constexpr double headsRoom = headHeight + underHead + 1; ///< mm, to the boxes as they are laid out
constexpr double overLosers = 2;                         ///< mm, more, over the names of the losers' rounds
constexpr double originRoom = 1.6;                       ///< mm, beside the words
constexpr double besideTitle = 2;                        ///< mm, from the title of a match to its state

/// The width in which that text isn't cut, in mm.
double drawnWidth(const QString& text, const Type& type)
{
    return widthOf(text, type) + 0.2;
}

/// `from 57`: the match that the team comes from, if no line on the page leads from there.
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

/// Adds `from 57` for known teams. For others, the slot says it already.
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

/// The type of origins, smaller than that of titles.
Type originType(const TreePage& page)
{
    return {std::max(page.small.points * 0.85, leastText)};
}

/// The room for origins before the boxes of the first column, or of the others, in mm; 0 without origins.
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

/// Adds the names of the rounds, above the columns of the winners and of the losers part.
void addHeads(TreePage& page, const Record& record)
{
    const bracket::Bracket& whole = record.tournament->setting->bracket;
    page.heads.clear();
    for (const bracket::Box& box : page.layout.boxes) {
        const bracket::Match& match = *bracket::find(whole, box.match);
        if (match.ifNecessary || match.bracket == bracket::Part::ThirdPlace)
            continue;
        const bool isBelow = match.bracket == bracket::Part::Losers && page.layout.losersAt;
        const RoundHead head{box.x * page.line,
                             (isBelow ? *page.layout.losersAt * page.line : 0) - headHeight - underHead,
                             q(wording::roundName(whole, match)),
                             {}};
        auto at = std::ranges::find_if(page.heads, [&](const RoundHead& each) {
            return std::abs(each.x - head.x) < 1 && std::abs(each.y - head.y) < 1;
        });
        if (at == page.heads.end())
            at = page.heads.insert(page.heads.cend(), head);
        if (const tournament::Match* known = tournament::match(*record.tournament, box.match);
            known && at->time.isEmpty())
            at->time = calledAt(record, *known);
    }
}

/// The height of the names of the rounds, in mm.
double headsHeight(const bracket::Layout& trial)
{
    return trial.losersAt ? 2 * headsRoom + overLosers : headsRoom;
}

/// Lays out the part in the room, with lines of that height.
void layOut(TreePage& page, const bracket::Bracket& part, const bracket::Layout& trial, const QSizeF& room,
            double line)
{
    page.line = line;
    page.small = titleType(line);
    page.margin = originsWidth(page, trial, true);
    const double least = std::max(leastAbove, (lineHeight(page.small) + 0.6) / line);
    const double gap = std::max(std::min(1.6 * line, widestGap), originsWidth(page, trial, false));
    const double wide = (room.width() - page.margin - (trial.columns - 1) * gap) / trial.columns;
    bracket::Measures measures{std::min(wide, std::max(widestBox, room.width() / boxesInRoom)) / line, 2,
                               least, gap / line};
    measures.partGap = (headsRoom + overLosers) / line;
    measures.above = std::clamp((room.height() - headsHeight(trial)) / line / trial.rows - measures.boxHeight,
                                least, std::max(least, mostAbove));
    page.layout = bracket::layout(part, measures);
    // A match below the final can be lower than all rows.
    const double high = (room.height() - headsRoom) / line;
    while (page.layout.height > high + 0.01 && measures.above > least) {
        measures.above = std::max(measures.above - stepAbove, least);
        page.layout = bracket::layout(part, measures);
    }
    setTypes(page);
}

class TreePainting {
public:
    TreePainting(Pencil& pencil, const TreePage& drawn, const QPointF& corner)
        : m_pencil(pencil), m_drawn(drawn),
          m_corner(corner + QPointF(drawn.margin, drawn.heads.isEmpty() ? 0 : headHeight + underHead)),
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
        for (const RoundHead& head : m_drawn.heads)
            paintHead(head);
        if (!m_drawn.champion.isEmpty())
            paintChampion();
    }

private:
    QPointF at(const bracket::Point& point) const { return m_corner + QPointF(point.x, point.y) * m_line; }
    QRectF rectOf(const bracket::Box& box) const
    {
        return {at({box.x, box.y}), QSizeF(box.width, box.height) * m_line};
    }

    void paintHead(const RoundHead& head)
    {
        constexpr Type type{11, Weight::Medium};
        const double width = m_drawn.layout.boxes.front().width * m_line;
        const QRectF place(m_corner + QPointF(head.x, head.y), QSizeF(width, headHeight - 1));
        const double time = head.time.isEmpty() ? 0 : widthOf(head.time, {8.5}) + 0.5;
        const bool hasRoom = widthOf(head.title, type) + time + 2 <= width;
        m_pencil.name(place.adjusted(0, 0, hasRoom ? -time : 0, 0), head.title, type);
        if (hasRoom)
            m_pencil.text(place, head.time, {8.5}, atRight);
        m_pencil.across(place.left(), place.bottom() + 0.4, width, stroke);
    }

    void paintChampion()
    {
        const QRectF box = m_drawn.champion.translated(m_corner);
        m_pencil.rule(m_corner + m_drawn.fromFinal, {m_corner.x() + m_drawn.fromFinal.x(), box.center().y()},
                      stroke);
        m_pencil.white(box);
        m_pencil.frame(box, heavy);
        m_pencil.text({box.left(), box.top() + 1, box.width(), 5}, Paper::tr("Champion"), {9, Weight::Medium},
                      Qt::AlignCenter);
        if (m_drawn.championName.isEmpty())
            return m_pencil.across(box.left() + 4, box.bottom() - 3, box.width() - 8, hairline);
        m_pencil.name(box.adjusted(1.5, 6, -1.5, -1), m_drawn.championName, {13, Weight::Bold},
                      Qt::AlignCenter);
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
        paintTitle({rect.left(), rect.top() - high - overBox, rect.width(), high}, words);
        if (words.match.mayNotBe)
            m_pencil.dashed(rect, stroke);
        else
            m_pencil.frame(rect, stroke);
        const scoring::PerSide<QRectF> lines = linesOf(m_drawn, box, rect);
        m_pencil.across(rect.left(), lines.b.top(), rect.width(), hairline);
        for (const scoring::Side side : scoring::bothSides) {
            paintSide(lines[side], words.match.sides[side]);
            paintOrigin(lines[side], words.origins[side]);
        }
        if (const auto onward = m_drawn.onward.find(box.match); onward != m_drawn.onward.end())
            m_pencil.lines({rect.left(), rect.bottom() + 0.4, rect.width(), high}, onward->second, m_small);
    }

    /// The longest title with the longest state that has room beside it, in smaller type if none has; no
    /// state if none has then.
    void paintTitle(const QRectF& line, const BoxWords& words)
    {
        for (const double points : {m_small.points, leastText}) {
            const Type plain{points};
            const Type strong{points, Weight::Medium};
            for (const QString& title : words.titles)
                for (const QString& state : words.states)
                    if (drawnWidth(title, strong) + besideTitle + drawnWidth(state, plain) <= line.width()) {
                        m_pencil.text(line, title, strong);
                        return m_pencil.text(line, state, plain, atRight);
                    }
        }
        const Type strong{m_small.points, Weight::Medium};
        const bool isHeld = drawnWidth(words.titles.front(), strong) <= line.width();
        m_pencil.text(line, isHeld ? words.titles.front() : words.titles.back(), strong);
    }

    void paintSide(const QRectF& line, const views::SideView& side)
    {
        const SidePlaces places = placesOf(m_drawn, line, side, m_drawn.points);
        m_pencil.text(places.seed, q(side.seed), {std::min(m_small.points, 0.85 * m_drawn.points)}, atRight);
        if (side.won)
            m_pencil.tick(places.tick);
        m_pencil.name(places.name, setClearName(q(side.name), places.type, places.name.size()));
        m_pencil.text(places.score, places.result, places.resultType, atRight);
    }

    void paintOrigin(const QRectF& line, const QString& origin)
    {
        const Type type = originType(m_drawn);
        const double width = drawnWidth(origin, type);
        m_pencil.text({line.left() - width - 0.7, line.top(), width, line.height()}, origin, type, atRight);
    }

    Pencil& m_pencil;
    const TreePage& m_drawn;
    QPointF m_corner;
    double m_line;
    Type m_small;
};

} // namespace

TreePage treePage(const Record& record, const bracket::Bracket& part, const QSizeF& room)
{
    const bracket::Layout trial = bracket::layout(part, {8, 2, leastAbove, 1.6});
    TreePage page;
    page.words = wordsOf(record, trial);
    addOrigins(page, record.tournament->setting->bracket, trial);
    const double heads = headsHeight(trial);
    const double words = lineHeight({leastText}) + 0.6; // minimum above a box
    const double filling = (room.height() - heads) / (trial.rows * (2 + mostAbove));
    const double highest = std::min((room.height() - heads) / (trial.rows * (2 + leastAbove)),
                                    ((room.height() - heads) / trial.rows - words) / 2);
    const double widest = room.width() / (trial.columns * leastBox + (trial.columns - 1) * 1.6);
    double line =
        std::min({std::max({largestLine, room.height() / linesInRoom, std::min(filling, tallestLine)}),
                  highest, widest});
    const double tallest = std::max(line, std::min(std::max(tallestLine, line), highest));
    layOut(page, part, trial, room, line);
    while (line < tallest && !holdsNamesInHalves(page)) {
        line = std::min(line + 0.5, tallest);
        layOut(page, part, trial, room, line);
    }
    raiseBoxes(page);
    addHeads(page, record);
    addChampion(page, *record.tournament, 0, room.height() - headHeight - underHead);
    return page;
}

TreePage treeOf(const Record& record, bracket::Layout layout, double line)
{
    TreePage page;
    page.words = wordsOf(record, layout);
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
