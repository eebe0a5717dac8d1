// Who is checked in against a rule or a suspension, and what the large answer says of them and after an
// undo.
#include "atcheckin.h"

#include "desk/checkin/sanction.h"
#include "desk/corrections/undo.h"

#include <QScrollBar>

using namespace atcheckin;

namespace {

/// Ana has come without an ID, and a reason is asked for.
struct WithoutId : FrontDesk {
    WithoutId()
    {
        come(u"ana"_s);
        show('0');
    }
};

/// The label in view that says just that.
const QLabel* labelOf(const FrontDesk& front, const QString& text)
{
    for (const QLabel* label : front.screen.findChildren<QLabel*>())
        if (label->isVisible() && stage::textOf(*label) == text)
            return label;
    qFatal("nothing in view says \"%s\"; there is: %s", qPrintable(text), qPrintable(front.said()));
}

void bar(FrontDesk& front, const char* person)
{
    front.stage.record([person = std::string(person)](desk::Desk& desk) {
        return desk::sanction(desk, "J. Park", {.person = person, .reason = "a fight"});
    });
}

} // namespace

class tst_exceptions : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void saysWhichIdEnterRecords();
    void letsInWithAReason();
    void isReadyOnceAReasonIsTyped();
    void marksWhoPlaysAgainstARule();
    void takesNoCardForAReason();
    void aSuspensionIsAskedAbout();
    void aSuspendedPlayerWithoutIdBreaksBothRules();
    void aSuspendedPlayersIdIsNotAskedForAgain();
    void theReasonOfASuspensionIsSmall();
    void theAnswerFollowsUndo();
    void theLastOfAMatchLeadsToItsCall();
    void whoIsStillToComeIsInViewAfterTheLastOfATeam();
};

// Trial: the attendance list said that everybody had shown it, and nobody had been told.
void tst_exceptions::saysWhichIdEnterRecords()
{
    for (const char* venue : {"mckendree", "unc", "classic"}) { // of two IDs UNC asks which
        FrontDesk front(venue);
        front.type(u"ana"_s);
        const auto* line = front.screen.findChild<kit::Prose*>(u"onEnter"_s);
        QCOMPARE(line->isVisible(), venue == std::string_view("mckendree"));
        if (!line->isVisible())
            continue;
        front.key(Qt::Key_Return);
        const QString shown = QString::fromStdString(front.arrival("P1").shown);
        QVERIFY2(!shown.isEmpty() && line->text().contains(shown), qPrintable(line->text()));
    }
}

void tst_exceptions::letsInWithAReason()
{
    WithoutId front;
    MENTIONS(front.said());
    front.key(Qt::Key_Return);
    MENTIONS(front.said());
    front.come(u"the director knows her"_s);
    SAYS(front.arrival("P1").override);
    front.type(u"tyr"_s);
    front.key(Qt::Key_F6);
    front.come(u"lost card"_s);
    QCOMPARE(front.arrival("P2").override, std::string("lost card"));
}

void tst_exceptions::isReadyOnceAReasonIsTyped()
{
    WithoutId front;
    const QPushButton* button = front.button(u"Check in anyway"_s);
    QVERIFY(button);
    QVERIFY(button->property("unready").toBool());
    front.type(u"lost card"_s);
    QVERIFY(!button->property("unready").toBool());
}

void tst_exceptions::marksWhoPlaysAgainstARule()
{
    WithoutId front;
    front.come(u"lost card"_s);
    front.come(u"tyr"_s);
    front.show('1');
    const auto here = [&](const char* person) {
        const kit::RowModel& players = stage::called<kit::RowTable>(front.screen, u"players"_s)->rows();
        return players.index(players.rowOf(QLatin1String(person)), 2);
    };
    SAYS(stage::textOf(here("P1"), kit::SecondRole));
    QVERIFY(!here("P1").data(kit::TickRole).toBool());
    SAYS(stage::textOf(here("P1"), Qt::AccessibleTextRole));
    QVERIFY(here("P2").data(kit::TickRole).toBool());
    QVERIFY(!here("P2").data(kit::SecondRole).isValid());
    front.type(u"full"_s);
}

void tst_exceptions::takesNoCardForAReason()
{
    WithoutId front;
    auto* reason = front.screen.findChild<checkin::ProofField*>()->findChild<QLineEdit*>();
    front.come(u"lost 730114820"_s);
    QCOMPARE(reason->text(), QString());
    MENTIONS(front.said());
    front.come(u"12 34"_s);
    MENTIONS(front.said());
    SAYS(front.counter());
    reason->clear();
    front.come(u"lost; 100% sure it is Ana"_s);
    SAYS(front.arrival("P1").override);
}

// Who is kept out by a sanction may have an ID: that is asked first, and then why they play all the same.
void tst_exceptions::aSuspensionIsAskedAbout()
{
    FrontDesk front;
    front.type(u"ana"_s);
    bar(front, "P1");
    QPushButton* shown = nullptr;
    for (auto* each : front.screen.findChildren<kit::KeycapButton*>())
        if (each->isVisible() && each->key() == u"F6"_s)
            shown = each;
    QVERIFY(shown);
    SAYS(stage::textOf(*shown));
    front.key(Qt::Key_F6);
    MENTIONS(front.said());
    QVERIFY(!shown->isVisible()); // just that is asked
    front.show('1');
    QVERIFY(front.tournament().setting->people.at("P1").arrivals.empty());
    MENTIONS(front.said());
    QVERIFY(!front.said().contains(u"without an accepted ID?"_s));
    front.come(u"staff allowed it by phone"_s);
    SAYS(front.arrival("P1").override);
    SAYS(front.arrival("P1").shown);
    const auto isIn = [&](const QString& name, kit::Line::Ink ink) {
        const QPalette palette = labelOf(front, name)->palette();
        return palette.color(QPalette::WindowText) == kit::colorOf(front.stage.theme.colors(), ink);
    };
    // Not plain green, and the reason is small.
    QVERIFY(isIn(u"Ana Ruiz · Full House"_s, kit::Line::Ink::Warn));
    MENTIONS(front.said());
    QVERIFY(!front.said().contains(u"ID rule"_s));
    const kit::RowModel& players = stage::called<kit::RowTable>(front.screen, u"players"_s)->rows();
    const QModelIndex here = players.index(players.rowOf(u"P1"_s), 2);
    SAYS(stage::textOf(here, kit::SecondRole));
    front.come(u"tyr"_s);
    front.show('1');
    QVERIFY(isIn(u"Tyrell Washington · Full House"_s, kit::Line::Ink::Ok));
}

// The question names both rules.
void tst_exceptions::aSuspendedPlayerWithoutIdBreaksBothRules()
{
    FrontDesk front;
    bar(front, "P1");

    front.type(u"ana"_s);
    front.key(Qt::Key_F6);
    front.show('0');
    MENTIONS(front.said());
    front.key(Qt::Key_Escape);
    front.key(Qt::Key_Return); // and where nobody thought of the sanction
    front.show('0');
    MENTIONS(front.said());
    front.key(Qt::Key_F6); // is asked already
    MENTIONS(front.said());
    front.come(u"staff allowed it by phone"_s);
    QVERIFY(front.arrival("P1").shown.empty());
    MENTIONS(front.said());
}

// Only the reason is missing.
void tst_exceptions::aSuspendedPlayersIdIsNotAskedForAgain()
{
    FrontDesk front;
    bar(front, "P1");
    front.come(u"ana"_s);
    front.show('2');
    QVERIFY(front.tournament().setting->people.at("P1").arrivals.empty());
    front.key(Qt::Key_F6);
    MENTIONS(front.said());
    front.come(u"staff allowed it by phone"_s);
    QVERIFY(!front.arrival("P1").shown.empty());
    QVERIFY2(front.said().contains(u"exception: despite a suspension"_s), qPrintable(front.said()));
}

// The large words can be read by everybody at the desk.
void tst_exceptions::theReasonOfASuspensionIsSmall()
{
    FrontDesk front;
    front.stage.record([](desk::Desk& desk) {
        return desk::sanction(desk, "J. Park", {.person = "P1", .until = "2099-12-31", .reason = "a fight"});
    });
    front.come(u"ana"_s);
    front.show('1');
    const QLabel* large = labelOf(front, u"Ana Ruiz is suspended until Dec 31, 2099"_s);
    const QLabel* small =
        labelOf(front, u"A fight (J. Park); to let them play, enter an override with a reason"_s);
    QVERIFY2(large->font().pixelSize() > small->font().pixelSize(), qPrintable(front.said()));
    QVERIFY(front.tournament().setting->people.at("P1").arrivals.empty());
}

// Undo and redo on another screen.
void tst_exceptions::theAnswerFollowsUndo()
{
    FrontDesk front("classic");
    front.come(u"ana r"_s);
    const auto step = [&](bool back) {
        front.stage.record([back](desk::Desk& desk) {
            auto undone = back ? desk::undo(desk, "J. Park") : desk::redo(desk, "J. Park");
            return std::move(undone).map([](desk::Undone&& done) { return done.recorded; });
        });
    };
    MENTIONS(front.said());
    step(true);
    QVERIFY2(!front.said().contains(u"Ana Ruiz · Full House\nChecked in"_s), qPrintable(front.said()));
    MENTIONS(front.said());
    step(false);
    MENTIONS(front.said());
    front.come(u"xavier"_s); // what was said since stays
    step(true);
    MENTIONS(front.said());
}

void tst_exceptions::theLastOfAMatchLeadsToItsCall()
{
    FrontDesk front("unc", "Team,Name\nA,Ana\nA,Ben\nB,Cy\nB,Di\n");
    const QString callable = u"Call match 1 on Tables (Ctrl+1)"_s;
    for (const QString& name : {u"ana"_s, u"ben"_s, u"cy"_s}) {
        front.come(name);
        front.show('1');
        QVERIFY2(!front.said().contains(callable), qPrintable(front.said()));
    }
    front.come(u"di"_s);
    front.show('1');
    QVERIFY2(front.said().contains(callable), qPrintable(front.said()));
}

// Trial: the list stayed at its end, where all are checked in.
void tst_exceptions::whoIsStillToComeIsInViewAfterTheLastOfATeam()
{
    FrontDesk front;
    const QScrollBar& bar = *stage::called<kit::RowTable>(front.screen, u"players"_s)->verticalScrollBar();
    front.key(Qt::Key_Down);
    for (int partner = 0; partner < 2; ++partner) {
        front.key(Qt::Key_Return);
        front.show('1');
    }
    QVERIFY(front.counter().startsWith(u"2 of "_s));
    QTRY_VERIFY(bar.maximum() > 0);
    QCOMPARE(bar.value(), 0);
}

TEST_CLASS(tst_exceptions)
#include "tst_exceptions.moc"
