// Who may not play: a player or a whole team, until a day or until it is lifted.
#include "rosternight.h"

#include "desk/checkin.h"
#include "desk/report.h"
#include "desk/sanction.h"
#include "desk/table.h"

using namespace Qt::StringLiterals;
using namespace rosternight;

namespace {

struct Door {
    Door() : desk(std::move(folder.begin(asked()).value().desk)) {}

    QString bar(const facts::Sanction& sanction)
    {
        return mistakes(desk::sanction(desk, "J. Park", sanction));
    }
    QString come(const char* person, const desk::Proof& proof = {"UNC One Card", {}})
    {
        return mistakes(desk::checkIn(desk, "J. Park", person, proof));
    }

    Folder folder;
    desk::Desk desk;
};

facts::Sanction of(const char* person, std::optional<std::string> until = {})
{
    facts::Sanction sanction;
    sanction.person = person;
    sanction.until = std::move(until);
    sanction.reason = "a fight";
    return sanction;
}

} // namespace

class tst_sanction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsAPlayerOut();
    void endsWithItsLastDay();
    void reachesEveryMemberOfATeam();
    void isLifted();
    void aSupervisorLetsIn();
    void isSaidAtTheCall();
    void saysWhatIsWrong();
};

void tst_sanction::keepsAPlayerOut()
{
    Door door;
    QCOMPARE(door.bar(of("P1")), QString());
    QCOMPARE(door.come("P1"),
             u"Ana Ruiz may not play: a fight (J. Park); to let them in takes an override with its reason"_s);
    QCOMPARE(door.come("P2"), QString());
}

// The nights of the tests are on 2026-11-21.
void tst_sanction::endsWithItsLastDay()
{
    Door door;
    door.bar(of("P1", "2026-11-20"));
    QCOMPARE(door.come("P1"), QString());
    door.bar(of("P2", "2026-11-21"));
    QVERIFY(door.come("P2").startsWith(u"Ben Oyelaran may not play until 2026-11-21: a fight"_s));
}

void tst_sanction::reachesEveryMemberOfATeam()
{
    Door door;
    facts::Sanction sanction;
    sanction.team = "T2";
    sanction.reason = "two forfeits";
    QCOMPARE(door.bar(sanction), QString());
    QVERIFY(door.come("P3").startsWith(u"Cy Dale may not play with Spade Runners: two forfeits"_s));
    QVERIFY(door.come("P4").startsWith(u"Di Ngo may not play with Spade Runners"_s));
    QCOMPARE(door.come("P1"), QString());
}

void tst_sanction::isLifted()
{
    Door door;
    facts::Sanction lifted = of("P1");
    lifted.lifted = true;
    lifted.reason = "it was another";
    QCOMPARE(door.bar(lifted), u"Ana Ruiz has no sanction that could be lifted"_s);
    door.bar(of("P1"));
    QCOMPARE(door.bar(lifted), QString());
    QCOMPARE(door.come("P1"), QString());
    QCOMPARE(q(desk::sanctionsText(door.desk.night())), u"nobody is sanctioned\n"_s);
}

void tst_sanction::aSupervisorLetsIn()
{
    Door door;
    door.bar(of("P1"));
    QCOMPARE(door.come("P1", {"UNC One Card", "staff lifted it by phone"}), QString());
    const auto report = desk::shiftReport(door.desk.night());
    QCOMPARE(report.overrides.size(), std::size_t{1});
    QVERIFY2(q(report.overrides.front().text).contains(u"let in: staff lifted it by phone"_s),
             report.overrides.front().text.c_str());
    QCOMPARE(report.sanctions.size(), std::size_t{1});
}

// Somebody who was checked in before it was known sits down all the same only where they were let in.
void tst_sanction::isSaidAtTheCall()
{
    Door door;
    for (const char* person : {"P1", "P2", "P7", "P8"})
        QCOMPARE(door.come(person), QString());
    door.bar(of("P1"));
    QCOMPARE(mistakes(desk::call(door.desk, "J. Park", "W1-1", {})),
             u"Ana Ruiz may not play: a fight (J. Park)"_s);
    QVERIFY(desk::undoCheckIn(door.desk, "J. Park", "P1"));
    QCOMPARE(door.come("P1", {"UNC One Card", "the director says so"}), QString());
    QCOMPARE(mistakes(desk::call(door.desk, "J. Park", "W1-1", {})), QString());
}

void tst_sanction::saysWhatIsWrong()
{
    Door door;
    QVERIFY(door.bar(of("P99")).contains(u"there is no player \"P99\""_s));
    QVERIFY(door.bar(of("P1", "31.12.2026")).contains(u"until is no day as 2026-12-31"_s));
    QVERIFY(door.bar(of("P1", "2026-13-01")).contains(u"until is no day"_s));
    QVERIFY(door.bar(of("P1", "2026-02-30")).contains(u"until is no day as 2026-12-31: 2026-02-30"_s));
    facts::Sanction nobody;
    nobody.reason = "a fight";
    QVERIFY(door.bar(nobody).contains(u"it names neither a player nor a team"_s));
}

QTEST_APPLESS_MAIN(tst_sanction)
#include "tst_sanction.moc"
