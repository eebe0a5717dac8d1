// The rule card says what a player needs, with the place on the sheet, and nothing that does not apply.
#include "program/testclass.h"
#include "rules/builtin.h"
#include "text.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/differences.h"

#include <QRegularExpression>

namespace {

// The card as one line, so that a fact is found wherever the lines break.
QString cardOf(const char* id)
{
    const auto set = rules::find(id);
    return set ? q(wording::text(wording::card(*set))).simplified() : QString();
}

struct Fact {
    const char* id;
    const char* says;
};

constexpr Fact facts[] = {
    {"washburn", "500 points or more wins the game. [8]"},
    {"washburn",
     "Tied at the end: one more hand decides, and another while the scores stay tied. [reading C2]"},
    {"washburn", "The partners agree on one bid for their side. [6]"},
    {"washburn", "A side bids at least 1 trick. [6; reading W2]"},
    {"washburn", "Bid 5, take 5: +50. [8]"},
    {"washburn", "Bid 5, take 7: +52. [8]"},
    {"washburn", "Bid 5, take 4: −50. [8]"},
    {"washburn", "At 10 bags: −100. [8]"},
    {"washburn", "12 bags leave 2. [8]"},
    {"washburn", "made +50, failed −50"},
    {"washburn", "takes 5: 50 +1 −50 = +1. [8; reading W3]"},
    {"washburn", "One nil in a side: the partner must bid a number. [6; reading W1]"},
    {"washburn", "No blind nil. [6]"},
    {"washburn", "No set penalty for a renege"},
    {"washburn", "the 2♣ leads and everyone plays the lowest club"},
    {"washburn", "Show once at check-in: Current Washburn picture ID. [1; reading G8]"},
    {"mckendree", "200 points or more wins the game. [VII; reading M4]"},
    {"mckendree", "A side bids at least 4 tricks. [VI]"},
    {"mckendree", "no points. Bid 5, take 4: 0. [VIII]"},
    {"mckendree", "At 10 bags: −50. [VIII]"},
    {"mckendree", "No nil and no blind nil. [VI; reading M2, G3]"},
    {"mckendree", "the side that loses the challenge loses 3 tricks of that hand"},
    {"mckendree", "Show before each match: Current McKendree University ID. [General Eligibility 2]"},
    {"unc-regular", "300 points or more wins the game. [The Game 3; The Game 4; reading U12]"},
    {"unc-regular", "Time limit: 30 minutes a game."},
    {"unc-regular", "the hand in play is finished and the higher score wins. If tied, the next hand decides. "
                    "[The Game 4; reading U5]"},
    {"unc-regular", "The partner of a nil bids at least 4. [The Bidding 2]"},
    {"unc-regular", "A bid of 10 or more: +120 made"},
    {"unc-regular", "At 6 bags: −60. [Scoring 3]"},
    {"unc-regular", "8 bags leave 0. [Scoring 3; reading U2]"},
    {"unc-regular", "made +60, failed −60"},
    {"unc-regular", "50 −60 = −10. [Scoring 5a; reading U1]"},
    {"unc-regular", "Both made +120, one made 0, both failed −120."},
    {"unc-regular", "Blind nil, called before looking at the cards: made +120, failed −120. [Scoring 5c]"},
    {"unc-regular", "at least 100 points behind before the hand. [The Bidding 5; reading U10]"},
    {"unc-regular", "the offender's side loses 3 tricks of that hand"},
    {"unc-regular", "The other side is awarded +30. [The Play 4]"},
    {"unc-regular", "Played with jokers in place of 2♥, 2♦. [The Deal 5; reading U9]"},
    {"unc-regular", "big joker, little joker, 2♠, A♠. [Special trump cards]"},
    {"unc-regular", "A misdeal for no spade may be called before the first bid. [Misdeal C]"},
    {"unc-regular", "talk that gave a hand away may be called by the opponents before the opening lead."},
    {"unc-regular", "May be agreed before the first hand"},
    {"unc-championship", "500 points or more wins the game."},
    {"unc-championship", "Time limit: 45 minutes a game."},
    {"unc-championship", "A bid of 10 or more: +200 made"},
    {"unc-championship", "At 10 bags: −100. [Scoring 3]"},
    {"unc-championship", "12 bags leave 0. [Scoring 3; reading G4]"},
    {"unc-championship", "made +100, failed −100"},
    {"unc-championship", "made +200, failed −200"},
    {"unc-championship", "Both made +200, one made 0, both failed −200."},
    {"unc-championship", "The other side is awarded +30. [The Play 4]"},
    {"classic",
     "There is no highest bid: partners' numbers may add up to more than 13. [Bidding; reading K2]"},
    {"classic", "made +100, failed −100"},
    {"classic", "50 +1 −100 = −49. [Scoring; reading K1]"},
    {"traditional", "500 points or more wins the game. [How to Play; reading T5]"},
    {"traditional", "Bid 5, take 4: −50. [How to Score; reading T1]"},
    {"traditional", "each is an overtrick and a bag, also when the partner is set."},
    {"traditional", "made +200, failed −200"},
    {"traditional", "exchange 2 cards face down. [How to Bid]"},
    {"cardominoes", "They are counted, and cost nothing. [Scoring; reading X1]"},
    {"cardominoes", "50 −100 = −50. [Scoring]"},
    {"cardominoes", "exchange 1 card face down. [Bidding]"},
    {"cardominoes", "leads to the first trick, and no spade. [Play]"},
};

} // namespace

class tst_card : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void says_data();
    void says();
    void everyReadingOnTheCardIsExplained();
    void isSilentAboutWhatDoesNotApply();
    void theChampionshipCardSaysOnlyWhatIsDifferent();
    void theDifferenceOfUncsPhases();
    void aRenegeRuleAgainstNoneIsOneLine();
    void equalSetsDoNotDiffer();
};

void tst_card::says_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("fact");
    for (const Fact& fact : facts)
        QTest::addRow("%s: %s", fact.id, fact.says) << q(fact.id) << q(fact.says);
}

void tst_card::says()
{
    QFETCH(QString, id);
    QFETCH(QString, fact);
    const QString card = cardOf(qPrintable(id));
    QVERIFY2(card.contains(fact), qPrintable(card));
}

void tst_card::everyReadingOnTheCardIsExplained()
{
    for (const rules::Venue& venue : rules::builtIn())
        for (const rules::Set& set : rules::sets(venue)) {
            const wording::Card card = wording::card(set);
            QStringList explained;
            for (const wording::ReadingNote& note : card.readings)
                explained << q(note.code);
            for (const wording::CardSection& section : card.sections)
                for (const wording::Statement& statement : section.statements)
                    for (const std::string& code : statement.readings)
                        QVERIFY2(explained.contains(q(code)), (set.id + ' ' + code).c_str());
        }
}

void tst_card::isSilentAboutWhatDoesNotApply()
{
    for (const char* id : {"washburn", "mckendree", "classic", "traditional", "cardominoes"})
        for (const char* words : {"minutes", "10 or more", "in a row", "blind bid", "null"})
            QVERIFY2(!cardOf(id).contains(q(words)), words);
    QVERIFY(!cardOf("washburn").contains(QStringLiteral("May be agreed")));
    QVERIFY(!cardOf("cardominoes").contains(QStringLiteral("Check-in")));
}

void tst_card::theChampionshipCardSaysOnlyWhatIsDifferent()
{
    const auto cards = wording::cards(*rules::venue(rules::builtIn(), "unc"));
    QCOMPARE(cards.size(), std::size_t(2));
    const QString second = q(wording::text(cards[1])).simplified();
    QVERIFY(
        second.contains(QStringLiteral("Played in the final. Only what is different here; all else as on the "
                                       "card \"UNC intramural Spades, regular\".")));
    QVERIFY(second.contains(QStringLiteral("500 points or more")));
    QVERIFY(second.contains(QStringLiteral("45 minutes")));
    QVERIFY(!second.contains(QStringLiteral("Renege")));
    QVERIFY(!second.contains(QStringLiteral("Check-in")));
    QCOMPARE(cards[1].readings.size(), std::size_t(1));
    QCOMPARE(q(cards[1].readings[0].code), QStringLiteral("G4"));
}

void tst_card::theDifferenceOfUncsPhases()
{
    const auto regular = rules::find("unc-regular");
    const auto championship = rules::find("unc-championship");
    QStringList rows;
    for (const wording::Difference& d : wording::differences(*regular, *championship))
        rows << q(d.parameter + ": " + d.left + " | " + d.right);
    QCOMPARE(rows,
             QStringList({QStringLiteral("end.target: 300 points | 500 points"),
                          QStringLiteral("time.limitMin: 30 minutes | 45 minutes"),
                          QStringLiteral("contract.tiers: a bid of 10 or more: +120 made, as any other bid "
                                         "if set | a bid of 10 or more: +200 made, as any other bid if set"),
                          QStringLiteral("bags.limit: 6 bags | 10 bags"),
                          QStringLiteral("bags.penalty: 60 points | 100 points"),
                          QStringLiteral("nil.valueMade: 60 points | 100 points"),
                          QStringLiteral("nil.valueFailed: 60 points | 100 points"),
                          QStringLiteral("nil.blindMade: 120 points | 200 points"),
                          QStringLiteral("nil.blindFailed: 120 points | 200 points")}));
    const QString text = q(wording::text(*regular, *championship));
    QVERIFY(
        text.contains(QStringLiteral("Bag limit                   6 bags                     10 bags\n")));
}

void tst_card::aRenegeRuleAgainstNoneIsOneLine()
{
    int rows = 0;
    for (const wording::Difference& d :
         wording::differences(*rules::find("washburn"), *rules::find("mckendree")))
        if (d.parameter.rfind("renege", 0) == 0) {
            ++rows;
            QCOMPARE(q(d.left), QStringLiteral("no rule"));
            QVERIFY(q(d.right).startsWith(QStringLiteral("tricks lost by a renege: 3 tricks; ")));
        }
    QCOMPARE(rows, 1);
}

void tst_card::equalSetsDoNotDiffer()
{
    QVERIFY(wording::differences(*rules::find("classic"), *rules::find("classic")).empty());
    QCOMPARE(wording::text(*rules::find("classic"), *rules::find("classic")), std::string());
}

TEST_CLASS(tst_card)
#include "tst_card.moc"
