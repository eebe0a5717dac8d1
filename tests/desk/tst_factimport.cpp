// Facts in, a line each.
#include "golden/says.h"
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/archive/transfer.h"
#include "desk/archive/verify.h"
#include "desk/demo/demo.h"
#include "desk/document/desk.h"
#include "desk/document/factimport.h"
#include "facts/fact.h"
#include "files/tournamentjson.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "wording/record/refusal.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using desk::FactReader;
using refusals::firstMistake;
using tournaments::bidsLine;
using tournaments::LiveTournament;

namespace {

/// A tournament with something of everything: rulings, bids first, a correction, an undo, a decided match.
void liveThrough(LiveTournament& live)
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

class tst_factimport : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
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

void tst_factimport::aTournamentIsRebuiltFromItsLog()
{
    LiveTournament live;
    liveThrough(live);
    const std::vector<facts::Entry> all = tournament::entries(live.desk().tournament());
    const QTemporaryDir folder;
    {
        FactReader doing = beginImport(newPath(folder));
        for (const facts::Entry& entry : all) {
            const auto done = doing.take(facts::line(entry));
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

void tst_factimport::everyVenuesTournamentIsRebuilt_data()
{
    QTest::addColumn<std::string>("id");
    for (const rules::Venue& venue : rules::builtIn())
        QTest::newRow(venue.id.c_str()) << venue.id;
}

// Reneges, time calls, no-shows and overrides of a whole tournament; as text it goes the same way.
void tst_factimport::everyVenuesTournamentIsRebuilt()
{
    QFETCH(std::string, id);
    const QTemporaryDir folder;
    const std::string old = folder.filePath(QStringLiteral("old.courtside")).toStdString();
    const auto demo =
        desk::demo(old, {rules::venueCalled(id).value(), 6, facts::Format::SingleElimination, 3});
    QVERIFY(demo);
    {
        FactReader doing = beginImport(newPath(folder));
        for (const facts::Entry& entry : tournament::entries(demo->tournament())) {
            const auto done = doing.take(facts::line(entry));
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

void tst_factimport::theFileAppearsWithItsFirstFact()
{
    const QTemporaryDir folder;
    FactReader doing = beginImport(newPath(folder));
    QVERIFY(!doing.take(R"({"kind":"team","by":"J. Park","fact":{"id":"T1","name":"","players":[]}})"));
    QVERIFY(!QFileInfo::exists(QString::fromStdString(newPath(folder))));
    const auto made = doing.take(tournamentLine);
    QVERIFY2(made, firstMistake(made).c_str());
    QVERIFY(QFileInfo::exists(QString::fromStdString(newPath(folder))));
    QCOMPARE(desk::recordedJson(*made), R"({"ok":true,"seq":1,"op":")" + made->op + R"(","changed":[]})");
    const auto person =
        doing.take(R"({"kind":"person","by":"J. Park","fact":{"id":"P1","name":"Ana Ruiz"}})");
    QVERIFY2(person, firstMistake(person).c_str());
    QCOMPARE(person->entries.front().seq, 2);
}

void tst_factimport::aRepeatWritesNothing()
{
    LiveTournament live;
    liveThrough(live);
    FactReader doing = beginImport(live.path());
    for (const facts::Entry& entry : tournament::entries(live.desk().tournament())) {
        const auto done = doing.take(facts::line(entry));
        QVERIFY2(done, firstMistake(done).c_str());
        QVERIFY(done->repeated);
        QCOMPARE(done->entries.front().seq, entry.seq);
        QVERIFY(done->changed.empty());
    }
    const desk::JournalHead before = live.desk().head();
    QVERIFY(live.desk().catchUp());
    QCOMPARE(live.desk().head().seq, before.seq);
}

void tst_factimport::theSameOpMaySayOneThingOnly()
{
    LiveTournament live;
    FactReader doing = beginImport(live.path(), FactReader::How::Write, "J. Park");
    const char* op = "00000000-0000-4000-8000-00000000beef";
    const auto line = [&](const char* reason) {
        return std::string(R"({"kind":"withdraw","op":")") + op + R"(","fact":{"team":"T1","reason":")" +
               reason + "\"}}";
    };
    QVERIFY(doing.take(line("ill")));
    QVERIFY(doing.take(line("ill")));
    SAYS(firstMistake(doing.take(line("late"))));
    const std::string person = tournament::entries(live.desk().tournament())[2].stamp.op;
    MENTIONS(firstMistake(doing.take(R"({"kind":"person","op":")" + person +
                                     R"(","fact":{"id":"P1","name":"Somebody Else"}})")));
}

void tst_factimport::aPersonsRepeatMayLeaveTheCardOut()
{
    const QTemporaryDir folder;
    FactReader doing = beginImport(newPath(folder), FactReader::How::Write, "J. Park");
    QVERIFY(doing.take(tournamentLine));
    const std::string start =
        R"({"kind":"person","op":"00000000-0000-4000-8000-00000000beef","fact":{"id":"P1","name":"Ana Ruiz")";
    const std::string hash = R"(,"cardEnd":"820","cardHash":")" + std::string(64, 'a') + "\"}}";
    QVERIFY(doing.take(start + hash));
    QVERIFY(doing.take(start + "}}"));
    QVERIFY(!doing.take(start + R"(,"cardEnd":"821"}})"));
}

void tst_factimport::checkingWritesNothing()
{
    const QTemporaryDir folder;
    FactReader doing = beginImport(newPath(folder), FactReader::How::Check);
    const auto made = doing.take(tournamentLine);
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

void tst_factimport::whoSaysSoIsAsked()
{
    LiveTournament live;
    FactReader doing = beginImport(live.path());
    const std::string withdraw = R"({"kind":"withdraw","fact":{"team":"T1","reason":"ill"}})";
    MENTIONS(firstMistake(doing.take(withdraw)));
    FactReader named = beginImport(live.path(), FactReader::How::Write, "M. Okafor");
    const auto done = named.take(withdraw);
    QVERIFY2(done, firstMistake(done).c_str());
    QCOMPARE(done->entries.front().stamp.by, "M. Okafor");
}

void tst_factimport::mistakesNameTheirPlace()
{
    LiveTournament live;
    FactReader doing = beginImport(live.path(), FactReader::How::Write, "J. Park");
    QVERIFY(refusals::says(firstMistake(doing.take("{")), "JSON"));
    QVERIFY(refusals::says(firstMistake(doing.take("[]")), "not an object"));
    QVERIFY(refusals::says(firstMistake(doing.take(R"({"kind":"song","fact":{}})")), "song"));
    QVERIFY(refusals::says(
        firstMistake(doing.take(R"({"kind":"withdraw","fact":{"team":"T1","reason":"ill","x":1}})")),
        "fact"));
    const auto front = doing.take(R"({"kind":"withdraw","fact":{"team":"T9","reason":"ill"}})");
    SAYS(firstMistake(front));
    const QJsonObject refused =
        QJsonDocument::fromJson(QByteArray::fromStdString(wording::refusedJson(front.error(), 7))).object();
    QCOMPARE(refused.keys(), QStringList({u"args"_s, u"code"_s, u"line"_s, u"ok"_s, u"text"_s}));
    QCOMPARE(refused[u"ok"_s], false);
    QCOMPARE(refused[u"line"_s], 7);
    QVERIFY(!refused[u"code"_s].toString().isEmpty());
    SAYS(refused[u"text"_s].toString());
}

TEST_CLASS(tst_factimport)
#include "tst_factimport.moc"
