// A fact is the same fact after its JSON, its payload and its line, and all of it is in its row, whatever its
// kind. A later one replaces only one that is about the same.
#include "arbitrary/facts.h"
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

TEST_CLASS(tst_roundtrip)
#include "tst_roundtrip.moc"
