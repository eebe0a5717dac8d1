// What sheets forbid without a price: each of them is on the venue’s sheet. Whether a misdeal can still be
// called, which UNC’s sheet alone names; and whether turned cards show a renege: at UNC the jokers and the 2
// of spades are spades and there are no red twos.
#include "text.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/evidence.h"
#include "rules/load.h"
#include "rules/misdeal.h"
#include "wording/rulecard/rulewords.h"
#include "wording/text.h"

#include <QTest>

using rules::CallableUntil;
using rules::CalledBy;
using rules::Known;
using rules::Suit;
using rules::TurnedCards;
using rules::Verdict;

namespace {

QString idsOf(const rules::Set& set)
{
    QStringList ids;
    for (const rules::Infraction& each : rules::infractions(set))
        ids << QString::fromStdString(each.id + " " + wording::placeOf(each.cite));
    return ids.join(QStringLiteral("; "));
}

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

class tst_infractions : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void infractionsOfEachSheet_data();
    void infractionsOfEachSheet();
    void eachHasItsPlace();
    void aVenueOfSomebodysOwn();
    void inWords();
    void atUnc_data();
    void atUnc();
    void theSentences();
    void byCards_data();
    void byCards();
    void byWord();
    void heldCards();
};

void tst_infractions::infractionsOfEachSheet_data()
{
    QTest::addColumn<QString>("set");
    for (const rules::Set& set : allSets())
        QTest::newRow(set.id.c_str()) << q(set.id);
}

void tst_infractions::infractionsOfEachSheet()
{
    QFETCH(QString, set);
    SAYS(idsOf(*rules::find(set.toStdString())));
}

void tst_infractions::eachHasItsPlace()
{
    int found = 0;
    for (const rules::Set& set : allSets())
        for (const rules::Infraction& each : rules::infractions(set)) {
            ++found;
            QVERIFY2(!each.cite.follows(), (set.id + ' ' + each.id).c_str());
            QVERIFY(!wording::inWords(each).empty());
        }
    QVERIFY(found >= 12);
    rules::Set own = *rules::find("classic"); // a venue of somebody's own that lets spades be led at any time
    own.venue = "own";
    own.people.play.spadesLead = rules::SpadesLead::AnyTime;
    QVERIFY(rules::infractions(own).empty());
}

// A new venue needs no code: its file says what its sheet forbids, in its own words.
void tst_infractions::aVenueOfSomebodysOwn()
{
    const rules::Venue* classic = rules::venue(rules::builtIn(), "classic");
    std::string text = rules::toJson(*classic);
    const std::string before = "  \"cites\": {\n    \"end\"";
    const auto at = text.find(before);
    QVERIFY(at != std::string::npos);
    text.insert(at, R"(  "forbids": [{"id": "phone", "words": "a phone at the table", "cite": "Conduct 3"},
        {"id": "spade-led-unbroken", "words": "as the parameter has it", "cite": "Play"}],
)");
    const auto own = rules::load(text);
    QVERIFY2(own, own ? "" : qPrintable(asText(own.error())));
    SAYS(idsOf(rules::sets(*own).front()));
    QVERIFY(rules::infractions(rules::sets(*own).front()).back().words == "a phone at the table");
    QVERIFY(*rules::load(rules::toJson(*own)) == *own);
}

void tst_infractions::inWords()
{
    QVERIFY(wording::infractionInWords("talk-across-table") == "talk across the table about the hands");
    // A tournament whose copy of the rules does not say so yet has the same words.
    for (const char* id : {"washburn", "mckendree", "unc-regular", "unc-championship", "traditional"}) {
        const auto set = rules::find(id);
        QVERIFY(set && !set->forbids.empty());
        for (const rules::Infraction& each : set->forbids)
            QVERIFY2(wording::infractionInWords(each.id) == each.words, each.id.c_str());
    }
    QVERIFY(wording::infractionInWords("first-trick") == "no lowest club, or a spade, in the first trick");
    QVERIFY(wording::infractionInWords("of-somebody-else") == "of somebody else");
}

void tst_infractions::atUnc_data()
{
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<CalledBy>("by");
    QTest::addColumn<CallableUntil>("until");
    for (const char* reason : {"no-face-card", "no-spade", "wrong-count"})
        QTest::addRow("%s", reason) << QByteArray(reason) << CalledBy::Anyone << CallableUntil::FirstBid;
    QTest::addRow("hand-information")
        << QByteArray("hand-information") << CalledBy::Opponents << CallableUntil::OpeningLead;
}

void tst_infractions::atUnc()
{
    QFETCH(QByteArray, reason);
    QFETCH(CalledBy, by);
    QFETCH(CallableUntil, until);
    for (const char* id : {"unc-regular", "unc-championship"}) {
        const rules::Set set = *rules::find(id);
        const rules::MisdealReason* named = rules::misdealOnSheet(set, reason.constData());
        QVERIFY(named && named->by == by && named->until == until);
        QVERIFY(!rules::misdealOnSheet(set, "bad-cards"));
    }
}

void tst_infractions::theSentences()
{
    const auto says = [](const char* set, const char* reason) {
        return q(wording::text(rules::misdealNotOnSheet(*rules::find(set), reason)));
    };
    SAYS(says("washburn", "no-spade"));
    SAYS(says("unc-regular", "bad-cards"));
}

void tst_infractions::byCards_data()
{
    QTest::addColumn<QByteArray>("venue");
    QTest::addColumn<TurnedCards>("evidence");
    QTest::addColumn<Verdict>("verdict");
    const auto row = [](const char* name, const char* venue, const TurnedCards& evidence, Verdict verdict) {
        QTest::newRow(name) << QByteArray(venue) << evidence << verdict;
    };
    row("the card of the mockup", "unc-regular", said(4, Suit::Clubs, "7D", "QC", 9), Verdict::Proven);
    row("a joker follows spades", "unc-regular", said(3, Suit::Spades, "LJ", "AS", 8),
        Verdict::Contradictory);
    row("a joker shows a spade", "unc-regular", said(3, Suit::Spades, "4C", "BJ", 8), Verdict::Proven);
    row("the 2 of spades is a spade", "unc-regular", said(3, Suit::Spades, "4C", "2S", 8), Verdict::Proven);
    row("no red two", "unc-regular", said(3, Suit::Hearts, "4C", "2H", 8), Verdict::Contradictory);
    row("a red two elsewhere", "washburn", said(3, Suit::Hearts, "4C", "2H", 8), Verdict::Proven);
    row("no jokers elsewhere", "washburn", said(3, Suit::Spades, "4C", "BJ", 8), Verdict::Contradictory);
    row("another suit", "unc-regular", said(4, Suit::Clubs, "7D", "QH", 9), Verdict::NotProven);
    row("it had gone before", "unc-regular", said(4, Suit::Clubs, "7D", "QC", 2), Verdict::NotProven);
    row("two cards in one trick", "unc-regular", said(4, Suit::Clubs, "7D", "QC", 4), Verdict::Contradictory);
    row("one card twice", "unc-regular", said(4, Suit::Clubs, "7D", "7D", 9), Verdict::Contradictory);
    row("it followed", "unc-regular", said(4, Suit::Clubs, "7C", "QC", 9), Verdict::Contradictory);
    row("in which book", "unc-regular", said(4, Suit::Clubs, "7D", "QC", {}), Verdict::NotProven);
    row("no card yet", "unc-regular", said(4, Suit::Clubs, "7D", "", {}), Verdict::NotProven);
}

void tst_infractions::byCards()
{
    QFETCH(QByteArray, venue);
    QFETCH(TurnedCards, evidence);
    QFETCH(Verdict, verdict);
    const rules::Finding finding = rules::judge(rules::find(venue.toStdString()).value(), evidence);
    QCOMPARE(finding.verdict, verdict);
    MENTIONS(wording::text(finding.why));
}

void tst_infractions::byWord()
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

void tst_infractions::heldCards()
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

TEST_CLASS(tst_infractions)
#include "tst_infractions.moc"
