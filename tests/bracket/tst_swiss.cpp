// The rounds of a Swiss tournament as they are published: what stands in the draw, and what cannot be
// published.
#include "bracket/elimination.h"
#include "bracket/questions.h"
#include "bracket/swiss.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/text.h"
#include "wording/tournament/drawwords.h"

#include <QTest>

using namespace bracket;

namespace {

QString refusal(int entries, int rounds, const std::vector<SwissRound>& published)
{
    const auto drawn = swiss(entries, rounds, published);
    const auto* why = std::get_if<Refusal>(&drawn);
    return why ? QString::fromStdString(wording::text(*why)) : QStringLiteral("drawn");
}

} // namespace

class tst_swiss : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void theFirstRound();
    void roundsAsPublished();
    void aWithdrawnTeamIsInNone();
    void howManyRounds();
    void standingsDecide();
    void refuses();
};

void tst_swiss::theFirstRound()
{
    QVERIFY(firstSwissRound(8) == SwissRound({{1, 5}, {2, 6}, {3, 7}, {4, 8}}));
    QVERIFY(firstSwissRound(5) == SwissRound({{1, 3}, {2, 4}, {5, std::nullopt}}));
    for (int n = fewestEntries; n <= mostEntries; ++n)
        QCOMPARE(refusal(n, 1, {firstSwissRound(n)}), QStringLiteral("drawn"));
}

void tst_swiss::roundsAsPublished()
{
    const SwissRound second{{1, 2}, {5, 3}, {4, std::nullopt}};
    const Bracket five = std::get<Bracket>(swiss(5, 3, {firstSwissRound(5), second}));
    const std::vector<Match> all{
        {"S1-1", 1, Part::Swiss, 1, Seed{1}, Seed{3}}, {"S1-2", 2, Part::Swiss, 1, Seed{2}, Seed{4}},
        {"S1-3", {}, Part::Swiss, 1, Seed{5}, Bye{}},  {"S2-1", 3, Part::Swiss, 2, Seed{1}, Seed{2}},
        {"S2-2", 4, Part::Swiss, 2, Seed{5}, Seed{3}}, {"S2-3", {}, Part::Swiss, 2, Seed{4}, Bye{}}};
    QVERIFY(five.matches == all);
    QCOMPARE(five.rounds, 3);
    QCOMPARE(wording::roundName(five, all.back()), std::string("Round 2"));
    QVERIFY(std::get<Bracket>(swiss(5, 3, {})).matches.empty());
}

void tst_swiss::aWithdrawnTeamIsInNone()
{
    QCOMPARE(refusal(4, 2, {firstSwissRound(4), {{1, 2}, {3, std::nullopt}}}), QStringLiteral("drawn"));
}

void tst_swiss::howManyRounds()
{
    QCOMPARE(usualSwissRounds(2), 1);
    QCOMPARE(usualSwissRounds(8), 3);
    QCOMPARE(usualSwissRounds(9), 4);
    QCOMPARE(usualSwissRounds(256), 8);
    QCOMPARE(mostSwissRounds(2), 1);
    QCOMPARE(mostSwissRounds(3), 3);
    QCOMPARE(mostSwissRounds(4), 3);
    QCOMPARE(mostSwissRounds(6), 3);
    QCOMPARE(mostSwissRounds(7), 5);
    QCOMPARE(mostSwissRounds(8), 5);
    for (int n = fewestEntries; n <= mostEntries; ++n)
        QVERIFY(usualSwissRounds(n) <= mostSwissRounds(n));
}

void tst_swiss::standingsDecide()
{
    const Bracket four = std::get<Bracket>(swiss(4, 1, {firstSwissRound(4)}));
    QVERIFY(!decidingMatch(four));
    for (const Match& match : four.matches)
        QVERIFY(!isFinal(four, match));
}

void tst_swiss::refuses()
{
    const SwissRound first = firstSwissRound(5);
    SAYS(refusal(1, 1, {}));
    SAYS(refusal(6, 0, {}));
    QVERIFY(refusal(6, 4, {}).contains(QStringLiteral("not 4")));
    SAYS(refusal(5, 1, {first, first}));
    SAYS(refusal(5, 3, {{{1, 6}}}));
    SAYS(refusal(5, 3, {{{0, 1}}}));
    SAYS(refusal(5, 3, {{{2, 2}}}));
    SAYS(refusal(5, 3, {{{1, 2}, {2, std::nullopt}}}));
    SAYS(refusal(5, 3, {first, {{3, 1}}}));
    SAYS(refusal(5, 3, {first, {{5, std::nullopt}}}));
}

TEST_CLASS(tst_swiss)
#include "tst_swiss.moc"
