// Every code of the rule files that the program brings along has words of its own.
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/misdeal.h"
#include "wording/language.h"
#include "wording/rulecard/rulewords.h"
#include "wording/text.h"

#include <QTest>

#include <set>

namespace {

std::set<std::string> codesOfTheFiles()
{
    std::set<std::string> codes;
    for (const rules::Venue& venue : rules::builtIn())
        for (const rules::Set& set : rules::sets(venue)) {
            codes.insert(set.phase);
            for (const rules::MisdealReason& each : set.people.misdeal.reasons)
                codes.insert(each.id);
            for (const scoring::Foul& each : set.rules.fouls)
                codes.insert(each.name);
            for (const rules::Infraction& each : rules::infractions(set))
                codes.insert(std::string(each.id));
        }
    return codes;
}

} // namespace

class tst_rulecodes : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void theProgramKnowsItsOwn();
    void misdealsHaveTheirMessage();
    void aVenuesOwnIsItsWord();
};

void tst_rulecodes::initTestCase()
{
    qputenv(wording::languageVariable, "pseudo");
    wording::chooseLanguage();
}

void tst_rulecodes::theProgramKnowsItsOwn()
{
    const std::set<std::string> codes = codesOfTheFiles();
    QVERIFY(codes.contains("no-face-card"));
    for (const std::string& code : codes)
        QVERIFY2(wording::codeInWords(code).starts_with('['), code.c_str());
}

void tst_rulecodes::misdealsHaveTheirMessage()
{
    int reasons = 0;
    for (const rules::Venue& venue : rules::builtIn())
        for (const rules::Set& set : rules::sets(venue))
            for (const rules::MisdealReason& each : set.people.misdeal.reasons) {
                const message::Message reason = rules::misdealReason(each.id);
                QVERIFY2(reason.code != "misdeal-of", each.id.c_str());
                QVERIFY2(wording::codeInWords(each.id) == wording::text(reason), each.id.c_str());
                ++reasons;
            }
    QVERIFY(reasons > 0);
}

void tst_rulecodes::aVenuesOwnIsItsWord()
{
    SAYS(wording::codeInWords("card-exposed-twice"));
}

TEST_CLASS(tst_rulecodes)
#include "tst_rulecodes.moc"
