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
    void writes_data();
    void writes();
};

void tst_bracketjson::writes_data()
{
    QTest::addColumn<std::string>("written");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::variant<Bracket, Refusal>& drawn, const char* matches) {
        QTest::newRow(name) << files::bracketJson(std::get<Bracket>(drawn))
                            << R"({"format":"courtside-bracket/1",)" + std::string(matches) + "]}";
    };
    row("two", singleElimination(2, false),
        R"("kind":"single-elimination","entries":2,)"
        R"("matches":[{"id":"W1-1","number":1,"bracket":"winners","round":1,)"
        R"("a":{"seed":1},"b":{"seed":2}})");
    row("three have a bye and a third place", singleElimination(3, true),
        R"("kind":"single-elimination","entries":3,"matches":[)"
        R"({"id":"W1-1","bracket":"winners","round":1,"a":{"seed":1},"b":{"bye":true}},)"
        R"({"id":"W1-2","number":1,"bracket":"winners","round":1,"a":{"seed":2},"b":{"seed":3}},)"
        R"({"id":"T-1","bracket":"third-place","round":1,"a":{"bye":true},"b":{"loserOf":"W1-2"}},)"
        R"({"id":"W2-1","number":2,"bracket":"winners","round":2,)"
        R"("a":{"winnerOf":"W1-1"},"b":{"winnerOf":"W1-2"}})");
    row("four have a third-place match", singleElimination(4, true),
        R"("kind":"single-elimination","entries":4,"matches":[)"
        R"({"id":"W1-1","number":1,"bracket":"winners","round":1,"a":{"seed":1},"b":{"seed":4}},)"
        R"({"id":"W1-2","number":2,"bracket":"winners","round":1,"a":{"seed":2},"b":{"seed":3}},)"
        R"({"id":"T-1","number":3,"bracket":"third-place","round":1,)"
        R"("a":{"loserOf":"W1-1"},"b":{"loserOf":"W1-2"}},)"
        R"({"id":"W2-1","number":4,"bracket":"winners","round":2,)"
        R"("a":{"winnerOf":"W1-1"},"b":{"winnerOf":"W1-2"}})");
    row("three lose twice", doubleElimination(3, false),
        R"("kind":"double-elimination","entries":3,"matches":[)"
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
        R"("a":{"winnerOf":"F-1"},"b":{"loserOf":"F-1"}})");
    row("a Swiss bye", swiss(3, 2, {firstSwissRound(3)}),
        R"("kind":"swiss","entries":3,"matches":[)"
        R"({"id":"S1-1","number":1,"bracket":"swiss","round":1,"a":{"seed":1},"b":{"seed":2}},)"
        R"({"id":"S1-2","bracket":"swiss","round":1,"a":{"seed":3},"b":{"bye":true}})");
    row("every kind of slot",
        Bracket{Kind::PoolsPlayoff,
                8,
                {{"PW1-1", 13, Part::Winners, 1, PoolRank{"A", 1}, PoolRank{"B", 2}},
                 {"F-2", 14, Part::Final, 2, WinnerOf{"F-1"}, LoserOf{"F-1"}, true}}},
        R"("kind":"pools-playoff","entries":8,"matches":[)"
        R"({"id":"PW1-1","number":13,"bracket":"winners","round":1,)"
        R"("a":{"poolRank":{"pool":"A","rank":1}},"b":{"poolRank":{"pool":"B","rank":2}}},)"
        R"({"id":"F-2","number":14,"bracket":"final","round":2,"ifNecessary":true,)"
        R"("a":{"winnerOf":"F-1"},"b":{"loserOf":"F-1"}})");
}

void tst_bracketjson::writes()
{
    QFETCH(std::string, written);
    QFETCH(std::string, expected);
    QCOMPARE(QString::fromStdString(written), QString::fromStdString(expected));
}

TEST_CLASS(tst_bracketjson)
#include "tst_bracketjson.moc"
