// The pseudo-language, in which a text that was not given to be translated is seen at once. Every code of the
// rule files that the program brings along has words of its own in it.
#include "golden/says.h"
#include "program/testclass.h"
#include "pseudo/english.h"
#include "rules/builtin.h"
#include "rules/misdeal.h"
#include "wording/language.h"
#include "wording/rulecard/rulewords.h"
#include "wording/sentence.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

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

class tst_language : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theProgramKnowsItsOwn();
    void misdealsHaveTheirMessage();
    void aVenuesOwnIsItsWord();
    void aTextHasAccentsAndBrackets();
    void aTextIsTwoFifthsLonger();
    void stringsThatAreNotTextStay_data();
    void stringsThatAreNotTextStay();
    void theEndOfASentenceIsKnown();
    void theProgramSpeaksIt();
    void aTestReadsItBack();
};

void tst_language::initTestCase()
{
    qputenv(wording::languageVariable, "pseudo");
    wording::chooseLanguage();
}

void tst_language::theProgramKnowsItsOwn()
{
    const std::set<std::string> codes = codesOfTheFiles();
    QVERIFY(codes.contains("no-face-card"));
    for (const std::string& code : codes)
        QVERIFY2(wording::codeInWords(code).starts_with('['), code.c_str());
}

void tst_language::misdealsHaveTheirMessage()
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

void tst_language::aVenuesOwnIsItsWord()
{
    SAYS(wording::codeInWords("card-exposed-twice"));
}

void tst_language::aTextHasAccentsAndBrackets()
{
    QCOMPARE(wording::pseudo(u"Save hand"_s), u"[Ŝàṽē ĥàņḋ ~~~~]"_s);
    QCOMPARE(wording::pseudo({}), QString());
}

void tst_language::aTextIsTwoFifthsLonger()
{
    for (qsizetype length = 1; length < 200; ++length) {
        const QString text(length, u'a');
        const qsizetype added = wording::pseudo(text).count(u'~');
        QVERIFY2(added * 5 >= length * 2 && (added - 1) * 5 < length * 2,
                 qPrintable(QString::number(length)));
    }
}

void tst_language::stringsThatAreNotTextStay_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("stays");
    QTest::newRow("a place") << u"Match %1 of %12"_s << u"%1"_s;
    QTest::newRow("a place of two digits") << u"Match %1 of %12"_s << u"%12"_s;
    QTest::newRow("a number by the locale") << u"%L1 points"_s << u"%L1"_s;
    QTest::newRow("a count") << u"%n hand(s)"_s << u"%n"_s;
    QTest::newRow("a tag") << u"<b>Saved</b>"_s << u"<b>"_s;
    QTest::newRow("an entity") << u"a &nbsp; b"_s << u"&nbsp;"_s;
    QTest::newRow("a mnemonic") << u"&Save"_s << u"&Ŝ"_s;
}

void tst_language::stringsThatAreNotTextStay()
{
    QFETCH(const QString, text);
    QFETCH(const QString, stays);
    QVERIFY2(wording::pseudo(text).contains(stays), qPrintable(wording::pseudo(text)));
}

void tst_language::theEndOfASentenceIsKnown()
{
    for (const QString& whole : {u"Match 1 is finished."_s, u"Did you mean %1?"_s}) {
        QVERIFY2(wording::isEnded(whole), qPrintable(whole));
        QVERIFY2(wording::isEnded(wording::pseudo(whole)), qPrintable(wording::pseudo(whole)));
    }
    for (const QString& clause : {u"match 1 is finished"_s, u"1.5 points"_s, QString()}) {
        QVERIFY2(!wording::isEnded(clause), qPrintable(clause));
        QVERIFY2(!wording::isEnded(wording::pseudo(clause)), qPrintable(wording::pseudo(clause)));
    }
}

void tst_language::theProgramSpeaksIt()
{
    qputenv(wording::languageVariable, "pseudo");
    wording::chooseLanguage();
    qunsetenv(wording::languageVariable);
    QCOMPARE(wording::Window::tr("Save hand"), wording::pseudo(u"Save hand"_s));
    wording::chooseLanguage();
}

void tst_language::aTestReadsItBack()
{
    qputenv(wording::languageVariable, "pseudo");
    for (const QString& text : {u"Save hand"_s, u"[--match N] of \"José\" ~ [x]"_s, u"Å–B, 3%"_s, QString()})
        QCOMPARE(pseudo::english(wording::pseudo(text)), text);
    const QString within = wording::pseudo(u"%1: %2"_s).arg(wording::pseudo(u"match %1"_s).arg(3), u"Zoë"_s);
    QCOMPARE(pseudo::english(u"- "_s + within + u'.'), u"- match 3: Zoë."_s);
    QString inLabel = wording::pseudo(u"Save hand"_s);
    inLabel.insert(inLabel.size() - 3, QChar(0x200b)); // where its line may break
    QCOMPARE(pseudo::english(inLabel), u"Save hand"_s);
    qunsetenv(wording::languageVariable);
    QCOMPARE(pseudo::english(within), within);
}

TEST_CLASS(tst_language)
#include "tst_language.moc"
