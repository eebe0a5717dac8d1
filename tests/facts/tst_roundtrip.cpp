// A fact is the same fact after its JSON, its payload and its line, and all of it is in its row, whatever its
// kind. A later one replaces only one that is about the same. The canonical form, the chain of hashes and the
// digests by which cards and repeats of a command are found never change: the vectors were made by another
// program.
#include "arbitrary/facts.h"
#include "facts/digest.h"
#include "facts/fact.h"
#include "facts/row.h"
#include "program/testclass.h"
#include "wording/text.h"

#include <QTest>

#include <set>

namespace {

std::string asText(const json::Problems& problems)
{
    std::string all;
    for (const json::Problem& problem : problems)
        all += problem.place + ": " + wording::text(problem.what) + '\n';
    return all;
}

facts::Fact withoutPrivate(facts::Fact fact)
{
    if (auto* person = std::get_if<facts::Person>(&fact))
        *person = facts::Person{person->id, {}, {}, {}};
    return fact;
}

// Invents the field that is number `target` again.
struct Changer {
    int target;
    int at = 0;

    template <class T, class Shape>
    void operator()(std::string_view key, T& value, const Shape& shape)
    {
        if (at++ != target)
            return;
        value = T{};
        arbitrary::Inventor{}(key, value, shape);
        if constexpr (std::is_same_v<T, facts::SideHand>)
            arbitrary::countTricks(value, arbitrary::within(0, facts::tricksInHand));
    }
};

// The same fact but for one field, whether or not it may be stored.
facts::Fact changedAnywhere(facts::Fact fact)
{
    std::visit(
        [](auto& each) {
            using Kind = std::decay_t<decltype(each)>;
            Changer counter{-1};
            Kind::fields(each, counter);
            Kind::fields(each, Changer{arbitrary::within(0, counter.at - 1)});
        },
        fact);
    return fact;
}

// A property held for every kind, so that none is left to chance.
template <class Holds>
bool forEveryKind(const char* says, Holds&& holds)
{
    bool all = true;
    for (std::size_t i = 0; i < facts::kinds().size(); ++i)
        all = rc::check(std::string(facts::kinds()[i]) + ": " + says, [&] { holds(arbitrary::fact(i)); }) &&
              all;
    return all;
}

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

class tst_roundtrip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void json();
    void payload();
    void row();
    void line();
    void kindsAndTables();
    void nothingPersonalIsInAPayload();
    void onlyWhatIsAboutTheSameIsReplaced();
    void canonicalForm();
    void payloads();
    void factsHaveTheKnownHash();
    void everyFieldCounts();
    void bytesHaveTheKnownDigest();
    void bytesWithAKeyHaveTheKnownDigest();
    void opsAreDerivedTheKnownWay();
    void opsAreOps();
};

void tst_roundtrip::json()
{
    QVERIFY(forEveryKind("JSON and back", [](const facts::Fact& fact) {
        if (const auto problems = facts::check(fact); !problems.empty())
            RC_FAIL(asText(problems));
        json::Problems problems;
        const auto again = facts::read(facts::kindOf(fact), facts::toJson(fact), "fact", problems);
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == fact);
    }));
}

void tst_roundtrip::payload()
{
    QVERIFY(forEveryKind("payload and back", [](const facts::Fact& fact) {
        const std::string payload = facts::payload(fact);
        const auto again = facts::parse(facts::kindOf(fact), payload);
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == withoutPrivate(fact));
        RC_ASSERT(facts::payload(*again) == payload);
        RC_ASSERT(json::canonical(*json::parse(payload)) == payload);
        RC_ASSERT(payload.find('\n') == std::string::npos);
    }));
}

void tst_roundtrip::row()
{
    QVERIFY(forEveryKind("a cell a column, and no change is lost in them", [](const facts::Fact& fact) {
        const auto cells = facts::cellsOf(fact);
        const auto& columns = facts::columnsOf(facts::kindOf(fact));
        RC_ASSERT(cells.size() == columns.size());
        for (std::size_t i = 0; i < cells.size(); ++i)
            RC_ASSERT(cells[i].index() != (columns[i].type == facts::Column::Type::Integer ? 2U : 1U));
        const facts::Fact other = changedAnywhere(fact);
        RC_ASSERT((other == fact) == (facts::cellsOf(other) == cells));
    }));
}

void tst_roundtrip::line()
{
    QVERIFY(forEveryKind("line and back", [](const facts::Fact& fact) {
        const facts::Entry entry{arbitrary::within(1, 1000000), arbitrary::stamp(), fact};
        if (const auto problems = facts::check(entry.stamp); !problems.empty())
            RC_FAIL(asText(problems));
        const auto again = facts::readLine(facts::line(entry));
        if (!again)
            RC_FAIL(asText(again.error()));
        RC_ASSERT(again->fact == fact);
        const facts::Stamp stamp{*again->op, *again->by, *again->device, *again->at};
        RC_ASSERT(stamp == entry.stamp);
    }));
}

void tst_roundtrip::kindsAndTables()
{
    QCOMPARE(facts::kinds().size(), std::variant_size_v<facts::AnyKind>);
    std::set<std::string> tables;
    for (const std::string_view kind : facts::kinds()) {
        tables.insert(facts::tableOf(kind));
        std::set<std::string> names;
        for (const facts::Column& column : facts::columnsOf(kind))
            names.insert(column.name);
        QCOMPARE(names.size(), facts::columnsOf(kind).size());
        QVERIFY(!names.empty());
    }
    QCOMPARE(tables.size(), facts::kinds().size());
    QVERIFY(tables.count("time_call"));
    QVERIFY(facts::columnsOf("weather").empty());
}

void tst_roundtrip::nothingPersonalIsInAPayload()
{
    const facts::Fact ana = facts::Person{"P1", "Ana Ruiz", std::string(64, 'a'), "123"};
    QCOMPARE(QString::fromStdString(facts::payload(ana)), QStringLiteral(R"({"id":"P1"})"));
    QVERIFY(facts::line({1, {}, ana}).find("Ana Ruiz") != std::string::npos);
}

void tst_roundtrip::onlyWhatIsAboutTheSameIsReplaced()
{
    const auto paper = [](int attempt, int game, int points) {
        return facts::Paper{{"F-1", attempt}, game, {points, 50}, {1, 2}, {0, 0}, 3};
    };
    QVERIFY(facts::replaces(paper(1, 2, 71), paper(1, 2, 60)));
    QVERIFY(!facts::replaces(paper(1, 2, 71), paper(1, 1, 71)));
    QVERIFY(!facts::replaces(paper(1, 2, 71), paper(2, 2, 71)));
    const auto rating = [](facts::Side side, int tenths) {
        return facts::Rating{{"F-1", 1}, side, tenths, {}};
    };
    QVERIFY(facts::replaces(rating(facts::Side::A, 30), rating(facts::Side::A, 40)));
    QVERIFY(!facts::replaces(rating(facts::Side::A, 30), rating(facts::Side::B, 40)));
    const facts::Withdraw withdraw{"T1", "ill", {}};
    QVERIFY(!facts::replaces(withdraw, withdraw)); // of these each stands
    QVERIFY(!facts::replaces(paper(1, 1, 71), rating(facts::Side::A, 40)));
}

void tst_roundtrip::canonicalForm()
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

void tst_roundtrip::payloads()
{
    for (const facts::Link& link : {first(), second()}) {
        const auto fact = facts::parse(link.kind, link.payload);
        QVERIFY(fact.has_value());
        QCOMPARE(facts::payload(*fact), link.payload);
    }
}

void tst_roundtrip::factsHaveTheKnownHash()
{
    QCOMPARE(facts::hashOf(first()), std::string(tournamentHash));
    QCOMPARE(facts::hashOf(second()), std::string(handHash));
}

// Nothing can move from one field to the next unseen.
void tst_roundtrip::everyFieldCounts()
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

// FIPS 180-4.
void tst_roundtrip::bytesHaveTheKnownDigest()
{
    QCOMPARE(facts::sha256("abc"),
             std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    QCOMPARE(facts::sha256({}),
             std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
}

// RFC 4231, cases 2 and 6, and nothing at all.
void tst_roundtrip::bytesWithAKeyHaveTheKnownDigest()
{
    QCOMPARE(facts::hmacSha256("Jefe", "what do ya want for nothing?"),
             std::string("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"));
    QCOMPARE(
        facts::hmacSha256(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First"),
        std::string("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"));
    QCOMPARE(facts::hmacSha256({}, {}),
             std::string("b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"));
}

void tst_roundtrip::opsAreDerivedTheKnownWay()
{
    constexpr const char* first = "00000000-0000-4000-8000-000000000001";
    QCOMPARE(facts::derivedOp(first, 1), std::string("2b1a068c-16d6-85b9-8101-88cd77926f50"));
    QCOMPARE(facts::derivedOp(first, 2), std::string("1169dc62-6474-8360-8d78-729fd03ad2b3"));
    QCOMPARE(facts::derivedOp("c0ffee00-1234-4abc-9def-0123456789ab", 11),
             std::string("4b22e8bd-ef3f-81a8-838f-6d11bdc938c0"));
}

void tst_roundtrip::opsAreOps()
{
    std::set<std::string> seen;
    for (int n = -5; n < 500; ++n) {
        const std::string op = facts::derivedOp("c0ffee00-1234-4abc-9def-0123456789ab", n);
        QVERIFY(seen.insert(op).second);
        QVERIFY(facts::check(facts::Stamp{op, "J. Park", "desk", "2026-11-21T19:42:07.123Z"}).empty());
    }
}

TEST_CLASS(tst_roundtrip)
#include "tst_roundtrip.moc"
