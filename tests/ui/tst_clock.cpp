// The clock in the window: what the sheet and the tournament show of it, and its keys, at moments of our own.
#include "atdesktop.h"

#include "desk/play/clock.h"
#include "desk/play/table.h"
#include "ui/sheet/aside/sheethead.h"
#include "ui/sheet/hands/handsmodel.h"
#include "ui/sheet/hands/handsview.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/sheet/view/sheetview.h"
#include "ui/tables/tablecard.h"

#include <QAction>
#include <QLineEdit>

using kit::Line;

namespace {

constexpr long long minute = 60'000;

/// The whole window on a tournament at UNC, its first match called, at so many milliseconds since.
class ClockRoom : public stage::WholeWindow {
public:
    explicit ClockRoom(const std::string& rules = "unc-regular", void (*change)(rules::Venue&) = nullptr)
    {
        stage.openDrawn({.rules = rules, .teams = 8, .change = change});
        open(stage.path());
        person.wait();
        person.press(Qt::Key_Return); // calls it
        const auto now = desktop.session().ticker().now();
        begun = reading() ? reading()->clock.since : now;
        at(0);
    }
    std::optional<tournament::Reading> reading()
    {
        return tournament::readingOf(tournament(), match(), desktop.session().ticker().now());
    }
    tournament::Clock::State stateOf(const char* id)
    {
        return tournament::readingOf(tournament(), match(id), begun)->clock.state;
    }
    /// Lets that much time have passed since the call.
    void at(long long millis)
    {
        tournament::Timestamp moment = begun;
        moment.bootMs += millis;
        desktop.session().ticker().setNow([moment] { return moment; });
    }
    void openSheet()
    {
        QTest::mouseClick(card(), Qt::LeftButton);
        person.wait();
    }
    tables::TableCard* card() { return desktop.window().findChild<tables::TableCard*>(); }
    sheet::ClockFace* face() { return desktop.sheets().current()->findChild<sheet::ClockFace*>(); }
    tables::Status status() { return card()->status(); }
    QString cardTime() { return card()->time(); }
    QAction* action(const QString& name) { return desktop.window().findChild<QAction*>(name); }
    QString faceSays() { return pseudo::english(face()->words().says); }
    long long limit() { return *reading()->limitMin * minute; }

    tournament::Timestamp begun;
};

} // namespace

class tst_clock : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void theSheetShowsTheTimeLeft();
    void theTablesShowTheTimeLeft();
    void pausedAndResumedByKey();
    void aPauseNeedsNoReason();
    void aPauseLeavesAQuestionOpen();
    void typedTextStays();
    void aVenueWithoutALimitShowsTheHand();
    void theWholeRoomByKeys();
    void earlyInOneMatchItIsAsked();
    void startedByTheHorn();
    void theKeyThatStartsAClockIsBelowTheRow();
    void aReopenedMatchSaysHowItsClockResumes();
    void soundsOnceForEach();
    void theChoicesWhenTimeIsUp();
    void anotherEndNeedsAReasonAndThePin();
    void theTimeOfDayEndsPlay();
};

void tst_clock::theSheetShowsTheTimeLeft()
{
    ClockRoom room;
    QCOMPARE(room.reading()->clock.state, tournament::Clock::State::Running);
    room.openSheet();
    room.at(room.limit() - 18 * minute - 24'000);
    QVERIFY(room.face()->isVisible());
    QCOMPARE(room.face()->words().time, u"18:24"_s);
    QCOMPARE(room.faceSays(), u"left of %1:00"_s.arg(room.limit() / minute));
    QCOMPARE(room.face()->words().ink, Line::Ink::Plain);
    room.person.press(Qt::Key_F5); // too early
    QVERIFY2(room.person.said().contains(u"Time isn’t up: 18:24 left."_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_Escape);
    room.at(room.limit() - 5 * minute);
    QCOMPARE(room.face()->words().time, u"5:00"_s);
    QCOMPARE(room.face()->words().ink, Line::Ink::Warn);
    QVERIFY(stage::descriptionOf(*room.face()).startsWith(u"almost up"_s));
    room.at(room.limit());
    QCOMPARE(room.face()->words().time, u"0:00"_s);
    SAYS(room.faceSays());
    QCOMPARE(room.face()->words().ink, Line::Ink::Bad);
    room.person.press(Qt::Key_F5);
    QVERIFY2(!room.person.said().contains(u"Time isn’t up"_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_Return);
    SAYS(room.faceSays());
    room.person.press(Qt::Key_F7);
    QCOMPARE(room.reading()->clock.state, tournament::Clock::State::Called);
    QVERIFY(!room.person.said().contains(u"Why was the clock paused?"_s));
}

void tst_clock::theTablesShowTheTimeLeft()
{
    ClockRoom room;
    room.at(room.limit() - 11 * minute - 40'000);
    QCOMPARE(room.status(), tables::Status::Called);
    QCOMPARE(room.cardTime(), u"11:40"_s);
    room.at(room.limit() - 4 * minute);
    QCOMPARE(room.status(), tables::Status::NearlyUp);
    QCOMPARE(room.cardTime(), u"4:00"_s);
    const auto rows = [&] {
        QStringList titles;
        for (auto* row : room.desktop.window().findChildren<QAbstractButton*>())
            if (row->isVisible())
                titles << stage::nameOf(*row);
        return titles;
    };
    QVERIFY(!rows().contains(u"Time is up, table 1"_s));
    room.at(room.limit() + minute);
    QCOMPARE(room.status(), tables::Status::TimeUp);
    QVERIFY(stage::nameOf(*room.card()).contains(u"No hand yet"_s));
    MENTIONS(rows());
    room.at(0); // somebody gave time
    QVERIFY(!rows().contains(u"Time is up, table 1"_s));
}

void tst_clock::pausedAndResumedByKey()
{
    ClockRoom room;
    room.openSheet();
    room.person.press(Qt::Key_F7);
    QCOMPARE(room.reading()->clock.state, tournament::Clock::State::Paused); // before a word is typed
    QCOMPARE(room.faceSays(), u"paused"_s);
    room.person.type(u"fire drill⏎"_s);
    QCOMPARE(room.reading()->clock.state, tournament::Clock::State::Paused);
    SAYS(room.faceSays());
    const QString stopped = room.face()->words().time;
    room.at(12 * minute);
    QCOMPARE(room.face()->words().time, stopped);
    room.person.press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(room.status(), tables::Status::Paused);
    QCOMPARE(room.cardTime(), stopped);
    room.openSheet();
    room.person.press(Qt::Key_F7);
    QCOMPARE(room.reading()->clock.state, tournament::Clock::State::Running);
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.reading()->clock.state, tournament::Clock::State::Paused);
}

void tst_clock::aPauseNeedsNoReason()
{
    using State = tournament::Clock::State;
    ClockRoom room;
    room.openSheet();
    for (const Qt::Key leaves : {Qt::Key_Escape, Qt::Key_Return}) {
        room.person.press(Qt::Key_F7);
        MENTIONS(room.person.said());
        QVERIFY(stage::inView<QPushButton>(room.desktop.window(), u"Skip"_s)); // nothing is canceled
        room.person.press(leaves);
        QVERIFY(!room.person.said().contains(u"Why was the clock paused?"_s));
        QCOMPARE(room.reading()->clock.state, State::Paused);
        QCOMPARE(room.reading()->clock.reason, "");
        QCOMPARE(room.faceSays(), u"paused"_s);
        room.person.press(Qt::Key_F7);
        QCOMPARE(room.reading()->clock.state, State::Running);
    }
    room.person.press(Qt::Key_F7);
    room.person.press(Qt::Key_F7); // it runs while the reason is asked
    QCOMPARE(room.reading()->clock.state, State::Running);
    room.person.type(u"fire drill⏎"_s);
    MENTIONS(room.person.said());
    QVERIFY(!room.person.said().contains(u"Why was the clock paused?"_s));
    QCOMPARE(room.reading()->clock.state, State::Running);
    QVERIFY(!room.reading()->clock.lacksReason);
}

// The alarm goes during a question.
void tst_clock::aPauseLeavesAQuestionOpen()
{
    ClockRoom room;
    room.openSheet();
    room.person.press(Qt::Key_F4); // a misdeal
    QVERIFY2(room.person.said().contains(u"Misdeal"_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_F7);
    QCOMPARE(room.reading()->clock.state, tournament::Clock::State::Paused);
    QVERIFY2(room.person.said().contains(u"Misdeal"_s), qPrintable(room.person.said()));
    QVERIFY(!room.person.said().contains(u"Why was the clock paused?"_s));
}

void tst_clock::typedTextStays()
{
    ClockRoom room;
    room.openSheet();
    room.person.type(u"q4343"_s); // who deals first, and every bid
    const auto hasBids = [&] { return room.desktop.sheets().current()->entryRow().entry().hasBids(); };
    QVERIFY(hasBids());
    room.person.press(Qt::Key_F7);
    room.person.type(u"fire drill⏎"_s);
    QCOMPARE(room.reading()->clock.state, tournament::Clock::State::Paused);
    QVERIFY(hasBids());
}

void tst_clock::aVenueWithoutALimitShowsTheHand()
{
    ClockRoom room("classic");
    QVERIFY(!room.reading());
    QCOMPARE(room.status(), tables::Status::Called);
    QVERIFY2(pseudo::english(room.cardTime()).endsWith(u" min"_s), qPrintable(room.cardTime()));
    room.openSheet();
    QVERIFY(!room.face()->isVisible());
    QVERIFY(room.person.said().contains(u"Hand 1"_s));
    room.person.press(Qt::Key_F7);
    MENTIONS(room.person.said());
}

void tst_clock::theWholeRoomByKeys()
{
    using State = tournament::Clock::State;
    ClockRoom room;
    room.person.press(Qt::Key_Return); // the second match
    QVERIFY(!room.action(u"startCalled"_s)->isEnabled());
    QVERIFY(!room.action(u"resumeAll"_s)->isEnabled());
    room.person.press(Qt::Key_F7);
    QCOMPARE(room.stateOf("W1-1"), State::Paused);
    QCOMPARE(room.stateOf("W1-2"), State::Paused);
    room.person.type(u"fire drill⏎"_s);
    QCOMPARE(room.stateOf("W1-1"), State::Paused);
    QCOMPARE(room.stateOf("W1-2"), State::Paused);
    QCOMPARE(room.reading()->clock.reason, "fire drill");
    QAbstractButton* paused = nullptr;
    for (auto* row : room.desktop.window().findChildren<QAbstractButton*>())
        if (row->isVisible() && stage::nameOf(*row) == u"Clocks paused"_s)
            paused = row;
    QVERIFY(paused && stage::descriptionOf(*paused).startsWith(u"Fire drill · since "_s));
    QTest::mouseClick(paused, Qt::LeftButton);
    room.person.wait();
    QCOMPARE(room.stateOf("W1-2"), State::Running);
    QVERIFY(!paused->isVisible());
    room.person.press(Qt::Key_F7);
    room.person.type(u"fire drill⏎"_s);
    QVERIFY(!room.action(u"pauseAll"_s)->isEnabled());
    room.person.press(Qt::Key_F7); // nothing runs: they resume
    QCOMPARE(room.stateOf("W1-2"), State::Running);
    room.person.press(Qt::Key_F7);
    room.person.press(Qt::Key_Escape);
    QCOMPARE(room.stateOf("W1-2"), State::Paused);
    QVERIFY(!room.person.said().contains(u"Why were the clocks paused?"_s));
    room.person.press(Qt::Key_F7); // nothing runs: they resume
    room.person.press(Qt::Key_F5);
    MENTIONS(room.person.said());
    QVERIFY(room.person.said().contains(u"Tables with time left: 1, 2."_s));
    room.person.press(Qt::Key_Escape);
    QVERIFY(!room.reading()->called);
    room.person.press(Qt::Key_F5);
    room.person.press(Qt::Key_Return);
    QVERIFY(room.reading()->called);
    QVERIFY(!room.action(u"callTimeEverywhere"_s)->isEnabled());
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!room.reading()->called);
    QVERIFY(room.action(u"callTimeEverywhere"_s)->isEnabled());
}

void tst_clock::earlyInOneMatchItIsAsked()
{
    const auto callTime = [](ClockRoom& room) { stage::chooseOn(*room.card(), u"callTime"_s, room); };
    {
        ClockRoom early;
        callTime(early);
        QVERIFY(!early.reading()->called);
        QVERIFY2(early.person.said().contains(u"Time isn’t up: "_s), qPrintable(early.person.said()));
        early.person.click(u"Call time"_s);
        QVERIFY(early.reading()->called);
    }
    ClockRoom late;
    late.at(late.limit());
    callTime(late);
    QVERIFY(late.reading()->called);
}

void tst_clock::startedByTheHorn()
{
    using State = tournament::Clock::State;
    ClockRoom room;
    room.action(u"callStartsClock"_s)->trigger();
    room.person.press(Qt::Key_Return);
    room.person.press(Qt::Key_Return);
    QVERIFY2(tournament::match(room.desktop.session().tournament(), "W1-3")->call,
             qPrintable(room.person.said()));
    QCOMPARE(room.stateOf("W1-2"), State::NotStarted);
    QCOMPARE(room.stateOf("W1-3"), State::NotStarted);
    room.action(u"startCalled"_s)->trigger();
    room.person.wait();
    QCOMPARE(room.stateOf("W1-2"), State::Running);
    QCOMPARE(room.stateOf("W1-3"), State::Running);
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.stateOf("W1-3"), State::NotStarted);
}

void tst_clock::theKeyThatStartsAClockIsBelowTheRow()
{
    ClockRoom room;
    room.action(u"callStartsClock"_s)->trigger();
    room.person.press(Qt::Key_Return);
    Q_EMIT room.desktop.window().current()->matchWanted(u"W1-2"_s);
    room.person.wait();
    const auto isOffered = [&] {
        return stage::hintOf(*room.desktop.sheets().current(), u"F7"_s) != nullptr;
    };
    QVERIFY(isOffered());
    room.person.press(Qt::Key_F7);
    QCOMPARE(room.stateOf("W1-2"), tournament::Clock::State::Running);
    QVERIFY(!isOffered());
    room.person.press(Qt::Key_F7);
    room.person.press(Qt::Key_Escape); // no reason
    QVERIFY(isOffered());              // resumes it
}

// Trial: the reason, which was cut off, stood in the place of the key.
void tst_clock::aReopenedMatchSaysHowItsClockResumes()
{
    ClockRoom room;
    room.openSheet();
    tournament::Reading reading = *room.reading();
    reading.clock.state = tournament::Clock::State::Paused;
    reading.clock.isFinished = true;
    room.face()->show(session::wordsOf(reading));
    QCOMPARE(room.faceSays(), u"paused, F7 resumes"_s);
    if (!pseudo::isSpoken())
        QCOMPARE(room.face()->shown().text, room.face()->words().says); // whole
}

void tst_clock::soundsOnceForEach()
{
    ClockRoom room;
    int rung = 0;
    room.desktop.horn().ring = [&rung] { ++rung; };
    room.at(room.limit() - 5 * minute);
    QCOMPARE(rung, 0); // nobody wanted it
    room.at(0);
    session::setSound(room.desktop.session().settings(), true);
    room.at(room.limit() - 5 * minute - 1);
    QCOMPARE(rung, 0);
    room.at(room.limit() - 5 * minute);
    QCOMPARE(rung, 1);
    room.at(room.limit() - 4 * minute);
    QCOMPARE(rung, 1);
    room.person.press(Qt::Key_F7);
    room.person.type(u"fire drill⏎"_s); // it stands where it was
    room.at(room.limit() + minute);
    QCOMPARE(rung, 1);
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    room.person.press(Qt::Key_Z, Qt::ControlModifier); // and was never paused
    room.at(room.limit());
    QCOMPARE(rung, 2);
    room.at(room.limit() + minute);
    QCOMPARE(rung, 2);
}

void tst_clock::theChoicesWhenTimeIsUp()
{
    ClockRoom room;
    room.openSheet();
    room.person.type(u"q4343"_s);
    const QString rule = u"By the rules: finish this hand (The Game 4). The higher score wins; if tied, one "
                         "more hand decides."_s;
    QVERIFY(!room.person.said().contains(rule));
    room.at(room.limit());
    QVERIFY2(room.person.said().contains(rule), qPrintable(room.person.said()));
    room.person.type(u"7"_s); // typing is not interrupted
    QCOMPARE(room.desktop.sheets().current()->entryRow().entry().tricksTyped(), 7);
    room.person.press(Qt::Key_F5);
    room.person.press(Qt::Key_Return);
    QVERIFY(room.reading()->called);
    QVERIFY(!room.match().flags.override);
    QVERIFY(!room.person.said().contains(u"Time is up"_s));
    MENTIONS(room.person.said());
    room.person.type(u"⏎"_s); // what was typed is there still
    QCOMPARE(room.match().state, tournament::State::Ended);
    MENTIONS(room.person.said());
}

void tst_clock::anotherEndNeedsAReasonAndThePin()
{
    ClockRoom room;
    room.desktop.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&room.desktop.window()));
    stage::givePin(room.desktop, room.person);
    room.openSheet();
    room.person.type(u"q43436⏎"_s);
    room.at(room.limit());
    room.person.press(Qt::Key_F5);
    const auto* call = room.person.find<QAbstractButton>(u"accept"_s);
    QVERIFY(!call->property("unready").toBool());
    QCOMPARE(pseudo::english(room.person.find<QLineEdit>(u"Reason"_s)->placeholderText()), u"Not needed"_s);
    room.person.click(u"Action: Play on to 300"_s);
    QVERIFY(call->property("unready").toBool());
    room.person.press(Qt::Key_Return);
    MENTIONS(room.person.said());
    room.person.find<QLineEdit>(u"Reason"_s)->setFocus();
    room.person.type(u"both sides agreed⏎"_s);
    QVERIFY(!room.reading()->called); // the PIN comes first
    stage::typePin(room.desktop, room.person, u"4711⏎"_s);
    QVERIFY2(room.reading()->called, qPrintable(room.person.said()));
    QVERIFY(room.match().flags.override);
    QCOMPARE(room.match().state, tournament::State::Playing);
    MENTIONS(room.person.said());
    const auto* hands = room.desktop.sheets().current()->findChild<sheet::HandsView*>();
    const QModelIndex bids = hands->model()->index(0, sheet::BidA);
    QVERIFY(pseudo::english(bids.data(sheet::HandsModel::TagRole).toStringList()).contains(u"time!"_s));
    QCOMPARE(stage::textOf(bids, Qt::ToolTipRole), u"time!"_s); // where the tag itself lacks room
}

void tst_clock::theTimeOfDayEndsPlay()
{
    ClockRoom room("classic",
                   [](rules::Venue& venue) { venue.phases.front().rules.time.wallClockEnd = "20:00"; });
    const auto at = [&](const char* utc) {
        tournament::Timestamp moment{utc, "", 0};
        room.desktop.session().ticker().setNow([moment] { return moment; });
    };
    at("2026-11-21T19:40:00.000Z");
    QCOMPARE(room.cardTime(), u"20:00"_s);
    room.openSheet();
    QVERIFY(room.face()->isVisible());
    QCOMPARE(room.face()->words().time, u"20:00"_s);
    QCOMPARE(room.faceSays(), u"left until 8:00 PM"_s);
    at("2026-11-21T19:56:00.000Z");
    SAYS(room.faceSays());
    at("2026-11-21T20:00:01.000Z");
    QCOMPARE(room.face()->words().ink, Line::Ink::Bad);
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_F5);
    room.person.click(u"Action: Stop now"_s);
    room.person.find<QLineEdit>(u"Reason"_s)->setFocus();
    room.person.type(u"the building closes⏎"_s);
    QVERIFY2(room.reading()->called, qPrintable(room.person.said()));
}

TEST_CLASS(tst_clock)
#include "tst_clock.moc"
