// A correction seats another team at a match in play.
#include "aftertwo.h"
#include "atdesktop.h"

#include "desk/corrections/amend.h"
#include "program/testclass.h"
#include "ui/checkin/checkinscreen.h"
#include "ui/tables/row.h"

using namespace Qt::StringLiterals;
using namespace aftertwo;

namespace {

/// Match 1 went the other way, and its winner is seated in the final.
desk::Proposal otherWay()
{
    return desk::amend({.match = "W1-1",
                        .hand = 1,
                        .reason = "columns mixed up",
                        .given = R"({"a":{"bids":[1,1],"tricks":1},"b":{"bids":[6,6],"tricks":12}})",
                        .then = {{"W2-1", facts::Resolution::Seat}}});
}

} // namespace

class tst_reseated : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void whoIsSeatedWithoutAnIdNeedsAttention();
    void theOpenRowNamesWhoSitsThereNow();
    void aTableThatPlaysOnIsSaidToOnceACorrectionIsSigned();
};

// Trial: only the one who dealt first was refused for it, and nothing said who it was.
void tst_reseated::whoIsSeatedWithoutAnIdNeedsAttention()
{
    tournaments::Setup setup = shortGame;
    setup.change = [](rules::Venue& venue) {
        for (rules::Phase& phase : venue.phases)
            phase.people.checkin = {{"Student ID"}, true, {}, rules::CheckinScope::Match};
    };
    LiveTournament live(setup);
    for (const char* match : {"W1-1", "W1-2"}) {
        live.checkIn(match);
        live.playOut(match, 'a');
    }
    live.checkIn("W2-1");
    live.enter("W2-1", second);
    QVERIFY(desk::record(live.desk(), "J. Park", otherWay()));
    stage::AtDesktop at(live.path());
    auto* needs = at.desktop.window().findChild<tables::RowList*>(u"needsAttention"_s);
    QVERIFY(needs->placeOf(u"W2-1"_s) >= 0);
    at.openSheet("W2-1");
    const auto* open = at.desktop.sheets().current()->findChild<kit::Prose*>(u"openPoints"_s);
    QVERIFY2(open->isVisible() && open->text().contains(u"Player 7, Player 8"_s), qPrintable(open->text()));
    at.person.press(Qt::Key_1, Qt::ControlModifier);
    needs->focusOn(needs->placeOf(u"W2-1"_s));
    at.person.press(Qt::Key_Return); // its players are checked in
    QVERIFY(qobject_cast<checkin::CheckinScreen*>(at.current()));
}

// Trial: until the hand was saved, the dealer was a player of the team that had left.
void tst_reseated::theOpenRowNamesWhoSitsThereNow()
{
    LiveTournament live(shortGame);
    QCOMPARE(live.record(facts::Person{"P1", "Ann Able", {}, {}}), "");
    QCOMPARE(live.record(facts::Person{"P7", "Hal Hill", {}, {}}), "");
    for (const char* match : {"W1-1", "W1-2"})
        live.playOut(match, 'a');
    QCOMPARE(live.call("W2-1", {.table = 1, .firstDealer = facts::Seat::B2}), "");
    live.enter("W2-1", second);
    AtSheet at(live, u"W2-1"_s);
    const auto head = [&] { return at.sheet().entryRow().typing().head().text; };
    at.person.type(u"4"_s);
    QVERIFY2(head().contains(u"Ann"_s), qPrintable(head()));
    at.person.record(stage::correcting(otherWay()));
    QCOMPARE(at.match("W2-1").call->players[facts::Seat::A1], "P7");
    QVERIFY2(head().contains(u"Hal"_s), qPrintable(head()));
    QVERIFY2(at.inRow().contains(u'4'), qPrintable(at.inRow())); // what is typed stays
}

void tst_reseated::aTableThatPlaysOnIsSaidToOnceACorrectionIsSigned()
{
    tournaments::Setup setup = shortGame;
    setup.tables = 1;
    LiveTournament live(setup);
    live.playOut("W1-1", 'a');
    live.enter("W1-2", second);
    const desk::AmendOptions allTricks{
        .match = "W1-1", .hand = 1, .reason = "counted again", .given = R"({"a":{"bids":[6,6],"tricks":13},
                                                    "b":{"bids":[1,1],"tricks":0}})"};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(allTricks)));
    AtSheet at(live);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Tab, Qt::Key_Space, Qt::Key_Return})
        at.person.press(key);
    at.person.wait();
    QVERIFY2(at.says(u"Match 2 is at table 1 now."_s), qPrintable(at.person.said()));
}

TEST_CLASS(tst_reseated)
#include "tst_reseated.moc"
