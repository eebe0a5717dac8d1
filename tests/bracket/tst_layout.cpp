// The drawing's geometry: nothing overlaps, everything is halfway between what feeds it; the losers' part is
// under the winners', the finals are at the right, and of pools the playoff alone is drawn.
#include "draws.h"

#include "bracket/elimination.h"
#include "bracket/layout.h"
#include "bracket/pools.h"
#include "bracket/questions.h"
#include "bracket/roundrobin.h"
#include "bracket/swiss.h"
#include "program/testclass.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace bracket;

namespace {

constexpr double exact = 1e-9;

const Box& boxOf(const Layout& layout, const MatchId& match)
{
    return *std::find_if(layout.boxes.begin(), layout.boxes.end(),
                         [&](const Box& box) { return box.match == match; });
}

struct LaidOut {
    Bracket bracket;
    Layout drawn;
};

/// From the middle of one side to that of the other, with one step between.
void linksJoinBoxes(const LaidOut& laidOut)
{
    for (const Connector& way : laidOut.drawn.connectors) {
        const Box& from = boxOf(laidOut.drawn, way.from);
        const Box& to = boxOf(laidOut.drawn, way.to);
        QVERIFY(winnerGoesTo(laidOut.bracket, way.from) == (Place{way.to, way.side}));
        QVERIFY(way.points.front() == (Point{from.right(), from.middle()}));
        QVERIFY(way.points.back() == (Point{to.x, to.middle()}));
        QVERIFY(way.points[0].y == way.points[1].y && way.points[2].y == way.points[3].y);
        QVERIFY(way.points[1].x == way.points[2].x);
    }
}

const std::vector<LaidOut>& allKnockouts()
{
    static const std::vector<LaidOut> every = [] {
        std::vector<LaidOut> laidOut;
        for (const Bracket& bracket : draws::all())
            laidOut.push_back({bracket, layout(bracket)});
        return laidOut;
    }();
    return every;
}

const std::vector<LaidOut>& allDoublesLaidOut()
{
    static const std::vector<LaidOut> every = [] {
        std::vector<LaidOut> laidOut;
        for (int n = fewestEntries; n <= mostInDoubleElimination; ++n) {
            for (const bool singleFinal : {false, true}) {
                const Bracket bracket = draws::doubleKnockout(n, singleFinal);
                laidOut.push_back({bracket, layout(bracket)});
            }
        }
        return laidOut;
    }();
    return every;
}

const std::vector<LaidOut>& allEliminations()
{
    static const std::vector<LaidOut> every = [] {
        std::vector<LaidOut> both = allKnockouts();
        both.insert(both.end(), allDoublesLaidOut().begin(), allDoublesLaidOut().end());
        return both;
    }();
    return every;
}

int placeOf(const Match& match)
{
    return std::stoi(match.id.substr(match.id.find('-') + 1));
}

// Whether a line that runs straight along or down crosses the inside of the box.
bool crosses(const Point& from, const Point& to, const Box& box)
{
    return std::max(from.x, to.x) > box.x + exact && std::min(from.x, to.x) < box.right() - exact &&
           std::max(from.y, to.y) > box.y + exact && std::min(from.y, to.y) < box.y + box.height - exact;
}

} // namespace

class tst_layout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPlayedMatchHasABoxInsideTheDrawing();
    void noTwoBoxesOverlap();
    void aBoxIsHalfwayBetweenItsFeeders();
    void connectorsRunFromBoxToBox();
    void everyByeWaits();
    void theTournamentOfElevenAsDesigned();
    void winnersAreCutFromTheTop();
    void losersAreCutFromTheTop();
    void losersStandUnderTheWinners();
    void finalsStandAtTheRight();
    void everyWinnersWayIsDrawn();
    void noWayCrossesABox();
    void fourAsDrawn();
    void sixLeaveOutTheEmptyRound();
    void aPlayoffIsDrawnLikeAKnockout();
    void roundsAndPlacesAreCounted();
    void someRoundsAreLaidOutAlone();
    void roundsOfSwissAreColumns();
    void poolsHaveNoBoxes();
};

void tst_layout::everyPlayedMatchHasABoxInsideTheDrawing()
{
    const Measures measures;
    for (const auto& [bracket, drawn] : allEliminations()) {
        QCOMPARE(static_cast<int>(drawn.boxes.size()), playedMatches(bracket));
        for (const Box& box : drawn.boxes) {
            QVERIFY(isPlayed(*find(bracket, box.match)));
            QVERIFY(box.x >= 0 && box.right() <= drawn.width + exact);
            QVERIFY(box.y >= measures.above - exact && box.y + box.height <= drawn.height + exact);
        }
    }
}

// Columns lie side by side, none is empty, and within a column no box begins before the one above it ends.
// Those of a single elimination are listed from the top.
void tst_layout::noTwoBoxesOverlap()
{
    const Measures measures;
    for (const auto& [bracket, drawn] : allEliminations()) {
        std::map<int, std::vector<double>> tops;
        for (const Box& box : drawn.boxes) {
            QCOMPARE(box.x, box.column * (box.width + measures.gap));
            tops[box.column].push_back(box.y);
        }
        for (auto& [column, ys] : tops) {
            if (bracket.kind == Kind::DoubleElimination)
                std::sort(ys.begin(), ys.end());
            for (std::size_t i = 1; i < ys.size(); ++i)
                QVERIFY(ys[i] - measures.above >= ys[i - 1] + measures.boxHeight - exact);
        }
        QCOMPARE(tops.begin()->first, 0);
        QCOMPARE(tops.rbegin()->first, static_cast<int>(tops.size()) - 1);
    }
}

void tst_layout::aBoxIsHalfwayBetweenItsFeeders()
{
    for (const auto& [bracket, drawn] : allKnockouts()) {
        std::map<MatchId, std::map<Side, double>> levels;
        for (const Connector& way : drawn.connectors)
            levels[way.to][way.side] = way.points.front().y;
        for (const Waiting& waiting : drawn.waiting)
            levels[waiting.match][waiting.side] = waiting.level;
        for (const auto& [match, sides] : levels) {
            QCOMPARE(sides.size(), std::size_t(2));
            QVERIFY(sides.at(Side::A) < sides.at(Side::B));
            const double middle = (sides.at(Side::A) + sides.at(Side::B)) / 2;
            QVERIFY(std::abs(boxOf(drawn, match).middle() - middle) < exact);
        }
    }
}

void tst_layout::connectorsRunFromBoxToBox()
{
    for (const LaidOut& each : allKnockouts()) {
        linksJoinBoxes(each);
        for (const Connector& way : each.drawn.connectors) {
            const Box& from = boxOf(each.drawn, way.from);
            const Box& to = boxOf(each.drawn, way.to);
            QCOMPARE(from.column + 1, to.column);
            QVERIFY(from.right() < to.x);
        }
    }
}

void tst_layout::everyByeWaits()
{
    for (const auto& [bracket, drawn] : allEliminations()) {
        QCOMPARE(static_cast<int>(drawn.waiting.size()), draws::places(bracket) - bracket.entries);
        for (const Waiting& waiting : drawn.waiting) {
            QVERIFY(std::holds_alternative<Seed>(waiting.who));
            QVERIFY(behindByes(bracket, slot(*find(bracket, waiting.match), waiting.side)) == waiting.who);
            if (bracket.kind == Kind::DoubleElimination)
                continue;
            const Box& box = boxOf(drawn, waiting.match);
            QCOMPARE(waiting.at.x, box.x);
            QVERIFY((waiting.at.y < box.middle()) == (waiting.side == Side::A));
            QCOMPARE(waiting.column, 0);
        }
    }
}

// The picture of the design, whose lines are 29 pixels high, from (112, 96) on.
void tst_layout::theTournamentOfElevenAsDesigned()
{
    const Layout drawn = layout(draws::knockout(11, true));
    const auto stands = [&](const char* match, double x, double y) {
        const Box& box = boxOf(drawn, match);
        return std::abs(112 + 29 * box.x - x) < 0.5 && std::abs(96 + 29 * box.y - y) < 2.5;
    };
    QVERIFY(stands("W1-2", 112, 190));
    QVERIFY(stands("W1-8", 112, 646));
    QVERIFY(stands("W2-1", 402, 152));
    QVERIFY(stands("W2-4", 402, 608));
    QVERIFY(stands("W3-1", 692, 228));
    QVERIFY(stands("W4-1", 982, 380));
    QVERIFY(stands("T-1", 982, 530));
}

// 37 of 64 places, four rounds to a part: each part is a draw of 16 places that ends in one match.
void tst_layout::winnersAreCutFromTheTop()
{
    const Bracket whole = draws::knockout(37);
    QCOMPARE(lastRound(whole, Part::Winners), 6);
    const std::vector<Bracket> parts = cutWinners(whole, 1, 4);
    QCOMPARE(parts.size(), std::size_t{4});
    for (std::size_t at = 0; at < parts.size(); ++at) {
        QCOMPARE(parts[at].matches.size(), std::size_t{8 + 4 + 2 + 1});
        QCOMPARE(parts[at].matches.back().id, "W4-" + std::to_string(at + 1));
        QCOMPARE(parts[at].matches.front().id, "W1-" + std::to_string(8 * at + 1));
    }
    const std::vector<Bracket> end = cutWinners(whole, 5, 6);
    QCOMPARE(end.size(), std::size_t{1});
    QCOMPARE(end.front().matches.size(), std::size_t{3});
    QCOMPARE(end.front().matches.front().round, 1);
    QVERIFY(end.front().matches.front().a == Slot(Seed{})); // stands for nothing
    QVERIFY(end.front().matches.back().a == Slot(WinnerOf{"W5-1"}));
    QVERIFY(layout(end.front()).columns == 2);
}

void tst_layout::losersAreCutFromTheTop()
{
    const Bracket whole = draws::doubleKnockout(64);
    const std::vector<Bracket> parts = cutLosers(whole, 1, 4, 8);
    QCOMPARE(parts.size(), std::size_t{2});
    std::vector<MatchId> cut;
    for (const Bracket& part : parts)
        for (const Match& match : part.matches)
            cut.push_back(match.id);
    QCOMPARE(cut.size(), std::size_t{16 + 16 + 8 + 8});
    QVERIFY(std::find(cut.begin(), cut.end(), "L5-1") == cut.end());
    QCOMPARE(parts[1].matches.front().id, MatchId("L1-9"));
    QCOMPARE(parts[1].matches.back().id, MatchId("L4-8"));
    QCOMPARE(cutLosers(whole, 5, 6, 8).front().matches.front().round, 1);
}

void tst_layout::losersStandUnderTheWinners()
{
    const Measures measures;
    for (const auto& [bracket, drawn] : allDoublesLaidOut()) {
        QCOMPARE(drawn.losersAt.has_value(), bracket.entries > 2);
        bool begins = !drawn.losersAt;
        for (const Box& box : drawn.boxes) {
            const Match& match = *find(bracket, box.match);
            if (match.bracket == Part::Winners && drawn.losersAt)
                QVERIFY(box.y + box.height <= *drawn.losersAt - measures.partGap + exact);
            if (match.bracket != Part::Losers)
                continue;
            QVERIFY(box.y - measures.above >= *drawn.losersAt - exact);
            begins = begins || box.column == 0;
        }
        QVERIFY(begins);
    }
}

void tst_layout::finalsStandAtTheRight()
{
    for (const auto& [bracket, drawn] : allDoublesLaidOut()) {
        const Box& final = boxOf(drawn, "F-1");
        for (const Box& box : drawn.boxes)
            QVERIFY(box.match[0] == 'F' || box.column < final.column);
        const Match& match = *find(bracket, "F-1");
        const double above = boxOf(drawn, std::get<WinnerOf>(match.a).match).middle();
        const auto* losers = std::get_if<WinnerOf>(&match.b);
        const double below = losers ? boxOf(drawn, losers->match).middle() : above;
        QVERIFY(std::abs(final.middle() - (above + below) / 2) < exact);
        if (find(bracket, "F-2")) {
            QCOMPARE(boxOf(drawn, "F-2").column, final.column);
            QVERIFY(boxOf(drawn, "F-2").y > final.y);
        }
    }
}

void tst_layout::everyWinnersWayIsDrawn()
{
    for (const LaidOut& each : allDoublesLaidOut()) {
        const auto& [bracket, drawn] = each;
        std::size_t ways = 0;
        for (const Match& match : bracket.matches) {
            for (const Slot& slot : {match.a, match.b}) {
                const auto* from = std::get_if<WinnerOf>(&slot);
                const bool isSecondFinal = match.ifNecessary; // the same two, and no way between
                ways += from && !isSecondFinal && isPlayed(match) && isPlayed(*find(bracket, from->match))
                            ? 1
                            : 0;
            }
        }
        QCOMPARE(drawn.connectors.size(), ways);
        linksJoinBoxes(each);
    }
}

void tst_layout::noWayCrossesABox()
{
    for (const auto& [bracket, drawn] : allDoublesLaidOut()) {
        if (bracket.entries > 40 && draws::places(bracket) != bracket.entries)
            continue; // many, and all alike
        for (const Connector& way : drawn.connectors) {
            for (const Box& box : drawn.boxes) {
                for (std::size_t i = 1; i < way.points.size(); ++i)
                    QVERIFY(!crosses(way.points[i - 1], way.points[i], box));
            }
        }
    }
}

void tst_layout::fourAsDrawn()
{
    const Layout four = layout(draws::doubleKnockout(4), {8, 2, 1, 2, 3});
    const auto stands = [&](const char* match, double x, double y) {
        const Box& box = boxOf(four, match);
        return std::abs(box.x - x) < exact && std::abs(box.y - y) < exact;
    };
    QVERIFY(stands("W1-1", 0, 1));
    QVERIFY(stands("W1-2", 0, 4));
    QVERIFY(stands("W2-1", 10, 2.5));
    QCOMPARE(four.losersAt, std::optional(9.0));
    QVERIFY(stands("L1-1", 0, 10));
    QVERIFY(stands("L2-1", 10, 10));
    QVERIFY(stands("F-1", 20, 6.25));
    QVERIFY(stands("F-2", 20, 9.25));
    QCOMPARE(four.width, 28.0);
    QCOMPARE(four.height, 12.0);
    QCOMPARE(four.columns, 3);
    QCOMPARE(four.rows, 3);
}

// Of 6 teams every loser of the first round moves to the losers' second.
void tst_layout::sixLeaveOutTheEmptyRound()
{
    const Layout six = layout(draws::doubleKnockout(6));
    QCOMPARE(boxOf(six, "L2-1").column, 0);
    QCOMPARE(boxOf(six, "L3-1").column, 1);
    QCOMPARE(boxOf(six, "F-1").column, 3);
}

void tst_layout::aPlayoffIsDrawnLikeAKnockout()
{
    const Bracket pools = std::get<Bracket>(poolsPlayoff(18, {3, 2, 0, 1, true}));
    const Layout playoff = layout(pools);
    const Layout knockout = layout(draws::knockout(6, true));
    QCOMPARE(playoff.boxes.size(), knockout.boxes.size());
    for (std::size_t i = 0; i < playoff.boxes.size(); ++i) {
        const Box& box = playoff.boxes[i];
        QCOMPARE(box.match, (knockout.boxes[i].match[0] == 'W' ? "P" : "") + knockout.boxes[i].match);
        QVERIFY(box.x == knockout.boxes[i].x && box.y == knockout.boxes[i].y);
    }
    QCOMPARE(playoff.waiting.size(), std::size_t(2));
    QVERIFY((playoff.waiting[0].who == Slot{PoolRank{"A", 1}}));
    QVERIFY((playoff.waiting[1].who == Slot{PoolRank{"B", 1}}));
}

// Whoever fits the drawing into a window or onto a page asks for these.
void tst_layout::roundsAndPlacesAreCounted()
{
    const Measures measures;
    for (const auto& [bracket, drawn] : allDoublesLaidOut()) {
        int last = 0;
        for (const Box& box : drawn.boxes)
            last = std::max(last, box.column);
        QCOMPARE(drawn.columns, last + 1);
        QCOMPARE(drawn.width, drawn.columns * (measures.boxWidth + measures.gap) - measures.gap);
        if (bracket.entries < 5)
            continue; // the second final hangs lower
        const double parts = drawn.losersAt ? measures.partGap : 0;
        QVERIFY(std::abs(drawn.height - parts - drawn.rows * (measures.above + measures.boxHeight)) < exact);
    }
    QCOMPARE(layout(draws::doubleKnockout(8)).columns, 5);
    QCOMPARE(layout(draws::doubleKnockout(8)).rows, 4 + 2);
    QCOMPARE(layout(draws::doubleKnockout(64)).columns, 11);
    QCOMPARE(layout(draws::doubleKnockout(64)).rows, 32 + 16);
    QCOMPARE(layout(draws::knockout(11)).columns, 4);
    QCOMPARE(layout(draws::knockout(11)).rows, 8);
    QCOMPARE(layout(std::get<Bracket>(poolsPlayoff(18, {3, 2, 0, 1, false}))).rows, 4);
}

// A page of a large draw: from the losers' fifth round of 32 on, with the finals.
void tst_layout::someRoundsAreLaidOutAlone()
{
    Bracket end{Kind::DoubleElimination, 32, {}};
    for (Match match : draws::doubleKnockout(32).matches) {
        if (match.bracket == Part::Final || (match.bracket == Part::Losers && match.round >= 5)) {
            match.round -= match.bracket == Part::Losers ? 4 : 0;
            end.matches.push_back(match);
        }
    }
    const Layout drawn = layout(end, {8, 2, 1, 2, 3});
    QCOMPARE(drawn.boxes.size(), end.matches.size());
    QCOMPARE(drawn.columns, 5);
    QCOMPARE(drawn.rows, 2);
    QVERIFY(!drawn.losersAt);
    QCOMPARE(boxOf(drawn, "L5-1").y, 1.0);
    QCOMPARE(boxOf(drawn, "L5-2").y, 4.0);
    QCOMPARE(boxOf(drawn, "F-1").y, boxOf(drawn, "L8-1").y); // who comes from above is on another page

    Bracket lower{Kind::DoubleElimination, 32, {}};
    for (const Match& match : draws::doubleKnockout(32).matches)
        if (match.bracket == Part::Losers && match.round <= 2 && placeOf(match) > 4)
            lower.matches.push_back(match);
    const Layout half = layout(lower, {8, 2, 1, 2, 3});
    QCOMPARE(boxOf(half, "L1-5").y, 1.0);
    QCOMPARE(half.rows, 4);
}

void tst_layout::roundsOfSwissAreColumns()
{
    const Layout two =
        layout(std::get<Bracket>(swiss(7, 3, {firstSwissRound(7), {{1, 2}, {3, 4}, {5, 7}, {6, {}}}})),
               {8, 2, 1, 2, 3});
    QCOMPARE(two.boxes.size(), std::size_t(6));
    QCOMPARE(two.columns, 3);
    QCOMPARE(two.rows, 3);
    QCOMPARE(two.width, 28.0);
    QCOMPARE(two.height, 9.0);
    QVERIFY(boxOf(two, "S2-3").x == 10 && boxOf(two, "S2-3").y == 7);
    QVERIFY(two.connectors.empty() && two.waiting.empty());
    QCOMPARE(layout(std::get<Bracket>(swiss(6, 3, {}))).columns, 3);
}

void tst_layout::poolsHaveNoBoxes()
{
    QVERIFY(layout(std::get<Bracket>(roundRobin(6, 1))).boxes.empty());
    QVERIFY(layout({}).boxes.empty());
}

TEST_CLASS(tst_layout)
#include "tst_layout.moc"
