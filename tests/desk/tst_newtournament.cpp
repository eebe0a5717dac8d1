// A tournament is made from a roster completely or not at all. An import is previewed row by row before
// anything is recorded.
#include "emptytournament.h"
#include "refusals.h"
#include "rostertournament.h"

#include "golden/says.h"
#include "place/place.h"
#include "program/testclass.h"
#include "wording/record/refusal.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;
using namespace rostertournament;

namespace {

QString drawnTeams(const desk::Begun& begun)
{
    QStringList names;
    for (const std::string& id : begun.desk.tournament().setting->draw->teams)
        names << q(tournament::team(*begun.desk.tournament().setting, id)->name);
    return names.join(u", "_s);
}

QString kindsOf(const desk::Begun& begun)
{
    QStringList kinds;
    for (const facts::Entry& entry : begun.recorded.entries)
        if (kinds.isEmpty() || kinds.last() != q(facts::kindOf(entry.fact)))
            kinds << q(facts::kindOf(entry.fact));
    return kinds.join(u", "_s);
}

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

class tst_newtournament : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void isThereWhenItIsOpenedAgain();
    void keepsOfCardsOnlyWhatDoesNotTellThem();
    void needsNoKeyWithoutCards();
    void refusesADamagedKey();
    void seedsAsTheRosterSays();
    void drawsTheUnseededAtRandom();
    void drawsAgainWithTheSameSeed();
    void makesASeedAndTellsIt();
    void takesWhatWasAgreed();
    void takesOnePhaseOrARuleFile();
    void refuses_data();
    void refuses();
    void namesEveryBadRow();
    void namesMistakesOfARuleFile();
    void readsWhatSpreadsheetsWrite_data();
    void readsWhatSpreadsheetsWrite();
    void takesATeamOfOneWithAWarning();
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

void tst_newtournament::isThereWhenItIsOpenedAgain()
{
    const Folder folder;
    const auto begun = folder.begin(asked());
    QVERIFY2(begun, qPrintable(mistakes(begun)));
    SAYS(kindsOf(*begun));
    SAYS(q(desk::begunText(begun->desk.tournament())));
    QVERIFY(begun->warnings.empty());
    QCOMPARE(begun->recorded.changed, (std::vector<std::string>{"W1-1", "W1-2", "W2-1"}));

    const auto opened = desk::Desk::open(folder.path("tournament.courtside"), desk::Desk::Access::Read,
                                         tournaments::environment());
    QVERIFY2(opened, qPrintable(mistakes(opened)));
    QVERIFY(opened->tournament() == begun->desk.tournament());
    QCOMPARE(opened->head(), begun->desk.head());
    QCOMPARE(opened->head().seq, 1 + 1 + 8 + 4 + 1);
}

void tst_newtournament::keepsOfCardsOnlyWhatDoesNotTellThem()
{
    const Folder folder;
    const auto begun = folder.begin(asked());
    QVERIFY(begun);
    const auto& people = begun->desk.tournament().setting->people;
    QCOMPARE(people.at("P1").cardHash.size(), std::size_t{64});
    QCOMPARE(people.at("P1").cardEnd, std::string("820"));
    QCOMPARE(people.at("P2").cardHash.size(), std::size_t{64});
    QVERIFY(people.at("P2").cardEnd.empty()); // three of four characters would be most of it
    QVERIFY(people.at("P5").cardHash.empty());

    QFile file(q(folder.path("tournament.courtside")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains("Ana Ruiz"));
    for (const char* number : {"730114820", "730-200-111", "730200111", "w9988776", "W9988776"})
        QVERIFY2(!bytes.contains(number), number);
    const auto mine = QFile::ReadOwner | QFile::WriteOwner;
    QCOMPARE(QFileInfo(q(folder.path("card.key"))).permissions() &
                 (QFile::ReadGroup | QFile::ReadOther | mine),
             mine);
}

void tst_newtournament::needsNoKeyWithoutCards()
{
    const Folder folder;
    QVERIFY(folder.begin(asked("unc", "Team,Name\nA,Ana\nA,Bo\nB,Cy\nB,Di\n")));
    QVERIFY(!folder.has("card.key"));
}

void tst_newtournament::refusesADamagedKey()
{
    const Folder folder;
    QFile key(q(folder.path("card.key")));
    QVERIFY(key.open(QIODevice::WriteOnly) && key.write("short") == 5);
    key.close();
    const auto begun = folder.begin(asked());
    QVERIFY(!begun && begun.error().kind == desk::Failure::Kind::Store);
    MENTIONS(mistakes(begun));
    QVERIFY(!folder.has("tournament.courtside"));
}

void tst_newtournament::seedsAsTheRosterSays()
{
    const Folder folder;
    const auto begun =
        folder.begin(asked("unc", "Team,Name,Seed\nA,Ana,\nA,Bo,\nB,Cy,7\nB,Di,7\nC,Ed,\nC,Fay,\n"
                                  "D,Gus,2\nD,Hua,2\n"));
    QVERIFY2(begun, qPrintable(mistakes(begun)));
    SAYS(drawnTeams(*begun));
    QVERIFY(!begun->desk.tournament().setting->draw->randomSeed);
}

void tst_newtournament::drawsTheUnseededAtRandom()
{
    std::string roster = "Team,Name,Seed\n";
    for (char team = 'A'; team <= 'J'; ++team)
        for (const char* name : {"x", "y"})
            roster += std::string(1, team) + ',' + team + name +
                      (team == 'I'   ? ",2\n"
                       : team == 'J' ? ",1\n"
                                     : ",\n");
    auto tournament = asked("unc", roster);
    tournament.draw.seeding = facts::Seeding::Random;
    tournament.draw.randomSeed = "fall";
    const Folder folder;
    const auto begun = folder.begin(tournament);
    QVERIFY2(begun, qPrintable(mistakes(begun)));
    SAYS(drawnTeams(*begun)); // as tst_separation has `fall`
}

void tst_newtournament::drawsAgainWithTheSameSeed()
{
    auto tournament = asked();
    tournament.draw.seeding = facts::Seeding::Random;
    const Folder folder;
    const auto first = folder.begin(tournament);
    QVERIFY(first);
    tournament.draw.randomSeed = first->desk.tournament().setting->draw->randomSeed;
    QVERIFY(tournament.draw.randomSeed);
    const Folder other;
    const auto second = other.begin(tournament);
    QVERIFY(second);
    QCOMPARE(drawnTeams(*second), drawnTeams(*first));
}

void tst_newtournament::makesASeedAndTellsIt()
{
    auto tournament = asked();
    tournament.draw.seeding = facts::Seeding::Random;
    const Folder folder;
    const auto begun = folder.begin(tournament);
    QVERIFY(begun);
    const facts::Draw& draw = *begun->desk.tournament().setting->draw;
    QCOMPARE(draw.method, facts::Seeding::Random);
    QCOMPARE(draw.randomSeed->size(), std::size_t{12});
    MENTIONS(q(desk::begunText(begun->desk.tournament())));
}

void tst_newtournament::takesWhatWasAgreed()
{
    auto tournament = asked();
    tournament.agreed = {"end.target=350", "championship.end.target=450"};
    const Folder folder;
    const auto begun = folder.begin(tournament);
    QVERIFY2(begun, qPrintable(mistakes(begun)));
    const tournament::Tournament& made = begun->desk.tournament();
    QCOMPARE(tournament::match(made, "W1-1")->rules->rules.end.target, 350);
    QCOMPARE(tournament::match(made, "W2-1")->rules->rules.end.target, 450);
}

void tst_newtournament::takesOnePhaseOrARuleFile()
{
    const Folder folder;
    const auto one = folder.begin(asked("unc-regular"));
    QVERIFY2(one, qPrintable(mistakes(one)));
    QCOMPARE(tournament::match(one->desk.tournament(), "W2-1")->rules->rules.end.target, 300);

    QFile file(QString::fromStdString(place::inSource("resources/rules/washburn.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto tournament = asked();
    const auto read = desk::rulesIn({"mine.json", file.readAll().toStdString()}, {});
    QVERIFY2(read, qPrintable(mistakes(read)));
    tournament.venue = read->venue;
    const Folder other;
    const auto begun = other.begin(tournament);
    QVERIFY2(begun, qPrintable(mistakes(begun)));
    QCOMPARE(begun->desk.tournament().setting->rules.back().venue.id, std::string("washburn"));
}

void tst_newtournament::refuses_data()
{
    QTest::addColumn<QString>("what");
    const auto row = [](const char* what) { QTest::newRow(what) << QString::fromUtf8(what); };
    row("name=\n");
    row("set=end.target");
    row("set=bags.limit=5");
    row("set=bags.lmit=5");
    row("set=end.target=many");
    row("set=final.end.target=350");
    row("set=end.target=350 set=end.target=400");
    row("tables=0");
    row("format=pools-playoff");
    row("teams=1");
    row("third-place");
}

void tst_newtournament::refuses()
{
    auto tournament = asked();
    for (const QString& word : q(QTest::currentDataTag()).split(u' ')) {
        const QString value = word.section(u'=', 1);
        if (word.startsWith(u"name"_s))
            tournament.name = value.toStdString();
        else if (word.startsWith(u"set"_s))
            tournament.agreed.push_back(value.toStdString());
        else if (word.startsWith(u"tables"_s))
            tournament.tables = value.toInt();
        else if (word.startsWith(u"format"_s))
            tournament.format = facts::Format::PoolsPlayoff;
        else if (word.startsWith(u"teams"_s))
            tournament.roster = "Team,Name\nA,Ana\nA,Bo\n";
        tournament.draw.thirdPlace = word == u"third-place"_s;
    }
    if (tournament.draw.thirdPlace)
        tournament.roster = "Team,Name\nA,Ana\nA,Bo\nB,Cy\nB,Di\n";
    const Folder folder;
    const auto begun = folder.begin(tournament);
    QVERIFY(!begun);
    QCOMPARE(begun.error().kind, desk::Failure::Kind::Refused);
    MENTIONS(mistakes(begun));
    QVERIFY(!folder.has("tournament.courtside"));
}

void tst_newtournament::namesEveryBadRow()
{
    const Folder folder;
    const auto begun =
        folder.begin(asked("unc", "Team,Name,ID,Seed\nA,Ana,1,1\n,Bo,2,\nB,,3,\nB,Cy,1.23E+08,x\n"));
    QVERIFY(!begun);
    const QStringList lines = mistakes(begun).split(u'\n');
    QVERIFY(lines.size() >= 4);
    for (const QString& line : lines)
        QVERIFY2(line.startsWith(u"teams.csv:"_s) && line.at(10).isDigit(), qPrintable(line));
    QVERIFY(!folder.has("tournament.courtside"));
    QVERIFY(!folder.has("card.key"));
}

void tst_newtournament::namesMistakesOfARuleFile()
{
    const auto read = desk::rulesIn({"mine.json", "{\"format\": \"courtside-rules/1\",\n \"id\": 7}"}, {});
    QVERIFY(!read);
    QVERIFY2(mistakes(read).contains(u"mine.json:2: id: "_s), qPrintable(mistakes(read)));
    MENTIONS(mistakes(desk::venueCalled("yale")));
}

void tst_newtournament::readsWhatSpreadsheetsWrite_data()
{
    QTest::addColumn<QByteArray>("roster");
    QTest::addColumn<int>("warnings");
    const QString text = u"Team;Name\r\nCafé;Zoë\r\nCafé;Bo\r\nB;Cy\r\nB;Di\r\n"_s;
    QByteArray utf16("\xff\xfe");
    utf16.append(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
    QTest::newRow("UTF-8 with a mark") << QByteArray("\xef\xbb\xbf" + text.toUtf8()) << 0;
    QTest::newRow("UTF-16") << utf16 << 0;
    QTest::newRow("Windows-1252") << text.toLatin1() << 1;
    QTest::newRow("commas") << text.toUtf8().replace(';', ',') << 0;
    QTest::newRow("tabs, and a column of no use")
        << QByteArray("Team\tName\tShirt\nCafé\tZoë\tXL\nCafé\tBo\t\nB\tCy\t\nB\tDi\t") << 1;
}

void tst_newtournament::readsWhatSpreadsheetsWrite()
{
    QFETCH(QByteArray, roster);
    QFETCH(int, warnings);
    const Folder folder;
    const auto begun = folder.begin(asked("unc", roster.toStdString()));
    QVERIFY2(begun, qPrintable(mistakes(begun)));
    QCOMPARE(drawnTeams(*begun), u"Café, B"_s);
    QCOMPARE(q(begun->desk.tournament().setting->people.at("P1").name), u"Zoë"_s);
    QCOMPARE(static_cast<int>(begun->warnings.size()), warnings);
    for (const std::string& warning : begun->warnings)
        QVERIFY2(warning.starts_with("teams.csv: "), warning.c_str());
}

void tst_newtournament::takesATeamOfOneWithAWarning()
{
    const Folder folder;
    const auto begun = folder.begin(asked("unc", "Team,Name\nAlone,Ana\nB,Cy\nB,Di\n"));
    QVERIFY2(begun, qPrintable(mistakes(begun)));
    QCOMPARE(begun->warnings.size(), std::size_t{1});
    SAYS(q(begun->warnings.front()));
}

void tst_newtournament::showsEachRowWithItsMistakes()
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

void tst_newtournament::takesWhatIsLeft()
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

void tst_newtournament::recordsNothingWhileARowIsWrong()
{
    EmptyTournament tournament;
    const QString says = tournament.import(fiveRows, {{3, 4}});
    QVERIFY2(says.startsWith(u"line 5: "_s), qPrintable(says));
    QCOMPARE(tournament.desk.head().seq, 2);
    QVERIFY(!tournament.folder.has("card.key"));
}

void tst_newtournament::comesBehindWhatIsThere()
{
    Registered tournament(fourTeams);
    QCOMPARE(tournament.import("Team,Name\nLate,Lea\nLate,Max\n"), QString());
    MENTIONS(tournament.teams());
}

void tst_newtournament::isRefusedAfterTheDraw()
{
    DrawnTournament tournament;
    SAYS(tournament.import("Team,Name\nLate,Lea\nLate,Max\n"));
}

void tst_newtournament::takesNoMoreThanATournamentHolds()
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

// Any of the team's rows may be the one too many.
void tst_newtournament::aTeamOfTooManyIsReportedOnEveryRow()
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

void tst_newtournament::saysWhatIsWrongWithTheFile()
{
    const EmptyTournament tournament;
    const auto preview = desk::previewRoster(tournament.desk.tournament(), "PK\x03\x04 a workbook", {});
    QVERIFY(preview.rows.empty());
    QCOMPARE(preview.mistakes.size(), std::size_t{1});
    QCOMPARE(desk::previewRoster(tournament.desk.tournament(), "", {}).mistakes.size(), std::size_t{1});
}

void tst_newtournament::aLongFileOfMistakesIsShown()
{
    std::string roster = "Team,Name,ID,Seed\n";
    while (roster.size() < 1'000'000)
        roster += "A,,1.23E+08,x\n";
    const EmptyTournament tournament;
    const auto preview = desk::previewRoster(tournament.desk.tournament(), roster, {});
    QVERIFY(preview.rows.size() > 70'000 && preview.rows.back().mistakes.size() >= 3);
}

TEST_CLASS(tst_newtournament)
#include "tst_newtournament.moc"
