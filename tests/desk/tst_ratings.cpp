// How sides behaved: who may be rated, what a rating may be, and the ties that it breaks.
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/rulings/conduct.h"
#include "program/testclass.h"
#include "tournament/ranking/standings.h"

#include <map>

using refusals::codes;
using tournaments::LiveTournament;

class tst_ratings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSideIsRatedOnceItHasPlayed();
    void aRatingHasOneDecimalAtMost();
    void theyBreakTies();
};

void tst_ratings::aSideIsRatedOnceItHasPlayed()
{
    LiveTournament live;
    QCOMPARE(codes(desk::rate(live.desk(), "J. Park", "W1-1", facts::Side::A, 35, "")),
             QStringLiteral("rating-not-played"));
    live.playOut("W1-1", 'a');
    QVERIFY(desk::rate(live.desk(), "J. Park", "W1-1", facts::Side::A, 35, ""));
    QCOMPARE(live.match("W1-1").ratings.a, 35);
    QVERIFY(!live.match("W1-1").ratings.b);
    QCOMPARE(codes(desk::rate(live.desk(), "Staff", "W1-1", facts::Side::A, 20, "")),
             QStringLiteral("rating-revised-without-reason"));
    QVERIFY(desk::rate(live.desk(), "Staff", "W1-1", facts::Side::A, 20, "the ejection was not counted"));
    QCOMPARE(live.match("W1-1").ratings.a, 20);
}

void tst_ratings::aRatingHasOneDecimalAtMost()
{
    QCOMPARE(*desk::ratingIn("4"), 40);
    QCOMPARE(*desk::ratingIn("3.5"), 35);
    QCOMPARE(*desk::ratingIn("0"), 0);
    QCOMPARE(*desk::ratingIn("10"), 100);
    for (const char* wrong : {"", "10.1", "11", "-1", "3.55", "3.", ".5", "four", "3,5", "1e1"})
        QVERIFY2(!desk::ratingIn(wrong), wrong);
}

// Each of three has beaten one and lost to one, by the same score: how they behaved decides.
void tst_ratings::theyBreakTies()
{
    facts::Draw draw;
    draw.format = facts::Format::RoundRobin;
    LiveTournament live({"classic", 3, 2, false, {}, nullptr, draw});
    const std::vector<std::pair<std::string, std::string>> wins{{"T1", "T2"}, {"T2", "T3"}, {"T3", "T1"}};
    const std::map<std::string, int> rated{{"T1", 30}, {"T2", 40}, {"T3", 35}};
    for (const bracket::Match& drawn : live.desk().tournament().setting->bracket.matches) {
        const std::string id = drawn.id;
        if (!live.match(id).number)
            continue;
        const auto teams = live.match(id).teams;
        const bool aWins = std::find(wins.begin(), wins.end(), std::pair(teams.a, teams.b)) != wins.end();
        live.playOut(id, aWins ? 'a' : 'b');
        QVERIFY(desk::rate(live.desk(), "J. Park", id, facts::Side::A, rated.at(teams.a), ""));
        QVERIFY(desk::rate(live.desk(), "J. Park", id, facts::Side::B, rated.at(teams.b), ""));
    }
    const auto standings = tournament::standings(live.desk().tournament());
    QCOMPARE(standings.size(), std::size_t(3));
    QCOMPARE(standings[0].team, "T2");
    QCOMPARE(standings[1].team, "T3");
    QCOMPARE(standings[2].team, "T1");
    const auto& ties = std::get<tournament::ByTable>(standings[0].decidedBy).ties;
    QVERIFY(ties.back().by == bracket::Breaker::Sportsmanship);
}

TEST_CLASS(tst_ratings)
#include "tst_ratings.moc"
