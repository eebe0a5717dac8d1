// A backup is complete, checked, and never overwrites another file.
#include "files.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "store/backups.h"

#include <QTest>

#include <thread>

using files::asText;
using files::coded;
using Kind = store::Trouble::Kind;

class tst_backup : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void aCopyIsTheSame();
    void nothingIsWrittenOver();
    void aCopyIsReadByNobodyElse();
    void aCopyWhileOthersWrite();
    void restoreTakesOnlyWhatIsSound();
    void aKeptCopyTellsWhenAndWhat();
    void noFolderIsMadeWhereTheTournamentWas();
    void nothingNewIsNotKeptTwice();
    void theNewestStayAndTheOldThinOut();
    void severalMakeOne();
    void theNewestSoundCopyIsFound();
};

void tst_backup::aCopyIsTheSame()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    const auto made = open->backup(tournament.file("copy.courtside"));
    QVERIFY2(made, qPrintable(asText(made)));
    auto copy = store::Store::open(tournament.file("copy.courtside"));
    QVERIFY2(copy, qPrintable(asText(copy)));
    QVERIFY(copy->news(0)->entries == open->news(0)->entries);
    QVERIFY(*copy->head() == *open->head());
    QVERIFY(store::restore(tournament.file("copy.courtside"), tournament.file("again.courtside")));
    QVERIFY(store::Store::open(tournament.file("again.courtside"))->news(0)->entries ==
            open->news(0)->entries);
    QCOMPARE(tournament.names().size(), 3);
}

void tst_backup::nothingIsWrittenOver()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    QVERIFY(files::write(tournament.file("thesis.txt"), "years of work"));
    for (const auto& answer :
         {open->backup(tournament.file("thesis.txt")),
          store::restore(tournament.path, tournament.file("thesis.txt")), open->backup(tournament.path)})
        QVERIFY(!answer && answer.error().kind == Kind::Exists);
    SAYS(files::bytes(tournament.file("thesis.txt")));
    SAYS(coded(open->backup(tournament.file("no/such/folder/copy.courtside"))));
    QCOMPARE(tournament.names().size(), 2);
}

void tst_backup::aCopyIsReadByNobodyElse()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    const auto mine = QFile::ReadOwner | QFile::WriteOwner;
    for (const QFile::Permissions others : {QFile::Permissions(), QFile::Permissions(QFile::ReadGroup)}) {
        QVERIFY(QFile::setPermissions(files::q(tournament.path), mine | others));
        const std::string copy = tournament.file(others ? "group.courtside" : "owner.courtside");
        QVERIFY(open->backup(copy));
        constexpr auto all = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::WriteGroup |
                             QFile::ReadOther | QFile::WriteOther;
        QCOMPARE(QFile::permissions(files::q(copy)) & all, mine | others);
    }
}

void tst_backup::aCopyWhileOthersWrite()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    auto other = store::Store::open(tournament.path);
    for (int i = 0; i < 10; ++i) {
        const long long head = open->head()->seq;
        QVERIFY(open->append(head, std::vector{files::entry(head + 10, files::hand(4096 + i))}));
        const std::string copy = tournament.file("copy") + std::to_string(i);
        QVERIFY(other->backup(copy));
        QCOMPARE(store::Store::open(copy)->head()->seq, head + 1);
    }
}

void tst_backup::restoreTakesOnlyWhatIsSound()
{
    const files::Recorded tournament;
    QByteArray bytes = files::bytes(tournament.path);
    const qsizetype at = bytes.indexOf("J. Park");
    QVERIFY(at > 0);
    QVERIFY(files::write(tournament.path, bytes.replace(at, 7, "J. Pork")));
    const auto answer = store::restore(tournament.path, tournament.file("new.courtside"));
    QVERIFY(!answer && answer.error().kind == Kind::Damaged);
    QCOMPARE(tournament.names(), QStringList(QStringLiteral("tournament.courtside")));
}

void tst_backup::aKeptCopyTellsWhenAndWhat()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    const auto kept = store::keepBackup(*open, "2026-11-21T19:42:07.123Z");
    QVERIFY2(kept, qPrintable(asText(kept)));
    const QString name = QStringLiteral("/tournament backups/0001-2026-11-21T194207Z-11-") +
                         files::q(open->head()->hash.substr(0, 12)) + QStringLiteral(".courtside");
    QCOMPARE(files::q(*kept), tournament.folder.path() + name);
    auto copy = store::Store::open(*kept);
    QVERIFY2(copy && *copy->head() == *open->head(), qPrintable(asText(copy)));

    QTemporaryDir stick;
    const auto second = store::keepBackup(*open, "2026-11-21T19:42:07.123Z", stick.path().toStdString());
    QVERIFY2(second, qPrintable(asText(second)));
    QCOMPARE(files::q(*second), stick.path() + name);
    QVERIFY(QFile::exists(stick.path() + name));
}

// The USB stick was pulled out, or the folder was moved.
void tst_backup::noFolderIsMadeWhereTheTournamentWas()
{
    files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    const QString folder = tournament.folder.path();
    QVERIFY(tournament.folder.remove());
    const auto kept = store::keepBackup(*open, "2026-11-21T19:42:07.123Z");
    QVERIFY(!kept && kept.error().kind == Kind::ReadOnly);
    QVERIFY(!QFile::exists(folder));
}

void tst_backup::nothingNewIsNotKeptTwice()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    const auto first = store::keepBackup(*open, "2026-11-21T19:42:07.123Z");
    QCOMPARE(*store::keepBackup(*open, "2026-11-21T20:00:00.000Z"), *first);
    QVERIFY(files::write(*first, files::bytes(*first).left(5000)));
    const auto second = store::keepBackup(*open, "2026-11-21T20:00:00.000Z");
    QVERIFY2(second && *second != *first, "a damaged copy is none");
    QVERIFY(second->find("/0002-2026-11-21T200000Z-11-") != std::string::npos);
}

// The clock goes backwards, and the folder also has a file of somebody else.
void tst_backup::theNewestStayAndTheOldThinOut()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    const QDir folder(tournament.folder.filePath(QStringLiteral("tournament backups")));
    for (int i = 1; i <= 48; ++i) { // four hours, every five minutes
        if (i == 2)
            QVERIFY(files::write(folder.filePath(QStringLiteral("thesis.courtside")).toStdString(), "mine"));
        const long long head = open->head()->seq;
        QVERIFY(open->append(head, std::vector{files::entry(head + 10, files::hand(4096 + i))}));
        const std::string minute = std::to_string(60 - i);
        const auto kept = store::keepBackup(*open, "2026-11-21T19:" + std::string(2 - minute.size(), '0') +
                                                       minute + ":07.123Z");
        QVERIFY2(kept, qPrintable(asText(kept)));
    }
    QStringList names = folder.entryList(QDir::Files, QDir::Name);
    QCOMPARE(names.takeLast(), QStringLiteral("thesis.courtside"));
    QCOMPARE(names.size(), store::backupsKept);
    QList<int> numbers;
    for (const QString& name : names)
        numbers << name.left(4).toInt();
    QCOMPARE(numbers.front(), 1); // how it was at first
    for (int i = 0; i < store::newestKept; ++i)
        QCOMPARE(numbers.at(numbers.size() - 1 - i), 48 - i);
    for (qsizetype i = 1; i < numbers.size(); ++i) // no hole of more than half an hour
        QVERIFY2(numbers.at(i) - numbers.at(i - 1) <= 6, qPrintable(names.join(u'\n')));
}

// Several windows find at the same moment that a backup is due.
void tst_backup::severalMakeOne()
{
    const files::Recorded tournament;
    for (int round = 0; round < 5; ++round) {
        std::vector<std::string> paths(4);
        std::vector<std::thread> windows;
        for (std::string& path : paths)
            windows.emplace_back([&tournament, &path] {
                auto open = store::Store::open(tournament.path);
                const auto kept = open ? store::keepBackup(*open, "2026-11-21T19:42:07.123Z")
                                       : store::Answer<std::string>(tl::unexpected(open.error()));
                path = kept ? *kept : wording::text(kept.error().message);
            });
        for (std::thread& window : windows)
            window.join();
        for (const std::string& path : paths)
            QCOMPARE(path, paths.front());
        const QDir folder(tournament.folder.filePath(QStringLiteral("tournament backups")));
        QCOMPARE(folder.entryList(QDir::Files | QDir::Hidden).size(), round + 1);
        auto open = store::Store::open(tournament.path);
        const long long head = open->head()->seq;
        QVERIFY(open->append(head, std::vector{files::entry(head + 10, files::hand(4096 + round))}));
    }
}

void tst_backup::theNewestSoundCopyIsFound()
{
    const files::Tournament tournament;
    QVERIFY(!store::newestBackup(tournament.path));
    QVERIFY(!store::newestBackupMade(tournament.path));
    std::vector<std::string> kept;
    std::vector<store::Head> heads;
    {
        auto open = files::recorded(tournament.path);
        for (const int place : {4096, 5120}) {
            kept.push_back(*store::keepBackup(*open, "2026-11-21T19:42:07.123Z"));
            heads.push_back(*open->head());
            const long long head = heads.back().seq;
            QVERIFY(open->append(head, std::vector{files::entry(head + 10, files::hand(place))}));
        }
    }
    QVERIFY(QFile::remove(files::q(tournament.path)));
    const auto newest = store::newestBackupMade(tournament.path);
    QVERIFY(newest);
    QCOMPARE(newest->taken, std::string("2026-11-21T19:42:07Z"));
    QCOMPARE(newest->seq, 12);
    QVERIFY(newest->isOf(heads[1]));
    QVERIFY(!newest->isOf(heads[0]));
    QCOMPARE(*store::newestBackup(tournament.path), kept[1]);
    QVERIFY(files::write(kept[1], files::bytes(kept[1]).left(5000)));
    QCOMPARE(*store::newestBackup(tournament.path), kept[0]);
    QVERIFY(store::restore(*store::newestBackup(tournament.path), tournament.path));
    QCOMPARE(store::Store::open(tournament.path)->head()->seq, 11);
}

TEST_CLASS(tst_backup)
#include "tst_backup.moc"
