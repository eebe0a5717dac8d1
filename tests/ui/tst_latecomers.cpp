// Who goes and who comes after the draw, on the Teams screen with real keys.
#include "atteams.h"
#include "busydisk.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "ui/kit/text.h"

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
        for (const QString& word : {u"Late"_s, u"Kim"_s, QString(), u"Lou"_s}) {
            type(word);
            key(Qt::Key_Return);
        }
    }
    void addLate()
    {
        typeLate();
        key(Qt::Key_Return, Qt::ControlModifier);
    }
    /// A match is on from now; answers a team that is not in it.
    tournament::Team callOneWith(const std::string& team)
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

class tst_latecomers : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
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
};

void tst_latecomers::aTeamComesIntoAFreePlace()
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

void tst_latecomers::aFullDrawGrows()
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

void tst_latecomers::aTeamThatComesLateHasNoSeed()
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

void tst_latecomers::theNextTeamIsTypedWhileALateOneIsWritten()
{
    AfterDraw teams;
    teams.typeLate();
    stage::BusyDisk disk(teams.stage.session);
    QTest::keyClick(teams.focus(), Qt::Key_Return, Qt::ControlModifier);
    teams.type(u"Next"_s);
    QVERIFY(!teams.rows().contains(u"Late"_s)); // it is still being written
    disk.letGo();
    teams.stage.settle();
    MENTIONS(teams.rows());
    QVERIFY2(!teams.said().contains(u"Late entry: "_s), qPrintable(teams.said()));
    QCOMPARE(qobject_cast<QLineEdit*>(teams.focus())->text(), u"Next"_s);
    teams.type(u" one"_s);
    QCOMPARE(qobject_cast<QLineEdit*>(teams.focus())->text(), u"Next one"_s);
}

void tst_latecomers::aTeamComesForAnother()
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
void tst_latecomers::whereNoPlaceIsFreeATeamIsNeeded()
{
    AfterDraw teams(fourTeams);
    const tournament::Team gone = teams.callOneWith("T1");
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

void tst_latecomers::whereNoPlaceIsLeftNoTeamIsTyped()
{
    AfterDraw teams(fourTeams);
    const tournament::Team other = teams.callOneWith("T1");
    teams.callOneWith(other.id);
    const QString before = teams.said();
    teams.key(Qt::Key_Insert);
    QVERIFY2(!stage::inView<QLineEdit>(teams.screen, u"Team"_s), qPrintable(teams.said()));
    QVERIFY(teams.said() != before); // it says why
    QCOMPARE(teams.setting().teams.size(), std::size_t{4});
}

void tst_latecomers::noTeamIsSavedWhosePlaceIsGoneMeanwhile()
{
    AfterDraw teams(fourTeams);
    const tournament::Team other = teams.callOneWith("T1");
    teams.typeLate();
    teams.callOneWith(other.id);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(teams.setting().teams.size(), std::size_t{4});
    QCOMPARE(stage::inView<QLineEdit>(teams.screen, u"Team"_s)->text(), u"Late"_s); // nothing is lost
}

void tst_latecomers::itWaitsOutsideTheDraw()
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

void tst_latecomers::aTeamOutsideTheDrawIsRemoved()
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

void tst_latecomers::aTeamWithdrawsWithAReason()
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

void tst_latecomers::withdrawingIsDropped()
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

TEST_CLASS(tst_latecomers)
#include "tst_latecomers.moc"
