// What the table needs to know before the tricks are counted, worked out by hand.
#include "notation.h"

#include "program/testclass.h"
#include "rules/builtin.h"
#include "scoring/outlook.h"

#include <QTest>

using namespace scoring;
using message::Message;
using notation::handOf;
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

RuleSet builtin(const QString& id)
{
    return rules::find(id.toStdString()).value().rules;
}

/// `-` never, `~` maybe, `+` sure, for 0 to 13 tricks.
QString asText(const ByTricks& chances)
{
    QString out;
    for (const Chance chance : chances)
        out += QLatin1Char("-~+"[static_cast<int>(chance)]);
    return out;
}

QString asText(const std::vector<Loss>& losses)
{
    QStringList words;
    for (const Loss& loss : losses)
        words << QString::number(static_cast<int>(loss.by)) + QLatin1Char(' ') + asText(loss.loses);
    return words.join(QLatin1String(", "));
}

const QString never(14, QLatin1Char('-'));

} // namespace

class tst_outlook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOvertrickCostsTheGame();
    void aNilMayGoEitherWay();
    void theBuiltInRuleSets_data();
    void theBuiltInRuleSets();
    void bothMayReachTheTarget();
    void losingConditionsAreNamed();
    void aSetThatCostsNothingPutsNobodyOut();
    void theMatchGoesByItsTotal();
    void pointsThatAreLacking();
    void howFarBehind();
    void nothingBeforeTheBidsOrAfterTheEnd();
    void whoBidsFirst();
    void whoMayBidBlindNil();
    void whoExchangesCards();
};

void tst_outlook::anOvertrickCostsTheGame()
{
    const RuleSet rules = unc();
    // 235 and 5 bags: 7 made is 305; an eighth trick is the sixth bag, 246.
    const auto found = outlook(rules, begin(rules, start(235, 174, 5, 4)), handOf("7 took 7; 5 took 6"));
    QVERIFY(found);
    QCOMPARE(asText(found->a.makes), QStringLiteral("-------+++++++"));
    QCOMPARE(asText(found->a.wins), QStringLiteral("-------+------"));
    QCOMPARE(asText(found->a.bagPenalty), QStringLiteral("--------++++++"));
    // B at 174 cannot reach 300 with 5; the sixth bag falls with 7 tricks.
    QCOMPARE(asText(found->b.wins), QStringLiteral("--------------"));
    QCOMPARE(asText(found->b.bagPenalty), QStringLiteral("-------+++++++"));
}

void tst_outlook::aNilMayGoEitherWay()
{
    const RuleSet rules = unc();
    // 200 + 60 + 40: won where the nil takes nothing and the partner at least 4.
    const auto found = outlook(rules, begin(rules, start(200, 0)), handOf("nil+4 took 0+4; 5 took 9"));
    QVERIFY(found);
    QCOMPARE(asText(found->a.makes), QStringLiteral("----~~~~~~~~~~"));
    QCOMPARE(asText(found->a.makesByPartner), QStringLiteral("----++++++++++"));
    // From the tenth trick on six overtricks cost 60 again.
    QCOMPARE(asText(found->a.wins), QStringLiteral("----~~~~~~----"));
}

// A's part, with B too far behind to matter.
void tst_outlook::theBuiltInRuleSets_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<int>("score");
    QTest::addColumn<int>("bags");
    QTest::addColumn<QString>("bid");
    QTest::addColumn<QString>("makes");
    QTest::addColumn<QString>("wins");
    QTest::addColumn<QString>("bagPenalty");
    QTest::addColumn<QString>("penalty");
    const auto row = [](const char* name, const char* set, int score, int bags, const char* bid,
                        const QString& makes, const QString& wins, const QString& bagPenalty,
                        const char* penalty) {
        QTest::newRow(name) << set << score << bags << bid << makes << wins << bagPenalty << penalty;
    };
    const auto by = [](const char* text) { return QString::fromLatin1(text); };

    // 430 + 70 is the target; with 9 tricks the tenth bag takes it to 402.
    row("washburn bags", "washburn", 430, 8, "7", by("-------+++++++"), by("-------++-----"),
        by("---------+++++"), "100 100");
    // The nil's tricks help: 4 together make it. Made, 460 + 50 + 40; failed, at most 459.
    row("washburn nil", "washburn", 460, 0, "nil+4", by("----++++++++++"), by("----~~~~~~~~~~"), never, "");

    // 140 + 60 is the target; with 9 tricks the tenth bag takes it to 153.
    row("mckendree bags", "mckendree", 140, 7, "6", by("------++++++++"), by("------+++-----"),
        by("---------+++++"), "50 50");
    // 10 bid and made at 110 is 210, and three overtricks are no tenth bag.
    row("mckendree big bid", "mckendree", 110, 6, "10", by("----------++++"), by("----------++++"), never,
        "");

    // Bags cost nothing here.
    row("cardominoes bags", "cardominoes", 450, 9, "5", by("-----+++++++++"), by("-----+++++++++"), never,
        "");
    // A failed nil's tricks are void. 400 + 100 + 40 where it is made; 340 where it is not.
    row("cardominoes nil", "cardominoes", 400, 0, "nil+4", by("----~~~~~~~~~~"), by("----~~~~~~~~~~"), never,
        "");
    // 290 + 200 + 20.
    row("cardominoes blind nil", "cardominoes", 290, 0, "blind-nil+2", by("--~~~~~~~~~~~~"),
        by("--~~~~~~~~~~~~"), never, "");

    // More than a hand has: always set.
    row("classic 14 bid", "classic", 490, 0, "8+6", never, never, never, "");
    // Two nils made are 500; one of them failed takes the points back. Their tricks are bags.
    row("classic two nils", "classic", 300, 0, "nil+nil", never, by("+-------------"), by("----------++++"),
        "100 100");

    // 500 with 3 tricks; the fourth is the tenth bag, 401.
    row("traditional bags", "traditional", 470, 9, "3", by("---+++++++++++"), by("---+----------"),
        by("----++++++++++"), "100 100");
    // A failed nil's tricks are bags and no help. Made with 3 or 4: 530 or 531; a fifth is the tenth bag,
    // 432. Two bags come of 2 tricks where the nil takes both, and of 5 however they fall; of 13 where the
    // nil takes 12 or all, 20 or 21 bags: twice.
    row("traditional nil", "traditional", 400, 8, "nil+3", by("---~~~~~~~~~~~"), by("---~~---------"),
        by("--~~~+++++++++"), "100 200");

    // Ten bid and made are 200.
    row("championship ten", "unc-championship", 300, 0, "10", by("----------++++"), by("----------++++"),
        never, "");
    // 430 + 70; with 9 tricks the tenth bag takes it to 402.
    row("championship bags", "unc-championship", 430, 8, "7", by("-------+++++++"), by("-------++-----"),
        by("---------+++++"), "100 100");
    // 260 + 200 + 40.
    row("championship blind nil", "unc-championship", 260, 0, "blind-nil+4", by("----~~~~~~~~~~"),
        by("----~~~~~~~~~~"), never, "");
}

void tst_outlook::theBuiltInRuleSets()
{
    QFETCH(QString, set);
    QFETCH(int, score);
    QFETCH(int, bags);
    QFETCH(QString, bid);
    const RuleSet rules = builtin(set);
    const GameState before = begin(rules, start(score, -300, bags));
    const std::string played = bid.toStdString() + " took 0+0; 4 took 13";
    const auto found = outlook(rules, before, handOf(played));
    QVERIFY(found);
    QTEST(asText(found->a.makes), "makes");
    QTEST(asText(found->a.wins), "wins");
    QTEST(asText(found->a.bagPenalty), "bagPenalty");
    const auto& penalty = found->a.penalty;
    QTEST(penalty ? QStringLiteral("%1 %2").arg(penalty->least).arg(penalty->most) : QString(), "penalty");
    QVERIFY(found->a.contract == contractOf(handOf(played).sides.a));
    QVERIFY(found->a.losses.empty());
    QCOMPARE(asText(found->b.wins), never);
}

void tst_outlook::bothMayReachTheTarget()
{
    // Both bid 5 of 200. With 7 A has 202 to 203, with 8 it has 203 to 202.
    RuleSet rules = builtin(QStringLiteral("mckendree"));
    const GameState before = begin(rules, start(150, 152));
    const auto higher = outlook(rules, before, handOf("5 took 7; 5 took 6"));
    QCOMPARE(asText(higher->a.wins), QStringLiteral("--------++++++"));
    QCOMPARE(asText(higher->b.wins), QStringLiteral("------++++++++"));
    // The bolder bid decides where both are there: A bids 5, B 4, and 192 with it is not there.
    rules.end.bothReach = BothReach::HighestLastBid;
    const auto bolder = outlook(rules, begin(rules, start(150, 165)), handOf("5 took 7; 4 took 6"));
    QCOMPARE(asText(bolder->a.wins), QStringLiteral("-----+++++++++"));
    QCOMPARE(asText(bolder->b.wins), QStringLiteral("---------+++++"));
}

void tst_outlook::losingConditionsAreNamed()
{
    const auto lossesOfA = [](const RuleSet& rules, const GameState& before, const char* played) {
        return asText(outlook(rules, before, handOf(played))->a.losses);
    };
    const auto by = [](By rule, const char* chances) -> QString {
        return QString::number(static_cast<int>(rule)) + QLatin1Char(' ') + QLatin1String(chances);
    };
    RuleSet floor = unc();
    floor.end.minScore = -200;
    // -150 and 5 bid: set, that is -200.
    QCOMPARE(lossesOfA(floor, begin(floor, start(-150, 0)), "5 took 5; 5 took 8"),
             by(By::MinScore, "+++++---------"));
    QCOMPARE(lossesOfA(floor, begin(floor, start(-149, 0)), "5 took 5; 5 took 8"), QString());

    RuleSet sets = unc();
    sets.end.maxSetsTotal = 3;
    const Start twice{{{0, 0, 2}, {0, 0, 0}}, 5};
    QCOMPARE(lossesOfA(sets, begin(sets, twice), "6 took 6; 5 took 7"), by(By::Sets, "++++++--------"));

    RuleSet inARow = unc();
    inARow.end.maxSetsConsecutive = 2;
    const GameState once = play(inARow, begin(inARow, {}), handOf("6 took 5; 5 took 8")).after;
    QCOMPARE(lossesOfA(inARow, once, "4 took 4; 5 took 9"), by(By::Sets, "++++----------"));
    const GameState made = play(inARow, once, handOf("6 took 6; 5 took 7")).after;
    QCOMPARE(lossesOfA(inARow, made, "4 took 4; 5 took 9"), QString());

    RuleSet books = unc();
    books.bid.firstHand = FirstHand::BidsItself;
    books.bid.firstHandMinBooks = 4;
    QCOMPARE(lossesOfA(books, begin(books, {}), "- took 6; - took 7"), by(By::FirstHand, "++++----------"));
    QVERIFY(!outlook(books, begin(books, {}), handOf("- took 6; - took 7"))->a.contract);
}

void tst_outlook::aSetThatCostsNothingPutsNobodyOut()
{
    RuleSet zero = builtin(QStringLiteral("mckendree"));
    RuleSet minus = builtin(QStringLiteral("washburn"));
    zero.end.minScore = minus.end.minScore = -100;
    const Hand played = handOf("5 took 5; 5 took 8");
    QVERIFY(outlook(zero, begin(zero, start(-60, 0)), played)->a.losses.empty());
    QCOMPARE(outlook(minus, begin(minus, start(-60, 0)), played)->a.losses.size(), std::size_t(1));
}

void tst_outlook::theMatchGoesByItsTotal()
{
    const RuleSet rules = unc();
    MatchLedger first;
    first.games.resize(1);
    first.result.score = {150, 260};
    const Series two{Series::Kind::TotalOf, 2};
    const GameState before = beginGame(rules, two, first, start(235, 174));
    const auto found = outlook(rules, before, handOf("7 took 7; 5 took 6"));
    // A wins the game with 7 to 12; with 13 the sixth bag falls. With 7 it has 455 to 485 in all, with 8 456
    // to 484; from 9 on B is set: 384.
    QCOMPARE(asText(found->a.wins), QStringLiteral("-------++++++-"));
    QCOMPARE(asText(found->a.winsTotal), QStringLiteral("---------++++-"));
    QCOMPARE(asText(found->b.winsTotal), QStringLiteral("-----++-------"));
    // With a game to come nothing is decided.
    const GameState early = beginGame(rules, {Series::Kind::TotalOf, 3}, first, start(235, 174));
    QCOMPARE(asText(outlook(rules, early, handOf("7 took 7; 5 took 6"))->a.winsTotal), never);
}

void tst_outlook::pointsThatAreLacking()
{
    RuleSet rules = unc();
    QCOMPARE(pointsToTarget(rules, 235).value(), 65);
    QCOMPARE(pointsToTarget(rules, 310).value(), 0);
    rules.end.length = Length::FixedHands;
    QVERIFY(!pointsToTarget(rules, 235));
}

void tst_outlook::howFarBehind()
{
    const GameState before = begin(unc(), start(235, 310));
    QCOMPARE(deficit(before, Side::A), 75);
    QCOMPARE(deficit(before, Side::B), -75);
}

void tst_outlook::nothingBeforeTheBidsOrAfterTheEnd()
{
    const RuleSet rules = unc();
    QVERIFY(!outlook(rules, begin(rules, {}), handOf("- took 7; 5 took 6")));
    const Played won = play(rules, begin(rules, start(295, 0)), handOf("5 took 5; 5 took 8"));
    QVERIFY(!outlook(rules, won.after, handOf("5 took 5; 5 took 8")));
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
    rules.bid.firstHand = FirstHand::BidsItself;
    QVERIFY(!bidsFirst(rules, state));
    state.firstHand = false;
    QVERIFY(bidsFirst(rules, state).has_value());
}

void tst_outlook::whoMayBidBlindNil()
{
    RuleSet rules = unc();
    QVERIFY(!againstBlindNil(rules, begin(rules, start(100, 220)), Side::A));
    const auto early = againstBlindNil(rules, begin(rules, start(235, 174)), Side::B);
    QVERIFY(early);
    QVERIFY(early->what ==
            (Message{"blind-nil-deficit",
                     {{"standing", Message{"standing-behind", {{"points", 61}}}}, {"least", 100}}}));
    // Once in a game: A has bid one, and may again in the next game.
    rules.bid.blindPerGame = 1;
    const GameState once =
        play(rules, begin(rules, start(100, 220)), handOf("blind-nil+4 took 1+4; 5 took 8")).after;
    QCOMPARE(deficit(once, Side::A), 253); // 100 - 120 + 40 against 220 + 53
    const auto again = againstBlindNil(rules, once, Side::A);
    QVERIFY(again);
    QVERIFY(again->what == (Message{"blind-too-often", {{"most", 1}}}));
    QVERIFY(again->severity == Severity::AgainstSheet);
    QVERIFY(!againstBlindNil(rules, begin(rules, start(100, 220)), Side::A));
    rules.bid.blindPerGame = 2;
    QVERIFY(!againstBlindNil(rules, once, Side::A));
    rules.nil.blindMade.reset();
    const auto notHere = againstBlindNil(rules, begin(rules, start(100, 220)), Side::A);
    QVERIFY(notHere);
    QVERIFY(notHere->what.code == "blind-nil-not-allowed");
}

void tst_outlook::whoExchangesCards()
{
    Nil rule;
    rule.exchange = 1;
    rule.blindExchange = 2;
    QCOMPARE(cardsExchanged(rule, notation::side("4+3 took 7")), 0);
    QCOMPARE(cardsExchanged(rule, notation::side("7 took 7")), 0);
    QCOMPARE(cardsExchanged(rule, notation::side("nil+4 took 0+5")), 1);
    QCOMPARE(cardsExchanged(rule, notation::side("4+blind-nil took 5+0")), 2);
    QCOMPARE(cardsExchanged(rule, notation::side("blind-nil+nil took 0+0")), 2);
    rule.exchange = 0;
    QCOMPARE(cardsExchanged(rule, notation::side("nil+4 took 0+5")), 0);
}

TEST_CLASS(tst_outlook)
#include "tst_outlook.moc"
