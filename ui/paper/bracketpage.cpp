#include "bracketparts.h"
#include "documents.h"
#include "words.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "bracket/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr double largestLine = 9;  ///< mm
constexpr double widestBox = 90;   ///< mm
constexpr double leastAbove = 0.8; ///< lines over a box
constexpr double mostAbove = 2.4;
constexpr double mmInPoints = 72 / 25.4;

/// One line of a box.
struct SideLine {
    QString seed;
    QString name;
    QString score;
    bool won = false;
    bool known = false;
};

struct BoxWords {
    QString title; ///< `Match 4 · Final`
    QString state; ///< `table 5 · hand 6`
    SideLine a;
    SideLine b;
};

/// What a page shows, worked out: geometry in lines, and the words.
struct Drawn {
    bracket::Layout layout;
    std::map<bracket::MatchId, BoxWords> words;
    QString onward; ///< under the last box of a part
    double line = largestLine;
};

QString stateWords(const night::Match& match)
{
    switch (match.state) {
    case night::State::Waiting:
        return {};
    case night::State::Ready:
        return u"ready"_s;
    case night::State::Called:
        return u"table %1"_s.arg(match.call->table);
    case night::State::Playing:
        return u"table %1 · hand %2"_s.arg(match.call->table).arg(night::handsOn(match) + 1);
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
    const std::string& team = match.teams[side];
    line.known = !team.empty();
    line.name = sideName(night, match, side);
    if (const auto seed = night::seedOfTeam(*night.setting, team))
        line.seed = QString::number(*seed);
    line.won = match.winner == side;
    if (!match.games.empty())
        line.score = number(night::result(match).score[side]);
    return line;
}

/// The round where it is one of the last two, or the match is for third place.
QString lateRound(const bracket::Bracket& whole, const bracket::Match& drawn)
{
    const QString name = roundWord(whole, drawn);
    const bool isLate = name == u"semifinal"_s || bracket::isFinal(whole, drawn) ||
                        drawn.bracket == bracket::Part::ThirdPlace;
    return isLate ? u" · "_s + name : QString();
}

std::map<bracket::MatchId, BoxWords> wordsOf(const night::Night& night, const bracket::Layout& layout)
{
    std::map<bracket::MatchId, BoxWords> words;
    const bracket::Bracket& whole = night.setting->bracket;
    for (const bracket::Box& box : layout.boxes)
        if (const night::Match* match = night::match(night, box.match))
            words[box.match] = {matchTitle(*match) + lateRound(whole, *bracket::find(whole, box.match)),
                                stateWords(*match), sideLine(night, *match, scoring::Side::A),
                                sideLine(night, *match, scoring::Side::B)};
    return words;
}

/// The drawing as large as the area allows; its boxes are as wide and as far apart as that leaves room.
Drawn fit(const bracket::Bracket& part, const QSizeF& room)
{
    bracket::Measures measures{8, 2, leastAbove, 1.6};
    const bracket::Layout trial = bracket::layout(part, measures);
    const double columns = (trial.width + measures.gap) / (measures.boxWidth + measures.gap);
    const double places = trial.height / (measures.boxHeight + measures.above);
    Drawn drawn;
    drawn.line = std::min(largestLine, room.height() / trial.height);
    const double wide = (room.width() / drawn.line - (columns - 1) * measures.gap) / columns;
    measures.boxWidth = std::min(wide, widestBox / drawn.line);
    measures.above =
        std::clamp(room.height() / drawn.line / places - measures.boxHeight, leastAbove, mostAbove);
    drawn.layout = bracket::layout(part, measures);
    return drawn;
}

class Painting {
public:
    Painting(Pencil& pencil, const Drawn& drawn, const QPointF& corner)
        : m_pencil(pencil), m_drawn(drawn), m_corner(corner),
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
    }

private:
    QPointF at(const bracket::Point& point) const { return m_corner + QPointF(point.x, point.y) * m_line; }
    QRectF rectOf(const bracket::Box& box) const
    {
        return {at({box.x, box.y}), QSizeF(box.width, box.height) * m_line};
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
        const double state = widthOf(words.state, m_small);
        m_pencil.text(above.adjusted(0, 0, -(state > 0 ? state + 2 : 0), 0), words.title, m_small);
        m_pencil.text(above.adjusted(above.width() * 0.4, 0, 0, 0), words.state, m_small,
                      Qt::AlignRight | Qt::AlignVCenter);
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
    const Drawn& m_drawn;
    QPointF m_corner;
    double m_line;
    Type m_name;
    Type m_small;
};

QString kindWords(const night::Night& night)
{
    const bracket::Bracket& whole = night.setting->bracket;
    const std::string champion = night::champion(night);
    const QString what = u"Bracket · %1 teams, %2"_s.arg(whole.entries).arg(q(bracket::name(whole.kind)));
    return champion.empty() ? what : what + u" · champion: %1"_s.arg(teamName(night, champion));
}

/// `part 2 of 5`, and which part that is.
QString partWords(std::size_t part, std::size_t parts)
{
    if (parts == 1)
        return {};
    const QString which = part + 1 == parts ? u", the last rounds"_s : QString();
    return u" · part %1 of %2%3"_s.arg(part + 1).arg(parts).arg(which);
}

QString onwardWords(const night::Night& night, const bracket::Bracket& part)
{
    const auto next = bracket::winnerGoesTo(night.setting->bracket, part.matches.back().id);
    const night::Match* match = next ? night::match(night, next->match) : nullptr;
    return match ? u"the winner goes on to match %1"_s.arg(match->number.value_or(0)) : QString();
}

} // namespace

Document bracketPrint(const Record& record, Format format)
{
    const night::Night& night = *record.night;
    Binder binder(record, format, eventName(night) + u": bracket"_s);
    const std::vector<bracket::Bracket> parts = partsOf(night.setting->bracket);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        // Upright where so many places would be too small lying down.
        const auto first =
            std::count_if(parts[i].matches.begin(), parts[i].matches.end(), [](const auto& match) {
                return match.bracket == bracket::Part::Winners && match.round == 1;
            });
        const bool landscape = 2 * first <= placesOfAPart;
        const QRectF area = binder.area(landscape);
        const double top = lineHeight({18}) + lineHeight({10.5}) + 4;
        Drawn drawn = fit(parts[i], {area.width(), area.height() - top - 3});
        drawn.words = wordsOf(night, drawn.layout);
        if (i + 1 < parts.size())
            drawn.onward = onwardWords(night, parts[i]);
        const QString event = eventName(night);
        const QString below = kindWords(night) + partWords(i, parts.size());
        binder.add(landscape, [=](Pencil& pencil) {
            heading(pencil, area, event, {below});
            Painting(pencil, drawn, {area.left(), area.top() + top}).paint();
        });
    }
    return binder.bind();
}

} // namespace paper
