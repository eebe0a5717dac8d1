// The shift report says what corrections and rulings changed.
#include "tournaments/livetournament.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/wholesheet.h"
#include "desk/reports/report.h"
#include "desk/rulings/ruling.h"
#include "program/testclass.h"
#include "wording/record/matchwords.h"

#include <QTest>

#include <algorithm>

using facts::Side;
using tournaments::LiveTournament;

namespace {

constexpr const char* otherWayLine = R"({"a":{"bids":[1,1],"tricks":1},"b":{"bids":[6,6],"tricks":12}})";

/// And costs no points.
void renegeLosesTheGame(rules::Venue& venue)
{
    venue.phases.front().rules.renege->effect = scoring::RenegeEffect::LoseGame;
    venue.phases.front().rules.renege->receiverPoints = 0;
}

/// Side A wins it by its first hand.
void renegeLosesAShortGame(rules::Venue& venue)
{
    renegeLosesTheGame(venue);
    venue.phases.front().rules.end.target = 60;
}

/// The only ruling in the shift report after a challenge against A in its first hand, in such a tournament.
std::string rulingOn(const tournaments::Setup& setup, facts::Ruling ruling)
{
    LiveTournament live(setup);
    live.checkIn("W1-1");
    live.enter("W1-1", tournaments::handLine);
    const desk::CaseOptions options{.match = "W1-1",
                                    .hand = 1,
                                    .claim = desk::Claim{facts::Challenger::B, facts::Seat::A1, 4},
                                    .ruling = ruling};
    if (!desk::record(live.desk(), "J. Park", desk::ruleOnCase(options)))
        return "refused";
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    return report.rulings.size() == 1 ? report.rulings.front() : "not one ruling";
}

} // namespace

class tst_shiftreport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatACorrectionChanged();
    void saysThatACorrectionReopenedAMatch();
    void saysWhatAMovedSheetChanged();
    void saysWhatARulingCost();
    void saysWhatAFoulCost();
    void saysThatARulingDecidedTheGame();
    void saysNothingMoreOfARulingThatChangesNothing();
    void countsTheTeamsThatAreComplete();
};

// The other team won: whoever advances by it must not be news to the next supervisor.
void tst_shiftreport::saysWhatACorrectionChanged()
{
    LiveTournament live;
    live.playOut("W1-1", 'a');
    const scoring::Result before = tournament::result(live.match("W1-1"));
    QVERIFY(before.winner == Side::A);
    for (int hand = 1; hand <= tournament::handsOn(live.match("W1-1")); ++hand) {
        const desk::AmendOptions amended{
            .match = "W1-1", .hand = hand, .reason = "the columns were mixed up", .given = otherWayLine};
        QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(amended)));
    }
    const scoring::Result after = tournament::result(live.match("W1-1"));
    QVERIFY(after.winner == Side::B);
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    QVERIFY(report.corrections.size() > 1);
    QVERIFY(report.corrections.front().find("Score of match 1: " + wording::scoreText(before.score) +
                                            " → ") != std::string::npos);
    QVERIFY(report.corrections.front().find(". Before: A bid ") != std::string::npos);
    QVERIFY(report.corrections.back().find(" → " + wording::scoreText(after.score)) != std::string::npos);
    QVERIFY(std::ranges::any_of(report.corrections, [](const std::string& line) {
        return line.find("Winner of match 1: ") != std::string::npos &&
               line.find("Team 4") != std::string::npos;
    }));
}

// A minus between two numbers is no dash. Who won the match later is not the correction's to say.
void tst_shiftreport::saysThatACorrectionReopenedAMatch()
{
    LiveTournament live(tournaments::shortGame);
    live.play("W1-1", 'a');
    const scoring::PerSide<int> before = tournament::result(live.match("W1-1")).score;
    QVERIFY(before.b < 0);
    const desk::AmendOptions amended{
        .match = "W1-1", .hand = 1, .reason = "misread", .given = tournaments::handLine};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(amended)));
    QVERIFY(live.match("W1-1").state < tournament::State::Ended);
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    QCOMPARE(report.corrections.size(), std::size_t(1));
    const std::string was = std::to_string(before.a) + " to −" + std::to_string(-before.b);
    const std::string is = wording::scoreText(tournament::result(live.match("W1-1")).score);
    const std::string wanted = "Score of match 1: " + was + " → " + is + ". Match 1 reopened";
    QVERIFY2(report.corrections.front().find(wanted) != std::string::npos,
             report.corrections.front().c_str());
    QVERIFY(report.corrections.front().find("Winner of") == std::string::npos);
}

// The hand was entered for the wrong match: both have another score.
void tst_shiftreport::saysWhatAMovedSheetChanged()
{
    LiveTournament live;
    live.enter("W1-1", tournaments::handLine);
    const desk::SheetOptions options{.match = "W1-1", .to = "W1-2", .reason = "the wrong table"};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::correctSheet(options)));
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    QCOMPARE(report.corrections.size(), std::size_t(1));
    for (const char* change : {"Score of match 1: 71–50 → 0–0", "Score of match 2: 0–0 → 71–50"})
        QVERIFY2(report.corrections.front().find(change) != std::string::npos,
                 report.corrections.front().c_str());
}

void tst_shiftreport::saysWhatARulingCost()
{
    // As hand and case say it.
    const std::string line = rulingOn({"unc-regular", 2, 1, false, {}}, facts::Ruling::Upheld);
    QVERIFY2(line.find("A 71 → −70, B 50 → 80 points") != std::string::npos, line.c_str());
}

void tst_shiftreport::saysWhatAFoulCost()
{
    LiveTournament live({"classic", 4, 4, false, {}, [](rules::Venue& venue) {
                             venue.phases.front().rules.fouls = {{"table-talk", -20, 0}};
                         }});
    live.enter("W1-1", tournaments::handLine);
    const desk::HandRulingOptions options{
        .match = "W1-1", .side = Side::B, .what = std::string("table-talk")};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::ruleOnHand(options)));
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    QCOMPARE(report.rulings.size(), std::size_t(1));
    QVERIFY2(report.rulings.front().find("B 50 → 30 points") != std::string::npos,
             report.rulings.front().c_str());
}

// Without it, the game went on, or the other side won it by that hand.
void tst_shiftreport::saysThatARulingDecidedTheGame()
{
    for (const auto change : {renegeLosesTheGame, renegeLosesAShortGame}) {
        const std::string line = rulingOn({"unc-regular", 2, 1, false, {}, change}, facts::Ruling::Upheld);
        QVERIFY2(line.find("Decides the game") != std::string::npos, line.c_str());
        QVERIFY2(line.find("points") == std::string::npos, line.c_str());
    }
}

void tst_shiftreport::saysNothingMoreOfARulingThatChangesNothing()
{
    const std::string line = rulingOn({"unc-regular", 2, 1, false, {}}, facts::Ruling::Rejected);
    QVERIFY2(line.find("denied") != std::string::npos, line.c_str());
    QVERIFY2(line.find("no change") == std::string::npos, line.c_str());
}

// Trial: "on 8 teams" counted one of which nobody had come.
void tst_shiftreport::countsTheTeamsThatAreComplete()
{
    LiveTournament live(tournaments::ruledBy("mckendree"));
    const char* const id = "Current McKendree University ID";
    for (const char* player : {"P1", "P2"})
        QCOMPARE(live.record(facts::Checkin{player, id, "W1-1", {}}), "");
    QCOMPARE(live.record(facts::Checkin{"P3", id, "W1-2", {}}), "");
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    QCOMPARE(report.counts.teams, 4);
    QCOMPARE(report.here, 3);
    QCOMPARE(report.complete, 1);
}

TEST_CLASS(tst_shiftreport)
#include "tst_shiftreport.moc"
