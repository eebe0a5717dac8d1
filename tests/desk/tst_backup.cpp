// Copies, what is left of a damaged file, and tournaments as text.
#include "golden/says.h"
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/archive/transfer.h"
#include "desk/document/backup.h"
#include "files/tournamentjson.h"
#include "program/testclass.h"
#include "program/textfile.h"

using desk::IfDamaged;
using refusals::mistakes;
using tournaments::handLine;
using tournaments::LiveTournament;

namespace {

using tests::put;
using tests::textIn;

/// Changes the first `from` in a file in place.
void scratch(const std::string& path, const std::string& from, const std::string& to)
{
    std::string all = textIn(path);
    const auto at = all.find(from);
    QVERIFY(at != std::string::npos && from.size() == to.size());
    put(path, all.replace(at, from.size(), to));
}

tournament::Tournament tournamentIn(const std::string& path)
{
    const auto desk = desk::Desk::open(path, desk::Desk::Access::Read, tournaments::environment());
    return desk ? desk->tournament() : tournament::Tournament();
}

/// The tournament as a text, as it is exported.
std::string textOf(LiveTournament& live)
{
    const desk::Desk& desk = live.desk();
    return files::tournamentJson(tournament::entries(desk.tournament()), desk.head().hash);
}

} // namespace

class tst_backup : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void aCopyAndBack();
    void nothingIsWrittenOver();
    void aDamagedFileIsNotRestored();
    void theUndamagedRestIsSaved();
    void whereNothingCanBeReadThatIsSaid();
    void exportedAndImported();
    void importRefuses_data();
    void importRefuses();
    void importAsksTheChecks();
};

void tst_backup::aCopyAndBack()
{
    tournaments::AfterAHand live;
    const tests::Folder folder;
    const auto copied = desk::backup(live.path(), folder.path("copy"));
    QVERIFY2(copied, qPrintable(mistakes(copied)));
    QCOMPARE(desk::copiedText(*copied),
             folder.path("copy") + ": 17 facts, head " + live.desk().head().shown() + "\n");
    const auto restored = desk::restore(folder.path("copy"), folder.path("new.courtside"), IfDamaged::Refuse);
    QVERIFY2(restored, qPrintable(mistakes(restored)));
    QCOMPARE(restored->head, live.desk().head());
    QVERIFY(tournamentIn(folder.path("new.courtside")) == live.desk().tournament());
}

void tst_backup::nothingIsWrittenOver()
{
    const LiveTournament live;
    const tests::Folder folder;
    put(folder.path("there"), "something");
    const auto copied = desk::backup(live.path(), folder.path("there"));
    QVERIFY(!copied);
    QCOMPARE(copied.error().kind, desk::Failure::Kind::Store);
    QVERIFY(!desk::restore(live.path(), folder.path("there"), IfDamaged::Salvage));
    QCOMPARE(textIn(folder.path("there")), "something");
    QVERIFY(!desk::backup(folder.path("none"), folder.path("copy")));
    QCOMPARE(folder.names(), QStringList(QStringLiteral("there")));
}

void tst_backup::aDamagedFileIsNotRestored()
{
    LiveTournament live({"traditional", 2, 1, false, R"({"end.target":100})"});
    live.playOut("W1-1", 'a'); // the round is over: a copy was kept
    scratch(live.path(), "\"name\":\"Team 2\"", "\"name\":\"Team 7\"");
    const tests::Folder folder;
    const auto restored = desk::restore(live.path(), folder.path("new"), IfDamaged::Refuse);
    QVERIFY(!restored);
    QCOMPARE(restored.error().kind, desk::Failure::Kind::Store);
    const QString said = mistakes(restored);
    MENTIONS(said);
    QVERIFY2(said.contains(QStringLiteral("--salvage would save ")), qPrintable(said));
    QVERIFY(folder.names().isEmpty());
}

void tst_backup::theUndamagedRestIsSaved()
{
    tournaments::AfterAHand live;
    scratch(live.path(), "\"name\":\"Team 3\"", "\"name\":\"Team 7\"");
    const std::string damaged = textIn(live.path());
    const tests::Folder folder;
    const auto saved = desk::restore(live.path(), folder.path("new"), IfDamaged::Salvage);
    QVERIFY2(saved, qPrintable(mistakes(saved)));
    QVERIFY(saved->head.seq > 0 && saved->head.seq < 17);
    QVERIFY2(saved->lost.find("Fact " + std::to_string(saved->head.seq + 1)) == 0, saved->lost.c_str());
    const std::string text = desk::copiedText(*saved);
    MENTIONS(text);
    QCOMPARE(tournament::entries(tournamentIn(folder.path("new"))).size(),
             static_cast<std::size_t>(saved->head.seq));
    QCOMPARE(textIn(live.path()), damaged);
}

// And not once more what was just tried.
void tst_backup::whereNothingCanBeReadThatIsSaid()
{
    const LiveTournament live;
    const tests::Folder folder;
    const std::string half = folder.path("half.courtside");
    QVERIFY(desk::backup(live.path(), half));
    const std::string whole = textIn(half);
    put(half, whole.substr(0, whole.size() / 2));
    const auto refused = desk::restore(half, folder.path("new"), IfDamaged::Refuse);
    QVERIFY(!refused);
    QCOMPARE(refused.error().mistakes.size(), std::size_t(2));
    MENTIONS(mistakes(refused));
    const auto salvaged = desk::restore(half, folder.path("new"), IfDamaged::Salvage);
    QVERIFY(!salvaged);
    SAYS(mistakes(salvaged));
    QCOMPARE(folder.names(), QStringList(QStringLiteral("half.courtside")));
}

void tst_backup::exportedAndImported()
{
    LiveTournament live(tournaments::shortGame);
    live.playOut("W1-1", 'a');
    live.enter("W1-2", handLine);
    QCOMPARE(live.record(facts::Withdraw{"T2", "left for home"}), "");
    const tests::Folder folder;
    const std::string text = textOf(live);
    QVERIFY(json::parse(text));
    const auto read =
        desk::importTournament(text, "tournament.json", folder.path("new"), tournaments::environment());
    QVERIFY2(read, qPrintable(mistakes(read)));
    QCOMPARE(read->head, live.desk().head());
    QVERIFY(tournamentIn(folder.path("new")) == live.desk().tournament());
}

void tst_backup::importRefuses_data()
{
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    const auto row = [](const char* name, const char* from, const char* to) {
        QTest::newRow(name) << std::string(from) << std::string(to);
    };
    row("format", "courtside-tournament/1", "courtside-tournament/2");
    row("a changed fact", "\"tables\":4", "\"tables\":5");
    row("no op", "\"op\"", "\"po\"");
    row("out of order", "\"seq\":2", "\"seq\":7");
    row("too few", "\"seq\":15,\"head\"", "\"seq\":16,\"head\"");
    row("bad kind", "\"kind\":\"team\"", "\"kind\":\"tram\"");
    row("no such player", "[\"P1\",\"P2\"]", "[\"P1\",\"P9\"]");
    row("no JSON", "{\"format\"", "[\"format\"");
}

void tst_backup::importRefuses()
{
    QFETCH(std::string, from);
    QFETCH(std::string, to);

    LiveTournament live;
    const tests::Folder folder;
    std::string text = textOf(live);
    const auto at = text.find(from);
    QVERIFY(at != std::string::npos);
    text.replace(at, from.size(), to);
    const auto read = desk::importTournament(text, "in.json", folder.path("new"), tournaments::environment());
    QVERIFY(!read);
    MENTIONS(mistakes(read));
    QCOMPARE(read.error().kind, desk::Failure::Kind::Refused);
    QVERIFY(folder.names().isEmpty());
}

void tst_backup::importAsksTheChecks()
{
    LiveTournament live;
    const tests::Folder folder;
    const std::string text = textOf(live);
    put(folder.path("there"), "something");
    const auto over =
        desk::importTournament(text, "in.json", folder.path("there"), tournaments::environment());
    QVERIFY(!over);
    QCOMPARE(over.error().kind, desk::Failure::Kind::Store);
    QCOMPARE(textIn(folder.path("there")), "something");
}

TEST_CLASS(tst_backup)
#include "tst_backup.moc"
