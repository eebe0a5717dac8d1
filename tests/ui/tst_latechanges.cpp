// Who goes and who comes after the draw, and who comes in for a player, on the Teams screen with real keys.
#include "atteams.h"
#include "busydisk.h"

#include "tournament/model/lineup.h"
#include "ui/kit/text.h"

#include <QScrollBar>

using namespace atteams;

namespace {

const QByteArray fourTeams = "Team,Name\nA,Ana\nA,Bo\nB,Cy\nB,Di\nC,Ed\nC,Fay\nD,Gus\nD,Hal\n";
const QByteArray fiveTeams = "Team,Name\nA,Ana\nA,Bo\nB,Cy\nB,Di\nC,Ed\nC,Fay\nD,Gus\nD,Hal\nE,Ida\nE,Jo\n";

class AfterDraw : public Teams {
public:
    explicit AfterDraw(const QByteArray& roster = fiveTeams)
    {
        import(roster);
        key(Qt::Key_Return);
        key(Qt::Key_D, Qt::ControlModifier);
        screen.takeFocus();
    }
    /// A team that isn't saved yet.
    void typeLate()
    {
        key(Qt::Key_Insert);
        fill({u"Late"_s, u"Kim"_s, u""_s, u"Lou"_s});
    }
    void addLate()
    {
        typeLate();
        key(Qt::Key_Return, Qt::ControlModifier);
    }
    /// A match is on from now; answers a team that is not in it.
    tournament::Team callMatchOf(const std::string& team)
    {
        const tournament::Match called = matchOf(team);
        for (const std::string& side : {called.teams.a, called.teams.b})
            stage.record(stage::checkingIn(tournament::team(setting(), side)->players));
        stage.record(stage::calling(called.id));
        for (const tournament::Team& each : setting().teams)
            if (each.id != called.teams.a && each.id != called.teams.b)
                return each;
        return {};
    }
    const tournament::Match& matchOf(const std::string& team) const
    {
        return *tournament::currentMatch(stage.session.tournament(), team);
    }
};

} // namespace

class tst_latechanges : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void aTeamComesIntoAFreePlace();
    void aFullDrawGrows();
    void aTeamThatComesLateHasNoSeed();
    void theNextTeamIsTypedWhileALateOneIsWritten();
    void aTeamComesForAnother();
    void whereNoPlaceIsFreeATeamIsNeeded();
    void whereNoPlaceIsLeftNoTeamIsTyped();
    void noTeamIsSavedWhosePlaceIsGoneMeanwhile();
    void itWaitsOutsideTheDraw();
    void aTeamOutsideTheDrawIsRemoved();
    void aTeamWithdrawsWithAReason();
    void withdrawingIsDropped();
    void aNewSubstituteComesInByKeys();
    void theFormOfASubstituteIsWholeInASmallWindow();
    void aSubstituteComesInFromAMatchThatIsNamed();
    void mistakesInTheFormOfASubstituteAreShown();
    void whoIsCalledLikeAnotherMayBeNew();
    void theFormOfASubstituteIsReachedByAClick();
    void thereIsNoSubstituteBeforeTheDraw();
    void aTeamThatWithdrewHasNoSubstitute();
};

void tst_latechanges::aTeamComesIntoAFreePlace()
{
    AfterDraw teams;
    teams.addLate();
    MENTIONS(teams.said());
    MENTIONS(teams.rows());
    teams.key(Qt::Key_Return);
    QVERIFY(tournament::seedOfTeam(teams.setting(), "T6"));
    QCOMPARE(teams.setting().draw->teams.size(), std::size_t{6});
    QCOMPARE(stage::nameOf(*teams.focus()), u"teams"_s);
    QVERIFY(!teams.rows().contains(u"Not in the draw"_s));
    // Of five teams 4 and 5 had match 1 and the others byes; numbers stay, and its match has the next.
    QCOMPARE(teams.matchOf("T6").number.value_or(0), 5);
    MENTIONS(teams.said());
}

void tst_latechanges::aFullDrawGrows()
{
    AfterDraw teams(fourTeams);
    teams.addLate();
    MENTIONS(teams.said()); // what the draw grows to, before anything is pressed
    QVERIFY(teams.button(u"Team replaced: A new place"_s));
    QVERIFY(!teams.button(u"Team replaced: A free place"_s));
    teams.key(Qt::Key_Return);
    QCOMPARE(teams.setting().draw->teams.size(), std::size_t{5});
    QVERIFY2(teams.said().contains(u"Late plays "_s), qPrintable(teams.said()));
    teams.stage.record(stage::undoing());
    QCOMPARE(teams.setting().draw->teams.size(), std::size_t{4});
    QVERIFY2(!teams.said().contains(u"Late plays "_s), qPrintable(teams.said())); // it doesn't any more
}

void tst_latechanges::aTeamThatComesLateHasNoSeed()
{
    {
        Teams undrawn;
        undrawn.import(fiveTeams);
        undrawn.key(Qt::Key_Return);
        undrawn.key(Qt::Key_Insert);
        MENTIONS(undrawn.said());
    }
    AfterDraw teams;
    teams.key(Qt::Key_Insert);
    MENTIONS(teams.said());
    QVERIFY(!stage::inView<QLineEdit>(teams.screen, u"Seed"_s));
}

void tst_latechanges::theNextTeamIsTypedWhileALateOneIsWritten()
{
    AfterDraw teams;
    teams.typeLate();
    stage::BusyDisk disk(teams.stage.session);
    QTest::keyClick(teams.focus(), Qt::Key_Return, Qt::ControlModifier);
    teams.type(u"Next"_s);
    QVERIFY(!teams.rows().contains(u"Late"_s)); // it is still being written
    disk.freeDisk();
    teams.stage.settle();
    MENTIONS(teams.rows());
    QVERIFY2(!teams.said().contains(u"Late entry: "_s), qPrintable(teams.said()));
    QCOMPARE(qobject_cast<QLineEdit*>(teams.focus())->text(), u"Next"_s);
    teams.type(u" one"_s);
    QCOMPARE(qobject_cast<QLineEdit*>(teams.focus())->text(), u"Next one"_s);
}

void tst_latechanges::aTeamComesForAnother()
{
    AfterDraw teams;
    const std::string against = teams.matchOf("T4").id;
    teams.addLate();
    MENTIONS(teams.said());
    SAYS(stage::nameOf(*teams.focus()));
    teams.click(u"Team replaced: D"_s);
    teams.key(Qt::Key_Return);
    QVERIFY2(!teams.button(u"Enter late"_s), qPrintable(teams.said()));
    QCOMPARE(teams.matchOf("T6").id, against);
    QVERIFY(!tournament::seedOfTeam(teams.setting(), "T4"));
}

// What the form says is needed is what it takes.
void tst_latechanges::whereNoPlaceIsFreeATeamIsNeeded()
{
    AfterDraw teams(fourTeams);
    const tournament::Team gone = teams.callMatchOf("T1");
    teams.addLate();
    MENTIONS(teams.said());
    QVERIFY(!teams.button(u"Team replaced: A"_s)); // its match is on
    teams.key(Qt::Key_Return);                     // a team is needed, and nothing is recorded with it
    QVERIFY(!tournament::seedOfTeam(teams.setting(), "T5"));
    teams.click(u"Team replaced: "_s + kit::text(gone.name));
    teams.key(Qt::Key_Return);
    QVERIFY(tournament::seedOfTeam(teams.setting(), "T5"));
    QVERIFY(!tournament::seedOfTeam(teams.setting(), gone.id));
}

void tst_latechanges::whereNoPlaceIsLeftNoTeamIsTyped()
{
    AfterDraw teams(fourTeams);
    const tournament::Team other = teams.callMatchOf("T1");
    teams.callMatchOf(other.id);
    const QString before = teams.said();
    teams.key(Qt::Key_Insert);
    QVERIFY2(!stage::inView<QLineEdit>(teams.screen, u"Team"_s), qPrintable(teams.said()));
    QVERIFY(teams.said() != before); // it says why
    QCOMPARE(teams.setting().teams.size(), std::size_t{4});
}

void tst_latechanges::noTeamIsSavedWhosePlaceIsGoneMeanwhile()
{
    AfterDraw teams(fourTeams);
    const tournament::Team other = teams.callMatchOf("T1");
    teams.typeLate();
    teams.callMatchOf(other.id);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(teams.setting().teams.size(), std::size_t{4});
    QCOMPARE(stage::inView<QLineEdit>(teams.screen, u"Team"_s)->text(), u"Late"_s); // nothing is lost
}

void tst_latechanges::itWaitsOutsideTheDraw()
{
    AfterDraw teams;
    teams.addLate();
    teams.key(Qt::Key_Escape);
    MENTIONS(teams.rows());
    teams.screen.select(u"T6"_s);
    teams.key(Qt::Key_Return);
    teams.click(u"Enter the team late"_s);
    MENTIONS(teams.said());
    teams.key(Qt::Key_Return);
    QVERIFY(tournament::seedOfTeam(teams.setting(), "T6"));
}

void tst_latechanges::aTeamOutsideTheDrawIsRemoved()
{
    AfterDraw teams;
    teams.addLate();
    teams.key(Qt::Key_Escape);
    QVERIFY(tournament::team(teams.setting(), "T6"));
    teams.screen.select(u"T6"_s);
    teams.key(Qt::Key_Delete);
    QVERIFY(tournament::team(teams.setting(), "T6")); // it is asked first
    teams.click(u"accept"_s);
    QVERIFY2(!tournament::team(teams.setting(), "T6"), qPrintable(teams.said()));
}

void tst_latechanges::aTeamWithdrawsWithAReason()
{
    AfterDraw teams;
    teams.screen.select(u"T4"_s);
    teams.key(Qt::Key_Delete);
    MENTIONS(teams.said());
    teams.key(Qt::Key_Return);
    MENTIONS(teams.said());
    teams.type(u"went home"_s);
    teams.key(Qt::Key_Return);
    QVERIFY(tournament::team(teams.setting(), "T4")->withdrawn);
    QVERIFY2(teams.rows().contains(u"Withdrawn"_s), qPrintable(teams.rows()));
    for (const auto& [id, match] : teams.stage.session.tournament().matches)
        if (match->teams.a == "T4" || match->teams.b == "T4")
            QCOMPARE(match->state, tournament::State::Final);
}

void tst_latechanges::withdrawingIsDropped()
{
    AfterDraw teams;
    const auto before = teams.stage.session.shown().head.seq;
    teams.screen.select(u"T4"_s);
    teams.key(Qt::Key_Delete);
    teams.type(u"went home"_s);
    teams.key(Qt::Key_Escape);
    QCOMPARE(teams.stage.session.shown().head.seq, before);
    QCOMPARE(stage::nameOf(*teams.focus()), u"teams"_s);
}

namespace {

class Drawn : public AfterDraw {
public:
    Drawn() : AfterDraw(rosterOf(4)) { screen.select(u"T1"_s); }
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

void tst_latechanges::aNewSubstituteComesInByKeys()
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

void tst_latechanges::theFormOfASubstituteIsWholeInASmallWindow()
{
    Drawn teams;
    teams.screen.resize(932, 581); // in a window of 1024 by 700
    teams.key(Qt::Key_F4);
    QTRY_COMPARE(stage::areaAround(*teams.focus()).verticalScrollBar()->maximum(), 0);
}

void tst_latechanges::aSubstituteComesInFromAMatchThatIsNamed()
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

void tst_latechanges::mistakesInTheFormOfASubstituteAreShown()
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
void tst_latechanges::whoIsCalledLikeAnotherMayBeNew()
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

void tst_latechanges::theFormOfASubstituteIsReachedByAClick()
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

void tst_latechanges::thereIsNoSubstituteBeforeTheDraw()
{
    WithTeams teams(rosterOf(2));
    QVERIFY(!teams.button(u"Substitute a player"_s));
    teams.screen.select(u"T1"_s);
    teams.key(Qt::Key_F4);
    MENTIONS(teams.said());
}

void tst_latechanges::aTeamThatWithdrewHasNoSubstitute()
{
    Drawn teams;
    teams.key(Qt::Key_Delete);
    teams.type(u"went home"_s);
    teams.key(Qt::Key_Return);
    teams.screen.select(u"T1"_s);
    teams.key(Qt::Key_F4);
    MENTIONS(teams.said());
}

TEST_CLASS(tst_latechanges)
#include "tst_latechanges.moc"
