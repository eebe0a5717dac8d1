// The geometry of draws that are more than a knockout: the losers' part under the winners', the finals at the
// right, and of pools the playoff alone.
#include "laidout.h"

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

const std::vector<draws::LaidOut>& allLaidOut()
{
    static const std::vector<draws::LaidOut> every = [] {
        std::vector<draws::LaidOut> laidOut;
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

int placeOf(const Match& match)
{
    return std::stoi(match.id.substr(match.id.find('-') + 1));
}

// Whether a line that runs straight along or down crosses the inside of the box.
bool crosses(const Point& from, const Point& to, const Box& box)
{
    return std::max(from.x, to.x) > box.x + draws::exact &&
           std::min(from.x, to.x) < box.right() - draws::exact &&
           std::max(from.y, to.y) > box.y + draws::exact &&
           std::min(from.y, to.y) < box.y + box.height - draws::exact;
}

} // namespace

class tst_doublelayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPlayedMatchHasABoxInsideTheDrawing();
    void noTwoBoxesOverlap();
    void losersStandUnderTheWinners();
    void finalsStandAtTheRight();
    void everyWinnersWayIsDrawn();
    void noWayCrossesABox();
    void seedsWithAByeWait();
    void fourAsDrawn();
    void sixLeaveOutTheEmptyRound();
    void aPlayoffIsDrawnLikeAKnockout();
    void roundsAndPlacesAreCounted();
    void someRoundsAreLaidOutAlone();
    void roundsOfSwissAreColumns();
    void poolsHaveNoBoxes();
};

void tst_doublelayout::everyPlayedMatchHasABoxInsideTheDrawing()
{
    for (const draws::LaidOut& each : allLaidOut())
        draws::boxesAreOfPlayedMatches(each);
}

void tst_doublelayout::noTwoBoxesOverlap()
{
    const Measures measures;
    for (const auto& [bracket, drawn] : allLaidOut()) {
        std::map<int, std::vector<double>> tops;
        for (const Box& box : drawn.boxes) {
            QCOMPARE(box.x, box.column * (box.width + measures.gap));
            tops[box.column].push_back(box.y);
        }
        for (auto& [column, ys] : tops) {
            std::sort(ys.begin(), ys.end());
            for (std::size_t i = 1; i < ys.size(); ++i)
                QVERIFY(ys[i] - measures.above >= ys[i - 1] + measures.boxHeight - draws::exact);
        }
        QCOMPARE(tops.begin()->first, 0); // and no column is empty
        QCOMPARE(tops.rbegin()->first, static_cast<int>(tops.size()) - 1);
    }
}

void tst_doublelayout::losersStandUnderTheWinners()
{
    const Measures measures;
    for (const auto& [bracket, drawn] : allLaidOut()) {
        QCOMPARE(drawn.losersAt.has_value(), bracket.entries > 2);
        bool begins = !drawn.losersAt;
        for (const Box& box : drawn.boxes) {
            const Match& match = *find(bracket, box.match);
            if (match.bracket == Part::Winners && drawn.losersAt)
                QVERIFY(box.y + box.height <= *drawn.losersAt - measures.partGap + draws::exact);
            if (match.bracket != Part::Losers)
                continue;
            QVERIFY(box.y - measures.above >= *drawn.losersAt - draws::exact);
            begins = begins || box.column == 0;
        }
        QVERIFY(begins);
    }
}

void tst_doublelayout::finalsStandAtTheRight()
{
    for (const auto& [bracket, drawn] : allLaidOut()) {
        const Box& final = draws::boxOf(drawn, "F-1");
        for (const Box& box : drawn.boxes)
            QVERIFY(box.match[0] == 'F' || box.column < final.column);
        const Match& match = *find(bracket, "F-1");
        const double above = draws::boxOf(drawn, std::get<WinnerOf>(match.a).match).middle();
        const auto* losers = std::get_if<WinnerOf>(&match.b);
        const double below = losers ? draws::boxOf(drawn, losers->match).middle() : above;
        QVERIFY(std::abs(final.middle() - (above + below) / 2) < draws::exact);
        if (find(bracket, "F-2")) {
            QCOMPARE(draws::boxOf(drawn, "F-2").column, final.column);
            QVERIFY(draws::boxOf(drawn, "F-2").y > final.y);
        }
    }
}

void tst_doublelayout::everyWinnersWayIsDrawn()
{
    for (const draws::LaidOut& each : allLaidOut()) {
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
        draws::waysRunFromBoxToBox(each);
    }
}

void tst_doublelayout::noWayCrossesABox()
{
    for (const auto& [bracket, drawn] : allLaidOut()) {
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

void tst_doublelayout::seedsWithAByeWait()
{
    for (const auto& [bracket, drawn] : allLaidOut()) {
        QCOMPARE(static_cast<int>(drawn.waiting.size()), draws::places(bracket) - bracket.entries);
        for (const Waiting& waiting : drawn.waiting) {
            QVERIFY(std::holds_alternative<Seed>(waiting.who));
            QVERIFY(behindByes(bracket, slot(*find(bracket, waiting.match), waiting.side)) == waiting.who);
        }
    }
}

void tst_doublelayout::fourAsDrawn()
{
    const Layout four = layout(draws::doubleKnockout(4), {8, 2, 1, 2, 3});
    const auto stands = [&](const char* match, double x, double y) {
        const Box& box = draws::boxOf(four, match);
        return std::abs(box.x - x) < draws::exact && std::abs(box.y - y) < draws::exact;
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
void tst_doublelayout::sixLeaveOutTheEmptyRound()
{
    const Layout six = layout(draws::doubleKnockout(6));
    QCOMPARE(draws::boxOf(six, "L2-1").column, 0);
    QCOMPARE(draws::boxOf(six, "L3-1").column, 1);
    QCOMPARE(draws::boxOf(six, "F-1").column, 3);
}

void tst_doublelayout::aPlayoffIsDrawnLikeAKnockout()
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
void tst_doublelayout::roundsAndPlacesAreCounted()
{
    const Measures measures;
    for (const auto& [bracket, drawn] : allLaidOut()) {
        int last = 0;
        for (const Box& box : drawn.boxes)
            last = std::max(last, box.column);
        QCOMPARE(drawn.columns, last + 1);
        QCOMPARE(drawn.width, drawn.columns * (measures.boxWidth + measures.gap) - measures.gap);
        if (bracket.entries < 5)
            continue; // the second final hangs lower
        const double parts = drawn.losersAt ? measures.partGap : 0;
        QVERIFY(std::abs(drawn.height - parts - drawn.rows * (measures.above + measures.boxHeight)) <
                draws::exact);
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
void tst_doublelayout::someRoundsAreLaidOutAlone()
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
    QCOMPARE(draws::boxOf(drawn, "L5-1").y, 1.0);
    QCOMPARE(draws::boxOf(drawn, "L5-2").y, 4.0);
    QCOMPARE(draws::boxOf(drawn, "F-1").y,
             draws::boxOf(drawn, "L8-1").y); // who comes from above is on another page

    Bracket lower{Kind::DoubleElimination, 32, {}};
    for (const Match& match : draws::doubleKnockout(32).matches)
        if (match.bracket == Part::Losers && match.round <= 2 && placeOf(match) > 4)
            lower.matches.push_back(match);
    const Layout half = layout(lower, {8, 2, 1, 2, 3});
    QCOMPARE(draws::boxOf(half, "L1-5").y, 1.0);
    QCOMPARE(half.rows, 4);
}

void tst_doublelayout::roundsOfSwissAreColumns()
{
    const Layout two =
        layout(std::get<Bracket>(swiss(7, 3, {firstSwissRound(7), {{1, 2}, {3, 4}, {5, 7}, {6, {}}}})),
               {8, 2, 1, 2, 3});
    QCOMPARE(two.boxes.size(), std::size_t(6));
    QCOMPARE(two.columns, 3);
    QCOMPARE(two.rows, 3);
    QCOMPARE(two.width, 28.0);
    QCOMPARE(two.height, 9.0);
    QVERIFY(draws::boxOf(two, "S2-3").x == 10 && draws::boxOf(two, "S2-3").y == 7);
    QVERIFY(two.connectors.empty() && two.waiting.empty());
    QCOMPARE(layout(std::get<Bracket>(swiss(6, 3, {}))).columns, 3);
}

void tst_doublelayout::poolsHaveNoBoxes()
{
    QVERIFY(layout(std::get<Bracket>(roundRobin(6, 1))).boxes.empty());
    QVERIFY(layout({}).boxes.empty());
}

TEST_CLASS(tst_doublelayout)
#include "tst_doublelayout.moc"
