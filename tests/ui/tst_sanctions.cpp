// The screen of absences and sanctions: the tournament's policy, and who may not play.
#include "emptyroom.h"
#include "pinasked.h"

#include "desk/checkin/sanction.h"
#include "ui/absences/absencesscreen.h"

#include <QAccessible>

#include <algorithm>

using namespace emptyroom;

class tst_sanctions : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void thePolicyIsSetAtTheWindow();
    void withoutATimeLimitNoWaitIsTakenOffIt();
    void aWrongNumberIsNamed();
    void somebodyMayNotPlayUntilADay();
    void aTeamIsSuspendedAndReinstated();
    void deleteLiftsOneFromAnyButton();
    void needsAPinWhereOneIsSet();
    void twoEntersAreOneSanction();
    void whatIsTypedStays();
    void undoDoesNotPassWhatIsTyped();
    void theCursorStaysWithWhomItWasOn();
    void aSmallWindowSaysThatNobodyIsSuspended();
    void aSmallWindowShowsSeveralSuspensions();
    void aLargeWindowGivesTheListsItsRoom();
    void theCostsEndWithTheFieldsAboveThem();
};

namespace {

/// From Check-in to the screen by its key.
void goToAbsences(EmptyRoom& room)
{
    room.person.press(Qt::Key_3, Qt::ControlModifier);
    room.person.press(Qt::Key_F7);
    QCOMPARE(room.desktop.window().current(), &room.desktop.absences());
}

/// With that screen in front.
struct AbsencesRoom : EmptyRoom {
    explicit AbsencesRoom(const char* rules = "unc") : EmptyRoom(rules) { goToAbsences(*this); }
};

void fill(EmptyRoom& room, const QString& field, const QString& text)
{
    auto* line = room.person.find<QLineEdit>(field);
    line->setFocus();
    line->selectAll();
    room.person.type(text);
}

/// Chooses it with the arrows, as it stands in the list.
void choose(EmptyRoom& room, const QString& field, const QString& text)
{
    auto* list = room.person.find<QComboBox>(field);
    list->setFocus();
    for (int step = 0; step < list->count() && stage::textOf(*list) != text; ++step)
        room.person.press(list->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
    QCOMPARE(stage::textOf(*list), text);
}

/// What the screen says is wrong.
QString complaints(EmptyRoom& room)
{
    QStringList all;
    for (auto* each : room.desktop.absences().findChildren<kit::Prose*>())
        if (each->isVisible() &&
            QAccessible::queryAccessibleInterface(each)->role() == QAccessible::AlertMessage)
            all << stage::textOf(*each);
    return all.join(u" | "_s);
}

void suspend(EmptyRoom& room, const char* player)
{
    room.person.record([player](desk::Desk& desk) {
        return desk::sanction(desk, "J. Park", {.person = player, .reason = "a fight"});
    });
}

const tournament::AbsencePolicy& policyOf(EmptyRoom& room)
{
    return room.desktop.session().tournament().setting->absence;
}

} // namespace

void tst_sanctions::thePolicyIsSetAtTheWindow()
{
    AbsencesRoom room;
    fill(room, u"Grace period, minutes"_s, u"10"_s);
    choose(room, u"Waiting time"_s, u"Stays with the match"_s);
    fill(room, u"Absences before removal"_s, u"2"_s);
    fill(room, u"No-show: rated"_s, u"0"_s);
    fill(room, u"No-show: the other side rated"_s, u"4"_s);
    fill(room, u"No-show: fee"_s, u"20"_s);
    choose(room, u"Default: in the standings"_s, u"Forfeit"_s);
    choose(room, u"Forfeit: toward removal"_s, u"No"_s);
    const auto* save = room.person.find<QPushButton>(u"Save"_s);
    QVERIFY(save->isEnabled());
    QVERIFY(!policyOf(room).grace);
    room.person.find<QLineEdit>(u"No-show: fee"_s)->setFocus();
    room.person.press(Qt::Key_Return);
    QVERIFY2(policyOf(room).grace == 10, qPrintable(room.person.said()));
    QVERIFY(!policyOf(room).offClock);
    QCOMPARE(policyOf(room).removeAfter, 2);
    QVERIFY((policyOf(room).noShow == tournament::AbsenceEffect{true, 0, 40, 20, true}));
    QVERIFY(policyOf(room).defaulted.isForfeit && !policyOf(room).defaulted.counts);
    QVERIFY(!policyOf(room).forfeit.counts);
    QVERIFY(!save->isEnabled());
    // An empty field says: none. Undo brings the one before back into the fields.
    fill(room, u"Grace period, minutes"_s, u" "_s);
    room.person.press(Qt::Key_Return);
    QVERIFY2(!policyOf(room).grace, qPrintable(room.person.said()));
    QVERIFY(policyOf(room).noShow.fee == 20);
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(policyOf(room).grace == 10);
    QCOMPARE(room.person.find<QLineEdit>(u"Grace period, minutes"_s)->text(), u"10"_s);
    room.person.press(Qt::Key_Escape);
    QVERIFY(room.person.find<QLineEdit>(u"Name, team, ID or card"_s)); // at the checks again
}

void tst_sanctions::withoutATimeLimitNoWaitIsTakenOffIt()
{
    for (const bool hasLimit : {true, false}) {
        AbsencesRoom room(hasLimit ? "unc" : "mckendree");
        QVERIFY(room.person.find<QLineEdit>(u"Grace period, minutes"_s));
        QCOMPARE(stage::inView<QComboBox>(room.desktop.window(), u"Waiting time"_s) != nullptr, hasLimit);
    }
}

void tst_sanctions::aWrongNumberIsNamed()
{
    AbsencesRoom room;
    const auto refuses = [&](const QString& field, const QString& typed, const QString& says) {
        fill(room, field, typed);
        room.person.press(Qt::Key_Return);
        QVERIFY2(room.person.said().contains(says), qPrintable(room.person.said()));
        QCOMPARE(stage::nameOf(*QApplication::focusWidget()), field);
        QVERIFY(policyOf(room) == tournament::AbsencePolicy());
        fill(room, field, u" "_s);
    };
    refuses(u"Grace period, minutes"_s, u"61"_s,
            u"Grace period, minutes: “61” must be a whole number from 0 to 60. Empty means “None”."_s);
    refuses(u"Forfeit: rated"_s, u"11"_s,
            u"Forfeit: rated: “11” must be a rating from 0 to 10, like 3.5. Empty means “None”."_s);
    refuses(u"No-show: fee"_s, u"ten"_s, u"No-show: fee: “ten” must be a whole number from 0 to 99999"_s);
}

void tst_sanctions::somebodyMayNotPlayUntilADay()
{
    AbsencesRoom room;
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_F7);
    fill(room, u"Name"_s, u"Player 3"_s);
    fill(room, u"Last day"_s, u"2099-02-30"_s);
    fill(room, u"Reason"_s, u"a fight"_s);
    room.person.press(Qt::Key_Return);
    SAYS(complaints(room));
    fill(room, u"Last day"_s, u"2099-02-28"_s);
    room.person.press(Qt::Key_Return);
    const auto& sanctions = room.desktop.session().tournament().setting->sanctions;
    QCOMPARE(sanctions.size(), std::size_t{1});
    QCOMPARE(*sanctions.front().sanction.person, std::string("P3"));
    QCOMPARE(*sanctions.front().sanction.until, std::string("2099-02-28"));
    // At the checks they are kept out by it.
    room.person.press(Qt::Key_Escape);
    room.person.type(u"Player 3⏎"_s);
    if (room.person.said().contains(u"Which ID does Player 3 show?"_s))
        room.person.press(Qt::Key_Return);
    MENTIONS_ALL(room.person.said(), 2);
}

void tst_sanctions::aTeamIsSuspendedAndReinstated()
{
    AbsencesRoom room;
    room.person.click(u"Suspend"_s);
    room.person.click(u"Who: A whole team"_s);
    fill(room, u"Name"_s, u"No such team"_s);
    fill(room, u"Reason"_s, u"two forfeits"_s);
    room.person.press(Qt::Key_Return);
    SAYS(complaints(room));
    fill(room, u"Name"_s, u"Team 2"_s);
    room.person.press(Qt::Key_Return);
    auto* table = room.person.find<kit::RowTable>(u"Suspensions"_s);
    SAYS(stage::textOf(table->model()->index(0, 0)));
    QCOMPARE(stage::textOf(table->model()->index(0, 1)), u"Until lifted"_s);
    table->setFocus();
    room.person.press(Qt::Key_Delete);
    room.person.press(Qt::Key_Return);
    MENTIONS(room.person.said());
    fill(room, u"Reason"_s, u"the board lifted it⏎"_s);
    QVERIFY2(room.desktop.session().tournament().setting->sanctions.empty(), qPrintable(room.person.said()));
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.desktop.session().tournament().setting->sanctions.size(), std::size_t{1});
}

// As its keycap at the top of the screen says. In a field it deletes what is typed.
void tst_sanctions::deleteLiftsOneFromAnyButton()
{
    EmptyRoom room;
    suspend(room, "P1");
    goToAbsences(room);
    const auto isAsked = [&] { return room.desktop.absences().findChild<kit::Ask*>()->isOpen(); };
    QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
    room.person.press(Qt::Key_Delete);
    QVERIFY(!isAsked());
    room.person.find<QPushButton>(u"Suspend"_s)->setFocus();
    room.person.press(Qt::Key_Delete);
    QVERIFY(isAsked());
    fill(room, u"Reason"_s, u"the board lifted it⏎"_s);
    QVERIFY(room.desktop.session().tournament().setting->sanctions.empty());
}

void tst_sanctions::needsAPinWhereOneIsSet()
{
    AbsencesRoom room;
    stage::PinAsked pin(room.desktop.absences().allow);
    fill(room, u"Grace period, minutes"_s, u"5"_s);
    room.person.press(Qt::Key_Return);
    SAYS(pin.what);
    QVERIFY(!policyOf(room).grace); // nobody has given one
    pin.granted(u"M. Osei"_s);
    room.person.wait();
    QVERIFY(policyOf(room).grace == 5);
    room.person.press(Qt::Key_F7);
    fill(room, u"Name"_s, u"Player 1"_s);
    fill(room, u"Last day"_s, u"2099-02-30"_s);
    fill(room, u"Reason"_s, u"a fight⏎"_s);
    SAYS(complaints(room));
    fill(room, u"Last day"_s, u"2020-02-28⏎"_s);
    MENTIONS(complaints(room));
    QCOMPARE(pin.times, 1); // no PIN for what cannot be
    fill(room, u"Last day"_s, u" ⏎"_s);
    SAYS(pin.what);
    QVERIFY(room.desktop.session().tournament().setting->sanctions.empty());
    pin.cancelled(); // the PIN was not at hand; once more
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_Return);
    QCOMPARE(pin.times, 3);
    pin.granted(u"M. Osei"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // before the desk has answered
    room.person.wait();
    QCOMPARE(pin.times, 3);
    QCOMPARE(room.desktop.session().tournament().setting->sanctions.size(), std::size_t{1});
    QCOMPARE(room.desktop.session().tournament().setting->sanctions.front().stamp.by, std::string("M. Osei"));
    QCOMPARE(complaints(room), QString());
}

void tst_sanctions::twoEntersAreOneSanction()
{
    AbsencesRoom room;
    room.person.press(Qt::Key_F7);
    fill(room, u"Name"_s, u"Player 1"_s);
    fill(room, u"Reason"_s, u"a fight⏎⏎"_s); // faster than the desk answers
    const auto entries = tournament::entries(room.desktop.session().tournament());
    const auto isSanction = [](const facts::Entry& each) {
        return std::holds_alternative<facts::Sanction>(each.fact);
    };
    QVERIFY(std::count_if(entries.begin(), entries.end(), isSanction) == 1);
}

void tst_sanctions::whatIsTypedStays()
{
    AbsencesRoom room;
    fill(room, u"Grace period, minutes"_s, u"7"_s);
    room.person.press(Qt::Key_Escape);
    room.person.press(Qt::Key_F7);
    QCOMPARE(room.desktop.window().current(), &room.desktop.absences());
    QCOMPARE(room.person.find<QLineEdit>(u"Grace period, minutes"_s)->text(), u"7"_s);
    room.person.press(Qt::Key_F7);
    fill(room, u"Name"_s, u"Player 3"_s);
    room.person.press(Qt::Key_F7); // the question is there already
    QCOMPARE(room.person.find<QLineEdit>(u"Name"_s)->text(), u"Player 3"_s);
}

// Trial: Ctrl+Z in an open form undid what was recorded before it. Saving is not the only way on.
void tst_sanctions::undoDoesNotPassWhatIsTyped()
{
    EmptyRoom room;
    room.policy(emptyroom::policyOfUnl);
    goToAbsences(room);
    fill(room, u"Grace period, minutes"_s, u"7"_s);
    auto* save = room.person.find<QPushButton>(u"Save"_s);
    save->setFocus(); // a field would keep the key
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(policyOf(room).grace == 10);
    QVERIFY2(room.person.said().contains(u"Nothing was undone"_s), qPrintable(room.person.said()));
    save->click();
    room.person.wait();
    QVERIFY(policyOf(room).grace == 7);
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(policyOf(room).grace == 10);
    fill(room, u"Grace period, minutes"_s, u"9"_s);
    auto* cancel = room.person.find<QPushButton>(u"Cancel"_s);
    cancel->setFocus();
    room.person.press(Qt::Key_Return);
    QCOMPARE(room.person.find<QLineEdit>(u"Grace period, minutes"_s)->text(), u"10"_s);
    QVERIFY(!cancel->isEnabled());
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!policyOf(room).grace);
}

void tst_sanctions::theCursorStaysWithWhomItWasOn()
{
    EmptyRoom room;
    suspend(room, "P3");
    suspend(room, "P4");
    goToAbsences(room);
    auto* table = room.person.find<kit::RowTable>(u"Suspensions"_s);
    table->setCurrentIndex(table->model()->index(1, 0));
    const QString who = table->currentIndex().data().toString();
    suspend(room, "P1");
    suspend(room, "P9");
    QCOMPARE(table->model()->rowCount(), 4);
    QCOMPARE(table->currentIndex().data().toString(), who);
}

void tst_sanctions::aSmallWindowSaysThatNobodyIsSuspended()
{
    EmptyRoom room;
    room.desktop.window().resize(1024, 700);
    goToAbsences(room);
    const auto* suspend = room.person.find<QPushButton>(u"Suspend"_s);
    QTRY_COMPARE(suspend->visibleRegion(), QRegion(suspend->rect()));
    const auto all = room.desktop.absences().findChildren<kit::Prose*>();
    const auto none = std::ranges::find_if(all, [](const kit::Prose* each) {
        return pseudo::english(each->text()).startsWith(u"No one is suspended."_s);
    });
    QVERIFY(none != all.end());
    if (!pseudo::isSpoken()) // whose sentences are longer
        QTRY_COMPARE((*none)->visibleRegion().boundingRect(), (*none)->rect());
}

// The list is as high as its rows.
void tst_sanctions::aSmallWindowShowsSeveralSuspensions()
{
    EmptyRoom room;
    room.desktop.window().resize(1024, 700);
    suspend(room, "P1");
    goToAbsences(room);
    const auto* table = room.person.find<kit::RowTable>(u"Suspensions"_s);
    QTRY_VERIFY(table->viewport()->height() < 2 * table->rowHeight(0));
    const QModelIndex row = table->model()->index(0, 0); // who entered it stands below, with the whole reason
    QCOMPARE(row.data(kit::SecondRole).toString(), u"a fight"_s);
    QVERIFY(room.person.said().contains(u"a fight · J. Park"_s));
    if (!pseudo::isSpoken()) { // whose sentences are longer
        const QRegion whole(table->visualRect(row));
        QTRY_COMPARE(table->viewport()->visibleRegion().intersected(whole), whole);
        const auto* lift = room.person.find<QPushButton>(u"Lift suspension"_s);
        QCOMPARE(lift->visibleRegion(), QRegion(lift->rect()));
    }
    for (const char* player : {"P3", "P4", "P9"})
        suspend(room, player);
    QTRY_VERIFY(table->viewport()->height() >= 4 * table->rowHeight(0));
}

// What stands beside them needs no more than it has.
void tst_sanctions::aLargeWindowGivesTheListsItsRoom()
{
    EmptyRoom room;
    suspend(room, "P1");
    room.person.press(Qt::Key_3, Qt::ControlModifier);
    const auto* missing = room.person.find<kit::RowTable>(u"not checked in, by match"_s);
    room.desktop.window().resize(1280, 720);
    if (!pseudo::isSpoken()) // whose words need more
        QTRY_VERIFY(missing->width() < 400);
    room.desktop.window().resize(1920, 1080);
    QTRY_VERIFY(missing->width() > 520);
    room.person.press(Qt::Key_F7);
    QTRY_VERIFY(room.person.find<kit::RowTable>(u"Suspensions"_s)->width() > 660);
}

void tst_sanctions::theCostsEndWithTheFieldsAboveThem()
{
    AbsencesRoom room;
    const auto endOf = [](const QWidget* each) {
        return each->mapTo(each->window(), each->rect().topRight()).x();
    };
    const auto* above = room.person.find<QLineEdit>(u"Absences before removal"_s);
    const auto* last = room.person.find<QComboBox>(u"No-show: toward removal"_s);
    for (const QSize& size : {QSize(1920, 1080), QSize(1024, 700)}) {
        room.desktop.window().resize(size);
        QTRY_COMPARE(endOf(last), endOf(above));
    }
}

TEST_CLASS(tst_sanctions)
#include "tst_sanctions.moc"
