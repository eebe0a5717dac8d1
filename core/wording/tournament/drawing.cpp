#include "drawing.h"

#include "drawwords.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "rules/words.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <vector>

namespace wording {

using bracket::Bracket;
using bracket::Bye;
using bracket::Kind;
using bracket::Match;
using bracket::Part;
using bracket::Slot;

namespace {

bool begins(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
}

/// The number of cells that the UTF-8 text takes.
std::size_t cellsOf(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, begins));
}

// Lines of cells to draw text on. A cell has one character, which in UTF-8 may be several bytes.
class Canvas {
public:
    void put(std::size_t row, std::size_t column, std::string_view character)
    {
        if (m_rows.size() <= row)
            m_rows.resize(row + 1);
        if (m_rows[row].size() <= column)
            m_rows[row].resize(column + 1, " ");
        m_rows[row][column] = character;
    }

    /// One cell for each character, as all are one column wide.
    void write(std::size_t row, std::size_t column, std::string_view text)
    {
        while (!text.empty()) {
            const auto next = std::find_if(text.begin() + 1, text.end(), begins);
            const auto size = static_cast<std::size_t>(next - text.begin());
            if (text.front() != ' ')
                put(row, column, text.substr(0, size));
            text.remove_prefix(size);
            ++column;
        }
    }

    /// A horizontal line from column `first` to before `last`.
    void rule(std::size_t row, std::size_t first, std::size_t last)
    {
        for (std::size_t column = first; column < last; ++column)
            put(row, column, "─");
    }

    /// All lines down to the last one used, without blanks at their ends.
    std::string text() const
    {
        std::string all;
        for (const std::vector<std::string>& row : m_rows)
            all += rules::joined(row, "") + '\n';
        return all;
    }

private:
    std::vector<std::vector<std::string>> m_rows;
};

constexpr std::size_t terminalWidth = 80;

// One line for each place, with no room between boxes: their lines are drawn as connectors.
constexpr bracket::Measures lines{1, 2, 0, 0};

// A middle between two lines goes to the upper one. Line 0 has the headings.
std::size_t lineOf(double middle)
{
    return static_cast<std::size_t>(middle);
}

std::vector<std::string> headingsOf(const Bracket& bracket)
{
    std::vector<std::string> headings;
    for (const bracket::Round& round : rounds(bracket)) {
        if (round.bracket == Part::Winners)
            headings.push_back(bracket.kind == bracket::Kind::DoubleElimination
                                   ? filled(Desk::tr("Round %1"), round.number)
                                   : roundName(bracket, round.bracket, round.number));
    }
    return headings;
}

class Picture {
public:
    explicit Picture(const Bracket& bracket) : m_bracket(bracket), m_layout(bracket::layout(bracket, lines))
    {
        const std::vector<std::string> headings = headingsOf(bracket);
        setJunctions(headings, 2);
        if (m_junctions.back() > terminalWidth)
            setJunctions(headings, 1);
        m_canvas.write(0, 0, m_seed);
        for (std::size_t column = 0; column < headings.size(); ++column)
            m_canvas.write(0, m_junctions[column], headings[column]);
    }

    std::string draw()
    {
        for (const bracket::Connector& way : m_layout.connectors)
            drawTurn(way.to, way.points.front().y);
        for (const bracket::Waiting& waiting : m_layout.waiting) {
            drawTurn(waiting.match, waiting.level);
            drawSeed(lineOf(waiting.level), waiting.who);
            drawOut(lineOf(waiting.level), waiting.column, inWords(m_bracket, bracket::Bye{}), true);
        }
        for (const bracket::Box& box : m_layout.boxes) {
            const Match& match = *find(m_bracket, box.match);
            if (match.bracket == Part::Winners)
                drawMatch(match, box);
        }
        if (const Match* third = find(m_bracket, "T-1"); third && isPlayed(*third))
            drawThirdPlace(*third);
        return m_canvas.text();
    }

private:
    // The columns of the rounds' junctions, each as far from the next as its heading and numbers need; the
    // last is where the picture ends. `space` is 2, or 1 if that is too wide.
    void setJunctions(const std::vector<std::string>& headings, std::size_t space)
    {
        const std::size_t digits = std::to_string(playedMatches(m_bracket)).size();
        const std::size_t label = space + digits + 4; // `├─ M12 ─`
        m_space = space;
        m_junctions = {cellsOf(m_seed) + 2};
        for (const std::string& heading : headings)
            m_junctions.push_back(m_junctions.back() + std::max(cellsOf(heading) + space, label));
    }

    std::size_t junction(int column) const { return m_junctions[static_cast<std::size_t>(column)]; }

    void drawSeed(std::size_t line, const Slot& slot)
    {
        const std::string number = std::to_string(std::get<bracket::Seed>(slot).number);
        m_canvas.write(line, cellsOf(m_seed) - number.size(), number);
        m_canvas.rule(line, m_junctions.front() - 1, m_junctions.front() + 1);
    }

    // `── M7 ────` from a junction to the next one, or only as far as the number.
    void drawOut(std::size_t line, int column, const std::string& label, bool advances)
    {
        const std::size_t x = junction(column);
        m_canvas.rule(line, x, x + m_space);
        m_canvas.write(line, x + m_space + 1, label);
        if (advances)
            m_canvas.rule(line, x + m_space + cellsOf(label) + 2, junction(column + 1));
    }

    void drawMatch(const Match& match, const bracket::Box& box)
    {
        const std::size_t line = lineOf(box.middle());
        const std::size_t x = junction(box.column);
        if (box.column == 0) {
            drawSeed(line, match.a);
            drawSeed(line + 1, match.b);
            m_canvas.put(line + 1, x, "┘");
        }
        drawOut(line, box.column, 'M' + std::to_string(*match.number), !isFinal(m_bracket, match));
        m_canvas.put(line, x, box.column == 0 ? "┬" : "├");
    }

    // The line from `level` up or down to the next match.
    void drawTurn(const bracket::MatchId& match, double level)
    {
        const auto box = std::ranges::find(m_layout.boxes, match, &bracket::Box::match);
        const std::size_t x = junction(box->column);
        const std::size_t from = lineOf(level);
        const std::size_t to = lineOf(box->middle());
        for (std::size_t line = std::min(from, to); line <= std::max(from, to); ++line)
            m_canvas.put(line, x, "│");
        m_canvas.put(from, x, from < to ? "┐" : "┘");
    }

    // Below everything, because beside the final there is no room for "loser of 8".
    void drawThirdPlace(const Match& third)
    {
        const std::size_t line = lineOf(m_layout.height) + 2;
        const std::string a = inWords(m_bracket, third.a);
        const std::string b = inWords(m_bracket, third.b);
        const std::size_t x = std::max(cellsOf(a), cellsOf(b)) + 2;
        m_canvas.write(line, 0, roundName(m_bracket, third.bracket, third.round));
        m_canvas.write(line + 1, 0, a);
        m_canvas.write(line + 2, 0, b);
        m_canvas.rule(line + 1, cellsOf(a) + 1, x + 2);
        m_canvas.rule(line + 2, cellsOf(b) + 1, x);
        m_canvas.write(line + 1, x + 3, 'M' + std::to_string(*third.number));
        m_canvas.put(line + 1, x, "┬");
        m_canvas.put(line + 2, x, "┘");
    }

    const Bracket& m_bracket;
    bracket::Layout m_layout;
    std::string m_seed = filled(Desk::tr("Seed")); // above the seeds
    std::vector<std::size_t> m_junctions;
    std::size_t m_space = 2;
    Canvas m_canvas;
};

/// Winners rounds that begin with seeds, and a third-place match, drawn in characters.
std::string picture(const Bracket& bracket)
{
    return Picture(bracket).draw();
}

constexpr std::size_t headingLines = 2; // of the part and of its rounds

std::string roundText(int round)
{
    return filled(Desk::tr("Round %1"), round);
}

std::vector<Match> playedLosers(const Bracket& bracket)
{
    std::vector<Match> losers = bracket.matches;
    std::erase_if(losers,
                  [](const Match& match) { return match.bracket != Part::Losers || !isPlayed(match); });
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
        if (junction(m_losers.back()) + outLength(m_losers.back()) > terminalWidth)
            return {};
        m_canvas.write(0, 0, heading(m_bracket, Part::Losers));
        for (int round = m_losers.front().round; round <= m_losers.back().round; ++round)
            m_canvas.write(1, junction(round), roundText(round));
        drawMatch(m_losers.back());
        return m_canvas.text();
    }

private:
    // Where a match leads to the right: a line, and its first free column.
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
    std::vector<Match> m_losers; // matches to play, in playing order
    std::size_t m_leaf = 0;      // length of the longest `loser of 12`
    std::size_t m_step = 0;      // columns between rounds
    std::size_t m_next = headingLines;
    Canvas m_canvas;
};

/// The losers bracket of a double elimination as a tree. Its leaves are the losers from the winners bracket,
/// one line each with a heading above it. Empty if there are no losers rounds, or if it would be wider than
/// the 80 columns of a terminal; the list of matches has all of it.
std::string losersPicture(const Bracket& bracket)
{
    return LosersPicture(bracket).draw();
}

std::string tree(const Bracket& bracket)
{
    if (!isKnockout(bracket.kind))
        return {};
    Bracket part{bracket.kind, bracket.entries, {}};
    std::ranges::copy_if(bracket.matches, std::back_inserter(part.matches), [](const Match& match) {
        return match.bracket == Part::Winners || match.bracket == Part::ThirdPlace;
    });
    const std::string losers = losersPicture(bracket);
    return picture(part) + '\n' + losers + (losers.empty() ? "" : "\n");
}

std::string membersOfPools(const Bracket& bracket)
{
    if (bracket.kind != Kind::PoolsPlayoff)
        return {};
    std::string text;
    for (const bracket::Pool& pool : poolsIn(bracket)) {
        QStringList seeds;
        for (const int seed : pool.seeds)
            seeds << QString::number(seed);
        text += filled(Desk::tr("Pool %1: seeds %2"), pool.letter, seeds.join(u' ').toStdString()) + '\n';
    }
    return text + '\n';
}

// A match without play that still says something: third place for the only loser of a semifinal, and the bye
// of a Swiss round.
std::string withoutMatch(const Bracket& bracket, const Match& match)
{
    const std::string alone = inWords(bracket, std::holds_alternative<Bye>(match.a) ? match.b : match.a);
    if (match.bracket == Part::ThirdPlace)
        return "  " + filled(Desk::tr("%1, without a match"), alone) + '\n';
    if (match.bracket != Part::Swiss)
        return {};
    return "  " + filled(Desk::tr("%1 has the bye"), alone) + '\n';
}

// The team without a match in that round of a pool with an odd number of teams.
std::string sittingOut(const Bracket& bracket, const Match& last)
{
    std::set<int> out;
    std::set<int> here;
    for (const Match& match : bracket.matches) {
        if (match.bracket != Part::Pool || poolOf(match) != poolOf(last))
            continue;
        for (const bracket::Slot& slot : {match.a, match.b}) {
            const int seed = std::get<bracket::Seed>(slot).number;
            out.insert(seed);
            if (match.round == last.round)
                here.insert(seed);
        }
    }
    std::string text;
    for (const int seed : out) {
        if (here.count(seed) == 0)
            text += "  " + filled(Desk::tr("%1 sits out"), inWords(bracket, bracket::Seed{seed})) + '\n';
    }
    return text;
}

std::string schedule(const Bracket& bracket)
{
    std::string text;
    std::string heading;
    const Match* before = nullptr;
    const auto closeRound = [&] {
        if (before && before->bracket == Part::Pool)
            text += sittingOut(bracket, *before);
    };
    for (const Match& match : bracket.matches) {
        const std::string line =
            isPlayed(match) ? "  " +
                                  filled(Desk::tr("Match %1: %2"), *match.number,
                                         inWords(bracket, match.a) + " – " + inWords(bracket, match.b)) +
                                  '\n'
                            : withoutMatch(bracket, match);
        if (line.empty())
            continue;
        if (const std::string round = roundName(bracket, match); round != heading) {
            closeRound();
            text += (heading = round) + '\n';
        }
        text += line;
        before = &match;
    }
    closeRound();
    return text;
}

} // namespace

std::string drawInShort(const Bracket& bracket)
{
    const auto byes = static_cast<int>(std::ranges::count_if(bracket.matches, [](const Match& match) {
        return match.bracket == Part::Winners && std::holds_alternative<Bye>(match.b); // for seeds
    }));
    const int spare = matchesIfNecessary(bracket);
    const int matches = playedMatches(bracket) - spare;
    QStringList parts;
    if (bracket.kind == Kind::Swiss)
        parts << Desk::tr("%n round(s)", nullptr, bracket.rounds)
              << Desk::tr("%n match(es) paired so far", nullptr, matches);
    else
        parts << Desk::tr("%n match(es)", nullptr, matches);
    if (spare > 0)
        parts << Desk::tr("%1 more if necessary").arg(spare);
    if (byes > 0)
        parts << Desk::tr("%n bye(s)", nullptr, byes);
    const QString entries = Desk::tr("%n entry(-ies)", nullptr, bracket.entries);
    return filled(Desk::tr("%1, %2: %3"), entries.toStdString(), name(bracket.kind),
                  parts.join(QStringLiteral(", ")).toStdString());
}

std::string drawing(const Bracket& bracket)
{
    return drawInShort(bracket) + "\n\n" + tree(bracket) + membersOfPools(bracket) + schedule(bracket);
}

} // namespace wording
