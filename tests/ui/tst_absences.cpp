// Who does not come, at the window: a team that told in time, and what each ending costs before it is chosen.
#include "atdesktop.h"
#include "person.h"

#include "desk/absence.h"
#include "desk/checkin.h"
#include "desk/sanction.h"
#include "ui/absences/absencesscreen.h"
#include "ui/night/absencebox.h"
#include "ui/night/row.h"

using namespace Qt::StringLiterals;

class tst_absences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void aTeamToldInTime();
    void dropsTheQuestion();
    void saysWhatXWouldDo();
    void xDecidesTheMatchThatItNames();
    void whoIsHereAndMayNotPlayIsNotWaitedFor();
    void looksRight();
    void thePolicyIsSetAtTheWindow();
    void aWrongNumberIsNamed();
    void somebodyMayNotPlayUntilADay();
    void aTeamIsBarredAndFreed();
    void needsAPinWhereOneIsSet();
    void twoEntersAreOneSanction();
    void whatIsTypedStays();
    void theCursorStaysWithWhomItWasOn();
    void theScreenLooksRight();
};

namespace {

/// Eight teams are drawn; nobody is here yet.
class Room {
public:
    Room() : desktop(duty::leastCost()), person(desktop.window(), desktop.session())
    {
        nights::Setup setup;
        setup.rules = "unc";
        setup.teams = 8;
        setup.tables = 4;
        evening.emplace(setup);
        desktop.session().setSupervisor(u"J. Park"_s);
        desktop.open(QString::fromStdString(evening->path()));
        person.wait();
        desktop.window().resize(1280, 800);
        desktop.window().QWidget::show();
        desktop.window().activateWindow();
        if (!QTest::qWaitForWindowActive(&desktop.window()))
            qFatal("the window is not active");
        person.press(Qt::Key_1, Qt::ControlModifier);
    }
    void policy(const char* json)
    {
        desktop.session().ask({}, [policy = *night::absencePolicy(json)](desk::Desk& desk) {
            return desk::setAbsencePolicy(desk, "J. Park", policy);
        });
        person.wait();
    }
    const night::Match& match(const char* id) { return *night::match(desktop.session().night(), id); }
    /// Clicks the key where it is offered.
    void clickKey(const QString& key)
    {
        for (auto* hint : desktop.window().findChildren<look::KeyHint*>())
            if (hint->isVisible() && hint->key() == key) {
                QTest::mouseClick(hint, Qt::LeftButton);
                return person.wait();
            }
        QFAIL(qPrintable(u"no key "_s + key));
    }

    stage::Settings settings;
    std::optional<nights::Evening> evening;
    desktop::Desktop desktop;
    stage::Person person;
};

const char* policyOfUnl = R"({"grace": 10, "removeAfter": 2, "default": {"rating": 30},
    "no-show": {"rating": 0, "otherRating": 40, "fee": 20}})";

} // namespace

void tst_absences::aTeamToldInTime()
{
    Room room;
    room.policy(policyOfUnl);
    room.person.press(Qt::Key_D);
    QVERIFY2(room.person.said().contains(
                 u"Team 8: default, ranks as a loss, rated 3.0, no fee, does not count towards removal."_s),
             qPrintable(room.person.said()));
    room.person.press(Qt::Key_Return); // which of the two?
    QVERIFY2(room.person.said().contains(u"Team: choose one"_s), qPrintable(room.person.said()));
    room.person.click(u"Team: Team 8"_s);
    room.person.click(u"Decide by default"_s);
    QVERIFY2(room.match("W1-1").outcome == night::Outcome::Defaulted, qPrintable(room.person.said()));
    QVERIFY(room.match("W1-1").winner == scoring::Side::A);
    QVERIFY(!room.desktop.window().findChild<nightview::AbsenceBox*>()->question().isOpen());
    // The next in the list has the keys.
    room.person.press(Qt::Key_W);
    QVERIFY(!desk::waitedSince(room.desktop.session().night(), "W1-2").empty());
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.match("W1-1").state == night::State::Ready);
}

void tst_absences::dropsTheQuestion()
{
    Room room;
    room.clickKey(u"D"_s); // without a policy too
    QVERIFY(room.person.said().contains(u"Who told in time not to come to match 1?"_s));
    room.person.press(Qt::Key_Escape);
    QVERIFY(room.match("W1-1").state == night::State::Ready);
    room.person.press(Qt::Key_D);
    QVERIFY2(room.person.said().contains(u"Who told in time not to come to match 1?"_s),
             qPrintable(room.person.said()));
}

// Both of Team 8 are here when one of them turns out to be barred.
void tst_absences::whoIsHereAndMayNotPlayIsNotWaitedFor()
{
    Room room;
    room.desktop.session().ask({}, [](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        for (const char* player : {"P1", "P2", "P15", "P16"})
            if (auto here = desk::checkIn(desk, "J. Park", player, {"UNC One Card", {}}); !here)
                return here;
        facts::Sanction sanction;
        sanction.person = "P16";
        sanction.reason = "a fight";
        return desk::sanction(desk, "J. Park", sanction);
    });
    room.person.wait();
    const QString said = room.person.said();
    const auto rows = room.desktop.window().findChildren<nightview::Row*>();
    QVERIFY(std::any_of(rows.begin(), rows.end(), [](const auto* row) {
        return row->accessibleDescription().contains(u"Player 16 may not play: a fight"_s);
    }));
    QVERIFY2(said.contains(u"X decides match 1. Team 8: forfeit"_s), qPrintable(said));
    room.person.press(Qt::Key_X);
    QVERIFY2(room.match("W1-1").outcome == night::Outcome::Forfeit, qPrintable(room.person.said()));
    QVERIFY(room.match("W1-1").winner == scoring::Side::A);
}

void tst_absences::saysWhatXWouldDo()
{
    Room room;
    room.policy(policyOfUnl);
    room.person.press(Qt::Key_W);
    QVERIFY(!room.person.said().contains(u"X decides match 1"_s));
    room.policy(R"({"grace": 0, "no-show": {"fee": 20}})");
    QVERIFY2(
        room.person.said().contains(u"X decides match 1. Team 1: no-show, ranks as a forfeit, fee 20."_s),
        qPrintable(room.person.said()));
    room.clickKey(u"X"_s);
    QVERIFY2(room.match("W1-1").outcome == night::Outcome::DoubleForfeit, qPrintable(room.person.said()));
}

// The one with the focus where its time is over, or the first of which it is; by the key as by a click.
void tst_absences::xDecidesTheMatchThatItNames()
{
    Room room;
    room.policy(policyOfUnl);
    for (int i = 0; i < 2; ++i) {
        room.person.press(Qt::Key_W);
        room.person.press(Qt::Key_Down);
    }
    room.policy(R"({"grace": 0, "no-show": {"fee": 20}})");
    const auto names = [&](const QString& match) {
        return room.person.said().contains(u"X decides "_s + match + u'.');
    };
    QVERIFY2(names(u"match 1"_s), qPrintable(room.person.said())); // nobody waits for the third
    room.person.press(Qt::Key_Up);
    QVERIFY2(names(u"match 2"_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_Return); // Enter calls, and decides nothing
    QVERIFY(room.match("W1-2").state == night::State::Ready);
    room.person.press(Qt::Key_Down);
    QVERIFY2(names(u"match 1"_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_X);
    QVERIFY2(room.match("W1-1").outcome == night::Outcome::DoubleForfeit, qPrintable(room.person.said()));
    QVERIFY(room.match("W1-2").state == night::State::Ready);
    QVERIFY2(names(u"match 2"_s), qPrintable(room.person.said()));
    room.clickKey(u"X"_s);
    QVERIFY2(room.match("W1-2").outcome == night::Outcome::DoubleForfeit, qPrintable(room.person.said()));
}

void tst_absences::looksRight()
{
    Room room;
    room.policy(policyOfUnl);
    room.person.press(Qt::Key_W);
    room.policy(R"({"grace": 0, "removeAfter": 2, "no-show": {"rating": 0, "otherRating": 40, "fee": 20}})");
    stage::pictures(room.desktop.window(), room.desktop.theme(), u"night-graceup"_s);
    room.person.press(Qt::Key_D);
    stage::pictures(room.desktop.window(), room.desktop.theme(), u"night-default"_s);
}

namespace {

/// From Check-in to the screen by its key.
void goToAbsences(Room& room)
{
    room.person.press(Qt::Key_3, Qt::ControlModifier);
    room.person.press(Qt::Key_F7);
    QCOMPARE(room.desktop.window().current(), &room.desktop.absences());
}

void fill(Room& room, const QString& field, const QString& text)
{
    auto* line = room.person.find<QLineEdit>(field);
    line->setFocus();
    line->selectAll();
    room.person.type(text);
}

/// Chooses it with the arrows, as it stands in the list.
void choose(Room& room, const QString& field, const QString& text)
{
    auto* list = room.person.find<look::DropDown>(field);
    list->setFocus();
    for (int step = 0; step < list->count() && list->currentText() != text; ++step)
        room.person.press(list->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
    QCOMPARE(list->currentText(), text);
}

const night::AbsencePolicy& policyOf(Room& room)
{
    return room.desktop.session().night().setting->absence;
}

} // namespace

void tst_absences::thePolicyIsSetAtTheWindow()
{
    Room room;
    goToAbsences(room);
    fill(room, u"Minutes of grace"_s, u"10"_s);
    choose(room, u"The time that was waited"_s, u"stays with the match"_s);
    fill(room, u"Absences until a team is out"_s, u"2"_s);
    fill(room, u"No-show: rated"_s, u"0"_s);
    fill(room, u"No-show: the other side rated"_s, u"4"_s);
    fill(room, u"No-show: fee"_s, u"20"_s);
    choose(room, u"Default: in the standings"_s, u"forfeit"_s);
    choose(room, u"Forfeit: towards removal"_s, u"no"_s);
    QVERIFY2(room.person.said().contains(u"Not set yet."_s), qPrintable(room.person.said()));
    QVERIFY(!policyOf(room).grace);
    room.person.find<QLineEdit>(u"No-show: fee"_s)->setFocus();
    room.person.press(Qt::Key_Return);
    QVERIFY2(policyOf(room).grace == 10, qPrintable(room.person.said()));
    QVERIFY(!policyOf(room).offClock);
    QCOMPARE(policyOf(room).removeAfter, 2);
    QVERIFY((policyOf(room).noShow == night::AbsenceEffect{true, 0, 40, 20, true}));
    QVERIFY(policyOf(room).defaulted.isForfeit && !policyOf(room).defaulted.counts);
    QVERIFY(!policyOf(room).forfeit.counts);
    QVERIFY(room.person.said().contains(
        u"On record: 10 minutes of grace; out after 2; default: ranks as a forfeit"_s));
    // An empty field says: none. Undo brings the one before back into the fields.
    fill(room, u"Minutes of grace"_s, u" "_s);
    room.person.press(Qt::Key_Return);
    QVERIFY2(!policyOf(room).grace, qPrintable(room.person.said()));
    QVERIFY(policyOf(room).noShow.fee == 20);
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(policyOf(room).grace == 10);
    QCOMPARE(room.person.find<QLineEdit>(u"Minutes of grace"_s)->text(), u"10"_s);
    room.person.press(Qt::Key_Escape);
    QVERIFY(room.person.find<QLineEdit>(u"Name, team or card"_s)); // at the door again
}

void tst_absences::aWrongNumberIsNamed()
{
    Room room;
    goToAbsences(room);
    const auto refuses = [&](const QString& field, const QString& typed, const QString& says) {
        fill(room, field, typed);
        room.person.press(Qt::Key_Return);
        QVERIFY2(room.person.said().contains(says), qPrintable(room.person.said()));
        QCOMPARE(QApplication::focusWidget()->accessibleName(), field);
        QVERIFY(policyOf(room) == night::AbsencePolicy());
        fill(room, field, u" "_s);
    };
    refuses(u"Minutes of grace"_s, u"61"_s,
            u"Minutes of grace: “61” is no whole number from 0 to 60; empty says “no clock”."_s);
    refuses(u"Forfeit: rated"_s, u"11"_s,
            u"Forfeit: rated: “11” is no rating from 0 to 10, such as 3.5; empty says “none”."_s);
    refuses(u"No-show: fee"_s, u"ten"_s, u"No-show: fee: “ten” is no whole number from 0 to 99999"_s);
}

void tst_absences::somebodyMayNotPlayUntilADay()
{
    Room room;
    goToAbsences(room);
    QVERIFY(room.person.said().contains(u"Nobody is sanctioned."_s));
    room.person.press(Qt::Key_F7);
    fill(room, u"Name"_s, u"Player 3"_s);
    fill(room, u"Last day"_s, u"2099-02-30"_s);
    fill(room, u"Reason"_s, u"a fight"_s);
    room.person.press(Qt::Key_Return);
    QVERIFY2(room.person.said().contains(u"Until is no day as 2026-12-31: 2099-02-30"_s),
             qPrintable(room.person.said()));
    fill(room, u"Last day"_s, u"2099-02-28"_s);
    room.person.press(Qt::Key_Return);
    const auto& sanctions = room.desktop.session().night().setting->sanctions;
    QCOMPARE(sanctions.size(), std::size_t{1});
    QCOMPARE(*sanctions.front().sanction.person, std::string("P3"));
    QCOMPARE(*sanctions.front().sanction.until, std::string("2099-02-28"));
    // At the door they are kept out by it.
    room.person.press(Qt::Key_Escape);
    room.person.type(u"Player 3⏎"_s);
    if (room.person.said().contains(u"What does Player 3 show?"_s))
        room.person.press(Qt::Key_Return);
    QVERIFY2(room.person.said().contains(u"Player 3 may not play: suspended until 2099-02-28"_s),
             qPrintable(room.person.said()));
    QVERIFY2(room.person.said().contains(u"A fight (J. Park); to let them in takes an override"_s),
             qPrintable(room.person.said()));
}

void tst_absences::aTeamIsBarredAndFreed()
{
    Room room;
    goToAbsences(room);
    room.person.click(u"Somebody may not play"_s);
    room.person.click(u"Who: A whole team"_s);
    fill(room, u"Name"_s, u"No such team"_s);
    fill(room, u"Reason"_s, u"two forfeits"_s);
    room.person.press(Qt::Key_Return);
    QVERIFY2(room.person.said().contains(u"No such team"_s), qPrintable(room.person.said()));
    fill(room, u"Name"_s, u"Team 2"_s);
    room.person.press(Qt::Key_Return);
    auto* table = room.person.find<look::RowTable>(u"sanctions"_s);
    QCOMPARE(table->model()->index(0, 0).data().toString(), u"Team 2 (Player 3, Player 4)"_s);
    QCOMPARE(table->model()->index(0, 1).data().toString(), u"until lifted"_s);
    table->setFocus();
    room.person.press(Qt::Key_Delete);
    room.person.press(Qt::Key_Return);
    QVERIFY(room.person.said().contains(u"Reason is missing"_s));
    fill(room, u"Reason"_s, u"the board lifted it⏎"_s);
    QVERIFY2(room.desktop.session().night().setting->sanctions.empty(), qPrintable(room.person.said()));
    QVERIFY(room.person.said().contains(u"Nobody is sanctioned."_s));
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.desktop.session().night().setting->sanctions.size(), std::size_t{1});
}

void tst_absences::needsAPinWhereOneIsSet()
{
    Room room;
    goToAbsences(room);
    QString asked;
    int times = 0;
    session::Allowed then;
    session::Dropped dropped;
    room.desktop.absences().allow = [&](const QString& what, const session::Allowed& allowed,
                                        const session::Dropped& givenUp) {
        asked = what;
        ++times;
        then = allowed;
        dropped = givenUp;
    };
    fill(room, u"Minutes of grace"_s, u"5"_s);
    room.person.press(Qt::Key_Return);
    QCOMPARE(asked, u"What an absence costs: a supervisor's PIN"_s);
    QVERIFY(!policyOf(room).grace); // nobody has given one
    then(u"M. Osei"_s);
    room.person.wait();
    QVERIFY(policyOf(room).grace == 5);
    room.person.press(Qt::Key_F7);
    fill(room, u"Name"_s, u"Player 1"_s);
    fill(room, u"Reason"_s, u"a fight⏎"_s);
    QCOMPARE(asked, u"Who may not play: a supervisor's PIN"_s);
    QVERIFY(room.desktop.session().night().setting->sanctions.empty());
    dropped(); // the PIN was not at hand; once more
    QVERIFY2(room.person.said().contains(u"no PIN was given"_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_Return);
    QCOMPARE(times, 3);
    then(u"M. Osei"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // before the desk has answered
    room.person.wait();
    QCOMPARE(times, 3);
    QCOMPARE(room.desktop.session().night().setting->sanctions.size(), std::size_t{1});
    QCOMPARE(room.desktop.session().night().setting->sanctions.front().stamp.by, std::string("M. Osei"));
    QVERIFY(room.person.said().contains(u"Who may not play"_s));
}

void tst_absences::twoEntersAreOneSanction()
{
    Room room;
    goToAbsences(room);
    room.person.press(Qt::Key_F7);
    fill(room, u"Name"_s, u"Player 1"_s);
    fill(room, u"Reason"_s, u"a fight⏎⏎"_s); // faster than the desk answers
    const auto entries = night::entries(room.desktop.session().night());
    const auto isSanction = [](const facts::Entry& each) {
        return std::holds_alternative<facts::Sanction>(each.fact);
    };
    QVERIFY(std::count_if(entries.begin(), entries.end(), isSanction) == 1);
}

void tst_absences::whatIsTypedStays()
{
    Room room;
    goToAbsences(room);
    fill(room, u"Minutes of grace"_s, u"7"_s);
    room.person.press(Qt::Key_Escape);
    room.person.press(Qt::Key_F7);
    QCOMPARE(room.desktop.window().current(), &room.desktop.absences());
    QCOMPARE(room.person.find<QLineEdit>(u"Minutes of grace"_s)->text(), u"7"_s);
    room.person.press(Qt::Key_F7);
    fill(room, u"Name"_s, u"Player 3"_s);
    room.person.press(Qt::Key_F7); // the question is there already
    QCOMPARE(room.person.find<QLineEdit>(u"Name"_s)->text(), u"Player 3"_s);
}

void tst_absences::theCursorStaysWithWhomItWasOn()
{
    Room room;
    const auto bar = [&](const char* who) {
        room.desktop.session().ask({}, [who](desk::Desk& desk) {
            facts::Sanction sanction;
            sanction.person = who;
            sanction.reason = "a fight";
            return desk::sanction(desk, "J. Park", sanction);
        });
        room.person.wait();
    };
    bar("P3");
    bar("P4");
    goToAbsences(room);
    auto* table = room.person.find<look::RowTable>(u"sanctions"_s);
    table->setCurrentIndex(table->model()->index(1, 0));
    const QString who = table->currentIndex().data().toString();
    bar("P1");
    bar("P9");
    QCOMPARE(table->model()->rowCount(), 4);
    QCOMPARE(table->currentIndex().data().toString(), who);
}

void tst_absences::theScreenLooksRight()
{
    Room room;
    room.policy(policyOfUnl);
    goToAbsences(room);
    stage::pictures(room.desktop.window(), room.desktop.theme(), u"absences-none"_s);
    for (const char* who : {"P3", "P4", "P5"})
        room.desktop.session().ask({}, [who](desk::Desk& desk) {
            facts::Sanction sanction;
            sanction.person = who;
            sanction.reason = "left in a fight during the semifinal of last week, director informed";
            if (who == std::string("P4"))
                sanction.until = "2026-12-31";
            if (who == std::string("P5"))
                sanction.until = "2020-12-31";
            return desk.record("J. Park",
                               [&](desk::Draft& draft) { return draft.add(facts::Fact(sanction)); });
        });
    room.desktop.session().ask({}, [](desk::Desk& desk) {
        facts::Sanction sanction;
        sanction.team = "T8";
        sanction.reason = "two forfeits";
        return desk::sanction(desk, "J. Park", sanction);
    });
    room.person.wait();
    stage::pictures(room.desktop.window(), room.desktop.theme(), u"absences"_s);
    fill(room, u"No-show: fee"_s, u"ten⏎"_s);
    room.person.press(Qt::Key_F7);
    stage::pictures(room.desktop.window(), room.desktop.theme(), u"absences-ask"_s);
}

QTEST_MAIN(tst_absences)
#include "tst_absences.moc"
