// A draw as other programs read it: courtside-bracket/1, key by key in the order of the format.
#include "bracket/elimination.h"
#include "bracket/swiss.h"
#include "files/tournamentjson.h"
#include "program/testclass.h"

#include <QTest>

using namespace bracket;

class tst_bracketjson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDrawOfTwoAsJson();
    void threeHaveAByeAndAThirdPlace();
    void fourHaveAThirdPlaceMatch();
    void threeLoseTwice();
    void aSwissBye();
    void everyKindOfSlot();
};

void tst_bracketjson::aDrawOfTwoAsJson()
{
    QCOMPARE(QString::fromStdString(files::bracketJson(std::get<Bracket>(singleElimination(2, false)))),
             QStringLiteral(R"({"format":"courtside-bracket/1","kind":"single-elimination","entries":2,)"
                            R"("matches":[{"id":"W1-1","number":1,"bracket":"winners","round":1,)"
                            R"("a":{"seed":1},"b":{"seed":2}}]})"));
}

void tst_bracketjson::threeHaveAByeAndAThirdPlace()
{
    QCOMPARE(QString::fromStdString(files::bracketJson(std::get<Bracket>(singleElimination(3, true)))),
             QStringLiteral(
                 R"({"format":"courtside-bracket/1","kind":"single-elimination","entries":3,"matches":[)"
                 R"({"id":"W1-1","bracket":"winners","round":1,"a":{"seed":1},"b":{"bye":true}},)"
                 R"({"id":"W1-2","number":1,"bracket":"winners","round":1,"a":{"seed":2},"b":{"seed":3}},)"
                 R"({"id":"T-1","bracket":"third-place","round":1,"a":{"bye":true},"b":{"loserOf":"W1-2"}},)"
                 R"({"id":"W2-1","number":2,"bracket":"winners","round":2,)"
                 R"("a":{"winnerOf":"W1-1"},"b":{"winnerOf":"W1-2"}}]})"));
}

void tst_bracketjson::fourHaveAThirdPlaceMatch()
{
    QCOMPARE(QString::fromStdString(files::bracketJson(std::get<Bracket>(singleElimination(4, true)))),
             QStringLiteral(
                 R"({"format":"courtside-bracket/1","kind":"single-elimination","entries":4,"matches":[)"
                 R"({"id":"W1-1","number":1,"bracket":"winners","round":1,"a":{"seed":1},"b":{"seed":4}},)"
                 R"({"id":"W1-2","number":2,"bracket":"winners","round":1,"a":{"seed":2},"b":{"seed":3}},)"
                 R"({"id":"T-1","number":3,"bracket":"third-place","round":1,)"
                 R"("a":{"loserOf":"W1-1"},"b":{"loserOf":"W1-2"}},)"
                 R"({"id":"W2-1","number":4,"bracket":"winners","round":2,)"
                 R"("a":{"winnerOf":"W1-1"},"b":{"winnerOf":"W1-2"}}]})"));
}

void tst_bracketjson::threeLoseTwice()
{
    QCOMPARE(QString::fromStdString(files::bracketJson(std::get<Bracket>(doubleElimination(3, false)))),
             QStringLiteral(
                 R"({"format":"courtside-bracket/1","kind":"double-elimination","entries":3,"matches":[)"
                 R"({"id":"W1-1","bracket":"winners","round":1,"a":{"seed":1},"b":{"bye":true}},)"
                 R"({"id":"W1-2","number":1,"bracket":"winners","round":1,"a":{"seed":2},"b":{"seed":3}},)"
                 R"({"id":"W2-1","number":2,"bracket":"winners","round":2,)"
                 R"("a":{"winnerOf":"W1-1"},"b":{"winnerOf":"W1-2"}},)"
                 R"({"id":"L1-1","bracket":"losers","round":1,"a":{"bye":true},"b":{"loserOf":"W1-2"}},)"
                 R"({"id":"L2-1","number":3,"bracket":"losers","round":2,)"
                 R"("a":{"loserOf":"W2-1"},"b":{"winnerOf":"L1-1"}},)"
                 R"({"id":"F-1","number":4,"bracket":"final","round":1,)"
                 R"("a":{"winnerOf":"W2-1"},"b":{"winnerOf":"L2-1"}},)"
                 R"({"id":"F-2","number":5,"bracket":"final","round":2,"ifNecessary":true,)"
                 R"("a":{"winnerOf":"F-1"},"b":{"loserOf":"F-1"}}]})"));
}

void tst_bracketjson::aSwissBye()
{
    const auto three = std::get<Bracket>(swiss(3, 2, {firstSwissRound(3)}));
    QCOMPARE(QString::fromStdString(files::bracketJson(three)),
             QStringLiteral(
                 R"({"format":"courtside-bracket/1","kind":"swiss","entries":3,"matches":[)"
                 R"({"id":"S1-1","number":1,"bracket":"swiss","round":1,"a":{"seed":1},"b":{"seed":2}},)"
                 R"({"id":"S1-2","bracket":"swiss","round":1,"a":{"seed":3},"b":{"bye":true}}]})"));
}

void tst_bracketjson::everyKindOfSlot()
{
    const Bracket mixed{Kind::PoolsPlayoff,
                        8,
                        {{"PW1-1", 13, Part::Winners, 1, PoolRank{"A", 1}, PoolRank{"B", 2}},
                         {"F-2", 14, Part::Final, 2, WinnerOf{"F-1"}, LoserOf{"F-1"}, true}}};
    QCOMPARE(
        QString::fromStdString(files::bracketJson(mixed)),
        QStringLiteral(R"({"format":"courtside-bracket/1","kind":"pools-playoff","entries":8,"matches":[)"
                       R"({"id":"PW1-1","number":13,"bracket":"winners","round":1,)"
                       R"("a":{"poolRank":{"pool":"A","rank":1}},"b":{"poolRank":{"pool":"B","rank":2}}},)"
                       R"({"id":"F-2","number":14,"bracket":"final","round":2,"ifNecessary":true,)"
                       R"("a":{"winnerOf":"F-1"},"b":{"loserOf":"F-1"}}]})"));
}

TEST_CLASS(tst_bracketjson)
#include "tst_bracketjson.moc"
