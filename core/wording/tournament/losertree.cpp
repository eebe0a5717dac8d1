#include "losertree.h"

#include "canvas.h"
#include "drawwords.h"

#include "bracket/questions.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>

namespace wording {

using bracket::Bracket;
using bracket::Match;
using bracket::Part;
using bracket::Slot;

namespace {

constexpr std::size_t terminalColumns = 80;
constexpr std::size_t headingLines = 2; // the part's, and those of the rounds

std::string roundText(int round)
{
    return filled(Desk::tr("Round %1"), round);
}

std::vector<Match> playedLosers(const Bracket& bracket)
{
    std::vector<Match> losers;
    for (const Match& match : bracket.matches) {
        if (match.bracket == Part::Losers && isPlayed(match))
            losers.push_back(match);
    }
    return losers;
}

class LosersPicture {
public:
    explicit LosersPicture(const Bracket& bracket) : m_bracket(bracket), m_losers(playedLosers(bracket)) {}

    std::string draw()
    {
        if (m_losers.empty())
            return {};
        measure();
        if (junction(m_losers.back()) + outLength(m_losers.back()) > terminalColumns)
            return {};
        m_canvas.write(0, 0, heading(m_bracket, Part::Losers));
        for (int round = m_losers.front().round; round <= m_losers.back().round; ++round)
            m_canvas.write(1, junction(round), roundText(round));
        drawMatch(m_losers.back());
        return m_canvas.text();
    }

private:
    // Where something comes out to the right: a line, and the first free column on it.
    struct End {
        std::size_t line = 0;
        std::size_t column = 0;
    };

    static std::string label(const Match& match) { return 'M' + std::to_string(*match.number); }
    // `├─ M7 `
    static std::size_t outLength(const Match& match) { return 4 + label(match).size(); }

    void measure()
    {
        for (const Match& match : m_losers) {
            m_step = std::max(m_step, outLength(match) + 1);
            for (const Slot& slot : {match.a, match.b}) {
                const Slot from = behindByes(m_bracket, slot);
                if (std::holds_alternative<bracket::LoserOf>(from))
                    m_leaf = std::max(m_leaf, cellsOf(inWords(m_bracket, from)));
            }
        }
        m_step = std::max(m_step, cellsOf(roundText(10)));
    }

    std::size_t junction(int round) const
    {
        return m_leaf + 2 + static_cast<std::size_t>(round - m_losers.front().round) * m_step;
    }
    std::size_t junction(const Match& match) const { return junction(match.round); }

    End drawSlot(const Slot& slot)
    {
        const Slot from = behindByes(m_bracket, slot);
        if (const auto* winner = std::get_if<bracket::WinnerOf>(&from))
            return drawMatch(*find(m_bracket, winner->match));
        const std::string who = inWords(m_bracket, from);
        const std::size_t line = m_next++;
        m_canvas.write(line, m_leaf - cellsOf(who), who);
        return {line, m_leaf + 1};
    }

    End drawMatch(const Match& match)
    {
        const End a = drawSlot(match.a);
        const End b = drawSlot(match.b);
        const std::size_t x = junction(match);
        m_canvas.rule(a.line, a.column, x);
        m_canvas.rule(b.line, b.column, x);
        for (std::size_t line = a.line; line < b.line; ++line)
            m_canvas.put(line, x, "│");
        const std::size_t out = (a.line + b.line) / 2;
        m_canvas.put(a.line, x, "┐");
        m_canvas.put(b.line, x, "┘");
        m_canvas.put(out, x, out == a.line ? "┬" : "├");
        m_canvas.rule(out, x + 1, x + 2);
        m_canvas.write(out, x + 3, label(match));
        return {out, x + outLength(match)};
    }

    const Bracket& m_bracket;
    std::vector<Match> m_losers; // that are played, in playing order
    std::size_t m_leaf = 0;      // the longest `loser of 12`
    std::size_t m_step = 0;      // from round to round
    std::size_t m_next = headingLines;
    Canvas m_canvas;
};

} // namespace

std::string losersPicture(const Bracket& bracket)
{
    return LosersPicture(bracket).draw();
}

} // namespace wording
