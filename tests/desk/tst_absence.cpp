// Somebody does not come: the grace period starts, and the match is decided.
#include "refusals.h"
#include "waitingtournament.h"

#include "desk/corrections/undo.h"
#include "desk/play/absence.h"
#include "desk/play/clock.h"
#include "desk/reports/report.h"
#include "desk/reports/reportparts.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/queries/queue.h"
#include "tournament/ranking/standings.h"
#include "wording/record/facttext.h"
#include "wording/record/matchwords.h"
#include "wording/tournament/statewords.h"

using namespace Qt::StringLiterals;
using refusals::codes;
using refusals::worded;
using namespace waitingtournament;

namespace {

const char* tenMinutes = R"({"grace": 10})";

} // namespace

class tst_absence : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void nobodyWaitsBeforeItIsSaid();
    void aWaitThatComesAsAFactIsAskedTheSame();
    void aNoShow();
    void aForfeitWhereOneCame();
    void bothSidesAreShort();
    void withoutGraceNobodyHasToWait();
    void withoutAGracePeriodSomebodySaysWhoIsAbsent();
    void nobodyIsMissingWhoSitsAtATable();
    void aTeamGivesNotice();
    void whoComesInTimePlays();
    void theTimeIsTakenOffTheMatch();
    void aWallClockThatIsSetMakesNoNoShow();
    void countsAndMessagesAgree();
    void noScoreIsMadeUp();
    void whoCameAndMayNotPlayIsSeenAndDecided();
    void theThirdPlaysForWhoMayNot();
    void nobodyWaitsForAThirdWhoMayNotPlayEither();
    void whoMayNotPlayCompletesNobody();
    void isTakenBack();
    void aWaitIsForTheTeamsThatMeetThere();
    void saysBeforeWhatEachClassWouldCost();
    void theReportHasItsParts();
};

namespace {

/// Ira Jones (P9) is the third of Bag Ladies.
void addThirdPlayer(WaitingTournament& live)
{
    const facts::Fact person = facts::Person{"P9", "Ira Jones", {}, {}};
    const facts::Fact team = facts::Team{"T4", "Bag Ladies", {}, {"P7", "P8", "P9"}};
    QVERIFY(live.desk().record("J. Park", [&](desk::Draft& draft) {
        auto added = draft.add(person);
        return added ? draft.add(team) : added;
    }));
}

const facts::Outcome& outcomeOf(WaitingTournament& live, const char* match)
{
    return *tournament::latest<facts::Outcome>(tournament::recordOf(live.tournament(), match),
                                               [](const facts::Outcome&) { return true; });
}

} // namespace

// The words for a match in which one player came and another who came may not play, without and with a
// reason.
void tst_absence::countsAndMessagesAgree()
{
    WaitingTournament live;
    facts::Outcome outcome{{"W1-1", 1}, facts::Winner::A, facts::Decided::Forfeit, {}};
    outcome.missing = 1;
    outcome.waited = 1;
    outcome.barred = 2;
    const auto said = [&] { return q(wording::whyDecided(live.tournament(), outcome)); };
    SAYS(said());
    outcome.reason = "they phoned";
    SAYS(said());
    outcome.missing.reset();
    outcome.waited.reset();
    outcome.winner = facts::Winner::None;
    SAYS(said());
}

void tst_absence::nobodyWaitsBeforeItIsSaid()
{
    WaitingTournament live;
    SAYS(live.wait("W1-1"));
    QCOMPARE(live.policy(tenMinutes), QString());
    QCOMPARE(live.grace("W1-1"), u"nobody waits"_s);
    QCOMPARE(live.absent("W1-1"), worded({"absence-grace-of-both-not-begun",
                                          {{"match", "match 1"}, {"a", "Full House"}, {"b", "Bag Ladies"}}}));
    QCOMPARE(live.wait("W1-1"), QString());
    SAYS(live.wait("W1-1"));
}

void tst_absence::aWaitThatComesAsAFactIsAskedTheSame()
{
    WaitingTournament live;
    const auto record = [&] {
        const facts::Fact fact = facts::Wait{{"W1-1", 1}, {"T1", "T4"}};
        return mistakes(live.desk().record("J. Park", [&](auto& draft) { return draft.add(fact); }));
    };
    SAYS(record());
    QCOMPARE(live.policy(tenMinutes), QString());
    live.come({"P1", "P2", "P7", "P8"});
    SAYS(record());
    QVERIFY(desk::undoCheckIn(live.desk(), "J. Park", "P8"));
    QCOMPARE(record(), QString());
    SAYS(record());
}

// Full House (P1, P2) meets Bag Ladies (P7, P8) in match 1.
void tst_absence::aNoShow()
{
    WaitingTournament live;
    live.policy(tenMinutes);
    live.come({"P1", "P2"});
    live.wait("W1-1");
    live.at(4);
    SAYS(live.grace("W1-1"));
    QCOMPARE(live.absent("W1-1"),
             worded({"absence-grace-period-runs", {{"match", "match 1"}, {"left", "6:00"}}}));
    live.at(11);
    MENTIONS(live.grace("W1-1"));
    SAYS(live.absent("W1-1"));
    QVERIFY(live.match("W1-1").outcome == tournament::Outcome::NoShow);
    const auto& outcome = outcomeOf(live, "W1-1");
    QVERIFY(!outcome.reason && !outcome.barred);
    QCOMPARE(outcome.missing.value_or(0), 2);
    QCOMPARE(outcome.waited.value_or(0), 10);
}

void tst_absence::aForfeitWhereOneCame()
{
    WaitingTournament live;
    live.policy(tenMinutes);
    live.come({"P1", "P7", "P8"});
    live.wait("W1-1");
    live.at(11);
    MENTIONS(live.absent("W1-1"));
    QVERIFY(live.match("W1-1").outcome == tournament::Outcome::Forfeit);
}

void tst_absence::bothSidesAreShort()
{
    WaitingTournament live;
    live.policy(R"({"grace": 0})");
    live.come({"P1"});
    live.wait("W1-1");
    const QString said = live.absent("W1-1");
    MENTIONS(said);
    QVERIFY2(said.contains(u"; double forfeit: "_s), qPrintable(said));
    QVERIFY(live.match("W1-1").outcome == tournament::Outcome::DoubleForfeit);
}

void tst_absence::withoutGraceNobodyHasToWait()
{
    WaitingTournament live;
    QCOMPARE(live.absent("W1-1"), worded({"absence-without-grace-period", {{"match", "match 1"}}}));
    live.policy(R"({"grace": 0})");
    live.come({"P1", "P2", "P7"});
    SAYS(live.absent("W1-1"));
    QVERIFY(live.match("W1-1").outcome == tournament::Outcome::Forfeit);
}

void tst_absence::withoutAGracePeriodSomebodySaysWhoIsAbsent()
{
    WaitingTournament live;
    const auto lacks = [&](const char* id) {
        return desk::lacksGracePeriod(live.tournament(), live.match(id), live.now());
    };
    QVERIFY(lacks("W1-1"));
    QVERIFY(!lacks("W2-1")); // its teams aren't known
    live.policy(tenMinutes);
    QVERIFY(!lacks("W1-1"));
    live.policy(R"({"grace": 0})");
    QVERIFY(!lacks("W1-1"));
    live.policy("{}");
    QVERIFY(lacks("W1-1"));
    live.come({"P1", "P2", "P7", "P8"});
    QVERIFY(!lacks("W1-1")); // everybody came
}

// Where IDs are checked for each match, those who are playing are not yet checked in for the next one.
void tst_absence::nobodyIsMissingWhoSitsAtATable()
{
    WaitingTournament live(facts::Format::RoundRobin);
    live.policy(R"({"grace": 0, "removeAfter": 1})");
    live.come({"P1", "P2", "P7", "P8"});
    QVERIFY(desk::call(live.desk(), "J. Park", "A1-1", {}));
    const std::string team = live.match("A1-1").teams.a;
    const std::vector<const tournament::Match*> all = tournament::inOrder(live.tournament());
    const auto later = std::find_if(all.begin(), all.end(), [&](const tournament::Match* match) {
        return match->id != "A1-1" && (match->teams.a == team || match->teams.b == team);
    });
    QVERIFY(later != all.end() && (*later)->state == tournament::State::Ready);
    const std::string id = (*later)->id;

    SAYS(live.wait(id.c_str()));
    SAYS(live.absent(id.c_str()));
    QVERIFY(live.match("A1-1").state == tournament::State::Called);
    desk::AbsentOptions told; // what is said in time is no absence
    told.defaults = facts::Side::A;
    QVERIFY(desk::absenceNow(live.tournament(), live.match(id.c_str()), told, live.now()));
}

void tst_absence::aTeamGivesNotice()
{
    WaitingTournament live;
    desk::AbsentOptions options;
    options.defaults = facts::Side::A;
    MENTIONS(live.absent("W1-1", options));
    QVERIFY(!outcomeOf(live, "W1-1").reason);
    QVERIFY(live.match("W1-1").outcome == tournament::Outcome::Defaulted);
}

void tst_absence::whoComesInTimePlays()
{
    WaitingTournament live;
    live.policy(tenMinutes);
    live.come({"P1", "P2", "P7"});
    live.wait("W1-1");
    live.at(9);
    live.come({"P8"});
    SAYS(live.grace("W1-1"));
    live.at(12);
    QCOMPARE(live.absent("W1-1"), worded({"absence-nobody-missing", {{"match", "match 1"}}}));
}

void tst_absence::theTimeIsTakenOffTheMatch()
{
    for (const bool off : {true, false}) {
        WaitingTournament live;
        live.policy(off ? tenMinutes : R"({"grace": 10, "offClock": false})");
        live.come({"P1", "P2", "P7"});
        live.wait("W1-1");
        live.at(7);
        live.come({"P8"});
        live.at(9); // only now is a table free: that is nobody's fault
        QCOMPARE(mistakes(desk::call(live.desk(), "J. Park", "W1-1", {})), QString());
        const auto reading = tournament::readingOf(live.tournament(), live.match("W1-1"), live.now());
        QVERIFY(reading);
        const auto* clock =
            tournament::latest<facts::Clock>(tournament::recordOf(live.tournament(), "W1-1"),
                                             [](const facts::Clock& each) { return each.cause.has_value(); });
        QCOMPARE(clock != nullptr, off);
        if (clock) {
            QVERIFY(clock->cause == facts::ClockCause::Late && !clock->reason);
            MENTIONS(q(wording::factText(live.tournament(), facts::Entry{0, {}, *clock})));
        }
        // The wait and the call were stamped some milliseconds after the full minute.
        QCOMPARE((*reading->limitMin * 60'000LL - reading->whole + 999) / 60'000, off ? 7 : 0);
    }
}

// The clock of the laptop jumps by two hours during the grace period of Bag Ladies.
void tst_absence::aWallClockThatIsSetMakesNoNoShow()
{
    WaitingTournament live;
    live.policy(tenMinutes);
    live.come({"P1", "P2"});
    live.wait("W1-1");
    live.at(4);
    live.setWallClock(120);
    SAYS(live.grace("W1-1"));
    QCOMPARE(live.absent("W1-1"),
             worded({"absence-grace-period-runs", {{"match", "match 1"}, {"left", "6:00"}}}));
    live.come({"P7", "P8"});
    live.at(6);
    QCOMPARE(mistakes(desk::call(live.desk(), "J. Park", "W1-1", {})), QString());
    const auto reading = tournament::readingOf(live.tournament(), live.match("W1-1"), live.now());
    QVERIFY(reading);
    QCOMPARE((*reading->limitMin * 60'000LL - reading->whole + 999) / 60'000, 6); // and not all ten
}

void tst_absence::noScoreIsMadeUp()
{
    WaitingTournament live(facts::Format::RoundRobin);
    live.policy(R"({"grace": 0})");
    const std::string id = tournament::inOrder(live.tournament()).front()->id;
    live.wait(id.c_str());
    live.absent(id.c_str());
    QCOMPARE(tournament::match(live.tournament(), id)->state, tournament::State::Final);
    const auto standings = tournament::standings(live.tournament());
    QVERIFY(!standings.empty());
    for (const tournament::Standing& standing : standings) {
        QCOMPARE(standing.pointsFor, 0);
        QCOMPARE(standing.pointsAgainst, 0);
    }
}

// All four are checked in; then it is known that Gus Hall of Bag Ladies may not play.
void tst_absence::whoCameAndMayNotPlayIsSeenAndDecided()
{
    WaitingTournament live;
    live.policy(R"({"grace": 10, "forfeit": {"fee": 5}})");
    live.come({"P1", "P2", "P7", "P8"});
    QVERIFY(tournament::queue(live.tournament(), live.now()).front().isOffered());
    live.bar("P7");

    const auto queue = tournament::queue(live.tournament(), live.now());
    QVERIFY(queue.front().hold.why == tournament::Hold::Why::KeptOut);
    SAYS(q(wording::inWords(live.tournament(), queue.front(), live.now())));
    SAYS(mistakes(desk::call(live.desk(), "J. Park", "W1-1", {})));
    SAYS(live.absent("W1-1"));
    QVERIFY(live.match("W1-1").outcome == tournament::Outcome::Forfeit);
    QCOMPARE(tournament::absencesOf(live.tournament(), "T4").fee, 5);
}

void tst_absence::theThirdPlaysForWhoMayNot()
{
    WaitingTournament live;
    addThirdPlayer(live);
    live.come({"P1", "P2", "P7", "P8", "P9"});
    live.bar("P7");
    QCOMPARE(mistakes(desk::call(live.desk(), "J. Park", "W1-1", {})), QString());
    QCOMPARE(live.match("W1-1").call->players[facts::Seat::B1], "P8");
    QCOMPARE(live.match("W1-1").call->players[facts::Seat::B2], "P9");
}

void tst_absence::nobodyWaitsForAThirdWhoMayNotPlayEither()
{
    WaitingTournament live;
    addThirdPlayer(live);
    live.come({"P1", "P2", "P7", "P8"});
    live.bar("P7");
    const auto missing = [&] {
        return tournament::missingIn(live.tournament(), live.match("W1-1"), "2026-11-21");
    };
    QCOMPARE(missing().awaited, std::vector<std::string>{"P9"});
    QVERIFY(!missing().isOnlySuspended());
    live.bar("P9");
    QVERIFY(missing().awaited.empty());
    QCOMPARE(missing().barred, std::vector<std::string>{"P7"});
    QVERIFY(missing().isOnlySuspended());
    const auto queue = tournament::queue(live.tournament(), live.now());
    QVERIFY(queue.front().hold.why == tournament::Hold::Why::KeptOut);
    SAYS(q(wording::inWords(live.tournament(), queue.front(), live.now())));
}

// A suspended player does not complete a team: it is complete when its third player comes.
void tst_absence::whoMayNotPlayCompletesNobody()
{
    WaitingTournament live;
    addThirdPlayer(live);
    const auto since = [&] {
        return q(tournament::completeSince(live.tournament(), live.match("W1-1"), "2026-11-21"));
    };
    live.at(1);
    live.come({"P1", "P2", "P7", "P8"});
    QVERIFY2(since().startsWith(u"2026-11-21T19:01"_s), qPrintable(since()));
    live.bar("P7");
    QCOMPARE(since(), QString());
    live.at(4);
    live.come({"P9"});
    QVERIFY2(since().startsWith(u"2026-11-21T19:04"_s), qPrintable(since()));
}

void tst_absence::isTakenBack()
{
    WaitingTournament live;
    live.policy(R"({"grace": 0})");
    live.wait("W1-1");
    QVERIFY(desk::undo(live.desk(), "J. Park", {}));
    QCOMPARE(live.grace("W1-1"), u"nobody waits"_s);
    live.wait("W1-1");
    QCOMPARE(mistakes(desk::undoWait(live.desk(), "J. Park", "W1-1")), QString());
    QCOMPARE(codes(desk::undoWait(live.desk(), "J. Park", "W1-1")), u"absence-not-waited-for"_s);
}

// Full House and Nil by Mouth meet in match 3 until the result of match 1 turns out to be the other way.
void tst_absence::aWaitIsForTheTeamsThatMeetThere()
{
    WaitingTournament live;
    live.policy(tenMinutes);
    live.decide("W1-1", facts::Winner::A);
    live.decide("W1-2", facts::Winner::A);
    QCOMPARE(live.wait("W2-1"), QString());
    live.at(8);
    QVERIFY2(live.grace("W2-1").contains(u"in 2:00"_s), qPrintable(live.grace("W2-1")));

    QVERIFY(desk::undo(live.desk(), "J. Park", "W1-1"));
    live.decide("W1-1", facts::Winner::B);
    QCOMPARE(live.grace("W2-1"), u"nobody waits"_s);
    QVERIFY(!tournament::waitFor(live.tournament(), live.match("W2-1")));
    QCOMPARE(codes(desk::undoWait(live.desk(), "J. Park", "W2-1")), u"absence-not-waited-for"_s);
    QCOMPARE(live.wait("W2-1"), QString());
    QVERIFY2(live.grace("W2-1").contains(u"in 10:00"_s), qPrintable(live.grace("W2-1")));

    const facts::Fact ofOthers = facts::Wait{{"W2-1", 1}, {"T1", "T2"}};
    SAYS(mistakes(live.desk().record("J. Park", [&](auto& draft) { return draft.add(ofOthers); })));
}

void tst_absence::saysBeforeWhatEachClassWouldCost()
{
    using facts::Decided;
    using facts::Winner;
    WaitingTournament live;
    live.policy(R"({"grace": 0, "removeAfter": 2, "no-show": {"rating": 0, "otherRating": 40, "fee": 20}})");
    const auto cost = [&](const char* id, Winner winner, Decided outcome) {
        QStringList all;
        for (const std::string& each : desk::costOf(live.tournament(), live.match(id), {winner, outcome}))
            all << q(each);
        return all;
    };
    SAYS(cost("W1-1", Winner::A, Decided::NoShow));
    SAYS(cost("W1-1", Winner::A, Decided::Forfeit).constFirst());
    SAYS(cost("W1-1", Winner::A, Decided::Defaulted).constFirst());
    // Both are missing: both pay, and both are out.
    QCOMPARE(cost("W1-1", Winner::None, Decided::NoShow).size(), 3);
    MENTIONS(cost("W1-1", Winner::None, Decided::NoShow).at(1));
    MENTIONS(cost("W1-1", Winner::None, Decided::NoShow).at(2));
}

void tst_absence::theReportHasItsParts()
{
    using desk::ReportPart;
    WaitingTournament live;
    live.policy(R"({"grace": 0, "no-show": {"fee": 20}})");
    const tournament::Timestamp now{"2026-11-21T20:00:00.000Z", {}, 0, -300};
    const auto text = [&](ReportPart part) { return q(desk::partText(live.tournament(), part, now)); };
    MENTIONS(text(ReportPart::Fees));
    MENTIONS(text(ReportPart::Missing));
    live.come({"P1", "P2"});
    live.wait("W1-1");
    live.absent("W1-1");
    MENTIONS_ALL(text(ReportPart::Attendance), 2);
    MENTIONS(text(ReportPart::Fees));
    // The team is out, so its missing players are no longer listed.
    QVERIFY(!text(ReportPart::Missing).contains(u"Bag Ladies"_s));
    MENTIONS(text(ReportPart::Overrides));
    QVERIFY(desk::checkIn(live.desk(), "J. Park", "P3", {{}, "lost card"}));
    QVERIFY2(text(ReportPart::Overrides).contains(u": 1\n  "_s), qPrintable(text(ReportPart::Overrides)));
    MENTIONS(text(ReportPart::Attendance));
    QCOMPARE(text(ReportPart::Closing),
             q(desk::reportText(desk::shiftReport(live.tournament(), "2026-11-21"))));
    QCOMPARE(q(desk::partJson(live.tournament(), ReportPart::Fees, now)),
             u"{\"fees\":[{\"fee\":20,\"match\":\"match 1\",\"team\":\"Bag Ladies\",\"why\":\"no-show\"}],"
             "\"format\":\"courtside-report/1\",\"tournament\":\"Fall Spades\"}"_s);
    QVERIFY(!desk::reportPart("everything"));
}

TEST_CLASS(tst_absence)
#include "tst_absence.moc"
