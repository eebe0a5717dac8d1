// Random venues: every parameter is drawn, none contradicts another, and the file around them is whole.
#include "naive/generate.h"
#include "naive/sheet.h"
#include "naive/tally.h"
#include "program/testclass.h"

#include <QTest>

#include <set>
#include <tuple>

using naive::Count;
using naive::countLeaves;
using naive::draws;
using naive::json;
using naive::rarerThan;

class tst_parameters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyParameter();
    void noContradiction();
    void venueIsWhole();
};

void tst_parameters::everyParameter()
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

void tst_parameters::noContradiction()
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

void tst_parameters::venueIsWhole()
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

TEST_CLASS(tst_parameters)
#include "tst_parameters.moc"
