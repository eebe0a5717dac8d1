// Limits on teams; a team that breaks one needs a reason, which is reported.
#include "desk/archive/transfer.h"
#include "desk/checkin/attendance.h"
#include "desk/checkin/checkin.h"
#include "desk/checks/rosterlimits.h"
#include "desk/corrections/rulesfrom.h"
#include "desk/corrections/undo.h"
#include "desk/document/factimport.h"
#include "desk/drawing/drawlater.h"
#include "desk/registration/purge.h"
#include "desk/registration/teams.h"
#include "desk/reports/report.h"
#include "emptytournament.h"
#include "files/tournamentjson.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/record/refusal.h"
#include "wording/text.h"

using namespace Qt::StringLiterals;
using namespace rostertournament;

namespace {

desk::TournamentPlan asking(std::vector<std::string> limits, const char* venue = "classic")
{
    desk::TournamentPlan made = plan(venue);
    made.agreed = std::move(limits);
    return made;
}

desk::PlayerEntry playerOf(const char* name, const char* affiliation)
{
    return {"", name, {}, affiliation};
}

desk::TeamEntry three(const char* name = "Full House")
{
    return {name, {}, {{"", "Ana Ruiz", {}}, {"", "Ben Cole", {}}, {"", "Cy Dale", {}}}};
}

const tournament::Team& first(const EmptyTournament& tournament)
{
    return tournament.now().setting->teams.front();
}

QString exceptionText(const EmptyTournament& tournament, std::size_t team = 0)
{
    const auto found = desk::rosterException(tournament.now(), tournament.now().setting->teams.at(team));
    return found ? q(wording::text(desk::inWords(*found))) : QString();
}

QString overrides(const EmptyTournament& tournament)
{
    QStringList all;
    for (const desk::ReportedException& each : desk::shiftReport(tournament.now(), "2026-11-21").overrides)
        all << q(each.text);
    return all.join(u'\n');
}

const char* const rosterText = "Team,Name,Affiliation\n"
                               "Full House,Ana Ruiz,Student\nFull House,Ben Cole,Student\n"
                               "Nil Patrol,Cy Dale,Student\nNil Patrol,Di Ngo,Alumni\n";
const char* const students = "Team,Player 1,Player 2,Affiliation\n"
                             "Full House,Ana Ruiz,Ben Oyelaran,Student\n"
                             "Spade Runners,Cy Dale,Di Ngo,Student\n"
                             "Nil by Mouth,Ed Foss,Fay Gil,Student\n"
                             "Bag Ladies,Gus Hall,Hua Ito,Student\n";

} // namespace

class tst_limits : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void asksNothingUnlessItIsSaid();
    void tooManyAreRefusedAndTooFew();
    void standsWithAReason();
    void aReasonWithoutNeedIsRefused();
    void aViolationMayBeFixedButNotMadeWorse();
    void theReportNamesWhoLetTheTeamIn();
    void onlyTheseMayPlay();
    void soManyOfAnAffiliation();
    void anAffiliationThatIsNotGivenIsNotTheTeams();
    void soManyOfAnotherAffiliationThanTheTeam();
    void whoComesInCountsAndWhoLeavesDoesNot();
    void whoIsNewAndOfAnAffiliationComesInAgainstIt();
    void aThirdPlayerMayChangePlaces();
    void aLateTeamIsAskedToo();
    void aRosterIsRefusedWithItsLines();
    void aRosterSaysWhoIsNotGiven();
    void aTeamOfTooManyIsReportedOnEveryRow();
    void playersInNoFileCountAndAreNamed();
    void aSecondImportKeepsExceptions();
    void aNewTournamentNamesEveryLine();
    void aFactIsAskedByTheChecksToo();
    void limitsThatComeLaterAreShown();
    void isCarriedAwayAndBack();
    void isForgottenWithTheNames();
};

void tst_limits::asksNothingUnlessItIsSaid()
{
    EmptyTournament tournament;
    desk::TeamEntry many{"Full House", {}, {}};
    for (const char* name : {"Ana", "Ben", "Cy", "Di", "Ed", "Fay", "Gus", "Hua"})
        many.players.push_back(playerOf(name, "Aliens"));
    QCOMPARE(tournament.add(many), QString());
    QCOMPARE(tournament.add({"Alone", {}, {{"", "Ira", {}}}}), QString());
    QVERIFY(!desk::asksAffiliations(tournament.now()));
    QCOMPARE(exceptionText(tournament), QString());
}

void tst_limits::tooManyAreRefusedAndTooFew()
{
    EmptyTournament tournament(asking({"roster.minPlayers=2", "roster.maxPlayers=2"}));
    SAYS(tournament.add(three()));
    SAYS(tournament.add({"Alone", {}, {{"", "Ira", {}}}}));
    QCOMPARE(tournament.teams(), QString());
    QVERIFY(tournament.now().setting->people.empty()); // nothing half-written
    QCOMPARE(tournament.add({"Pair", {}, {{"", "Ira", {}}, {"", "Jo", {}}}}), QString());
}

void tst_limits::standsWithAReason()
{
    EmptyTournament tournament(asking({"roster.maxPlayers=2"}));
    desk::TeamEntry entry = three();
    QCOMPARE(desk::againstLimits(tournament.now(), {}, entry).size(), std::size_t(1));
    entry.override = "Cy came from far away";
    QCOMPARE(tournament.add(entry), QString());
    SAYS(exceptionText(tournament));
    MENTIONS(overrides(tournament));
    MENTIONS(q(desk::reportText(desk::shiftReport(tournament.now(), "2026-11-21"))));
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P1", {}));
    MENTIONS(q(desk::checkedInText(tournament.now(), "P1", "2026-11-21")));
    const desk::CheckinResult here = desk::checkinResult(tournament.now(), "P1", "2026-11-21");
    SAYS(q(here.against)); // everybody sees it, so not why
    QVERIFY(tournament.isOnDisk());
    // Off the list again where somebody leaves.
    QCOMPARE(tournament.change("T1", {"Full House", {}, {{"P1", "Ana Ruiz", {}}, {"P2", "Ben Cole", {}}}}),
             QString());
    QCOMPARE(exceptionText(tournament), QString());
    QCOMPARE(overrides(tournament), QString());
}

void tst_limits::aReasonWithoutNeedIsRefused()
{
    EmptyTournament tournament(asking({"roster.maxPlayers=3"}));
    desk::TeamEntry entry = three();
    entry.override = "in case";
    SAYS(tournament.add(entry));
}

void tst_limits::aViolationMayBeFixedButNotMadeWorse()
{
    EmptyTournament tournament(asking({"roster.maxPlayers=2"}));
    desk::TeamEntry entry = three();
    entry.override = "agreed by phone";
    QCOMPARE(tournament.add(entry), QString());
    desk::TeamEntry renamed{
        "Fuller House", {}, {{"P1", "Anna Ruiz", {}}, {"P2", "Ben Cole", {}}, {"P3", "Cy Dale", {}}}};
    QCOMPARE(tournament.change("T1", renamed), QString());
    SAYS(q(first(tournament).override));
    renamed.players.push_back({"", "Di Ngo", {}});
    MENTIONS(tournament.change("T1", renamed));
    renamed.override = "and Di, too";
    QCOMPARE(tournament.change("T1", renamed), QString());
    QCOMPARE(overrides(tournament).count(u'\n'), 0); // what holds now, once
    MENTIONS(overrides(tournament));
}

// A supervisor who only renames the team later is not named.
void tst_limits::theReportNamesWhoLetTheTeamIn()
{
    EmptyTournament tournament(asking({"roster.maxPlayers=2"}));
    desk::TeamEntry entry = three();
    entry.override = "agreed by phone";
    QVERIFY(desk::addTeam(tournament.desk, "M. Osei", entry));
    const desk::TeamEntry renamed{
        "Fuller House", {}, {{"P1", "Anna Ruiz", {}}, {"P2", "Ben Cole", {}}, {"P3", "Cy Dale", {}}}};
    QVERIFY(desk::changeTeam(tournament.desk, "J. Park", "T1", renamed));
    const std::vector<desk::ReportedException> all = desk::exceptionsIn(tournament.now());
    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all.front().by, std::string("M. Osei"));
    MENTIONS(all.front().text);
}

void tst_limits::onlyTheseMayPlay()
{
    EmptyTournament tournament(asking({"roster.affiliations=Student, Staff"}));
    QVERIFY(desk::asksAffiliations(tournament.now()));

    SAYS(tournament.add({"A", {}, {playerOf("Ana", "student"), playerOf("Ben", "Alumni")}}));
    SAYS(tournament.add({"A", {}, {playerOf("Ana", "Student"), playerOf("Ben", "")}}));
    // A player without an affiliation does not get the team's.
    SAYS(tournament.add({"A", {}, {playerOf("Ana", ""), {"", "Ben", {}}}, "Staff"}));
    QCOMPARE(tournament.add({"A", {}, {playerOf("Ana", "Staff"), playerOf("Ben", "Staff")}, "Staff"}),
             QString());
    QCOMPARE(tournament.add({"B", {}, {playerOf("Cy", "STUDENT"), playerOf("Di", "Staff")}}), QString());
    QCOMPARE(q(tournament.now().setting->people.at("P3").affiliation), u"STUDENT"_s);
    SAYS(tournament.change("T2", {"B", {}, {{"P3", "Cy", {}, "Alumni"}, {"P4", "Di", {}}}}));
    QCOMPARE(q(tournament.now().setting->people.at("P3").affiliation), u"STUDENT"_s);
}

void tst_limits::soManyOfAnAffiliation()
{
    EmptyTournament tournament(asking({"roster.limits=1 Club, 0 Pro"}));
    SAYS(tournament.add(
        {"A", {}, {playerOf("Ana", "Club"), playerOf("Ben", "club"), playerOf("Cy", "Student")}}));
    SAYS(tournament.add({"A", {}, {playerOf("Ana", "Club"), playerOf("Ben", "Pro")}}));
    SAYS(tournament.add({"A", {}, {playerOf("Ana", "Student"), playerOf("Ben", "")}}));
    QCOMPARE(tournament.add({"A", {}, {playerOf("Ana", "Club"), playerOf("Ben", "Student")}}), QString());
}

void tst_limits::anAffiliationThatIsNotGivenIsNotTheTeams()
{
    EmptyTournament tournament(asking({"roster.limits=1 Club"}));
    const QString which =
        u"A: no affiliation on record for %1, and a team can have at most 1 player from Club (classic, agreed for this tournament). To allow it, enter an override with a reason"_s;
    desk::TeamEntry entry{"A", {}, {playerOf("Ana", "Club"), playerOf("Ben", "")}, "Student"};
    QCOMPARE(tournament.add(entry), which.arg(u"Ben"_s));
    QCOMPARE(tournament.add({"A", {}, {playerOf("Ana", ""), playerOf("Ben", "")}, "Student"}),
             which.arg(u"Ana, Ben"_s));
    QCOMPARE(tournament.add({"One", {}, {playerOf("Ida", "")}}), QString()); // whatever she is of
    entry.override = "Ben has no card with him";
    QCOMPARE(tournament.add(entry), QString());
    QCOMPARE(exceptionText(tournament), QString()); // of the first team
    MENTIONS(exceptionText(tournament, 1));
    // The override was for a missing affiliation; a second player from Club is another breach.
    desk::TeamEntry known{"A", {}, {{"P2", "Ana", {}}, {"P3", "Ben", {}, "Club"}}, "Student"};
    MENTIONS(tournament.change("T2", known));
    known.players.back().affiliation = "Student";
    QCOMPARE(tournament.change("T2", known), QString());
    QCOMPARE(exceptionText(tournament, 1), QString());
}

void tst_limits::soManyOfAnotherAffiliationThanTheTeam()
{
    EmptyTournament tournament(asking({"roster.maxOthers=1"}));
    desk::TeamEntry hall{
        "A", {}, {playerOf("Ana", ""), playerOf("Ben", "East"), playerOf("Cy", "North")}, "West"};
    MENTIONS(tournament.add(hall));
    // A team without an affiliation has that of most of its players.
    hall.affiliation.clear();
    hall.players = {playerOf("Ana", "East"), playerOf("Ben", "North"), playerOf("Cy", "North"),
                    playerOf("Di", "East"), playerOf("Ed", "North")};
    MENTIONS(tournament.add(hall));
    hall.players = {playerOf("Ana", "East"), playerOf("Ben", "North"), playerOf("Cy", "North")};
    QCOMPARE(tournament.add(hall), QString());
    EmptyTournament ofOne(asking({"roster.maxOthers=0"}));
    SAYS(ofOne.add({"A", {}, {playerOf("Ana", "East"), playerOf("Ben", "North")}, "East"}));
    SAYS(ofOne.add({"A", {}, {playerOf("Ana", "East"), playerOf("Ben", "")}, "East"}));
}

void tst_limits::whoComesInCountsAndWhoLeavesDoesNot()
{
    Registered tournament(students, asking({"roster.maxPlayers=2", "roster.limits=1 Club"}));
    QCOMPARE(tournament.draw(), QString());
    const auto comes = [&](const char* leaves, const char* name, const char* affiliation) {
        desk::SubstituteOptions options{"T1", leaves, {}, name};
        options.affiliation = affiliation;
        return mistakes(desk::substitute(tournament.desk, "J. Park", options));
    };
    QCOMPARE(comes("P1", "Ira Jones", "Club"), QString()); // still two
    QCOMPARE(exceptionText(tournament), QString());
    MENTIONS(comes("P2", "Jo Kim", "Club"));
    QCOMPARE(comes("P9", "Jo Kim", "Club"), QString()); // one club player for another
    QVERIFY(tournament.isOnDisk());
    // The form has everybody who ever was on the team.
    const std::vector<desk::PlayerEntry> four{
        {"P1", "Ana Ruiz", {}}, {"P2", "Ben Oyelaran", {}}, {"P9", "Ira Jones", {}}, {"P10", "Jo Kim", {}}};
    QCOMPARE(tournament.change("T1", {"Fuller House", {}, four}), QString());
}

void tst_limits::whoIsNewAndOfAnAffiliationComesInAgainstIt()
{
    Registered tournament(students, asking({"roster.limits=0 Pro"}));
    QCOMPARE(tournament.draw(), QString());
    desk::SubstituteOptions options{"T1", "P1", {}, "Ira Jones"};
    options.affiliation = "Pro";
    QCOMPARE(desk::againstLimits(tournament.now(), options).size(), std::size_t(1));
    MENTIONS(mistakes(desk::substitute(tournament.desk, "J. Park", options)));
    QCOMPARE(tournament.now().setting->people.size(), std::size_t(8));
    options.override = "nobody else was there";
    QCOMPARE(mistakes(desk::substitute(tournament.desk, "J. Park", options)), QString());
    MENTIONS(exceptionText(tournament));
    MENTIONS(overrides(tournament));
    QVERIFY(desk::undo(tournament.desk, "J. Park"));
    QCOMPARE(exceptionText(tournament) + overrides(tournament), QString());
}

void tst_limits::aThirdPlayerMayChangePlaces()
{
    EmptyTournament tournament(asking({"roster.minPlayers=3", "roster.maxPlayers=3"}));
    QCOMPARE(tournament.add(three("A")), QString());
    desk::TeamEntry other = three("B");
    for (desk::PlayerEntry& player : other.players)
        player.name += " too";
    QCOMPARE(tournament.add(other), QString());
    QCOMPARE(tournament.draw(), QString());
    QCOMPARE(mistakes(desk::substitute(tournament.desk, "J. Park", {"T1", "P1", "P3"})), QString());
    QCOMPARE(exceptionText(tournament), QString());
}

void tst_limits::aLateTeamIsAskedToo()
{
    Registered tournament("Team,Player 1,Player 2\nA,Ana,Ben\nB,Cy,Di\nC,Ed,Fay\n",
                          asking({"roster.maxPlayers=2"}));
    QCOMPARE(tournament.draw(), QString());
    desk::LateEntryOptions late;
    late.newTeam = three();
    MENTIONS(mistakes(desk::enterLate(tournament.desk, "J. Park", late)));
    QCOMPARE(tournament.now().setting->teams.size(), std::size_t(3));
    late.newTeam->override = "the bus was late";
    QCOMPARE(mistakes(desk::enterLate(tournament.desk, "J. Park", late)), QString());
    SAYS(tournament.now().setting->teams.back().override);
}

void tst_limits::aRosterIsRefusedWithItsLines()
{
    EmptyTournament tournament(asking({"roster.affiliations=Student"}));
    const auto preview = desk::previewRoster(tournament.now(), rosterText);
    QVERIFY(!preview.good());
    SAYS(tournament.import(rosterText));
    QCOMPARE(tournament.teams(), QString());
    roster::Options without;
    without.leaveOut = {4, 5};
    QCOMPARE(tournament.import(rosterText, without), QString());
    SAYS(tournament.teams());
    QCOMPARE(q(tournament.now().setting->people.at("P1").affiliation), u"Student"_s);
}

void tst_limits::aRosterSaysWhoIsNotGiven()
{
    EmptyTournament tournament(asking({"roster.limits=1 Club"}));
    const std::string file = "Team,Name,Affiliation\nA,Ana,Club\nA,Ben,\nB,Cy,Student\nB,Di,Club\n";
    const QString says = tournament.import(file);
    MENTIONS(says);
    QCOMPARE(says.count(u'\n'), 0);
    roster::Options corrected;
    corrected.corrected = {{{3, 2}, "Student"}};
    QCOMPARE(tournament.import(file, corrected), QString());
    SAYS(tournament.teams());
}

void tst_limits::aTeamOfTooManyIsReportedOnEveryRow()
{
    EmptyTournament tournament(asking({"roster.maxPlayers=2"}));
    const std::string file = "Team,Name\nA,Ana\nA,Ben\nA,Cy\nB,Di\nB,Ed\n";
    const auto preview = desk::previewRoster(tournament.now(), file);
    for (const desk::RosterRow& row : preview.rows) {
        QCOMPARE(row.ofTeam, row.line <= 4);
        QCOMPARE(row.mistakes.empty(), row.line > 4);
    }
    MENTIONS(q(wording::inFull(preview.rows.front().mistakes.front())));
    QCOMPARE(tournament.import(file, {{2}}), QString());
    SAYS(tournament.teams());
}

void tst_limits::playersInNoFileCountAndAreNamed()
{
    Registered tournament("Team,Name\nA,Ana\nA,Ben\n", asking({"roster.maxPlayers=2"}));
    const QString says = tournament.import("Team,Name\nA,Ana\nA,Cy\n");
    MENTIONS(says);
    QCOMPARE(tournament.import("Team,Name\nA,Ana\nA,Ben\n"), QString());
}

void tst_limits::aSecondImportKeepsExceptions()
{
    EmptyTournament tournament(asking({"roster.affiliations=Student"}));
    roster::Options without;
    without.leaveOut = {4, 5};
    QCOMPARE(tournament.import(rosterText, without), QString());
    desk::TeamEntry patrol{"Nil Patrol", {}, {playerOf("Cy Dale", "Student"), playerOf("Di Ngo", "Alumni")}};
    patrol.override = "won it last year";
    QCOMPARE(tournament.add(patrol), QString());
    const auto seq = tournament.desk.head().seq;
    QCOMPARE(tournament.import(rosterText), QString());
    QCOMPARE(tournament.desk.head().seq, seq); // all of it is on record
    SAYS(q(tournament.now().setting->teams.back().override));
    // One more who may not play is one too many.
    const QString refused = tournament.import(std::string(rosterText) + "Nil Patrol,Ed Foss,Alumni\n");
    MENTIONS(refused);
    QCOMPARE(tournament.import(std::string(rosterText) + "Nil Patrol,Ed Foss,Student\n"), QString());
    SAYS(q(tournament.now().setting->teams.back().override));
    QVERIFY(tournament.isOnDisk());
}

void tst_limits::aNewTournamentNamesEveryLine()
{
    const Folder folder;
    desk::NewTournament tournament = asked(
        "classic", "Team,Player 1,Player 2,Player 3\nA,Ana,Ben,\nB,Cy,Di,Ed\nC,Fay,Gus,\nD,Hua,Ira,Jo\n");
    tournament.agreed = {"roster.maxPlayers=2"};
    const QString line =
        u"teams.csv:%1: %2: 3 players, but a team can have at most 2 (classic, agreed for this tournament). Leave the team out here; once the tournament exists, it can enter late with an override"_s;
    QCOMPARE(mistakes(folder.begin(tournament)), line.arg(3).arg(u"B"_s) + u'\n' + line.arg(5).arg(u"D"_s));
    QVERIFY(!folder.has("tournament.courtside"));
}

void tst_limits::aFactIsAskedByTheChecksToo()
{
    EmptyTournament tournament(asking({"roster.maxPlayers=1"}));
    QCOMPARE(tournament.add({"A", {}, {{"", "Ana", {}}}}), QString());
    const auto put = [&](const facts::Fact& fact) {
        return mistakes(
            tournament.desk.record("J. Park", [&](desk::Draft& draft) { return draft.add(fact); }));
    };
    QCOMPARE(put(facts::Person{"P2", "Ben", {}, {}}), QString());
    MENTIONS(put(facts::Team{"T1", "A", {}, {"P1", "P2"}}));
    SAYS(put(facts::Team{"T1", "A", {}, {"P1", "P2"}, {}, {}, true}));
    QCOMPARE(put(facts::Team{"T1", "A", {}, {"P1", "P2"}, {}, "a pair after all"}), QString());
}

void tst_limits::limitsThatComeLaterAreShown()
{
    EmptyTournament tournament(asking({}));
    QCOMPARE(tournament.add(three()), QString());
    QCOMPARE(tournament.add({"B", {}, {{"", "Di", {}}, {"", "Ed", {}}}}), QString());
    QCOMPARE(tournament.draw(), QString());
    const auto changed =
        desk::record(tournament.desk, "J. Park",
                     desk::changeRulesFrom("W1-1", {"roster.maxPlayers=2"}, "the sponsor pays for two"));
    QVERIFY2(changed, qPrintable(mistakes(changed)));
    MENTIONS(exceptionText(tournament));
    // Its names can be edited without a reason.
    QCOMPARE(
        tournament.change(
            "T1",
            {"Fuller House", {}, {{"P1", "Ana Ruiz", {}}, {"P2", "Ben Cole", {}}, {"P3", "Cy Dale", {}}}}),
        QString());
}

void tst_limits::isCarriedAwayAndBack()
{
    EmptyTournament tournament(asking({"roster.maxPlayers=2", "roster.limits=1 Club"}));
    desk::TeamEntry entry = three();
    entry.players.front().affiliation = "Club";
    entry.override = "agreed by phone";
    QCOMPARE(tournament.add(entry), QString());
    const std::string json =
        files::tournamentJson(tournament::entries(tournament.now()), tournament.desk.head().hash);
    const auto back = desk::importTournament(
        json, "tournament.json", tournament.folder.path("back.courtside"), tournaments::environment());
    QVERIFY2(back, qPrintable(mistakes(back)));
    const auto opened = desk::Desk::open(tournament.folder.path("back.courtside"), desk::Desk::Access::Read,
                                         tournaments::environment());
    QVERIFY(opened && opened->tournament().setting->teams == tournament.now().setting->teams);
    QCOMPARE(q(opened->tournament().setting->people.at("P1").affiliation), u"Club"_s);
}

void tst_limits::isForgottenWithTheNames()
{
    EmptyTournament tournament(asking({"roster.limits=1 Club"}));
    QCOMPARE(tournament.add({"A", {}, {playerOf("Ana", "Club"), playerOf("Ben", "Student")}}), QString());
    QVERIFY(
        desk::forgetPeople(tournament.desk, "J. Park", desk::Forget::Names, desk::Unfinished::AllTheSame));
    QVERIFY(tournament.now().setting->people.at("P1").affiliation.empty());
    QVERIFY(tournament.isOnDisk());
}

TEST_CLASS(tst_limits)
#include "tst_limits.moc"
