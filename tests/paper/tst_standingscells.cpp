// What the cells of printed standings hold where a match was decided without play.
#include "signed.h"

#include "program/testclass.h"
#include "tournaments/livetournament.h"
#include "views/standings.h"

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;

namespace {

tournaments::Setup fourInARoundRobin()
{
    tournaments::Setup setup;
    setup.teams = 4;
    setup.tables = 4;
    setup.draw.format = facts::Format::RoundRobin;
    return setup;
}

} // namespace

class tst_standingscells : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pointsAreBlankUntilSomethingCounts();
    void manyPointsAreGroupedForPeople();
    void whoHasNotPlayedHasNoRank();
    void whoIsStillInStandsByWins();
    void whoSharesAPlaceStandsByName();
    void theFirstFourPlacesHaveTheirNames();
    void longNamesOfPlayersStandWhole();
    void playersStandUnderALongNameOfATeam();
    void noTeamIsSmallerThanItsPlayers();
    void playersOfAllTeamsAreThereOrOfNone();
};

// Of a match that was ruled or forfeited no points are for or against anybody, and the ranking takes 0.
void tst_standingscells::pointsAreBlankUntilSomethingCounts()
{
    tournaments::LiveTournament live(fourInARoundRobin());
    const auto shown = [&](const std::string& team, views::Outlet outlet) {
        const auto tables = views::standingsTables(live.desk().tournament(), outlet);
        QStringList cells;
        for (const views::StandingRow& row : tables.front().rows)
            for (const views::StandingsColumn& column : views::standingsColumns(outlet))
                if (row.standing.team == team &&
                    (column.key == "difference" || column.key.starts_with("points_")))
                    cells << QString::fromStdString(column.text(row));
        return cells;
    };
    live.result("A1-1", {facts::Winner::A, facts::Decided::Ruling, "x"});
    const auto teams = live.match("A1-1").teams;
    const auto waiting = live.match("A1-2").teams;
    for (const views::Outlet outlet : {views::Outlet::Paper, views::Outlet::Screen}) {
        for (const std::string& team : {teams.a, teams.b})
            QCOMPARE(shown(team, outlet), QStringList({u"0"_s, u"0"_s, u"0"_s}));
        for (const std::string& team : {waiting.a, waiting.b})
            QCOMPARE(shown(team, outlet), QStringList({{}, {}, {}}));
    }
    const QString legend = u"Points don’t include matches not decided by their score."_s;
    pdf::contains(pdf::File(pdf::document(live.desk().tournament(), u"standings"_s)).text(), {legend});
}

// In one form, wherever people read them.
void tst_standingscells::manyPointsAreGroupedForPeople()
{
    views::StandingRow row;
    row.standing.won = 3;
    row.standing.pointsFor = 1223;
    const auto points = [&](views::Outlet outlet) {
        const auto columns = views::standingsColumns(outlet);
        const auto at =
            std::ranges::find(columns, std::string_view("points_for"), &views::StandingsColumn::key);
        return at == columns.end() ? QString() : QString::fromStdString(at->text(row));
    };
    for (const views::Outlet outlet : {views::Outlet::Screen, views::Outlet::Hall, views::Outlet::Paper})
        QCOMPARE(points(outlet), u"1,223"_s);
    QCOMPARE(points(views::Outlet::Csv), u"1223"_s);
}

// One match of four teams is over, by ruling: its loser and the two who wait are tied by their numbers.
void tst_standingscells::whoHasNotPlayedHasNoRank()
{
    tournaments::LiveTournament live(fourInARoundRobin());
    live.result("A1-1", {facts::Winner::A, facts::Decided::Ruling, "x"});
    const auto& teams = live.match("A1-1").teams;
    const auto tables = views::standingsTables(live.desk().tournament(), views::Outlet::Paper);
    for (const views::StandingRow& row : tables.front().rows) {
        const bool hasPlayed = row.standing.team == teams.a || row.standing.team == teams.b;
        QCOMPARE(row.rank == "–", !hasPlayed);
    }
    const QString text = pdf::File(pdf::document(live.desk().tournament(), u"standings"_s)).text();
    QVERIFY2(!text.contains(u"Tied"_s), qPrintable(text));
}

// The best seeds have yet to play.
void tst_standingscells::whoIsStillInStandsByWins()
{
    tournaments::LiveTournament live({.teams = 8});
    live.playOut("W1-2", 'b');
    const auto teams = live.match("W1-2").teams;
    for (const views::Outlet outlet :
         {views::Outlet::Screen, views::Outlet::Paper, views::Outlet::Page, views::Outlet::Csv}) {
        const auto rows = views::standingsTables(live.desk().tournament(), outlet).front().rows;
        QCOMPARE(rows[0].standing.team, teams.b);
        QCOMPARE(rows[1].standing.team, "T1");
        QCOMPARE(rows[2].standing.team, "T2");
        QCOMPARE(rows.back().standing.team, teams.a);
        if (outlet != views::Outlet::Csv) // in one word on the screen and on paper
            QCOMPARE(rows[1].rank, "in");
    }
}

// Team 4 loses to Team 1, and Team 3, renamed, to Team 2: the better seed would come first.
void tst_standingscells::whoSharesAPlaceStandsByName()
{
    tournaments::LiveTournament live(tournaments::Setup{});
    QCOMPARE(live.record(facts::Team{"T3", "zebras", {}, {"P5", "P6"}}), "");
    live.playOut("W1-1", 'a');
    live.playOut("W1-2", 'a');
    const auto tables = views::standingsTables(live.desk().tournament(), views::Outlet::Paper);
    QStringList names;
    for (const views::StandingRow& row : tables.front().rows)
        names << QString::fromStdString(row.name);
    QCOMPARE(names, QStringList({u"Team 1"_s, u"Team 2"_s, u"Team 4"_s, u"zebras"_s}));
}

// Each of the last two matches gives two places, the winner's and the loser's.
void tst_standingscells::theFirstFourPlacesHaveTheirNames()
{
    tournaments::LiveTournament live({.thirdPlace = true});
    const auto reached = [&] {
        QStringList all;
        const auto tables = views::standingsTables(live.desk().tournament(), views::Outlet::Paper);
        for (const views::StandingRow& row : tables.front().rows)
            all << QString::fromStdString(row.reached);
        return all;
    };
    for (const char* match : {"W1-1", "W1-2", "T-1"})
        live.playOut(match, 'a');
    QCOMPARE(reached().mid(2), QStringList({u"Third place"_s, u"Fourth place"_s}));
    live.playOut("W2-1", 'b');
    QCOMPARE(reached(), QStringList({u"Champion"_s, u"Runner-up"_s, u"Third place"_s, u"Fourth place"_s}));
}

// Under their team, on lines of their own, rather than shortened.
void tst_standingscells::longNamesOfPlayersStandWhole()
{
    tournaments::LiveTournament live(fourInARoundRobin());
    for (const facts::Fact& fact :
         {facts::Fact(facts::Person{"P1", "Ana Wolfeschlegelsteinhausenbergerdorff", {}, {}}),
          facts::Fact(facts::Person{"P2", "Ben Featherstonehaugh Cholmondeley", {}, {}}),
          facts::Fact(facts::Team{"T1", "Ten for Two Hundred", {}, {"P1", "P2"}})})
        QCOMPARE(live.record(fact), std::string());
    const QString text = pdf::File(pdf::document(live.desk().tournament(), u"standings"_s)).text();
    pdf::contains(text, {u"Ana Wolfeschlegelsteinhausenbergerdorff Ben Featherstonehaugh Cholmondeley"_s,
                         u"Team 2 Player 3 · Player 4"_s});
}

// Rather than beside some teams and not beside others.
void tst_standingscells::playersStandUnderALongNameOfATeam()
{
    tournaments::LiveTournament live(fourInARoundRobin());
    const facts::Team longest{
        "T1", "The Society for the Prevention of Cruelty to Small Trumps", {}, {"P1", "P2"}};
    QCOMPARE(live.record(longest), std::string());
    const QString text = pdf::File(pdf::document(live.desk().tournament(), u"standings"_s)).text();
    pdf::contains(text, {u"Small Trumps Player 1 · Player 2"_s, u"Team 2 Player 3 · Player 4"_s});
}

// However long its name is.
void tst_standingscells::noTeamIsSmallerThanItsPlayers()
{
    tournaments::LiveTournament live(tournaments::Setup{});
    const facts::Team longest{
        "T1", "The Society for the Prevention of Cruelty to Small Trumps", {}, {"P1", "P2"}};
    QCOMPARE(live.record(longest), std::string());
    const pdf::File file(pdf::document(live.desk().tournament(), u"standings"_s));
    double team = 0;
    double player = 0;
    const QList<pdf::PageWords> pages = file.words();
    for (const pdf::Word& each : pages.constFirst().words)
        if (each.text == u"Society"_s)
            team = each.box.height();
        else if (each.text == u"Player"_s)
            player = each.box.height();
    QVERIFY2(player > 0 && team > player - 0.1, qPrintable(u"%1 under %2"_s.arg(player).arg(team)));
}

// On one page: under the one long name too, or, where all names are long, nowhere.
void tst_standingscells::playersOfAllTeamsAreThereOrOfNone()
{
    tournaments::Setup setup;
    setup.teams = 32;
    tournaments::LiveTournament live(setup);
    const auto name = [&](int team, const std::string& called) {
        QCOMPARE(
            live.record(facts::Team{tournaments::id("T", team),
                                    called,
                                    {},
                                    {tournaments::id("P", 2 * team - 1), tournaments::id("P", 2 * team)}}),
            std::string());
    };
    const auto players = [&] {
        const paper::Document page = pdf::document(live.desk().tournament(), u"standings"_s);
        return std::pair(page.pages.size(), pdf::File(page).text().count(u"Player "_s));
    };
    name(1, "The Society for the Prevention of Cruelty to Small Trumps");
    QCOMPARE(players(), std::pair(qsizetype(1), qsizetype(64)));
    for (int team = 1; team <= 32; ++team)
        name(team, "Second-Floor Overtricks " + std::to_string(team));
    QCOMPARE(players(), std::pair(qsizetype(1), qsizetype(0)));
}

TEST_CLASS(tst_standingscells)
#include "tst_standingscells.moc"
