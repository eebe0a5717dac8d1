// Who is expected at the checks, in the order in which they are needed.
#include "emptytournament.h"

#include "desk/checkin/attendance.h"
#include "desk/checkin/checkin.h"
#include "desk/checkin/sanction.h"
#include "desk/drawing/drawlater.h"
#include "desk/play/table.h"
#include "desk/registration/teams.h"
#include "desk/reports/report.h"
#include "desk/reports/reportparts.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/fold/derive.h"
#include "tournament/queries/queue.h"
#include "wording/record/exempt.h"
#include "wording/tournament/statewords.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace rostertournament;

namespace {

QString named(const tournament::Tournament& tournament, const std::vector<desk::Expected>& all)
{
    QStringList names;
    for (const desk::Expected& each : all)
        names << q(tournament::personName(tournament, each.person)) +
                     (each.isCheckedIn() ? u" ✓"_s : QString());
    return names.join(u", "_s);
}

QString counted(const tournament::Tournament& tournament)
{
    const desk::Attendance count = desk::attendance(tournament, "2026-11-21");
    return u"%1 of %2"_s.arg(count.checkedIn).arg(count.needed);
}

} // namespace

class tst_attendance : public golden::Test {
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
    void whoIsHereAndMayNotPlayCompletesNobody();
    void whoCameStaysInTheReport();
    void nobodyIsMissingFromWhatCannotBegin();
    void whoHasPlayedShowsTheirIdAgain();
    void aReplacedPlayerIsTold();
    void whoCameBeforeTheirTeamWasReplacedCounts();
    void theLastDayOnRecord();
};

void tst_attendance::standsInTheOrderOfTheMatches()
{
    DrawnTournament tournament;
    // Seeds 1 and 4 meet in match 1, seeds 2 and 3 in match 2.
    SAYS(named(tournament.now(), desk::expected(tournament.now())));
}

void tst_attendance::findsByNameAndByTeam()
{
    Registered tournament("Team,Name\nFull House,Zoë Ruiz\nFull House,Ben O’Hara\nRuizes,Di\nRuizes,Ed\n",
                          "classic");
    QCOMPARE(tournament.draw(), QString());
    const auto found = [&](const char* typed) {
        return named(tournament.now(), desk::expected(tournament.now(), typed));
    };
    QCOMPARE(found("zoe"), u"Zoë Ruiz"_s);
    QCOMPARE(found("r z"), u"Zoë Ruiz"_s);
    QCOMPARE(found("ben o'h"), u"Ben O’Hara"_s);
    SAYS(found("house"));
    SAYS(found("ruiz"));
    QCOMPARE(found("uiz"), QString());
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P1", {}));
    SAYS(found("ruiz"));
}

void tst_attendance::countsSeatsNotSubstitutes()
{
    Registered tournament("Team,Name\nA,Ana\nA,Ben\nA,Cy\nB,Di\nB,Ed\n", "classic");
    QCOMPARE(tournament.draw(), QString());
    QCOMPARE(counted(tournament.now()), u"0 of 4"_s);
    for (const char* person : {"P1", "P3", "P2"})
        QVERIFY(desk::checkIn(tournament.desk, "J. Park", person, {}));
    QCOMPARE(counted(tournament.now()), u"2 of 4"_s);
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P4", {}));
    QCOMPARE(counted(tournament.now()), u"3 of 4"_s);
}

void tst_attendance::namesWhoIsMissing()
{
    Registered tournament("Team,Name\nA,Ana\nA,Ben\nB,Cy\nB,Di\nSolo,Ed\n");
    QCOMPARE(tournament.draw(), QString()); // A has a bye
    for (const char* person : {"P3", "P1", "P2"})
        QVERIFY(desk::checkIn(tournament.desk, "J. Park", person, {"UNC One Card", {}}));
    const auto waiting = desk::incompleteTeams(tournament.now(), "2026-11-21");
    QCOMPARE(waiting.size(), std::size_t{2});
    QCOMPARE(waiting[0].team, std::string("T2"));
    QCOMPARE(waiting[0].missing, std::vector<std::string>{"P4"});
    QCOMPARE(*waiting[0].match->number, 1);
    QCOMPARE(waiting[1].team, std::string("T3"));
    QCOMPARE(waiting[1].missing, std::vector<std::string>{"P5"});
    QCOMPARE(counted(tournament.now()), u"3 of 6"_s);
}

void tst_attendance::aMatchIsHeldUntilItsIdsWereShown()
{
    DrawnTournament tournament;
    QVERIFY(tournament::queue(tournament.now(), {}).front().hold.why == tournament::Hold::Why::Ids);
    QVERIFY(!tournament::firstOf(tournament::queue(tournament.now(), {})));
    const std::string second = tournament::queue(tournament.now(), {}).at(1).match->id;
    const tournament::Match* match = tournament::match(tournament.now(), second);
    for (const std::string& team : {match->teams.a, match->teams.b}) {
        const std::vector<std::string> players = tournament::team(*tournament.now().setting, team)->players;
        for (const std::string& player : players)
            QVERIFY(desk::checkIn(tournament.desk, "J. Park", player, {"UNC One Card", {}}));
    }
    QVERIFY(tournament::queue(tournament.now(), {}).front().hold.why == tournament::Hold::Why::Ids);
    QCOMPARE(tournament::firstOf(tournament::queue(tournament.now(), {}))->id, second);
}

void tst_attendance::withoutAskingForIdsNothingIsHeld()
{
    DrawnTournament tournament("classic");
    const auto queue = tournament::queue(tournament.now(), {});
    QCOMPARE(queue.front().missing.size(), std::size_t{4});
    QVERIFY(queue.front().isOffered());
    QCOMPARE(tournament::firstOf(queue)->id, queue.front().match->id);
}

void tst_attendance::expectsEveryoneBeforeTheDraw()
{
    Registered tournament(fourTeams, "classic");
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P5", {}));
    QCOMPARE(counted(tournament.now()), u"1 of 8"_s);
    QVERIFY(named(tournament.now(), desk::expected(tournament.now())).contains(u"Ed Foss ✓"_s));
    QVERIFY(!desk::expected(tournament.now()).front().match);
}

// Ana Ruiz was here when it was known; then her partner comes.
void tst_attendance::whoIsHereAndMayNotPlayCompletesNobody()
{
    DrawnTournament tournament;
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P1", {"UNC One Card", {}}));
    QCOMPARE(counted(tournament.now()), u"1 of 8"_s);
    facts::Sanction sanction{.person = "P1", .reason = "a fight"};
    QVERIFY(desk::sanction(tournament.desk, "J. Park", sanction));
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P2", {"UNC One Card", {}}));
    const std::string day = "2026-11-21";
    const QString said = q(desk::checkedInText(tournament.now(), "P2", day));
    MENTIONS(said);
    QCOMPARE(counted(tournament.now()), u"1 of 8"_s);
    const auto waiting = desk::incompleteTeams(tournament.now(), day);
    QCOMPARE(waiting.front().team, std::string("T1"));
    QCOMPARE(waiting.front().suspended, std::vector<std::string>{"P1"});
    const auto lacking = desk::lackingNow(tournament.now(), day);
    QVERIFY(std::any_of(lacking.begin(), lacking.end(), [](const desk::Lacking& each) {
        return each.team == "Full House" && each.player.name == "Ana Ruiz" && !each.player.mayPlay;
    }));
    const tournament::Timestamp now{"2026-11-21T20:00:00.000Z", {}, 0, 0};
    const auto missing = desk::ReportPart::Missing;
    const QString text = q(desk::partText(tournament.now(), missing, now));
    MENTIONS(text);
    const QString json = q(desk::partJson(tournament.now(), missing, now)); // names stay names
    MENTIONS(json);
    QCOMPARE(json.count(u"mayPlay"_s), 1);
    // Once she is checked in for the match with a reason, both play.
    QVERIFY(desk::undoCheckIn(tournament.desk, "J. Park", "P1"));
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P1", {"UNC One Card", "lifted by phone"}));
    QCOMPARE(counted(tournament.now()), u"2 of 8"_s);
}

void tst_attendance::saysWhoPlaysAgainstARule()
{
    DrawnTournament tournament("mckendree");
    const auto exempt = [&](const char* person) {
        const tournament::Match* match = tournament::match(tournament.now(), "W1-1");
        const auto found = wording::exempt(tournament.now(), match, person);
        return found ? q(wording::inWords(*found)) : QString();
    };
    QCOMPARE(exempt("P1"), QString()); // not here yet
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P1", {{}, "lost card"}));
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P2", {}));
    SAYS(exempt("P1"));
    QCOMPARE(exempt("P2"), QString());
    facts::Sanction sanction{.person = "P7", .reason = "a fight"};
    QVERIFY(desk::sanction(tournament.desk, "J. Park", sanction));
    const auto kind =
        tournament.now().setting->rules.front().sets.front()->people.checkin.acceptedIds.front();
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P7", {kind, "lifted by phone"}));
    SAYS(exempt("P7"));
    MENTIONS(q(desk::checkedInText(tournament.now(), "P7", "2026-11-21")));
    // The check-in stays an override of the sanction, also after the sanction is lifted.
    sanction.lifted = true;
    sanction.reason = "served";
    QVERIFY(desk::sanction(tournament.desk, "J. Park", sanction));
    SAYS(exempt("P7"));
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P8", {kind, "as the captain asks"}));
    SAYS(exempt("P8"));
    const QString report = q(desk::reportText(desk::shiftReport(tournament.now(), "2026-11-21")));
    MENTIONS_ALL(report, 4);
}

// Ana was seen, and then Kim came in for her.
void tst_attendance::whoCameStaysInTheReport()
{
    DrawnTournament tournament("classic");
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P1", {}));
    const auto substitute = [&](const char* leaves, const char* name) {
        desk::SubstituteOptions options{.team = "T1", .leaves = leaves, .newPlayer = name};
        return mistakes(desk::substitute(tournament.desk, "J. Park", options));
    };
    QCOMPARE(substitute("P1", "Kim Vo"), QString());
    QCOMPARE(substitute("P2", "Lou Beck"), QString()); // for Ben, whom nobody saw
    const auto text = [&](desk::ReportPart part) {
        const tournament::Timestamp now{"2026-11-21T20:00:00.000Z", {}, 0, 0};
        return q(desk::partText(tournament.now(), part, now));
    };
    const QString came = text(desk::ReportPart::Attendance);
    MENTIONS_ALL(came, 3);
    QVERIFY2(!came.contains(u"Ben Oyelaran"_s), qPrintable(came));
}

// Team A has a bye, and nobody knows yet whom it meets.
void tst_attendance::nobodyIsMissingFromWhatCannotBegin()
{
    Registered tournament("Team,Name\nA,Ana\nA,Ben\nB,Cy\nB,Di\nC,Ed\nC,Fay\n");
    const auto missing = [&] {
        QStringList all;
        for (const desk::Lacking& each : desk::lackingNow(tournament.now(), "2026-11-21"))
            all << q(each.player.name + (each.match.empty() ? "" : " in " + each.match));
        return all.join(u", "_s);
    };
    SAYS(missing());
    QCOMPARE(tournament.draw(), QString());
    SAYS(missing());
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P3", {"UNC One Card", {}}));
    SAYS(missing());
}

// UNC checks IDs for each match: between two rounds nobody is missing who has just played.
void tst_attendance::whoHasPlayedShowsTheirIdAgain()
{
    DrawnTournament tournament;
    for (const char* person : {"P1", "P2", "P3"})
        QVERIFY(desk::checkIn(tournament.desk, "J. Park", person, {"UNC One Card", {}}));
    for (const char* match : {"W1-1", "W1-2"})
        QVERIFY(desk::result(tournament.desk, "J. Park", match,
                             {facts::Winner::A, facts::Decided::NoShow, "nobody came"}));
    const auto now = [&]() -> const tournament::Tournament& { return tournament.now(); };
    const tournament::Match* last = tournament::match(now(), "W2-1");
    QVERIFY(tournament::presenceFor(now(), last, "P1") == tournament::Presence::ShowIdAgain);
    QVERIFY(tournament::presenceFor(now(), last, "P4") == tournament::Presence::NotCheckedIn);
    SAYS(wording::showIdAgainText(*last));
    SAYS(desk::inWords(desk::attendance(now(), "2026-11-21")));
    SAYS(wording::inWords(now(), tournament::queue(now(), {}).front(), {}));
    QStringList lacking;
    for (const desk::Lacking& each : desk::lackingNow(now(), "2026-11-21"))
        lacking << q(desk::inWords(each.player));
    SAYS(lacking);
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P1", {"UNC One Card", {}}));
    QVERIFY(tournament::presenceFor(now(), tournament::match(now(), "W2-1"), "P1") ==
            tournament::Presence::CheckedIn);
    SAYS(desk::inWords(desk::attendance(now(), "2026-11-21")));
}

void tst_attendance::aReplacedPlayerIsTold()
{
    DrawnTournament tournament("classic");
    const auto report = [&] {
        return q(desk::reportText(desk::shiftReport(tournament.now(), "2026-11-21")));
    };
    MENTIONS(report());
    QVERIFY(!report().contains(u"Replaced"_s));
    desk::LateEntryOptions late{
        .replaces = "T4",
        .newTeam = desk::TeamEntry{"Late Bloomers", {}, {{"", "Kim Vo", {}}, {"", "Lou Beck", {}}}}};
    const QString entered = mistakes(desk::enterLate(tournament.desk, "J. Park", late));
    QCOMPARE(entered, QString());
    QVERIFY2(!report().contains(u"Bag Ladies: no one checked in"_s), qPrintable(report()));
    MENTIONS_ALL(report(), 2);
    // Nobody waits for them any more, so they are not missed either.
    const auto players = [&] {
        QStringList all;
        for (const desk::TeamAttendance& each : desk::attendanceOf(tournament.now()))
            if (each.team == "Bag Ladies" || each.team == "Late Bloomers")
                all << q(each.player);
        return all.join(u", "_s);
    };
    SAYS(players());
    MENTIONS(report());
}

void tst_attendance::whoCameBeforeTheirTeamWasReplacedCounts()
{
    DrawnTournament tournament("classic");
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P7", {}));
    desk::LateEntryOptions late{
        .replaces = "T4",
        .newTeam = desk::TeamEntry{"Late Bloomers", {}, {{"", "Kim Vo", {}}, {"", "Lou Beck", {}}}}};
    const QString entered = mistakes(desk::enterLate(tournament.desk, "J. Park", late));
    QCOMPARE(entered, QString());
    const QString report = q(desk::reportText(desk::shiftReport(tournament.now(), "2026-11-21")));
    MENTIONS(report);
    QVERIFY2(!report.contains(u"Hua Ito"_s), qPrintable(report));
    const auto all = desk::attendanceOf(tournament.now());
    QCOMPARE(all.size(), std::size_t{9});
    QVERIFY(std::any_of(all.begin(), all.end(), [](const desk::TeamAttendance& each) {
        return each.player == "Gus Hall" && !each.at.empty() && !each.left;
    }));
}

// A league's second evening, at 8 PM in a room five hours behind UTC: by UTC it goes past midnight.
void tst_attendance::theLastDayOnRecord()
{
    Registered tournament(fourTeams, "classic");
    std::vector<facts::Entry> entries = tournament::entries(tournament.now());
    QVERIFY(entries.size() > 4);
    for (facts::Entry& entry : entries)
        entry.stamp.at = "2026-11-14T20:00:00.000Z";
    const auto stamp = [&](std::size_t fromEnd, const char* at, const char* by) {
        entries[entries.size() - fromEnd].stamp.at = at;
        entries[entries.size() - fromEnd].stamp.by = by;
    };
    stamp(4, "2026-11-22T01:30:00.000Z", "K. Chen"); // from a machine that was later in coming
    stamp(3, "2026-11-22T01:00:00.000Z", "J. Park");
    stamp(2, "2026-11-22T02:00:00.000Z", "J. Park");
    stamp(1, "2026-11-21T23:00:00.000Z", "K. Chen");
    const auto day = desk::lastDayOf(tournament::derive(entries), -300);
    QVERIFY(day);
    QCOMPARE(day->first, std::string("2026-11-21T23:00:00.000Z"));
    QCOMPARE(day->last, std::string("2026-11-22T02:00:00.000Z"));
    QVERIFY((day->supervisors == std::vector<std::string>{"K. Chen", "J. Park"}));
    // Past midnight by another clock, which ends no shift.
    for (const int aheadMin : {-75, 0, 120})
        QCOMPARE(desk::lastDayOf(tournament::derive(entries), aheadMin)->first, day->first);
    // After midnight the shift before was still at work, which the last is not.
    stamp(5, "2026-11-21T06:00:00.000Z", "R. Diaz");
    QCOMPARE(desk::lastDayOf(tournament::derive(entries), -300)->first, day->first);
    stamp(1, "2026-11-22T06:30:00.000Z", "K. Chen");
    QCOMPARE(desk::lastDayOf(tournament::derive(entries), -300)->first,
             std::string("2026-11-22T01:00:00.000Z"));
    QVERIFY(!desk::lastDayOf({}, 0));
}

TEST_CLASS(tst_attendance)
#include "tst_attendance.moc"
