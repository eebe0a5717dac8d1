// A generator is worth what it draws: every part of a record and every outcome, many times, and nothing
// unsound. Every parameter of a random venue is drawn, none contradicts another, and the file around them is
// whole.
#include "naive/game.h"
#include "naive/generate.h"
#include "naive/naive.h"
#include "program/testclass.h"

#include <QTest>

#include <map>
#include <set>
#include <tuple>

using naive::json;

namespace {

constexpr int draws = 10000;
using Count = std::map<std::string, int>;

// Every leaf of a document by its path, lists without their indices; numbers are told only as numbers.
void countLeaves(const json& value, const std::string& path, Count& count)
{
    if (value.is_structured() && value.empty())
        ++count[path + " empty"];
    if (value.is_object()) {
        for (const auto& [key, part] : value.items())
            countLeaves(part, path.empty() ? key : path + "." + key, count);
    } else if (value.is_array()) {
        for (const json& part : value)
            countLeaves(part, path + "[]", count);
    } else {
        ++count[path + " " +
                (value.is_number()   ? "number"
                 : value.is_string() ? value.get<std::string>()
                                     : value.dump())];
    }
}

/// Of the wanted "path: value, value", a line a path, those counted fewer than `least` times.
QStringList rarerThan(int least, const Count& count, const char* wanted)
{
    QStringList rare;
    for (const QString& line : QString::fromUtf8(wanted).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QString path = line.section(QStringLiteral(": "), 0, 0);
        for (const QString& value : line.section(QStringLiteral(": "), 1).split(QStringLiteral(", "))) {
            const std::string key = path.toStdString() + " " + value.toStdString();
            const auto found = count.find(key);
            const int times = found == count.end() ? 0 : found->second;
            if (times < least)
                rare << QStringLiteral("%1: %2").arg(QString::fromStdString(key)).arg(times);
        }
    }
    return rare;
}

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
    void everyParameter();
    void noContradiction();
    void venueIsWhole();
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
                continue; // stopped by the clock
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

void tst_generate::everyParameter()
{
    Count count;
    for (int seed = 0; seed < draws; ++seed)
        countLeaves(naive::randomParameters(std::uint64_t(seed)), "", count);
    const QStringList rare = rarerThan(200, count, R"(end.target: number
end.bothReach: higher, highest-last-bid
end.tie: extra-hand, stands
end.minScore: null, number
end.maxSetsTotal: null, number
end.maxSetsConsecutive: null, number
end.winOnMadeBid: null, number
end.handsOrGames: target
end.handsOrGames.fixedHands: number
end.handsOrGames.fixedGames: number
end.handsOrGames.bestOf: number
end.minHands: null, number
end.mercyLead: null, number
end.winOnAllTricks: true, false
time.limitMin: null, number
time.scope: game, match
time.onExpiry: null, finish-hand, finish-game, stop-now
time.wallClockEnd: null, 21:30
time.oneMoreHand: true, false
bid.entry: player, team
bid.first: dealer-left, non-dealer-team
bid.minTeam: null, number
bid.minPlayer: null, number
bid.minWithNilPartner: null, number
bid.maxTeam: null, number
bid.firstHand: bid, bids-itself
bid.firstHandMinBooks: null, number
bid.minTableTotal: null, number
bid.blindPerGame: null, number
contract.perTrick: number
contract.set: minus-bid, zero, per-short-trick
contract.tiers: empty
contract.tiers[].minBid: number
contract.tiers[].exact: true, false
contract.tiers[].made: number
contract.tiers[].set: null, number
contract.tiers[].onlyBlind: true, false
contract.blindBid: null
contract.blindBid.min: number
contract.blindBid.multiplierMade: number
contract.blindBid.multiplierSet: number
contract.blindBid.minDeficit: null, number
contract.allTricksBonus: null, number
contract.blindTier: multiplied, single
contract.setAtTimes: null, number
overtrick.points: number
bags.limit: null, number
bags.penalty: number
bags.after: carry, reset
bags.cancelPoints: true, false
nil.valueMade: null, number
nil.valueFailed: null, number
nil.blindMade: null, number
nil.blindFailed: null, number
nil.maxPerTeam: number
nil.blindMinDeficit: null, number
nil.blindExchange: number
nil.exchange: number
nil.double: sum
nil.double.made: number
nil.double.split: number
nil.double.failed: number
nil.failedTricks: count, bags, void, help-only
nil.failedBagsWhenSet: true, false
renege: null
renege.tricks: number
renege.loser: offender, loser-of-challenge
renege.receiverPoints: number
renege.receiverCountsTricks: true, false
renege.effect: tricks, auto-set, lose-game
renege.secondOffence: same, lose-game
renege.claimUntil: any-time, next-trick, next-deal, game-end
renege.wrongTricks: null, number
renege.wrongPaid: always, beside-upheld
renege.receiverMakesBid: true, false
fouls: empty
fouls[].name: table-talk, out-of-turn, wrong-challenge
fouls[].points: number
fouls[].tricks: number)");
    QCOMPARE(rare.join(QStringLiteral("; ")), QString());
}

void tst_generate::noContradiction()
{
    for (int seed = 0; seed < draws; ++seed) {
        const json p = naive::randomParameters(std::uint64_t(seed));
        QCOMPARE(p["time"]["limitMin"].is_null(), p["time"]["onExpiry"].is_null());
        QVERIFY(!p["bags"]["limit"].is_null() ||
                (p["bags"]["penalty"] == 0 && p["bags"]["cancelPoints"] == false));
        const json& end = p["end"];
        QVERIFY(end["maxSetsTotal"].is_null() || end["maxSetsConsecutive"].is_null() ||
                end["maxSetsConsecutive"] <= end["maxSetsTotal"]);
        QVERIFY(end["minHands"].is_null() || !end["handsOrGames"].contains("fixedHands") ||
                end["minHands"] <= end["handsOrGames"]["fixedHands"]);
        const json& nil = p["nil"];
        QVERIFY(!nil["valueMade"].is_null() || p["bid"]["minWithNilPartner"].is_null());
        QVERIFY(!nil["blindMade"].is_null() || nil["blindExchange"] == 0);
        QVERIFY(!nil["valueMade"].is_null() || nil["exchange"] == 0);
        QCOMPARE(nil["valueMade"].is_null(), nil["valueFailed"].is_null());
        QCOMPARE(nil["valueMade"].is_null(), nil["maxPerTeam"] == 0);
        QCOMPARE(nil["blindMade"].is_null(), nil["blindFailed"].is_null());
        QVERIFY(!nil["valueMade"].is_null() || nil["blindMade"].is_null());
        QVERIFY(!nil["blindMade"].is_null() || nil["blindMinDeficit"].is_null());
        QVERIFY(!nil["blindMade"].is_null() || !p["contract"]["blindBid"].is_null() ||
                p["bid"]["blindPerGame"].is_null());
        const json& renege = p["renege"];
        const bool isLost = renege.is_object() && renege["loser"] == "loser-of-challenge";
        QVERIFY(renege.is_null() || renege["wrongTricks"].is_null() || !isLost);
        QVERIFY(renege.is_null() || renege["wrongPaid"] == "always" || isLost ||
                !renege["wrongTricks"].is_null());
        QVERIFY(nil["maxPerTeam"] == 2 || nil["double"] == "sum");
        QVERIFY(naive::objection(p, {{"bid", 7}}, 0).empty());
        std::set<std::tuple<int, bool, bool>> tiers;
        for (const json& tier : p["contract"]["tiers"]) {
            const bool onlyBlind = tier.value("onlyBlind", false);
            QVERIFY(tiers.insert({tier["minBid"].get<int>(), tier["exact"].get<bool>(), onlyBlind}).second);
            QVERIFY(!onlyBlind || p["contract"]["blindBid"].is_object());
        }
    }
}

void tst_generate::venueIsWhole()
{
    const json p = naive::randomParameters(7);
    const json venue = json::parse(naive::venueText(p));
    const json& phase = venue.at("phases").at("regular");
    for (const char* group : {"end", "time", "bid", "contract", "overtrick", "bags", "nil", "renege", "fouls",
                              "deck", "firstDealer", "play", "misdeal", "checkin"}) {
        QVERIFY2(phase.contains(group), group);
        QCOMPARE(venue.at("cites").at(group).get<std::string>(), std::string("follows"));
    }
    for (const auto& [group, value] : p.items())
        QVERIFY2(phase.at(group) == value, group.c_str());
}

TEST_CLASS(tst_generate)
#include "tst_generate.moc"
