// At the tables: calls, hands, agreement, decisions without play, and how the sides behaved.
#include "refusals.h"

#include "desk/rulings/conduct.h"
#include "desk/rulings/ruling.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/queries/verdict.h"
#include "tournament/ranking/standings.h"
#include "tournaments/livetournament.h"
#include "wording/record/matchwords.h"

#include <QDir>

#include <map>

using refusals::codes;
using tournament::State;
using tournaments::bidsLine;
using tournaments::handLine;
using tournaments::LiveTournament;
using tournaments::tricksLine;

class tst_tables : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void aWinnerMovesOnWhenBothCaptainsAgree();
    void aTableSeatsOneMatch();
    void whoShowedNoIdDoesNotPlay();
    void whoAdvancesIsToldToShowIdAgain();
    void eachTeamOfASemifinalIsToldWhatItPlays();
    void bidsAreWrittenDownBeforeTheTricks();
    void aRepeatIsHarmless();
    void aRepeatOfAnUndoneEntryIsReported();
    void timeCalledInAVoidDealRunsOn();
    void nobodySitsAtTwoTables();
    void textsAreStoredInOneForm();
    void timeIsNotCalledBeforeWhatWasPlayed();
    void anImpossibleTableIsRefused();
    void anUndecidedCaseHoldsTheMatchButNotTheHands();
    void timeEndsTheGame();
    void aStoppedHandNeedsNoTricks();
    void aNoShowSendsTheOtherOn();
    void twoNoShowsLeaveAPlaceVacant();
    void bothOfTheFinalWithdraw();
    void theFinalIsPlayedUnderTheChampionshipPhase();
    void anAgreedTargetHolds();
    void theThirdPlaceIsPlayedByTheLosers();
    void aCopyIsKeptAfterEachRound();
    void aSideIsRatedOnceItHasPlayed();
    void aRatingHasOneDecimalAtMost();
    void theyBreakTies();
};

void tst_tables::aWinnerMovesOnWhenBothCaptainsAgree()
{
    LiveTournament live;
    QCOMPARE(live.match("W1-1").state, State::Ready);
    QCOMPARE(live.match("W2-1").state, State::Waiting);
    MENTIONS(live.finish("W1-1"));
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.match("W1-1").state, State::Called);
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 71 b 50 in-progress");
    QCOMPARE(live.match("W1-1").state, State::Playing);
    MENTIONS(live.finish("W1-1"));
    live.play("W1-1", 'b');
    QCOMPARE(live.match("W1-1").state, State::Ended);
    QCOMPARE(live.match("W2-1").teams.a, "");
    QCOMPARE(live.finish("W1-1"), "");
    QCOMPARE(live.match("W1-1").state, State::Final);
    QCOMPARE(live.match("W2-1").teams.a, "T4");
    MENTIONS(live.enter("W1-1", handLine));
    MENTIONS(live.finish("W1-1"));
    MENTIONS(live.call("W1-1", {2, {}}));
}

void tst_tables::aTableSeatsOneMatch()
{
    LiveTournament live({"classic", 4, 1, false, {}});
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.call("W1-2"), wording::text({"call-without-table", {{"match", "match 2"}}}));
    MENTIONS(live.call("W1-2", {1, {}}));
    MENTIONS(live.call("W1-2", {2, {}}));
    QCOMPARE(live.call("W1-1"), wording::text({"call-made-already", {{"match", "match 1"}, {"table", 1}}}));
    QCOMPARE(live.call("W2-1"), wording::text({"match-waits-for-other-team", {{"match", "match 3"}}}));
    live.playOut("W1-1", 'a');
    QCOMPARE(live.call("W1-2"), "");
}

void tst_tables::whoShowedNoIdDoesNotPlay()
{
    LiveTournament live({"washburn", 2, 1, false, {}});
    const std::string id = "Current Washburn picture ID";
    MENTIONS(live.call("W1-1"));
    const auto refusal = desk::call(live.desk(), "J. Park", "W1-1", {});
    QCOMPARE(refusals::codes(refusal), QStringLiteral("call-player-without-id")); // once for all four
    const QString text = QString::fromStdString(wording::onScreen(refusal.error().mistakes.front()));
    for (const char* player : {"Player 1", "Player 2", "Player 3", "Player 4"})
        QVERIFY2(text.contains(QLatin1String(player)), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("washburn")), qPrintable(text)); // an id
    MENTIONS(live.record(facts::Checkin{"P1", {}, {}, {}}));
    MENTIONS(live.record(facts::Checkin{"P1", "Library card", {}, {}}));
    MENTIONS(live.record(facts::Checkin{"P1", id, "W1-1", {}}));
    QCOMPARE(live.record(facts::Checkin{"P1", id, {}, {}}), "");
    MENTIONS(live.record(facts::Checkin{"P1", id, {}, {}}));
    QCOMPARE(live.record(facts::Checkin{"P2", id, {}, {}}), "");
    QCOMPARE(live.record(facts::Checkin{"P3", id, {}, {}}), "");
    QCOMPARE(live.record(facts::Checkin{"P4", "Driver's licence", {}, "known to staff"}), "");
    QCOMPARE(live.call("W1-1"), "");
}

void tst_tables::whoAdvancesIsToldToShowIdAgain()
{
    for (const auto& [rules, texts] : {std::pair{"classic", 1}, std::pair{"mckendree", 2}}) {
        LiveTournament live(tournaments::ruledBy(rules));
        const auto win = [&](const char* match) {
            live.checkIn(match);
            QCOMPARE(live.result(match, {facts::Winner::A, facts::Decided::NoShow, "nobody came"}), "");
        };
        win("W1-1");
        const std::vector<std::string> says = desk::onwardTexts(live.desk().tournament(), "W1-1");
        QCOMPARE(says.size(), std::size_t(texts));
        if (texts == 2)
            QCOMPARE(says.back(), "Player 1 and Player 2 must show ID again for match 3");
        win("W1-2");
        live.checkIn("W2-1");
        QCOMPARE(desk::onwardTexts(live.desk().tournament(), "W1-1").size(), std::size_t(1));
    }
}

// The loser does not advance: it plays for third place. Who shows ID again is said once of both.
void tst_tables::eachTeamOfASemifinalIsToldWhatItPlays()
{
    LiveTournament live({.rules = "mckendree", .thirdPlace = true});
    live.checkIn("W1-1");
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::Ruling, "x"}), "");
    const auto texts = [&] { return desk::onwardTexts(live.desk().tournament(), "W1-1"); };
    const std::vector<std::string> play{"Team 1 plays the final (match 4)",
                                        "Team 4 plays for third place (match 3)"};
    std::vector<std::string> all = play;
    all.push_back("both teams must show ID again");
    QCOMPARE(texts(), all);
    live.checkIn("W1-2");
    QCOMPARE(live.result("W1-2", {facts::Winner::A, facts::Decided::Ruling, "x"}), "");
    live.checkIn("T-1");
    QCOMPARE(texts().size(), std::size_t(3));
    live.checkIn("W2-1");
    QCOMPARE(texts(), play);
}

void tst_tables::bidsAreWrittenDownBeforeTheTricks()
{
    LiveTournament live;
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[4,"nil"]},"b":{"bids":[3,2]}})"), "ok hand 1 a 0 b 0 open");
    QVERIFY(tournament::openHand(live.match("W1-1")));
    MENTIONS(live.enter("W1-1", R"({"a":{"bids":[5,"nil"],"tricks":[6,0]},"b":{"bids":[3,2],"tricks":7}})"));
    MENTIONS(live.enter("W1-1", R"({"a":{"tricks":6},"b":{"tricks":7}})"));
    QCOMPARE(live.enter("W1-1", R"({"a":{"tricks":[6,0]},"b":{"tricks":7}})"),
             "ok hand 1 a 142 b 52 in-progress");
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 1);
}

void tst_tables::aRepeatIsHarmless()
{
    LiveTournament live;
    const std::string line =
        R"({"op":"5f0c7a52-0000-4000-8000-000000000001","a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";
    QCOMPARE(live.enter("W1-1", line), "ok hand 1 a 71 b 50 in-progress");
    const long long seq = live.desk().head().seq;
    QCOMPARE(live.enter("W1-1", line), "ok hand 1 a 71 b 50 in-progress");
    QCOMPARE(live.desk().head().seq, seq);
    std::string other = line;
    other.replace(other.find("\"tricks\":8"), 10, "\"tricks\":7")
        .replace(other.find("\"tricks\":5"), 10, "\"tricks\":6");
    QCOMPARE(live.enter("W1-1", other),
             wording::text({"line-on-record-differs", {{"op", "5f0c7a52-0000-4000-8000-000000000001"}}}));
}

void tst_tables::aRepeatOfAnUndoneEntryIsReported()
{
    LiveTournament live;
    const std::string op = "5f0c7a52-0000-4000-8000-000000000001";
    const std::string bids = R"({"op":")" + op + R"(","a":{"bids":[4,3]},"b":{"bids":[3,2]}})";
    QCOMPARE(live.enter("W1-1", bids), "ok hand 1 a 0 b 0 open");
    QCOMPARE(live.enter("W1-1", tricksLine), "ok hand 1 a 71 b 50 in-progress");
    QCOMPARE(live.enter("W1-1", bids), "ok hand 1 a 71 b 50 in-progress");
    const std::string line =
        R"({"op":"5f0c7a52-0000-4000-8000-000000000002","a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
            "reneges":[{"by":"b","accused":"a1","book":4,"ruling":"rejected"}]})";
    QCOMPARE(live.enter("W1-1", line), "ok hand 2 a 142 b 100 in-progress");
    QCOMPARE(live.enter("W1-1", line), "ok hand 2 a 142 b 100 in-progress");
    std::string without = line.substr(0, line.find(",\n")) + "}";
    const std::string second = "5f0c7a52-0000-4000-8000-000000000002";
    QCOMPARE(live.enter("W1-1", without), wording::text({"line-on-record-differs", {{"op", second}}}));
    QCOMPARE(live.record(facts::Retract{second, {}}), "");
    QCOMPARE(live.enter("W1-1", line), wording::text({"line-taken-back", {{"op", second}}}));
}

void tst_tables::timeCalledInAVoidDealRunsOn()
{
    LiveTournament live({"unc-regular", 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    live.enter("W1-1", handLine);
    live.enter("W1-1", bidsLine);
    SAYS(live.enter("W1-1", R"({"timeCall":true})"));
    SAYS(live.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"a card fell"}})"));
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 2 a 142 b 100 won");
}

void tst_tables::nobodySitsAtTwoTables()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1"), "");
    // A player moves to another team while the first is in play.
    QCOMPARE(live.record(facts::Team{"T1", "Team 1", {}, {"P2"}}), "");
    QCOMPARE(live.record(facts::Team{"T2", "Team 2", {}, {"P1", "P4"}}), "");
    MENTIONS(live.call("W1-2"));
}

void tst_tables::textsAreStoredInOneForm()
{
    LiveTournament live;
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::Forfeit, " left  early "}), "");
    const auto& outcome = std::get<facts::Outcome>(
        tournaments::newest(tournament::recordOf(live.desk().tournament(), "W1-1"))->entry->fact);
    QCOMPARE(outcome.reason.value_or(""), "left early");
    QVERIFY(refusals::says(
        live.result("W1-2", {facts::Winner::A, facts::Decided::Forfeit, "\u202eylrae tfel"}), "reason"));
}

void tst_tables::timeIsNotCalledBeforeWhatWasPlayed()
{
    LiveTournament live({"unc-regular", 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    live.enter("W1-1", handLine);
    live.enter("W1-1", handLine);
    MENTIONS(live.record(facts::TimeCall{{{"W1-1", 1}, 1, 512}, {}, {}}));
    QCOMPARE(live.record(facts::TimeCall{{{"W1-1", 1}, 1, 1024}, {}, {}}), "");
    MENTIONS(live.record(facts::TimeCall{{{"W1-1", 1}, 1, 2048}, {}, {}}));
}

void tst_tables::anImpossibleTableIsRefused()
{
    LiveTournament live({"unc", 4, 4, false, {}});
    MENTIONS(live.enter("W1-1", handLine));
    MENTIONS(live.enter("W1-1", "[1]"));
    MENTIONS(live.enter("W1-1", R"({"a":{"bids":[4,0],"tricks":8},"b":{"bid":5,"tricks":5}})"));
    QCOMPARE(live.match("W1-1").state, State::Ready);

    LiveTournament classic;
    MENTIONS(classic.enter("W1-1", R"({"a":{"bids":[4,0],"tricks":8},"b":{"bids":[3,2],"tricks":5}})"));
    QCOMPARE(classic.match("W1-1").state, State::Ready);
    MENTIONS(classic.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":6}})"));
    QCOMPARE(classic.match("W1-1").state, State::Ready);
    MENTIONS(classic.enter("W1-1", R"({"a":{"bids":[4,3],"trick":8},"b":{"bids":[3,2],"tricks":5}})"));
    QCOMPARE(classic.match("W1-1").state, State::Ready);
    MENTIONS(classic.enter("W1-1",
                           R"({"a":{"bids":[4,"blind-nil"],"tricks":[8,0]},"b":{"bids":[3,2],"tricks":5}})"));
    QCOMPARE(classic.match("W1-1").state, State::Ready);

    // The window sent it, and the draw was undone before the desk came to it.
    const auto gone = desk::enter(live.desk(), "J. Park", "W9-9", scoring::Hand());
    QCOMPARE(refusals::codes(gone), QStringLiteral("match-no-longer-drawn"));
}

void tst_tables::anUndecidedCaseHoldsTheMatchButNotTheHands()
{
    LiveTournament live({"mckendree", 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    for (int hand = 1; hand <= 2; ++hand)
        live.enter("W1-1", R"({"a":{"bid":7,"tricks":8},"b":{"bid":4,"tricks":5}})");
    QCOMPARE(live.enter("W1-1", R"({"a":{"bid":7,"tricks":8},"b":{"bid":4,"tricks":5},
        "reneges":[{"by":"b","accused":"a1","book":4,"ruling":"pending"}]})"),
             "ok hand 3 a 213 b 123 held");
    QVERIFY(live.match("W1-1").flags.pending);
    QCOMPARE(tournament::undecidedHand(live.match("W1-1")), std::optional(3));
    QCOMPARE(live.match("W1-1").state, State::Playing);
    MENTIONS(live.finish("W1-1"));
    QCOMPARE(live.enter("W1-1", R"({"a":{"bid":7,"tricks":8},"b":{"bid":4,"tricks":5}})"),
             "ok hand 4 a 213 b 123 after-end");
    const std::string challenge = live.match("W1-1").games[0].items[2].cases[0].challenge;
    // Upheld, the offender's three books are gone: the third hand is set, and the fourth counts again.
    desk::CaseOptions options{.match = "W1-1", .hand = 3, .ruling = facts::Ruling::Upheld};
    const auto decided = desk::record(live.desk(), "J. Park", desk::ruleOnCase(options));
    QVERIFY(decided.has_value());
    QCOMPARE(live.match("W1-1").games[0].items[2].cases[0].decision,
             decided->recorded->entries.back().stamp.op);
    QVERIFY(!tournament::undecidedHand(live.match("W1-1")));
    options.hand = 2;
    QVERIFY(!desk::record(live.desk(), "J. Park", desk::ruleOnCase(options)));
    options.hand = 3;
    options.which = 2;
    QVERIFY(!desk::record(live.desk(), "J. Park", desk::ruleOnCase(options)));
    QCOMPARE(live.match("W1-1").state, State::Ended);
    QCOMPARE(tournament::result(live.match("W1-1")).score, (scoring::PerSide<int>{213, 164}));
    QCOMPARE(live.record(facts::Decision{challenge, facts::Ruling::Rejected, {}}), "");
    QCOMPARE(live.match("W1-1").games[0].ledger.hands[3].state, scoring::State::AfterEnd);
}

void tst_tables::timeEndsTheGame()
{
    LiveTournament live({"unc", 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    live.enter("W1-1", handLine);
    SAYS(live.enter("W1-1", R"({"timeCall":true})"));
    MENTIONS(live.enter("W1-1", handLine));
    QCOMPARE(live.finish("W1-1"), "");
    QCOMPARE(tournament::champion(live.desk().tournament()), "T1");
}

void tst_tables::aStoppedHandNeedsNoTricks()
{
    tournaments::AfterAHand live;
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]},"timeExpired":"stop-now",
        "override":{"reason":"the building closes"}})"),
             "ok hand 2 a 71 b 50 won");
    QCOMPARE(live.match("W1-1").state, State::Ended);
    QVERIFY(live.match("W1-1").flags.override);
}

void tst_tables::aNoShowSendsTheOtherOn()
{
    LiveTournament live;
    QCOMPARE(live.result("W1-1", {facts::Winner::B, facts::Decided::NoShow, "nobody came"}), "");
    QCOMPARE(live.match("W1-1").state, State::Final);
    QCOMPARE(live.match("W1-1").outcome, tournament::Outcome::NoShow);
    QCOMPARE(live.match("W2-1").teams.a, "T4");
    MENTIONS(live.result("W1-1", {facts::Winner::A, facts::Decided::NoShow, "they came"}));
    MENTIONS(live.result("W2-1", {facts::Winner::A, facts::Decided::Forfeit, "left"}));
}

void tst_tables::twoNoShowsLeaveAPlaceVacant()
{
    LiveTournament live({"classic", 8, 4, false, {}});
    QCOMPARE(live.result("W1-1", {facts::Winner::None, facts::Decided::NoShow, "nobody came"}), "");
    QCOMPARE(live.match("W1-1").outcome, tournament::Outcome::DoubleForfeit);
    QCOMPARE(live.match("W2-1").state, State::Waiting);
    live.playOut("W1-2", 'a');
    QCOMPARE(live.match("W2-1").state, State::Final);
    QCOMPARE(live.match("W2-1").outcome, tournament::Outcome::Vacated);
    SAYS(wording::outcomeWord(live.match("W2-1")));
    QCOMPARE(wording::outcomeWord(live.match("W1-1")), "double no-show");
    QCOMPARE(live.match("W3-1").teams.a, live.match("W1-2").teams.a);
}

void tst_tables::bothOfTheFinalWithdraw()
{
    LiveTournament live({"classic", 4, 4, false, {}});
    for (const char* id : {"W1-1", "W1-2"}) {
        live.playOut(id, 'a');
        const std::string winner = live.match(id).teams.a;
        QCOMPARE(live.record(facts::Withdraw{winner, "left for home"}), "");
    }
    QCOMPARE(live.match("W2-1").outcome, tournament::Outcome::DoubleForfeit);
    QCOMPARE(wording::outcomeWord(live.match("W2-1")), "both withdrew"); // on paper and on the web page
    QCOMPARE(wording::outcomeWord(live.match("W1-1")), "");
}

void tst_tables::theFinalIsPlayedUnderTheChampionshipPhase()
{
    LiveTournament live({"unc", 4, 4, true, {}});
    QCOMPARE(live.match("W1-1").rules->id, "unc-regular");
    QCOMPARE(live.match("T-1").rules->id, "unc-regular");
    QCOMPARE(live.match("W2-1").rules->id, "unc-championship");
}

void tst_tables::anAgreedTargetHolds()
{
    LiveTournament live({"unc", 4, 4, false, R"({"championship.end.target":400,"end.target":350})"});
    QCOMPARE(live.match("W1-1").rules->rules.end.target, 350);
    QCOMPARE(live.match("W2-1").rules->rules.end.target, 400);
}

void tst_tables::theThirdPlaceIsPlayedByTheLosers()
{
    LiveTournament live({"classic", 4, 4, true, {}});
    live.playOut("W1-1", 'a');
    live.playOut("W1-2", 'b');
    QCOMPARE(live.match("T-1").teams.a, "T4");
    QCOMPARE(live.match("T-1").teams.b, "T2");
    QCOMPARE(live.match("W2-1").teams.b, "T3");
}

void tst_tables::aCopyIsKeptAfterEachRound()
{
    LiveTournament live;
    const auto copies = [&] {
        QString folder = QString::fromStdString(live.path()).chopped(10) + QStringLiteral(" backups");
        return QDir(folder).entryList(QDir::Files).size();
    };
    live.playOut("W1-1", 'a');
    QCOMPARE(copies(), 0);
    live.playOut("W1-2", 'a');
    QCOMPARE(copies(), 1);
    live.playOut("W2-1", 'a');
    QCOMPARE(copies(), 2);
}

void tst_tables::aSideIsRatedOnceItHasPlayed()
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

void tst_tables::aRatingHasOneDecimalAtMost()
{
    QCOMPARE(*desk::ratingIn("4"), 40);
    QCOMPARE(*desk::ratingIn("3.5"), 35);
    QCOMPARE(*desk::ratingIn("0"), 0);
    QCOMPARE(*desk::ratingIn("10"), 100);
    for (const char* wrong : {"", "10.1", "11", "-1", "3.55", "3.", ".5", "four", "3,5", "1e1"})
        QVERIFY2(!desk::ratingIn(wrong), wrong);
}

// Each of three has beaten one and lost to one, by the same score: how they behaved decides.
void tst_tables::theyBreakTies()
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

TEST_CLASS(tst_tables)
#include "tst_tables.moc"
