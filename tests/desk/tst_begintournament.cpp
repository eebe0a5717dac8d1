// A tournament begins with its name and its rules alone; what may be agreed is told and checked before.
#include "emptytournament.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "rules/parameters.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/parameterwords.h"

using namespace Qt::StringLiterals;
using namespace rostertournament;

class tst_begintournament : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void hasItsRulesAndNobody();
    void refusesAndMakesNoFile();
    void writesOverNothing();
    void beginsInEveryFormat();
    void saysWhatMayBeAgreed();
    void offersTheSheetsBareWords();
    void everyChoiceCanBeAgreed_data();
    void everyChoiceCanBeAgreed();
    void listsAndObjectsCanBeAgreed_data();
    void listsAndObjectsCanBeAgreed();
    void refusesNonsenseInPlainWords_data();
    void refusesNonsenseInPlainWords();
    void saysWhyItMayNotBeAgreed_data();
    void saysWhyItMayNotBeAgreed();
};

void tst_begintournament::hasItsRulesAndNobody()
{
    const EmptyTournament tournament;
    const tournament::Setting& setting = *tournament.now().setting;
    QCOMPARE(q(setting.tournament->name), u"Fall Spades"_s);
    QCOMPARE(setting.tournament->tables, 2);
    QCOMPARE(q(setting.rules.back().venue.id), u"unc"_s);
    QVERIFY(setting.teams.empty() && !setting.draw && tournament.now().matches.empty());
    QVERIFY(tournament.isOnDisk());
}

void tst_begintournament::refusesAndMakesNoFile()
{
    const Folder folder;
    auto asked = plan();
    const auto made = [&] {
        return mistakes(desk::beginTournament(folder.path("tournament.courtside"), "J. Park", asked,
                                              tournaments::environment()));
    };
    asked.name = "  ";
    SAYS(made());
    asked = plan();
    asked.agreed = {"bags.limit=5"};
    MENTIONS(made());
    asked = plan();
    asked.tables = 0;
    QVERIFY2(made().startsWith(u"tables: "_s), qPrintable(made()));
    QVERIFY(!folder.has("tournament.courtside"));
}

void tst_begintournament::writesOverNothing()
{
    const EmptyTournament tournament;
    const auto again = desk::beginTournament(tournament.folder.path("tournament.courtside"), "J. Park",
                                             plan(), tournaments::environment());
    QVERIFY(!again && again.error().kind == desk::Failure::Kind::Store);
    MENTIONS(mistakes(again));
}

void tst_begintournament::beginsInEveryFormat()
{
    const Folder folder;
    for (const auto& each : facts::EnumText<facts::Format>::all) {
        auto asked = plan();
        asked.format = each.meaning;
        const std::string file = folder.path(std::string(each.text).c_str());
        const auto made = desk::beginTournament(file, "J. Park", asked, tournaments::environment());
        QVERIFY2(made, qPrintable(mistakes(made)));
        QVERIFY(made->tournament().setting->tournament->format == each.meaning);
    }
}

void tst_begintournament::saysWhatMayBeAgreed()
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
    // Each listed value can be agreed, and agreeing it changes nothing.
    for (const rules::Venue& venue : rules::builtIn()) {
        std::vector<std::string> asIs;
        for (const desk::Agreeable& each : desk::agreeable(venue))
            asIs.push_back(each.key + '=' + each.value);
        for (const desk::Agreeable& each : desk::registering(venue))
            asIs.push_back(each.key + '=' + each.value);
        const auto agreed = desk::agreedVenue(venue, asIs);
        QVERIFY2(agreed, qPrintable(q(venue.id) + u": "_s + mistakes(agreed)));
        QCOMPARE(wording::text(wording::cards(*agreed)), wording::text(wording::cards(venue)));
    }
    QVERIFY(desk::agreeable(*desk::venueCalled("washburn")).empty());
}

// Where the sheet's bare words and our reading differ, either can be chosen; the choice is on record and on
// the rule card.
void tst_begintournament::offersTheSheetsBareWords()
{
    const rules::Venue sheet = *desk::venueCalled("unc");
    QStringList both;
    for (const desk::Agreeable& each : desk::agreeable(sheet))
        if (!each.reading.empty()) {
            QVERIFY(!each.bareWords.empty());
            both << q(each.key);
        }
    QCOMPARE(both,
             (QStringList{u"time.onExpiry"_s, u"renege.receiverCountsTricks"_s,
                          u"championship.time.onExpiry"_s, u"championship.renege.receiverCountsTricks"_s}));
    auto asked = plan();
    asked.agreed = {"time.onExpiry=finish-game", "renege.receiverCountsTricks=true"};
    const EmptyTournament tournament(asked);
    const auto& rules = tournament.now().setting->rules.back();
    QVERIFY(tournament::regularSet(rules).rules.renege->receiverCountsTricks);
    QVERIFY(tournament::regularSet(rules).rules.time.onExpiry == scoring::OnExpiry::FinishGame);
    QCOMPARE(rules::phase(rules.venue, "regular")->agreed.size(), std::size_t{2});
    const auto cards = wording::cards(rules.venue);
    const auto agreedOn = [](const wording::Card& card) {
        std::ptrdiff_t agreed = 0;
        for (const wording::CardSection& section : card.sections)
            agreed += std::ranges::count_if(section.statements, &wording::Statement::agreed);
        return agreed;
    };
    const auto regular = std::ranges::find_if(cards, [&](const auto& card) { return agreedOn(card) == 2; });
    QVERIFY(regular != cards.end());
    QVERIFY(!regular->readings.empty());
    for (const wording::ReadingNote& note : regular->readings)
        QVERIFY(note.code != "U5" && note.code != "U3"); // which hold no more
}

void tst_begintournament::everyChoiceCanBeAgreed_data()
{
    QTest::addColumn<QString>("venue");
    for (const rules::Venue& venue : rules::builtIn())
        QTest::newRow(venue.id.c_str()) << q(venue.id);
}

// Every choice of every field is accepted and shown as chosen. Agreements for the first phase are also
// recorded and read again.
void tst_begintournament::everyChoiceCanBeAgreed()
{
    QFETCH(QString, venue);
    const rules::Venue sheet = *desk::venueCalled(venue.toStdString());
    std::vector<desk::Agreeable> fields = desk::agreeable(sheet);
    for (const desk::Agreeable& each : desk::registering(sheet))
        fields.push_back(each);
    int chosen = 0;
    for (const desk::Agreeable& field : fields) {
        const std::size_t dot = field.key.find(field.phase + '.');
        const std::string name = dot == 0 ? field.key.substr(field.phase.size() + 1) : field.key;
        for (const desk::Agreeable::Choice& choice : field.choices) {
            auto asked = plan(venue.toUtf8().constData());
            asked.agreed = {field.key + '=' + choice.value};
            const std::string in = field.key.substr(0, field.key.size() - name.size());
            if (name == "deck.jokers" && choice.value == "false") // the pack is another without them
                asked.agreed.insert(asked.agreed.end(), {in + "deck.removed=none", in + "deck.trumps=none"});
            const auto agreed = desk::agreedVenue(sheet, asked.agreed);
            QVERIFY2(agreed, qPrintable(mistakes(agreed)));
            QCOMPARE(q(wording::inWords(*rules::phase(*agreed, field.phase), name)), q(choice.words));
            ++chosen;
            if (!in.empty() || name.starts_with("roster."))
                continue;
            const EmptyTournament tournament(asked);
            QVERIFY(tournament.isOnDisk());
            QCOMPARE(
                q(wording::inWords(tournament::regularSet(tournament.now().setting->rules.back()), name)),
                q(choice.words));
        }
    }
    QVERIFY(chosen > 1);
}

void tst_begintournament::listsAndObjectsCanBeAgreed_data()
{
    QTest::addColumn<QString>("agreed");
    QTest::addColumn<QString>("parameter");
    const auto row = [](const char* agreed, const char* parameter) {
        QTest::newRow(agreed) << q(agreed) << q(parameter);
    };
    row(R"(end.handsOrGames={"fixedGames":3})", "end.handsOrGames");
    row("end.handsOrGames=best of 3", "end.handsOrGames");
    row("end.handsOrGames=3 games", "end.handsOrGames");
    row("end.handsOrGames=1 hand", "end.handsOrGames");
    row(R"(deck.trumps=["BJ","LJ"])", "deck.trumps");
    row("deck.trumps=LJ, BJ", "deck.trumps");
    row("deck.trumps=little joker, big joker, 2S", "deck.trumps");
    row(R"(deck.removed=["2C","2H"])", "deck.removed");
    row("deck.removed=2C,2D", "deck.removed");
    row("deck.jokers=false deck.removed=[] deck.trumps=[]", "deck.jokers");
    row("deck.jokers=false deck.removed=none deck.trumps=none", "deck.trumps");
    row(R"(roster.limits=[{"affiliation":"Club","most":1}])", "roster.limits");
    row("roster.maxPlayers=null", "roster.maxPlayers");
}

void tst_begintournament::listsAndObjectsCanBeAgreed()
{
    QFETCH(QString, agreed);
    QFETCH(QString, parameter);

    auto asked = plan();
    const bool several = agreed.startsWith(u"deck.jokers"_s);
    for (const QString& each : several ? agreed.split(u' ') : QStringList{agreed})
        asked.agreed.push_back(each.toStdString());
    const EmptyTournament tournament(asked);
    QVERIFY(tournament.isOnDisk());
    const rules::Set& set = tournament::regularSet(tournament.now().setting->rules.back());
    SAYS(q(wording::inWords(set, parameter.toStdString())));
}

void tst_begintournament::refusesNonsenseInPlainWords_data()
{
    QTest::addColumn<QString>("venue");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("label");
    for (const rules::Venue& venue : rules::builtIn())
        for (const auto& fields : {desk::agreeable(venue), desk::registering(venue)})
            for (const desk::Agreeable& each : fields)
                QTest::newRow((venue.id + ' ' + each.key).c_str())
                    << q(venue.id) << q(each.key) << q(each.label);
}

// The refusal uses the field's label, not the key of the rule file.
void tst_begintournament::refusesNonsenseInPlainWords()
{
    QFETCH(QString, venue);
    QFETCH(QString, key);
    QFETCH(QString, label);
    for (const QString& value :
         {u"-1"_s, u"0.5"_s, u"{}"_s, u"{\"fixedGames\":3000}"_s, u"{\"fixedGames\":\"x\"}"_s,
          u"{\"fixedGames\":3,\"fixedHands\":3}"_s, u"[7]"_s, u"[\"BJ\",\"BJ\"]"_s, u"{\"fixedGames\":"_s}) {
        const auto agreed = desk::agreedVenue(*desk::venueCalled(venue.toStdString()),
                                              {QString(key + u'=' + value).toStdString()});
        if (agreed && key.endsWith(u"affiliations"_s)) // anything may be the name of one
            continue;
        QVERIFY2(!agreed, qPrintable(key + u'=' + value));
        const QString says = mistakes(agreed);
        QVERIFY2(says.startsWith(label + u": "_s) ||
                     says.startsWith(u'“' + key + u"”: the value isn’t complete"),
                 qPrintable(says));
        QVERIFY2(!says.contains(u'{') && !says.contains(u"\"fixed"_s) && !says.contains(u"\\"_s),
                 qPrintable(says));
    }
}

void tst_begintournament::saysWhyItMayNotBeAgreed_data()
{
    QTest::addColumn<QString>("agreed");
    QTest::newRow("text") << u"end.target=many"_s;
    QTest::newRow("none") << u"end.target="_s;
    QTest::newRow("range") << u"end.target=0"_s;
    QTest::newRow("other phase") << u"championship.end.target=-5"_s;
    QTest::newRow("choice") << u"time.onExpiry=never"_s;
    QTest::newRow("length") << u"end.handsOrGames=12 games"_s;
    QTest::newRow("no length") << u"end.handsOrGames=three games"_s;
    QTest::newRow("no card") << u"deck.removed=2H, 1D"_s;
    QTest::newRow("jokers alone") << u"deck.jokers=false"_s;
}

void tst_begintournament::saysWhyItMayNotBeAgreed()
{
    QFETCH(QString, agreed);

    const auto venue = desk::agreedVenue(*desk::venueCalled("unc"), {agreed.toStdString()});
    QVERIFY(!venue);
    MENTIONS(mistakes(venue));
}

TEST_CLASS(tst_begintournament)
#include "tst_begintournament.moc"
