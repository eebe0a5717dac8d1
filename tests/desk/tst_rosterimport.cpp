// A roster file is shown row by row before anything of it is on record, and then taken whole.
#include "emptynight.h"

using namespace Qt::StringLiterals;
using namespace rosternight;

namespace {

const std::string fiveRows =
    "Team,Name,ID,Seed\nA,Ana,730114820,1\n,Bo,2,\nB,,3,\nB,Cy,1.23E+08,x\nA,Di,730114821,1\n";

QString told(const desk::RosterPreview& preview)
{
    QStringList lines;
    for (const std::string& mistake : preview.mistakes)
        lines << u"file: "_s + q(mistake);
    for (const desk::RosterRow& row : preview.rows)
        lines << u"%1%2: %3"_s.arg(row.line)
                     .arg(row.leftOut ? u" left out"_s : QString())
                     .arg(row.mistakes.size());
    return lines.join(u"; "_s);
}

} // namespace

class tst_rosterimport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsEachRowWithItsMistakes();
    void takesWhatIsLeft();
    void recordsNothingWhileARowIsWrong();
    void comesBehindWhatIsThere();
    void isRefusedAfterTheDraw();
    void takesNoMoreThanANightHolds();
    void aTeamOfTooManyIsToldOnEveryRow();
    void saysWhatIsWrongWithTheFile();
    void aLongFileOfMistakesIsShown();
};

void tst_rosterimport::showsEachRowWithItsMistakes()
{
    const EmptyNight night;
    const auto preview = desk::previewRoster(night.desk.night(), fiveRows, {});
    QCOMPARE(told(preview), u"2: 0; 3: 1; 4: 1; 5: 2; 6: 0"_s);
    QVERIFY(!preview.good());
    QCOMPARE(q(preview.rows[0].team), u"A"_s);
    QCOMPARE(preview.rows[0].seed, std::optional(1));
    QCOMPARE(preview.rows[0].players, std::vector<std::string>{"Ana"});
    QCOMPARE(preview.rows[0].cardEnds, std::vector<std::string>{"820"});
    QVERIFY(preview.rows[2].cardEnds.front().empty()); // too short to give its end away
}

void tst_rosterimport::takesWhatIsLeft()
{
    EmptyNight night;
    const std::set<int> bad{3, 4, 5};
    const auto preview = desk::previewRoster(night.desk.night(), fiveRows, {bad});
    QCOMPARE(told(preview), u"2: 0; 3 left out: 0; 4 left out: 0; 5 left out: 0; 6: 0"_s);
    QCOMPARE(preview.teams, 1);
    QCOMPARE(preview.players, 2);
    QCOMPARE(night.import(fiveRows, {bad}), QString());
    QCOMPARE(night.teams(), u"T1 A #1: Ana, Di"_s);
    QCOMPARE(q(night.desk.night().setting->people.at("P1").cardEnd), u"820"_s);
    QVERIFY(night.isOnDisk());
}

void tst_rosterimport::recordsNothingWhileARowIsWrong()
{
    EmptyNight night;
    const QString says = night.import(fiveRows, {{3, 4}});
    QVERIFY2(says.startsWith(u"line 5: "_s), qPrintable(says));
    QCOMPARE(night.desk.head().seq, 2);
    QVERIFY(!night.folder.has("card.key"));
}

void tst_rosterimport::comesBehindWhatIsThere()
{
    EmptyNight night;
    QCOMPARE(night.import(fourTeams), QString());
    QCOMPARE(night.import("Team,Name\nLate,Lea\nLate,Max\n"), QString());
    QVERIFY2(night.teams().endsWith(u"\nT5 Late: Lea, Max"_s), qPrintable(night.teams()));
}

void tst_rosterimport::isRefusedAfterTheDraw()
{
    EmptyNight night;
    QCOMPARE(night.import(fourTeams), QString());
    QCOMPARE(night.draw(), QString());
    QCOMPARE(night.import("Team,Name\nLate,Lea\nLate,Max\n"),
             u"line 2: the teams are drawn: Late is added alone and enters late\n"
             "line 3: the teams are drawn: Late is added alone and enters late"_s);
}

void tst_rosterimport::takesNoMoreThanANightHolds()
{
    std::string roster = "Team,Name\n";
    for (int team = 1; team <= 257; ++team)
        roster += "Team " + std::to_string(team) + ",Player " + std::to_string(team) + '\n';
    EmptyNight night;
    const auto preview = desk::previewRoster(night.desk.night(), roster, {});
    QCOMPARE(preview.mistakes, std::vector<std::string>{"that would be 257 teams; a night takes 256"});
    QVERIFY(desk::previewRoster(night.desk.night(), roster, {{258}}).good());
}

// Whoever stands last, or first, need not be the one too many.
void tst_rosterimport::aTeamOfTooManyIsToldOnEveryRow()
{
    const std::string seven = "Team,Name\nA,1\nA,2\nA,3\nA,4\nA,5\nA,6\nA,7\nB,8\nB,9\n";
    EmptyNight night;
    const auto preview = desk::previewRoster(night.desk.night(), seven, {});
    QCOMPARE(told(preview), u"2: 1; 3: 1; 4: 1; 5: 1; 6: 1; 7: 1; 8: 1; 9: 0; 10: 0"_s);
    for (const desk::RosterRow& row : preview.rows)
        QCOMPARE(row.ofTeam, row.line <= 8);
    QVERIFY(!desk::previewRoster(night.desk.night(), fiveRows, {}).rows[1].ofTeam); // wrong by itself
    QCOMPARE(night.import(seven, {{4}}), QString());
    QCOMPARE(night.teams(), u"T1 A: 1, 2, 4, 5, 6, 7\nT2 B: 8, 9"_s);
}

void tst_rosterimport::saysWhatIsWrongWithTheFile()
{
    const EmptyNight night;
    const auto preview = desk::previewRoster(night.desk.night(), "PK\x03\x04 a workbook", {});
    QVERIFY(preview.rows.empty());
    QCOMPARE(preview.mistakes.size(), std::size_t{1});
    QCOMPARE(desk::previewRoster(night.desk.night(), "", {}).mistakes.size(), std::size_t{1});
}

void tst_rosterimport::aLongFileOfMistakesIsShown()
{
    std::string roster = "Team,Name,ID,Seed\n";
    while (roster.size() < 1'000'000)
        roster += "A,,1.23E+08,x\n";
    const EmptyNight night;
    const auto preview = desk::previewRoster(night.desk.night(), roster, {});
    QVERIFY(preview.rows.size() > 70'000 && preview.rows.back().mistakes.size() >= 3);
}

QTEST_APPLESS_MAIN(tst_rosterimport)
#include "tst_rosterimport.moc"
