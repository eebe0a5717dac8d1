// What the table needs to know before the tricks are counted, worked out by hand.
#include "notation.h"
#include "scoring/outlook.h"

#include <QTest>

using namespace scoring;
using notation::hand;
using notation::start;

namespace {

/// UNC's regular phase: to 300, 6 bags cost 60, nil 60 and blind nil 120 from 100 behind.
RuleSet unc()
{
    RuleSet rules;
    rules.end.target = 300;
    rules.bid.first = BidFirst::NonDealerTeam;
    rules.bid.minTeam = rules.bid.minWithNilPartner = 4;
    rules.bags = {6, 60, AfterPenalty::Reset, false};
    rules.nil = {60, 60, 120, 120, 2, 100, 0, {}, FailedTricks::Void, true};
    return rules;
}

/// `-` never, `~` maybe, `+` sure, for 0 to 13 tricks.
QString told(const ByTricks& chances)
{
    QString out;
    for (const Chance chance : chances)
        out += QLatin1Char("-~+"[static_cast<int>(chance)]);
    return out;
}

} // namespace

class tst_outlook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOvertrickCostsTheGame();
    void aNilMayGoEitherWay();
    void nothingBeforeTheBidsOrAfterTheEnd();
    void whoBidsFirst();
    void whoMayBidBlindNil();
};

void tst_outlook::anOvertrickCostsTheGame()
{
    const RuleSet rules = unc();
    // 235 and 5 bags: 7 made is 305; an eighth trick is the sixth bag, 246.
    const auto found = outlook(rules, begin(rules, start(235, 174, 5, 4)), hand("7 took 7; 5 took 6"));
    QVERIFY(found);
    QCOMPARE(told(found->a.makes), QStringLiteral("-------+++++++"));
    QCOMPARE(told(found->a.wins), QStringLiteral("-------+------"));
    QCOMPARE(told(found->a.bagPenalty), QStringLiteral("--------++++++"));
    // B at 174 cannot reach 300 with 5; the sixth bag falls with 7 tricks.
    QCOMPARE(told(found->b.wins), QStringLiteral("--------------"));
    QCOMPARE(told(found->b.bagPenalty), QStringLiteral("-------+++++++"));
}

void tst_outlook::aNilMayGoEitherWay()
{
    const RuleSet rules = unc();
    // 200 + 60 + 40: won where the nil takes nothing and the partner at least 4.
    const auto found = outlook(rules, begin(rules, start(200, 0)), hand("nil+4 took 0+4; 5 took 9"));
    QVERIFY(found);
    QCOMPARE(told(found->a.makes), QStringLiteral("----~~~~~~~~~~"));
    // From the tenth trick on six overtricks cost 60 again.
    QCOMPARE(told(found->a.wins), QStringLiteral("----~~~~~~----"));
}

void tst_outlook::nothingBeforeTheBidsOrAfterTheEnd()
{
    const RuleSet rules = unc();
    QVERIFY(!outlook(rules, begin(rules, {}), hand("- took 7; 5 took 6")));
    const Played won = play(rules, begin(rules, start(295, 0)), hand("5 took 5; 5 took 8"));
    QVERIFY(!outlook(rules, won.after, hand("5 took 5; 5 took 8")));
}

void tst_outlook::whoBidsFirst()
{
    RuleSet rules = unc();
    GameState state = begin(rules, {});
    QVERIFY(!bidsFirst(rules, state));
    state.dealer = Seat{Side::A, 1};
    QVERIFY(bidsFirst(rules, state) == (FirstBid{Side::B, std::nullopt}));
    rules.bid.first = BidFirst::DealerLeft;
    QVERIFY(bidsFirst(rules, state) == (FirstBid{Side::B, Seat{Side::B, 1}}));
}

void tst_outlook::whoMayBidBlindNil()
{
    RuleSet rules = unc();
    QVERIFY(!againstBlindNil(rules, begin(rules, start(100, 220)), Side::A));
    const auto early = againstBlindNil(rules, begin(rules, start(235, 174)), Side::B);
    QVERIFY(early);
    QCOMPARE(early->text, std::string("bids blind nil when 61 behind, it takes 100"));
    rules.nil.blindMade.reset();
    const auto never = againstBlindNil(rules, begin(rules, start(100, 220)), Side::A);
    QVERIFY(never);
    QVERIFY(never->code == "blind-nil-not-allowed");
}

QTEST_APPLESS_MAIN(tst_outlook)
#include "tst_outlook.moc"
