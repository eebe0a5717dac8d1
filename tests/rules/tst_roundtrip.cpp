// What is written loads again as the same, whatever the rules.
#include "arbitrary/rules.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "rules/parameters.h"
#include "text.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/differences.h"

#include <set>

class tst_roundtrip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyRules();
    void anyVenue();
    void aSetAsAVenueOfItsOwn();
    void noParameterIsForgotten();
    void everyCardFitsThePage();
    void whatIsARuleFile();
};

void tst_roundtrip::anyRules()
{
    QVERIFY(rc::check("rules written and read are the same", [] {
        const scoring::RuleSet rules = *arbitrary::ruleSets();
        const auto loaded = rules::load(arbitrary::venueJson(rules));
        if (!loaded)
            RC_FAIL(asText(loaded.error()).toStdString());
        RC_ASSERT(loaded->phases.at(0).rules == rules);
    }));
}

void tst_roundtrip::anyVenue()
{
    QVERIFY(rc::check("a venue written and read is the same", [] {
        const rules::Venue venue = *arbitrary::venues();
        const auto loaded = rules::load(rules::toJson(venue));
        if (!loaded)
            RC_FAIL(asText(loaded.error()).toStdString());
        RC_ASSERT(*loaded == venue);
    }));
}

void tst_roundtrip::aSetAsAVenueOfItsOwn()
{
    for (const rules::Venue& venue : rules::builtIn())
        for (const rules::Set& set : rules::sets(venue)) {
            const auto loaded = rules::load(rules::toJson(rules::venueOf(set)));
            QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(asText(loaded.error())));
            const rules::Set again = rules::sets(*loaded).at(0);
            QCOMPARE(q(again.id), q(set.id));
            QCOMPARE(wording::text(again, set), std::string());
            QVERIFY(again.cites == set.cites);
        }
}

// Each parameter shows up in the difference of some two venues, so none is read or written without effect.
void tst_roundtrip::noParameterIsForgotten()
{
    std::set<std::string> differed;
    rc::check("two venues", [&] {
        // 40 pairs alone leave a rare parameter out once in some hundred runs.
        for (int pair = 0; pair < 5; ++pair) {
            const rules::Set left = rules::sets(*arbitrary::venues())[0];
            const rules::Set right = rules::sets(*arbitrary::venues())[0];
            for (const wording::Difference& difference : wording::differences(left, right))
                differed.insert(difference.parameter);
        }
    });
    for (std::string_view name : rules::parameterNames())
        QVERIFY2(differed.count(std::string(name)), std::string(name).c_str());
}

void tst_roundtrip::everyCardFitsThePage()
{
    QVERIFY(rc::check("no line of a card or a comparison is longer than 80 characters", [] {
        const rules::Venue venue = *arbitrary::venues();
        std::string page = wording::text(wording::cards(venue));
        page += wording::text(rules::sets(venue).front(), rules::sets(venue).back());
        for (const QString& line : q(page).split(QLatin1Char('\n')))
            RC_ASSERT(line.size() <= 80);
    }));
}

void tst_roundtrip::whatIsARuleFile()
{
    QVERIFY(rules::isRuleFile(rules::toJson(*rules::venueCalled("unc"))));
    QVERIFY(
        rules::isRuleFile(R"({"id": "own", "format": "courtside-rules/99")")); // read no further, and newer
    QVERIFY(!rules::isRuleFile(
        R"({"format": "courtside-tournament/1", "rules": {"format": "courtside-rules/1"}})"));
    QVERIFY(!rules::isRuleFile(R"({"name": "courtside-rules"})"));
    QVERIFY(!rules::isRuleFile(""));
}

TEST_CLASS(tst_roundtrip)
#include "tst_roundtrip.moc"
