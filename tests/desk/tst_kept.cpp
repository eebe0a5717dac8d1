// What a release wrote opens for ever. Each folder of tests/store/files/ is a version of the schema and holds
//   kinds.jsonl             a fact of every kind with every field, a line a fact
//   kinds.courtside         a file with these
//   tournament.courtside    the demo tournament
//   tournament.json         its export
//   rules.json              the rules that are frozen in it
//
// Until the first version of the schema is frozen, its files are made again whenever it changes (kinds.jsonl
// is written by hand):
//   COURTSIDE_KEEP=1 build/ci/tests/tst_desk_kept
// After that nobody touches them, and the next version gets a folder of its own.
#include "tournaments/livetournament.h"

#include "desk/archive/transfer.h"
#include "desk/archive/verify.h"
#include "desk/demo/demo.h"
#include "facts/line.h"
#include "files/tournamentjson.h"
#include "place/place.h"
#include "store/store.h"
#include "wording/record/refusal.h"
#include "wording/text.h"

#include <QDir>
#include <QFile>

#include <set>

namespace {

constexpr const char* files = "tests/store/files/";

std::string inFolder(const QString& version, const char* name)
{
    return place::inSource(files + version.toStdString() + '/' + name);
}

std::string textIn(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

void put(const std::string& path, const std::string& text)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0)
        qFatal("%s could not be written", path.c_str());
}

std::string linesOf(const std::vector<facts::Entry>& entries)
{
    std::string all;
    for (const facts::Entry& entry : entries)
        all += facts::line(entry) + '\n';
    return all;
}

const facts::Rules& frozenIn(const std::vector<facts::Entry>& entries)
{
    for (const facts::Entry& entry : entries)
        if (const auto* rules = std::get_if<facts::Rules>(&entry.fact))
            return *rules;
    qFatal("no rules are on record");
}

/// A copy that may be written to, and brought up to a later version.
struct Copy {
    QTemporaryDir folder;
    std::string path;

    Copy(const QString& version, const char* name)
        : path(folder.filePath(QString::fromLatin1(name)).toStdString())
    {
        put(path, textIn(inFolder(version, name)));
    }
    store::News news() const
    {
        auto open = store::Store::open(path);
        if (!open)
            qFatal("%s", wording::text(open.error().message).c_str());
        return *open->news(0);
    }
};

std::vector<facts::Entry> entriesIn(const std::string& lines)
{
    std::vector<facts::Entry> all;
    for (const QString& line : QString::fromStdString(lines).split(u'\n', Qt::SkipEmptyParts)) {
        auto read = facts::readLine(line.toStdString());
        if (!read)
            qFatal("%s: %s", qPrintable(line), wording::text(read.error().front().what).c_str());
        all.push_back({0, {*read->op, *read->by, *read->device, *read->at}, std::move(read->fact)});
    }
    return all;
}

void make(const QString& version)
{
    for (const char* name : {"kinds.courtside", "tournament.courtside"})
        QFile::remove(QString::fromStdString(inFolder(version, name)));
    const auto kinds = store::Store::create(inFolder(version, "kinds.courtside"),
                                            entriesIn(textIn(inFolder(version, "kinds.jsonl"))));
    if (!kinds)
        qFatal("%s", wording::text(kinds.error().message).c_str());
    desk::DemoOptions options;
    options.teams = 4;
    if (!desk::demo(inFolder(version, "tournament.courtside"), options))
        qFatal("no demo tournament");
    const store::News news = Copy(version, "tournament.courtside").news();
    put(inFolder(version, "tournament.json"), ::files::tournamentJson(news.entries, news.head.hash));
    put(inFolder(version, "rules.json"), frozenIn(news.entries).venue);
}

} // namespace

class tst_kept : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyVersionHasItsFiles();
    void everyKindReadsAsItWas_data() { versions(); }
    void everyKindReadsAsItWas();
    void theTournamentIsWhatItWas_data() { versions(); }
    void theTournamentIsWhatItWas();
    void theExportMakesTheTournament_data() { versions(); }
    void theExportMakesTheTournament();
    void theRulesAreRead_data() { versions(); }
    void theRulesAreRead();

private:
    static void versions()
    {
        QTest::addColumn<QString>("version");
        for (const store::Migration& step : store::migrations())
            QTest::newRow(step.name.c_str()) << QString::number(step.version);
    }
};

void tst_kept::initTestCase()
{
    if (qEnvironmentVariableIsSet("COURTSIDE_KEEP"))
        make(QString::number(store::migrations().back().version));
}

void tst_kept::everyVersionHasItsFiles()
{
    for (const store::Migration& step : store::migrations()) {
        const QString version = QString::number(step.version);
        std::set<std::string_view> kinds;
        for (const facts::Entry& entry : entriesIn(textIn(inFolder(version, "kinds.jsonl"))))
            kinds.insert(facts::kindOf(entry.fact));
        QVERIFY(!kinds.empty());
        if (&step == &store::migrations().back())
            QCOMPARE(kinds.size(), facts::kinds().size());
    }
}

void tst_kept::everyKindReadsAsItWas()
{
    QFETCH(QString, version);
    const Copy copy(version, "kinds.courtside");
    QCOMPARE(linesOf(copy.news().entries), textIn(inFolder(version, "kinds.jsonl")));
    QVERIFY(store::verify(copy.path)->empty());
}

void tst_kept::theTournamentIsWhatItWas()
{
    QFETCH(QString, version);
    const Copy copy(version, "tournament.courtside");
    const store::News news = copy.news();
    QCOMPARE(::files::tournamentJson(news.entries, news.head.hash),
             textIn(inFolder(version, "tournament.json")));
    const auto verified = desk::verify(copy.path);
    QVERIFY(verified);
    QCOMPARE(desk::verifiedText(*verified, "it"), "it: sound, " + std::to_string(news.head.seq) +
                                                      " facts, head " + news.head.hash.substr(0, 12) + '\n');
}

void tst_kept::theExportMakesTheTournament()
{
    QFETCH(QString, version);
    const std::string text = textIn(inFolder(version, "tournament.json"));
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("again.courtside")).toStdString();
    const auto made = desk::importTournament(text, "tournament.json", path, tournaments::environment());
    QVERIFY2(made, made ? "" : wording::inFull(made.error().mistakes.front()).c_str());
    const store::News again = *store::Store::open(path)->news(0);
    QCOMPARE(::files::tournamentJson(again.entries, again.head.hash), text);
    QCOMPARE(again.head.hash, Copy(version, "tournament.courtside").news().head.hash);
}

void tst_kept::theRulesAreRead()
{
    QFETCH(QString, version);
    const std::string text = textIn(inFolder(version, "rules.json"));
    const auto venue = rules::loadCopy(text);
    QVERIFY2(venue, venue ? "" : wording::text(venue.error().front().what).c_str());
    QCOMPARE(frozenIn(Copy(version, "tournament.courtside").news().entries).venue, text);
}

QTEST_GUILESS_MAIN(tst_kept)
#include "tst_kept.moc"
