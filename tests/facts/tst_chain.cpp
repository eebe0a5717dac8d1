// The canonical form and the chain of hashes never change: the vectors were made by another program.
#include "facts/digest.h"
#include "program/testclass.h"

#include <QTest>

namespace {

constexpr const char* tournamentPayload =
    R"({"format":"single-elimination","name":"Fall Spades ♠","tables":4})";
constexpr const char* handPayload =
    R"({"a":{"bids":[4,"nil"],"tricks":[5,0]},"attempt":1,"b":{"bid":6,"blind":true,"tricks":8},"dealer":"b2",)"
    R"("game":1,"match":"W1-1","place":1024,"revision":1})";
constexpr const char* tournamentHash = "51802059d9a13411294d6ce2402745612589d1d119a5b1c698c74d33d4dc5441";
constexpr const char* handHash = "a4dad135d34cb5e060d3669d65bb9e7a5359ec83dfaf65f8ac5a25aebda51ceb";

facts::Link first()
{
    return {1,
            {"00000000-0000-4000-8000-000000000001", "J. Park", "desk-1", "2026-11-21T19:42:07.123Z"},
            "tournament",
            tournamentPayload,
            std::string(facts::firstPrev)};
}

facts::Link second()
{
    return {2,
            {"00000000-0000-4000-8000-000000000002", "Zoë", "desk-1", "2026-11-21T19:50:00.000Z"},
            "hand",
            handPayload,
            tournamentHash};
}

} // namespace

class tst_chain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void canonicalForm();
    void payloads();
    void factsHaveTheKnownHash();
    void everyFieldCounts();
};

void tst_chain::canonicalForm()
{
    const auto spelled = [](const char* text) {
        return QString::fromStdString(json::canonical(json::parse(text).value()));
    };
    const char* blanks = "{ \"b\": 1,\n \"a\": [ -0, true, null ], \"B\": {} }";
    const QString sorted = QStringLiteral("{\"B\":{},\"a\":[0,true,null],\"b\":1}");
    QCOMPARE(spelled(blanks), sorted);
    // U+FFFF before U+1F0A1: by code point, not by UTF-16 unit.
    const char* letters = R"({"\ud83c\udca1": 2, "\uffff": 1, "é": 3, "\u0001\/\t": "\"\\"})";
    const QString ordered = QString::fromUtf8(R"({"\u0001/\t":"\"\\","é":3,")"
                                              "\uffff\":1,\"\U0001f0a1\":2}");
    QCOMPARE(spelled(letters), ordered);
}

void tst_chain::payloads()
{
    for (const facts::Link& link : {first(), second()}) {
        const auto fact = facts::parse(link.kind, link.payload);
        QVERIFY(fact.has_value());
        QCOMPARE(facts::payload(*fact), link.payload);
    }
}

void tst_chain::factsHaveTheKnownHash()
{
    QCOMPARE(facts::hashOf(first()), std::string(tournamentHash));
    QCOMPARE(facts::hashOf(second()), std::string(handHash));
}

// Nothing can move from one field to the next unseen.
void tst_chain::everyFieldCounts()
{
    const auto changed = [](auto change) {
        facts::Link link = first();
        change(link);
        return facts::hashOf(link) != tournamentHash;
    };
    QVERIFY(changed([](facts::Link& l) { l.seq = 2; }));
    QVERIFY(changed([](facts::Link& l) { l.stamp.op.back() = '2'; }));
    QVERIFY(changed([](facts::Link& l) { l.stamp.at[0] = '3'; }));
    QVERIFY(changed([](facts::Link& l) { l.kind = "team"; }));
    QVERIFY(changed([](facts::Link& l) { l.payload += ' '; }));
    QVERIFY(changed([](facts::Link& l) { l.prev[5] = '1'; }));
    QVERIFY(changed([](facts::Link& l) {
        l.stamp.by = "J. Par";
        l.stamp.device = "kdesk-1";
    }));
}

TEST_CLASS(tst_chain)
#include "tst_chain.moc"
