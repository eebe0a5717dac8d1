// The demo of the window: quarterfinals in progress, with something to try at each match.
#include "desk/demo/demo.h"
#include "desk/demo/demotasks.h"
#include "desk/play/table.h"
#include "desk/rulings/ruling.h"
#include "program/testclass.h"
#include "tournament/model/timestamp.h"
#include "tournament/queries/room.h"

#include <QTest>

#include <algorithm>

namespace {

const std::string now = "2027-02-03T19:42:00.000Z";

desk::Draft demo()
{
    auto made = desk::demoWithTasks(now);
    if (!made)
        qFatal("no demo");
    return *std::move(made);
}

const tournament::Match& match(const desk::Draft& draft, const desk::DemoTry& each)
{
    return *tournament::match(draft.tournament(), each.match);
}

} // namespace

class tst_demotasks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void threeTablesPlayAndOneIsReady();
    void itsLastFactIsAMomentAgo();
    void noFactIsFromAnotherMachine();
    void oneHandHasItsTricksOnTheWrongSide();
    void oneChallengeIsPendingAndProven();
    void finishedTasksAreTicked();
    void otherTournamentsHaveNothingToTry();
};

void tst_demotasks::threeTablesPlayAndOneIsReady()
{
    const desk::Draft draft = demo();
    const auto tries = desk::demoTries(draft.tournament());
    QCOMPARE(tries.size(), std::size_t{4});
    const std::vector<desk::DemoTask> tasks{desk::DemoTask::Score, desk::DemoTask::Amend,
                                            desk::DemoTask::Decide, desk::DemoTask::Call};
    const std::vector<int> hands{4, 3, 3, 0};
    for (std::size_t i = 0; i < tries.size(); ++i) {
        QVERIFY(tries[i].task == tasks[i]);
        QVERIFY(!tries[i].isDone);
        QVERIFY(!tries[i].teams.a.empty() && !tries[i].teams.b.empty());
        QCOMPARE(tournament::handsOn(match(draft, tries[i])), hands[i]);
        QCOMPARE(match(draft, tries[i]).state, i < 3 ? tournament::State::Playing : tournament::State::Ready);
        QCOMPARE(tries[i].table.has_value(), i < 3);
    }
    const tournament::Counts all = tournament::countsOf(draft.tournament());
    QCOMPARE(all.over, 8);
    QCOMPARE(all.matches, 15);
    QVERIFY(desk::callFor(draft.tournament(), match(draft, tries[3]), {}));
}

void tst_demotasks::itsLastFactIsAMomentAgo()
{
    const desk::Draft draft = demo();
    std::string before;
    for (const facts::Entry& entry : draft.entries()) {
        QVERIFY(before <= entry.stamp.at);
        before = entry.stamp.at;
    }
    QCOMPARE(tournament::millisOf(now) - tournament::millisOf(before), 20'000LL);
    for (const desk::DemoTry& each : desk::demoTries(draft.tournament()))
        if (const auto& call = match(draft, each).call)
            QVERIFY(call->table);
}

// The window says when somebody has just entered something on another one.
void tst_demotasks::noFactIsFromAnotherMachine()
{
    const std::string device = desk::thisMachine().device;
    const desk::Draft draft = demo();
    QVERIFY(!draft.entries().empty());
    for (const facts::Entry& entry : draft.entries())
        QCOMPARE(entry.stamp.device, device);
}

void tst_demotasks::oneHandHasItsTricksOnTheWrongSide()
{
    const desk::Draft draft = demo();
    const desk::DemoTry wrong = desk::demoTries(draft.tournament())[1];
    const auto& hand = std::get<scoring::Hand>(match(draft, wrong).games.front().items.at(1).what);
    QCOMPARE(wrong.hand, 2);
    QCOMPARE(wrong.tricks.a, scoring::rawTricks(hand.sides.b));
    QCOMPARE(wrong.tricks.b, scoring::rawTricks(hand.sides.a));
    for (const scoring::Side side : scoring::bothSides)
        QVERIFY(wrong.tricks[side] >= *scoring::contractOf(hand.sides[side])); // then both have made it
}

void tst_demotasks::oneChallengeIsPendingAndProven()
{
    const desk::Draft draft = demo();
    const auto cases = desk::casesIn(draft.tournament());
    const desk::DemoTry open = desk::demoTries(draft.tournament())[2];
    QVERIFY(!cases.empty());
    QCOMPARE(cases.front().match, open.match);
    QCOMPARE(cases.front().hand, open.hand);
    QVERIFY(!cases.front().decision);
    QVERIFY(
        desk::findingOf(match(draft, open), cases.front().challenge.book, *cases.front().evidence).verdict ==
        rules::Verdict::Proven);
    QVERIFY(std::ranges::all_of(cases.begin() + 1, cases.end(),
                                [](const auto& each) { return each.decision.has_value(); }));
}

void tst_demotasks::finishedTasksAreTicked()
{
    desk::Draft draft = demo();
    const auto tries = desk::demoTries(draft.tournament());
    const auto call = desk::callFor(draft.tournament(), match(draft, tries[3]), {});
    QVERIFY(call && draft.add(*call));
    const auto cases = desk::casesIn(draft.tournament());
    QVERIFY(draft.add(facts::Decision{cases.front().op, facts::Ruling::Upheld, std::nullopt}));
    const auto after = desk::demoTries(draft.tournament());
    QVERIFY(!after[0].isDone && !after[1].isDone);
    QVERIFY(after[2].isDone && after[3].isDone);
}

void tst_demotasks::otherTournamentsHaveNothingToTry()
{
    const auto small = desk::demoTournament({.teams = 8});
    QVERIFY(small && desk::demoTries(small->tournament()).empty());
    QVERIFY(desk::demoTries({}).empty());
}

TEST_CLASS(tst_demotasks)
#include "tst_demotasks.moc"
