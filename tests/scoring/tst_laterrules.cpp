// What sheets ask that the seven sets do not: bids before looking, overtricks and reneges.
#include "notation.h"

#include "program/testclass.h"

#include <QTest>

using namespace scoring;
using notation::against;
using notation::asTextA;
using notation::handOf;

class tst_laterrules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTierThatCountsOnceWhenBlind();
};

// Jokers Wild: a blind bid counts twice, and a bid of ten is worth 200.
void tst_laterrules::aTierThatCountsOnceWhenBlind()
{
    RuleSet rules;
    rules.contract.blindBid = BlindBid{6, 2, 2, 100};
    rules.contract.tiers = {{10, false, 200, {}}};
    const Hand made = handOf("blind 10 took 11; 2 took 2");
    const Hand set = handOf("blind 10 took 9; 2 took 4");
    QCOMPARE(asTextA(rules, made),
             QStringLiteral("401 = contract 200 blind-bid 200 overtricks 1, bags 1, counted 11 made"));
    rules.contract.blindTier = BlindTier::Single;
    QCOMPARE(asTextA(rules, made),
             QStringLiteral("201 = contract 200 overtricks 1, bags 1, counted 11 made"));
    // Set as any other bid, it is doubled as any other; with a price of its own it is not.
    QCOMPARE(asTextA(rules, set),
             QStringLiteral("-200 = contract -100 blind-bid -100, bags 0, counted 9 set"));
    rules.contract.tiers.front().set = 150;
    QCOMPARE(asTextA(rules, set), QStringLiteral("-150 = contract -150, bags 0, counted 9 set"));
    QCOMPARE(asTextA(rules, handOf("blind 7 took 7; 5 took 6")),
             QStringLiteral("140 = contract 70 blind-bid 70, bags 0, counted 7 made"));
}

TEST_CLASS(tst_laterrules)
#include "tst_laterrules.moc"
