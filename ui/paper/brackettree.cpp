#include "brackettree.h"

#include "words.h"

#include "bracket/questions.h"
#include "bracket/words.h"
#include "desk/matchwords.h"
#include "night/room.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr double largestLine = 9;  ///< mm
constexpr double widestBox = 90;   ///< mm
constexpr double leastAbove = 0.8; ///< lines over a box
constexpr double mostAbove = 2.4;
constexpr double leastBox = 5.5; ///< lines, of a box's width
constexpr double headingLines = 1.3;
constexpr double mmInPoints = 72 / 25.4;

QString stateWords(const night::Night& night, const night::Match& match)
{
    if (const std::string waits = desk::waitWords(night, match); !waits.empty())
        return q(waits);
    const auto at = night::tableOf(night, match);
    const QString table = at ? u"table %1"_s.arg(*at) : QString();
    switch (match.state) {
    case night::State::Waiting:
        return {};
    case night::State::Ready:
        return u"ready"_s;
    case night::State::Called:
        return at ? table : u"called"_s;
    case night::State::Playing:
        return table + (at ? u" · hand %1"_s : u"hand %1"_s).arg(night::handsOn(match) + 1);
    case night::State::Ended:
        return u"to be signed"_s;
    case night::State::Final:
        break;
    }
    return outcomeWord(match); // who won and by how much stands in the box
}

SideLine sideLine(const night::Night& night, const night::Match& match, scoring::Side side)
{
    SideLine line;
    const std::string team = night::isSpared(match) ? std::string() : match.teams[side];
    line.known = !team.empty();
    line.name = night::isSpared(match) ? slotName(night, match, side) : sideName(night, match, side);
    line.seed = seedWord(night, team);
    line.won = line.known && match.winner == side;
    if (!match.games.empty())
        line.score = number(night::result(match).score[side]);
    return line;
}

/// The round where it is one of the last, or the match is for third place.
QString lateRound(const bracket::Bracket& whole, const bracket::Match& drawn, const night::Match& match)
{
    if (drawn.ifNecessary)
        return u" · "_s + q(desk::secondFinal(match));
    const QString name = roundWord(whole, drawn);
    const bool isLate = name == u"semifinal"_s || name.endsWith(u" final"_s) ||
                        bracket::isFinal(whole, drawn) || drawn.bracket == bracket::Part::ThirdPlace;
    return isLate ? u" · "_s + name : QString();
}

BoxWords wordsOf(const night::Night& night, const bracket::Match& drawn, const night::Match& match)
{
    BoxWords words;
    words.title = matchTitle(match) + lateRound(night.setting->bracket, drawn, match);
    words.state = night::isSpared(match) ? QString() : stateWords(night, match);
    words.a = sideLine(night, match, scoring::Side::A);
    words.b = sideLine(night, match, scoring::Side::B);
    words.mayNotBe = drawn.ifNecessary && !(words.a.known && words.b.known);
    return words;
}

std::map<bracket::MatchId, BoxWords> wordsOf(const night::Night& night, const bracket::Layout& layout)
{
    std::map<bracket::MatchId, BoxWords> words;
    for (const bracket::Box& box : layout.boxes)
        if (const night::Match* match = night::match(night, box.match))
            words[box.match] = wordsOf(night, *bracket::find(night.setting->bracket, box.match), *match);
    return words;
}

class TreePainting {
public:
    TreePainting(Pencil& pencil, const TreePage& drawn, const QPointF& corner)
        : m_pencil(pencil), m_drawn(drawn),
          m_corner(corner + QPointF(0, drawn.winners.isEmpty() ? 0 : headingLines * drawn.line)),
          m_line(drawn.line), m_name{drawn.line * 0.56 * mmInPoints}, m_small{drawn.line * 0.44 * mmInPoints}
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
        if (!m_drawn.onward.isEmpty())
            paintOnward(m_drawn.layout.boxes.back());
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
        const Type type{m_name.points, Weight::Medium};
        m_pencil.text({at({0, y - headingLines}), QSizeF(m_drawn.layout.width, headingLines) * m_line}, text,
                      type);
    }

    void paintBye(const bracket::Waiting& waiting)
    {
        const QPointF end = at(waiting.at);
        m_pencil.text({end.x() - 2.4 * m_line, end.y() - m_line / 2, 2.1 * m_line, m_line}, u"bye"_s, m_small,
                      Qt::AlignRight | Qt::AlignVCenter);
    }

    void paintBox(const bracket::Box& box)
    {
        const QRectF rect = rectOf(box);
        const BoxWords& words = m_drawn.words.at(box.match);
        const QRectF above(rect.left(), rect.top() - 0.78 * m_line, rect.width(), 0.76 * m_line);
        const double state = std::min(widthOf(words.state, m_small), 0.6 * above.width());
        m_pencil.text(above.adjusted(0, 0, -(state > 0 ? state + 2 : 0), 0), words.title, m_small);
        m_pencil.text(above.adjusted(above.width() * 0.4, 0, 0, 0), words.state, m_small,
                      Qt::AlignRight | Qt::AlignVCenter);
        if (words.mayNotBe)
            m_pencil.dashed(rect, stroke);
        else
            m_pencil.frame(rect, stroke);
        m_pencil.across(rect.left(), rect.center().y(), rect.width(), hairline);
        paintSide({rect.left(), rect.top(), rect.width(), rect.height() / 2}, words.a);
        paintSide({rect.left(), rect.center().y(), rect.width(), rect.height() / 2}, words.b);
    }

    void paintSide(const QRectF& line, const SideLine& side)
    {
        const double pad = 0.22 * m_line;
        const Type type{m_name.points, side.won ? Weight::Bold : Weight::Plain, !side.known};
        const double seedWidth = widthOf(u"256"_s, m_small);
        const double tickWidth = side.won ? 0.6 * m_line : 0;
        const double scoreWidth = widthOf(side.score, type);
        QRectF rest = line.adjusted(pad, 0, -pad, 0);
        m_pencil.text({rest.left(), rest.top(), seedWidth, rest.height()}, side.seed, m_small,
                      Qt::AlignRight | Qt::AlignVCenter);
        if (side.won)
            m_pencil.tick(
                {rest.right() - tickWidth, rest.center().y() - tickWidth / 2, tickWidth, tickWidth});
        rest.setRight(rest.right() - (side.won ? tickWidth + pad : 0));
        const QRectF score(rest.right() - scoreWidth - 0.2, rest.top(), scoreWidth + 0.2, rest.height());
        rest.setLeft(rest.left() + seedWidth + 1.6 * pad);
        rest.setRight(rest.right() - (scoreWidth > 0 ? scoreWidth + pad : 0));
        m_pencil.name(rest, side.name, type);
        m_pencil.text(score, side.score, type, Qt::AlignRight | Qt::AlignVCenter);
    }

    void paintOnward(const bracket::Box& last)
    {
        const QRectF rect = rectOf(last);
        m_pencil.text({rect.left(), rect.bottom() + 0.2 * m_line, rect.width(), m_line}, m_drawn.onward,
                      m_small);
    }

    Pencil& m_pencil;
    const TreePage& m_drawn;
    QPointF m_corner;
    double m_line;
    Type m_name;
    Type m_small;
};

} // namespace

TreePage treePage(const night::Night& night, const bracket::Bracket& part, const QSizeF& room)
{
    bracket::Measures measures{8, 2, leastAbove, 1.6};
    const bracket::Layout trial = bracket::layout(part, measures);
    TreePage page;
    if (trial.losersAt || night.setting->bracket.kind == bracket::Kind::PoolsPlayoff)
        page.winners = q(bracket::heading(night.setting->bracket, bracket::Part::Winners));
    if (trial.losersAt)
        page.losers = q(bracket::heading(night.setting->bracket, bracket::Part::Losers));
    const double headings =
        (page.winners.isEmpty() ? 0 : headingLines) + (trial.losersAt ? measures.partGap : 0);
    const int columns = trial.columns;
    const double gaps = (columns - 1) * measures.gap;
    page.line =
        std::min({largestLine, room.height() / (trial.height + headingLines * !page.winners.isEmpty()),
                  room.width() / (columns * leastBox + gaps)});
    const double wide = (room.width() / page.line - gaps) / columns;
    measures.boxWidth = std::min(wide, widestBox / page.line);
    measures.above = std::clamp((room.height() / page.line - headings) / trial.rows - measures.boxHeight,
                                leastAbove, mostAbove);
    page.layout = bracket::layout(part, measures);
    page.words = wordsOf(night, page.layout);
    return page;
}

TreePage treeOf(const night::Night& night, bracket::Layout layout, double line)
{
    TreePage page;
    page.words = wordsOf(night, layout);
    page.layout = std::move(layout);
    page.line = line;
    return page;
}

void paintTree(Pencil& pencil, const TreePage& page, const QPointF& corner)
{
    TreePainting(pencil, page, corner).paint();
}

} // namespace paper
