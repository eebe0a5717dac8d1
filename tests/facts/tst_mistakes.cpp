// What is no fact is refused, and each mistake is told with its place.
#include "facts/fact.h"
#include "program/testclass.h"
#include "wording/text.h"

#include <QTest>

namespace {

QString asText(const json::Problems& problems)
{
    QStringList all;
    for (const json::Problem& problem : problems)
        all << QStringLiteral("%1: %2: %3")
                   .arg(problem.line)
                   .arg(QString::fromStdString(problem.place),
                        QString::fromStdString(wording::text(problem.what)));
    return all.join(QLatin1Char('\n'));
}

QString mistakes(const QByteArray& kind, const QByteArray& text)
{
    const auto fact = facts::parse(kind.toStdString(), text.toStdString());
    return fact ? QStringLiteral("accepted") : asText(fact.error());
}

// A good hand, with one part of its text changed.
QByteArray goodHand(const char* part = "", const char* instead = "")
{
    QByteArray text = R"({"a":{"bids":[4,"nil"],"tricks":[5,0]},"attempt":1,"b":{"bid":6,"tricks":8},)"
                      R"("game":1,"match":"W1-1","place":1024,"revision":1})";
    if (*part)
        text.replace(part, instead);
    return text;
}

} // namespace

class tst_mistakes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void everyMistakeIsToldAtOnce();
    void linesAreRefused();
    void whatAProgramMadeIsChecked();
};

void tst_mistakes::refuses_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* kind, const QByteArray& text, const char* says) {
        QTest::newRow(name) << QByteArray(kind) << text << QString::fromUtf8(says);
    };
    row("a good hand", "hand", goodHand(), "accepted");
    row("an unknown kind", "weather", "{}", "1: : \"weather\" is no kind of fact known here");
    row("no object", "hand", "[]", "1: : a list is no object");
    row("an unknown key", "withdraw", R"({"team":"T1","reason":"ill","mood":1})",
        "1: mood: is not a key known here: team, reason, absences");
    row("a doubled key", "withdraw", "{\"team\":\"T1\",\n\"team\":\"T2\",\"reason\":\"ill\"}",
        "2: : the key \"team\" stands twice");
    row("a missing key", "withdraw", R"({"reason":"ill"})", "1: team: is missing");
    row("withdrawn for no reason", "withdraw", R"({"team":"T1"})",
        "1: : it says neither its reason nor how many absences");
    row("withdrawn by the policy", "withdraw", R"({"team":"T1","absences":2})", "accepted");
    row("null for absent", "decision",
        R"({"challenge":"00000000-0000-4000-8000-000000000001","ruling":"upheld","reason":null})",
        "1: reason: null is no text");
    row("a wrong type", "hand", goodHand("1024", "\"1024\""),
        "1: place: \"1024\" is no whole number (1 to 2000000000)");
    row("out of range", "hand", goodHand("\"game\":1", "\"game\":0"), "1: game: 0 is outside 1 to 9");
    row("no id", "withdraw", R"({"team":"Full House","reason":"ill"})",
        "1: team: \"Full House\" is no id (letters, digits, \"-\", \"_\", \".\"; at most 40)");
    row("a control character", "withdraw", R"({"team":"T1","reason":"ill\n"})",
        "1: reason: has a control character; it should be one line of text");
    row("a hidden control character", "withdraw", R"({"team":"T1","reason":"\u0085"})",
        "1: reason: has a control character; it should be one line of text");
    row("a long text", "withdraw", R"({"team":"T1","reason":")" + QByteArray(401, 'x') + "\"}",
        "1: reason: has 401 characters, 400 are the most");
    row("no op", "retract", R"({"target":"00000000-0000-4000-8000-00000000000G"})",
        "1: target: \"00000000-0000-4000-8000-00000000000G\" is no UUID in lower case");
    row("no choice", "outcome", R"({"match":"F-1","attempt":1,"winner":"c","outcome":"ruling","reason":"r"})",
        "1: winner: \"c\" is none of \"a\", \"b\", \"none\"");
    row("decided for no reason", "outcome", R"({"match":"F-1","attempt":1,"winner":"a","outcome":"no-show"})",
        "1: : it says neither its reason nor who was missing");
    row("players missing after no wait", "outcome",
        R"({"match":"F-1","attempt":1,"winner":"a","outcome":"no-show","missing":2})",
        "1: : missing and waited go together");
    row("resolved for no reason", "resolve", R"({"match":"F-1","attempt":1,"choice":"stand"})",
        "1: : it names neither its reason nor a correction");
    row("a default", "outcome", R"({"match":"F-1","attempt":1,"winner":"a","outcome":"default"})",
        "accepted");
    row("a team twice", "draw",
        R"({"format":"single-elimination","method":"listed","version":1,"teams":["T1","T2","T1"]})",
        "1: teams[2]: \"T1\" stands twice");
    row("one team", "draw", R"({"format":"single-elimination","method":"listed","version":1,"teams":["T1"]})",
        "1: teams: has 1 ids, not 2 to 256");
    row("a random draw without seed", "draw",
        R"({"format":"single-elimination","method":"random","version":1,"teams":["T1","T2"]})",
        "1: : a random draw names its randomSeed");
    row("no venue", "rules", R"({"venue":"unc"})", "1: venue: \"unc\" is no object");
    row("zero as a bid", "hand", goodHand("\"bid\":6", "\"bid\":0"),
        "1: b.bid: 0 is no bid; a nil is given in bids: [\"nil\", 5]");
    row("zero as a partner's bid", "hand", goodHand("[4,\"nil\"]", "[4,0]"),
        "1: a.bids[1]: 0 is no bid; a bid of none is written \"nil\" or \"blind-nil\"");
    row("fourteen as a bid", "hand", goodHand("[4,", "[14,"),
        "1: a.bids[0]: 14 is no bid: 1 to 13, \"nil\" or \"blind-nil\"");
    row("three partners", "hand", goodHand("[5,0]", "[3,2,0]"),
        "1: a.tricks: a list is no list of two, one a partner");
    row("both ways to bid", "hand", goodHand("\"bid\":6", "\"bid\":6,\"bids\":[3,3]"),
        "1: b.bid: and bids are given; it is one or the other");
    row("a nil without split tricks", "hand", goodHand("[5,0]", "5"),
        "1: a.tricks: is needed one by one, since a partner called nil: [5, 0]");
    row("blind to nothing", "hand", goodHand("\"bid\":6", "\"blind\":true"),
        "1: b.blind: stands beside a bid");
    row("fourteen tricks", "hand", goodHand("\"tricks\":8", "\"tricks\":9"),
        "1: : the tricks make 14, not 13");
    row("one side counted", "hand", goodHand(",\"tricks\":8", ""),
        "1: : side b has no tricks; count both sides or neither");
    row("only bids", "hand", goodHand(",\"tricks\":8", "").replace(",\"tricks\":[5,0]", ""), "accepted");
    row("tricks added to bids", "hand", goodHand("\"revision\":1", "\"revision\":2"), "accepted");
    row("struck at once", "hand", goodHand("\"revision\":1", "\"revision\":1,\"struck\":true"),
        "1: : a hand can only be struck after it was recorded: revision 2 or later");
    row("a challenge to one's own side", "challenge",
        R"({"match":"F-1","attempt":1,"game":1,"place":1024,"by":"a","accused":"a2","book":7})",
        "1: : the accused a2 sits on the side that challenges");
    row("two chairs", "call",
        R"({"match":"F-1","attempt":1,"table":3,"a":"T1","b":"T2","a1":"P1","b1":"P3","a2":"P2","b2":"P1"})",
        "1: : P1 sits on two chairs");
    row("against itself", "call",
        R"({"match":"F-1","attempt":1,"table":3,"a":"T1","b":"T1","a1":"P1","b1":"P3","a2":"P2","b2":"P4"})",
        "1: : T1 cannot play itself");
    row("a clock adjusted for a cause", "clock",
        R"({"match":"F-1","attempt":1,"game":1,"what":"adjust","seconds":-60,"cause":"late"})", "accepted");
    row("a clock paused for a cause", "clock",
        R"({"match":"F-1","attempt":1,"game":1,"what":"pause","cause":"late"})",
        "1: : only an adjust has a cause");
    row("a move of nothing", "move", R"({"match":"F-1","attempt":1,"reason":"r"})",
        "1: : it says neither toMatch nor swapped, so nothing moves");
}

void tst_mistakes::refuses()
{
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    QCOMPARE(mistakes(kind, text), says);
}

void tst_mistakes::everyMistakeIsToldAtOnce()
{
    QCOMPARE(
        mistakes("foul",
                 "{\"match\": 7,\n\"side\": \"c\",\n\"x\": 1, \"attempt\": 1, \"game\": 1, \"place\": 1}"),
        QStringLiteral(
            "1: match: 7 is no text\n2: side: \"c\" is none of \"a\", \"b\"\n"
            "1: foul: is missing\n3: x: is not a key known here: match, attempt, game, place, side, foul"));
}

void tst_mistakes::linesAreRefused()
{
    const auto said = [](const char* text) {
        const auto request = facts::readLine(text, 12);
        return request ? QStringLiteral("accepted") : asText(request.error());
    };
    QCOMPARE(said(R"({"kind":"withdraw","fact":{"team":"T1","reason":"ill"}})"), QStringLiteral("accepted"));
    QCOMPARE(said("{"), QStringLiteral("12: : the JSON ends too early"));
    QCOMPARE(said("7"), QStringLiteral("12: : 7 is no object"));
    QCOMPARE(said(R"({"fact":{}})"), QStringLiteral("12: kind: is missing"));
    QCOMPARE(said(R"({"kind":"withdraw","fact":{"reason":"ill"},"when":1})"),
             QStringLiteral("12: fact.team: is missing\n12: when: is not a key known here: op, by, device, "
                            "at, seq, kind, fact"));
    QCOMPARE(
        said(R"({"kind":"withdraw","at":"2026-02-29T10:00:00.000Z","fact":{"team":"T1","reason":"ill"}})"),
        QStringLiteral("12: at: \"2026-02-29T10:00:00.000Z\" is no time such as 2026-11-21T19:42:07.123Z"));
}

void tst_mistakes::whatAProgramMadeIsChecked()
{
    QVERIFY(facts::check(facts::Withdraw{"T1", "ill"}).empty());
    QCOMPARE(asText(facts::check(facts::Withdraw{"T1", ""})), QStringLiteral("1: reason: is empty"));
    QCOMPARE(asText(facts::check(facts::Withdraw{"T1", "\xff"})),
             QStringLiteral("1: : the text is not UTF-8, or the JSON in it not in its canonical form"));
    QCOMPARE(asText(facts::check(facts::Rules{R"({"b":1,"a":2})", {}, {}, {}})),
             QStringLiteral("1: : the text is not UTF-8, or the JSON in it not in its canonical form"));
    QCOMPARE(asText(facts::check(facts::Rules{"{", {}, {}, {}})),
             QStringLiteral("1: venue: \"{\" is no object"));
    const facts::Stamp good{"00000000-0000-4000-8000-000000000001", "J. Park", "desk-1",
                            "2026-11-21T19:42:07.123Z"};
    QVERIFY(facts::check(good).empty());
    QCOMPARE(asText(facts::check(facts::Stamp{good.op, "", good.device, "yesterday"})),
             QStringLiteral("1: by: is empty\n"
                            "1: at: \"yesterday\" is no time such as 2026-11-21T19:42:07.123Z"));
}

TEST_CLASS(tst_mistakes)
#include "tst_mistakes.moc"
