// The seven built-in rule sets hold the values of the venues' sheets. The table is written by hand from the
// sheets, not from the rule files.
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/parameters.h"
#include "text.h"

namespace {

constexpr const char* ids[] = {"washburn", "mckendree",   "unc-regular", "unc-championship",
                               "classic",  "traditional", "cardominoes"};

struct ValueRow {
    const char* parameter;
    const char* values[7];
};

constexpr const char* uncMisdeals = R"([{"id":"hand-information","by":"opponents","until":"opening-lead"},)"
                                    R"({"id":"no-face-card","by":"anyone","until":"first-bid"},)"
                                    R"({"id":"no-spade","by":"anyone","until":"first-bid"},)"
                                    R"({"id":"wrong-count","by":"anyone","until":"first-bid"}])";

// "=" repeats the value on the left.
constexpr ValueRow table[] = {
    {"end.target", {"500", "200", "300", "500", "500", "500", "500"}},
    {"end.bothReach", {R"("higher")", "=", "=", "=", "=", "=", "="}},
    {"end.tie", {R"("extra-hand")", "=", "=", "=", "=", "=", "="}},
    {"end.minScore", {"null", "=", "=", "=", "=", "=", "="}},
    {"end.maxSetsTotal", {"null", "=", "=", "=", "=", "=", "="}},
    {"end.maxSetsConsecutive", {"null", "=", "=", "=", "=", "=", "="}},
    {"end.winOnMadeBid", {"null", "=", "=", "=", "=", "=", "="}},
    {"end.handsOrGames", {R"("target")", "=", "=", "=", "=", "=", "="}},
    {"end.minHands", {"null", "=", "=", "=", "=", "=", "="}},
    {"end.mercyLead", {"null", "=", "=", "=", "=", "=", "="}},
    {"end.winOnAllTricks", {"false", "=", "=", "=", "=", "=", "="}},
    {"time.limitMin", {"null", "null", "30", "45", "null", "null", "null"}},
    {"time.scope", {R"("game")", "=", "=", "=", "=", "=", "="}},
    {"time.onExpiry", {"null", "null", R"("finish-hand")", "=", "null", "null", "null"}},
    {"time.wallClockEnd", {"null", "=", "=", "=", "=", "=", "="}},
    {"time.oneMoreHand", {"false", "=", "=", "=", "=", "=", "="}},
    {"bid.entry", {R"("team")", "=", R"("player")", "=", "=", "=", "="}},
    {"bid.first", {R"("non-dealer-team")", "=", "=", "=", R"("dealer-left")", "=", "="}},
    {"bid.minTeam", {"1", "4", "4", "4", "null", "null", "null"}},
    {"bid.minPlayer", {"null", "null", "1", "1", "1", "1", "1"}},
    {"bid.minWithNilPartner", {"null", "null", "4", "4", "null", "null", "null"}},
    {"bid.maxTeam", {"13", "13", "13", "13", "null", "13", "13"}},
    {"bid.firstHand", {R"("bid")", "=", "=", "=", "=", "=", "="}},
    {"bid.firstHandMinBooks", {"null", "=", "=", "=", "=", "=", "="}},
    {"bid.minTableTotal", {"null", "=", "=", "=", "=", "=", "="}},
    {"bid.blindPerGame", {"null", "=", "=", "=", "=", "=", "="}},
    {"contract.perTrick", {"10", "=", "=", "=", "=", "=", "="}},
    {"contract.set", {R"("minus-bid")", R"("zero")", R"("minus-bid")", "=", "=", "=", "="}},
    {"contract.tiers",
     {"[]", "[]", R"([{"minBid":10,"exact":false,"made":120,"set":null}])",
      R"([{"minBid":10,"exact":false,"made":200,"set":null}])", "[]", "[]", "[]"}},
    {"contract.blindBid", {"null", "=", "=", "=", "=", "=", "="}},
    {"contract.allTricksBonus", {"null", "=", "=", "=", "=", "=", "="}},
    {"contract.blindTier", {R"("multiplied")", "=", "=", "=", "=", "=", "="}},
    {"contract.setAtTimes", {"null", "=", "=", "=", "=", "=", "="}},
    {"overtrick.points", {"1", "=", "=", "=", "=", "=", "="}},
    {"bags.limit", {"10", "10", "6", "10", "10", "10", "null"}},
    {"bags.penalty", {"100", "50", "60", "100", "100", "100", "0"}},
    {"bags.after", {R"("carry")", "=", R"("reset")", "=", R"("carry")", "=", "="}},
    {"bags.cancelPoints", {"false", "=", "=", "=", "=", "=", "="}},
    {"nil.valueMade", {"50", "null", "60", "100", "100", "100", "100"}},
    {"nil.valueFailed", {"50", "null", "60", "100", "100", "100", "100"}},
    {"nil.blindMade", {"null", "null", "120", "200", "null", "200", "200"}},
    {"nil.blindFailed", {"null", "null", "120", "200", "null", "200", "200"}},
    {"nil.maxPerTeam", {"1", "0", "2", "2", "2", "2", "2"}},
    {"nil.blindMinDeficit", {"null", "null", "100", "100", "null", "100", "100"}},
    {"nil.blindExchange", {"0", "0", "0", "0", "0", "2", "1"}},
    {"nil.exchange", {"0", "0", "0", "0", "0", "0", "0"}},
    {"nil.double", {R"("sum")", "=", "=", "=", "=", "=", "="}},
    {"nil.failedTricks",
     {R"("count")", R"("count")", R"("void")", R"("void")", R"("count")", R"("bags")", R"("void")"}},
    {"nil.failedBagsWhenSet", {"true", "=", "=", "=", "=", "=", "="}},
    {"renege.tricks", {"null", "3", "3", "3", "null", "null", "null"}},
    {"renege.loser", {"null", R"("loser-of-challenge")", R"("offender")", "=", "null", "null", "null"}},
    {"renege.receiverPoints", {"null", "0", "30", "30", "null", "null", "null"}},
    {"renege.receiverCountsTricks", {"null", "false", "false", "false", "null", "null", "null"}},
    {"renege.effect", {"null", R"("tricks")", "=", "=", "null", "null", "null"}},
    {"renege.secondOffence", {"null", R"("same")", "=", "=", "null", "null", "null"}},
    {"renege.claimUntil", {"null", R"("any-time")", "=", "=", "null", "null", "null"}},
    {"renege.wrongTricks", {"null", "null", "null", "null", "null", "null", "null"}},
    {"renege.wrongPaid", {"null", R"("always")", "=", "=", "null", "null", "null"}},
    {"renege.receiverMakesBid", {"null", "false", "=", "=", "null", "null", "null"}},
    {"fouls", {"[]", "=", "=", "=", "=", "=", "="}},
    {"deck.jokers", {"false", "false", "true", "true", "false", "false", "false"}},
    {"deck.removed", {"[]", "[]", R"(["2H","2D"])", "=", "[]", "[]", "[]"}},
    {"deck.trumps", {"[]", "[]", R"(["BJ","LJ","2S","AS"])", "=", "[]", "[]", "[]"}},
    {"firstDealer", {R"("high-card")", "=", "=", "=", R"("not-said")", R"("random")", "="}},
    {"play.firstLead",
     {R"("lowest-club")", R"("dealers-left")", "=", "=", "=", "=", R"("dealers-left-not-spade")"}},
    {"play.spadesLead", {R"("when-broken")", "=", "=", "=", "=", "=", "="}},
    {"misdeal.reasons", {"[]", "[]", uncMisdeals, "=", "[]", "[]", "[]"}},
    {"misdeal.redealer", {R"("same-dealer")", "=", "=", "=", "=", "=", "="}},
    {"checkin.acceptedIds",
     {R"(["Current Washburn picture ID"])", R"(["Current McKendree University ID"])",
      R"(["UNC One Card","valid government-issued ID"])", "=", "[]", "[]", "[]"}},
    {"checkin.noIdNoPlay", {"true", "true", "true", "true", "false", "false", "false"}},
    {"checkin.eligible",
     {R"(["Anyone eligible under the Washburn intramural guidelines"])",
      R"(["Currently enrolled students","Faculty","Staff"])",
      R"(["Anyone eligible under the UNC Intramural Handbook"])", "=", "[]", "[]", "[]"}},
    {"checkin.scope", {R"("evening")", R"("match")", "=", "=", R"("evening")", "=", "="}},
    {"roster.minPlayers", {"null", "=", "=", "=", "=", "=", "="}},
    {"roster.maxPlayers", {"null", "=", "=", "=", "=", "=", "="}},
    {"roster.affiliations", {"[]", "=", "=", "=", "=", "=", "="}},
    {"roster.limits", {"[]", "=", "=", "=", "=", "=", "="}},
    {"roster.maxOthers", {"null", "=", "=", "=", "=", "=", "="}},
};

} // namespace

class tst_values : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void theSheetsValues_data();
    void theSheetsValues();
    void theTableNamesEveryParameter();
    void theListOfSets();
    void aVenueOfTwoPhasesIsNotASet();
    void unknownSetsNameTheKnown();
    void everySheetNamesWhatMayBeAgreed();
    void theFinalAtUncHasItsOwnPhase();
    void whatIsSetIsAmongTheChoices();
};

void tst_values::theSheetsValues_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("value");
    for (const ValueRow& row : table) {
        const char* value = nullptr;
        for (std::size_t i = 0; i < 7; ++i) {
            value = std::string_view(row.values[i]) == "=" ? value : row.values[i];
            QTest::addRow("%s %s", ids[i], row.parameter) << q(ids[i]) << q(row.parameter) << q(value);
        }
    }
}

void tst_values::theSheetsValues()
{
    QFETCH(QString, id);
    QFETCH(QString, parameter);
    QFETCH(QString, value);
    const auto set = rules::find(id.toStdString());
    QVERIFY(set.has_value());
    QCOMPARE(q(json::print(rules::valueOf(*set, parameter.toStdString()))), value);
}

void tst_values::theTableNamesEveryParameter()
{
    QStringList inTable;
    for (const ValueRow& row : table)
        inTable << q(row.parameter);
    QStringList known;
    for (std::string_view name : rules::parameterNames())
        known << q(name);
    QCOMPARE(inTable, known);
}

void tst_values::theListOfSets()
{
    QStringList found;
    for (const rules::Venue& venue : rules::builtIn())
        for (const rules::Set& set : rules::sets(venue))
            found << q(set.id);
    QStringList expected;
    for (const char* id : ids)
        expected << q(id);
    QCOMPARE(found, expected);
}

void tst_values::aVenueOfTwoPhasesIsNotASet()
{
    const auto set = rules::find("unc");
    QVERIFY(!set);
    SAYS(q(wording::text(set.error())));
}

void tst_values::unknownSetsNameTheKnown()
{
    const auto set = rules::find("uncle");
    QVERIFY(!set);
    SAYS(q(wording::text(set.error())));
}

void tst_values::everySheetNamesWhatMayBeAgreed()
{
    const std::vector<std::string> nothing;
    const std::vector<std::string> target{"end.target"};
    const auto agreeable = [](const char* id) { return rules::venue(rules::builtIn(), id)->agreeable; };
    QCOMPARE(agreeable("washburn"), nothing);
    QCOMPARE(agreeable("classic"), nothing);
    QCOMPARE(agreeable("mckendree"), target);
    QCOMPARE(agreeable("traditional"), target);
    QCOMPARE(agreeable("cardominoes"), target);
    QCOMPARE(agreeable("unc"), (std::vector<std::string>{"end.target", "end.handsOrGames", "time.onExpiry",
                                                         "renege.receiverCountsTricks", "deck.jokers",
                                                         "deck.removed", "deck.trumps"}));
}

void tst_values::theFinalAtUncHasItsOwnPhase()
{
    for (const rules::Venue& venue : rules::builtIn()) {
        QCOMPARE(venue.championship.has_value(), venue.id == "unc");
        QCOMPARE(rules::phase(venue, "championship") != nullptr, venue.id == "unc");
    }
}

void tst_values::whatIsSetIsAmongTheChoices()
{
    rules::Set set = *rules::find("classic");
    const std::size_t usual = rules::choicesOf(set, "end.handsOrGames").size();
    set.rules.end.length = scoring::Length::FixedHands;
    set.rules.end.lengthCount = 40; // more than are offered
    const auto choices = rules::choicesOf(set, "end.handsOrGames");
    QCOMPARE(choices.size(), usual + 1);
    QVERIFY(choices.back().with == set);
}

TEST_CLASS(tst_values)
#include "tst_values.moc"
