// At the tables: calls, hands, agreement, decisions without play.
#include "refusals.h"
#include "tournaments/evening.h"

#include "desk/rulings/ruling.h"
#include "tournament/ranking/champion.h"
#include "wording/record/matchwords.h"

#include <QDir>

using tournament::State;
using tournaments::Evening;

namespace {

const char* const ordinary = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";

bool says(const std::string& text, const char* part)
{
    if (text.find(part) != std::string::npos)
        return true;
    qWarning("said instead: %s", text.c_str());
    return false;
}

} // namespace

class tst_tables : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aWinnerMovesOnWhenBothCaptainsAgree();
    void aTableSeatsOneMatch();
    void whoShowedNoIdDoesNotPlay();
    void bidsAreWrittenDownBeforeTheTricks();
    void aMisdealVoidsTheBids();
    void aRepeatIsHarmless();
    void aRepeatOfWhatWasTakenBackIsSaidToBe();
    void timeCalledInAVoidDealRunsOn();
    void nobodySitsAtTwoTables();
    void textsAreStoredInOneForm();
    void timeIsNotCalledBeforeWhatWasPlayed();
    void whatCannotBeIsRefused();
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
};

void tst_tables::aWinnerMovesOnWhenBothCaptainsAgree()
{
    Evening evening;
    QCOMPARE(evening.match("W1-1").state, State::Ready);
    QCOMPARE(evening.match("W2-1").state, State::Waiting);
    QVERIFY(says(evening.finish("W1-1"), "match 1 has no hands on record"));
    QCOMPARE(evening.call("W1-1"), "");
    QCOMPARE(evening.match("W1-1").state, State::Called);
    QCOMPARE(evening.enter("W1-1", ordinary), "ok hand 1 a 71 b 50 in-progress");
    QCOMPARE(evening.match("W1-1").state, State::Playing);
    QVERIFY(says(evening.finish("W1-1"), "match 1 is not over"));
    evening.play("W1-1", 'b');
    QCOMPARE(evening.match("W1-1").state, State::Ended);
    QCOMPARE(evening.match("W2-1").teams.a, "");
    QCOMPARE(evening.finish("W1-1"), "");
    QCOMPARE(evening.match("W1-1").state, State::Final);
    QCOMPARE(evening.match("W2-1").teams.a, "T4");
    QVERIFY(says(evening.enter("W1-1", ordinary), "match 1 is final"));
    QVERIFY(says(evening.finish("W1-1"), "match 1 is final already"));
    QVERIFY(says(evening.call("W1-1", {2, {}}), "match 1 is final: take its result back first (undo)"));
}

void tst_tables::aTableSeatsOneMatch()
{
    Evening evening({"classic", 4, 1, false, {}});
    QCOMPARE(evening.call("W1-1"), "");
    QCOMPARE(evening.call("W1-2"), wording::text({"call-without-table", {{"match", "match 2"}}}));
    QVERIFY(says(evening.call("W1-2", {1, {}}), "table 1 is taken by match 1"));
    QVERIFY(says(evening.call("W1-2", {2, {}}), "there is no table 2: tables are 1 to 1"));
    QCOMPARE(evening.call("W1-1"),
             wording::text({"call-made-already", {{"match", "match 1"}, {"table", 1}}}));
    QCOMPARE(evening.call("W2-1"), wording::text({"match-waits-for-other-team", {{"match", "match 3"}}}));
    evening.playOut("W1-1", 'a');
    QCOMPARE(evening.call("W1-2"), "");
}

void tst_tables::whoShowedNoIdDoesNotPlay()
{
    Evening evening({"washburn", 2, 1, false, {}});
    const std::string id = "Current Washburn picture ID";
    QVERIFY(says(evening.call("W1-1"), "Player 1 (Team 1) has shown no ID (washburn, 1)"));
    QVERIFY(says(evening.record(facts::Checkin{"P1", {}, {}, {}}), "which ID did Player 1 show?"));
    QVERIFY(says(evening.record(facts::Checkin{"P1", "Library card", {}, {}}), "\"Library card\" is no ID"));
    QVERIFY(says(evening.record(facts::Checkin{"P1", id, "W1-1", {}}), "once an evening"));
    QCOMPARE(evening.record(facts::Checkin{"P1", id, {}, {}}), "");
    QVERIFY(says(evening.record(facts::Checkin{"P1", id, {}, {}}), "Player 1 is checked in already"));
    QCOMPARE(evening.record(facts::Checkin{"P2", id, {}, {}}), "");
    QCOMPARE(evening.record(facts::Checkin{"P3", id, {}, {}}), "");
    QCOMPARE(evening.record(facts::Checkin{"P4", "Driver's licence", {}, "known to staff"}), "");
    QCOMPARE(evening.call("W1-1"), "");
}

void tst_tables::bidsAreWrittenDownBeforeTheTricks()
{
    Evening evening;
    QCOMPARE(evening.enter("W1-1", R"({"a":{"bids":[4,"nil"]},"b":{"bids":[3,2]}})"),
             "ok hand 1 a 0 b 0 open");
    QVERIFY(tournament::openHand(evening.match("W1-1")));
    QVERIFY(says(
        evening.enter("W1-1", R"({"a":{"bids":[5,"nil"],"tricks":[6,0]},"b":{"bids":[3,2],"tricks":7}})"),
        "other bids are on record"));
    QVERIFY(says(evening.enter("W1-1", R"({"a":{"tricks":6},"b":{"tricks":7}})"),
                 "each partner's tricks are needed"));
    QCOMPARE(evening.enter("W1-1", R"({"a":{"tricks":[6,0]},"b":{"tricks":7}})"),
             "ok hand 1 a 142 b 52 in-progress");
    QCOMPARE(tournament::handsOn(evening.match("W1-1")), 1);
}

void tst_tables::aMisdealVoidsTheBids()
{
    Evening evening;
    evening.enter("W1-1", R"({"dealer":"b2","a":{"bids":[4,3]},"b":{"bids":[3,2]}})");
    QCOMPARE(evening.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"a card fell face up"}})"),
             "ok misdeal a 0 b 0 in-progress");
    QCOMPARE(evening.enter("W1-1", ordinary), "ok hand 1 a 71 b 50 in-progress");
    QCOMPARE(tournament::handsOn(evening.match("W1-1")), 1);
}

void tst_tables::aRepeatIsHarmless()
{
    Evening evening;
    const std::string line =
        R"({"op":"5f0c7a52-0000-4000-8000-000000000001","a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";
    QCOMPARE(evening.enter("W1-1", line), "ok hand 1 a 71 b 50 in-progress");
    const long long seq = evening.desk().head().seq;
    QCOMPARE(evening.enter("W1-1", line), "ok hand 1 a 71 b 50 in-progress");
    QCOMPARE(evening.desk().head().seq, seq);
    std::string other = line;
    other.replace(other.find("\"tricks\":8"), 10, "\"tricks\":7")
        .replace(other.find("\"tricks\":5"), 10, "\"tricks\":6");
    QCOMPARE(evening.enter("W1-1", other),
             wording::text({"line-on-record-differs", {{"op", "5f0c7a52-0000-4000-8000-000000000001"}}}));
}

void tst_tables::aRepeatOfWhatWasTakenBackIsSaidToBe()
{
    Evening evening;
    const std::string op = "5f0c7a52-0000-4000-8000-000000000001";
    const std::string bids = R"({"op":")" + op + R"(","a":{"bids":[4,3]},"b":{"bids":[3,2]}})";
    QCOMPARE(evening.enter("W1-1", bids), "ok hand 1 a 0 b 0 open");
    QCOMPARE(evening.enter("W1-1", R"({"a":{"tricks":8},"b":{"tricks":5}})"),
             "ok hand 1 a 71 b 50 in-progress");
    QCOMPARE(evening.enter("W1-1", bids), "ok hand 1 a 71 b 50 in-progress");
    const std::string line =
        R"({"op":"5f0c7a52-0000-4000-8000-000000000002","a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
            "reneges":[{"by":"b","accused":"a1","book":4,"ruling":"rejected"}]})";
    QCOMPARE(evening.enter("W1-1", line), "ok hand 2 a 142 b 100 in-progress");
    QCOMPARE(evening.enter("W1-1", line), "ok hand 2 a 142 b 100 in-progress");
    std::string without = line.substr(0, line.find(",\n")) + "}";
    const std::string second = "5f0c7a52-0000-4000-8000-000000000002";
    QCOMPARE(evening.enter("W1-1", without), wording::text({"line-on-record-differs", {{"op", second}}}));
    QCOMPARE(evening.record(facts::Retract{second, {}}), "");
    QCOMPARE(evening.enter("W1-1", line), wording::text({"line-taken-back", {{"op", second}}}));
}

void tst_tables::timeCalledInAVoidDealRunsOn()
{
    Evening evening({"unc-regular", 2, 1, false, {}});
    for (const char* player : {"P1", "P2", "P3", "P4"})
        QCOMPARE(evening.record(facts::Checkin{player, "UNC One Card", "W1-1", {}}), "");
    evening.enter("W1-1", ordinary);
    evening.enter("W1-1", R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]}})");
    QCOMPARE(evening.enter("W1-1", R"({"timeCall":true})"), "ok time-call a 71 b 50 in-progress");
    QCOMPARE(evening.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"a card fell"}})"),
             "ok misdeal a 71 b 50 in-progress");
    QCOMPARE(evening.enter("W1-1", ordinary), "ok hand 2 a 142 b 100 won");
}

void tst_tables::nobodySitsAtTwoTables()
{
    Evening evening;
    QCOMPARE(evening.call("W1-1"), "");
    // A player moves to another team while the first is in play.
    QCOMPARE(evening.record(facts::Team{"T1", "Team 1", {}, {"P2"}}), "");
    QCOMPARE(evening.record(facts::Team{"T2", "Team 2", {}, {"P1", "P4"}}), "");
    QVERIFY(says(evening.call("W1-2"), "Player 1 still sits in match 1"));
}

void tst_tables::textsAreStoredInOneForm()
{
    Evening evening;
    QCOMPARE(evening.result("W1-1", {facts::Winner::A, facts::Decided::Forfeit, " left  early "}), "");
    const auto& outcome = std::get<facts::Outcome>(
        tournaments::newest(tournament::recordOf(evening.desk().tournament(), "W1-1"))->entry->fact);
    QCOMPARE(outcome.reason, "left early");
    QVERIFY(says(evening.result("W1-2", {facts::Winner::A, facts::Decided::Forfeit, "\u202eylrae tfel"}),
                 "reason"));
}

void tst_tables::timeIsNotCalledBeforeWhatWasPlayed()
{
    Evening evening({"unc-regular", 2, 1, false, {}});
    for (const char* player : {"P1", "P2", "P3", "P4"})
        QCOMPARE(evening.record(facts::Checkin{player, "UNC One Card", "W1-1", {}}), "");
    evening.enter("W1-1", ordinary);
    evening.enter("W1-1", ordinary);
    QVERIFY(
        says(evening.record(facts::TimeCall{{{"W1-1", 1}, 1, 512}, {}, {}}), "lies before what was played"));
    QCOMPARE(evening.record(facts::TimeCall{{{"W1-1", 1}, 1, 1024}, {}, {}}), "");
    QVERIFY(says(evening.record(facts::TimeCall{{{"W1-1", 1}, 1, 2048}, {}, {}}),
                 "time was called in this game already"));
}

void tst_tables::whatCannotBeIsRefused()
{
    Evening evening({"unc", 4, 4, false, {}});
    const auto refused = [&](const char* line, const char* part) {
        return says(evening.enter("W1-1", line), part);
    };
    QVERIFY(refused(ordinary, "has shown no ID (unc-regular, The Game 1"));
    QVERIFY(refused("[1]", "hand: a list is no object"));
    QVERIFY(refused(R"({"a":{"bids":[4,0],"tricks":8},"b":{"bid":5,"tricks":5}})", "has shown no ID"));
    QCOMPARE(evening.match("W1-1").state, State::Ready);

    Evening classic;
    const auto mistake = [&](const char* line, const char* part) {
        return says(classic.enter("W1-1", line), part) && classic.match("W1-1").state == State::Ready;
    };
    QVERIFY(mistake(R"({"a":{"bids":[4,0],"tricks":8},"b":{"bids":[3,2],"tricks":5}})",
                    "match 1, hand 1, side a: bids 0"));
    QVERIFY(mistake(R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":6}})", "14, a hand has 13"));
    QVERIFY(
        mistake(R"({"a":{"bids":[4,3],"trick":8},"b":{"bids":[3,2],"tricks":5}})", "not a key known here"));
    QVERIFY(mistake(R"({"a":{"bids":[4,"blind-nil"],"tricks":[8,0]},"b":{"bids":[3,2],"tricks":5}})",
                    "blind nil, which the sheet does not allow (classic, "));

    // The window sent it, and the draw was taken back before the desk came to it.
    const auto gone = desk::enter(evening.desk(), "J. Park", "W9-9", scoring::Hand());
    QCOMPARE(refusals::codes(gone), QStringLiteral("match-no-longer-drawn"));
}

void tst_tables::anUndecidedCaseHoldsTheMatchButNotTheHands()
{
    Evening evening({"mckendree", 2, 1, false, {}});
    const std::string id = "Current McKendree University ID";
    for (const char* player : {"P1", "P2", "P3", "P4"})
        QCOMPARE(evening.record(facts::Checkin{player, id, "W1-1", {}}), "");
    for (int hand = 1; hand <= 2; ++hand)
        evening.enter("W1-1", R"({"a":{"bid":7,"tricks":8},"b":{"bid":4,"tricks":5}})");
    QCOMPARE(evening.enter("W1-1", R"({"a":{"bid":7,"tricks":8},"b":{"bid":4,"tricks":5},
        "reneges":[{"by":"b","accused":"a1","book":4,"ruling":"pending"}]})"),
             "ok hand 3 a 213 b 123 held");
    QVERIFY(evening.match("W1-1").flags.pending);
    QCOMPARE(evening.match("W1-1").state, State::Playing);
    QVERIFY(says(evening.finish("W1-1"), "a challenge that is not decided"));
    QCOMPARE(evening.enter("W1-1", R"({"a":{"bid":7,"tricks":8},"b":{"bid":4,"tricks":5}})"),
             "ok hand 4 a 213 b 123 after-end");
    const std::string challenge = evening.match("W1-1").games[0].items[2].cases[0].challenge;
    // Upheld, the offender's three books are gone: the third hand is set, and the fourth counts again.
    desk::CaseOptions options;
    options.match = "W1-1";
    options.hand = 3;
    options.ruling = facts::Ruling::Upheld;
    const auto decided = desk::recordCase(evening.desk(), "J. Park", options);
    QVERIFY(decided.has_value());
    QCOMPARE(evening.match("W1-1").games[0].items[2].cases[0].decision,
             decided->recorded->entries.back().stamp.op);
    options.hand = 2;
    QVERIFY(!desk::recordCase(evening.desk(), "J. Park", options));
    options.hand = 3;
    options.which = 2;
    QVERIFY(!desk::recordCase(evening.desk(), "J. Park", options));
    QCOMPARE(evening.match("W1-1").state, State::Ended);
    QCOMPARE(tournament::result(evening.match("W1-1")).score, (scoring::PerSide<int>{213, 164}));
    QCOMPARE(evening.record(facts::Decision{challenge, facts::Ruling::Rejected, {}}), "");
    QCOMPARE(evening.match("W1-1").games[0].ledger.hands[3].state, scoring::State::AfterEnd);
}

void tst_tables::timeEndsTheGame()
{
    Evening evening({"unc", 2, 1, false, {}});
    for (const char* player : {"P1", "P2", "P3", "P4"})
        QCOMPARE(evening.record(facts::Checkin{player, "UNC One Card", "W1-1", {}}), "");
    evening.enter("W1-1", ordinary);
    QCOMPARE(evening.enter("W1-1", R"({"timeCall":true})"), "ok time-call a 71 b 50 won");
    QVERIFY(says(evening.enter("W1-1", ordinary), "the game is over since hand 1"));
    QCOMPARE(evening.finish("W1-1"), "");
    QCOMPARE(tournament::champion(evening.desk().tournament()), "T1");
}

void tst_tables::aStoppedHandNeedsNoTricks()
{
    Evening evening;
    evening.enter("W1-1", ordinary);
    QCOMPARE(evening.enter("W1-1", R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]},"timeExpired":"stop-now",
        "override":{"reason":"the building closes"}})"),
             "ok hand 2 a 71 b 50 won");
    QCOMPARE(evening.match("W1-1").state, State::Ended);
    QVERIFY(evening.match("W1-1").flags.override);
}

void tst_tables::aNoShowSendsTheOtherOn()
{
    Evening evening;
    QCOMPARE(evening.result("W1-1", {facts::Winner::B, facts::Decided::NoShow, "nobody came"}), "");
    QCOMPARE(evening.match("W1-1").state, State::Final);
    QCOMPARE(evening.match("W1-1").outcome, tournament::Outcome::NoShow);
    QCOMPARE(evening.match("W2-1").teams.a, "T4");
    QVERIFY(says(evening.result("W1-1", {facts::Winner::A, facts::Decided::NoShow, "they came"}),
                 "match 1 is final: take its result back first"));
    QVERIFY(says(evening.result("W2-1", {facts::Winner::A, facts::Decided::Forfeit, "left"}),
                 "match 3 waits for its other team"));
}

void tst_tables::twoNoShowsLeaveAPlaceVacant()
{
    Evening evening({"classic", 8, 4, false, {}});
    QCOMPARE(evening.result("W1-1", {facts::Winner::None, facts::Decided::NoShow, "nobody came"}), "");
    QCOMPARE(evening.match("W1-1").outcome, tournament::Outcome::DoubleForfeit);
    QCOMPARE(evening.match("W2-1").state, State::Waiting);
    evening.playOut("W1-2", 'a');
    QCOMPARE(evening.match("W2-1").state, State::Final);
    QCOMPARE(evening.match("W2-1").outcome, tournament::Outcome::Vacated);
    QCOMPARE(wording::outcomeWord(evening.match("W2-1")), "nobody plays it");
    QCOMPARE(wording::outcomeWord(evening.match("W1-1")), "double no-show");
    QCOMPARE(evening.match("W3-1").teams.a, evening.match("W1-2").teams.a);
}

void tst_tables::bothOfTheFinalWithdraw()
{
    Evening evening({"classic", 4, 4, false, {}});
    for (const char* id : {"W1-1", "W1-2"}) {
        evening.playOut(id, 'a');
        const std::string winner = evening.match(id).teams.a;
        QCOMPARE(evening.record(facts::Withdraw{winner, "left for home"}), "");
    }
    QCOMPARE(evening.match("W2-1").outcome, tournament::Outcome::DoubleForfeit);
    QCOMPARE(wording::outcomeWord(evening.match("W2-1")), "both withdrawn"); // on paper and on the web page
    QCOMPARE(wording::outcomeWord(evening.match("W1-1")), "");
}

void tst_tables::theFinalIsPlayedUnderTheChampionshipPhase()
{
    Evening evening({"unc", 4, 4, true, {}});
    QCOMPARE(evening.match("W1-1").rules->id, "unc-regular");
    QCOMPARE(evening.match("T-1").rules->id, "unc-regular");
    QCOMPARE(evening.match("W2-1").rules->id, "unc-championship");
}

void tst_tables::anAgreedTargetHolds()
{
    Evening evening({"unc", 4, 4, false, R"({"championship.end.target":400,"end.target":350})"});
    QCOMPARE(evening.match("W1-1").rules->rules.end.target, 350);
    QCOMPARE(evening.match("W2-1").rules->rules.end.target, 400);
}

void tst_tables::theThirdPlaceIsPlayedByTheLosers()
{
    Evening evening({"classic", 4, 4, true, {}});
    evening.playOut("W1-1", 'a');
    evening.playOut("W1-2", 'b');
    QCOMPARE(evening.match("T-1").teams.a, "T4");
    QCOMPARE(evening.match("T-1").teams.b, "T2");
    QCOMPARE(evening.match("W2-1").teams.b, "T3");
}

void tst_tables::aCopyIsKeptAfterEachRound()
{
    Evening evening;
    const auto copies = [&] {
        QString folder = QString::fromStdString(evening.path()).chopped(10) + QStringLiteral(" backups");
        return QDir(folder).entryList(QDir::Files).size();
    };
    evening.playOut("W1-1", 'a');
    QCOMPARE(copies(), 0);
    evening.playOut("W1-2", 'a');
    QCOMPARE(copies(), 1);
    evening.playOut("W2-1", 'a');
    QCOMPARE(copies(), 2);
}

QTEST_GUILESS_MAIN(tst_tables)
#include "tst_tables.moc"
