// A generator is worth what it draws: every part of a record and every outcome, many times, and nothing
// unsound.
#include "naive/generate.h"
#include "naive/naive.h"
#include "naive/sheet.h"
#include "naive/tally.h"
#include "program/testclass.h"

#include <QTest>

using naive::Count;
using naive::countLeaves;
using naive::draws;
using naive::json;
using naive::rarerThan;

namespace {

int sum(const json& tricks)
{
    return tricks.is_array() ? tricks[0].get<int>() + tricks[1].get<int>() : tricks.get<int>();
}

} // namespace

class tst_generate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPartAndOutcome();
    void recordsAreSound();
    void admittedOrOverridden();
    void habits();
    void matches();
    void sameSeedSameText();
};

void tst_generate::everyPartAndOutcome()
{
    Count parts;
    Count count;
    for (int seed = 0; seed < draws; ++seed) {
        const json p = naive::randomParameters(std::uint64_t(seed));
        const json game = naive::randomGame(p, std::uint64_t(seed));
        countLeaves(game, "", parts);
        const naive::Result result = naive::score(p, game);
        ++count["by " + result.by.value_or("none")];
        ++count["result " + result.state];
        for (const naive::HandResult& hand : result.hands) {
            ++count["state " + hand.state];
            for (const naive::SideResult& side : hand.side) {
                ++count[side.made ? *side.made ? "contract made" : "contract set" : "contract none"];
                for (const auto& [kind, points] : side.lines)
                    ++count[(points > 0 ? "won " : "lost ") + kind];
            }
        }
    }
    const QStringList rareParts = rarerThan(50, parts, R"(start.a.score: number
start.b.bags: number
start.a.sets: number
start.hands: number
agreed.end.target: number
hands[].dealer: a1, b1, a2, b2
hands[].a.bid: number
hands[].b.bids[]: number, nil, blind-nil
hands[].a.blind: true
hands[].b.tricks: number
hands[].a.tricks[]: number
hands[].reneges[].by: a, b, supervisor
hands[].reneges[].accused: a1, b1, a2, b2
hands[].reneges[].ruling: upheld, rejected, withdrawn, pending
hands[].fouls[].side: a, b
hands[].fouls[].foul: table-talk, out-of-turn, wrong-challenge
hands[].adjustments[].points: number
hands[].adjustments[].side: a, b
hands[].timeExpired: true, finish-hand, finish-game, stop-now
hands[].timeCall: true, finish-hand, finish-game, stop-now
hands[].misdeal.reason: no-spade, a card face up
hands[].override.reason: played before anybody noticed, the hall closes)");
    QCOMPARE(rareParts.join(QStringLiteral("; ")), QString());
    const QStringList rare = rarerThan(
        50, count, R"(by: target, time, extra-hand, min-score, sets, made-bid, first-hand, hands, renege, none
state: in-progress, extra-hand, won
result: in-progress, won
contract: made, set, none
won: contract, overtricks, nil, blind-nil, blind-bid, all-tricks, bag-penalty, renege-award, foul, adjustment
lost: contract, overtricks, nil, blind-nil, blind-bid, bag-penalty, foul, adjustment)");
    QCOMPARE(rare.join(QStringLiteral("; ")), QString());
    QVERIFY(count["result extra-hand"] > 0);
}

void tst_generate::recordsAreSound()
{
    for (int seed = 0; seed < tests::repeats(800, draws); ++seed) {
        const json p = naive::randomParameters(std::uint64_t(seed));
        const json game = naive::randomGame(p, std::uint64_t(seed));
        int calls = 0;
        int hands = 0;
        for (const json& item : game["hands"]) {
            calls += item.contains("timeCall") || item.contains("timeExpired") ? 1 : 0;
            if (!item.contains("a"))
                continue;
            ++hands;
            if (!item["a"].contains("tricks"))
                continue; // the clock stopped it
            QCOMPARE(sum(item["a"]["tricks"]) + sum(item["b"]["tricks"]), 13);
            for (const char* side : {"a", "b"})
                for (const json& bid : item[side].value("bids", json::array()))
                    QVERIFY(bid.is_string() ? item[side]["tricks"].is_array() : bid >= 1 && bid <= 13);
        }
        QVERIFY(hands >= 1 && hands <= 25);
        QVERIFY(calls <= 1);
        const naive::Result result = naive::score(p, game);
        QCOMPARE(int(result.hands.size()), hands);
        QVERIFY(result.hands.back().state != "after-end");
    }
}

// Replays the scores to know how far a side was behind when it bid, and how often it had bid blind.
void tst_generate::admittedOrOverridden()
{
    for (int seed = 0; seed < 2000; ++seed) {
        const json p = naive::randomParameters(std::uint64_t(seed));
        const json game = naive::randomGame(p, std::uint64_t(seed));
        const naive::Result result = naive::score(p, game);
        const json start = game.value("start", json::object());
        int behind = start.value("b", json::object()).value("score", 0) -
                     start.value("a", json::object()).value("score", 0);
        std::size_t hand = 0;
        std::array<int, 2> blinds{};
        for (const json& item : game["hands"]) {
            if (!item.contains("a"))
                continue;
            const bool bidding = item["a"].contains("bid") || item["a"].contains("bids");
            const bool fine = !bidding || (naive::objection(p, item["a"], behind, blinds[0]).empty() &&
                                           naive::objection(p, item["b"], -behind, blinds[1]).empty());
            const bool unknownClock = item.contains("timeExpired") && p["time"]["limitMin"].is_null();
            QCOMPARE(item.contains("override"), !fine || unknownClock);
            const naive::HandResult& row = result.hands[hand++];
            behind = row.side[1].score - row.side[0].score;
            const json call = item.value("timeExpired", json(false));
            const bool isStopped = (call == true ? p["time"]["onExpiry"] : call) == "stop-now";
            for (int side : {0, 1})
                blinds[side] += !isStopped && naive::bidsBlind(item[naive::sideName(side)]) ? 1 : 0;
        }
    }
}

void tst_generate::habits()
{
    naive::Habits stored;
    stored.handsAfterEnd = true;
    stored.bareCallWithoutLimit = true;
    naive::Habits strict;
    strict.blindBesideBids = false;
    strict.agreed = false;
    strict.stoppedWithoutTricks = false;
    Count count;
    for (int seed = 0; seed < draws; ++seed) {
        const json p = naive::randomParameters(std::uint64_t(seed));
        const json game = naive::randomGame(p, std::uint64_t(seed), stored);
        for (const naive::HandResult& hand : naive::score(p, game).hands)
            ++count[hand.state];
        for (const json& item : game["hands"])
            if (item.contains("a") && !item["a"].contains("tricks"))
                ++count["no tricks"];
        const json other = naive::randomGame(p, std::uint64_t(seed), strict);
        QVERIFY(!other.contains("agreed"));
        for (const json& item : other["hands"]) {
            QVERIFY(!p["time"]["limitMin"].is_null() || item.value("timeExpired", json()) != true);
            for (const char* side : {"a", "b"})
                QVERIFY(!item.contains(side) ||
                        (item[side].contains("tricks") &&
                         (!item[side].contains("blind") || item[side].contains("bid"))));
        }
    }
    QVERIFY(count["after-end"] > 1000);
    QVERIFY(count["no tricks"] > 50);
}

void tst_generate::matches()
{
    Count count;
    for (int seed = 0; seed < draws / 2; ++seed) {
        const json p = naive::randomParameters(std::uint64_t(seed));
        const json match = naive::randomMatch(p, std::uint64_t(seed));
        const naive::MatchResult result = naive::scoreMatch(p, match);
        QCOMPARE(result.games.size(), match["games"].size());
        for (std::size_t i = 0; i + 1 < result.games.size(); ++i)
            QCOMPARE(result.games[i].state, std::string("won"));
        const naive::Result& last = result.games.back();
        const bool totalOf = match["series"].contains("totalOf");
        ++count[(totalOf ? "total of " : "best of ") + result.state];
        ++count[last.state == "won" && last.score[0] == last.score[1] ? "level game" : "other"];
        ++count[totalOf && last.by == "extra-hand" ? "extra hand" : "other"];
        const json& scope = p["time"]["scope"];
        ++count[scope == "match" && result.games.size() > 1 && last.by == "time" ? "by time" : "other"];
    }
    const QStringList rare = rarerThan(15, count, R"(total of: won, in-progress
best of: won, in-progress
level: game
extra: hand
by: time)");
    QCOMPARE(rare.join(QStringLiteral("; ")), QString());
}

void tst_generate::sameSeedSameText()
{
    const json p = naive::randomParameters(7);
    QCOMPARE(p.dump(), naive::randomParameters(7).dump());
    QVERIFY(p != naive::randomParameters(8));
    QCOMPARE(naive::randomGame(p, 7).dump(), naive::randomGame(p, 7).dump());
    QCOMPARE(naive::randomMatch(p, 7).dump(), naive::randomMatch(p, 7).dump());
}

TEST_CLASS(tst_generate)
#include "tst_generate.moc"
