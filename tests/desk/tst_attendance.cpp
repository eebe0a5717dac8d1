// Who is expected at the door, in the order in which they are needed.
#include "emptynight.h"

#include "desk/attendance.h"
#include "desk/checkin.h"
#include "desk/names.h"
#include "desk/sanction.h"
#include "night/queue.h"

using namespace Qt::StringLiterals;
using namespace rosternight;

namespace {

QString named(const night::Night& night, const std::vector<desk::Expected>& all)
{
    QStringList names;
    for (const desk::Expected& each : all)
        names << q(desk::personName(night, each.person)) + (each.here ? u" ✓"_s : QString());
    return names.join(u", "_s);
}

QString counted(const night::Night& night)
{
    const desk::Attendance count = desk::attendance(night);
    return u"%1 of %2"_s.arg(count.here).arg(count.needed);
}

} // namespace

class tst_attendance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standsInTheOrderOfTheMatches();
    void findsByNameAndByTeam();
    void countsSeatsNotSubstitutes();
    void namesWhoIsMissing();
    void aMatchIsHeldUntilItsIdsWereShown();
    void withoutAskingForIdsNothingIsHeld();
    void expectsEveryoneBeforeTheDraw();
    void saysWhoPlaysAgainstARule();
};

void tst_attendance::standsInTheOrderOfTheMatches()
{
    EmptyNight night;
    QCOMPARE(night.import(fourTeams), QString());
    QCOMPARE(night.draw(), QString());
    // Seeds 1 and 4 meet in match 1, seeds 2 and 3 in match 2.
    QCOMPARE(named(night.desk.night(), desk::expected(night.desk.night())),
             u"Ana Ruiz, Ben Oyelaran, Gus Hall, Hua Ito, Cy Dale, Di Ngo, Ed Foss, Fay Gil"_s);
}

void tst_attendance::findsByNameAndByTeam()
{
    EmptyNight night("classic");
    QCOMPARE(night.import("Team,Name\nFull House,Zoë Ruiz\nFull House,Ben O’Hara\nRuizes,Di\nRuizes,Ed\n"),
             QString());
    QCOMPARE(night.draw(), QString());
    const auto found = [&](const char* typed) {
        return named(night.desk.night(), desk::expected(night.desk.night(), typed));
    };
    QCOMPARE(found("zoe"), u"Zoë Ruiz"_s);
    QCOMPARE(found("r z"), u"Zoë Ruiz"_s);
    QCOMPARE(found("ben o'h"), u"Ben O’Hara"_s);
    QCOMPARE(found("house"), u"Zoë Ruiz, Ben O’Hara"_s);
    QCOMPARE(found("ruiz"), u"Zoë Ruiz, Di, Ed"_s);
    QCOMPARE(found("uiz"), QString());
    QVERIFY(desk::checkIn(night.desk, "J. Park", "P1", {}));
    QCOMPARE(found("ruiz"), u"Di, Ed, Zoë Ruiz ✓"_s);
}

void tst_attendance::countsSeatsNotSubstitutes()
{
    EmptyNight night("classic");
    QCOMPARE(night.import("Team,Name\nA,Ana\nA,Ben\nA,Cy\nB,Di\nB,Ed\n"), QString());
    QCOMPARE(night.draw(), QString());
    QCOMPARE(counted(night.desk.night()), u"0 of 4"_s);
    for (const char* person : {"P1", "P3", "P2"})
        QVERIFY(desk::checkIn(night.desk, "J. Park", person, {}));
    QCOMPARE(counted(night.desk.night()), u"2 of 4"_s);
    QVERIFY(desk::checkIn(night.desk, "J. Park", "P4", {}));
    QCOMPARE(counted(night.desk.night()), u"3 of 4"_s);
}

void tst_attendance::namesWhoIsMissing()
{
    EmptyNight night;
    QCOMPARE(night.import("Team,Name\nA,Ana\nA,Ben\nB,Cy\nB,Di\nSolo,Ed\n"), QString());
    QCOMPARE(night.draw(), QString()); // A has a bye
    for (const char* person : {"P3", "P1", "P2"})
        QVERIFY(desk::checkIn(night.desk, "J. Park", person, {"UNC One Card", {}}));
    const auto waiting = desk::incompleteTeams(night.desk.night());
    QCOMPARE(waiting.size(), std::size_t{2});
    QCOMPARE(waiting[0].team, std::string("T2"));
    QCOMPARE(waiting[0].missing, std::vector<std::string>{"P4"});
    QCOMPARE(*waiting[0].match->number, 1);
    QCOMPARE(waiting[1].team, std::string("T3"));
    QCOMPARE(waiting[1].missing, std::vector<std::string>{"P5"});
    QCOMPARE(counted(night.desk.night()), u"3 of 6"_s);
}

void tst_attendance::aMatchIsHeldUntilItsIdsWereShown()
{
    EmptyNight night;
    QCOMPARE(night.import(fourTeams), QString());
    QCOMPARE(night.draw(), QString());
    QVERIFY(night::queue(night.desk.night(), {}).front().hold.why == night::Hold::Why::Ids);
    QVERIFY(!night::firstOf(night::queue(night.desk.night(), {})));
    const std::string second = night::queue(night.desk.night(), {}).at(1).match->id;
    const night::Match* match = night::match(night.desk.night(), second);
    for (const std::string& team : {match->teams.a, match->teams.b}) {
        const std::vector<std::string> players = night::team(*night.desk.night().setting, team)->players;
        for (const std::string& player : players)
            QVERIFY(desk::checkIn(night.desk, "J. Park", player, {"UNC One Card", {}}));
    }
    QVERIFY(night::queue(night.desk.night(), {}).front().hold.why == night::Hold::Why::Ids);
    QCOMPARE(night::firstOf(night::queue(night.desk.night(), {}))->id, second);
}

void tst_attendance::withoutAskingForIdsNothingIsHeld()
{
    EmptyNight night("classic");
    QCOMPARE(night.import(fourTeams), QString());
    QCOMPARE(night.draw(), QString());
    const auto queue = night::queue(night.desk.night(), {});
    QCOMPARE(queue.front().missing.size(), std::size_t{4});
    QVERIFY(queue.front().isOffered());
    QCOMPARE(night::firstOf(queue)->id, queue.front().match->id);
}

void tst_attendance::expectsEveryoneBeforeTheDraw()
{
    EmptyNight night("classic");
    QCOMPARE(night.import(fourTeams), QString());
    QVERIFY(desk::checkIn(night.desk, "J. Park", "P5", {}));
    QCOMPARE(counted(night.desk.night()), u"1 of 8"_s);
    QVERIFY(named(night.desk.night(), desk::expected(night.desk.night())).contains(u"Ed Foss ✓"_s));
    QVERIFY(!desk::expected(night.desk.night()).front().match);
}

void tst_attendance::saysWhoPlaysAgainstARule()
{
    EmptyNight night("mckendree");
    QCOMPARE(night.import(fourTeams), QString());
    QCOMPARE(night.draw(), QString());
    const auto exempt = [&](const char* person) {
        const night::Match* match = night::match(night.desk.night(), "W1-1");
        const auto found = desk::exempt(night.desk.night(), match, person);
        return found ? q(desk::inWords(*found)) : QString();
    };
    QCOMPARE(exempt("P1"), QString()); // not here yet
    QVERIFY(desk::checkIn(night.desk, "J. Park", "P1", {{}, "lost card"}));
    QVERIFY(desk::checkIn(night.desk, "J. Park", "P2", {}));
    QCOMPARE(exempt("P1"), u"against the venue's rule (General Eligibility 2): lost card"_s);
    QCOMPARE(exempt("P2"), QString());
    facts::Sanction sanction;
    sanction.person = "P7";
    sanction.reason = "a fight";
    QVERIFY(desk::sanction(night.desk, "J. Park", sanction));
    const auto kind =
        night.desk.night().setting->rules.front().sets.front()->people.checkin.acceptedIds.front();
    QVERIFY(desk::checkIn(night.desk, "J. Park", "P7", {kind, "lifted by phone"}));
    QCOMPARE(exempt("P7"), u"against a sanction: lifted by phone"_s);
}

QTEST_APPLESS_MAIN(tst_attendance)
#include "tst_attendance.moc"
