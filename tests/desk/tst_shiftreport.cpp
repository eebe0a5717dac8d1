// The shift report says what corrections and rulings changed.
#include "tournaments/livetournament.h"

#include "desk/corrections/amend.h"
#include "desk/reports/report.h"
#include "desk/rulings/ruling.h"
#include "program/testclass.h"
#include "wording/filled.h"

#include <QTest>

#include <algorithm>

using facts::Side;
using tournaments::LiveTournament;

namespace {

constexpr const char* otherWayLine = R"({"a":{"bids":[1,1],"tricks":1},"b":{"bids":[6,6],"tricks":12}})";

} // namespace

class tst_shiftreport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatACorrectionChanged();
    void saysWhatARulingCost();
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
    const auto score = [](const scoring::PerSide<int>& each) {
        return wording::filled(QStringLiteral("%1–%2"), each.a, each.b);
    };
    QVERIFY(report.corrections.front().find("score: " + score(before.score) + " → ") != std::string::npos);
    QVERIFY(report.corrections.back().find(" → " + score(after.score)) != std::string::npos);
    QVERIFY(std::ranges::any_of(report.corrections, [](const std::string& line) {
        return line.find("winner: ") != std::string::npos && line.find("Team 4") != std::string::npos;
    }));
}

void tst_shiftreport::saysWhatARulingCost()
{
    LiveTournament live({"unc-regular", 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    live.enter("W1-1", tournaments::handLine);
    const desk::CaseOptions options{.match = "W1-1",
                                    .hand = 1,
                                    .claim = desk::Claim{facts::Challenger::B, facts::Seat::A1, 4},
                                    .ruling = facts::Ruling::Upheld};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::ruleOnCase(options)));
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    QCOMPARE(report.rulings.size(), std::size_t(1));
    // 71 to 50 is −70 to 80 by it.
    QVERIFY2(report.rulings.front().find("A −141, B +30 points") != std::string::npos,
             report.rulings.front().c_str());
}

TEST_CLASS(tst_shiftreport)
#include "tst_shiftreport.moc"
