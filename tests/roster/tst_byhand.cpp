// What a person says about a file while looking at it: what a column holds, what a cell should say, and who
// two people with one ID are.
#include "program/testclass.h"
#include "text.h"

#include "golden/says.h"

#include <QSet>

using namespace Qt::StringLiterals;
using roster::Field;
using roster::Holding;

namespace {

const std::string sharing =
    "Team,Name,ID\nFull House,Ana,0042\nFull House,Bo,0043\nNil,Cy,00-42\nNil,Di,0044\n";

QString teamsOf(const roster::Reading& reading)
{
    return asText(reading.errors) + asText(reading.teams);
}

} // namespace

class tst_byhand : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void aColumnHoldsWhatIsSaid();
    void aColumnThatIsGuessedCanBeSetAside();
    void aFileWithoutTitles();
    void everyChoiceCanBeTaken();
    void aUselessTitleHoldsNothing();
    void aCellIsFixed();
    void aMistakeNamesItsCell();
    void twoPeopleWithOneIdAreAskedAbout();
    void onePersonPlaysForTheTeamThatIsSaid();
    void twoPeopleKeepOneId();
    void oneRowOfAPersonListedTwice();
};

void tst_byhand::aColumnHoldsWhatIsSaid()
{
    roster::Options options;
    options.columns = {{0, Holding{Field::Team}}, {1, Holding{Field::Name, 1}}, {2, Holding{Field::Name, 2}}};
    const auto reading = roster::read("Who,Left,Right\nFull House,Ana,Bo\n", options);
    SAYS(teamsOf(reading));
    QCOMPARE(reading.shape, roster::Shape::TeamRows);
}

void tst_byhand::aColumnThatIsGuessedCanBeSetAside()
{
    const std::string two = "Team,Name,Student ID,ID\nNil,Ana,0042,7\nNil,Bo,0043,8\n";
    SAYS(asText(roster::read(two).errors).section(u';', 0, 0));
    roster::Options options;
    options.columns = {{3, std::nullopt}};
    SAYS(teamsOf(roster::read(two, options)));
}

void tst_byhand::aFileWithoutTitles()
{
    roster::Options options;
    options.titles = false;
    options.columns = {{0, Holding{Field::Team}}, {1, Holding{Field::First}}, {2, Holding{Field::Last}}};
    const auto reading = roster::read("Nil,Ana,Ruiz,x\nNil,Bo,Li,y\n", options);
    SAYS(teamsOf(reading));
    QCOMPARE(reading.rows[0].line, 1);
    QCOMPARE(q(reading.columns[3].title), u"Column 4"_s);
    options.columns = {{0, Holding{Field::Team}}};
    MENTIONS(asText(roster::read("Nil,Ana,Ruiz,x\n", options).errors));
}

void tst_byhand::everyChoiceCanBeTaken()
{
    QStringList names;
    for (const Holding& holds : roster::everyHolding()) {
        roster::Options options;
        options.columns = {{0, holds}};
        QCOMPARE(roster::read("A,B\n1,2\n", options).columns[0].holds, std::optional(holds));
        names << q(wording::text(roster::columnName(holds)));
    }
    QCOMPARE(static_cast<std::size_t>(QSet(names.begin(), names.end()).size()),
             roster::everyHolding().size());
    SAYS(names);
}

// The second email is ignored, since there is no second player.
void tst_byhand::aUselessTitleHoldsNothing()
{
    const auto reading = roster::read("Team,Name,Email,Email 2\nNil,Ana,a@b.c,d@e.f\n");
    QCOMPARE(reading.columns[2].holds, std::optional(Holding{Field::Email}));
    QVERIFY(!reading.columns[3].holds);
}

void tst_byhand::aCellIsFixed()
{
    const std::string damaged = "Team,Name,ID\nNil,Ana,1.23E+08\n,Bo,0043\nNil\n";
    roster::Options options;
    options.corrected = {{{2, 2}, "0042"}, {{3, 0}, "Nil"}, {{4, 1}, "Cy"}, {{4, 900}, "nowhere"}};
    const auto reading = roster::read(damaged, options);
    SAYS(teamsOf(reading));
    QCOMPARE(q(reading.rows[0].cells[2]), u"0042"_s);
    options.corrected = {{{2, 2}, "4.2E+09"}}; // a corrected value is read like one from the file
    QVERIFY(asText(roster::read(damaged, options).errors).contains(u"4.2E+09"_s));
}

void tst_byhand::aMistakeNamesItsCell()
{
    const auto reading = roster::read("Team,Name,ID,Seed\n,Ana,1.23E+08,x\n");
    QStringList columns;
    for (const roster::Note& note : reading.errors)
        columns << QString::number(note.column.value_or(99));
    QCOMPARE(columns, QStringList({u"0"_s, u"3"_s, u"2"_s}));
}

void tst_byhand::twoPeopleWithOneIdAreAskedAbout()
{
    const auto reading = roster::read(sharing); // a hyphen makes no other number
    QCOMPARE(reading.clashes.size(), std::size_t{1});
    const roster::Clash& clash = reading.clashes.front();
    QCOMPARE(clash.at.line, 4);
    QCOMPARE(clash.at.column, std::size_t{2});
    QCOMPARE(q(clash.name + '/' + clash.team + '/' + clash.other + '/' + clash.otherTeam),
             u"Cy/Nil/Ana/Full House"_s);
    QCOMPARE(reading.errors.size(), std::size_t{1});
}

void tst_byhand::onePersonPlaysForTheTeamThatIsSaid()
{
    roster::Options options;
    options.sameId = {{{4, 2}, {roster::SameId::What::Here}}};
    SAYS(teamsOf(roster::read(sharing, options)));
    options.sameId = {{{4, 2}, {roster::SameId::What::There}}};
    SAYS(teamsOf(roster::read(sharing, options)));
}

void tst_byhand::twoPeopleKeepOneId()
{
    roster::Options options;
    options.sameId = {{{4, 2}, {roster::SameId::What::Apart, "cousins"}}};
    SAYS(teamsOf(roster::read(sharing, options)));
}

void tst_byhand::oneRowOfAPersonListedTwice()
{
    const std::string twice = "Team,Name,ID\nNil,Ana,0042\nNil,Bo,0043\nNil,Ana,0042\n";
    QCOMPARE(roster::read(twice).errors.size(), std::size_t{2}); // the name, and the ID
    roster::Options options;
    options.sameId = {{{4, 2}, {roster::SameId::What::There}}};
    SAYS(teamsOf(roster::read(twice, options)));
}

TEST_CLASS(tst_byhand)
#include "tst_byhand.moc"
