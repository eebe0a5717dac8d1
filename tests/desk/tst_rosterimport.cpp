// A roster file is shown row by row before anything of it is on record, and then taken whole.
#include "emptytournament.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/record/refusal.h"

using namespace Qt::StringLiterals;
using namespace rostertournament;

namespace {

const std::string fiveRows =
    "Team,Name,ID,Seed\nA,Ana,730114820,1\n,Bo,2,\nB,,3,\nB,Cy,1.23E+08,x\nA,Di,730114821,1\n";

QString importText(const desk::RosterPreview& preview)
{
    QStringList lines;
    for (const desk::Mistake& mistake : preview.mistakes)
        lines << u"file: "_s + q(wording::inFull(mistake));
    for (const desk::RosterRow& row : preview.rows)
        lines << u"%1%2: %3"_s.arg(row.line)
                     .arg(row.leftOut ? u" left out"_s : QString())
                     .arg(row.mistakes.size());
    return lines.join(u"; "_s);
}

} // namespace

class tst_rosterimport : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void showsEachRowWithItsMistakes();
    void takesWhatIsLeft();
    void recordsNothingWhileARowIsWrong();
    void comesBehindWhatIsThere();
    void isRefusedAfterTheDraw();
    void takesNoMoreThanATournamentHolds();
    void aTeamOfTooManyIsReportedOnEveryRow();
    void saysWhatIsWrongWithTheFile();
    void aLongFileOfMistakesIsShown();
};

void tst_rosterimport::showsEachRowWithItsMistakes()
{
    const EmptyTournament tournament;
    const auto preview = desk::previewRoster(tournament.desk.tournament(), fiveRows, {});
    QCOMPARE(importText(preview), u"2: 0; 3: 1; 4: 1; 5: 2; 6: 0"_s);
    QVERIFY(!preview.good());
    QCOMPARE(q(preview.rows[0].team), u"A"_s);
    QCOMPARE(preview.rows[0].seed, std::optional(1));
    QCOMPARE(preview.rows[0].players, std::vector<std::string>{"Ana"});
    QCOMPARE(preview.rows[0].cardEnds, std::vector<std::string>{"820"});
    QVERIFY(preview.rows[2].cardEnds.front().empty()); // too short to give its end away
    QVERIFY(preview.rows[2].haveIds.front());          // and an ID all the same
}

void tst_rosterimport::takesWhatIsLeft()
{
    EmptyTournament tournament;
    const std::set<int> bad{3, 4, 5};
    const auto preview = desk::previewRoster(tournament.desk.tournament(), fiveRows, {bad});
    SAYS(importText(preview));
    QCOMPARE(preview.teams, 1);
    QCOMPARE(preview.players, 2);
    QCOMPARE(tournament.import(fiveRows, {bad}), QString());
    SAYS(tournament.teams());
    QCOMPARE(q(tournament.desk.tournament().setting->people.at("P1").cardEnd), u"820"_s);
    QVERIFY(tournament.isOnDisk());
}

void tst_rosterimport::recordsNothingWhileARowIsWrong()
{
    EmptyTournament tournament;
    const QString says = tournament.import(fiveRows, {{3, 4}});
    QVERIFY2(says.startsWith(u"line 5: "_s), qPrintable(says));
    QCOMPARE(tournament.desk.head().seq, 2);
    QVERIFY(!tournament.folder.has("card.key"));
}

void tst_rosterimport::comesBehindWhatIsThere()
{
    EmptyTournament tournament;
    QCOMPARE(tournament.import(fourTeams), QString());
    QCOMPARE(tournament.import("Team,Name\nLate,Lea\nLate,Max\n"), QString());
    MENTIONS(tournament.teams());
}

void tst_rosterimport::isRefusedAfterTheDraw()
{
    DrawnTournament tournament;
    SAYS(tournament.import("Team,Name\nLate,Lea\nLate,Max\n"));
}

void tst_rosterimport::takesNoMoreThanATournamentHolds()
{
    std::string roster = "Team,Name\n";
    for (int team = 1; team <= 257; ++team)
        roster += "Team " + std::to_string(team) + ",Player " + std::to_string(team) + '\n';
    EmptyTournament tournament;
    const auto preview = desk::previewRoster(tournament.desk.tournament(), roster, {});
    QCOMPARE(preview.mistakes.size(), std::size_t{1});
    QCOMPARE(preview.mistakes.front().message,
             (message::Message{"roster-too-many-teams", {{"teams", 257}, {"most", 256}}}));
    QVERIFY(desk::previewRoster(tournament.desk.tournament(), roster, {{258}}).good());
}

// Whoever stands last, or first, need not be the one too many.
void tst_rosterimport::aTeamOfTooManyIsReportedOnEveryRow()
{
    const std::string seven = "Team,Name\nA,1\nA,2\nA,3\nA,4\nA,5\nA,6\nA,7\nB,8\nB,9\n";
    EmptyTournament tournament;
    const auto preview = desk::previewRoster(tournament.desk.tournament(), seven, {});
    QCOMPARE(importText(preview), u"2: 1; 3: 1; 4: 1; 5: 1; 6: 1; 7: 1; 8: 1; 9: 0; 10: 0"_s);
    for (const desk::RosterRow& row : preview.rows)
        QCOMPARE(row.ofTeam, row.line <= 8);
    QVERIFY(
        !desk::previewRoster(tournament.desk.tournament(), fiveRows, {}).rows[1].ofTeam); // wrong by itself
    QCOMPARE(tournament.import(seven, {{4}}), QString());
    SAYS(tournament.teams());
}

void tst_rosterimport::saysWhatIsWrongWithTheFile()
{
    const EmptyTournament tournament;
    const auto preview = desk::previewRoster(tournament.desk.tournament(), "PK\x03\x04 a workbook", {});
    QVERIFY(preview.rows.empty());
    QCOMPARE(preview.mistakes.size(), std::size_t{1});
    QCOMPARE(desk::previewRoster(tournament.desk.tournament(), "", {}).mistakes.size(), std::size_t{1});
}

void tst_rosterimport::aLongFileOfMistakesIsShown()
{
    std::string roster = "Team,Name,ID,Seed\n";
    while (roster.size() < 1'000'000)
        roster += "A,,1.23E+08,x\n";
    const EmptyTournament tournament;
    const auto preview = desk::previewRoster(tournament.desk.tournament(), roster, {});
    QVERIFY(preview.rows.size() > 70'000 && preview.rows.back().mistakes.size() >= 3);
}

TEST_CLASS(tst_rosterimport)
#include "tst_rosterimport.moc"
