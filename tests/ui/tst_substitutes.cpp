// Somebody comes in for a player, on the Teams screen with real keys and clicks.
#include "atteams.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/model/lineup.h"

#include <QScrollArea>
#include <QScrollBar>

using namespace atteams;

namespace {

class Drawn : public Teams {
public:
    Drawn()
    {
        import(rosterOf(4));
        key(Qt::Key_Return);
        key(Qt::Key_D, Qt::ControlModifier);
        screen.takeFocus();
        screen.select(u"T1"_s);
    }
    /// To the next question of the form.
    void next() const { key(Qt::Key_Tab); }
    QString players() const
    {
        QStringList all;
        const tournament::Tournament& tournament = stage.session.tournament();
        for (const std::string& id : tournament::playersNow(tournament, *tournament::team(setting(), "T1")))
            all << QString::fromStdString(tournament::person(setting(), id)->name);
        return all.join(u", "_s);
    }
};

} // namespace

class tst_substitutes : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void somebodyNewComesInByKeys();
    void theFormIsWholeInASmallWindow();
    void fromAMatchThatIsNamed();
    void mistakesAreShownAndNothingIsLost();
    void whoIsCalledLikeAnotherMayBeNew();
    void isReachedByAClick();
    void thereIsNoneBeforeTheDraw();
    void aTeamThatWithdrewHasNone();
};

void tst_substitutes::somebodyNewComesInByKeys()
{
    Drawn teams;
    teams.key(Qt::Key_F4);
    MENTIONS(teams.said());
    teams.key(Qt::Key_Space); // Ana 1 leaves
    teams.next();
    teams.type(u"Cy  Young"_s);
    teams.key(Qt::Key_Return);
    SAYS(teams.players());
    MENTIONS(teams.rows());
    QCOMPARE(stage::nameOf(*teams.focus()), u"teams"_s);
}

void tst_substitutes::theFormIsWholeInASmallWindow()
{
    Drawn teams;
    teams.screen.resize(932, 581); // in a window of 1024 by 700
    teams.key(Qt::Key_F4);
    QTRY_COMPARE(stage::areaAround(*teams.focus()).verticalScrollBar()->maximum(), 0);
}

void tst_substitutes::fromAMatchThatIsNamed()
{
    Drawn teams;
    teams.key(Qt::Key_F4);
    teams.key(Qt::Key_Space);
    teams.next();
    teams.type(u"Cy Young"_s);
    teams.next();
    teams.type(u"3"_s);
    teams.next();
    teams.type(u"has a class"_s);
    teams.next();
    teams.type(u"730114999"_s); // nobody new has to be edited for that
    teams.key(Qt::Key_Return);
    MENTIONS(teams.rows());
    const tournament::Substitution& change = tournament::team(teams.setting(), "T1")->substitutions.front();
    QCOMPARE(QString::fromStdString(change.from), u"W2-1"_s);
    QCOMPARE(tournament::person(teams.setting(), change.joins)->cardEnd, "999");
}

void tst_substitutes::mistakesAreShownAndNothingIsLost()
{
    Drawn teams;
    teams.key(Qt::Key_F4);
    teams.key(Qt::Key_Return); // the first player leaves
    teams.key(Qt::Key_Return);
    MENTIONS(teams.said());
    teams.type(u"Ana 2"_s); // of another team
    teams.key(Qt::Key_Return);
    MENTIONS(teams.said());
    teams.key(Qt::Key_Space); // it is
    teams.key(Qt::Key_Return);
    MENTIONS(teams.said());
    QCOMPARE(teams.players(), u"Ana 1, Ben 1"_s);
    teams.screen.takeFocus();
    teams.next();
    auto* who = qobject_cast<QLineEdit*>(teams.focus());
    QVERIFY(who);
    QCOMPARE(who->text(), u"Ana 2"_s);
    who->selectAll();
    teams.type(u"Cy Young"_s);
    teams.next();
    teams.type(u"99"_s);
    teams.key(Qt::Key_Return);
    MENTIONS(teams.said());
    teams.key(Qt::Key_Escape);
    QCOMPARE(teams.players(), u"Ana 1, Ben 1"_s);
}

// Two people of one name: who comes in need not be the one on record.
void tst_substitutes::whoIsCalledLikeAnotherMayBeNew()
{
    Drawn teams;
    const std::size_t people = teams.setting().people.size();
    teams.key(Qt::Key_F4);
    teams.key(Qt::Key_Space); // Ana 1 leaves
    teams.next();
    teams.type(u"ana 2"_s);
    teams.key(Qt::Key_Return);
    QCOMPARE(teams.players(), u"Ana 1, Ben 1"_s);
    teams.key(Qt::Key_Return); // nothing is chosen yet
    MENTIONS(teams.said());
    teams.click(u"Player: A new player"_s);
    teams.key(Qt::Key_Return);
    QCOMPARE(teams.players(), u"ana 2, Ben 1"_s);
    QCOMPARE(teams.setting().people.size(), people + 1);
}

void tst_substitutes::isReachedByAClick()
{
    Drawn teams;
    teams.click(u"Substitute a player"_s);
    teams.click(u"Player leaving: Ben 1"_s);
    for (auto* field : teams.screen.findChildren<QLineEdit*>())
        if (stage::nameOf(*field) == u"Substitute"_s && field->isVisibleTo(&teams.screen))
            QTest::keyClicks(field, u"Cy Young"_s);
    for (auto* each : teams.screen.findChildren<QPushButton*>())
        if (stage::textOf(*each) == u"Substitute"_s)
            QTest::mouseClick(each, Qt::LeftButton);
    teams.stage.settle();
    SAYS(teams.players());
}

void tst_substitutes::thereIsNoneBeforeTheDraw()
{
    WithTeams teams(rosterOf(2));
    QVERIFY(!teams.button(u"Substitute a player"_s));
    teams.screen.select(u"T1"_s);
    teams.key(Qt::Key_F4);
    MENTIONS(teams.said());
}

void tst_substitutes::aTeamThatWithdrewHasNone()
{
    Drawn teams;
    teams.key(Qt::Key_Delete);
    teams.type(u"went home"_s);
    teams.key(Qt::Key_Return);
    teams.screen.select(u"T1"_s);
    teams.key(Qt::Key_F4);
    MENTIONS(teams.said());
}

TEST_CLASS(tst_substitutes)
#include "tst_substitutes.moc"
