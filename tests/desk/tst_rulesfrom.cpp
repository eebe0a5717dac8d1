// A tournament gets other rules from a match on: the effect is shown first, and one undo takes it back.
#include "proposals.h"

#include "golden/says.h"

#include "desk/corrections/rulesfrom.h"
#include "desk/corrections/undo.h"
#include "desk/reports/status.h"
#include "program/testclass.h"
#include "tournament/model/setting.h"
#include "json/value.h"

using facts::Resolution;
using proposals::apply;
using proposals::has;
using proposals::look;
using tournaments::bigLine;
using tournaments::LiveTournament;

namespace {

desk::Proposal from(const char* match, const char* value)
{
    return desk::changeRulesFrom(match, {value}, "the copy on the table was last year's");
}

} // namespace

class tst_rulesfrom : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void matchesBeforeKeepTheirs();
    void aWonGameContinues();
    void whoHasGoneOnIsDecidedAbout();
    void rulesThatMayNotBeAgreedCanStillBeChanged();
    void listsAndObjectsCanBeChanged();
    void theSheetLeavesOpenWhatItDid();
    void whichHoldWhen();
    void anotherPhase();
    void matchesOfAnotherPhaseDoNotCount();
    void oneAfterTheOther();
    void refused_data();
    void refused();
    void itIsInTheRecord();
};

void tst_rulesfrom::matchesBeforeKeepTheirs()
{
    LiveTournament live(tournaments::shortGame);
    live.playOut("W1-1", 'a');
    const tournament::Match first = live.match("W1-1");
    const auto asked = from("W1-2", "end.target=200");
    SAYS(look(live, asked));
    MENTIONS(apply(live, asked));
    QVERIFY(live.match("W1-1") == first);
    QCOMPARE(live.match("W1-2").rules->rules.end.target, 200);
    QCOMPARE(live.match("W2-1").rules->rules.end.target, 200);
    live.call("W1-2");
    live.enter("W1-2", bigLine);
    QCOMPARE(live.match("W1-2").state, tournament::State::Playing); // 120 is not enough
    SAYS(apply(live, asked));
}

void tst_rulesfrom::aWonGameContinues()
{
    LiveTournament live(tournaments::shortGame);
    live.playOut("W1-1", 'a');
    const auto asked = from("W1-1", "end.target=200");
    const std::string seen = look(live, asked);
    MENTIONS_ALL(seen, 3);
    QCOMPARE(apply(live, asked), seen);
    QCOMPARE(live.match("W1-1").state, tournament::State::Playing);
    QVERIFY(desk::undo(live.desk(), "J. Park", std::nullopt));
    QCOMPARE(live.match("W1-1").state, tournament::State::Final);
    QCOMPARE(live.match("W2-1").teams.a, "T1");
    QVERIFY(desk::redo(live.desk(), "J. Park", std::nullopt));
    QCOMPARE(live.match("W1-1").state, tournament::State::Playing);
}

void tst_rulesfrom::whoHasGoneOnIsDecidedAbout()
{
    // With 20 points an overtrick Team 1 has won in the first hand, which Team 4 won in the second.
    LiveTournament live(tournaments::shortGame);
    live.enter("W1-1", R"({"a":{"bids":[5,3],"tricks":10},"b":{"bids":[1,2],"tricks":3}})"); // 82, 30
    live.enter("W1-1", R"({"a":{"bids":[1,1],"tricks":2},"b":{"bids":[5,5],"tricks":11}})"); // 102, 131
    QCOMPARE(live.finish("W1-1"), "");
    live.playOut("W1-2", 'a');
    QCOMPARE(live.call("W2-1"), "");
    QCOMPARE(live.match("W2-1").teams.a, "T4");
    auto asked = from("W1-1", "overtrick.points=20");
    const std::string seen = look(live, asked);
    MENTIONS(seen);
    QVERIFY2(has(seen, "match 3: "), seen.c_str());
    MENTIONS(seen);
    MENTIONS(apply(live, asked));
    QVERIFY(live.match("W1-1").state == tournament::State::Final);
    asked.then = {{"W2-1", Resolution::Replay}};
    const std::string done = apply(live, asked);
    QVERIFY2(!has(done, "disputed"), done.c_str());
    QCOMPARE(live.match("W2-1").attempt, 2);
    QVERIFY(!live.match("W2-1").flags.disputed);
    QVERIFY(desk::undo(live.desk(), "J. Park", std::nullopt));
    QCOMPARE(live.match("W2-1").attempt, 1);
    QCOMPARE(live.match("W2-1").teams.a, "T4");
}

void tst_rulesfrom::rulesThatMayNotBeAgreedCanStillBeChanged()
{
    LiveTournament live(tournaments::ruledBy("washburn")); // where nothing may be agreed
    const std::string seen = look(live, from("W1-2", "bags.penalty=50"));
    MENTIONS(seen);
    MENTIONS(apply(live, from("W1-2", "bags.penalty=50")));
    QCOMPARE(live.match("W1-2").rules->rules.bags.penalty, 50);
    QCOMPARE(live.match("W1-1").rules->rules.bags.penalty, 100);
}

// Correcting a value in the copy does not make it one that players may agree on.
void tst_rulesfrom::listsAndObjectsCanBeChanged()
{
    LiveTournament live(tournaments::ruledBy("washburn"));
    const auto asked = desk::changeRulesFrom(
        "W1-2",
        {R"(end.handsOrGames={"fixedGames":3})", R"(fouls=[{"name":"table-talk","points":-10,"tricks":0}])",
         R"(nil.double={"made":200,"split":0,"failed":-200})", "nil.maxPerTeam=2", "deck.removed=[]",
         "deck.trumps=none", "deck.jokers=false"},
        "the copy on the table was last year's");
    const std::string done = apply(live, asked);
    MENTIONS_ALL(done, 2);
    const rules::Set& set = *live.match("W1-2").rules;
    QVERIFY(set.rules.end.length == scoring::Length::FixedGames && set.rules.end.lengthCount == 3);
    QCOMPARE(set.rules.fouls.front().name, "table-talk");
    QCOMPARE(set.rules.nil.doubled->failed, -200);
    QVERIFY(!set.people.deck.jokers);
    for (const char* nonsense : {R"(length={"fixedGames":30})", R"(length={"fixedGames")", "length=many",
                                 R"(double nil={"made":1})"}) {
        const std::string refused = look(live, from("W1-2", nonsense));
        QVERIFY2(!has(refused, "→") && !has(refused, "{") && !has(refused, "\"fixed"), refused.c_str());
    }
}

void tst_rulesfrom::theSheetLeavesOpenWhatItDid()
{
    LiveTournament live(tournaments::ruledBy("unc"));
    const auto before = live.desk().tournament().setting->rules.front().venue.agreeable;
    QVERIFY(std::find(before.begin(), before.end(), "bags.limit") == before.end());
    MENTIONS(apply(live, from("W1-2", "bags.limit=5")));
    QVERIFY(live.desk().tournament().setting->rules.back().venue.agreeable == before);
    QCOMPARE(live.match("W1-2").rules->rules.bags.limit, 5);
    MENTIONS(apply(live, from("W1-2", "bags.limit=4")));
    QCOMPARE(live.match("W1-2").rules->rules.bags.limit, 4);
    QVERIFY(live.desk().tournament().setting->rules.back().venue.agreeable == before);
}

void tst_rulesfrom::whichHoldWhen()
{
    LiveTournament live(tournaments::shortGame);
    const auto& setting = live.desk().tournament().setting;
    QCOMPARE(tournament::rulesPeriods(*setting).size(), std::size_t{1});
    apply(live, from("W2-1", "end.target=300"));
    apply(live, from("W2-1", "end.target=400")); // in place of that
    const tournament::Setting& now = *live.desk().tournament().setting;
    const std::vector<tournament::RulesPeriod> inTurn = tournament::rulesPeriods(now);
    QCOMPARE(inTurn.size(), std::size_t{2});
    QCOMPARE(inTurn[0].from, "");
    QCOMPARE(tournament::regularSet(*inTurn[0].rules).rules.end.target, 100);
    QCOMPARE(inTurn[1].from, "W2-1");
    QCOMPARE(tournament::regularSet(*inTurn[1].rules).rules.end.target, 400);
    QVERIFY(tournament::generalRules(now) == inTurn[0].rules);
    QVERIFY(!tournament::generalRules(tournament::Setting()));
    QVERIFY(!tournament::generalSet(tournament::Setting()));
    QCOMPARE(tournament::generalSet(now)->rules.end.target, 100);
    QVERIFY(tournament::inAnyRules(now, [](const auto& rules) { return rules.end.target == 400; }));
    QVERIFY(!tournament::inAnyRules(now, [](const auto& rules) { return rules.end.target == 300; }));
    const std::string status = desk::status(live.desk(), desk::As::Text);
    MENTIONS(status);
}

void tst_rulesfrom::anotherPhase()
{
    LiveTournament live(tournaments::ruledBy("unc"));
    QVERIFY(has(apply(live, from("W1-1", "championship.end.target=400")), "(championship)"));
    QCOMPARE(live.match("W1-1").rules->rules.end.target, 300);
    QCOMPARE(live.match("W2-1").rules->rules.end.target, 400);
}

void tst_rulesfrom::matchesOfAnotherPhaseDoNotCount()
{
    LiveTournament live(tournaments::ruledBy("unc"));
    const std::string regular = look(live, from("W1-1", "bags.limit=5")); // the final has a limit of its own
    MENTIONS(regular);
    const std::string final = look(live, from("W1-1", "championship.bags.limit=9"));
    MENTIONS(final);
}

void tst_rulesfrom::oneAfterTheOther()
{
    LiveTournament live(tournaments::shortGame);
    apply(live, from("W1-1", "end.target=150"));
    apply(live, from("W2-1", "bag limit=5")); // as people call it
    QCOMPARE(live.match("W1-2").rules->rules.end.target, 150);
    QCOMPARE(live.match("W2-1").rules->rules.end.target, 150); // what was corrected before stays so
    QCOMPARE(*live.match("W2-1").rules->rules.bags.limit, 5);
    const tournament::Tournament seen = live.desk().tournament();
    SAYS(refusals::firstMistake(desk::record(live.desk(), "S. Lee", from("W1-2", "end.target=250"))));
    apply(live, from("W2-1", "end.target=250"));
    SAYS(refusals::firstMistake(desk::record(live.desk(), "S. Lee", from("W2-1", "bags.limit=3"), &seen)));
}

void tst_rulesfrom::refused_data()
{
    QTest::addColumn<QString>("match");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* match, const char* value, const char* reason) {
        QTest::newRow(name) << QString::fromLatin1(match) << QString::fromLatin1(value)
                            << QString::fromLatin1(reason);
    };
    row("no match", "W9-1", "end.target=200", "so");
    row("no parameter", "W1-2", "aim=200", "so");
    row("no value", "W1-2", "end.target", "so");
    row("out of range", "W1-2", "end.target=0", "so");
    row("of another type", "W1-2", "bags.limit=many", "so");
    row("against another rule", "W1-2", "bags.penalty=null", "so");
    row("no reason", "W1-2", "end.target=200", "");
}

void tst_rulesfrom::refused()
{
    QFETCH(QString, match);
    QFETCH(QString, value);
    QFETCH(QString, reason);

    LiveTournament live(tournaments::shortGame);
    live.call("W1-1");
    const tournament::Tournament before = live.desk().tournament();
    const std::string answer =
        apply(live, desk::changeRulesFrom(match.toStdString(), {value.toStdString()}, reason.toStdString()));
    MENTIONS(QString::fromStdString(answer));
    QVERIFY(live.desk().tournament() == before);
}

void tst_rulesfrom::itIsInTheRecord()
{
    LiveTournament live(tournaments::shortGame);
    const auto done = desk::record(live.desk(), "J. Park", from("W1-2", "end.target=200"));
    QVERIFY(done && done->recorded);
    const auto& fact = std::get<facts::Rules>(done->recorded->entries.front().fact);
    QCOMPARE(*fact.from, "W1-2");
    SAYS(*fact.reason);
    const auto json = json::parse(desk::correctionJson(*done));
    QVERIFY(json && json->object());
    QVERIFY(has(desk::correctionJson(*done), "\"from\":\"W1-2\""));
    MENTIONS(desk::correctionJson(*done));
}

TEST_CLASS(tst_rulesfrom)
#include "tst_rulesfrom.moc"
