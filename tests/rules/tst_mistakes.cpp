// A rule file with a mistake is refused, with the line, the place and the reason. Each row is UNC's file with
// one thing changed.
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "text.h"

namespace {

std::string uncFile()
{
    return rules::toJson(*rules::venue(rules::builtIn(), "unc"));
}

json::Problems mistakes(const std::string& text)
{
    const auto venue = rules::load(text);
    return venue ? json::Problems{} : venue.error();
}

struct Row {
    const char* what;
    const char* from;
    const char* to;
    const char* says; ///< `place: text`, a line each
};

constexpr Row rows[] = {
    // the file
    {"another format", "courtside-rules/1", "courtside-rules/2",
     "format: \"courtside-rules/2\" is not \"courtside-rules/1\""},
    {"id with a space", R"("id": "unc")", R"("id": "unc spades")",
     "id: \"unc spades\" is no name in small letters, digits and single hyphens"},
    {"id with two hyphens", R"("id": "unc")", R"("id": "u--nc")",
     "id: \"u--nc\" is no name in small letters, digits and single hyphens"},
    {"no name", R"("name": "UNC intramural Spades")", R"("name": "")", "name: is empty"},
    {"name of two lines", "UNC intramural Spades", "UNC\\nSpades", "name: has a control character in it"},
    {"sheet missing", R"("sheet": )", R"("shet": )",
     "sheet: is missing\nshet: is not a key known here: format, id, name, sheet, phases, championship, "
     "agreeable, forbids, cites"},
    {"championship for a semi-final", R"("championship": "final")", R"("championship": "semi-final")",
     "championship: \"semi-final\" is neither \"final\" nor null"},
    {"phases as a list", R"("phases": {)", R"("phases": [], "x": {)",
     "phases: a list is no object\nx: is not a key known here: format, id, name, sheet, phases, "
     "championship, agreeable, forbids, cites"},
    {"agreeable names no parameter", R"("end.handsOrGames",)", R"("end.games",)",
     "agreeable[1]: \"end.games\" is no parameter"},
    {"agreeable names a group", R"("end.handsOrGames",)", R"("end",)",
     "agreeable[1]: \"end\" is no parameter"},
    {"agreeable twice", R"("end.handsOrGames",)", R"("end.target",)",
     "agreeable[1]: end.target stands twice"},

    // what it forbids
    {"forbids as an object", R"("forbids": [)", R"("forbids": {}, "x": [)",
     "forbids: an object is no list\nx: is not a key known here: format, id, name, sheet, phases, "
     "championship, agreeable, forbids, cites"},
    {"forbids without words", R"("words": "talk across the table about the hands", )", "",
     "forbids[0].words: is missing"},
    {"forbids without a place", R"(, "cite": "The Game 6"}
  ])",
     "}\n  ]", "forbids[0]: has neither cite nor reading"},
    {"forbids by no name", R"("id": "talk-across-table")", R"("id": "Talk")",
     "forbids[0].id: \"Talk\" is no name in small letters, digits and single hyphens"},

    // a phase
    {"unknown group", R"("overtrick": {"points": 1})", R"("overtrick": {"points": 1}, "extra": 1)",
     "phases.regular.extra: is not a key known here: from, end, time, bid, contract, overtrick, bags, nil, "
     "renege, fouls, deck, "
     "firstDealer, play, misdeal, checkin, roster, cites"},
    {"unknown parameter", R"("limitMin": 30,)", R"("limitMin": 30, "limitSec": 1,)",
     "phases.regular.time.limitSec: is not a key known here: limitMin, scope, onExpiry, wallClockEnd"},
    {"missing parameter", R"("minBid": 10, )", "", "phases.regular.contract.tiers[0].minBid: is missing"},
    {"missing group", R"("overtrick": {"points": 1},)", "", "phases.regular.overtrick: is missing"},
    {"group is a number", R"("overtrick": {"points": 1})", R"("overtrick": 1)",
     "phases.regular.overtrick: 1 is no object"},
    {"a phase without a name", R"("championship": {)", R"("": {"from": "regular"}, "championship": {)",
     "phases.: the phase's name is not in small letters, digits and single hyphens"},
    {"from nowhere", R"("from": "regular")", R"("from": "usual")",
     "phases.championship.from: \"usual\" is no phase of this venue"},
    {"from itself", R"("from": "regular")", R"("from": "championship")",
     "phases.championship.from: \"championship\" is this phase itself"},
    {"from in a circle", R"("regular": {)", R"("regular": {"from": "championship",)",
     "phases.championship.from: \"regular\" is a phase that takes over from this one"},
    {"inherited wrong value is told once", R"("perTrick": 10)", R"("perTrick": -1)",
     "phases.regular.contract.perTrick: -1 is outside 0 to 1000"},

    // values
    {"target as text", R"("target": 300)", R"("target": "300")",
     "phases.regular.end.target: \"300\" is no whole number (1 to 10000)"},
    {"target 0", R"("target": 300)", R"("target": 0)", "phases.regular.end.target: 0 is outside 1 to 10000"},
    {"target null", R"("target": 300)", R"("target": null)",
     "phases.regular.end.target: null is no whole number (1 to 10000)"},
    {"tie by a coin", R"("extra-hand")", R"("coin")",
     "phases.regular.end.tie: \"coin\" is none of \"extra-hand\""},
    {"mercy at a positive score", R"("minScore": null)", R"("minScore": 200)",
     "phases.regular.end.minScore: 200 is outside -10000 to -1"},
    {"length as a word", R"("handsOrGames": "target")", R"("handsOrGames": "three")",
     "phases.regular.end.handsOrGames: \"three\" is no length: say \"target\", or how many hands or games, "
     "as \"10 hands\" or \"3 games\""},
    {"length twice", R"("handsOrGames": "target")", R"("handsOrGames": {"fixedHands": 8, "fixedGames": 3})",
     "phases.regular.end.handsOrGames: an object is no length: say \"target\", or how many hands or games, "
     "as \"10 hands\" or \"3 games\""},
    {"ten games", R"("handsOrGames": "target")", R"("handsOrGames": {"fixedGames": 10})",
     "phases.regular.end.handsOrGames.fixedGames: 10 is outside 1 to 9"},
    {"clock of 24:00", R"("wallClockEnd": null)", R"("wallClockEnd": "24:00")",
     "phases.regular.time.wallClockEnd: \"24:00\" is no time of day (as \"20:00\") and not null"},
    {"clock without a colon", R"("wallClockEnd": null)", R"("wallClockEnd": "20.00")",
     "phases.regular.time.wallClockEnd: \"20.00\" is no time of day (as \"20:00\") and not null"},
    {"bool as a word", R"("exact": false)", R"("exact": "no")",
     "phases.regular.contract.tiers[0].exact: \"no\" is neither true nor false"},
    {"tiers no list", R"("tiers": [{"minBid": 10, "exact": false, "made": 120, "set": null}])",
     R"("tiers": null)", "phases.regular.contract.tiers: null is no list"},
    {"the same tier twice", R"("tiers": [)",
     R"("tiers": [{"minBid": 10, "exact": false, "made": 99, "set": 5}, )",
     "phases.regular.contract.tiers[1]: a bid of 10 or more stands twice"},
    {"blind bid half", R"("blindBid": null)", R"("blindBid": {"min": 6, "multiplierMade": 2})",
     "phases.regular.contract.blindBid.multiplierSet: is missing\n"
     "phases.regular.contract.blindBid.minDeficit: is missing"},
    {"double nil as a number", R"("double": "sum")", R"("double": 300)",
     "phases.regular.nil.double: 300 is neither \"sum\" nor the points for both made, one made and both "
     "failed"},
    {"three nils", R"("maxPerTeam": 2)", R"("maxPerTeam": 3)",
     "phases.regular.nil.maxPerTeam: 3 is outside 0 to 2"},
    {"renege as a number", R"("renege": {)", R"("renege": 3, "x": {)",
     "phases.regular.renege: 3 is no object\nphases.regular.x: is not a key known here: from, end, time, "
     "bid, contract, overtrick, bags, nil, renege, fouls, deck, "
     "firstDealer, play, misdeal, checkin, roster, cites"},
    {"renege incomplete", R"("loser": "offender",)", "", "phases.regular.renege.loser: is missing"},
    {"foul with capitals", R"("fouls": [])",
     R"("fouls": [{"name": "Table Talk", "points": -30, "tricks": 0}])",
     "phases.regular.fouls[0].name: \"Table Talk\" is no name in small letters, digits and single hyphens"},
    {"foul twice", R"("fouls": [])",
     R"("fouls": [{"name": "talk", "points": -30, "tricks": 0}, {"name": "talk", "points": 0, "tricks": -3}])",
     "phases.regular.fouls[1]: talk stands twice"},
    {"no such card", R"(["2H", "2D"])", R"(["2H", "1D"])",
     "phases.regular.deck.removed[1]: \"1D\" is no card (as \"2H\", \"TS\")"},
    {"no such card in both lists", R"(["2H", "2D"], "trumps": ["BJ",)", R"(["1H", "2D"], "trumps": ["Bd",)",
     "phases.regular.deck.removed[0]: \"1H\" is no card (as \"2H\", \"TS\")\n"
     "phases.regular.deck.trumps[0]: \"Bd\" is no card (as \"2H\", \"TS\", \"BJ\", \"LJ\")"},
    {"card twice", R"(["2H", "2D"])", R"(["2H", "2H"])",
     "phases.regular.deck.removed[1]: 2\u2665 stands twice"},
    {"misdeal reason twice", R"("id": "no-spade")", R"("id": "no-face-card")",
     "phases.regular.misdeal.reasons[2]: no face card stands twice"},
    {"misdeal by the dealer", R"("by": "opponents")", R"("by": "dealer")",
     "phases.regular.misdeal.reasons[0].by: \"dealer\" is none of \"opponents\", \"anyone\""},
    {"ID without a name", R"("UNC One Card")", R"("")", "phases.regular.checkin.acceptedIds[0]: is empty"},

    // values against each other
    {"a limit and no expiry", R"("onExpiry": "finish-hand")", R"("onExpiry": null)",
     "phases.regular.time.onExpiry: there is a time limit, so say what happens when time is up\n"
     "phases.championship.time.limitMin: there is a time limit, so say what happens when time is up"},
    {"expiry and no limit", R"("limitMin": 45)", R"("limitMin": null)",
     "phases.championship.time.limitMin: there is no time limit, so nothing can happen when time is up"},
    {"first hand's books", R"("firstHandMinBooks": null)", R"("firstHandMinBooks": 4)",
     "phases.regular.bid.firstHandMinBooks: only a first hand that isn't bid can be lost with too few "
     "tricks"},
    {"side's minimum above its maximum", R"("maxTeam": 13)", R"("maxTeam": 3)",
     "phases.regular.bid.minTeam: a minimum bid is above the maximum bid of a side\n"
     "phases.regular.bid.minWithNilPartner: a minimum bid is above the maximum bid of a side"},
    {"table's minimum above both maxima", R"("from": "regular",)",
     R"("from": "regular", "bid": {"maxTeam": 12, "minTableTotal": 25},)",
     "phases.championship.bid.minTableTotal: the table minimum is more than both sides can bid"},
    {"more sets in a row than in all", R"("end": {"target": 500})",
     R"("end": {"target": 500, "maxSetsTotal": 2, "maxSetsConsecutive": 3})",
     "phases.championship.end.maxSetsConsecutive: the limit for sets in a row is above the limit for sets in "
     "all"},
    {"more hands than there are", R"("end": {"target": 500})",
     R"("end": {"target": 500, "handsOrGames": {"fixedHands": 3}, "minHands": 4})",
     "phases.championship.end.minHands: the game doesn't have that many hands"},
    {"bag penalty without a limit", R"("limit": 6)", R"("limit": null)",
     "phases.regular.bags.penalty: there is no bag limit, so the penalty must be 0"},
    {"points taken back without a limit", R"("limit": 10, "penalty": 100)",
     R"("limit": null, "penalty": 0, "cancelPoints": true)",
     "phases.championship.bags.cancelPoints: there is no bag limit, so bags can't cancel points"},
    {"nil with half a value", R"("valueFailed": 60)", R"("valueFailed": null)",
     "phases.regular.nil.valueFailed: a nil needs points made and points lost, or neither"},
    {"nil and none allowed", R"("maxPerTeam": 2)", R"("maxPerTeam": 0)",
     "phases.regular.nil.maxPerTeam: a nil has a value, so a side may bid 1 or 2\n"
     "phases.championship.nil.valueMade: a nil has a value, so a side may bid 1 or 2"},
    {"blind nil with half a value", R"("blindFailed": 120)", R"("blindFailed": null)",
     "phases.regular.nil.blindFailed: a blind nil needs points made and points lost, or neither"},
    {"blind nil's deficit alone", R"("blindMade": 200, "blindFailed": 200)",
     R"("blindMade": null, "blindFailed": null)",
     "phases.championship.nil.blindMade: there is no blind nil, so it can't have a condition"},
    {"double nil where one may bid it", R"("valueMade": 100,)",
     R"("valueMade": 100, "maxPerTeam": 1, "double": {"made": 300, "split": 0, "failed": -300},)",
     "phases.championship.nil.double: two nils have points of their own only where a side may bid two"},
    {"jokers and too many cards", R"(["2H", "2D"])", R"(["2H"])",
     "phases.regular.deck.removed: take out as many cards as there are jokers (2), so that 52 are dealt"},
    {"jokers among the trumps, not in the pack", R"("jokers": true)", R"("jokers": false)",
     "phases.regular.deck.trumps: a joker is a special trump, but no jokers are played"},
    {"a trump that is taken out", R"("LJ", "2S", "AS")", R"("LJ", "2H", "AS")",
     "phases.regular.deck.trumps: 2\u2665 is a special trump and is taken out"},
    {"no ID to show", R"(["UNC One Card", "Valid government-issued ID"])", "[]",
     "phases.regular.checkin.acceptedIds: nobody plays without an ID, so at least one kind must be accepted"},
    {"more players at least than at most", R"("overtrick": {"points": 1})",
     R"("overtrick": {"points": 1}, "roster": {"minPlayers": 4, "maxPlayers": 3})",
     "phases.regular.roster.minPlayers: a team would need more players than it may have\n"
     "cites: roster.minPlayers has no cite\ncites: roster.maxPlayers has no cite"},
    {"a limit of players who may not play at all", R"("overtrick": {"points": 1})",
     R"("overtrick": {"points": 1}, "roster": {"affiliations": ["Student"], "limits": [{"affiliation": "Club", "most": 1}]})",
     "phases.regular.roster.limits: Club isn't among the affiliations that may play\n"
     "cites: roster.affiliations has no cite\ncites: roster.limits has no cite"},
    {"a team of nine", R"("overtrick": {"points": 1})",
     R"("overtrick": {"points": 1}, "roster": {"maxPlayers": 9})",
     "phases.regular.roster.maxPlayers: 9 is outside 1 to 8"},
    {"a limit without a number", R"("overtrick": {"points": 1})",
     R"("overtrick": {"points": 1}, "roster": {"limits": [{"affiliation": "Club"}]})",
     "phases.regular.roster.limits[0].most: is missing\ncites: roster.limits has no cite"},

    // cites
    {"cite for no parameter", R"("end.tie": {"cite")", R"("end.ties": {"cite")",
     "cites.end.ties: is no parameter or group"},
    {"cite for no such foul", R"("fouls": "follows")", R"("fouls": "follows", "fouls.talk": "follows")",
     "cites.fouls.talk: is no parameter or group"},
    {"cites leave one out", R"("firstDealer": {"cite": "The Deal 3"},)", "",
     "cites: firstDealer has no cite"},
    {"cite without anything", R"("firstDealer": {"cite": "The Deal 3"})", R"("firstDealer": {})",
     "cites.firstDealer: has neither cite nor reading"},
    {"cite as another word", R"("fouls": "follows")", R"("fouls": "obvious")",
     "cites.fouls: \"obvious\" is neither \"follows\" nor an object"},
    {"reading without a code", R"("firstDealer": {"cite": "The Deal 3"})",
     R"("firstDealer": {"reading": "high card", "why": "said"})",
     "cites.firstDealer: has a reading without code"},
    {"reading without a reason", R"("firstDealer": {"cite": "The Deal 3"})",
     R"("firstDealer": {"reading": "high card", "code": "U99"})",
     "cites.firstDealer: has a reading without why"},
    {"code without a reading", R"("firstDealer": {"cite": "The Deal 3"})",
     R"("firstDealer": {"cite": "The Deal 3", "code": "U99"})",
     "cites.firstDealer: has code without a reading"},
    {"cite with an unknown key", R"("firstDealer": {"cite": "The Deal 3"})",
     R"("firstDealer": {"cite": "The Deal 3", "page": 2})",
     "cites.firstDealer.page: is not a key known here: cite, reading, why, code"},
    {"a phase's cite with a mistake", R"("time.limitMin": {"cite": "The Game 3a"})",
     R"("time.limit": {"cite": "The Game 3a"})",
     "phases.championship.cites.time.limit: is no parameter or group"},
};

} // namespace

class tst_mistakes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refused_data();
    void refused();
    void theUnchangedFileIsSound();
    void allAtOnce();
    void noJsonAtAll();
    void aChampionshipNeedsItsPhase();
};

void tst_mistakes::refused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("says");
    for (const Row& row : rows)
        QTest::newRow(row.what) << QByteArray(row.from) << QByteArray(row.to) << q(row.says);
}

void tst_mistakes::refused()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, says);
    std::string text = uncFile();
    const auto at = text.find(from.toStdString());
    QVERIFY2(at != std::string::npos, "the file has no such words");
    text.replace(at, static_cast<std::size_t>(from.size()), to.toStdString());
    const json::Problems problems = mistakes(text);
    QCOMPARE(asText(problems), says);
}

void tst_mistakes::theUnchangedFileIsSound()
{
    QCOMPARE(asText(mistakes(uncFile())), QString());
}

void tst_mistakes::allAtOnce()
{
    std::string text = uncFile();
    const auto change = [&](const std::string& from, const std::string& to) {
        text.replace(text.find(from), from.size(), to);
    };
    change(R"("id": "unc")", R"("id": "")");
    change(R"("target": 300)", R"("target": 3.0e2)");
    QCOMPARE(asText(mistakes(text)), QStringLiteral(": the number 3.0e2 is not a whole number"));
    change("3.0e2", "true");
    change(R"("limit": 10)", R"("limit": 1000)");
    change(R"("cite": "Scoring 4")", R"("cite": 4)");
    QStringList said;
    for (const json::Problem& problem : mistakes(text))
        said << QString::number(problem.line) + QLatin1Char(' ') + q(problem.place);
    const auto lineOf = [&](const char* words) {
        const auto upTo = text.begin() + static_cast<std::ptrdiff_t>(text.find(words));
        return QString::number(1 + std::count(text.begin(), upTo, '\n'));
    };
    QCOMPARE(said, QStringList({lineOf("\"id\"") + QStringLiteral(" id"),
                                lineOf("\"target\": true") + QStringLiteral(" phases.regular.end.target"),
                                lineOf("1000,") + QStringLiteral(" phases.championship.bags.limit"),
                                lineOf("\"cite\": 4") + QStringLiteral(" cites.contract.set.cite")}));
}

void tst_mistakes::noJsonAtAll()
{
    QCOMPARE(asText(mistakes("")), QStringLiteral(": the JSON ends too early"));
    QCOMPARE(asText(mistakes("[]")), QStringLiteral(": a list is no object"));
    QCOMPARE(asText(mistakes(R"({"id": "a", "id": "b"})")), QStringLiteral(": the key \"id\" stands twice"));
}

void tst_mistakes::aChampionshipNeedsItsPhase()
{
    std::string text = rules::toJson(*rules::venue(rules::builtIn(), "washburn"));
    text.replace(text.find("\"championship\": null"), 20, "\"championship\": \"final\"");
    QCOMPARE(asText(mistakes(text)), QStringLiteral("championship: there is no phase named championship"));
}

TEST_CLASS(tst_mistakes)
#include "tst_mistakes.moc"
