// After it is over a tournament forgets its people, and its chain still holds.
#include "emptytournament.h"
#include "refusals.h"

#include "desk/archive/verify.h"
#include "desk/checkin/checkin.h"
#include "desk/corrections/undo.h"
#include "desk/drawing/drawlater.h"
#include "desk/play/absence.h"
#include "desk/play/table.h"
#include "desk/registration/purge.h"
#include "desk/registration/teams.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/record/names.h"

#include <QUuid>

using namespace Qt::StringLiterals;
using refusals::codes;
using refusals::worded;
using namespace rostertournament;

namespace {

QByteArray bytesIn(const std::string& path)
{
    QByteArray all;
    for (const char* end : {"", "-wal", "-shm"})
        if (QFile file(q(path) + QString::fromLatin1(end)); file.open(QIODevice::ReadOnly))
            all += file.readAll();
    return all;
}

constexpr auto atOnce = desk::Unfinished::AllTheSame;

const desk::ResultOptions asTheySay{facts::Winner::A, facts::Decided::Ruling, "as both teams say"};

/// Another day: its facts are not those of the first.
desk::Environment later()
{
    desk::Environment environment = tournaments::environment();
    environment.op = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); };
    return environment;
}

} // namespace

class tst_purge : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void shortensNames_data();
    void shortensNames();
    void shortensWhatRunsFromTheRight();
    void leavesNothingInTheFile();
    void leavesNothingOfADecisionByAbsence();
    void forgetsWhoIsOnRecordNoMore();
    void forgetsCardsAlone();
    void isForAfterTheEvent();
    void isRefusedInTheMiddleOfIt();
    void isRefusedBeforeTheDraw();
    void isRefusedBetweenTwoRounds();
};

void tst_purge::shortensNames_data()
{
    QTest::addColumn<QString>("shortened");
    QTest::newRow("Ana Ruiz") << u"Ana R."_s;
    QTest::newRow("Ana Maria Ruiz") << u"Ana R."_s;
    QTest::newRow("Zoë Ñandú") << u"Zoë Ñ."_s;
    QTest::newRow("Prince") << u"Prince"_s;
    QTest::newRow("Ana R.") << u"Ana R."_s;
    QTest::newRow("Sam Hill, Jr.") << u"Sam H."_s;
    QTest::newRow("Ángel Núñez-Ibáñez y Fernández de Córdoba") << u"Ángel C."_s;
    QTest::newRow("Zoë 🦄 O’Brien") << u"Zoë O."_s;
    QTest::newRow("Bo e\u0301tienne 🃏") << u"Bo E\u0301."_s; // with its accent
    QTest::newRow("李小龍") << u"李小龍"_s;
}

void tst_purge::shortensNames()
{
    QFETCH(QString, shortened);
    QCOMPARE(q(wording::shortName(QTest::currentDataTag())), shortened);
}

// In a sentence such a name is isolated; on record it is as it was typed.
void tst_purge::shortensWhatRunsFromTheRight()
{
    std::string roster = fourTeams;
    const std::string ana = "Ana Ruiz";
    roster.replace(roster.find(ana), ana.size(), "שירה לוי");
    const Folder folder;
    auto begun = folder.begin(asked("classic", roster));
    QVERIFY2(begun, qPrintable(mistakes(begun)));
    const auto done = desk::forgetPeople(begun->desk, "J. Park", desk::Forget::LastNames, atOnce);
    QVERIFY2(done, qPrintable(mistakes(done)));
    QCOMPARE(q(begun->desk.tournament().setting->people.at("P1").name), u"שירה ל."_s);
}

void tst_purge::leavesNothingInTheFile()
{
    const Folder folder;
    const std::string path = folder.path("tournament.courtside");
    std::string end;
    {
        auto begun = folder.begin(asked());
        const auto owner = desk::ownerOfCard(begun->desk.tournament(), ";600990001=2512?");
        QVERIFY(desk::linkCard(begun->desk, "J. Park", "P7", *owner->unknown));
        end = begun->desk.tournament().setting->people.at("P7").stripeHash;
    }
    QVERIFY(bytesIn(path).contains("Ana Ruiz"));
    QVERIFY(bytesIn(path).contains(end.c_str()));
    {
        auto desk = desk::Desk::open(path, desk::Desk::Access::ReadWrite, later());
        QVERIFY2(desk, qPrintable(mistakes(desk)));
        const auto shortened = desk::forgetPeople(*desk, "J. Park", desk::Forget::LastNames, atOnce);
        QVERIFY2(shortened, qPrintable(mistakes(shortened)));
        QCOMPARE(q(tournament::personName(desk->tournament(), "P1")), u"Ana R."_s);
        QVERIFY(desk->tournament().setting->people.at("P1").cardHash.empty());
    }
    QVERIFY(!bytesIn(path).contains("Ana Ruiz"));
    QVERIFY(!bytesIn(path).contains(end.c_str()));
    {
        auto desk = desk::Desk::open(path, desk::Desk::Access::ReadWrite, later());
        QVERIFY(desk::forgetPeople(*desk, "J. Park", desk::Forget::Names, atOnce));
        QCOMPARE(codes(desk::forgetPeople(*desk, "J. Park", desk::Forget::Names, atOnce)),
                 u"purge-nothing-to-forget"_s);
        QCOMPARE(q(tournament::personName(desk->tournament(), "P1")), u"P1"_s);
    }
    QVERIFY(!bytesIn(path).contains("Ana R."));
    const auto again = desk::Desk::open(path, desk::Desk::Access::Read, later());
    QVERIFY2(again, qPrintable(mistakes(again))); // the chain holds
    QCOMPARE(q(tournament::personName(again->tournament(), "P1")), u"P1"_s);
    QVERIFY(again->tournament().setting->draw);
}

// A no-show stays on record, without the missing players' names.
void tst_purge::leavesNothingOfADecisionByAbsence()
{
    const Folder folder;
    const std::string path = folder.path("tournament.courtside");
    {
        auto begun = folder.begin(asked());
        QVERIFY(
            desk::setAbsencePolicy(begun->desk, "J. Park", *tournament::absencePolicy(R"({"grace": 0})")));
        for (const char* person : {"P1", "P2"})
            QVERIFY(desk::checkIn(begun->desk, "J. Park", person, {"UNC One Card", {}}));
        const auto done = desk::absent(begun->desk, "J. Park", "W1-1", {}); // Gus Hall and Hua Ito
        QVERIFY2(done, qPrintable(mistakes(done)));
    }
    QVERIFY(bytesIn(path).contains("Gus Hall"));
    {
        auto desk = desk::Desk::open(path, desk::Desk::Access::ReadWrite, later());
        const auto forgotten = desk::forgetPeople(*desk, "J. Park", desk::Forget::Names, atOnce);
        QVERIFY2(forgotten, qPrintable(mistakes(forgotten)));
    }
    for (const char* name : {"Gus Hall", "Hua Ito", "Ana Ruiz"})
        QVERIFY2(!bytesIn(path).contains(name), name);
    const auto again = desk::Desk::open(path, desk::Desk::Access::Read, later());
    QVERIFY2(again, qPrintable(mistakes(again)));
    QVERIFY(tournament::match(again->tournament(), "W1-1")->outcome == tournament::Outcome::NoShow);
}

// The names of a team removed before the draw, and of a substitute entered by mistake.
void tst_purge::forgetsWhoIsOnRecordNoMore()
{
    Registered tournament(fourTeams, "classic");
    desk::Desk& desk = tournament.desk;
    const std::string path = tournament.folder.path("tournament.courtside");
    QCOMPARE(tournament.remove("T4"), QString());
    QVERIFY(!tournament::person(*desk.tournament().setting, "P7"));
    QCOMPARE(tournament.draw(), QString());
    const auto came = desk::substitute(desk, "J. Park", {"T1", "P1", {}, "Zed Rowe"});
    QVERIFY2(came, qPrintable(mistakes(came)));
    QVERIFY(desk::undo(desk, "J. Park"));
    for (const char* name : {"Gus Hall", "Zed Rowe"})
        QVERIFY2(bytesIn(path).contains(name), name);
    const auto forgotten = desk::forgetPeople(desk, "J. Park", desk::Forget::LastNames, atOnce);
    QVERIFY2(forgotten, qPrintable(mistakes(forgotten)));
    for (const char* name : {"Gus Hall", "Zed Rowe"})
        QVERIFY2(!bytesIn(path).contains(name), name);
    QVERIFY(!tournament::person(*desk.tournament().setting, "P7")); // and is not back
    SAYS(mistakes(desk::redo(desk, "J. Park")));
    for (const char* person : {"P7", "P8", "P9"})
        QVERIFY2(!tournament::person(*desk.tournament().setting, person), person);
    QVERIFY(desk::forgetPeople(desk, "J. Park", desk::Forget::Names, atOnce));
    for (const char* name : {"Gus H.", "Zed R."})
        QVERIFY2(!bytesIn(path).contains(name), name);
    QVERIFY(tournament.isOnDisk());
    QCOMPARE(codes(desk::forgetPeople(desk, "J. Park", desk::Forget::Names, atOnce)),
             u"purge-nothing-to-forget"_s);
}

void tst_purge::forgetsCardsAlone()
{
    const Folder folder;
    auto begun = folder.begin(asked());
    QVERIFY(desk::forgetPeople(begun->desk, "J. Park", desk::Forget::Cards, atOnce));
    const tournament::Person& ana = begun->desk.tournament().setting->people.at("P1");
    QCOMPARE(ana.name, std::string("Ana Ruiz"));
    QVERIFY(ana.cardHash.empty() && ana.cardEnd.empty());
}

void tst_purge::isForAfterTheEvent()
{
    const Folder folder;
    auto begun = folder.begin(asked("classic"));
    QVERIFY(desk::call(begun->desk, "J. Park", "W1-1", {}));
    QCOMPARE(mistakes(desk::forgetPeople(begun->desk, "J. Park", desk::Forget::Names, atOnce)),
             worded({"purge-during-match", {{"match", "match 1"}, {"table", 1}}}));
}

void tst_purge::isRefusedInTheMiddleOfIt()
{
    const Folder folder;
    auto begun = folder.begin(asked("classic"));
    const auto unfinished = desk::forgetPeople(begun->desk, "J. Park", desk::Forget::LastNames);
    QCOMPARE(mistakes(unfinished), worded({"purge-before-last-matches", {{"n", 3}}}));
    QVERIFY(unfinished.error().mistakes.front().code == desk::Mistake::Code::Unfinished);
    QCOMPARE(begun->desk.tournament().setting->people.at("P1").name, std::string("Ana Ruiz"));
    for (const char* match : {"W1-1", "W1-2", "W2-1"})
        QVERIFY(desk::result(begun->desk, "J. Park", match,
                             {facts::Winner::A, facts::Decided::NoShow, "nobody came"}));
    QVERIFY(desk::forgetPeople(begun->desk, "J. Park", desk::Forget::LastNames));
    SAYS(q(desk::forgottenText(desk::Forget::LastNames, 65)));
    SAYS(q(desk::forgottenText(desk::Forget::Cards, 1)));
}

void tst_purge::isRefusedBeforeTheDraw()
{
    Registered tournament(fourTeams, "classic");
    QCOMPARE(codes(desk::forgetPeople(tournament.desk, "J. Park", desk::Forget::Cards)),
             u"purge-before-draw"_s);
    QVERIFY(!tournament.now().setting->people.at("P1").cardHash.empty());
    QVERIFY(desk::forgetPeople(tournament.desk, "J. Park", desk::Forget::Cards, atOnce));
}

void tst_purge::isRefusedBetweenTwoRounds()
{
    DrawnTournament tournament("classic", facts::Format::Swiss);
    const auto playRound = [&] {
        for (const char* team : {"T1", "T2", "T3", "T4"})
            if (const tournament::Match* match = tournament::currentMatch(tournament.now(), team)) {
                const std::string id = match->id;
                QVERIFY(desk::result(tournament.desk, "J. Park", id, asTheySay));
            }
    };
    const int rounds = tournament.now().setting->bracket.rounds;
    QVERIFY(rounds > 1);
    for (int round = 0; round < rounds; ++round) {
        playRound(); // of the first there is none yet
        QCOMPARE(codes(desk::forgetPeople(tournament.desk, "J. Park", desk::Forget::LastNames)),
                 u"purge-before-last-round"_s);
        const auto paired = desk::pairRound(tournament.desk, "J. Park");
        QVERIFY2(paired, qPrintable(mistakes(paired)));
    }
    QVERIFY(!desk::forgetPeople(tournament.desk, "J. Park", desk::Forget::LastNames));
    playRound();
    const auto done = desk::forgetPeople(tournament.desk, "J. Park", desk::Forget::LastNames);
    QVERIFY2(done, qPrintable(mistakes(done)));
}

TEST_CLASS(tst_purge)
#include "tst_purge.moc"
