// A rule file with a mistake is refused, with the line, the place and the reason: each row is UNC’s file with
// one thing changed. And values that are sound each by itself and cannot stand together, while somebody edits
// them.
#include "drafts.h"
#include "text.h"

#include "arbitrary/rules.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/draft.h"
#include "rules/load.h"
#include "rules/parameters.h"

#include <set>

using drafts::draftFrom;
using rules::Draft;
using rules::Field;

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
};

constexpr Row rows[] = {
    // the file
    {"another format", "courtside-rules/1", "courtside-rules/2"},
    {"id with a space", R"("id": "unc")", R"("id": "unc spades")"},
    {"id with two hyphens", R"("id": "unc")", R"("id": "u--nc")"},
    {"no name", R"("name": "UNC intramural Spades")", R"("name": "")"},
    {"name of two lines", "UNC intramural Spades", "UNC\\nSpades"},
    {"sheet missing", R"("sheet": )", R"("shet": )"},
    {"championship for a semi-final", R"("championship": "final")", R"("championship": "semi-final")"},
    {"phases as a list", R"("phases": {)", R"("phases": [], "x": {)"},
    {"agreeable names no parameter", R"("end.handsOrGames",)", R"("end.games",)"},
    {"agreeable names a group", R"("end.handsOrGames",)", R"("end",)"},
    {"agreeable twice", R"("end.handsOrGames",)", R"("end.target",)"},

    // what it forbids
    {"forbids as an object", R"("forbids": [)", R"("forbids": {}, "x": [)"},
    {"forbids without words", R"("words": "talk across the table about the hands", )", ""},
    {"forbids by no name", R"("id": "talk-across-table")", R"("id": "Talk")"},

    // what it says beside
    {"a sentence without words", R"("sentences": [)",
     R"("sentences": [{"id": "own-1", "topic": "deal", "words": ""}, )"},
    {"a sentence in an unknown place", R"("sentences": [)",
     R"("sentences": [{"id": "own-1", "topic": "cards", "words": "bring cards"}, )"},
    {"sentences as an object", R"("sentences": [)", R"("sentences": {}, "x": [)"},
    {"a sentence about nothing", R"("topic": "ranking",)", ""},
    {"a sentence about the weather", R"("topic": "ranking")", R"("topic": "weather")"},
    {"the same sentence twice", R"("id": "officiating")", R"("id": "handbook")"},

    // a phase
    {"unknown group", R"("overtrick": {"points": 1})", R"("overtrick": {"points": 1}, "extra": 1)"},
    {"unknown parameter", R"("limitMin": 30,)", R"("limitMin": 30, "limitSec": 1,)"},
    {"missing parameter", R"("minBid": 10, )", ""},
    {"missing group", R"("overtrick": {"points": 1},)", ""},
    {"group is a number", R"("overtrick": {"points": 1})", R"("overtrick": 1)"},
    {"a phase without a name", R"("championship": {)", R"("": {"from": "regular"}, "championship": {)"},
    {"from nowhere", R"("from": "regular")", R"("from": "usual")"},
    {"from itself", R"("from": "regular")", R"("from": "championship")"},
    {"from in a circle", R"("regular": {)", R"("regular": {"from": "championship",)"},
    {"a phase for no part of the draw", R"("from": "regular")", R"("from": "regular", "for": ["round-two"])"},
    {"a phase for one part twice", R"("from": "regular")",
     R"("from": "regular", "for": ["playoff", "playoff"])"},
    {"parts that are no list", R"("from": "regular")", R"("from": "regular", "for": "semifinals")"},
    {"two phases for the final", R"("championship": {)",
     R"("last": {"from": "regular", "for": ["final"]}, "championship": {)"},
    {"no phase for the rest", R"("regular": {)", R"("regular": {"for": ["pools"],)"},
    {"inherited wrong value is told once", R"("perTrick": 10)", R"("perTrick": -1)"},

    {"bare words that are no choice", R"("bareWords": "true")", R"("bareWords": "yes")"},
    {"bare words without a reading", R"("end.tie": {"cite": "The Game 4"})",
     R"("end.tie": {"cite": "The Game 4", "bareWords": "share"})"},

    // values
    {"target as text", R"("target": 300)", R"("target": "300")"},
    {"target 0", R"("target": 300)", R"("target": 0)"},
    {"target null", R"("target": 300)", R"("target": null)"},
    {"tie by a coin", R"("extra-hand")", R"("coin")"},
    {"mercy at a positive score", R"("minScore": null)", R"("minScore": 200)"},
    {"mercy at no lead", R"("minHands": null)", R"("minHands": null, "mercyLead": 0)"},
    {"all tricks as a number", R"("minHands": null)", R"("minHands": null, "winOnAllTricks": 13)"},
    {"length as a word", R"("handsOrGames": "target")", R"("handsOrGames": "three")"},
    {"length twice", R"("handsOrGames": "target")", R"("handsOrGames": {"fixedHands": 8, "fixedGames": 3})"},
    {"best of an even number", R"("handsOrGames": "target")", R"("handsOrGames": {"bestOf": 4})"},
    {"best of one", R"("handsOrGames": "target")", R"("handsOrGames": {"bestOf": 1})"},
    {"ten games", R"("handsOrGames": "target")", R"("handsOrGames": {"fixedGames": 10})"},
    {"clock of 24:00", R"("wallClockEnd": null)", R"("wallClockEnd": "24:00")"},
    {"clock without a colon", R"("wallClockEnd": null)", R"("wallClockEnd": "20.00")"},
    {"bool as a word", R"("exact": false)", R"("exact": "no")"},
    {"tiers no list", R"("tiers": [{"minBid": 10, "exact": false, "made": 120, "set": null}])",
     R"("tiers": null)"},
    {"the same tier twice", R"("tiers": [)",
     R"("tiers": [{"minBid": 10, "exact": false, "made": 99, "set": 5}, )"},
    {"blind bid half", R"("blindBid": null)", R"("blindBid": {"min": 6, "multiplierMade": 2})"},
    {"a tier that is never blind", R"("blindBid": null)", R"("blindBid": null, "blindTier": "single")"},
    {"a tier only for blind bids by a number", R"("exact": false)", R"("exact": false, "onlyBlind": 1)"},
    {"a tier only for blind bids where there are none", R"("exact": false)",
     R"("exact": false, "onlyBlind": true)"},
    {"the same tier twice, only for blind bids", R"([{"minBid": 10, "exact": false,)",
     R"([{"minBid": 10, "exact": false, "onlyBlind": true, "made": 9, "set": 5}, )"
     R"({"minBid": 10, "exact": false, "onlyBlind": true,)"},
    {"set at the bid itself", R"("blindBid": null)", R"("blindBid": null, "setAtTimes": 1)"},
    {"double nil as a number", R"("double": "sum")", R"("double": 300)"},
    {"14 cards to exchange", R"("maxPerTeam": 2)", R"("maxPerTeam": 2, "exchange": 14)"},
    {"three nils", R"("maxPerTeam": 2)", R"("maxPerTeam": 3)"},
    {"renege as a number", R"("renege": {)", R"("renege": 3, "x": {)"},
    {"renege incomplete", R"("loser": "offender",)", ""},
    {"renege until tomorrow", R"("receiverPoints": 30)", R"("receiverPoints": 30, "claimUntil": "tomorrow")"},
    {"denied challenge for nothing", R"("receiverPoints": 30)", R"("receiverPoints": 30, "wrongTricks": 0)"},
    {"denied challenge sometimes", R"("receiverPoints": 30)",
     R"("receiverPoints": 30, "wrongPaid": "sometimes")"},
    {"renege by points", R"("receiverPoints": 30)", R"("receiverPoints": 30, "receiverMakesBid": 1)"},
    {"foul with capitals", R"("fouls": [])",
     R"("fouls": [{"name": "Table Talk", "points": -30, "tricks": 0}])"},
    {"foul twice", R"("fouls": [])",
     R"("fouls": [{"name": "talk", "points": -30, "tricks": 0}, {"name": "talk", "points": 0, "tricks": -3}])"},
    {"no such card", R"(["2H", "2D"])", R"(["2H", "1D"])"},
    {"no such card in both lists", R"(["2H", "2D"], "trumps": ["BJ",)", R"(["1H", "2D"], "trumps": ["Bd",)"},
    {"card twice", R"(["2H", "2D"])", R"(["2H", "2H"])"},
    {"misdeal reason twice", R"("id": "no-spade")", R"("id": "no-face-card")"},
    {"misdeal until tomorrow", R"("until": "opening-lead")", R"("until": "tomorrow")"},
    {"misdeal by the dealer", R"("by": "opponents")", R"("by": "dealer")"},
    {"ID without a name", R"("UNC One Card")", R"("")"},

    // values against each other
    {"a limit and no expiry", R"("onExpiry": "finish-hand")", R"("onExpiry": null)"},
    {"expiry and no limit", R"("limitMin": 45)", R"("limitMin": null)"},
    {"one more hand where none is finished", R"("onExpiry": "finish-hand", "wallClockEnd": null)",
     R"("onExpiry": "stop-now", "wallClockEnd": null, "oneMoreHand": true)"},
    {"side's minimum above its maximum", R"("maxTeam": 13)", R"("maxTeam": 3)"},
    {"table's minimum above both maxima", R"("from": "regular",)",
     R"("from": "regular", "bid": {"maxTeam": 12, "minTableTotal": 25},)"},
    {"more sets in a row than in all", R"("end": {"target": 500})",
     R"("end": {"target": 500, "maxSetsTotal": 2, "maxSetsConsecutive": 3})"},
    {"more hands than there are", R"("end": {"target": 500})",
     R"("end": {"target": 500, "handsOrGames": {"fixedHands": 3}, "minHands": 4})"},
    {"bag penalty without a limit", R"("limit": 6)", R"("limit": null)"},
    {"points returned without a limit", R"("limit": 10, "penalty": 100)",
     R"("limit": null, "penalty": 0, "cancelPoints": true)"},
    {"nil with half a value", R"("valueFailed": 60)", R"("valueFailed": null)"},
    {"nil and none allowed", R"("maxPerTeam": 2)", R"("maxPerTeam": 0)"},
    {"blind nil with half a value", R"("blindFailed": 120)", R"("blindFailed": null)"},
    {"blind once where nothing is blind", R"("blindMade": 200, "blindFailed": 200)",
     R"("blindMade": null, "blindFailed": null, "blindMinDeficit": null}, "bid": {"blindPerGame": 1)"},
    {"blind never in a game", R"("minTableTotal": null)", R"("minTableTotal": null, "blindPerGame": 0)"},
    {"blind nil's deficit alone", R"("blindMade": 200, "blindFailed": 200)",
     R"("blindMade": null, "blindFailed": null)"},
    {"double nil where one may bid it", R"("valueMade": 100,)",
     R"("valueMade": 100, "maxPerTeam": 1, "double": {"made": 300, "split": 0, "failed": -300},)"},
    {"denied challenge paid twice", R"("loser": "offender",)",
     R"("loser": "loser-of-challenge", "wrongTricks": 3,)"},
    {"denied challenge that costs nothing", R"("loser": "offender",)",
     R"("loser": "offender", "wrongPaid": "beside-upheld",)"},
    {"exchange where there is no nil", R"("valueMade": 100, "valueFailed": 100)",
     R"("valueMade": null, "valueFailed": null, "exchange": 2)"},
    {"jokers and too many cards", R"(["2H", "2D"])", R"(["2H"])"},
    {"jokers among the trumps, not in the pack", R"("jokers": true)", R"("jokers": false)"},
    {"a trump that is taken out", R"("LJ", "2S", "AS")", R"("LJ", "2H", "AS")"},
    {"no ID to show", R"(["UNC One Card", "valid government-issued ID"])", "[]"},
    {"more players at least than at most", R"("overtrick": {"points": 1})",
     R"("overtrick": {"points": 1}, "roster": {"minPlayers": 4, "maxPlayers": 3})"},
    {"a limit of players who may not play at all", R"("overtrick": {"points": 1})",
     R"("overtrick": {"points": 1}, "roster": {"affiliations": ["Student"], "limits": [{"affiliation": "Club", "most": 1}]})"},
    {"a team of nine", R"("overtrick": {"points": 1})",
     R"("overtrick": {"points": 1}, "roster": {"maxPlayers": 9})"},
    {"a limit without a number", R"("overtrick": {"points": 1})",
     R"("overtrick": {"points": 1}, "roster": {"limits": [{"affiliation": "Club"}]})"},

    // cites
    {"cite for no parameter", R"("end.tie": {"cite")", R"("end.ties": {"cite")"},
    {"cite for no such foul", R"("fouls": "follows")", R"("fouls": "follows", "fouls.talk": "follows")"},
    {"cite without anything", R"("firstDealer": {"cite": "The Deal 3"})", R"("firstDealer": {})"},
    {"cite as another word", R"("fouls": "follows")", R"("fouls": "obvious")"},
    {"reading without a code", R"("firstDealer": {"cite": "The Deal 3"})",
     R"("firstDealer": {"reading": "high card", "why": "said"})"},
    {"reading without a reason", R"("firstDealer": {"cite": "The Deal 3"})",
     R"("firstDealer": {"reading": "high card", "code": "U99"})"},
    {"code without a reading", R"("firstDealer": {"cite": "The Deal 3"})",
     R"("firstDealer": {"cite": "The Deal 3", "code": "U99"})"},
    {"cite with an unknown key", R"("firstDealer": {"cite": "The Deal 3"})",
     R"("firstDealer": {"cite": "The Deal 3", "page": 2})"},
    {"a phase's cite with a mistake", R"("time.limitMin": {"cite": "The Game 3a"})",
     R"("time.limit": {"cite": "The Game 3a"})"},
};

} // namespace

class tst_mistakes : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void refused_data();
    void refused();
    void theUnchangedFileIsSound();
    void allAtOnce();
    void noJsonAtAll();
    void aChampionshipNeedsItsPhase();
    void eachFieldThatTakesPartTells();
    void aPhaseTellsOnlyItsOwn();
    void nothingElseTakesPart();
};

void tst_mistakes::refused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    for (const Row& row : rows)
        QTest::newRow(row.what) << QByteArray(row.from) << QByteArray(row.to);
}

void tst_mistakes::refused()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);

    std::string text = uncFile();
    const auto at = text.find(from.toStdString());
    QVERIFY2(at != std::string::npos, "the file has no such words");
    text.replace(at, static_cast<std::size_t>(from.size()), to.toStdString());
    const json::Problems problems = mistakes(text);
    SAYS(asText(problems));
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
    SAYS(asText(mistakes(text)));
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
    SAYS(asText(mistakes("")));
    SAYS(asText(mistakes("[]")));
    SAYS(asText(mistakes(R"({"id": "a", "id": "b"})")));
}

void tst_mistakes::aChampionshipNeedsItsPhase()
{
    std::string text = rules::toJson(*rules::venue(rules::builtIn(), "washburn"));
    text.replace(text.find("\"championship\": null"), 20, "\"championship\": \"final\"");
    SAYS(asText(mistakes(text)));
}

void tst_mistakes::eachFieldThatTakesPartTells()
{
    const auto tells = [](const Draft& draft, const Field& field) {
        return std::ranges::count(draft.mistakes(), field, &rules::Mistake::field) > 0;
    };
    Draft jokers = draftFrom("traditional");
    jokers.set({"regular", "deck.jokers"}, json::of(true));
    QVERIFY(tells(jokers, {"regular", "deck.trumps"}));
    jokers.set({"regular", "deck.trumps"}, *json::parse(R"(["BJ", "LJ", "2D", "2S"])"));
    QVERIFY(tells(jokers, {"regular", "deck.removed"})); // which was not changed
    Draft lead = draftFrom("washburn");                  // whose first lead is the 2 of clubs
    lead.set({"regular", "deck.jokers"}, json::of(true));
    lead.set({"regular", "deck.trumps"}, *json::parse(R"(["BJ"])"));
    lead.set({"regular", "deck.removed"}, *json::parse(R"(["2C"])"));
    QVERIFY(tells(lead, {"regular", "play.firstLead"}) && tells(lead, {"regular", "deck.removed"}));
    QVERIFY(rules::loadCopy(rules::toJson(lead.venue()))); // as it could be frozen
    lead.set({"regular", "play.firstLead"}, json::of("dealers-left"));
    QVERIFY(lead.mistakes().empty() && lead.text());
    Draft blind = draftFrom("traditional");
    blind.set({"regular", "nil.blindMade"}, json::of(nullptr));
    for (const char* each : {"nil.blindFailed", "nil.blindMinDeficit", "nil.blindExchange"})
        QVERIFY2(tells(blind, {"regular", each}), each);
    Draft onlyBlind = draftFrom("traditional");
    onlyBlind.set({"regular", "contract.tiers"},
                  *json::parse(R"([{"minBid":13,"exact":true,"onlyBlind":true,"made":350,"set":null}])"));
    for (const char* each : {"contract.tiers", "contract.blindBid"})
        QVERIFY2(tells(onlyBlind, {"regular", each}), each);
    onlyBlind.set({"regular", "contract.blindTier"}, json::of("single"));
    QVERIFY(tells(onlyBlind, {"regular", "contract.blindTier"})); // its points are never multiplied
    onlyBlind.set({"regular", "contract.blindTier"}, json::of("multiplied"));
    onlyBlind.set({"regular", "contract.blindBid"},
                  *json::parse(R"({"min":13,"multiplierMade":1,"multiplierSet":1,"minDeficit":null})"));
    QVERIFY(onlyBlind.mistakes().empty() && onlyBlind.text());
    onlyBlind.set({"regular", "contract.tiers"},
                  *json::parse(R"([{"minBid":12,"exact":true,"onlyBlind":true,"made":350,"set":null}])"));
    QVERIFY(tells(onlyBlind, {"regular", "contract.tiers"})); // nobody may bid 12 blind
    Draft final = draftFrom("unc");
    final.set({"regular", "time.limitMin"}, json::of(nullptr));
    final.set({"regular", "time.onExpiry"}, json::of(nullptr));
    QVERIFY(tells(final, {"championship", "time.limitMin"}));
    QVERIFY(!tells(final, {"regular", "time.onExpiry"}));
}

// The editor and the reader of a file tell the same ones.
void tst_mistakes::aPhaseTellsOnlyItsOwn()
{
    Draft draft = draftFrom("unc");
    draft.set({"regular", "bid.maxTeam"}, 3); // below the minimum, in the championship too
    draft.set({"championship", "bid.minPlayer"}, 5);
    std::set<Field> told;
    for (const rules::Mistake& each : draft.mistakes())
        told.insert(each.field.value());
    QVERIFY(told.contains({"regular", "bid.minTeam"}) && !told.contains({"championship", "bid.minTeam"}));
    QVERIFY(told.contains({"championship", "bid.minPlayer"}));
    const auto text = draft.text();
    QVERIFY(!text);
    std::set<Field> read;
    for (const json::Problem& each : text.error())
        read.insert(rules::fieldAt(each.place).value());
    QVERIFY((read == std::set<Field>{{"regular", "bid.maxTeam"}, {"championship", "bid.minPlayer"}}));
    draft.set({"regular", "bid.maxTeam"}, 13);
    QVERIFY(draft.mistakes().empty() && draft.text());
}

void tst_mistakes::nothingElseTakesPart()
{
    QVERIFY(rc::check("a contradiction stays when what it does not name is changed", [] {
        rules::Venue venue = *arbitrary::venues();
        const rules::Values other = (*arbitrary::venues()).phases.front();
        venue.phases.resize(1);
        const auto fieldOf = [&](std::string_view name) { return Field{venue.phases.front().name, name}; };
        const auto take = [&](Draft& draft, std::string_view name) {
            if (!name.starts_with("renege.")) // one of a rule that neither may have
                draft.set(fieldOf(name), rules::valueOf(other, name));
        };
        Draft mixed({drafts::own.id, drafts::own.name, {}}, venue);
        for (const std::string_view name : rules::parameterNames())
            if (arbitrary::maybe())
                take(mixed, name);
        const auto mistakes = mixed.mistakes();
        for (const rules::Mistake& each : mistakes)
            for (const std::string_view name : rules::parameterNames()) {
                const auto named = [&](const rules::Mistake& one) {
                    return one.what == each.what && one.field == fieldOf(name);
                };
                if (name == "nil.valueMade" || name == "bags.limit" || std::ranges::any_of(mistakes, named))
                    continue; // with them go others
                Draft changed = mixed;
                take(changed, name);
                const auto left = changed.mistakes();
                RC_ASSERT(std::ranges::find(left, each.what, &rules::Mistake::what) != left.end());
            }
    }));
}

TEST_CLASS(tst_mistakes)
#include "tst_mistakes.moc"
