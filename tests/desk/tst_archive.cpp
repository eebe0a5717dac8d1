// Copies, what is left of a damaged file, tournaments as text, and facts in, a line each.
#include "refusals.h"

#include "desk/archive/transfer.h"
#include "desk/archive/verify.h"
#include "desk/demo/demo.h"
#include "desk/document/backup.h"
#include "desk/document/desk.h"
#include "desk/document/factimport.h"
#include "facts/fact.h"
#include "files/tournamentjson.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "program/textfile.h"
#include "rules/builtin.h"
#include "tournaments/livetournament.h"
#include "wording/record/refusal.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

using desk::IfDamaged;
using refusals::mistakes;
using tournaments::handLine;
using tournaments::LiveTournament;
using namespace Qt::StringLiterals;
using desk::FactReader;
using refusals::firstMistake;
using tournaments::bidsLine;

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

/// A tournament with something of everything: rulings, bids first, a correction, an undo, a decided match.
void recordEveryKind(LiveTournament& live)
{
    live.enter("W1-1", bidsLine);
    live.enter("W1-1", R"({"a":{"tricks":8},"b":{"tricks":5},
        "reneges":[{"by":"b","accused":"a2","book":3,"ruling":"rejected"}],
        "adjustments":[{"side":"a","points":-10,"reason":"table talk"}]})");
    live.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"dropped a card"}})");
    live.playOut("W1-1", 'b');
    QCOMPARE(live.record(facts::Withdraw{"T2", "left for home"}), "");
    const std::string withdraw = tournaments::newest(*live.desk().tournament().record)->entry->stamp.op;
    QCOMPARE(live.record(facts::Retract{withdraw, {}}), "");
    QCOMPARE(live.result("W1-2", {facts::Winner::A, facts::Decided::NoShow, "nobody came"}), "");
}

/// Its ops are not those of the tournament's own environment.
FactReader beginImport(const std::string& path, FactReader::How how = FactReader::How::Write,
                       const std::string& by = {})
{
    desk::Environment environment = tournaments::environment();
    for (int i = 0; i < 1000; ++i)
        environment.op();
    return FactReader::begin(path, by, how, environment).value();
}

std::string newPath(const QTemporaryDir& folder)
{
    return folder.filePath(QStringLiteral("new.courtside")).toStdString();
}

constexpr const char* tournamentLine =
    R"({"kind":"tournament","by":"J. Park","fact":{"name":"Spades","format":"single-elimination","tables":2}})";

} // namespace

class tst_archive : public golden::Test {
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
    void aTournamentIsRebuiltFromItsLog();
    void everyVenuesTournamentIsRebuilt_data();
    void everyVenuesTournamentIsRebuilt();
    void theFileAppearsWithItsFirstFact();
    void aRepeatWritesNothing();
    void theSameOpMaySayOneThingOnly();
    void aPersonsRepeatMayLeaveTheCardOut();
    void checkingWritesNothing();
    void whoSaysSoIsAsked();
    void mistakesNameTheirPlace();
};

void tst_archive::aCopyAndBack()
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

void tst_archive::nothingIsWrittenOver()
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

void tst_archive::aDamagedFileIsNotRestored()
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

void tst_archive::theUndamagedRestIsSaved()
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

// The answer does not suggest the command that just failed.
void tst_archive::whereNothingCanBeReadThatIsSaid()
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

void tst_archive::exportedAndImported()
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

void tst_archive::importRefuses_data()
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

void tst_archive::importRefuses()
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

void tst_archive::importAsksTheChecks()
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

void tst_archive::aTournamentIsRebuiltFromItsLog()
{
    LiveTournament live;
    recordEveryKind(live);
    const std::vector<facts::Entry> all = tournament::entries(live.desk().tournament());
    const QTemporaryDir folder;
    {
        FactReader reader = beginImport(newPath(folder));
        for (const facts::Entry& entry : all) {
            const auto done = reader.take(facts::line(entry));
            QVERIFY2(done, firstMistake(done).c_str());
            QCOMPARE(done->entries.front().seq, entry.seq);
            QCOMPARE(done->op, entry.stamp.op);
        }
    }
    const auto again =
        desk::Desk::open(newPath(folder), desk::Desk::Access::Read, tournaments::environment());
    QVERIFY(again);
    QVERIFY(again->tournament() == live.desk().tournament());
    QCOMPARE(again->head().hash, live.desk().head().hash);
}

void tst_archive::everyVenuesTournamentIsRebuilt_data()
{
    QTest::addColumn<std::string>("id");
    for (const rules::Venue& venue : rules::builtIn())
        QTest::newRow(venue.id.c_str()) << venue.id;
}

// Reneges, time calls, no-shows and overrides of a whole tournament; as text it goes the same way.
void tst_archive::everyVenuesTournamentIsRebuilt()
{
    QFETCH(std::string, id);
    const QTemporaryDir folder;
    const std::string old = folder.filePath(QStringLiteral("old.courtside")).toStdString();
    const auto demo =
        desk::demo(old, {rules::venueCalled(id).value(), 6, facts::Format::SingleElimination, 3});
    QVERIFY(demo);
    {
        FactReader reader = beginImport(newPath(folder));
        for (const facts::Entry& entry : tournament::entries(demo->tournament())) {
            const auto done = reader.take(facts::line(entry));
            QVERIFY2(done, firstMistake(done).c_str());
        }
    }
    const auto again =
        desk::Desk::open(newPath(folder), desk::Desk::Access::Read, tournaments::environment());
    QVERIFY(again);
    QVERIFY(again->tournament() == demo->tournament());
    QCOMPARE(again->head(), demo->head());
    const std::string text =
        files::tournamentJson(tournament::entries(demo->tournament()), demo->head().hash);
    const std::string third = folder.filePath(QStringLiteral("third.courtside")).toStdString();
    const auto imported = desk::importTournament(text, "tournament.json", third, tournaments::environment());
    QVERIFY2(imported, firstMistake(imported).c_str());
    QCOMPARE(imported->head, demo->head());
    const auto verified = desk::verify(third);
    QVERIFY(verified);
    QVERIFY2(verified->isSound(), verified->isSound() ? "" : verified->findings.front().text.c_str());
}

void tst_archive::theFileAppearsWithItsFirstFact()
{
    const QTemporaryDir folder;
    FactReader reader = beginImport(newPath(folder));
    QVERIFY(!reader.take(R"({"kind":"team","by":"J. Park","fact":{"id":"T1","name":"","players":[]}})"));
    QVERIFY(!QFileInfo::exists(QString::fromStdString(newPath(folder))));
    const auto made = reader.take(tournamentLine);
    QVERIFY2(made, firstMistake(made).c_str());
    QVERIFY(QFileInfo::exists(QString::fromStdString(newPath(folder))));
    QCOMPARE(desk::recordedJson(*made), R"({"ok":true,"seq":1,"op":")" + made->op + R"(","changed":[]})");
    const auto person =
        reader.take(R"({"kind":"person","by":"J. Park","fact":{"id":"P1","name":"Ana Ruiz"}})");
    QVERIFY2(person, firstMistake(person).c_str());
    QCOMPARE(person->entries.front().seq, 2);
}

void tst_archive::aRepeatWritesNothing()
{
    LiveTournament live;
    recordEveryKind(live);
    FactReader reader = beginImport(live.path());
    for (const facts::Entry& entry : tournament::entries(live.desk().tournament())) {
        const auto done = reader.take(facts::line(entry));
        QVERIFY2(done, firstMistake(done).c_str());
        QVERIFY(done->repeated);
        QCOMPARE(done->entries.front().seq, entry.seq);
        QVERIFY(done->changed.empty());
    }
    const desk::JournalHead before = live.desk().head();
    QVERIFY(live.desk().catchUp());
    QCOMPARE(live.desk().head().seq, before.seq);
}

void tst_archive::theSameOpMaySayOneThingOnly()
{
    LiveTournament live;
    FactReader reader = beginImport(live.path(), FactReader::How::Write, "J. Park");
    const char* op = "00000000-0000-4000-8000-00000000beef";
    const auto line = [&](const char* reason) {
        return std::string(R"({"kind":"withdraw","op":")") + op + R"(","fact":{"team":"T1","reason":")" +
               reason + "\"}}";
    };
    QVERIFY(reader.take(line("ill")));
    QVERIFY(reader.take(line("ill")));
    SAYS(firstMistake(reader.take(line("late"))));
    const std::string person = tournament::entries(live.desk().tournament())[2].stamp.op;
    MENTIONS(firstMistake(reader.take(R"({"kind":"person","op":")" + person +
                                      R"(","fact":{"id":"P1","name":"Somebody Else"}})")));
}

void tst_archive::aPersonsRepeatMayLeaveTheCardOut()
{
    const QTemporaryDir folder;
    FactReader reader = beginImport(newPath(folder), FactReader::How::Write, "J. Park");
    QVERIFY(reader.take(tournamentLine));
    const std::string start =
        R"({"kind":"person","op":"00000000-0000-4000-8000-00000000beef","fact":{"id":"P1","name":"Ana Ruiz")";
    const std::string hash = R"(,"cardEnd":"820","cardHash":")" + std::string(64, 'a') + "\"}}";
    QVERIFY(reader.take(start + hash));
    QVERIFY(reader.take(start + "}}"));
    QVERIFY(!reader.take(start + R"(,"cardEnd":"821"}})"));
}

void tst_archive::checkingWritesNothing()
{
    const QTemporaryDir folder;
    FactReader reader = beginImport(newPath(folder), FactReader::How::Check);
    const auto made = reader.take(tournamentLine);
    QVERIFY2(made, firstMistake(made).c_str());
    QCOMPARE(desk::recordedJson(*made), R"({"ok":true,"op":")" + made->op + R"(","changed":[]})");
    QVERIFY(!QFileInfo::exists(QString::fromStdString(newPath(folder))));

    LiveTournament live;
    FactReader there = beginImport(live.path(), FactReader::How::Check, "J. Park");
    const std::string withdraw = R"({"kind":"withdraw","fact":{"team":"T1","reason":"ill"}})";
    const auto first = there.take(withdraw);
    QVERIFY2(first, firstMistake(first).c_str());
    QCOMPARE(first->changed, (std::vector<std::string>{"W1-1", "W2-1"}));
    // Each line is held against the tournament as the ones before leave it.
    SAYS(firstMistake(there.take(withdraw)));
    QVERIFY(live.desk().catchUp());
    QVERIFY(!tournament::team(*live.desk().tournament().setting, "T1")->withdrawn);
}

void tst_archive::whoSaysSoIsAsked()
{
    LiveTournament live;
    FactReader reader = beginImport(live.path());
    const std::string withdraw = R"({"kind":"withdraw","fact":{"team":"T1","reason":"ill"}})";
    MENTIONS(firstMistake(reader.take(withdraw)));
    FactReader named = beginImport(live.path(), FactReader::How::Write, "M. Okafor");
    const auto done = named.take(withdraw);
    QVERIFY2(done, firstMistake(done).c_str());
    QCOMPARE(done->entries.front().stamp.by, "M. Okafor");
}

void tst_archive::mistakesNameTheirPlace()
{
    LiveTournament live;
    FactReader reader = beginImport(live.path(), FactReader::How::Write, "J. Park");
    QVERIFY(refusals::says(firstMistake(reader.take("{")), "JSON"));
    QVERIFY(refusals::says(firstMistake(reader.take("[]")), "isn’t an object"));
    QVERIFY(refusals::says(firstMistake(reader.take(R"({"kind":"song","fact":{}})")), "song"));
    QVERIFY(refusals::says(
        firstMistake(reader.take(R"({"kind":"withdraw","fact":{"team":"T1","reason":"ill","x":1}})")),
        "fact"));
    const auto front = reader.take(R"({"kind":"withdraw","fact":{"team":"T9","reason":"ill"}})");
    SAYS(firstMistake(front));
    const QJsonObject refused =
        QJsonDocument::fromJson(QByteArray::fromStdString(wording::refusedJson(front.error(), 7))).object();
    QCOMPARE(refused.keys(), QStringList({u"args"_s, u"code"_s, u"line"_s, u"ok"_s, u"text"_s}));
    QCOMPARE(refused[u"ok"_s], false);
    QCOMPARE(refused[u"line"_s], 7);
    QVERIFY(!refused[u"code"_s].toString().isEmpty());
    SAYS(refused[u"text"_s].toString());
}

TEST_CLASS(tst_archive)
#include "tst_archive.moc"
