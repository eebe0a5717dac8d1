// A disk that fails once, at any call of any command, loses nothing, and the message says that the disk
// failed: not that the file is damaged, empty or another program's, or that a backup should be restored.
#include "files.h"

#include "app/program.h"
#include "golden/says.h"
#include "program/testclass.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;
using program::Ran;

namespace diskerrors {

constexpr const char* handLine = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";

/// Messages that must not appear for a sound file.
const QRegularExpression& slander()
{
    static const QRegularExpression words(
        u"damaged|is empty|isn’t a Courtside file|doesn’t exist|is missing|restore|salvage|was deleted|"
        "(page|Fact \\d+|person \\S+) was changed|someone has changed|moved, deleted|copy it to a folder"_s,
        QRegularExpression::CaseInsensitiveOption);
    return words;
}

/// A folder with a tournament in it whose first match has begun, and copies of it.
class Ground {
public:
    Ground()
    {
        run({u"do"_s, u"tournament.courtside"_s}, program::tournamentLines());
        run({u"call"_s, u"tournament.courtside"_s, u"--match"_s, u"1"_s}, {});
        run({u"record"_s, u"tournament.courtside"_s, u"--match"_s, u"1"_s}, handLine);
        m_begun = files::bytes(tournament());
    }

    std::string tournament() const { return m_folder.filePath(u"tournament.courtside"_s).toStdString(); }
    QString tells() const { return m_outside.filePath(u"calls"_s); }

    /// As it was before any command.
    void restoreFiles() const
    {
        QDir folder(m_folder.path());
        for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden))
            folder.remove(name);
        for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QDir(folder.filePath(name)).removeRecursively();
        files::write(tournament(), m_begun);
        files::write(m_folder.filePath(u"teams.csv"_s).toStdString(),
                     "Team,Name,ID\nFull House,Ana,1\nFull House,Ben,2\nNil,Cy,3\nNil,Di,4\n");
    }

    Ran run(const QStringList& words, const QByteArray& input, QMap<QString, QString> more = {}) const
    {
        more.insert(u"COURTSIDE_BY"_s, u"J. Park"_s);
        more.insert(u"COURTSIDE_KEY_FILE"_s, m_outside.filePath(u"card.key"_s));
        return program::run(words, input, m_folder.path(), more);
    }
    /// On the faulty disk.
    Ran runFaulty(const QStringList& words, const QByteArray& input, QMap<QString, QString> faults) const
    {
        QFile::remove(tells());
        faults.insert(u"LD_PRELOAD"_s, QStringLiteral(FAULTY_DISK));
        faults.insert(u"FAULTY_IN"_s, m_folder.path());
        faults.insert(u"FAULTY_TELLS"_s, tells());
        return run(words, input, faults);
    }
    /// The calls that the last run made.
    QByteArrayList calls() const { return files::bytes(tells().toStdString()).split('\n'); }

private:
    QTemporaryDir m_folder;
    QTemporaryDir m_outside;
    QByteArray m_begun;
};

bool isReading(const QByteArray& call)
{
    static const QByteArrayList names{"read",  "pread64", "fstat64", "stat",   "stat64", "lstat64",
                                      "statx", "access",  "open",    "open64", "openat", "opendir"};
    return names.contains(call);
}

/// Which calls fail: all of them, or so many from everywhere.
QList<int> chosen(int all, int most)
{
    QList<int> numbers(all);
    std::iota(numbers.begin(), numbers.end(), 1);
    if (all <= most)
        return numbers;
    QRandomGenerator random(QRandomGenerator::global()->generate());
    std::shuffle(numbers.begin(), numbers.end(), random);
    return numbers.first(most);
}

} // namespace diskerrors

using namespace diskerrors;

class tst_diskerrors : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void oneCallFails_data();
    void oneCallFails();
    void aDiskThatKeepsFailing();
    void realDamageIsCalledDamage();

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    const Ground m_ground;
};

void tst_diskerrors::oneCallFails_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("how");
    const QString tournament = u"tournament.courtside"_s;
    const auto row = [](const char* name, const QStringList& words) {
        QTest::newRow(name) << words << QString();
        QTest::addRow("%s, short", name) << words << u"short"_s;
    };
    row("status", {u"status"_s, tournament});
    row("verify", {u"verify"_s, tournament});
    row("record", {u"record"_s, tournament, u"--match"_s, u"1"_s});
    row("undo", {u"undo"_s, tournament});
    row("backup", {u"backup"_s, tournament, u"-o"_s, u"copy.courtside"_s});
    row("restore", {u"restore"_s, tournament, u"-o"_s, u"copy.courtside"_s});
    row("print", {u"print"_s, tournament, u"standings"_s, u"-o"_s, u"standings.pdf"_s});
    row("new", {u"new"_s, u"other.courtside"_s, u"--name"_s, u"Spades"_s, u"--teams"_s, u"teams.csv"_s,
                u"--format"_s, u"single-elimination"_s, u"--rules"_s, u"unc"_s});
}

void tst_diskerrors::oneCallFails()
{
    QFETCH(QStringList, words);
    QFETCH(QString, how);
    m_ground.restoreFiles();
    const Ran good = m_ground.runFaulty(words, handLine, {});
    QVERIFY2(good.exit == 0, qPrintable(good.err));
    const int all = static_cast<int>(m_ground.calls().size()) - 1;
    const long long after = store::Store::open(m_ground.tournament())->head()->seq;
    m_ground.restoreFiles();
    const long long before = store::Store::open(m_ground.tournament())->head()->seq;
    int noticed = 0;
    for (const int at : chosen(all, tests::repeats(1, 15))) {
        m_ground.restoreFiles();
        const Ran ran = m_ground.runFaulty(words, handLine,
                                           {{u"FAULTY_AT"_s, QString::number(at)}, {u"FAULTY_HOW"_s, how}});
        const QByteArray call = m_ground.calls().value(at - 1, "none");
        const QString told =
            u"call %1, %2: exit %3\n"_s.arg(at).arg(QString::fromLatin1(call)).arg(ran.exit) + ran.out +
            ran.err;
        QVERIFY2(!told.contains(slander()), qPrintable(told));
        QVERIFY2(ran.exit == 0 || ran.exit == 3, qPrintable(told));
        if (ran.exit != 0) {
            ++noticed;
            const bool said = ran.err.contains(u"(disk error)"_s) || !isReading(call);
            QVERIFY2(said && !ran.err.isEmpty(), qPrintable(told));
        }
        auto open = store::Store::open(m_ground.tournament());
        QVERIFY2(open, qPrintable(told + files::asText(open)));
        const long long head = open->head()->seq;
        QVERIFY2(head == after || (head == before && ran.exit != 0), qPrintable(told));
        QVERIFY2(head == before || ran.exit == 0 || !ran.err.contains(u"Nothing was changed"_s),
                 qPrintable(told));
        const bool isMade = QFile::exists(m_ground.tells()) && ran.err.contains(u"was created"_s);
        if (ran.exit != 0 && head == before && !isMade) {
            const Ran again = m_ground.run(words, handLine);
            QVERIFY2(again.exit == 0, qPrintable(told + u"\nand again: "_s + again.err));
        }
    }
    qInfo("%d calls, %d of those that failed were told", all, noticed);
}

// A place that can never be read gives the same message each time.
void tst_diskerrors::aDiskThatKeepsFailing()
{
    m_ground.restoreFiles();
    const qsizetype size = files::bytes(m_ground.tournament()).size();
    for (const qsizetype place : {qsizetype(50), qsizetype(5000), size / 2, size - 1}) {
        for (const QString& command : {u"status"_s, u"verify"_s, u"restore"_s}) {
            QStringList words{command, u"tournament.courtside"_s};
            if (command == u"restore"_s)
                words << u"-o"_s << u"copy.courtside"_s;
            const Ran ran = m_ground.runFaulty(words, {}, {{u"FAULTY_PLACE"_s, QString::number(place)}});
            SAYS(ran.err);
            QCOMPARE(ran.exit, 3);
        }
    }
    QCOMPARE(m_ground.run({u"verify"_s, u"tournament.courtside"_s}, {}).exit, 0);
}

void tst_diskerrors::realDamageIsCalledDamage()
{
    m_ground.restoreFiles();
    QByteArray bytes = files::bytes(m_ground.tournament());
    for (qsizetype at = 8192; at < bytes.size(); at += 4096)
        bytes[at] = static_cast<char>(bytes[at] ^ 0x55);
    QVERIFY(files::write(m_ground.tournament(), bytes));
    const Ran status = m_ground.run({u"status"_s, u"tournament.courtside"_s}, {});
    QCOMPARE(status.exit, 3);
    QVERIFY2(status.err.contains(u"is damaged"_s), qPrintable(status.err));
    QVERIFY(m_ground.run({u"verify"_s, u"tournament.courtside"_s}, {}).exit != 0);
    QVERIFY(files::write(m_ground.tournament(), {}));
    QVERIFY(m_ground.run({u"status"_s, u"tournament.courtside"_s}, {}).err.contains(u"is empty"_s));
    QVERIFY(files::write(m_ground.tournament(), "no tournament at all, but long enough to be one"));
    MENTIONS(m_ground.run({u"status"_s, u"tournament.courtside"_s}, {}).err);
}

TEST_CLASS(tst_diskerrors)
#include "tst_diskerrors.moc"
