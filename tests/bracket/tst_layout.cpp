// The drawing's geometry: nothing overlaps, everything stands half way between what feeds it.
#include "laidout.h"

#include "bracket/elimination.h"
#include "bracket/layout.h"
#include "bracket/questions.h"
#include "program/testclass.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace bracket;

namespace {

using draws::LaidOut;

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
};

void tst_layout::everyPlayedMatchHasABoxInsideTheDrawing()
{
    for (const LaidOut& each : allKnockouts())
        draws::boxesAreOfPlayedMatches(each);
}

// Columns lie side by side, and within a column every box begins under the one before it.
void tst_layout::noTwoBoxesOverlap()
{
    const Measures measures;
    for (const auto& [bracket, drawn] : allKnockouts()) {
        std::map<int, double> filledTo;
        for (const Box& box : drawn.boxes) {
            QCOMPARE(box.x, box.column * (box.width + measures.gap));
            QVERIFY(box.y - measures.above >= filledTo[box.column] - draws::exact);
            filledTo[box.column] = box.y + box.height;
        }
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
            QVERIFY(std::abs(draws::boxOf(drawn, match).middle() - middle) < draws::exact);
        }
    }
}

void tst_layout::connectorsRunFromBoxToBox()
{
    for (const LaidOut& each : allKnockouts()) {
        draws::waysRunFromBoxToBox(each);
        for (const Connector& way : each.drawn.connectors) {
            const Box& from = draws::boxOf(each.drawn, way.from);
            const Box& to = draws::boxOf(each.drawn, way.to);
            QCOMPARE(from.column + 1, to.column);
            QVERIFY(from.right() < to.x);
        }
    }
}

void tst_layout::everyByeWaits()
{
    for (const auto& [bracket, drawn] : allKnockouts()) {
        const int byes = draws::places(bracket) - bracket.entries;
        QCOMPARE(static_cast<int>(drawn.waiting.size()), byes);
        for (const Waiting& waiting : drawn.waiting) {
            const Box& box = draws::boxOf(drawn, waiting.match);
            const Match& match = *find(bracket, waiting.match);
            QVERIFY(behindByes(bracket, slot(match, waiting.side)) == waiting.who);
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
        const Box& box = draws::boxOf(drawn, match);
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

TEST_CLASS(tst_layout)
#include "tst_layout.moc"
