// Whether what is signed and shown follows from the facts.
#include "golden/says.h"
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/archive/verify.h"
#include "desk/reports/report.h"
#include "desk/reports/status.h"
#include "program/testclass.h"
#include "store/store.h"

#include <QFile>

using tournaments::correctedHand;
using tournaments::LiveTournament;
using tournaments::sideHand;

namespace {

constexpr const char* op = "00000000-0000-4000-8000-00000000beef";

/// A fact that the checks would refuse, written to the file without asking them.
void slip(const std::string& path, const facts::Fact& fact)
{
    auto file = store::Store::open(path);
    QVERIFY(file);
    const facts::Entry entry{0, {op, "J. Park", "desk 1", "2026-11-21T19:42:07.123Z"}, fact};
    const std::vector<facts::Entry> all{entry};
    const auto head = file->head();
    QVERIFY(file->append(head->seq, all));
}

std::string found(const std::string& path)
{
    const auto verified = desk::verify(path);
    if (!verified)
        return refusals::firstMistake(verified);
    std::string all;
    for (const desk::Found& each : verified->findings)
        all += each.kind + ": " + each.text + '\n';
    return all;
}

/// The hand of match 1, as it was not played at all.
facts::Hand struck()
{
    facts::Hand hand = correctedHand("misread", sideHand(6, 6, 12), sideHand(1, 1, 1));
    hand.struck = true;
    return hand;
}

/// The same hand, which the other side had won.
facts::Hand otherWay()
{
    facts::Hand hand = struck();
    hand.struck = false;
    std::swap(hand.sides.a, hand.sides.b);
    return hand;
}

} // namespace

class tst_verify : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void aSoundTournament();
    void aResultThatTheHandsDoNotComeTo();
    void aDisputedMatch();
    void aMatchThatWaitsForWhoPlays();
    void aMatchThatWasDecidedWaitsToo();
    void theClosingReportNamesWhatIsOpen();
    void theClosingReportNamesWhatIsOpenAgain();
    void factsThatBelongNowhere_data();
    void factsThatBelongNowhere();
    void aDrawThatItsSeedDoesNotGive();
    void aDamagedFile();
    void aDamagedName();
    void noTournament();
};

void tst_verify::aSoundTournament()
{
    LiveTournament live(tournaments::shortGame);
    live.playOut("W1-1", 'a');
    live.playOut("W1-2", 'b');
    QCOMPARE(found(live.path()), "");
    const auto verified = desk::verify(live.path());
    QCOMPARE(desk::verifiedText(*verified, "tournament"),
             "tournament: sound, " + std::to_string(live.desk().head().seq) + " facts, head " +
                 live.desk().head().shown() + "\n");
    QCOMPARE(desk::verifiedJson(*verified), R"({"sound":true,"findings":[],"journal":{"seq":)" +
                                                std::to_string(live.desk().head().seq) + R"(,"head":")" +
                                                live.desk().head().shown() + "\"}}");
}

void tst_verify::aResultThatTheHandsDoNotComeTo()
{
    LiveTournament live(tournaments::shortGame);
    live.playOut("W1-1", 'a');
    QCOMPARE(live.record(correctedHand("misread", sideHand(6, 5, 12), sideHand(1, 1, 1))), "");
    const std::string seq = std::to_string(live.desk().head().seq - 1);
    SAYS(found(live.path()));
    const std::string text = desk::verifiedJson(*desk::verify(live.path()));
    QVERIFY2(
        text.find(R"({"sound":false,"findings":[{"kind":"signed","seq":)" + seq + R"(,"match":"W1-1",)") == 0,
        text.c_str());
    QCOMPARE(live.finish("W1-1"), "");
    QCOMPARE(found(live.path()), "");
}

void tst_verify::aDisputedMatch()
{
    LiveTournament live(tournaments::shortGame);
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    live.call("W2-1");
    QCOMPARE(live.record(correctedHand("sides were swapped", sideHand(1, 1, 1), sideHand(6, 6, 12))), "");
    MENTIONS(found(live.path()));
}

// The final was played and signed; then the hand that won match 1 turns out not to have been played.
void tst_verify::aMatchThatWaitsForWhoPlays()
{
    LiveTournament live(tournaments::shortGame);
    live.playOutAll({"W1-1", "W1-2", "W2-1"}, 'a');
    QCOMPARE(live.record(struck()), "");
    QCOMPARE(live.match("W2-1").state, tournament::State::Final);
    QVERIFY(!live.match("W2-1").flags.disputed); // nothing can be answered yet
    QCOMPARE(live.match("W2-1").teams.a, "T1");
    QCOMPARE(found(live.path()).find("waits"), std::string::npos); // to be known, and no damage
    const std::string status = desk::status(live.desk(), desk::As::Text);
    MENTIONS(status);
    QVERIFY2(desk::status(live.desk(), desk::As::Json).find(R"("waitsFor":["W1-1"])") != std::string::npos,
             "also to programs");
    live.playOut("W1-1", 'a');
    QCOMPARE(desk::status(live.desk(), desk::As::Json).find("waitsFor"), std::string::npos);
    QCOMPARE(found(live.path()), "");
    QCOMPARE(desk::status(live.desk(), desk::As::Text).find("waiting for"), std::string::npos);
}

// Nobody played the final: one of the two did not come to it.
void tst_verify::aMatchThatWasDecidedWaitsToo()
{
    LiveTournament live(tournaments::shortGame);
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    QCOMPARE(live.call("W2-1"), "");
    QCOMPARE(live.result("W2-1", {facts::Winner::A, facts::Decided::NoShow, "Team 2 went home"}), "");
    QCOMPARE(live.record(struck()), "");
    const std::string status = desk::status(live.desk(), desk::As::Text);
    MENTIONS(status);
}

// Match 1 is won by the other side after all, match 2 is over and nobody has signed it, and the final has
// begun.
void tst_verify::theClosingReportNamesWhatIsOpen()
{
    LiveTournament live(tournaments::shortGame);
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    live.play("W2-1", 'a');
    const auto asText = [&] {
        return desk::reportText(desk::shiftReport(live.desk().tournament(), "2026-11-21"));
    };
    MENTIONS(asText());
    QVERIFY(asText().find("Match 3, Team 1 and Team 2: finished") != std::string::npos);
    QCOMPARE(live.finish("W2-1"), "");
    QCOMPARE(asText().find("Open results"), std::string::npos);
    QCOMPARE(live.record(otherWay()), "");
    MENTIONS(asText());
    const std::string json = desk::reportJson(desk::shiftReport(live.desk().tournament(), "2026-11-21"));
    QVERIFY2(json.find(R"("match":"match 3","open":"disputed, )") != std::string::npos, json.c_str());
}

void tst_verify::theClosingReportNamesWhatIsOpenAgain()
{
    LiveTournament live(tournaments::shortGame);
    live.playOut("W1-1", 'a');
    const auto asText = [&] {
        return desk::reportText(desk::shiftReport(live.desk().tournament(), "2026-11-21"));
    };
    const facts::Challenge challenge{struck().spot, facts::Challenger::B, facts::Seat::A1, 4};
    QCOMPARE(live.record(challenge), "");
    MENTIONS(asText());
    QCOMPARE(live.record(facts::Retract{live.newestOp("W1-1"), {}}), "");
    QCOMPARE(asText().find("Open results"), std::string::npos);
    QCOMPARE(live.record(struck()), "");
    MENTIONS(asText());
}

void tst_verify::factsThatBelongNowhere_data()
{
    QTest::addColumn<facts::Fact>("fact");
    const auto row = [](const char* name, const facts::Fact& fact) { QTest::newRow(name) << fact; };
    row("no such match", facts::Misdeal{{{"W9-9", 1}, 1, 1024}, facts::Seat::A1, "x"});
    row("a later playing", facts::Misdeal{{{"W1-1", 3}, 1, 1024}, facts::Seat::A1, "x"});
    row("no such hand", facts::Foul{{{"W1-1", 1}, 1, 1024}, facts::Side::A, "talk"});
}

void tst_verify::factsThatBelongNowhere()
{
    QFETCH(facts::Fact, fact);

    const LiveTournament live;
    slip(live.path(), fact);
    SAYS(found(live.path()));
}

void tst_verify::aDrawThatItsSeedDoesNotGive()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("tournament.courtside")).toStdString();
    const desk::Environment environment = tournaments::environment();
    desk::Draft draft = tournaments::drawn({}, environment);
    facts::Draw draw;
    draw.method = facts::Seeding::Random;
    draw.randomSeed = "20261121";
    draw.teams = {"T1", "T2", "T3", "T4"};
    tournaments::add(draft, draw);
    QVERIFY(desk::Desk::create(path, draft, environment));
    SAYS(found(path));
}

void tst_verify::aDamagedFile()
{
    LiveTournament live;
    QFile file(QString::fromStdString(live.path()));
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray all = file.readAll();
    const qsizetype at = all.indexOf("Team 3");
    QVERIFY(at > 0 && file.seek(at) && file.write("Team 8") == 6);
    file.close();
    const std::string said = found(live.path());
    QVERIFY2(!said.empty() && said.find("Team") == std::string::npos, said.c_str());
    const auto verified = desk::verify(live.path());
    QVERIFY(verified && !verified->isSound());
    const std::string text = desk::verifiedJson(*verified);
    QVERIFY2(text.find("\"journal\":null") != std::string::npos, text.c_str());
}

// No hash of the journal covers a name, since it may be purged.
void tst_verify::aDamagedName()
{
    LiveTournament live;
    QFile file(QString::fromStdString(live.path()));
    QVERIFY(file.open(QIODevice::ReadWrite));
    const qsizetype at = file.readAll().indexOf("Player 5");
    QVERIFY(at > 0 && file.seek(at) && file.write("Player 9") == 8);
    file.close();
    SAYS(found(live.path()));
    QVERIFY(!desk::Desk::open(live.path(), desk::Desk::Access::ReadWrite, tournaments::environment()));
}

void tst_verify::noTournament()
{
    const QTemporaryDir folder;
    const auto none = desk::verify(folder.filePath(QStringLiteral("none.courtside")).toStdString());
    QVERIFY(!none);
    QCOMPARE(none.error().kind, desk::Failure::Kind::Store);
}

TEST_CLASS(tst_verify)
#include "tst_verify.moc"
