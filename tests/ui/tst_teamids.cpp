// IDs and seeds of teams as they are typed on Teams.
#include "atteams.h"

#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;
using namespace atteams;

class tst_teamids : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void goesToTheSeedThatIsTaken();
    void goesToTheIdThatIsTaken();
    void anIdThatIsClearedIsRemoved();
};

// Two teams are typed with the same text in that field, and then the other text.
static void typeTaken(Teams& teams, const QString& field, const QString& taken, const QString& other)
{
    teams.key(Qt::Key_Insert);
    for (const QString& name : {u"Full House"_s, u"Low Club"_s}) {
        teams.type(name);
        teams.key(Qt::Key_Tab);
        teams.type(u"Ana of "_s + name);
        stage::called<QLineEdit>(teams.screen, field)->setFocus();
        teams.type(taken);
        teams.key(Qt::Key_Return, Qt::ControlModifier);
    }
    MENTIONS(teams.said());
    QCOMPARE(stage::nameOf(*teams.focus()), field);
    teams.type(other); // over the one that is selected
    teams.key(Qt::Key_Return, Qt::ControlModifier);
}

void tst_teamids::goesToTheSeedThatIsTaken()
{
    Teams teams;
    typeTaken(teams, u"Seed"_s, u"1"_s, u"2"_s);
    QVERIFY2(teams.rows().contains(u"2|Low Club"_s), qPrintable(teams.rows()));
}

void tst_teamids::goesToTheIdThatIsTaken()
{
    Teams teams;
    typeTaken(teams, u"ID of player 1"_s, u"730114820"_s, u"730114821"_s);
    QVERIFY2(teams.rows().contains(u"Low Club"_s), qPrintable(teams.rows()));
}

void tst_teamids::anIdThatIsClearedIsRemoved()
{
    Teams teams;
    teams.key(Qt::Key_Insert);
    for (const QString& word : {u"Full House"_s, u"Ana Ruiz"_s, u"730114820"_s}) {
        teams.type(word);
        teams.key(Qt::Key_Tab);
    }
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    teams.key(Qt::Key_Escape);
    const auto hash = [&] { return teams.setting().people.at("P1").cardHash; };
    const std::string before = hash();
    QVERIFY(!before.empty());
    const auto goToId = [&] {
        teams.key(Qt::Key_Return);
        teams.key(Qt::Key_Tab);
        teams.key(Qt::Key_Tab);
    };
    goToId();
    QCOMPARE(qobject_cast<QLineEdit*>(teams.focus())->text(), u"…820"_s);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(hash(), before);
    goToId();
    teams.type(u"7"_s); // over all of it
    teams.key(Qt::Key_Backspace);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(hash().empty());
}

TEST_CLASS(tst_teamids)
#include "tst_teamids.moc"
