#include "layout.h"

#include "questions.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace bracket {

namespace {

class Draughtsman {
public:
    Draughtsman(const Bracket& bracket, const Measures& measures) : m_bracket(bracket), m_measures(measures)
    {
    }

    Layout draw()
    {
        for (const Match& match : m_bracket.matches) {
            if (match.bracket == Part::Winners)
                place(match);
        }
        m_layout.height = m_firstRound * pitch();
        m_layout.width = m_layout.boxes.back().right();
        if (const Match* third = find(m_bracket, "T-1"); third && isPlayed(*third))
            placeUnderFinal(*third);
        return std::move(m_layout);
    }

private:
    double pitch() const { return m_measures.above + m_measures.boxHeight; }

    double middleOfNext(const Match& match)
    {
        if (match.round == 1)
            return m_firstRound++ * pitch() + m_measures.above + m_measures.boxHeight / 2;
        return (feeder(match.a) + feeder(match.b)) / 2;
    }

    double feeder(const Slot& slot) const { return m_middles.at(std::get<WinnerOf>(slot).match); }

    void place(const Match& match)
    {
        const double middle = middleOfNext(match);
        m_middles.emplace(match.id, middle);
        if (!isPlayed(match))
            return;
        addBox(match, match.round - 1, middle);
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
        const double level = m_middles.at(from->match);
        if (isPlayed(*find(m_bracket, from->match))) {
            const double elbow = box.x - m_measures.gap / 2;
            m_layout.connectors.push_back({from->match,
                                           match.id,
                                           side,
                                           {Point{box.x - m_measures.gap, level}, Point{elbow, level},
                                            Point{elbow, box.middle()}, Point{box.x, box.middle()}}});
            return;
        }
        const double line = box.y + box.height * (side == Side::A ? 0.25 : 0.75);
        const Seed seed = std::get<Seed>(behindByes(m_bracket, *from));
        m_layout.waiting.push_back({seed.number, match.id, side, box.column - 1, {box.x, line}, level});
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
    int m_firstRound = 0;
};

} // namespace

Layout layout(const Bracket& bracket, const Measures& measures)
{
    assert(bracket.kind == Kind::SingleElimination && !bracket.matches.empty());
    return Draughtsman(bracket, measures).draw();
}

} // namespace bracket
