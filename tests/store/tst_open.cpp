// Each way in which a file cannot be used has its own kind and its own sentence; and a file that is open when
// the disk is full, another program writes, or somebody moves it.
#include "files.h"

#include "golden/says.h"
#include "program/testclass.h"

#include <QTest>

#include <limits>
#include <sys/stat.h>
#include <unistd.h>

using files::asText;
using Kind = store::Trouble::Kind;
using files::coded;

namespace {

constexpr uid_t nobody = 65534;

// Permissions do not bind root, who may run the tests, so the test becomes another user for a while.
class Unprivileged {
public:
    Unprivileged()
    {
        if (::geteuid() == 0)
            m_changed = ::setresuid(nobody, nobody, 0) == 0;
    }
    ~Unprivileged()
    {
        if (m_changed && ::setresuid(0, 0, 0) != 0)
            qFatal("the administrator's rights did not come back");
    }
    Unprivileged(const Unprivileged&) = delete;
    Unprivileged& operator=(const Unprivileged&) = delete;

private:
    bool m_changed = false;
};

store::Options reading()
{
    store::Options options;
    options.access = store::Options::Access::Read;
    return options;
}

QString refusal(const std::string& path, Kind kind, const store::Options& options = {})
{
    const auto open = store::Store::open(path, options);
    if (open)
        return QStringLiteral("opened");
    return open.error().kind == kind ? asText(open) : QStringLiteral("another kind: ") + asText(open);
}

} // namespace

class tst_open : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void notThere();
    void empty();
    void foreign();
    void newer();
    void impossibleVersions();
    void unknownFormats();
    void cutShort();
    void unreadableFile();
    void readOnlyFile();
    void readOnlyFolder();
    void create();
    void filesWithOddNamesOpen();
    void settingsAreReset();
    void lookingChangesNoSetting();
    void aLockedFileIsReported();
    void aFullDiskIsReported();
    void aMovedFileIsReported();
    void aDeletedFileIsReported();
    void aReplacedFileIsReported();
};

void tst_open::notThere()
{
    const files::Tournament tournament;
    SAYS(refusal(tournament.path, Kind::NotThere));
    QVERIFY(tournament.names().isEmpty());
}

void tst_open::empty()
{
    const files::Tournament tournament;
    QVERIFY(files::write(tournament.path, {}));
    SAYS(refusal(tournament.path, Kind::Empty));
}

void tst_open::foreign()
{
    const files::Tournament tournament;

    QVERIFY(files::write(tournament.path, "Team,First,Last\n"));
    SAYS(refusal(tournament.path, Kind::Foreign));
    QVERIFY(files::write(tournament.path, {}));
    QCOMPARE(files::changeOutside(tournament.path, {QStringLiteral("CREATE TABLE t (a)")}), QString());
    const QByteArray before = files::bytes(tournament.path);
    SAYS(refusal(tournament.path, Kind::Foreign));
    QCOMPARE(files::bytes(tournament.path), before);
    QVERIFY(QDir(tournament.folder.path()).mkdir(QStringLiteral("tournaments")));
    SAYS(refusal(tournament.file("tournaments"), Kind::Foreign));
    SAYS(refusal("/", Kind::Foreign));
}

void tst_open::newer()
{
    const files::Recorded tournament;
    QCOMPARE(files::changeOutside(tournament.path, {QStringLiteral("PRAGMA user_version=2000")}), QString());
    const QByteArray before = files::bytes(tournament.path);
    SAYS(refusal(tournament.path, Kind::Newer));
    QCOMPARE(files::bytes(tournament.path), before);
}

void tst_open::impossibleVersions()
{
    for (const int version : {-1, 0, std::numeric_limits<int>::min()}) {
        const files::Recorded tournament;
        QCOMPARE(
            files::changeOutside(tournament.path, {QStringLiteral("PRAGMA user_version=%1").arg(version)}),
            QString());
        SAYS(refusal(tournament.path, Kind::Damaged));
        QVERIFY(!store::verify(tournament.path)->empty());
        QCOMPARE(tournament.names(), QStringList(QStringLiteral("tournament.courtside")));
    }
}

void tst_open::unknownFormats()
{
    const files::Recorded tournament;
    const QByteArray good = files::bytes(tournament.path);
    for (const qsizetype at : {18, 19})
        for (const char format : {'\0', '\3', '\x7f'}) {
            QByteArray bytes = good;
            bytes[at] = format;
            QVERIFY(files::write(tournament.path, bytes));
            SAYS(refusal(tournament.path, Kind::Damaged));
        }
}

void tst_open::cutShort()
{
    const files::Recorded tournament;
    const QByteArray whole = files::bytes(tournament.path);
    // The last page may be of a table that is empty still, and then its end is nothing but zeros.
    for (const qsizetype size :
         {qsizetype(50), qsizetype(100), qsizetype(4096), whole.size() / 2, whole.size() - 4097}) {
        QVERIFY(files::write(tournament.path, whole.left(size)));
        const QString says = refusal(tournament.path, Kind::Damaged);
        MENTIONS(says);
        QCOMPARE(files::bytes(tournament.path), whole.left(size));
        const auto findings = store::verify(tournament.path);
        QVERIFY2(findings && !findings->empty(), qPrintable(asText(findings)));
    }
}

void tst_open::unreadableFile()
{
    const files::Recorded tournament;
    QCOMPARE(::chmod(tournament.folder.path().toLocal8Bit().constData(), 0755), 0);
    QCOMPARE(::chmod(tournament.path.c_str(), 0), 0);
    const Unprivileged unprivileged;
    for (const store::Options& options : {store::Options(), reading()})
        SAYS(refusal(tournament.path, Kind::Failed, options));
}

void tst_open::readOnlyFile()
{
    const files::Recorded tournament;
    QCOMPARE(::chmod(tournament.folder.path().toLocal8Bit().constData(), 0755), 0);
    QCOMPARE(::chmod(tournament.path.c_str(), 0444), 0);
    const Unprivileged unprivileged;
    SAYS(refusal(tournament.path, Kind::ReadOnly));
    auto open = store::Store::open(tournament.path, reading());
    QVERIFY2(open, qPrintable(asText(open)));
    QCOMPARE(open->news(0)->entries.size(), files::live().size());
    const auto refused = open->append(11, std::vector{files::entry(20, files::hand(4096))});
    QVERIFY(!refused && refused.error().kind == Kind::ReadOnly);
    QTemporaryDir elsewhere;
    QVERIFY(open->backup(elsewhere.filePath(QStringLiteral("copy.courtside")).toStdString()));
}

void tst_open::readOnlyFolder()
{
    const files::Recorded tournament;
    QCOMPARE(::chmod(tournament.path.c_str(), 0666), 0);
    QCOMPARE(::chmod(tournament.folder.path().toLocal8Bit().constData(), 0555), 0);
    {
        const Unprivileged unprivileged;
        QVERIFY(refusal(tournament.path, Kind::ReadOnly).contains(QStringLiteral("its folder")));
        QVERIFY(store::Store::open(tournament.path, reading()));
        QVERIFY(store::Store::create(tournament.file("new.courtside")).error().kind == Kind::ReadOnly);
    }
    QCOMPARE(::chmod(tournament.folder.path().toLocal8Bit().constData(), 0755), 0);
}

void tst_open::create()
{
    const files::Recorded tournament;
    const QByteArray before = files::bytes(tournament.path);
    const auto again = store::Store::create(tournament.path);
    QVERIFY(!again && again.error().kind == Kind::Exists);
    SAYS(asText(again));
    const std::vector refused{files::entry(1, facts::Checkin{"P9", {}, {}, {}})}; // not even tried
    QVERIFY(store::Store::create(tournament.path, refused).error().kind == Kind::Exists);
    QCOMPARE(files::bytes(tournament.path), before);
    const auto nowhere = store::Store::create(tournament.file("no/such/folder.courtside"));
    QVERIFY(!nowhere && nowhere.error().kind == Kind::ReadOnly);
    SAYS(asText(nowhere));
    QCOMPARE(tournament.names(), QStringList(QStringLiteral("tournament.courtside")));
}

void tst_open::filesWithOddNamesOpen()
{
    const files::Tournament tournament;
    for (const char* name :
         {"100% sure?.courtside", "a#b&mode=ro.courtside", "Zo\u00eb's \u2660.courtside", "%41.courtside"}) {
        auto open = files::recorded(tournament.file(name));
        QVERIFY2(open, qPrintable(asText(open)));
        QVERIFY(QFile::exists(files::q(tournament.file(name))));
        QVERIFY(open->backup(tournament.file(name) + ".copy"));
        QVERIFY(store::Store::open(tournament.file(name) + ".copy"));
    }
}

void tst_open::settingsAreReset()
{
    const files::Recorded tournament;
    QCOMPARE(files::changeOutside(tournament.path, {QStringLiteral("PRAGMA journal_mode=WAL")}), QString());
    QCOMPARE(files::bytes(tournament.path).at(18), char(2));
    auto open = store::Store::open(tournament.path);
    QVERIFY2(open, qPrintable(asText(open)));
    QCOMPARE(files::bytes(tournament.path).at(18), char(1));
    QCOMPARE(tournament.names(), QStringList(QStringLiteral("tournament.courtside")));
}

void tst_open::lookingChangesNoSetting()
{
    const files::Recorded tournament;
    QCOMPARE(files::changeOutside(tournament.path, {QStringLiteral("PRAGMA journal_mode=WAL")}), QString());
    const QByteArray before = files::bytes(tournament.path);
    {
        auto open = store::Store::open(tournament.path, reading());
        QVERIFY2(open, qPrintable(asText(open)));
        QCOMPARE(open->news(0)->entries.size(), files::live().size());
    }
    QCOMPARE(files::bytes(tournament.path), before);
}

void tst_open::aLockedFileIsReported()
{
    const files::Recorded tournament;
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

void tst_open::aFullDiskIsReported()
{
    const files::Recorded tournament;
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

void tst_open::aMovedFileIsReported()
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

void tst_open::aDeletedFileIsReported()
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

void tst_open::aReplacedFileIsReported()
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

TEST_CLASS(tst_open)
#include "tst_open.moc"
