// What is no fact is refused, and each mistake is told with its place.
#include "facts/fact.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/text.h"

#include <QTest>

namespace {

QString problemsText(const json::Problems& problems)
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
    return fact ? QStringLiteral("accepted") : problemsText(fact.error());
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

class tst_mistakes : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void everyMistakeIsReportedAtOnce();
    void linesAreRefused();
    void factsFromProgramsAreChecked();
};

void tst_mistakes::refuses_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const char* kind, const QByteArray& text) {
        QTest::newRow(name) << QByteArray(kind) << text;
    };
    row("a good hand", "hand", goodHand());
    row("an unknown kind", "weather", "{}");
    row("no object", "hand", "[]");
    row("an unknown key", "withdraw", R"({"team":"T1","reason":"ill","mood":1})");
    row("a doubled key", "withdraw", "{\"team\":\"T1\",\n\"team\":\"T2\",\"reason\":\"ill\"}");
    row("a missing key", "withdraw", R"({"reason":"ill"})");
    row("withdrawn for no reason", "withdraw", R"({"team":"T1"})");
    row("withdrawn by the policy", "withdraw", R"({"team":"T1","absences":2})");
    row("null for absent", "decision",
        R"({"challenge":"00000000-0000-4000-8000-000000000001","ruling":"upheld","reason":null})");
    row("a wrong type", "hand", goodHand("1024", "\"1024\""));
    row("out of range", "hand", goodHand("\"game\":1", "\"game\":0"));
    row("no id", "withdraw", R"({"team":"Full House","reason":"ill"})");
    row("a control character", "withdraw", R"({"team":"T1","reason":"ill\n"})");
    row("a hidden control character", "withdraw", R"({"team":"T1","reason":"\u0085"})");
    row("a long text", "withdraw", R"({"team":"T1","reason":")" + QByteArray(401, 'x') + "\"}");
    row("no op", "retract", R"({"target":"00000000-0000-4000-8000-00000000000G"})");
    row("no choice", "outcome",
        R"({"match":"F-1","attempt":1,"winner":"c","outcome":"ruling","reason":"r"})");
    row("decided for no reason", "outcome",
        R"({"match":"F-1","attempt":1,"winner":"a","outcome":"no-show"})");
    row("players missing after no wait", "outcome",
        R"({"match":"F-1","attempt":1,"winner":"a","outcome":"no-show","missing":2})");
    row("resolved for no reason", "resolve", R"({"match":"F-1","attempt":1,"choice":"stand"})");
    row("a default", "outcome", R"({"match":"F-1","attempt":1,"winner":"a","outcome":"default"})");
    row("a team twice", "draw",
        R"({"format":"single-elimination","method":"listed","version":1,"teams":["T1","T2","T1"]})");
    row("one team", "draw",
        R"({"format":"single-elimination","method":"listed","version":1,"teams":["T1"]})");
    row("teams that are no list", "draw",
        R"({"format":"single-elimination","method":"listed","version":1,"teams":"T1"})");
    row("a random draw without seed", "draw",
        R"({"format":"single-elimination","method":"random","version":1,"teams":["T1","T2"]})");
    row("no venue", "rules", R"({"venue":"unc"})");
    row("zero as a bid", "hand", goodHand("\"bid\":6", "\"bid\":0"));
    row("zero as a partner's bid", "hand", goodHand("[4,\"nil\"]", "[4,0]"));
    row("fourteen as a bid", "hand", goodHand("[4,", "[14,"));
    row("three partners", "hand", goodHand("[5,0]", "[3,2,0]"));
    row("both ways to bid", "hand", goodHand("\"bid\":6", "\"bid\":6,\"bids\":[3,3]"));
    row("a nil without split tricks", "hand", goodHand("[5,0]", "5"));
    row("blind to nothing", "hand", goodHand("\"bid\":6", "\"blind\":true"));
    row("fourteen tricks", "hand", goodHand("\"tricks\":8", "\"tricks\":9"));
    row("one side counted", "hand", goodHand(",\"tricks\":8", ""));
    row("only bids", "hand", goodHand(",\"tricks\":8", "").replace(",\"tricks\":[5,0]", ""));
    row("tricks added to bids", "hand", goodHand("\"revision\":1", "\"revision\":2"));
    row("struck at once", "hand", goodHand("\"revision\":1", "\"revision\":1,\"struck\":true"));
    row("a suspension lifted by a number", "sanction",
        R"({"person":"P1","until":"2026-12-31","reason":"r","lifted":1})");
    row("a challenge to one's own side", "challenge",
        R"({"match":"F-1","attempt":1,"game":1,"place":1024,"by":"a","accused":"a2","book":7})");
    row("two chairs", "call",
        R"({"match":"F-1","attempt":1,"table":3,"a":"T1","b":"T2","a1":"P1","b1":"P3","a2":"P2","b2":"P1"})");
    row("against itself", "call",
        R"({"match":"F-1","attempt":1,"table":3,"a":"T1","b":"T1","a1":"P1","b1":"P3","a2":"P2","b2":"P4"})");
    row("a clock adjusted for a cause", "clock",
        R"({"match":"F-1","attempt":1,"game":1,"what":"adjust","seconds":-60,"cause":"late"})");
    row("a clock paused for a cause", "clock",
        R"({"match":"F-1","attempt":1,"game":1,"what":"pause","cause":"late"})");
    row("a clock adjusted for no reason", "clock",
        R"({"match":"F-1","attempt":1,"game":1,"what":"adjust","seconds":-60})");
    row("a pause explained by nothing", "clock", R"({"match":"F-1","attempt":1,"game":1,"what":"reason"})");
    row("a machine time without its start", "clock",
        R"({"match":"F-1","attempt":1,"game":1,"what":"start","bootMs":5})");
    row("a machine time below zero", "clock",
        R"({"match":"F-1","attempt":1,"game":1,"what":"start","bootMs":-1})");
    row("a machine start without its time", "wait",
        R"({"match":"F-1","attempt":1,"a":"T1","b":"T2","boot":"00000000-0000-4000-8000-000000000001"})");
    row("a move of nothing", "move", R"({"match":"F-1","attempt":1,"reason":"r"})");
    row("a move to an attempt at no match", "move",
        R"({"match":"F-1","attempt":1,"toAttempt":2,"swapped":true,"reason":"r"})");
    row("a team without an opponent", "pairing", R"({"round":1,"teams":["T1","T2","T3"]})");
    row("a team that plays and has the bye", "pairing", R"({"round":1,"teams":["T1","T2"],"bye":"T2"})");
    row("late in place of itself", "late-entry", R"({"team":"T1","replaces":"T1"})");
    row("a substitute for themselves", "substitute",
        R"({"team":"T1","leaves":"P1","joins":"P1","reason":"ill"})");
    row("a card hash that is too short", "person", R"({"id":"P1","cardHash":"0123456789abcdef"})");
    row("a card in the hand and in a trick", "evidence",
        R"({"challenge":"00000000-0000-4000-8000-000000000001","shownBook":3,"held":true})");
    row("a warning that is played on with", "incident",
        R"({"what":"warning","team":"T1","reason":"r","playsOn":"the last match"})");
    row("a lifted suspension with a last day", "sanction",
        R"({"person":"P1","until":"2026-12-31","reason":"r","lifted":true})");
}

void tst_mistakes::refuses()
{
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, text);

    SAYS(mistakes(kind, text));
}

void tst_mistakes::everyMistakeIsReportedAtOnce()
{
    SAYS(mistakes("foul",
                  "{\"match\": 7,\n\"side\": \"c\",\n\"x\": 1, \"attempt\": 1, \"game\": 1, \"place\": 1}"));
}

void tst_mistakes::linesAreRefused()
{
    const auto said = [](const char* text) {
        const auto request = facts::readLine(text, 12);
        return request ? QStringLiteral("accepted") : problemsText(request.error());
    };
    QCOMPARE(said(R"({"kind":"withdraw","fact":{"team":"T1","reason":"ill"}})"), QStringLiteral("accepted"));
    SAYS(said("{"));
    SAYS(said("7"));
    SAYS(said(R"({"fact":{}})"));
    SAYS(said(R"({"kind":"withdraw","fact":{"reason":"ill"},"when":1})"));
    SAYS(said(R"({"kind":"withdraw","at":"2026-02-29T10:00:00.000Z","fact":{"team":"T1","reason":"ill"}})"));
}

void tst_mistakes::factsFromProgramsAreChecked()
{
    QVERIFY(facts::check(facts::Withdraw{"T1", "ill"}).empty());
    SAYS(problemsText(facts::check(facts::Withdraw{"T1", ""})));
    QVERIFY(facts::check(facts::Withdraw{"T1", ""}, facts::Reasons::NotYet).empty());
    QVERIFY(!facts::check(facts::Withdraw{"", ""}, facts::Reasons::NotYet).empty());
    SAYS(problemsText(facts::check(facts::Withdraw{"T1", "\xff"})));
    SAYS(problemsText(facts::check(facts::Rules{R"({"b":1,"a":2})", {}, {}, {}})));
    SAYS(problemsText(facts::check(facts::Rules{"{", {}, {}, {}})));
    const facts::Stamp good{"00000000-0000-4000-8000-000000000001", "J. Park", "desk-1",
                            "2026-11-21T19:42:07.123Z"};
    QVERIFY(facts::check(good).empty());
    SAYS(problemsText(facts::check(facts::Stamp{good.op, "", good.device, "yesterday"})));
    SAYS(problemsText(facts::check(facts::Stamp{good.op, "J. \xff", good.device, good.at})));
}

TEST_CLASS(tst_mistakes)
#include "tst_mistakes.moc"
