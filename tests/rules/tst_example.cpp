// What a change of the rules comes to, shown by one hand; and the sections in which a form asks for them.
#include "arbitrary_rules.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/parameters.h"
#include "scoring/game.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/example.h"
#include "wording/rulecard/formwords.h"

#include <set>

namespace {

rules::Set exampleRules()
{
    return *rules::find("unc-regular");
}

/// UNC's rules with another value for one parameter.
rules::Set uncWith(std::string_view parameter, const json::Value& value)
{
    rules::Set set = exampleRules();
    static_cast<rules::Values&>(set) = *rules::with(set, parameter, value);
    return set;
}

} // namespace

class tst_example : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aHandThatTheRuleDecides_data();
    void aHandThatTheRuleDecides();
    void whatScoresNoHandOtherwise();
    void itsLinesAddUp();
    void everyParameterIsInOneSection();
    void sectionsAreThoseOfTheCard();
};

void tst_example::aHandThatTheRuleDecides_data()
{
    QTest::addColumn<QByteArray>("parameter");
    QTest::addColumn<QByteArray>("value");
    for (const auto& [parameter, value] :
         std::initializer_list<std::pair<const char*, const char*>>{{"contract.perTrick", "20"},
                                                                    {"contract.set", "\"zero\""},
                                                                    {"contract.tiers", "[]"},
                                                                    {"contract.allTricksBonus", "100"},
                                                                    {"overtrick.points", "2"},
                                                                    {"bags.limit", "4"},
                                                                    {"bags.penalty", "100"},
                                                                    {"nil.valueMade", "100"},
                                                                    {"nil.valueFailed", "100"},
                                                                    {"nil.blindMade", "200"},
                                                                    {"nil.blindFailed", "200"},
                                                                    {"nil.failedTricks", "\"count\""},
                                                                    {"renege.tricks", "2"},
                                                                    {"renege.receiverPoints", "20"},
                                                                    {"renege.effect", "\"auto-set\""}})
        QTest::newRow(parameter) << QByteArray(parameter) << QByteArray(value);
}

void tst_example::aHandThatTheRuleDecides()
{
    QFETCH(QByteArray, parameter);
    QFETCH(QByteArray, value);
    const rules::Set after = uncWith(parameter.toStdString(), *json::parse(value.toStdString()));
    const auto example = wording::exampleOf(exampleRules(), after);
    QVERIFY(example);
    QVERIFY(example->differs());
    QVERIFY(!example->hand.empty());
}

void tst_example::whatScoresNoHandOtherwise()
{
    QVERIFY(!wording::exampleOf(exampleRules(), exampleRules()));
    QVERIFY(!wording::exampleOf(exampleRules(), uncWith("end.target", 350)));
    QVERIFY(!wording::exampleOf(exampleRules(), uncWith("deck.jokers", false)));
}

void tst_example::itsLinesAddUp()
{
    QVERIFY(rc::check("the lines of an example add up under both rules", [] {
        rules::Set before = exampleRules();
        rules::Set after = exampleRules();
        before.rules = *arbitrary::ruleSets();
        after.rules = *arbitrary::ruleSets();
        const auto example = wording::exampleOf(before, after);
        if (!example)
            return;
        int was = 0;
        int is = 0;
        for (const wording::ExampleLine& line : example->lines) {
            RC_ASSERT(line.before || line.after);
            was += line.before.value_or(0);
            is += line.after.value_or(0);
        }
        RC_ASSERT(was == example->before);
        RC_ASSERT(is == example->after);
    }));
}

void tst_example::everyParameterIsInOneSection()
{
    std::multiset<std::string_view> all;
    for (const wording::FormSection& section : wording::formSections())
        all.insert(section.parameters.begin(), section.parameters.end());
    QCOMPARE(all.size(), rules::parameterNames().size());
    for (const std::string_view name : rules::parameterNames())
        QCOMPARE(all.count(name), std::size_t{1});
}

void tst_example::sectionsAreThoseOfTheCard()
{
    const wording::Card card = wording::card(exampleRules());
    for (std::size_t i = 0; i < wording::formSections().size(); ++i) {
        const wording::CardSection section = wording::cardSection(exampleRules(), i);
        if (section.statements.empty())
            continue;
        const auto at = std::ranges::find(card.sections, section.heading, &wording::CardSection::heading);
        QVERIFY(at != card.sections.end());
        QVERIFY(at->statements == section.statements);
    }
}

TEST_CLASS(tst_example)
#include "tst_example.moc"
