#include "layout.h"

#include "questions.h"

#include <algorithm>
#include <map>

namespace bracket {

namespace {

class LayoutBuilder {
public:
    LayoutBuilder(const Bracket& bracket, const Measures& measures) : m_bracket(bracket), m_measures(measures)
    {
    }

    Layout draw()
    {
        drawWinners();
        drawLosers();
        drawFinals();
        drawSwiss();
        if (const Match* third = find(m_bracket, "T-1"); third && isPlayed(*third))
            placeUnderLast(*third);
        m_layout.columns = m_columns;
        if (m_columns > 0)
            m_layout.width = m_columns * (m_measures.boxWidth + m_measures.gap) - m_measures.gap;
        return std::move(m_layout);
    }

private:
    double pitch() const { return m_measures.above + m_measures.boxHeight; }

    // The middle of the `nth` box of a round whose boxes share `rows` rows from `top`.
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
        addRows(m_firstRound);
    }

    void addRows(int rows)
    {
        m_layout.rows += rows;
        m_layout.height += rows * pitch();
    }

    // Two losers rounds in a row have as many places, then half as many.
    static int rowsOfLosers(const Match& match) { return 1 << (match.round - 1) / 2; }

    void drawLosers()
    {
        std::vector<const Match*> losers;
        for (const Match& match : m_bracket.matches)
            if (match.bracket == Part::Losers && isPlayed(match))
                losers.push_back(&match);
        if (losers.empty())
            return;
        if (m_firstRound > 0) {
            m_layout.losersAt = m_layout.height + m_measures.partGap;
            m_layout.height = *m_layout.losersAt;
        }
        int first = rowsOfLosers(*losers.front()) * (placeInRound(losers.front()->id) - 1);
        int behind = m_firstRound / 2; // places in the first losers round of a full draw
        for (const Match* match : losers) {
            const int rows = rowsOfLosers(*match);
            first = std::min(first, rows * (placeInRound(match->id) - 1));
            behind = std::max(behind, rows * placeInRound(match->id));
        }
        const double top = m_layout.height - first * pitch();
        for (const Match* match : losers) {
            const int column = match->round - losers.front()->round;
            place(*match, column, middleOfRows(top, rowsOfLosers(*match), placeInRound(match->id) - 1));
            m_columns = std::max(m_columns, column + 1);
        }
        addRows(behind - first);
    }

    void drawFinals()
    {
        for (const Match& match : m_bracket.matches) {
            if (match.bracket != Part::Final)
                continue;
            if (match.ifNecessary)
                placeUnderLast(match);
            else
                place(match, m_columns++, betweenFeeders(match));
        }
    }

    void drawSwiss()
    {
        if (m_bracket.kind != Kind::Swiss)
            return;
        std::map<int, int> inRound;
        for (const Match& match : m_bracket.matches)
            if (match.bracket == Part::Swiss && isPlayed(match))
                place(match, match.round - 1, middleOfRows(0, 1, inRound[match.round]++));
        m_columns = m_bracket.rounds;
        int most = 0;
        for (const auto& [round, matches] : inRound)
            most = std::max(most, matches);
        addRows(most);
    }

    double betweenFeeders(const Match& match) const
    {
        const std::optional<double> a = feeder(match.a);
        const std::optional<double> b = feeder(match.b);
        return (a.value_or(b.value_or(pitch())) + b.value_or(a.value_or(pitch()))) / 2;
    }

    // Nothing if the team comes from another part of the draw.
    std::optional<double> feeder(const Slot& slot) const
    {
        const auto* winner = std::get_if<WinnerOf>(&slot);
        const auto* loser = std::get_if<LoserOf>(&slot);
        const auto at =
            winner || loser ? m_middles.find(winner ? winner->match : loser->match) : m_middles.end();
        return at == m_middles.end() ? std::nullopt : std::optional(at->second);
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

    // Connects the new box to the match that leads to that side.
    void connect(const Match& match, Side side)
    {
        const auto* from = std::get_if<WinnerOf>(&slot(match, side));
        if (!from)
            return;
        const Match* before = find(m_bracket, from->match);
        if (!before)
            return;
        const Box& box = m_layout.boxes.back();
        if (isPlayed(*before))
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
        return &*std::ranges::find(m_layout.boxes, match, &Box::match);
    }

    // Two boxes below, if the drawing is high enough, to keep clear of the final.
    void placeUnderLast(const Match& match)
    {
        const Box last = m_layout.boxes.back();
        const double middle = last.middle() + (m_firstRound > 4 ? 2 : 1) * pitch();
        addBox(match, last.column, middle);
        m_layout.height = std::max(m_layout.height, middle + m_measures.boxHeight / 2);
    }

    const Bracket& m_bracket;
    const Measures& m_measures;
    Layout m_layout;
    std::map<MatchId, double> m_middles; // also of matches without play
    int m_firstRound = 0;                // matches in the first winners round
    int m_columns = 0;                   // of the winners and losers rounds
};

/// Adds the match to the part at that place, and creates the part if needed.
void add(std::vector<Bracket>& parts, const Bracket& whole, int at, Match match)
{
    const auto place = static_cast<std::size_t>(at);
    if (place >= parts.size())
        parts.resize(place + 1, Bracket{whole.kind, whole.entries, {}});
    parts[place].matches.push_back(std::move(match));
}

bool isIn(const Match& match, Part part, int first, int last)
{
    return match.bracket == part && match.round >= first && match.round <= last;
}

} // namespace

Layout layout(const Bracket& bracket, const Measures& measures)
{
    return LayoutBuilder(bracket, measures).draw();
}

Match withoutRoundsBefore(Match match, int first)
{
    match.round -= first - 1;
    if (match.round == 1 && match.bracket == Part::Winners && first > 1)
        match.a = match.b = Seed{};
    return match;
}

std::vector<Bracket> cutWinners(const Bracket& whole, int first, int last)
{
    std::vector<Bracket> parts;
    for (const Match& match : whole.matches)
        if (isIn(match, Part::Winners, first, last))
            add(parts, whole, (placeInRound(match.id) - 1) >> (last - match.round),
                withoutRoundsBefore(match, first));
    return parts;
}

std::vector<Bracket> cutLosers(const Bracket& whole, int first, int last, int most)
{
    std::vector<Bracket> parts;
    for (const Match& match : whole.matches)
        if (isIn(match, Part::Losers, first, last)) {
            Match moved = withoutRoundsBefore(match, first);
            const int rows = 1 << (moved.round - 1) / 2; // every second losers round has half as many matches
            const int at = (placeInRound(match.id) - 1) * rows / most;
            add(parts, whole, at, std::move(moved));
        }
    return parts;
}

} // namespace bracket
