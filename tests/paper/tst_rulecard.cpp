// What the printed rule card says.
#include "signed.h"

#include "desk/corrections/rulesfrom.h"
#include "desk/reports/status.h"
#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;

using pdf::unc;
using pdf::wordsOf;

class tst_rulecard : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void theRuleCardNamesThePlaceOfEachRule();
    void theRuleCardExplainsSectionsWhereItHasSome();
    void theRuleCardSaysWhatWasAgreed();
    void theRuleCardSaysFromWhichMatchOthersHold();
};

void tst_rulecard::theRuleCardNamesThePlaceOfEachRule()
{
    tournaments::LiveTournament live(unc());
    const QString text = wordsOf(live, u"rulecard"_s);
    pdf::contains(text, {u"UNC intramural Spades, regular"_s, u"The Game 3"_s, u"(Scoring 5a; our reading)"_s,
                         u"Our readings, where the rule sheet is unclear"_s,
                         u"UNC intramural Spades, championship"_s});
    QVERIFY(text.indexOf(u", regular"_s) < text.indexOf(u", championship"_s));
    QCOMPARE(text.count(u"Why: the sheet asks 4 of each side"_s), 1); // of two readings
    QVERIFY(text.indexOf(u" U2 "_s) > 0 && text.indexOf(u" U2 "_s) < text.indexOf(u" U12 "_s));
}

// The foot tells what stands in parentheses where something does.
void tst_rulecard::theRuleCardExplainsSectionsWhereItHasSome()
{
    const QString legend = u"In parentheses: the section of the rule sheet."_s;
    tournaments::Setup setup = tournaments::ruledBy("traditional");
    tournaments::LiveTournament live(setup);
    pdf::contains(wordsOf(live, u"rulecard"_s), {legend});
    setup.change = [](rules::Venue& venue) {
        venue.cites = {};
        venue.phases.front().cites = {};
        venue.forbids.clear();
        venue.sentences.clear();
    };
    tournaments::LiveTournament ownRules(setup);
    const QString text = wordsOf(ownRules, u"rulecard"_s);
    QVERIFY2(text.contains(u"points"_s) && !text.contains(legend), qPrintable(text));
}

void tst_rulecard::theRuleCardSaysWhatWasAgreed()
{
    tournaments::LiveTournament live({.rules = "traditional", .agreed = R"({"end.target":250})"});
    pdf::contains(wordsOf(live, u"rulecard"_s), {u"250 points"_s, u"agreed"_s});
}

// What is read first is what holds now; what holds only later says from when.
void tst_rulecard::theRuleCardSaysFromWhichMatchOthersHold()
{
    tournaments::LiveTournament live({.rules = "traditional", .agreed = R"({"end.target":250})"});
    QVERIFY(desk::record(live.desk(), "J. Park",
                         desk::changeRulesFrom("W2-1", {"end.target=400"}, "the final goes to 400")));
    const QString text = wordsOf(live, u"rulecard"_s);
    pdf::contains(text, {u"250 points"_s, u", from match 3 on"_s, u"400 points"_s});
    QVERIFY(text.indexOf(u"250 points"_s) < text.indexOf(u", from match 3 on"_s));
    QVERIFY(text.indexOf(u", from match 3 on"_s) < text.indexOf(u"400 points"_s));
    const std::string status = desk::status(live.desk(), desk::As::Json);
    QVERIFY(status.find(R"("laterRules":[{"from":"W2-1","rules":"traditional"}])") != std::string::npos);
}

TEST_CLASS(tst_rulecard)
#include "tst_rulecard.moc"
