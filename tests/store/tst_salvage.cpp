// What can still be read of a damaged file makes a new one, and never says anything that was not on record.
#include "damage.h"

#include "program/testclass.h"
#include "store/salvage.h"

#include <QTest>

using namespace Qt::StringLiterals;
using files::asText;
using files::coded;
using Kind = store::Trouble::Kind;

namespace {

// Triggers stand in the way of whoever wants to change a fact.
QString meddleWith(const std::string& path, const QString& table, const QString& statement)
{
    return files::meddle(path, {u"DROP TRIGGER %1_no_update"_s.arg(table),
                                u"DROP TRIGGER %1_no_delete"_s.arg(table), statement});
}

// What is known of a person comes back as it was, or not at all.
bool sameOrWithoutName(const facts::Entry& found, const facts::Entry& recorded)
{
    facts::Entry without = recorded;
    if (auto* person = std::get_if<facts::Person>(&without.fact))
        *person = {person->id, {}, {}, {}};
    return found == recorded || found == without;
}

} // namespace

class tst_salvage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSoundFileComesBackWhole();
    void factsInTheJournalAreRecovered();
    void itStopsWhereTheChainBreaks_data();
    void itStopsWhereTheChainBreaks();
    void aNameThatCannotBeReadIsLeftOut();
    void theVersionDoesNotMatter();
    void whereThereIsNothingToRead();
    void anyDamageLeavesABeginning();
};

void tst_salvage::aSoundFileComesBackWhole()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    const auto salvaged = store::salvage(tournament.path);
    QVERIFY2(salvaged, qPrintable(asText(salvaged)));
    QVERIFY(!salvaged->stopped);
    QVERIFY(salvaged->entries == open->news(0)->entries);
    auto again = store::Store::create(tournament.file("again.courtside"), salvaged->entries);
    QVERIFY2(again, qPrintable(asText(again)));
    QVERIFY(*again->head() == *open->head());
    QVERIFY(salvaged->head == *open->head());
}

void tst_salvage::factsInTheJournalAreRecovered()
{
    const files::Tournament tournament;
    facts::Entry last;
    {
        auto open = files::recorded(tournament.path);
        last = open->news(10)->entries.front();
    }
    QCOMPARE(meddleWith(tournament.path, u"hand"_s, u"DELETE FROM hand"_s), QString());
    QVERIFY(store::Store::open(tournament.path).error().kind == Kind::Damaged);
    const auto salvaged = store::salvage(tournament.path);
    QVERIFY2(salvaged, qPrintable(asText(salvaged)));
    QVERIFY(!salvaged->stopped);
    QCOMPARE(salvaged->entries.size(), files::live().size());
    QVERIFY(salvaged->entries.back() == last);
}

void tst_salvage::itStopsWhereTheChainBreaks_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<int>("left");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* name, const char* statement, int left, const char* why) {
        QTest::newRow(name) << QString::fromUtf8(statement) << left << QString::fromUtf8(why);
    };
    row("a changed fact", "UPDATE journal SET by = 'Somebody' WHERE seq = 8", 7, "store-fact-changed(8)");
    row("a missing fact", "DELETE FROM journal WHERE seq = 10", 9, "store-fact-missing(10)");
    row("the last fact missing", "DELETE FROM journal WHERE seq = 11", 10, "store-fact-missing(11)");
    row("another hash", "UPDATE journal SET hash = replace(hash, 'a', 'b') WHERE seq = 4", 3,
        "store-fact-changed(4)");
}

void tst_salvage::itStopsWhereTheChainBreaks()
{
    QFETCH(QString, statement);
    QFETCH(int, left);
    QFETCH(QString, why);
    const files::Tournament tournament;
    tournament.record();
    QCOMPARE(meddleWith(tournament.path, u"journal"_s, statement), QString());
    const auto salvaged = store::salvage(tournament.path);
    QVERIFY2(salvaged, qPrintable(asText(salvaged)));
    QCOMPARE(static_cast<int>(salvaged->entries.size()), left);
    QCOMPARE(salvaged->head.seq, left);
    QVERIFY(salvaged->stopped);
    QCOMPARE(coded(*salvaged->stopped), why);
    auto again = store::Store::create(tournament.file("again.courtside"), salvaged->entries);
    QVERIFY2(again, qPrintable(asText(again)));
    QVERIFY(*again->head() == salvaged->head);
}

void tst_salvage::aNameThatCannotBeReadIsLeftOut()
{
    const files::Tournament tournament;
    tournament.record();
    QCOMPARE(files::meddle(tournament.path, {u"UPDATE person SET name = 'Player Pi' WHERE id = 'P1'"_s,
                                             u"DELETE FROM person WHERE id = 'P2'"_s}),
             QString());
    const auto salvaged = store::salvage(tournament.path);
    QVERIFY2(salvaged, qPrintable(asText(salvaged)));
    const auto person = [&](std::size_t at) {
        return std::get<facts::Person>(salvaged->entries.at(at).fact);
    };
    QVERIFY(person(1) == (facts::Person{"P1", {}, {}, {}}));
    QVERIFY(person(2) == (facts::Person{"P2", {}, {}, {}}));
    QVERIFY(person(3) == (facts::Person{"P3", "Player P3", {}, {}}));
}

void tst_salvage::theVersionDoesNotMatter()
{
    const files::Tournament tournament;
    tournament.record();
    for (const int version : {-1, 1, 2000}) {
        QCOMPARE(files::meddle(tournament.path, {u"PRAGMA user_version=%1"_s.arg(version)}), QString());
        QCOMPARE(store::salvage(tournament.path)->entries.size(), files::live().size());
    }
}

void tst_salvage::whereThereIsNothingToRead()
{
    const files::Tournament tournament;
    QVERIFY(store::salvage(tournament.path).error().kind == Kind::NotThere);
    QVERIFY(files::write(tournament.path, {}));
    QVERIFY(store::salvage(tournament.path).error().kind == Kind::Empty);
    QVERIFY(files::write(tournament.path, "Team,First,Last\n"));
    QVERIFY(store::salvage(tournament.path).error().kind == Kind::Foreign);
    QVERIFY(QFile::remove(files::q(tournament.path)));
    tournament.record();
    const QByteArray good = files::bytes(tournament.path);
    QVERIFY(files::write(tournament.path, good.left(100) + QByteArray(good.size() - 100, '\0')));
    const auto nothing = store::salvage(tournament.path);
    QVERIFY(!nothing && nothing.error().kind == Kind::Damaged);
    QVERIFY(files::write(tournament.path, good));
    QCOMPARE(files::meddle(tournament.path, {u"ALTER TABLE journal RENAME TO hidden"_s,
                                             u"CREATE VIEW journal AS WITH RECURSIVE x (n) AS (SELECT 1 "
                                             "UNION ALL SELECT n + 1 FROM x) SELECT n AS seq FROM x"_s}),
             QString());
    QCOMPARE(coded(store::salvage(tournament.path)), u"store-no-journal(tournament.courtside)"_s);
}

void tst_salvage::anyDamageLeavesABeginning()
{
    const files::Tournament tournament;
    std::vector<facts::Entry> record;
    {
        auto open = files::recorded(tournament.path);
        for (int i = 0; i < 60; ++i) // so that the journal has several pages
            QVERIFY(open->append(11 + i, std::vector{files::entry(20 + i, files::hand(4096 + i))}));
        record = open->news(0)->entries;
    }
    const QByteArray good = files::bytes(tournament.path);
    const quint32 seed = QRandomGenerator::global()->generate();
    QRandomGenerator random(seed);
    const int rounds = tests::repeats(80, 1500);
    int whole = 0;
    int partly = 0;
    for (int round = 0; round < rounds; ++round) {
        const QByteArray bytes = files::damaged(good, random);
        QVERIFY(files::write(tournament.path, bytes));
        const auto salvaged = store::salvage(tournament.path);
        QCOMPARE(files::bytes(tournament.path), bytes);
        if (!salvaged)
            continue;
        QVERIFY(!salvaged->stopped ||
                salvaged->stopped->code != "store-file-damaged"); // that tells to salvage
        const auto& found = salvaged->entries;
        QVERIFY2(found.size() <= record.size() &&
                     std::equal(found.begin(), found.end(), record.begin(), sameOrWithoutName),
                 qPrintable(u"seed %1"_s.arg(seed)));
        ++(!salvaged->stopped && found.size() == record.size() ? whole : partly);
    }
    qInfo("of %d damaged files %d came back whole and %d in part; seed %u", rounds, whole, partly, seed);
    QVERIFY(whole + partly > 0);
}

TEST_CLASS(tst_salvage)
#include "tst_salvage.moc"
