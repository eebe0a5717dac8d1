// Do turned cards show a renege? At UNC the jokers and the 2 of spades are spades and red twos do not exist.
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/evidence.h"
#include "wording/text.h"

#include <QTest>

using rules::Known;
using rules::Suit;
using rules::TurnedCards;
using rules::Verdict;

namespace {

TurnedCards said(int book, Suit led, const char* played, const char* shown, std::optional<int> shownBook)
{
    TurnedCards evidence;
    evidence.book = book;
    evidence.known = Known::Shown;
    evidence.led = led;
    if (*played)
        evidence.played = played;
    if (*shown)
        evidence.shown = shown;
    evidence.shownBook = shownBook;
    return evidence;
}

} // namespace

class tst_evidence : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void byCards_data();
    void byCards();
    void byWord();
    void heldCards();
};

void tst_evidence::byCards_data()
{
    QTest::addColumn<QByteArray>("venue");
    QTest::addColumn<TurnedCards>("evidence");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<QByteArray>("why");
    const auto row = [](const char* name, const char* venue, const TurnedCards& evidence, Verdict verdict,
                        const char* why) {
        QTest::newRow(name) << QByteArray(venue) << evidence << verdict << QByteArray(why);
    };
    row("the card of the mockup", "unc-regular", said(4, Suit::Clubs, "7D", "QC", 9), Verdict::Proven,
        "played the Q\u2663 in trick 9 and could have followed clubs in trick 4");
    row("a joker follows spades", "unc-regular", said(3, Suit::Spades, "LJ", "AS", 8), Verdict::Contradictory,
        "the little joker follows spades: there was no renege");
    row("a joker shows a spade", "unc-regular", said(3, Suit::Spades, "4C", "BJ", 8), Verdict::Proven,
        "played the big joker in trick 8, a spade here (The Deal 5, our reading U9), and could have followed "
        "spades in trick 3");
    row("the 2 of spades is a spade", "unc-regular", said(3, Suit::Spades, "4C", "2S", 8), Verdict::Proven,
        "played the 2\u2660 in trick 8 and could have followed spades in trick 3");
    row("no red two", "unc-regular", said(3, Suit::Hearts, "4C", "2H", 8), Verdict::Contradictory,
        "the 2\u2665 isn’t in this deck");
    row("a red two elsewhere", "washburn", said(3, Suit::Hearts, "4C", "2H", 8), Verdict::Proven,
        "played the 2\u2665 in trick 8 and could have followed hearts in trick 3");
    row("no jokers elsewhere", "washburn", said(3, Suit::Spades, "4C", "BJ", 8), Verdict::Contradictory,
        "there are no jokers in this deck");
    row("another suit", "unc-regular", said(4, Suit::Clubs, "7D", "QH", 9), Verdict::NotProven,
        "the Q\u2665 proves nothing: clubs were led, not hearts");
    row("it had gone before", "unc-regular", said(4, Suit::Clubs, "7D", "QC", 2), Verdict::NotProven,
        "the Q\u2663 was played in trick 2, before trick 4");
    row("two cards in one trick", "unc-regular", said(4, Suit::Clubs, "7D", "QC", 4), Verdict::Contradictory,
        "a player can’t play both the 7\u2666 and the Q\u2663 in trick 4");
    row("one card twice", "unc-regular", said(4, Suit::Clubs, "7D", "7D", 9), Verdict::Contradictory,
        "the 7\u2666 can’t be played in trick 4 and again later");
    row("it followed", "unc-regular", said(4, Suit::Clubs, "7C", "QC", 9), Verdict::Contradictory,
        "the 7\u2663 follows clubs: there was no renege");
    row("in which book", "unc-regular", said(4, Suit::Clubs, "7D", "QC", {}), Verdict::NotProven,
        "enter the trick in which the Q\u2663 was played");
    row("no card yet", "unc-regular", said(4, Suit::Clubs, "7D", "", {}), Verdict::NotProven,
        "enter a card of the suit led that was shown later");
}

void tst_evidence::byCards()
{
    QFETCH(QByteArray, venue);
    QFETCH(TurnedCards, evidence);
    QFETCH(Verdict, verdict);
    QFETCH(QByteArray, why);
    const rules::Finding finding = rules::judge(rules::find(venue.toStdString()).value(), evidence);
    QCOMPARE(finding.verdict, verdict);
    const QByteArray says = QByteArray::fromStdString(wording::text(finding.why));
    MENTIONS(says);
}

void tst_evidence::byWord()
{
    const rules::Set set = rules::find("unc-regular").value();
    TurnedCards evidence;
    QCOMPARE(rules::judge(set, evidence).verdict, Verdict::NotProven);
    evidence.known = Known::Admitted;
    QCOMPARE(rules::judge(set, evidence).verdict, Verdict::Proven);
    evidence.known = Known::Seen;
    QCOMPARE(rules::judge(set, evidence).verdict, Verdict::Proven);
    evidence.led = Suit::Clubs; // whoever says so: a club on clubs is no renege
    evidence.played = "7C";
    QCOMPARE(rules::judge(set, evidence).verdict, Verdict::Contradictory);
    evidence.known = Known::Shown;
    evidence.led.reset();
    SAYS(wording::text(rules::judge(set, evidence).why));
}

void tst_evidence::heldCards()
{
    const rules::Set set = rules::find("unc-regular").value();
    TurnedCards evidence = said(4, Suit::Clubs, "7D", "QC", {});
    evidence.held = true;
    QCOMPARE(rules::judge(set, evidence).verdict, Verdict::Proven);
    SAYS(wording::text(rules::judge(set, evidence).why));
    evidence.book = 13;
    QCOMPARE(rules::judge(set, evidence).verdict, Verdict::Contradictory);
    evidence.book = 4;
    evidence.shown = "7D"; // played, and held
    QCOMPARE(rules::judge(set, evidence).verdict, Verdict::Contradictory);
}

TEST_CLASS(tst_evidence)
#include "tst_evidence.moc"
