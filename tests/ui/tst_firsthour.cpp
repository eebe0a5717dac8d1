// The hour before the first deal with 32 teams: cards, names, late, missing and doubtful players, and a match
// that nobody came for; in the window, by keys alone.
#include "atdesktop.h"
#include "atreader.h"

#include "desk/checkin/attendance.h"
#include "desk/checkin/checkin.h"
#include "desk/checkin/sanction.h"
#include "desk/play/absence.h"
#include "desk/play/table.h"
#include "desk/reports/report.h"
#include "tournament/queries/queue.h"

class tst_firsthour : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void everybodyIsInOrAccountedFor();
    void whoWasSanctionedAfterTheyCameIsLetIn();
};

namespace {

const QString overSuspension = u"exception: despite a suspension"_s;

constexpr int teamCount = 32;

/// Players are `First 7` and `Second 7` of `Team 7`; the first of each has an ID in the roster, the second
/// too but in every fourth team.
QByteArray roster()
{
    QByteArray text = "Team,Player 1,ID 1,Player 2,ID 2\n";
    for (int team = 1; team <= teamCount; ++team) {
        const QByteArray n = QByteArray::number(team);
        const QByteArray second = team % 4 == 0 ? QByteArray() : "7302" + n.rightJustified(5, '0');
        text += "Team " + n + ",First " + n + ",7301" + n.rightJustified(5, '0') + ",Second " + n + ',' +
                second + '\n';
    }
    return text;
}

QString cardOf(int team, bool first)
{
    return u";730%1%2=2512101?"_s.arg(first ? 1 : 2).arg(team, 5, 10, QChar(u'0'));
}

std::string idOf(int team, bool first)
{
    return "P" + std::to_string(2 * team - (first ? 1 : 0));
}

class Hour : public atreader::ReaderTournament {
public:
    Hour() : ReaderTournament(roster().toStdString(), desk::thisMachine()) {}
    void ask(const session::Job& job)
    {
        QStringList mistakes;
        desktop.session().ask({}, job, [&](const session::Outcome& outcome) { mistakes = outcome.mistakes; });
        person.wait();
        QVERIFY2(mistakes.isEmpty(), qPrintable(mistakes.join(u'\n')));
    }
    void policy(const char* json)
    {
        ask([policy = *tournament::absencePolicy(json)](desk::Desk& desk) {
            return desk::setAbsencePolicy(desk, "J. Park", policy);
        });
    }
    bool isCheckedIn(int team, bool first)
    {
        return !tournament().setting->people.at(idOf(team, first)).arrivals.empty();
    }
};

} // namespace

void tst_firsthour::everybodyIsInOrAccountedFor()
{
    Hour hour;
    hour.policy(R"({"grace": 10, "no-show": {"rating": 0, "otherRating": 40, "fee": 20}})");
    hour.ask([](desk::Desk& desk) {
        facts::Sanction sanction{.person = idOf(9, false), .reason = "left in a fight last week"};
        return desk::sanction(desk, "J. Park", sanction);
    });
    hour.go(Qt::Key_3);

    // Team 32 does not come, Team 31 late. All others swipe, two cards a team and no other key.
    for (int team = 1; team <= 30; ++team) {
        hour.swipe(cardOf(team, true));
        QVERIFY2(hour.isCheckedIn(team, true), qPrintable(hour.said()));
        if (team % 4 != 0 && team != 9) {
            hour.swipe(cardOf(team, false));
            MENTIONS(hour.said());
        }
    }
    // A card that the roster does not know: the name once, and it is theirs.
    for (int team = 4; team <= 28; team += 4) {
        hour.swipe(u";6009900%1=2512?"_s.arg(team, 5, 10, QChar(u'0')));
        hour.person.type(u"second %1⏎"_s.arg(team));
        QVERIFY2(hour.isCheckedIn(team, false), qPrintable(hour.said()));
    }
    // Somebody who may not play is kept out, then checked in with a reason that is on record.
    hour.swipe(cardOf(9, false));
    MENTIONS_ALL(hour.said(), 2);
    QVERIFY(!hour.isCheckedIn(9, false));
    hour.person.type(u"second 9"_s);
    hour.person.press(Qt::Key_F6); // the card was swiped: it is not asked again what they show
    hour.person.type(u"the director lifted it by phone⏎"_s);
    QVERIFY2(hour.isCheckedIn(9, false), qPrintable(hour.said()));
    QVERIFY2(hour.said().contains(overSuspension), qPrintable(hour.said()));
    // A bad read, a bank card, the same card twice: a sentence, and the next one.
    hour.swipe(u"%E?;E?"_s);
    hour.swipe(u";4111111111111111=25121010000?"_s);
    hour.swipe(cardOf(1, true));
    QVERIFY2(hour.said().contains(u" · already checked in"_s), qPrintable(hour.said()));

    const desk::Attendance count = desk::attendance(hour.tournament(), "2026-11-21");
    QCOMPARE(count.checkedIn, 60);
    QCOMPARE(count.needed, 64);
    QCOMPARE(desk::incompleteTeams(hour.tournament(), "2026-11-21").size(), std::size_t{2});

    // Match 1 waits for Team 32: the clock of grace runs, and decides nothing before it is over.
    hour.go(Qt::Key_1);
    hour.person.press(Qt::Key_W);
    QVERIFY2(tournament::waitFor(hour.tournament(), *tournament::match(hour.tournament(), "W1-1")),
             qPrintable(hour.said()));
    hour.person.press(Qt::Key_X);
    QVERIFY2(hour.said().contains(u"Match 1: the grace period has "_s), qPrintable(hour.said()));
    hour.policy(R"({"grace": 0, "no-show": {"rating": 0, "otherRating": 40, "fee": 20}})");
    hour.person.press(Qt::Key_X);
    const tournament::Match& first = *tournament::match(hour.tournament(), "W1-1");
    QVERIFY2(first.outcome == tournament::Outcome::NoShow, qPrintable(hour.said()));
    QVERIFY(first.games.empty());

    // Team 31 swipes while somebody stands on Tables; then everybody is called by Enter.
    hour.swipe(cardOf(31, true));
    hour.swipe(cardOf(31, false));
    QVERIFY2(hour.isCheckedIn(31, false), qPrintable(hour.said()));
    for (int table = 1; table <= 15; ++table)
        hour.person.press(Qt::Key_Return);
    int called = 0;
    for (const tournament::Match* match : tournament::inOrder(hour.tournament()))
        called += match->call ? 1 : 0;
    QCOMPARE(called, 15);

    const desk::ShiftReport report = desk::shiftReport(hour.tournament(), "2026-11-21");
    QCOMPARE(report.checkedIn, 62);
    QCOMPARE(report.due, 20);
    QCOMPARE(report.neverCheckedIn.size(), std::size_t{1});
    QCOMPARE(report.overrides.size(), std::size_t{1});
    QCOMPARE(report.counts.over, 1);
    QCOMPARE(report.counts.walkovers, 1); // it was decided without a hand
}

void tst_firsthour::whoWasSanctionedAfterTheyCameIsLetIn()
{
    Hour hour;
    hour.go(Qt::Key_3);
    hour.swipe(cardOf(9, false));
    QVERIFY2(hour.isCheckedIn(9, false), qPrintable(hour.said()));
    hour.ask([](desk::Desk& desk) {
        facts::Sanction sanction{.person = idOf(9, false), .reason = "pushed somebody in the hall"};
        return desk::sanction(desk, "J. Park", sanction);
    });
    QVERIFY(desk::isSuspendedForNext(hour.tournament(), idOf(9, false), "2026-11-21"));
    hour.person.type(u"second 9"_s);
    hour.person.press(Qt::Key_F6);
    hour.person.press(Qt::Key_Return); // the ID that they show
    hour.person.type(u"the director says so⏎"_s);
    QVERIFY2(hour.said().contains(overSuspension), qPrintable(hour.said()));
    QVERIFY(!desk::isSuspendedForNext(hour.tournament(), idOf(9, false), "2026-11-21"));
}

TEST_CLASS(tst_firsthour)
#include "tst_firsthour.moc"
