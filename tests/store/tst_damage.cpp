// Damage to a file by the disk or another program is found. What can still be read is restored into a new
// file, with nothing that was not on record.
#include "files.h"

#include "program/testclass.h"
#include "store/salvage.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using files::asText;
using files::coded;
using files::entry;
using namespace Qt::StringLiterals;
using Kind = store::Trouble::Kind;

namespace {

/// The bytes with a bit flipped, 64 zeroed, a page in the place of another, or the end cut off.
QByteArray damaged(QByteArray bytes, QRandomGenerator& random)
{
    const auto anywhere = [&] {
        return static_cast<qsizetype>(random.bounded(static_cast<quint32>(bytes.size())));
    };
    const qsizetype at = anywhere();
    switch (random.bounded(4)) {
    case 0:
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.bounded(8)));
        return bytes;
    case 1:
        return bytes.replace(at, 64, QByteArray(std::min<qsizetype>(64, bytes.size() - at), '\0'));
    case 2: {
        const qsizetype page = at / 4096 * 4096;
        return bytes.replace(page, 4096, bytes.mid(anywhere() / 4096 * 4096, 4096));
    }
    default:
        return bytes.left(at);
    }
}

// Enough people to fill pages of their own.
std::vector<facts::Entry> people()
{
    std::vector<facts::Entry> all;
    for (int i = 1; i <= 60; ++i) {
        const std::string number = std::to_string(i);
        all.push_back(
            entry(100 + i, facts::Person{"Q" + number, "Zo\u00eb Fa\u00dfbinder " + number,
                                         std::string(64, 'c'), number, std::string(64, 'd'), "Alumni"}));
    }
    return all;
}

// Drops the triggers that protect the facts first.
QString changeWithoutTriggers(const std::string& path, const QString& table, const QString& statement)
{
    return files::changeOutside(path, {u"DROP TRIGGER %1_no_update"_s.arg(table),
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

class tst_damage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyDamageIsFoundOrHarmless();
    void noBitOfAPersonChangesUnseen();
    void aPurgeGivesThePersonANewDigest();
    void meddlingIsFound_data();
    void meddlingIsFound();
    void aSoundFileComesBackWhole();
    void factsInTheJournalAreRecovered();
    void itStopsWhereTheChainBreaks_data();
    void itStopsWhereTheChainBreaks();
    void aNameThatCannotBeReadIsLeftOut();
    void theVersionDoesNotMatter();
    void whereThereIsNothingToRead();
    void anyDamageLeavesABeginning();
};

void tst_damage::anyDamageIsFoundOrHarmless()
{
    const files::Tournament tournament;
    std::vector<facts::Entry> record;
    {
        auto open = files::recorded(tournament.path);
        QVERIFY(open->append(11, people()));
        record = open->news(0)->entries;
    }
    const QByteArray good = files::bytes(tournament.path);
    const quint32 seed = QRandomGenerator::global()->generate();
    QRandomGenerator random(seed);
    const int rounds = tests::repeats(80, 4000);
    int accepted = 0;
    for (int round = 0; round < rounds; ++round) {
        QVERIFY(files::write(tournament.path, damaged(good, random)));
        auto open = store::Store::open(tournament.path);
        if (!open) {
            const auto findings = store::verify(tournament.path);
            const auto same = [](const store::Finding& each) {
                return coded(each.message) ==
                       QStringLiteral("store-pages-damaged(database disk image is malformed)");
            };
            QVERIFY2(!findings || std::count_if(findings->begin(), findings->end(), same) <= 1,
                     qPrintable(QStringLiteral("seed %1").arg(seed)));
            continue;
        }
        ++accepted;
        const auto read = open->news(0);
        QVERIFY2(read && read->entries == record, qPrintable(QStringLiteral("seed %1").arg(seed)));
    }
    qInfo("%d of %d damaged files lost nothing and were opened; seed %u", accepted, rounds, seed);
    QVERIFY(accepted < rounds);
}

// No hash of the journal covers a name, since it may be purged.
void tst_damage::noBitOfAPersonChangesUnseen()
{
    const files::Tournament tournament;
    const facts::Person person{"P9",  "Jo Fa\u00dfbinder",  std::string(64, 'c'),
                               "042", std::string(64, 'd'), "Alumni"};
    std::vector<facts::Entry> record;
    {
        auto open = files::recorded(tournament.path);
        QVERIFY(open->append(11, std::vector{entry(12, person)}));
        record = open->news(0)->entries;
    }
    const QByteArray good = files::bytes(tournament.path);
    const qsizetype step = tests::isLong() ? 1 : 19;
    const std::vector<std::string> cells = {"P9" + *person.name, *person.cardHash + "042", "Alumni"};
    for (const std::string& text : cells) {
        const QByteArray cell = QByteArray::fromStdString(text);
        const qsizetype at = good.indexOf(cell);
        QVERIFY2(at > 0 && good.indexOf(cell, at + 1) < 0, cell.constData());
        for (qsizetype bit = 0; bit < cell.size() * 8; bit += step) {
            QByteArray bytes = good;
            bytes[at + bit / 8] = static_cast<char>(bytes[at + bit / 8] ^ (1 << bit % 8));
            QVERIFY(files::write(tournament.path, bytes));
            auto open = store::Store::open(tournament.path);
            // SQLite reads some wrong UTF-8 as the letter that it was.
            const bool isUnchanged = open && open->news(0)->entries == record;
            QVERIFY2(isUnchanged || (!open && open.error().kind == store::Trouble::Kind::Damaged),
                     qPrintable(QStringLiteral("bit %1 of ").arg(bit) + QString::fromUtf8(cell)));
        }
    }
}

void tst_damage::aPurgeGivesThePersonANewDigest()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    const auto row = [&](const char* columns) {
        return files::value(
            tournament.path,
            QStringLiteral("SELECT %1 FROM person WHERE id = 'P1'").arg(QString::fromUtf8(columns)));
    };
    const QString salt = row("salt");
    const QString digest = row("digest");
    QVERIFY(salt != files::value(tournament.path, QStringLiteral("SELECT salt FROM person WHERE id = 'P2'")));
    QVERIFY(open->append(11, std::vector{entry(12, facts::Person{"P1", {}, {}, {}})}));
    QVERIFY(row("salt") != salt && row("digest") != digest);
    const QByteArray bytes = files::bytes(tournament.path);
    QVERIFY(!bytes.contains(salt.toUtf8()) && !bytes.contains(digest.toUtf8()));
    QCOMPARE(asText(open->verify()), QString());
}

void tst_damage::meddlingIsFound_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QStringList& statements, const char* says) {
        QTest::newRow(name) << statements << QString::fromUtf8(says);
    };
    const auto s = [](const char* text) { return QString::fromUtf8(text); };
    const QString unlock = s("DROP TRIGGER hand_no_update");
    const QString lock =
        s("CREATE TRIGGER hand_no_update BEFORE UPDATE ON hand\nBEGIN SELECT RAISE(ABORT, 'facts are "
          "only added: a row of hand is never changed'); END");
    const QString unlockJournal = s("DROP TRIGGER journal_no_update");
    const QString lockJournal =
        s("CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal\nBEGIN SELECT "
          "RAISE(ABORT, 'facts are only added: a row of journal is never changed'); END");
    row("a row", {unlock, s("UPDATE hand SET b_bid_side = 5 WHERE place = 2048"), lock},
        "store-row-differs(10, hand)");
    row("a row, and no trigger restored", {unlock, s("UPDATE hand SET b_bid_side = 5 WHERE place = 2048")},
        "store-schema-changed\n"
        "store-row-differs(10, hand)");
    row("the journal", {unlockJournal, s("UPDATE journal SET by = 'Somebody' WHERE seq = 8"), lockJournal},
        "store-hash-differs(8)");
    row("row and journal alike",
        {unlock, unlockJournal, s("UPDATE hand SET b_bid_side = 5 WHERE place = 2048"),
         s("UPDATE journal SET payload = replace(payload, '\"bid\":6', '\"bid\":5') WHERE seq = 10"), lock,
         lockJournal},
        "store-hash-differs(10)");
    row("a fact taken out of the end",
        {s("DROP TRIGGER journal_no_delete"), s("DROP TRIGGER hand_no_delete"),
         s("DELETE FROM hand WHERE place = 3072"), s("DELETE FROM journal WHERE seq = 11"),
         s("CREATE TRIGGER hand_no_delete BEFORE DELETE ON hand\nBEGIN SELECT RAISE(ABORT, 'facts are only "
           "added: a "
           "row of hand is never deleted'); END"),
         s("CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal\nBEGIN SELECT RAISE(ABORT, 'facts are "
           "only "
           "added: a row of journal is never deleted'); END")},
        "store-head-differs(10, 11)");
    row("a row too many",
        {s("INSERT INTO withdraw (op, team, reason) SELECT op, 'T1', 'ill' FROM journal WHERE seq = 1")},
        "store-row-extra(withdraw, 00000000-0000-4000-8000-000000000001)");
    row("a row that refers to nothing",
        {s("INSERT INTO withdraw (op, team, reason) VALUES ('x', 'T1', 'ill')")},
        "store-reference-loose(withdraw, journal)\n"
        "store-row-extra(withdraw, x)");
    row("a person deleted", {s("DELETE FROM person WHERE id = 'P4'")},
        "store-reference-loose(call, person)\nstore-row-missing(5, person)");
    row("a name", {s("UPDATE person SET name = 'Player P5' WHERE id = 'P4'")}, "store-digest-differs(P4)");
    row("a name gone", {s("UPDATE person SET name = NULL WHERE id = 'P4'")}, "store-digest-differs(P4)");
    row("names swapped",
        {s("UPDATE person SET (name, salt, digest) = (SELECT name, salt, digest FROM person WHERE id = 'P3') "
           "WHERE id = 'P4'")},
        "store-digest-differs(P4)");
    row("a name in another column", {s("UPDATE person SET name = NULL, affiliation = name WHERE id = 'P4'")},
        "store-digest-differs(P4)");
    row("a trigger of one's own",
        {s("CREATE TRIGGER evil AFTER INSERT ON person BEGIN UPDATE person SET name = 'x'; END")},
        "store-schema-changed");
    row("a view for a table",
        {s("ALTER TABLE journal RENAME TO hidden"),
         s("CREATE VIEW journal AS WITH RECURSIVE x (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x) "
           "SELECT n AS seq, 'x' AS op, 'x' AS by, 'x' AS device, 'x' AS at, 'x' AS kind, 'x' AS payload, "
           "'x' AS prev, 'x' AS hash FROM x")},
        "store-schema-changed");
    row("a table gone", {s("DROP TABLE misdeal")}, "store-schema-changed");
    row("a table of one's own", {s("CREATE TABLE notes (a, b AS (hex(zeroblob(a))))")},
        "store-schema-changed");
    row("half a history", {s("DELETE FROM schema_migration WHERE version = 1")},
        "store-history-foreign(store-step-foreign(1))");
    row("another history", {s("UPDATE schema_migration SET name = 'x', sha256 = replace(sha256, 'a', 'b')")},
        "store-history-foreign(store-step-foreign(1))");
    row("the head", {s("UPDATE journal_head SET hash = replace(hash, 'a', 'b')")},
        "store-head-hash-differs(11, 11)");
}

void tst_damage::meddlingIsFound()
{
    QFETCH(QStringList, statements);
    QFETCH(QString, says);
    const files::Recorded tournament;
    QCOMPARE(files::changeOutside(tournament.path, statements), QString());
    QCOMPARE(coded(store::verify(tournament.path)), says);
    const auto open = store::Store::open(tournament.path);
    QVERIFY(!open && open.error().kind == store::Trouble::Kind::Damaged);
    QCOMPARE(coded(open), QStringLiteral("store-not-sound(tournament.courtside, %1)")
                              .arg(says.section(QLatin1Char('\n'), 0, 0)));
}

void tst_damage::aSoundFileComesBackWhole()
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

void tst_damage::factsInTheJournalAreRecovered()
{
    const files::Tournament tournament;
    facts::Entry last;
    {
        auto open = files::recorded(tournament.path);
        last = open->news(10)->entries.front();
    }
    QCOMPARE(changeWithoutTriggers(tournament.path, u"hand"_s, u"DELETE FROM hand"_s), QString());
    QVERIFY(store::Store::open(tournament.path).error().kind == Kind::Damaged);
    const auto salvaged = store::salvage(tournament.path);
    QVERIFY2(salvaged, qPrintable(asText(salvaged)));
    QVERIFY(!salvaged->stopped);
    QCOMPARE(salvaged->entries.size(), files::live().size());
    QVERIFY(salvaged->entries.back() == last);
}

void tst_damage::itStopsWhereTheChainBreaks_data()
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

void tst_damage::itStopsWhereTheChainBreaks()
{
    QFETCH(QString, statement);
    QFETCH(int, left);
    QFETCH(QString, why);
    const files::Recorded tournament;
    QCOMPARE(changeWithoutTriggers(tournament.path, u"journal"_s, statement), QString());
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

void tst_damage::aNameThatCannotBeReadIsLeftOut()
{
    const files::Recorded tournament;
    QCOMPARE(files::changeOutside(tournament.path, {u"UPDATE person SET name = 'Player Pi' WHERE id = 'P1'"_s,
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

void tst_damage::theVersionDoesNotMatter()
{
    const files::Recorded tournament;
    for (const int version : {-1, 1, 2000}) {
        QCOMPARE(files::changeOutside(tournament.path, {u"PRAGMA user_version=%1"_s.arg(version)}),
                 QString());
        QCOMPARE(store::salvage(tournament.path)->entries.size(), files::live().size());
    }
}

void tst_damage::whereThereIsNothingToRead()
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
    QCOMPARE(
        files::changeOutside(tournament.path, {u"ALTER TABLE journal RENAME TO hidden"_s,
                                               u"CREATE VIEW journal AS WITH RECURSIVE x (n) AS (SELECT 1 "
                                               "UNION ALL SELECT n + 1 FROM x) SELECT n AS seq FROM x"_s}),
        QString());
    QCOMPARE(coded(store::salvage(tournament.path)), u"store-no-journal(tournament.courtside)"_s);
}

void tst_damage::anyDamageLeavesABeginning()
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
        const QByteArray bytes = damaged(good, random);
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

TEST_CLASS(tst_damage)
#include "tst_damage.moc"
