#include "layout.h"

#include "questions.h"

#include <algorithm>
#include <map>

namespace bracket {

namespace {

// `L3-2` is the second of its round. The id says it: in a losers' round some places may be free.
int placeInRound(const MatchId& id)
{
    return std::stoi(id.substr(id.find('-') + 1));
}

class Draughtsman {
public:
    Draughtsman(const Bracket& bracket, const Measures& measures) : m_bracket(bracket), m_measures(measures)
    {
    }

    Layout draw()
    {
        drawWinners();
        if (m_layout.boxes.empty())
            return {};
        drawLosers();
        drawFinals();
        m_layout.width = m_layout.boxes.back().right();
        if (const Match* third = find(m_bracket, "T-1"); third && isPlayed(*third))
            placeUnderFinal(*third);
        return std::move(m_layout);
    }

private:
    double pitch() const { return m_measures.above + m_measures.boxHeight; }

    // The middle of the box that shares so many rows from the top with others of its round, as their `nth`.
    double middleOfRows(double top, int rows, int nth) const
    {
        return top + rows * (nth + 0.5) * pitch() + m_measures.above / 2;
    }

    void drawWinners()
    {
        for (const Match& match : m_bracket.matches) {
            if (match.bracket != Part::Winners)
                continue;
            const bool first = match.round == 1;
            place(match, match.round - 1, first ? middleOfRows(0, 1, m_firstRound++) : betweenFeeders(match));
            m_columns = std::max(m_columns, match.round);
        }
        m_layout.height = m_firstRound * pitch();
    }

    // Two losers' rounds after each other have as many places; then it is half as many.
    void drawLosers()
    {
        std::optional<int> firstRound;
        for (const Match& match : m_bracket.matches) {
            if (match.bracket != Part::Losers || !isPlayed(match))
                continue;
            if (!firstRound) {
                firstRound = match.round;
                m_layout.losersAt = m_layout.height + m_measures.partGap;
                const int places = m_firstRound / 2; // of the first losers' round
                m_layout.height = *m_layout.losersAt + places * pitch();
            }
            const int rows = 1 << (match.round - 1) / 2;
            const int column = match.round - *firstRound;
            place(match, column, middleOfRows(*m_layout.losersAt, rows, placeInRound(match.id) - 1));
            m_columns = std::max(m_columns, column + 1);
        }
    }

    void drawFinals()
    {
        for (const Match& match : m_bracket.matches) {
            if (match.bracket == Part::Final)
                place(match, m_columns + match.round - 1, betweenFeeders(match));
        }
    }

    double betweenFeeders(const Match& match) const { return (feeder(match.a) + feeder(match.b)) / 2; }

    double feeder(const Slot& slot) const
    {
        const auto* winner = std::get_if<WinnerOf>(&slot);
        return m_middles.at(winner ? winner->match : std::get<LoserOf>(slot).match);
    }

    void place(const Match& match, int column, double middle)
    {
        m_middles.emplace(match.id, middle);
        if (!isPlayed(match))
            return;
        addBox(match, column, middle);
        for (const Side side : {Side::A, Side::B})
            connect(match, side);
    }

    void addBox(const Match& match, int column, double middle)
    {
        m_layout.boxes.push_back({match.id, column, column * (m_measures.boxWidth + m_measures.gap),
                                  middle - m_measures.boxHeight / 2, m_measures.boxWidth,
                                  m_measures.boxHeight});
    }

    // Ties the box just placed to what comes into that side of it.
    void connect(const Match& match, Side side)
    {
        const auto* from = std::get_if<WinnerOf>(&slot(match, side));
        if (!from)
            return;
        const Box& box = m_layout.boxes.back();
        if (isPlayed(*find(m_bracket, from->match)))
            connect(*boxOf(from->match), box, side);
        else if (const Slot who = behindByes(m_bracket, *from); !std::holds_alternative<LoserOf>(who))
            addWaiting(who, box, side, m_middles.at(from->match));
    }

    void connect(const Box& from, const Box& to, Side side)
    {
        const double elbow = to.x - m_measures.gap / 2;
        m_layout.connectors.push_back({from.match,
                                       to.match,
                                       side,
                                       {Point{from.right(), from.middle()}, Point{elbow, from.middle()},
                                        Point{elbow, to.middle()}, Point{to.x, to.middle()}}});
    }

    void addWaiting(const Slot& who, const Box& box, Side side, double level)
    {
        const double line = box.y + box.height * (side == Side::A ? 0.25 : 0.75);
        m_layout.waiting.push_back({who, box.match, side, box.column - 1, {box.x, line}, level});
    }

    const Box* boxOf(const MatchId& match) const
    {
        return &*std::find_if(m_layout.boxes.begin(), m_layout.boxes.end(),
                              [&](const Box& box) { return box.match == match; });
    }

    // Two boxes further down where the drawing is high enough for it, so that it does not crowd the final.
    void placeUnderFinal(const Match& third)
    {
        const Box final = m_layout.boxes.back();
        const double middle = final.middle() + (m_firstRound > 4 ? 2 : 1) * pitch();
        addBox(third, final.column, middle);
        m_layout.height = std::max(m_layout.height, middle + m_measures.boxHeight / 2);
    }

    const Bracket& m_bracket;
    const Measures& m_measures;
    Layout m_layout;
    std::map<MatchId, double> m_middles; // also of matches that are not played
    int m_firstRound = 0;                // matches of the first winners' round
    int m_columns = 0;                   // of the winners' and the losers' rounds
};

} // namespace

Layout layout(const Bracket& bracket, const Measures& measures)
{
    return Draughtsman(bracket, measures).draw();
}

} // namespace bracket
