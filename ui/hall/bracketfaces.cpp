// An elimination bracket, in parts whose names fit unshortened, without parts that are over or not begun.
#include "bracketparts.h"
#include "faces.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "ui/drawing/marks.h"
#include "ui/kit/text.h"
#include "views/match.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace hall {

namespace {

/// Minimum height of a line that can be read from afar.
constexpr double leastLine = 48;
// At 1920 by 1080.
constexpr double boxGap = 44;
constexpr double boxInset = 14;
constexpr double beforeScore = 16;
constexpr double narrowBox = 230; // where no team is known yet
constexpr double mostLine = 96;
constexpr double roundHeight = 52; // of a heading above a column
constexpr double labelHeight = 46; // of a label above a single box
// Letters below the baseline stay clear of the rule.
constexpr double textOfLine = 0.78;
constexpr double tickOfText = 0.6;

// In lines.
constexpr double leastAbove = 0.14;
constexpr double abovesOfBox[] = {leastAbove, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1.2, 1.8};
constexpr double losersGap = 1.3; // holds the headings of the losers rounds
constexpr int crowded = 4;        // up to so many first-round matches, a box is right below the final

bracket::Measures measuresOf(double above)
{
    bracket::Measures measures;
    measures.above = above;
    measures.partGap = losersGap;
    return measures;
}

/// Height of a line, at 1920 by 1080: as large as the room allows, with a label above the third-place match.
double lineOf(const Face& face, const bracket::Bracket& part, const QRectF& room)
{
    const auto first = std::ranges::count_if(part.matches, [](const bracket::Match& match) {
        return match.bracket == bracket::Part::Winners && match.round == 1;
    });
    const bool needsRoom = first <= crowded && std::ranges::count(part.matches, bracket::Part::ThirdPlace,
                                                                  &bracket::Match::bracket) > 0;
    const double high = room.height() / face.px(1) - roundHeight;
    double line = mostLine;
    for (const double above : abovesOfBox) {
        const double lines = bracket::layout(part, measuresOf(above)).height;
        line = std::min(lines > 0 ? high / lines : mostLine, mostLine);
        if (!needsRoom || above * line > labelHeight + 1)
            break;
    }
    return line;
}

bool hasScore(const views::SideView& line)
{
    return line.isKnown() && !line.isDecided;
}

/// The width that a line needs for its name and score in that size.
double widthOf(const Face& face, const views::SideView& line, Type type)
{
    type.weight = line.won ? kit::Weight::Strong : kit::Weight::Plain;
    const double name = line.awaitsMatch ? 0 : face.widthOf(kit::text(line.name), type);
    const double score = hasScore(line) && !line.score.empty()
                             ? face.widthOf(kit::text(line.score), type) + face.px(beforeScore)
                             : 0;
    const double tick = line.won ? face.px(type.pixels) * tickOfText + face.px(8) : 0;
    return name + score + tick + face.px(2 * boxInset + 2);
}

/// The heading above a column or a single box.
QString headingOf(const bracket::Bracket& whole, const bracket::Box& box)
{
    const bracket::Match& drawn = *bracket::find(whole, box.match);
    return kit::text(wording::roundName(whole, drawn.bracket, drawn.round));
}
double headingWidth(const Face& face, const bracket::Bracket& whole, const bracket::Box& box)
{
    return face.widthOf(headingOf(whole, box), {leastBeside, kit::Weight::Medium});
}

/// The columns of a page, as wide as their names need if the room allows it.
class BoxColumns {
public:
    BoxColumns(const Face& face, const tournament::Tournament& tournament, const bracket::Bracket& part,
               double room)
        : m_gap(face.px(boxGap))
    {
        const bracket::Bracket& whole = tournament.setting->bracket;
        const bracket::Layout drawn = bracket::layout(part);
        m_wide.assign(static_cast<std::size_t>(drawn.columns), face.px(narrowBox));
        std::vector<bool> isKnown(m_wide.size(), false);
        for (const bracket::Box& box : drawn.boxes)
            if (const tournament::Match* match = tournament::match(tournament, box.match))
                for (const scoring::Side side : scoring::bothSides) {
                    const views::SideView line = views::sideView(tournament, *match, side);
                    const auto at = static_cast<std::size_t>(box.column);
                    m_wide[at] =
                        std::max({m_wide[at], widthOf(face, line, {least}), headingWidth(face, whole, box)});
                    isKnown[at] = isKnown[at] || line.isKnown();
                }
        spread(room, isKnown);
    }

    /// Whether every name fits.
    bool fit() const { return m_fit; }
    double left(std::size_t column) const
    {
        double at = 0;
        for (std::size_t i = 0; i < column; ++i)
            at += m_wide[i] + m_gap;
        return at;
    }
    double width(std::size_t column) const { return m_wide[column]; }
    /// The place of `x` in a layout with boxes of equal width.
    double at(double x, const bracket::Measures& measures) const
    {
        const double pitch = measures.boxWidth + measures.gap;
        const auto column = std::min(static_cast<std::size_t>(std::max(0.0, x / pitch)), m_wide.size() - 1);
        const double within = x - static_cast<double>(column) * pitch;
        return left(column) + (within <= measures.boxWidth
                                   ? within / measures.boxWidth * m_wide[column]
                                   : m_wide[column] + (within - measures.boxWidth) / measures.gap * m_gap);
    }

private:
    /// Free width goes to columns with a known team. If width is missing, all columns get the same.
    void spread(double room, const std::vector<bool>& isKnown)
    {
        double rest = room + m_gap;
        for (const double each : m_wide)
            rest -= each + m_gap;
        m_fit = rest >= 0;
        const auto known = std::ranges::count(isKnown, true);
        if (!m_fit) {
            const auto columns = static_cast<double>(m_wide.size());
            std::ranges::fill(m_wide, (room - m_gap * (columns - 1)) / columns);
        } else if (known > 0) {
            for (std::size_t i = 0; i < m_wide.size(); ++i)
                m_wide[i] += isKnown[i] ? rest / static_cast<double>(known) : 0;
        }
    }

    double m_gap;
    std::vector<double> m_wide;
    bool m_fit = true;
};

/// Draws one part of the bracket as boxes on a page.
class TreeDrawing {
public:
    TreeDrawing(Face& face, const tournament::Tournament& tournament, const bracket::Bracket& part,
                const QRectF& room)
        : m_face(face), m_tournament(tournament), m_room(room), m_line(face.px(lineOf(face, part, room))),
          m_measures(measuresOf(leastAbove)), m_columns(face, tournament, part, room.width())
    {
        const double high = m_room.height() - face.px(roundHeight);
        for (const double above : abovesOfBox)
            if (bracket::layout(part, measuresOf(above)).height * m_line <= high + 0.5) // tolerates rounding
                m_measures.above = above;
        m_layout = bracket::layout(part, m_measures);
        m_text = textSize();
    }

    void draw()
    {
        for (const bracket::Connector& way : m_layout.connectors) {
            QPolygonF points;
            for (const bracket::Point& at : way.points)
                points << pixels(at);
            m_face.way(points);
        }
        for (const bracket::Box& box : m_layout.boxes)
            drawBox(box);
        drawHeadings();
    }

private:
    QPointF pixels(const bracket::Point& at) const
    {
        return m_room.topLeft() +
               QPointF(m_columns.at(at.x, m_measures), m_face.px(roundHeight) + at.y * m_line);
    }

    QRectF placeOf(const bracket::Box& box) const
    {
        return {pixels({box.x, box.y}),
                QSizeF(m_columns.width(static_cast<std::size_t>(box.column)), box.height * m_line)};
    }

    void drawBox(const bracket::Box& box)
    {
        const tournament::Match* match = tournament::match(m_tournament, box.match);
        if (!match)
            return;
        const bool isOn =
            match->state >= tournament::State::Called && match->state != tournament::State::Final;
        const QRectF place = placeOf(box);
        const QRectF upper(place.topLeft(), QSizeF(place.width(), place.height() / 2));
        const views::SideView a = views::sideView(m_tournament, *match, scoring::Side::A);
        const views::SideView b = views::sideView(m_tournament, *match, scoring::Side::B);
        if (a.awaitsMatch && b.awaitsMatch) { // no team is known yet
            m_face.box(place, Ink::None, Ink::Line);
            return m_face.write(place, Qt::AlignHCenter, wording::Window::tr("to come"),
                                {least, kit::Weight::Plain, Ink::Soft});
        }
        m_face.box(place, Ink::Bar);
        m_face.rule(upper.bottomLeft(), upper.bottomRight());
        m_face.box(place, Ink::None, isOn ? Ink::Warn : Ink::Line, isOn ? 4 : 2);
        drawLine(upper, a);
        drawLine(upper.translated(0, upper.height()), b);
    }

    /// The largest size in which every name on the page fits beside its score.
    int textSize() const
    {
        int size = std::max(least, static_cast<int>(m_line / m_face.px(1) * textOfLine));
        for (const bracket::Box& box : m_layout.boxes)
            if (const tournament::Match* match = tournament::match(m_tournament, box.match))
                for (const scoring::Side side : scoring::bothSides) {
                    const views::SideView line = views::sideView(m_tournament, *match, side);
                    while (size > least && widthOf(m_face, line, {size}) > placeOf(box).width())
                        --size;
                }
        return size;
    }

    Type typeOf(const views::SideView& line) const
    {
        Type type{m_text, kit::Weight::Plain, Ink::Plain};
        type.weight = line.won ? kit::Weight::Strong : kit::Weight::Plain;
        type.ink = line.lost || !line.isKnown() ? Ink::Soft : Ink::Plain;
        type.isItalic = !line.isKnown();
        return type;
    }

    void drawLine(const QRectF& place, const views::SideView& line)
    {
        const Type type = typeOf(line);
        QRectF inside = place.adjusted(m_face.px(boxInset), 0, -m_face.px(boxInset), 0);
        if (line.won) {
            const double size = m_face.px(m_text) * tickOfText;
            const QRectF mark(inside.right() - size, inside.center().y() - size / 2, size, size);
            m_face.add({drawing::tick(mark), Ink::None, Ink::Ok, m_face.px(m_text) * 0.12});
            inside.setRight(mark.left() - m_face.px(8));
        }
        // No match numbers here: the lines show where a team comes from. If the match wasn't played, the
        // reason is between the players and the supervisor.
        const QString points = hasScore(line) ? kit::text(line.score) : QString();
        if (line.awaitsMatch)
            return m_face.write(inside, Qt::AlignHCenter, wording::Window::tr("to come"),
                                {least, kit::Weight::Plain, Ink::Soft});
        m_face.write(inside, Qt::AlignRight, points, type);
        const double score = points.isEmpty() ? 0 : m_face.widthOf(points, type) + m_face.px(beforeScore - 2);
        m_face.write(inside.adjusted(0, 0, -score, 0), Qt::AlignLeft, kit::text(line.name), type);
    }

    /// The label above a match below the final, if it has room.
    void drawLabel(const bracket::Box& box)
    {
        const QRectF place = placeOf(box);
        const QRectF label(place.left(), place.top() - m_face.px(labelHeight), place.width(),
                           m_face.px(labelHeight));
        const bool isTaken = std::ranges::any_of(
            m_layout.boxes, [&](const bracket::Box& other) { return label.intersects(placeOf(other)); });
        if (!isTaken)
            m_face.write(label, Qt::AlignLeft, headingOf(m_tournament.setting->bracket, box),
                         {34, kit::Weight::Medium, Ink::Soft, leastBeside, false});
    }

    /// A heading for each column: above the winners rounds, and above the losers rounds if the page has both.
    void drawHeadings()
    {
        std::map<std::pair<bool, int>, bool> done;
        for (const bracket::Box& box : m_layout.boxes) {
            const bracket::Match& drawn = *bracket::find(m_tournament.setting->bracket, box.match);
            const bool isBelow = drawn.bracket == bracket::Part::Losers && m_layout.losersAt;
            if (drawn.bracket == bracket::Part::ThirdPlace || drawn.ifNecessary) {
                drawLabel(box);
                continue;
            }
            if (std::exchange(done[{isBelow, box.column}], true))
                continue;
            const QString name = headingOf(m_tournament.setting->bracket, box);
            const double top =
                isBelow ? pixels({0, *m_layout.losersAt}).y() - m_face.px(roundHeight) : m_room.top();
            const QRectF place(pixels({box.x, 0}).x(), top, placeOf(box).width(), m_face.px(roundHeight - 6));
            m_face.write(place, Qt::AlignLeft, name,
                         {36, kit::Weight::Medium, Ink::Soft, leastBeside, false});
        }
    }

    Face& m_face;
    const tournament::Tournament& m_tournament;
    QRectF m_room;
    double m_line; // in pixels of the screen
    bracket::Measures m_measures;
    BoxColumns m_columns;
    bracket::Layout m_layout;
    int m_text = least; ///< in pixels at 1920 by 1080
};

constexpr int mostRounds = 4;
constexpr int mostBoxes = 16;

enum class Stage { NotBegun, On, Over };

/// The stage of the matches that earlier parts don't show.
Stage stageOf(const tournament::Tournament& tournament, const Part& part,
              const std::set<bracket::MatchId>& shown)
{
    bool isKnown = false;
    bool isOpen = false;
    for (const bracket::Match& each : part.bracket.matches) {
        const tournament::Match* match = tournament::match(tournament, each.id);
        if (!match || !match->number || tournament::isUnneeded(*match) || shown.count(each.id))
            continue;
        isKnown |= !match->teams.a.empty() || !match->teams.b.empty();
        isOpen |= match->state != tournament::State::Final;
    }
    return !isKnown ? Stage::NotBegun : isOpen ? Stage::On : Stage::Over;
}

/// The parts in play, or the last part if all are over.
std::vector<Part> partsNow(const tournament::Tournament& tournament, std::vector<Part> parts)
{
    std::vector<Part> now;
    std::set<bracket::MatchId> shown;
    for (const Part& part : parts) {
        if (stageOf(tournament, part, shown) != Stage::On)
            continue;
        now.push_back(part);
        for (const bracket::Match& match : part.bracket.matches)
            shown.insert(match.id);
    }
    if (now.empty() && !parts.empty() && stageOf(tournament, parts.back(), shown) == Stage::Over)
        now.push_back(std::move(parts.back()));
    return now;
}

/// The parts now, cut so that text is large enough and names fit, on as few pages as possible. If no cut does
/// that, parts of one round each.
std::vector<Part> partsFor(const Face& face, const tournament::Tournament& tournament, const QRectF& room)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    std::vector<Part> now;
    for (int rounds = mostRounds; rounds >= 1; --rounds) {
        std::vector<Part> parts;
        for (int boxes = mostBoxes; boxes >= 2; boxes /= 2) {
            parts = partsOf(drawn, boxes, rounds);
            if (std::ranges::all_of(
                    parts, [&](const Part& part) { return lineOf(face, part.bracket, room) >= leastLine; }))
                break;
        }
        now = partsNow(tournament, std::move(parts));
        if (std::ranges::all_of(now, [&](const Part& part) {
                return BoxColumns(face, tournament, part.bracket, room.width()).fit();
            }))
            break;
    }
    return now;
}

} // namespace

std::vector<Face> bracketFaces(const Shown& shown, const QSizeF& size)
{
    const bracket::Bracket& drawn = shown.tournament->setting->bracket;
    if (!bracket::endsInKnockout(drawn.kind) || shown.tournament->matches.empty() ||
        bracket::layout(drawn).boxes.empty())
        return {};
    const Face measure(Kind::Bracket, size);
    const QRectF room = bodyOf(shown, size, Kind::Bracket);
    const std::vector<Part> parts = partsFor(measure, *shown.tournament, room);
    const auto title = [&](std::size_t page) { return parts[page].name; };
    return pagesOf(shown, size, Kind::Bracket, parts.size(), title, [&](Face& face, std::size_t page) {
        TreeDrawing(face, *shown.tournament, parts[page].bracket, room).draw();
    });
}

} // namespace hall
