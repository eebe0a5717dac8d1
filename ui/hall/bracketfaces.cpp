// The knockout, in parts that are large enough, without those that are over or not begun.
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

using wording::Window;

namespace hall {

namespace {

/// What a page shows of the rounds.
struct Part {
    /// Its rounds count from 1, and the slots of the first are seeds that stand for nothing: only its
    /// geometry means something.
    bracket::Bracket bracket;
    QString name; ///< `Losers' rounds`; empty where its columns say enough
};

/// Each of the brackets as a part of that name.
void add(std::vector<Part>& parts, std::vector<bracket::Bracket> cut, const QString& name)
{
    for (bracket::Bracket& each : cut)
        parts.push_back({std::move(each), name});
}

/// The last of the winners' rounds, with what stands behind them where the losers have none of their own.
void addLastWinners(std::vector<Part>& parts, const bracket::Bracket& whole, int first)
{
    Part part{{whole.kind, whole.entries, {}}, {}};
    const bool isDouble = whole.kind == bracket::Kind::DoubleElimination;
    for (const bracket::Match& match : whole.matches) {
        if (match.bracket == bracket::Part::Winners && match.round >= first)
            part.bracket.matches.push_back(bracket::withoutRoundsBefore(match, first));
        else if (match.bracket == bracket::Part::ThirdPlace && !isDouble)
            part.bracket.matches.push_back(match);
    }
    if (isDouble)
        part.name = QString::fromStdString(wording::heading(whole, bracket::Part::Winners));
    parts.push_back(std::move(part));
}

/// The losers' rounds from `first` on, and the finals.
void addEnd(std::vector<Part>& parts, const bracket::Bracket& whole, int first)
{
    Part part{{whole.kind, whole.entries, {}}, Window::tr("The last rounds")};
    for (const bracket::Match& match : whole.matches) {
        if (match.bracket == bracket::Part::Final)
            part.bracket.matches.push_back(match);
        else if (match.bracket == bracket::Part::Losers && match.round >= first)
            part.bracket.matches.push_back(bracket::withoutRoundsBefore(match, first));
    }
    parts.push_back(std::move(part));
}

/// Those from the top of the first rounds, with the last rounds behind them. A part has at most so many boxes
/// of its first round under each other and so many rounds beside each other. `boxes` is a power of two.
std::vector<Part> partsOf(const bracket::Bracket& drawn, int boxes, int rounds)
{
    const bool isDouble = drawn.kind == bracket::Kind::DoubleElimination;
    const bracket::Layout whole = bracket::layout(drawn);
    if (isDouble && whole.columns <= rounds && whole.rows + (whole.losersAt ? 1 : 0) <= boxes)
        return {{drawn, {}}};
    int across = 1; // rounds of a part: from so many boxes to one
    while (across < rounds && (1 << across) <= boxes)
        ++across;
    std::vector<Part> parts;
    const int winners = bracket::lastRound(drawn, bracket::Part::Winners);
    for (int first = 1; winners - first + 1 > across; first += across)
        add(parts, bracket::cutWinners(drawn, first, first + across - 1), {});
    addLastWinners(parts, drawn, std::max(1, winners - across + 1));
    if (!isDouble)
        return parts;
    const QString losersName = QString::fromStdString(wording::heading(drawn, bracket::Part::Losers));
    const int losers = bracket::lastRound(drawn, bracket::Part::Losers);
    int first = 1;
    while (losers - first + 1 > 2) { // the last two stand with the final
        const int last = std::min(first + (rounds >= 4 ? 3 : 1), losers - 2);
        add(parts, bracket::cutLosers(drawn, first, last, boxes), losersName);
        first = last + 1;
    }
    addEnd(parts, drawn, first);
    return parts;
}

/// The least line whose text is read from afar.
constexpr double leastLine = 48;
/// The same for the width of a box.
constexpr double leastBox = 380;
constexpr double boxGap = 44;
// At 1920 by 1080.
constexpr double mostLine = 80;
constexpr double widestBox = 720;
constexpr double roundHeight = 52; // a heading over a column
constexpr double labelHeight = 46; // over a single box
constexpr double textOfLine = 0.84;

// In lines.
constexpr double leastAbove = 0.14;
constexpr double losersGap = 1.3; // holds their headings

bracket::Measures measuresOf(double above)
{
    bracket::Measures measures;
    measures.above = above;
    measures.partGap = losersGap;
    return measures;
}

/// As large as the room lets it; how high a line is then, at 1920 by 1080.
double lineOf(const Face& face, const bracket::Bracket& part, const QRectF& room)
{
    const double high = room.height() / face.px(1) - roundHeight;
    const double lines = bracket::layout(part, measuresOf(leastAbove)).height;
    return std::min(lines > 0 ? high / lines : mostLine, mostLine);
}

/// One part of a knockout as boxes on a page.
class TreeDrawing {
public:
    TreeDrawing(Face& face, const tournament::Tournament& tournament, const bracket::Bracket& part,
                const QRectF& room)
        : m_face(face), m_tournament(tournament), m_room(room), m_line(face.px(lineOf(face, part, room)))
    {
        bracket::Measures measures = measuresOf(leastAbove);
        const double high = m_room.height() - face.px(roundHeight);
        for (const double above : {0.3, 0.5, 0.8, 1.2, 1.8})
            if (bracket::layout(part, measuresOf(above)).height * m_line <= high)
                measures.above = above;
        const auto columns = static_cast<double>(bracket::layout(part, measures).columns);
        const double gap = face.px(boxGap);
        const double wide = std::min((m_room.width() - gap * (columns - 1)) / columns, face.px(widestBox));
        measures.boxWidth = wide / m_line;
        measures.gap = gap / m_line;
        m_layout = bracket::layout(part, measures);
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
        return m_room.topLeft() + QPointF(at.x * m_line, m_face.px(roundHeight) + at.y * m_line);
    }

    void drawBox(const bracket::Box& box)
    {
        const tournament::Match* match = tournament::match(m_tournament, box.match);
        if (!match)
            return;
        const bool isOn =
            match->state >= tournament::State::Called && match->state != tournament::State::Final;
        const QRectF place(pixels({box.x, box.y}), QSizeF(box.width * m_line, box.height * m_line));
        const QRectF upper(place.topLeft(), QSizeF(place.width(), place.height() / 2));
        m_face.box(place, Ink::Bar);
        m_face.rule(upper.bottomLeft(), upper.bottomRight());
        m_face.box(place, Ink::None, isOn ? Ink::Warn : Ink::Line, isOn ? 4 : 2);
        drawLine(upper, views::sideView(m_tournament, *match, scoring::Side::A));
        drawLine(upper.translated(0, upper.height()),
                 views::sideView(m_tournament, *match, scoring::Side::B));
    }

    Type typeOf(const views::SideView& line) const
    {
        const double text = m_line / m_face.px(1) * textOfLine;
        Type type{std::max(least, static_cast<int>(text)), kit::Weight::Plain, Ink::Plain};
        type.weight = line.won ? kit::Weight::Strong : kit::Weight::Plain;
        type.ink = line.lost || !line.isKnown() ? Ink::Soft : Ink::Plain;
        type.isItalic = !line.isKnown();
        return type;
    }

    void drawLine(const QRectF& place, const views::SideView& line)
    {
        const Type type = typeOf(line);
        QRectF inside = place.adjusted(m_face.px(14), 0, -m_face.px(14), 0);
        if (line.won) {
            const double size = m_line * 0.5;
            const QRectF mark(inside.right() - size, inside.center().y() - size / 2, size, size);
            m_face.add({drawing::tick(mark), Ink::None, Ink::Ok, m_face.px(5)});
            inside.setRight(mark.left() - m_face.px(8));
        }
        // What it was decided by is between the players and the supervisor where it was not played. Matches
        // have no numbers here, so that of who comes from one the lines of the bracket tell enough.
        const QString points = line.isDecided ? QString() : kit::text(line.score);
        const QString name = line.awaitsMatch ? QString() : kit::text(line.name);
        m_face.write(inside, Qt::AlignRight, points, type);
        const double score = points.isEmpty() ? 0 : m_face.widthOf(points, type) + m_face.px(12);
        m_face.write(inside.adjusted(0, 0, -score, 0), Qt::AlignLeft, name, type);
    }

    /// Over a match that stands under the final, where there is room for it.
    void drawLabel(const bracket::Box& box, const bracket::Match& drawn)
    {
        const QRectF place(pixels({box.x, box.y}), QSizeF(box.width * m_line, box.height * m_line));
        const QRectF label(place.left(), place.top() - m_face.px(labelHeight), place.width(),
                           m_face.px(labelHeight));
        const bool isTaken = std::ranges::any_of(m_layout.boxes, [&](const bracket::Box& other) {
            return label.intersects(
                {pixels({other.x, other.y}), QSizeF(other.width * m_line, other.height * m_line)});
        });
        if (!isTaken)
            m_face.write(
                label, Qt::AlignLeft,
                kit::text(wording::roundName(m_tournament.setting->bracket, drawn.bracket, drawn.round)),
                {34, kit::Weight::Medium, Ink::Soft, leastBeside, false});
    }

    /// A heading a column: over the winners' rounds, and where both stand on the page over the losers'.
    void drawHeadings()
    {
        std::map<std::pair<bool, int>, bool> done;
        for (const bracket::Box& box : m_layout.boxes) {
            const bracket::Match& drawn = *bracket::find(m_tournament.setting->bracket, box.match);
            const bool isBelow = drawn.bracket == bracket::Part::Losers && m_layout.losersAt;
            if (drawn.bracket == bracket::Part::ThirdPlace || drawn.ifNecessary) {
                drawLabel(box, drawn);
                continue;
            }
            if (std::exchange(done[{isBelow, box.column}], true))
                continue;
            const QString name =
                kit::text(wording::roundName(m_tournament.setting->bracket, drawn.bracket, drawn.round));
            const double top =
                isBelow ? pixels({0, *m_layout.losersAt}).y() - m_face.px(roundHeight) : m_room.top();
            const QRectF place(pixels({box.x, 0}).x(), top, box.width * m_line, m_face.px(roundHeight - 6));
            m_face.write(place, Qt::AlignLeft, name,
                         {36, kit::Weight::Medium, Ink::Soft, leastBeside, false});
        }
    }

    Face& m_face;
    const tournament::Tournament& m_tournament;
    QRectF m_room;
    double m_line; // pixels of the screen
    bracket::Layout m_layout;
};

constexpr int mostRounds = 4;
constexpr int mostBoxes = 16;

/// The fewest parts whose text is large enough in the room.
std::vector<Part> partsFor(const Face& face, const bracket::Bracket& drawn, const QRectF& room)
{
    const auto beside = static_cast<int>((room.width() / face.px(1) + boxGap) / (leastBox + boxGap));
    const int rounds = std::clamp(beside, 2, mostRounds);
    std::vector<Part> parts;
    for (int boxes = mostBoxes; boxes >= 2; boxes /= 2) {
        parts = partsOf(drawn, boxes, rounds);
        if (std::ranges::all_of(
                parts, [&](const Part& part) { return lineOf(face, part.bracket, room) >= leastLine; }))
            break;
    }
    return parts;
}

enum class Stage { NotBegun, On, Over };

/// Of what no part of before shows.
Stage stageOf(const tournament::Tournament& tournament, const Part& part,
              const std::set<bracket::MatchId>& shown)
{
    bool isKnown = false;
    bool isOpen = false;
    for (const bracket::Match& each : part.bracket.matches) {
        const tournament::Match* match = tournament::match(tournament, each.id);
        if (!match || !match->number || tournament::isSpared(*match) || shown.count(each.id))
            continue;
        isKnown |= !match->teams.a.empty() || !match->teams.b.empty();
        isOpen |= match->state != tournament::State::Final;
    }
    return !isKnown ? Stage::NotBegun : isOpen ? Stage::On : Stage::Over;
}

/// Those where something is on; the last that are over where nothing is.
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

} // namespace

std::vector<Face> bracketFaces(const Shown& shown, const QSizeF& size)
{
    const bracket::Bracket& drawn = shown.tournament->setting->bracket;
    const bool isPlayedOut = drawn.kind == bracket::Kind::RoundRobin || drawn.kind == bracket::Kind::Swiss;
    if (isPlayedOut || shown.tournament->matches.empty() || bracket::layout(drawn).boxes.empty())
        return {};
    const Face measure(Kind::Bracket, size);
    const QRectF room = bodyOf(shown, size);
    const std::vector<Part> parts = partsNow(*shown.tournament, partsFor(measure, drawn, room));
    const auto title = [&](std::size_t page) {
        const QString& name = parts[page].name;
        return numbered(name.isEmpty() ? Window::tr("Bracket") : name, page, parts.size());
    };
    return pagesOf(shown, size, Kind::Bracket, parts.size(), title, [&](Face& face, std::size_t page) {
        TreeDrawing(face, *shown.tournament, parts[page].bracket, room).draw();
    });
}

} // namespace hall
