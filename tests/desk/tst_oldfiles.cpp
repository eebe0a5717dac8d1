// Files of every release can be opened. A folder of tests/store/files/ is a version of the schema and holds
//   kinds.jsonl             a fact of every kind with every field, a line a fact, written by hand
//   kinds.courtside         a file with these
//   tournament.courtside    the demo tournament
//   tournament.json         its export
//   rules.json              the rules that are frozen in it
//
// A new version gets a folder with its kinds.jsonl; the other files are made from it, once:
//   COURTSIDE_KEEP=1 build/ci/tests/tst_desk kept
// Where one of them exists, none is made.
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/archive/transfer.h"
#include "desk/archive/verify.h"
#include "desk/demo/demo.h"
#include "facts/fact.h"
#include "facts/row.h"
#include "files/tournamentjson.h"
#include "place/place.h"
#include "program/testclass.h"
#include "program/textfile.h"
#include "store/store.h"
#include "wording/text.h"

#include <QFile>

#include <set>

namespace {

using tests::textIn;

constexpr const char* files = "tests/store/files/";

std::string inFolder(const QString& version, const char* name)
{
    return place::inSource(files + version.toStdString() + '/' + name);
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
        tests::put(path, textIn(inFolder(version, name)));
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

/// Whether the version's files were made; not where one of them exists already.
[[nodiscard]] bool make(const QString& version)
{
    for (const char* name : {"kinds.courtside", "tournament.courtside", "tournament.json", "rules.json"})
        if (QFile::exists(QString::fromStdString(inFolder(version, name))))
            return false;
    const auto kinds = store::Store::create(inFolder(version, "kinds.courtside"),
                                            entriesIn(textIn(inFolder(version, "kinds.jsonl"))));
    if (!kinds)
        qFatal("%s", wording::text(kinds.error().message).c_str());
    desk::DemoOptions options;
    options.teams = 4;
    if (!desk::demo(inFolder(version, "tournament.courtside"), options))
        qFatal("no demo tournament");
    const store::News news = Copy(version, "tournament.courtside").news();
    tests::put(inFolder(version, "tournament.json"), ::files::tournamentJson(news.entries, news.head.hash));
    tests::put(inFolder(version, "rules.json"), frozenIn(news.entries).venue);
    return true;
}

/// Something else than nothing, 0 or false.
bool holdsValue(const facts::Cell& cell)
{
    const auto* number = std::get_if<long long>(&cell);
    const auto* text = std::get_if<std::string>(&cell);
    return (number && *number != 0) || (text && !text->empty());
}

/// The columns that hold a value in none of the facts: `hand a_blind`.
std::set<std::string> columnsWithoutValue(const std::vector<facts::Entry>& entries)
{
    const auto named = [](std::string_view kind, const facts::Column& column) {
        return std::string(kind) + ' ' + column.name;
    };
    std::set<std::string> all;
    for (const std::string_view kind : facts::kinds())
        for (const facts::Column& column : facts::columnsOf(kind))
            all.insert(named(kind, column));
    for (const facts::Entry& entry : entries) {
        const std::string_view kind = facts::kindOf(entry.fact);
        const std::vector<facts::Cell> cells = facts::cellsOf(entry.fact);
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (holdsValue(cells[i]))
                all.erase(named(kind, facts::columnsOf(kind)[i]));
    }
    return all;
}

} // namespace

class tst_oldfiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void existingFilesAreNotRewritten_data() { versions(); }
    void existingFilesAreNotRewritten();
    void everyVersionHasItsFiles();
    void everyFieldHasAValue();
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

void tst_oldfiles::initTestCase()
{
    if (qEnvironmentVariableIsSet("COURTSIDE_KEEP"))
        QVERIFY2(make(QString::number(store::migrations().back().version)),
                 "that version has its files, and they stay");
}

void tst_oldfiles::existingFilesAreNotRewritten()
{
    QFETCH(QString, version);
    const std::string path = inFolder(version, "kinds.courtside");
    const std::string before = textIn(path);
    QVERIFY(!before.empty());
    QVERIFY(!make(version));
    QVERIFY(textIn(path) == before);
}

void tst_oldfiles::everyVersionHasItsFiles()
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

// Of the newest version, which alone knows every field.
void tst_oldfiles::everyFieldHasAValue()
{
    const QString version = QString::number(store::migrations().back().version);
    const std::vector<facts::Entry> entries = entriesIn(textIn(inFolder(version, "kinds.jsonl")));
    QStringList missing;
    for (const std::string& column : columnsWithoutValue(entries))
        missing << QString::fromStdString(column);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    QVERIFY(columnsWithoutValue({}).contains("hand a_blind"));
}

void tst_oldfiles::everyKindReadsAsItWas()
{
    QFETCH(QString, version);
    const Copy copy(version, "kinds.courtside");
    QCOMPARE(linesOf(copy.news().entries), textIn(inFolder(version, "kinds.jsonl")));
    QVERIFY(store::verify(copy.path)->empty());
}

void tst_oldfiles::theTournamentIsWhatItWas()
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

void tst_oldfiles::theExportMakesTheTournament()
{
    QFETCH(QString, version);
    const std::string text = textIn(inFolder(version, "tournament.json"));
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("again.courtside")).toStdString();
    const auto made = desk::importTournament(text, "tournament.json", path, tournaments::environment());
    QVERIFY2(made, refusals::firstMistake(made).c_str());
    const store::News again = *store::Store::open(path)->news(0);
    QCOMPARE(::files::tournamentJson(again.entries, again.head.hash), text);
    QCOMPARE(again.head.hash, Copy(version, "tournament.courtside").news().head.hash);
}

void tst_oldfiles::theRulesAreRead()
{
    QFETCH(QString, version);
    const std::string text = textIn(inFolder(version, "rules.json"));
    const auto venue = rules::loadCopy(text);
    QVERIFY2(venue, venue ? "" : wording::text(venue.error().front().what).c_str());
    QCOMPARE(frozenIn(Copy(version, "tournament.courtside").news().entries).venue, text);
}

TEST_CLASS(tst_oldfiles)
#include "tst_oldfiles.moc"
