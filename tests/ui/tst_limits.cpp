// A team against what the tournament asks of its teams, with real keys: typed, entered anyway with a reason
// and a PIN, seen on the list and at the checks; and somebody who comes in against it.
#include "atteams.h"
#include "pinasked.h"

#include "desk/registration/teams.h"
#include "ui/checkin/checkinscreen.h"

using namespace atteams;
using facts::Format;

namespace {

const std::vector<std::string> oneStudentClub{"roster.maxPlayers=3", "roster.affiliations=Student, Club",
                                              "roster.limits=1 Club"};

/// Somebody types a team on a tournament that asks that of it.
class Asking : public Teams {
public:
    explicit Asking(const std::vector<std::string>& limits) : Teams(Format::SingleElimination, limits) {}

    /// The cell of a team's row that says who is here, as a reader of the screen hears it, and its second
    /// line.
    QString heard(int row) const
    {
        const QModelIndex here = table(u"teams"_s)->model()->index(row, 5);
        return stage::textOf(here, Qt::AccessibleTextRole) + u" | "_s + stage::textOf(here, kit::SecondRole);
    }
    const tournament::Team& team(int row) const { return setting().teams.at(static_cast<std::size_t>(row)); }
};

/// For Ana of the first of two teams that are drawn comes Ira Jones, whose affiliation no team may have.
void substituteOfPro(Asking& teams)
{
    teams.import("Team,Player 1,Player 2,Player 3,Affiliation\nA,Ana,Ben,Cy,Student\n"
                 "B,Di,Ed,Fay,Student\n");
    teams.key(Qt::Key_Return);
    teams.key(Qt::Key_D, Qt::ControlModifier);
    teams.screen.takeFocus();
    teams.screen.select(u"T1"_s);
    teams.key(Qt::Key_F4);
    teams.key(Qt::Key_Space); // Ana leaves
    teams.key(Qt::Key_Tab);
    teams.type(u"Ira Jones"_s);
    for (int times = 0; times < 3; ++times)
        teams.key(Qt::Key_Tab);
    teams.type(u"Pro"_s);
    teams.key(Qt::Key_Return);
    teams.stage.settle();
}

} // namespace

class tst_limits : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void nothingMoreIsTypedWhereNothingIsAsked();
    void aTeamIsAllowedWithAReason();
    void aFixedTeamNeedsNoReason();
    void theReasonNeedsAPin();
    void somebodyComesInAgainstIt();
    void aViolationThatWasFixedNeedsNoReason();
    void theChecksSeeIt();
};

void tst_limits::nothingMoreIsTypedWhereNothingIsAsked()
{
    Teams teams;
    teams.key(Qt::Key_Insert);
    int fields = 0;
    for (const auto* field : teams.screen.findChildren<QLineEdit*>()) {
        if (!field->isVisible())
            continue;
        const QString name = stage::nameOf(*field);
        QVERIFY2(!name.startsWith(u"Affiliation of"_s) && name != u"Reason for the exception"_s,
                 qPrintable(name));
        ++fields;
    }
    QVERIFY(fields > 1);
}

void tst_limits::aTeamIsAllowedWithAReason()
{
    Asking teams(oneStudentClub);
    teams.key(Qt::Key_Insert);
    teams.fill(
        {u"Full House"_s, u"Ana Ruiz"_s, u""_s, u"Club"_s, u"Ben Cole"_s, u""_s, u"club"_s, u"Student"_s});
    teams.key(Qt::Key_Return); // no seed: saved
    MENTIONS(teams.said());
    QVERIFY(teams.setting().teams.empty());
    SAYS(stage::nameOf(*teams.focus()));
    teams.key(Qt::Key_Return); // not without one
    QVERIFY(teams.setting().teams.empty());
    teams.type(u"the  club's only two"_s);
    teams.key(Qt::Key_Return);
    SAYS(teams.rows().section(u'|', 1, 2));
    SAYS(teams.team(0).override);
    QCOMPARE(teams.setting().people.at("P1").affiliation, std::string("Club"));
    SAYS(teams.heard(0));
    // The form is empty again for the next one.
    teams.fill({u"Pair"_s, u"Cy"_s, u""_s, u"Student"_s, u"Di"_s, u""_s, u"Student"_s, u"Student"_s, u""_s});
    QCOMPARE(teams.setting().teams.size(), std::size_t(2));
    QCOMPARE(teams.heard(1), u"Not checked in | "_s);
}

void tst_limits::aFixedTeamNeedsNoReason()
{
    Asking teams({"roster.maxPlayers=1"});
    teams.key(Qt::Key_Insert);
    teams.fill({u"Solo"_s, u"Ana"_s, u""_s, u"Ben"_s, u""_s, u""_s, u""_s});
    MENTIONS(teams.said());
    teams.type(u"though they are two"_s);
    stage::inView<QLineEdit>(teams.screen, u"Player 2"_s)->setFocus();
    QTest::keyClick(teams.focus(), Qt::Key_A, Qt::ControlModifier);
    teams.key(Qt::Key_Delete);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(teams.rows().section(u'|', 1, 2), u"Solo|Ana"_s);
    QCOMPARE(teams.team(0).override, std::string());
}

void tst_limits::theReasonNeedsAPin()
{
    Asking teams({"roster.maxPlayers=1"});
    stage::PinAsked pin(teams.screen.allow);
    teams.key(Qt::Key_Insert);
    teams.fill({u"Pair"_s, u"Ana"_s, u""_s, u"Ben"_s, u""_s, u""_s, u""_s, u"they play as two"_s});
    SAYS(pin.what);
    QVERIFY(teams.setting().teams.empty());
    pin.cancelled();
    MENTIONS(teams.said());
    teams.key(Qt::Key_Return);
    QCOMPARE(pin.times, 2);
    pin.granted(u"M. Osei"_s);
    teams.stage.settle();
    SAYS(teams.team(0).override);
    QCOMPARE(tournament::entries(teams.stage.session.tournament()).back().stamp.by, std::string("M. Osei"));
}

void tst_limits::somebodyComesInAgainstIt()
{
    Asking teams({"roster.limits=0 Pro"});
    stage::PinAsked pin(teams.screen.allow);
    substituteOfPro(teams);
    MENTIONS(teams.said());
    SAYS(stage::nameOf(*teams.focus()));
    teams.type(u"nobody else came"_s);
    teams.key(Qt::Key_Return);
    SAYS(pin.what);
    QVERIFY(teams.team(0).substitutions.empty());
    pin.granted(u"M. Osei"_s);
    teams.stage.settle();
    QCOMPARE(teams.team(0).substitutions.size(), std::size_t(1));
    SAYS(teams.team(0).substitutions.front().override);
    MENTIONS(teams.heard(0));
}

// Another affiliation was meant: nothing is against it any more, and nothing is to be said for it.
void tst_limits::aViolationThatWasFixedNeedsNoReason()
{
    Asking teams({"roster.limits=0 Pro"});
    substituteOfPro(teams);
    SAYS(stage::nameOf(*teams.focus()));
    teams.key(Qt::Key_Return); // no reason, so it is asked once more
    teams.stage.settle();
    QVERIFY(teams.team(0).substitutions.empty());
    SAYS(stage::nameOf(*teams.focus()));
    for (int times = 0; times < 2; ++times)
        teams.key(Qt::Key_Backtab, Qt::ShiftModifier);
    SAYS(stage::nameOf(*teams.focus()));
    qobject_cast<QLineEdit*>(teams.focus())->selectAll();
    teams.type(u"Club"_s);
    teams.key(Qt::Key_Return);
    teams.stage.settle();
    QCOMPARE(teams.team(0).substitutions.size(), std::size_t(1));
    QVERIFY(teams.team(0).substitutions.front().override.empty());
}

void tst_limits::theChecksSeeIt()
{
    stage::Stage stage;
    const std::string file = stage.path().toStdString();
    stage.open([file]() -> desk::Answer<desk::Desk> {
        desk::TournamentPlan plan{
            .name = "Fall Spades", .venue = *desk::venueCalled("classic"), .agreed = {"roster.maxPlayers=1"}};
        auto desk = desk::beginTournament(file, "J. Park", plan, tournaments::environment());
        desk::TeamEntry pair{"Pair", {}, {{"", "Ana Ruiz", {}}, {"", "Ben Cole", {}}}};
        pair.override = "they play as two";
        if (desk)
            if (const auto added = desk::addTeam(*desk, "J. Park", pair); !added)
                return tl::unexpected(added.error());
        return desk;
    });
    checkin::CheckinScreen front(stage.theme, stage.session);
    QObject::connect(&stage.session, &session::Session::changed, &front, &checkin::CheckinScreen::refresh);
    front.resize(1188, 708);
    front.show();
    front.refresh();
    front.takeFocus();
    const auto* model = stage::called<kit::RowTable>(front, u"players"_s)->model();
    const auto here = [&] { return model->index(0, 2); };
    SAYS(stage::textOf(here(), kit::SecondRole));
    for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)}) {
        const QString told = stage::textOf(here(), role);
        MENTIONS(told);
        QVERIFY2(!told.contains(u"they play as two"_s), qPrintable(told)); // everybody sees the screen
    }
    QTest::keyClicks(front.focusWidget(), u"ana"_s);
    QTest::keyClick(front.focusWidget(), Qt::Key_Return);
    stage.settle();
    const QString all = stage::labelsOn(front).join(u'\n').replace(QChar::Nbsp, u' ');
    MENTIONS(all);
    QVERIFY2(!all.contains(u"they play as two"_s), qPrintable(all));
}

TEST_CLASS(tst_limits)
#include "tst_limits.moc"
