// A night begins with its name and its rules alone; what may be agreed is told and checked before.
#include "emptynight.h"

#include "rules/card.h"

using namespace Qt::StringLiterals;
using namespace rosternight;

class tst_beginnight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasItsRulesAndNobody();
    void takesWhatWasAgreed();
    void refusesAndMakesNoFile();
    void writesOverNothing();
    void beginsInEveryFormat();
    void saysWhatMayBeAgreed();
    void saysWhyItMayNotBeAgreed_data();
    void saysWhyItMayNotBeAgreed();
};

void tst_beginnight::hasItsRulesAndNobody()
{
    const EmptyNight night;
    const night::Setting& setting = *night.desk.night().setting;
    QCOMPARE(q(setting.event->name), u"Fall Spades"_s);
    QCOMPARE(setting.event->tables, 2);
    QCOMPARE(q(setting.rules.back().venue.id), u"unc"_s);
    QVERIFY(setting.teams.empty() && !setting.draw && night.desk.night().matches.empty());
    QVERIFY(night.isOnDisk());
}

void tst_beginnight::takesWhatWasAgreed()
{
    const Folder folder;
    auto asked = plan();
    asked.agreed = {"end.target=350", "championship.end.target=450"};
    const auto made = desk::beginNight(folder.path("night.courtside"), "J. Park", asked, nights::world());
    QVERIFY2(made, qPrintable(mistakes(made)));
    const auto& rules = made->night().setting->rules.back();
    QCOMPARE(night::regularSet(rules).rules.end.target, 350);
    QCOMPARE(rules::phase(rules.venue, "championship")->rules.end.target, 450);
}

void tst_beginnight::refusesAndMakesNoFile()
{
    const Folder folder;
    auto asked = plan();
    const auto made = [&] {
        return mistakes(desk::beginNight(folder.path("night.courtside"), "J. Park", asked, nights::world()));
    };
    asked.name = "  ";
    QCOMPARE(made(), u"the name of the night is empty"_s);
    asked = plan();
    asked.agreed = {"bags.limit=5"};
    QVERIFY2(made().contains(u"may not be agreed here"_s), qPrintable(made()));
    asked = plan();
    asked.tables = 0;
    QVERIFY2(made().startsWith(u"tables: "_s), qPrintable(made()));
    QVERIFY(!folder.has("night.courtside"));
}

void tst_beginnight::writesOverNothing()
{
    const EmptyNight night;
    const auto again =
        desk::beginNight(night.folder.path("night.courtside"), "J. Park", plan(), nights::world());
    QVERIFY(!again && again.error().kind == desk::Failure::Kind::Store);
    QVERIFY(mistakes(again).contains(u"is there already"_s));
}

void tst_beginnight::beginsInEveryFormat()
{
    const Folder folder;
    for (const auto& each : facts::Words<facts::Format>::all) {
        auto asked = plan();
        asked.format = each.meaning;
        const std::string file = folder.path(std::string(each.text).c_str());
        const auto made = desk::beginNight(file, "J. Park", asked, nights::world());
        QVERIFY2(made, qPrintable(mistakes(made)));
        QVERIFY(made->night().setting->event->format == each.meaning);
    }
}

void tst_beginnight::saysWhatMayBeAgreed()
{
    const auto all = desk::agreeable(*desk::venueCalled("unc"));
    QVERIFY(!all.empty());
    QCOMPARE(q(all.front().key), u"end.target"_s);
    QCOMPARE(q(all.front().phase), u"regular"_s);
    QCOMPARE(q(all.front().label), u"target"_s);
    QCOMPARE(q(all.front().value), u"300"_s);
    QVERIFY(std::any_of(all.begin(), all.end(), [](const desk::Agreeable& each) {
        return each.key == "championship.end.target" && each.value == "500";
    }));
    // As they are told they can be agreed.
    for (const rules::Venue& venue : rules::builtIn()) {
        std::vector<std::string> asIs;
        for (const desk::Agreeable& each : desk::agreeable(venue))
            asIs.push_back(each.key + '=' + each.value);
        for (const desk::Agreeable& each : desk::registering(venue))
            asIs.push_back(each.key + '=' + each.value);
        const auto agreed = desk::agreedVenue(venue, asIs);
        QVERIFY2(agreed, qPrintable(q(venue.id) + u": "_s + mistakes(agreed)));
        QCOMPARE(rules::text(rules::cards(*agreed)), rules::text(rules::cards(venue)));
    }
    QVERIFY(desk::agreeable(*desk::venueCalled("washburn")).empty());
}

void tst_beginnight::saysWhyItMayNotBeAgreed_data()
{
    QTest::addColumn<QString>("agreed");
    QTest::addColumn<QString>("says");
    QTest::newRow("text") << u"end.target=many"_s << u"target: "_s;
    QTest::newRow("none") << u"end.target="_s << u"target: "_s;
    QTest::newRow("range") << u"end.target=0"_s << u"target: "_s;
    QTest::newRow("other phase") << u"championship.end.target=-5"_s << u"target: "_s;
    QTest::newRow("choice") << u"time.onExpiry=never"_s << u"when time is up: "_s;
}

void tst_beginnight::saysWhyItMayNotBeAgreed()
{
    QFETCH(QString, agreed);
    QFETCH(QString, says);
    const auto venue = desk::agreedVenue(*desk::venueCalled("unc"), {agreed.toStdString()});
    QVERIFY(!venue);
    QVERIFY2(mistakes(venue).startsWith(says), qPrintable(mistakes(venue)));
}

QTEST_APPLESS_MAIN(tst_beginnight)
#include "tst_beginnight.moc"
