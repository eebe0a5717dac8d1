// The seven built-in rule sets hold the values of the venues’ sheets; the table is written by hand from the
// sheets, not from the rule files. Every value says where it comes from: a section that the sheet has, or a
// reading with its code.
#include "text.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "rules/parameters.h"

#include <QMap>

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

QStringList numbered(const QString& heading, int last)
{
    QStringList all;
    for (int i = 1; i <= last; ++i)
        all << heading + QString::number(i);
    return all;
}

QStringList words(const char* list)
{
    return q(list).split(QStringLiteral(", "));
}

// The sections of the sheets.
QMap<QString, QStringList> sections()
{
    const auto s = [](const char* text) { return q(text); };
    QMap<QString, QStringList> all;
    all[s("washburn")] = numbered({}, 8) + words("End note");
    all[s("mckendree")] =
        words(
            "I, II, III, IV, V, VI, VII, VIII, IX, General Eligibility 1, General Eligibility 2, End note") +
        numbered(s("Sporting Behavior "), 3);
    all[s("unc")] = numbered(s("The Game "), 7) + numbered(s("The Deal "), 5) +
                    numbered(s("The Bidding "), 6) + numbered(s("The Play "), 6) +
                    numbered(s("Scoring "), 6) +
                    words("The Game 3a, Special trump cards, Misdeal A, Misdeal B, Misdeal C, Misdeal D, "
                          "Misdeal E, Scoring 5a, Scoring 5b, Scoring 5c");
    all[s("classic")] =
        words("Introduction, Players, Cards, Object of the Game, Deal, Bidding, Play, Scoring");
    all[s("traditional")] = words("The Setup, How to Deal, How to Bid, How to Play, How to Score");
    all[s("cardominoes")] = words("Players, Requirements, Deal, Objective, Bidding, Play, Scoring");
    return all;
}

const char* const codes =
    "C1, C2, C3, C4, C5, C6, C7, W1, W2, W3, W4, M1, M2, M3, M4, M5, U1, U2, U3, U4, U5, "
    "U6, U7, U8, U9, U10, U11, U12, K1, K2, T1, T2, T3, T4, T5, T6, T7, X1, X2, X3, N1, "
    "G1, G2, G3, G4, G5, G6, G7, G8";

// The readings by parameter. A set on the left of the colon, `parameter code` on the right.
const char* const readings[] = {
    "washburn: end.tie C2, bid.minTeam W2, bid.maxTeam G1, nil.maxPerTeam W1, nil.failedTricks W3, "
    "bags.cancelPoints C6, renege.tricks C5, misdeal.redealer C7, checkin.scope G8",
    "mckendree: end.target M4, end.bothReach C3, bid.maxTeam G1, bags.after M1, bags.cancelPoints C6, "
    "nil.valueMade M2, nil.blindMade G3, nil.blindFailed G3, renege.loser M3, renege.receiverPoints M3, "
    "renege.receiverCountsTricks M3, misdeal.redealer C7, checkin.noIdNoPlay G7",
    "unc-regular: end.handsOrGames U12, time.scope U12, time.onExpiry U5, bid.minTeam U7, bid.minPlayer U7, "
    "contract.tiers U4, bags.after U2, bags.cancelPoints C6, nil.double U6, nil.failedTricks U1, "
    "nil.blindMinDeficit U10, renege.receiverCountsTricks U3, deck.jokers U9, deck.removed U9, "
    "misdeal.reasons U8, misdeal.redealer C7, checkin.noIdNoPlay G7",
    "unc-championship: end.handsOrGames U12, time.onExpiry U5, contract.tiers U4, bags.after G4, "
    "bags.cancelPoints C6, nil.failedTricks U1, renege.receiverCountsTricks U3, bid.minPlayer U7",
    "classic: end.tie C2, bid.maxTeam K2, bags.cancelPoints C6, nil.blindMade G3, nil.blindFailed G3, "
    "nil.maxPerTeam G6, nil.double G6, nil.failedTricks K1, renege.tricks C5, misdeal.redealer C7, "
    "checkin.scope G8",
    "traditional: end.target T5, end.bothReach C3, end.tie C2, bid.entry T6, bid.first G5, bid.minPlayer G2, "
    "contract.set T1, bags.after T3, bags.cancelPoints C6, nil.valueFailed T2, nil.failedBagsWhenSet T2, "
    "nil.maxPerTeam G6, nil.double G6, nil.blindMinDeficit T4, renege.tricks C5, deck.jokers T7, "
    "misdeal.redealer C7, checkin.scope G8",
    "cardominoes: end.target X2, end.bothReach C3, end.tie C2, bid.minPlayer G2, bid.maxTeam G1, bags.limit "
    "X1, "
    "nil.maxPerTeam G6, nil.double G6, renege.tricks C5, play.spadesLead X3, misdeal.redealer C7, "
    "checkin.scope G8"};

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
    void everySectionIsOnTheSheet();
    void everyReadingHasAKnownCode();
    void theReadings_data();
    void theReadings();
    void thePlaces_data();
    void thePlaces();
    void theFilesAreWrittenAsWeWriteThem();
    void aBuiltInSetCitesEverything();
    void anotherFileNeedsNoCites();
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

void tst_values::everySectionIsOnTheSheet()
{
    const auto known = sections();
    for (const rules::Set& set : allSets())
        for (const auto& [name, cite] : set.cites)
            if (!cite.section.empty())
                QVERIFY2(known[q(set.venue)].contains(q(cite.section)),
                         (set.id + ' ' + name + " cites " + cite.section).c_str());
    for (const rules::Set& set : allSets())
        for (const rules::Infraction& each : rules::infractions(set))
            QVERIFY2(known[q(set.venue)].contains(q(each.cite.section)),
                     (set.id + ' ' + each.id + " cites " + each.cite.section).c_str());
    for (const rules::Set& set : allSets())
        for (const rules::Sentence& each : set.sentences)
            for (const QString& section : q(each.cite.section).split(QStringLiteral(", ")))
                QVERIFY2(known[q(set.venue)].contains(section),
                         (set.id + ' ' + each.id + " cites " + each.cite.section).c_str());
}

void tst_values::everyReadingHasAKnownCode()
{
    const QStringList known = words(codes);
    int readings = 0;
    for (const rules::Set& set : allSets())
        for (const auto& [name, cite] : set.cites)
            if (!cite.reading.empty()) {
                ++readings;
                QVERIFY2(known.contains(q(cite.code)),
                         (set.id + ' ' + name + " has code " + cite.code).c_str());
            }
    QVERIFY(readings > 0);
}

void tst_values::theReadings_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("code");
    for (const char* line : readings) {
        const QStringList halves = q(line).split(QStringLiteral(": "));
        for (const QString& entry : halves[1].split(QStringLiteral(", "))) {
            const QStringList pair = entry.split(QLatin1Char(' '));
            QTest::newRow(qPrintable(halves[0] + QLatin1Char(' ') + pair[0]))
                << halves[0] << pair[0] << pair[1];
        }
    }
}

void tst_values::theReadings()
{
    QFETCH(QString, id);
    QFETCH(QString, parameter);
    QFETCH(QString, code);
    const auto set = rules::find(id.toStdString());
    const rules::Cite& cite = set->citeFor(parameter.toStdString());
    QCOMPARE(q(cite.code), code);
    QVERIFY(!cite.reading.empty());
    QVERIFY(!cite.why.empty());
}

void tst_values::thePlaces_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("section");
    const auto row = [](const char* id, const char* parameter, const char* section) {
        QTest::addRow("%s %s", id, parameter) << q(id) << q(parameter) << q(section);
    };
    row("unc-regular", "end.target", "The Game 3");
    row("unc-championship", "end.target", "The Game 3a");
    row("unc-regular", "contract.perTrick", "Scoring 1");
    row("unc-regular", "overtrick.points", "Scoring 2");
    row("unc-regular", "bags.penalty", "Scoring 3");
    row("unc-championship", "bags.penalty", "Scoring 3");
    row("unc-regular", "contract.set", "Scoring 4");
    row("unc-regular", "nil.valueMade", "Scoring 5a");
    row("unc-championship", "nil.blindFailed", "Scoring 5c");
    row("unc-regular", "renege.receiverPoints", "The Play 4");
    row("unc-regular", "misdeal.reasons.wrong-count", "Misdeal D");
    row("unc-regular", "misdeal.reasons.no-face-card", "Misdeal B"); // the list's own entry stands for it
    row("washburn", "nil.valueMade", "8");
    row("washburn", "deck.removed", "3"); // the group's entry stands for it
    row("mckendree", "contract.set", "VIII");
    row("mckendree", "checkin.eligible", "General Eligibility 1");
    row("classic", "end.target", "Object of the Game");
    row("traditional", "nil.blindExchange", "How to Bid");
    row("cardominoes", "play.firstLead", "Play");
    row("washburn", "time.limitMin", ""); // the sheet knows no limit
}

void tst_values::thePlaces()
{
    QFETCH(QString, id);
    QFETCH(QString, parameter);
    QFETCH(QString, section);
    const auto set = rules::find(id.toStdString());
    QCOMPARE(q(set->citeFor(parameter.toStdString()).section), section);
}

void tst_values::theFilesAreWrittenAsWeWriteThem()
{
    for (const rules::Venue& venue : rules::builtIn())
        QCOMPARE(q(sourceFile(("resources/rules/" + venue.id + ".json").c_str())), q(rules::toJson(venue)));
}

// The roster limits, which no sheet sets, need no citation.
void tst_values::aBuiltInSetCitesEverything()
{
    for (const rules::Set& set : allSets())
        for (const std::string_view name : rules::parameterNames())
            if (!rules::isOrganisers(name))
                QVERIFY2(set.cites.contains(name) || set.cites.contains(name.substr(0, name.find('.'))),
                         (set.id + ' ' + std::string(name)).c_str());
}

void tst_values::anotherFileNeedsNoCites()
{
    rules::Venue venue = *rules::venue(rules::builtIn(), "classic");
    venue.cites = {{"nil", {"5", "", "", ""}}, {"end.target", {}}, {"end.tie", rules::offSheet()}};
    const auto loaded = rules::load(rules::toJson(venue));
    QVERIFY2(loaded, loaded ? "" : qPrintable(asText(loaded.error())));
    QVERIFY(*loaded == venue);
    const rules::Set set = rules::sets(*loaded).front();
    QCOMPARE(q(set.citeFor("nil.valueMade").section), QStringLiteral("5"));
    QVERIFY(set.citeFor("end.target").follows());
    QVERIFY(set.citeFor("end.tie").isOffSheet);
    QVERIFY(set.citeFor("bags.limit").follows());
    QVERIFY(set.citeFor("").follows()); // what no rule is behind
}

TEST_CLASS(tst_values)
#include "tst_values.moc"
