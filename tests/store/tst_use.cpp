// A file that is open when the disk is full, another program writes, or somebody moves it.
#include "files.h"
#include "program/testclass.h"

#include <QTest>

using files::asText;
using files::coded;
using Kind = store::Trouble::Kind;

class tst_use : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLockedFileIsReported();
    void aFullDiskIsReported();
    void aMovedFileIsReported();
    void aDeletedFileIsReported();
    void aReplacedFileIsReported();
};

void tst_use::aLockedFileIsReported()
{
    const files::Tournament tournament;
    tournament.record();
    const QString inUse = QStringLiteral("store-file-locked(tournament.courtside)");
    store::Options hasty;
    hasty.waitMs = 1;
    auto mine = store::Store::open(tournament.path, hasty);
    QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("holder"));
    other.setDatabaseName(files::q(tournament.path));
    QVERIFY(other.open());
    QVERIFY(QSqlQuery(other).exec(QStringLiteral("BEGIN EXCLUSIVE")));
    const auto open = store::Store::open(tournament.path, hasty);
    QVERIFY(!open && open.error().kind == Kind::Locked);
    QCOMPARE(coded(open), inUse);
    QCOMPARE(coded(mine->append(11, std::vector{files::entry(20, files::hand(4096))})), inUse);
    QVERIFY(QSqlQuery(other).exec(QStringLiteral("ROLLBACK")));
    QCOMPARE(asText(mine->append(11, std::vector{files::entry(20, files::hand(4096))})),
             QStringLiteral("done"));
    other = {};
    QSqlDatabase::removeDatabase(QStringLiteral("holder"));
}

void tst_use::aFullDiskIsReported()
{
    const files::Tournament tournament;
    tournament.record();
    store::Options small;
    small.mostPages = static_cast<int>(files::bytes(tournament.path).size() / 4096) + 3;
    auto open = store::Store::open(tournament.path, small);
    QVERIFY2(open, qPrintable(asText(open)));
    long long head = 11;
    store::Answer<store::Appended> last;
    do {
        last = open->append(head,
                            std::vector{files::entry(head + 10, files::hand(4096 + static_cast<int>(head)))});
        head += last ? 1 : 0;
    } while (last && head < 1000);
    QVERIFY(!last && last.error().kind == Kind::Full);
    QCOMPARE(coded(last), QStringLiteral("store-disk-full(tournament.courtside)"));
    QCOMPARE(open->head()->seq, head);
    auto roomy = store::Store::open(tournament.path);
    QVERIFY2(roomy, qPrintable(asText(roomy)));
    QVERIFY(roomy->append(head, std::vector{files::entry(head + 10, files::hand(100000))}));
}

void tst_use::aMovedFileIsReported()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    QVERIFY(QFile::rename(files::q(tournament.path), files::q(tournament.file("elsewhere.courtside"))));
    const auto lost = open->append(11, std::vector{files::entry(20, files::hand(4096))});
    QVERIFY(!lost);
    QVERIFY2(lost.error().kind == Kind::Moved, qPrintable(asText(lost)));
    auto there = store::Store::open(tournament.file("elsewhere.courtside"));
    QCOMPARE(there->head()->seq, 11);
}

void tst_use::aDeletedFileIsReported()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    QVERIFY(QFile::remove(files::q(tournament.path)));
    const auto lost = open->append(11, std::vector{files::entry(20, files::hand(4096))});
    QVERIFY(!lost && lost.error().kind == Kind::Moved);
    QCOMPARE(coded(lost), QStringLiteral("store-file-moved(tournament.courtside)"));
    // What was deleted can still be had, as long as it is open.
    QVERIFY(open->backup(tournament.file("saved.courtside")));
    QCOMPARE(store::Store::open(tournament.file("saved.courtside"))->head()->seq, 11);
}

void tst_use::aReplacedFileIsReported()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    QVERIFY(open->backup(tournament.file("copy.courtside")));
    QVERIFY(QFile::rename(files::q(tournament.path), files::q(tournament.file("elsewhere.courtside"))));
    QVERIFY(QFile::rename(files::q(tournament.file("copy.courtside")), files::q(tournament.path)));
    const auto lost = open->append(11, std::vector{files::entry(20, files::hand(4096))});
    QVERIFY(!lost && lost.error().kind == Kind::Moved);
    for (const std::string& path : {tournament.path, tournament.file("elsewhere.courtside")})
        QCOMPARE(store::Store::open(path)->head()->seq, 11);
}

TEST_CLASS(tst_use)
#include "tst_use.moc"
