// The sheet of a ruling, as the captains read it before they sign.
#include "signed.h"

#include "desk/rulings/conduct.h"
#include "desk/rulings/ruling.h"
#include "program/testclass.h"
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

desk::CaseOptions claim(std::optional<facts::Ruling> ruling = {})
{
    desk::CaseOptions options;
    options.match = "W1-1";
    options.hand = 1;
    options.claim = desk::Claim{facts::Challenger::B, facts::Seat::A1, 4};
    options.evidence = facts::Evidence();
    options.evidence->led = facts::Suit::Clubs;
    options.evidence->played = "7D";
    options.evidence->shown = "QC";
    options.evidence->shownBook = 9;
    options.evidence->note = "Both sides saw the turned cards.";
    options.ruling = ruling;
    if (ruling)
        options.reason = "the queen of clubs lay in book 9";
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
    paper::Asked asked;
    const auto cases = desk::casesIn(tournament);
    asked.challenge = cases.front().op;
    return paper::make(*paper::print(u"ruling"_s), pdf::recordOf(tournament), format, asked).value();
}

} // namespace

class tst_ruling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void saysWhatIsClaimedAndWhatItComesTo();
    void bothOutcomesStandSideBySide();
    void whatIsNotDecidedYetIsTicked();
    void theDecisionIsSigned();
    void againstTheEvidenceIsSaid();
    void underProtest();
    void bothCaptainsSignedSince();
    void theBracketHasMoved();
    void itsTableIsInUse();
    void aVenueWithoutARule();
    void nothingWasShown();
    void anEarlierRenegeIsNamed();
    void theTricksAreNotCountedYet();
    void hardNamesStayOnThePage();
    void nobodyWasChallenged();
};

void tst_ruling::saysWhatIsClaimedAndWhatItComesTo()
{
    tournaments::LiveTournament live(pdf::unc());
    playOneHand(live);
    record(live, claim());
    const paper::Document sheet = sheetOf(live);
    QCOMPARE(sheet.pages.size(), 1);
    paper::Asked asked;
    const auto cases = desk::casesIn(live.desk().tournament());
    asked.challenge = cases.front().op;
    QCOMPARE(paper::fileName(*paper::print(u"ruling"_s), pdf::recordOf(live.desk().tournament()), asked),
             u"fall-spades-match-1-hand-1-ruling.pdf"_s);
    pdf::contains(pdf::File(sheet).text(),
                  {u"Fall Spades"_s, u"Ruling on a renege challenge"_s,
                   u"Match 1 · semifinal · table 3 · hand 1"_s, u"A Team 1"_s, u"B Team 4"_s,
                   u"A1 Player 1"_s, u"Challenged by Team 4 (B)"_s,
                   u"Accused Player 1 (A1) of Team 1, in book 4"_s,
                   u"Clubs were led in book 4, the 7♦ was played, the Q♣ came in book 9."_s,
                   u"Note Both sides saw the turned cards."_s, u"; written down by J. Park, Nov 21, 6:"_s,
                   u"Proven. Player 1 played the Q♣ in trick 9, so could have followed clubs in trick 4."_s,
                   u"loses 3 tricks of that hand"_s, u"(UNC intramural Spades, The Play 4)"_s,
                   u"Our reading U3: the tricks come off the offender"_s});
}

// Three tricks off A leave its 7 of 5; B is awarded 30.
void tst_ruling::bothOutcomesStandSideBySide()
{
    tournaments::LiveTournament live(pdf::unc());
    playOneHand(live);
    record(live, claim());
    const pdf::File file(sheetOf(live));
    pdf::contains(file.text(),
                  {u"If it is upheld"_s, u"If it is rejected"_s, u"−70 : 80"_s, u"71 : 50"_s, u"8 → 5"_s,
                   u"bid 7, 5 of 8 tricks count: set"_s, u"award for the other side's renege"_s,
                   u"Score after hand 1"_s, u"Game and match: goes on."_s});
    double upheld = 0;
    double rejected = 0;
    const QList<pdf::PageWords> pages = file.words();
    for (const pdf::Word& word : pages.first().words) {
        if (word.text == u"upheld"_s && upheld == 0)
            upheld = word.box.top();
        if (word.text == u"rejected"_s && rejected == 0)
            rejected = word.box.top();
    }
    QVERIFY(upheld > 0 && qAbs(upheld - rejected) < 1);
}

void tst_ruling::whatIsNotDecidedYetIsTicked()
{
    tournaments::LiveTournament live(pdf::unc());
    playOneHand(live);
    record(live, claim());
    pdf::contains(pdf::File(sheetOf(live)).text(),
                  {u"Not decided yet. upheld rejected withdrawn reason"_s,
                   u"the ruling is final A goes on under protest B goes on under protest"_s,
                   u"Captain A Team 1 Captain B Team 4 Supervisor"_s});
}

void tst_ruling::theDecisionIsSigned()
{
    tournaments::LiveTournament live(pdf::unc());
    playOneHand(live);
    record(live, claim(facts::Ruling::Upheld));
    const paper::Document sheet = sheetOf(live);
    const QString text = pdf::File(sheet).text();
    pdf::contains(text,
                  {u"Upheld: as it was ruled"_s, u"If it is rejected"_s, u"Upheld by J. Park, Nov 21, 6:"_s,
                   u"Reason the queen of clubs lay in book 9"_s, u"−70 : 80"_s, u"71 : 50"_s});
    QVERIFY(!text.contains(u"Not decided"_s) && !text.contains(u"Against the evidence"_s));
}

void tst_ruling::againstTheEvidenceIsSaid()
{
    tournaments::LiveTournament live(pdf::unc());
    playOneHand(live);
    record(live, claim(facts::Ruling::Rejected));
    pdf::contains(pdf::File(sheetOf(live)).text(),
                  {u"Rejected by J. Park"_s,
                   u"Against the evidence: denied, though what was said proves it."_s,
                   u"Reason the queen of clubs lay in book 9"_s});
}

void tst_ruling::underProtest()
{
    tournaments::LiveTournament live(pdf::unc());
    playOneHand(live);
    record(live, claim(facts::Ruling::Upheld));
    desk::ProtestOptions protest;
    protest.match = "W1-1";
    protest.reason = "the award should be 20";
    QVERIFY(desk::protest(live.desk(), "J. Park", protest));
    pdf::contains(pdf::File(sheetOf(live)).text(),
                  {u"Under protest of Team 1: the award should be 20; it is open."_s});
    desk::SettleOptions settled;
    settled.match = "W1-1";
    settled.reason = "it is 30";
    QVERIFY(desk::settle(live.desk(), "J. Park", settled));
    pdf::contains(pdf::File(sheetOf(live)).text(),
                  {u"Under protest of Team 1: the award should be 20; rejected."_s});
}

void tst_ruling::bothCaptainsSignedSince()
{
    tournaments::LiveTournament live;
    QCOMPARE(
        live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})").substr(0, 2),
        std::string("ok"));
    record(live, claim(facts::Ruling::Rejected));
    QVERIFY(pdf::File(sheetOf(live)).text().contains(u"the ruling is final A goes on"_s));
    live.playOut("W1-1", 'a');
    pdf::contains(pdf::File(sheetOf(live)).text(),
                  {u"Final: both captains signed the match, and nobody protested."_s,
                   u"Game and match: Team 1 wins"_s, u"After hand "_s});
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
    pdf::contains(text, {u"Game and match: Team 1 wins"_s, u"Not decided yet."_s});
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
    pdf::contains(pdf::File(sheetOf(live)).text(),
                  {u"Match 1 is open again, and"_s, u"Game and match: goes on."_s});
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
    pdf::contains(pdf::File(sheet).text(),
                  {u"No penalty of its own for a renege"_s,
                   u"So a ruling stands on record and costs nothing by itself."_s, u"71 : 50"_s});
}

// In the words of the window.
void tst_ruling::anEarlierRenegeIsNamed()
{
    tournaments::LiveTournament live(pdf::unc());
    playOneHand(live);
    record(live, claim(facts::Ruling::Upheld));
    desk::CaseOptions second = claim();
    second.claim->book = 7;
    record(live, second);
    pdf::contains(pdf::File(sheetOf(live)).text(),
                  {u"so could have followed clubs in trick 7. One renege was upheld against Player 1 in this "
                   "match before."_s});
}

void tst_ruling::nothingWasShown()
{
    tournaments::LiveTournament live(pdf::unc());
    playOneHand(live);
    desk::CaseOptions bare = claim();
    bare.evidence.reset();
    bare.claim->by = facts::Challenger::Supervisor;
    record(live, bare);
    pdf::contains(pdf::File(sheetOf(live)).text(),
                  {u"Challenged by the supervisor"_s, u"Nothing was said yet of what shows it."_s,
                   u"Not proven. Say how it is known"_s});
}

void tst_ruling::theTricksAreNotCountedYet()
{
    tournaments::LiveTournament live(pdf::unc());
    playOneHand(live, R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]}})");
    record(live, claim());
    pdf::contains(pdf::File(sheetOf(live)).text(),
                  {u"The tricks of this hand are not on the sheet yet"_s, u"0 : 0"_s});
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
    }
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
