// The sheet of a ruling, as the captains read it before they sign.
#include "signed.h"

#include "desk/rulings/conduct.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournaments/renege.h"
#include "wording/record/refusal.h"

using namespace Qt::StringLiterals;

namespace {

/// A match of UNC with one hand: A bid 7 and took 8, B bid 5 and took 5.
void playOneHand(tournaments::LiveTournament& live, const char* line = R"({"a":{"bids":[4,3],"tricks":8},)"
                                                                       R"("b":{"bids":[3,2],"tricks":5}})")
{
    pdf::checkIn(live, "W1-1");
    QCOMPARE(live.call("W1-1", {3, facts::Seat::B1}), std::string());
    QCOMPARE(live.enter("W1-1", line).substr(0, 2), std::string("ok"));
}

class AfterOneHand : public tournaments::LiveTournament {
public:
    AfterOneHand() : tournaments::LiveTournament(pdf::unc()) { playOneHand(*this); }
};

desk::CaseOptions claim(std::optional<facts::Ruling> ruling = {})
{
    desk::CaseOptions options = tournaments::renegeClaim("W1-1");
    options.evidence->note = "Both sides saw the turned cards.";
    options.ruling = ruling;
    if (ruling)
        options.reason = "the queen of clubs lay in trick 9";
    return options;
}

void record(tournaments::LiveTournament& live, const desk::CaseOptions& options)
{
    const auto done = desk::record(live.desk(), "J. Park", desk::ruleOnCase(options));
    QVERIFY2(done, done ? "" : wording::inFull(done.error().mistakes.front()).c_str());
}

paper::Document sheetOf(tournaments::LiveTournament& live, paper::Format format = paper::Format::Letter)
{
    const tournament::Tournament& tournament = live.desk().tournament();
    paper::PrintOptions asked;
    const auto cases = desk::casesIn(tournament);
    asked.challenge = cases.front().op;
    return paper::make(*paper::print(u"ruling"_s), pdf::recordOf(tournament), format, asked).value();
}

} // namespace

class tst_ruling : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void saysWhatIsClaimedAndWhatItComesTo();
    void bothOutcomesStandSideBySide();
    void itsReadingIsThatOfTheRuleCard();
    void readingsOfOneReasonNameItOnce();
    void anOpenDecisionHasBoxesToTick();
    void theDecisionIsSigned();
    void againstTheEvidenceIsSaid();
    void underProtest();
    void bothCaptainsSignedSince();
    void aMatchThatWasRuledIsOver();
    void theBracketHasMoved();
    void itsTableIsInUse();
    void aVenueWithoutARule();
    void nothingWasShown();
    void noHintIsOnPaper_data();
    void noHintIsOnPaper();
    void anEarlierRenegeIsNamed();
    void theTricksAreNotCountedYet();
    void hardNamesStayOnThePage();
    void aLongNameOfAPlayerIsWhole();
    void nobodyWasChallenged();
};

void tst_ruling::saysWhatIsClaimedAndWhatItComesTo()
{
    AfterOneHand live;
    record(live, claim());
    const paper::Document sheet = sheetOf(live);
    QCOMPARE(sheet.pages.size(), 1);
    paper::PrintOptions asked;
    const auto cases = desk::casesIn(live.desk().tournament());
    asked.challenge = cases.front().op;
    QCOMPARE(paper::fileName(*paper::print(u"ruling"_s), pdf::recordOf(live.desk().tournament()), asked),
             u"fall-spades-match-1-hand-1-ruling.pdf"_s);
    MENTIONS_ALL(pdf::File(sheet).text(), 15);
}

// Three tricks off A leave its 7 of 5; B is awarded 30.
void tst_ruling::bothOutcomesStandSideBySide()
{
    AfterOneHand live;
    record(live, claim());
    const pdf::File file(sheetOf(live));
    MENTIONS_ALL(file.text(), 9);
    double upheld = 0;
    double denied = 0;
    const QList<pdf::PageWords> pages = file.words();
    for (const pdf::Word& word : pages.first().words) {
        if (word.text == u"upheld"_s && upheld == 0)
            upheld = word.box.top();
        if (word.text == u"denied"_s && denied == 0)
            denied = word.box.top();
    }
    QVERIFY(upheld > 0 && qAbs(upheld - denied) < 1);
}

void tst_ruling::itsReadingIsThatOfTheRuleCard()
{
    AfterOneHand live;
    record(live, claim());
    const QString text = pdf::File(sheetOf(live)).text();
    pdf::contains(text, {u"Our reading: the tricks come off"_s});
    QVERIFY2(!text.contains(QRegularExpression(u"\\bU\\d"_s)), qPrintable(text)); // its code
    pdf::contains(pdf::File(pdf::document(live.desk().tournament(), u"rulecard"_s)).text(),
                  {u"U3 The tricks come off"_s});
}

void tst_ruling::readingsOfOneReasonNameItOnce()
{
    tournaments::LiveTournament live(tournaments::ruledBy("mckendree"));
    playOneHand(live, R"({"a":{"bid":7,"tricks":8},"b":{"bid":5,"tricks":5}})");
    record(live, claim());
    const QString text = pdf::File(sheetOf(live)).text();
    pdf::contains(text, {u"the side that is wrong loses 3 tricks"_s, u"the other side gets nothing"_s});
    QCOMPARE(text.count(u"Why: the sheet penalizes"_s), 1);
}

void tst_ruling::anOpenDecisionHasBoxesToTick()
{
    AfterOneHand live;
    record(live, claim());
    MENTIONS_ALL(pdf::File(sheetOf(live)).text(), 3);
}

void tst_ruling::theDecisionIsSigned()
{
    AfterOneHand live;
    record(live, claim(facts::Ruling::Upheld));
    const paper::Document sheet = sheetOf(live);
    const QString text = pdf::File(sheet).text();
    MENTIONS_ALL(text, 6);
    QVERIFY(!text.contains(u"Open."_s) && !text.contains(u"Against the evidence"_s));
}

void tst_ruling::againstTheEvidenceIsSaid()
{
    AfterOneHand live;
    record(live, claim(facts::Ruling::Rejected));
    MENTIONS_ALL(pdf::File(sheetOf(live)).text(), 3);
}

void tst_ruling::underProtest()
{
    AfterOneHand live;
    record(live, claim(facts::Ruling::Upheld));
    QVERIFY(desk::protest(live.desk(), "J. Park", {.match = "W1-1", .reason = "the award should be 20"}));
    MENTIONS_ALL(pdf::File(sheetOf(live)).text(), 1);
    QVERIFY(desk::settle(live.desk(), "J. Park", {.match = "W1-1", .reason = "it is 30"}));
    MENTIONS_ALL(pdf::File(sheetOf(live)).text(), 1);
}

void tst_ruling::bothCaptainsSignedSince()
{
    tournaments::LiveTournament live;
    QCOMPARE(
        live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})").substr(0, 2),
        std::string("ok"));
    record(live, claim(facts::Ruling::Rejected));
    MENTIONS(pdf::File(sheetOf(live)).text());
    live.playOut("W1-1", 'a');
    MENTIONS_ALL(pdf::File(sheetOf(live)).text(), 3);
}

// Whatever is ruled on the hand, nobody plays on.
void tst_ruling::aMatchThatWasRuledIsOver()
{
    AfterOneHand live;
    record(live, claim(facts::Ruling::Upheld));
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::Ruling, "as seen"}), std::string());
    const QString text = pdf::File(sheetOf(live)).text();
    pdf::contains(text, {u"The match is finished: Team 1 wins (ruling)."_s});
    for (const QString& gone : {u"play continues"_s, u"under protest"_s})
        QVERIFY2(!text.contains(gone), qPrintable(text));
}

// Match 3 was called when somebody challenged a hand of match 1: neither ruling moves anybody there.
void tst_ruling::theBracketHasMoved()
{
    tournaments::LiveTournament live;
    live.playOut("W1-1", 'a');
    live.playOut("W1-2", 'b');
    QCOMPARE(live.call("W2-1"), std::string());
    record(live, claim());
    const QString text = pdf::File(sheetOf(live)).text();
    QVERIFY2(!text.contains(u"Match 3"_s), qPrintable(text));
    QVERIFY2(!text.contains(u"Final: "_s), qPrintable(text)); // they signed before it
    MENTIONS_ALL(text, 2);
}

// Match 2 was called to the table of match 1, and then the last hand of match 1 is challenged.
void tst_ruling::itsTableIsInUse()
{
    tournaments::LiveTournament live(pdf::unc());
    for (const char* match : {"W1-1", "W1-2"})
        pdf::checkIn(live, match);
    QCOMPARE(live.call("W1-1", {3, {}}), std::string());
    for (int hand = 1; hand <= 3; ++hand)
        live.enter("W1-1", R"({"a":{"bids":[6,6],"tricks":12},"b":{"bids":[2,2],"tricks":1}})");
    QCOMPARE(live.finish("W1-1"), std::string());
    QCOMPARE(live.call("W1-2", {3, {}}), std::string());
    desk::CaseOptions last = claim();
    last.hand = tournament::handsOn(live.match("W1-1"));
    record(live, last);
    MENTIONS_ALL(pdf::File(sheetOf(live)).text(), 2);
}

void tst_ruling::aVenueWithoutARule()
{
    tournaments::LiveTournament live; // classic
    QCOMPARE(
        live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})").substr(0, 2),
        std::string("ok"));
    record(live, claim());
    const paper::Document sheet = sheetOf(live);
    QCOMPARE(sheet.pages.size(), 1);
    MENTIONS_ALL(pdf::File(sheet).text(), 3);
}

// In the words of the window.
void tst_ruling::anEarlierRenegeIsNamed()
{
    AfterOneHand live;
    record(live, claim(facts::Ruling::Upheld));
    desk::CaseOptions second = claim();
    second.claim->book = 7;
    record(live, second);
    MENTIONS_ALL(pdf::File(sheetOf(live)).text(), 1);
}

void tst_ruling::nothingWasShown()
{
    AfterOneHand live;
    desk::CaseOptions bare = claim();
    bare.evidence.reset();
    bare.claim->by = facts::Challenger::Supervisor;
    record(live, bare);
    MENTIONS_ALL(pdf::File(sheetOf(live)).text(), 3);
}

void tst_ruling::noHintIsOnPaper_data()
{
    QTest::addColumn<facts::Evidence>("evidence");
    facts::Evidence evidence;
    QTest::newRow("nothing") << evidence;
    evidence.known = facts::Known::Shown;
    QTest::newRow("no suit led") << evidence;
    evidence.led = facts::Suit::Clubs;
    QTest::newRow("no card shown") << evidence;
    evidence.shown = "QC";
    QTest::newRow("not when it came") << evidence;
}

// What the window asks of who types it is not the finding, decided or not.
void tst_ruling::noHintIsOnPaper()
{
    QFETCH(facts::Evidence, evidence);
    for (const auto& ruling : {std::optional<facts::Ruling>(), std::optional(facts::Ruling::Upheld)}) {
        AfterOneHand live;
        desk::CaseOptions options = claim(ruling);
        options.evidence = evidence;
        record(live, options);
        const QString text = pdf::File(sheetOf(live)).text();
        const rules::Finding finding = desk::findingOf(live.match("W1-1"), options.claim->book, evidence);
        QCOMPARE(finding.verdict, rules::Verdict::NotProven);
        const QString hint = QString::fromStdString(wording::text(finding.why));
        QVERIFY2(!text.contains(hint, Qt::CaseInsensitive), qPrintable(text));
        QVERIFY2(text.contains(u"on record"_s), qPrintable(text));
    }
}

void tst_ruling::theTricksAreNotCountedYet()
{
    tournaments::LiveTournament live(pdf::unc());
    playOneHand(live, R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]}})");
    record(live, claim());
    MENTIONS_ALL(pdf::File(sheetOf(live)).text(), 2);
}

void tst_ruling::hardNamesStayOnThePage()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::giveHardNames(live);
    playOneHand(live);
    record(live, claim(facts::Ruling::Rejected));
    for (const paper::Format format : pdf::formats) {
        const paper::Document sheet = sheetOf(live, format);
        QCOMPARE(sheet.pages.size(), 1);
        pdf::staysOnPage(sheet);
        const QString text = pdf::File(sheet).text();
        QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
    }
}

// Behind the seat it is longer than a line.
void tst_ruling::aLongNameOfAPlayerIsWhole()
{
    tournaments::LiveTournament live(pdf::unc());
    const std::string name = "WILHELMINA MAXIMILIANA CHOLMONDELEY MONTGOMERY WORTHAM";
    QCOMPARE(live.record(facts::Person{"P2", name, {}, {}}), std::string());
    playOneHand(live);
    record(live, claim());
    const pdf::File file(sheetOf(live));
    pdf::staysOnPage(file);
    const QString text = pdf::withoutRules(file.text());
    QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
    pdf::contains(text, {QString::fromStdString(name)});
}

void tst_ruling::nobodyWasChallenged()
{
    tournaments::LiveTournament live(pdf::unc());
    const auto made = paper::make(*paper::print(u"ruling"_s), pdf::recordOf(live.desk().tournament()),
                                  paper::Format::Letter);
    QVERIFY(!made);
    QVERIFY(made.error() == message::Message{"print-no-challenge"});
}

TEST_CLASS(tst_ruling)
#include "tst_ruling.moc"
