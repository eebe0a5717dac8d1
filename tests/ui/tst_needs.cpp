// What a hand needs, in words.
#include "golden/says.h"
#include "ui/sheet/aside/needs.h"

#include "program/testclass.h"
#include "pseudo/english.h"
#include "rules/builtin.h"
#include "scoring/match.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

rules::Set builtin(const char* id)
{
    return rules::find(id).value();
}

scoring::Start startAt(int a, int b, int setsOfA = 0)
{
    return {{{a, 0, setsOfA}, {b, 0, 0}}, 5};
}

scoring::Hand bids(int a, int b)
{
    scoring::Hand hand;
    hand.sides.a.bid = a;
    hand.sides.b.bid = b;
    return hand;
}

QStringList inEnglish(sheet::Needs& needs, const rules::Set& set, const scoring::GameState& before,
                      const scoring::Hand& hand)
{
    QStringList rows;
    const facts::PerSeat<QString> names{{u"Ann Lee"_s, u"Bo Diaz"_s, u"Cy Park"_s, u"Di Ruiz"_s}};
    for (const sheet::NeedRow& row : needs.rows(set, before, hand, names))
        rows << pseudo::english(row.label + u": "_s + row.value);
    return rows;
}

} // namespace

class tst_needs : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void losingConditionsAreShown();
    void theMatchByItsTotal();
    void moreThanOnePenalty();
    void aNilThatFailsTakesNoBags();
    void anotherScoreIsWorkedOutAgain();
    void aBlindNilSaysHowFarItIsOff();
    void aSideWithoutPointsIsNotToldTheTarget();
    void theLastSetThatIsAllowedIsAnnounced();
};

void tst_needs::losingConditionsAreShown()
{
    rules::Set set = builtin("washburn");
    set.rules.end.minScore = -200;
    set.rules.end.maxSetsTotal = 3;
    sheet::Needs needs;
    MENTIONS(inEnglish(needs, set, scoring::begin(set.rules, startAt(-150, 0)), bids(5, 5)));
    MENTIONS(inEnglish(needs, set, scoring::begin(set.rules, startAt(0, 0, 2)), bids(6, 5)));
}

void tst_needs::theMatchByItsTotal()
{
    const rules::Set set = builtin("mckendree");
    scoring::MatchLedger first;
    first.games.resize(1);
    first.result.score = {100, 190};
    // To 200: A wins the game with 7 to 13, 200 to 206. In all it has 300 to 306; B, set with fewer than 5,
    // stays at 290, and with 5 or 6 has 340 or 341.
    const auto before =
        scoring::beginGame(set.rules, {scoring::Series::Kind::TotalOf, 2}, first, startAt(130, 100));
    sheet::Needs needs;
    const QStringList says = inEnglish(needs, set, before, bids(7, 5));
    MENTIONS_ALL(says, 2);
}

void tst_needs::moreThanOnePenalty()
{
    rules::Set set = builtin("mckendree"); // ten bags cost 50 and the rest is carried on
    set.rules.bags.limit = 4;
    sheet::Needs needs;
    MENTIONS(inEnglish(needs, set, scoring::begin(set.rules, startAt(0, 0)), bids(4, 5)));
}

void tst_needs::aBlindNilSaysHowFarItIsOff()
{
    rules::Set set = builtin("unc-regular");
    set.rules.nil.blindMade = 200;
    set.rules.nil.blindMinDeficit = 100;
    sheet::Needs needs;
    const auto says = [&](int a, int b) {
        return inEnglish(needs, set, scoring::begin(set.rules, startAt(a, b)), {}).join(u'\n');
    };
    QVERIFY(says(155, 67).contains(u"must trail by 100, trails\u00a0by\u00a088"_s));
    QVERIFY(!says(155, 55).contains(u"must trail"_s));
    QVERIFY(says(155, 55).contains(u"allowed, trails by 100"_s));
}

// Trial: "300 points to reach 300".
void tst_needs::aSideWithoutPointsIsNotToldTheTarget()
{
    const rules::Set set = builtin("unc-regular");
    sheet::Needs needs;
    const QStringList says = inEnglish(needs, set, scoring::begin(set.rules, startAt(0, -60)), {});
    QVERIFY(says.filter(u"A needs"_s).isEmpty());
    QVERIFY(says.contains(u"B needs: 360 points to reach 300"_s));
    const QStringList withBids = inEnglish(needs, set, scoring::begin(set.rules, startAt(0, 0)), bids(4, 5));
    QVERIFY2(withBids.contains(u"A can’t win with this hand: needs 300"_s), qPrintable(withBids.join(u'\n')));
}

void tst_needs::theLastSetThatIsAllowedIsAnnounced()
{
    rules::Set set = builtin("washburn");
    sheet::Needs needs;
    const auto says = [&](int setsOfA) {
        return inEnglish(needs, set, scoring::begin(set.rules, startAt(0, 0, setsOfA)), {}).join(u'\n');
    };
    QVERIFY(!says(2).contains(u"was set"_s)); // no such rule
    set.rules.end.maxSetsTotal = 3;
    QVERIFY(!says(1).contains(u"was set"_s));
    QVERIFY2(says(2).contains(u"A was set: 2 times: one more set loses the game"_s), qPrintable(says(2)));
    QVERIFY(!says(2).contains(u"B was set"_s));
}

// Six bags cost 60 at UNC, and what a nil takes is none of them.
void tst_needs::aNilThatFailsTakesNoBags()
{
    const rules::Set set = builtin("unc-regular");
    scoring::Start oneBag = startAt(0, 0);
    oneBag.sides.a.bags = 1;
    scoring::Hand hand = bids(5, 4);
    sheet::Needs needs;
    MENTIONS(inEnglish(needs, set, scoring::begin(set.rules, oneBag), hand));
    hand.sides.a.bid = scoring::Bids{scoring::nil, scoring::bid(5)};
    const QStringList besideNil = inEnglish(needs, set, scoring::begin(set.rules, oneBag), hand);
    MENTIONS(besideNil);
    const QString all = besideNil.join(u'\n');
    QVERIFY2(all.contains(u"A makes 5: Cy takes 5 or more tricks"_s), qPrintable(all));
    QVERIFY2(all.contains(u"A bag penalty −60: Cy takes 10 or more tricks"_s), qPrintable(all));
}

void tst_needs::anotherScoreIsWorkedOutAgain()
{
    const rules::Set set = builtin("washburn");
    sheet::Needs needs;
    scoring::Hand hand = bids(5, 5);
    const QStringList first = inEnglish(needs, set, scoring::begin(set.rules, startAt(400, 0)), hand);
    MENTIONS(first);
    hand.sides.a.tricks = 5;
    hand.sides.b.tricks = 8;
    QCOMPARE(inEnglish(needs, set, scoring::begin(set.rules, startAt(400, 0)), hand), first);
    MENTIONS(inEnglish(needs, set, scoring::begin(set.rules, startAt(450, 0)), hand));
    // Without the bids nothing is known of the tricks.
    MENTIONS(inEnglish(needs, set, scoring::begin(set.rules, startAt(450, 0)), {}));
}

TEST_CLASS(tst_needs)
#include "tst_needs.moc"
