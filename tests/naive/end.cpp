// README step 10: the checks for the end of a game, in order. Each returns whether it decided what follows
// the hand (an end or an extra hand). Later checks are then skipped.
#include "naive/game.h"

namespace naive {

void Game::testEnd(const json& hand, const Verdicts& verdicts)
{
    if (testReneges(hand))
        return;
    if (testFirstHand(verdicts))
        return;
    if (tooEarly())
        return;
    if (extra_) {
        higherWins("extra-hand");
        return;
    }
    if (testMadeBid(verdicts))
        return;
    if (testAllTricks(verdicts))
        return;
    if (testTarget(verdicts))
        return;
    if (testMinScore())
        return;
    if (testSets())
        return;
    if (testMercy())
        return;
    testClock();
}

bool Game::wins(int side, const char* by)
{
    result_.state = "won";
    result_.winner = sideName(side);
    result_.by = by;
    return true;
}

bool Game::higherWins(const char* by)
{
    if (result_.score[0] != result_.score[1])
        return wins(result_.score[0] > result_.score[1] ? 0 : 1, by);
    if (tiesStand()) {
        result_.state = "won";
        result_.by = by;
        return true;
    }
    const bool timeEndsMatch = timeCalled() && parameters_.at("time").at("scope") == "match";
    if (ofTotal_ && (lastOfMatch_ || timeEndsMatch)) {
        result_.state = "won";
        result_.by = by;
        return true;
    }
    result_.state = "extra-hand";
    extra_ = true;
    return true;
}

// The side that did it wins. If both did, the higher score wins.
bool Game::bothOrOneWins(bool a, bool b, const char* by)
{
    if (a && b)
        return higherWins(by);
    if (a || b)
        return wins(a ? 0 : 1, by);
    return false;
}

// The side that did it loses. If both did, neither loses.
bool Game::onlyOneLoses(bool a, bool b, const char* by)
{
    return a != b && wins(a ? 1 : 0, by);
}

bool Game::tooEarly() const
{
    const json& minHands = parameters_.at("end").at("minHands");
    return !minHands.is_null() && handsPlayed_ < minHands.get<int>();
}

bool Game::testReneges(const json& hand)
{
    const json& rule = parameters_.at("renege");
    if (rule.is_null())
        return false;
    std::array<bool, 2> lost{};
    for (int side : {0, 1}) {
        const bool byCase = rule.at("effect") == "lose-game" && casesLost(parameters_, hand, side) > 0;
        const bool bySecond = rule.at("secondOffence") == "lose-game" && casesUpheld(hand, side) > 0 &&
                              sides_[side].upheld >= 2;
        lost[side] = byCase || bySecond;
    }
    return onlyOneLoses(lost[0], lost[1], "renege");
}

bool Game::testFirstHand(const Verdicts& verdicts)
{
    const json& books = parameters_.at("bid").at("firstHandMinBooks");
    if (!wasFirst_ || books.is_null())
        return false;
    const int least = books.get<int>();
    return onlyOneLoses(verdicts[0].counted < least, verdicts[1].counted < least, "first-hand");
}

bool Game::testMadeBid(const Verdicts& verdicts)
{
    const json& least = parameters_.at("end").at("winOnMadeBid");
    if (least.is_null())
        return false;
    std::array<bool, 2> did{};
    for (int side : {0, 1})
        did[side] = verdicts[side].made == true && *verdicts[side].number >= least.get<int>();
    return bothOrOneWins(did[0], did[1], "made-bid");
}

bool Game::testAllTricks(const Verdicts& verdicts)
{
    if (!parameters_.at("end").value("winOnAllTricks", false))
        return false;
    for (int side : {0, 1})
        if (verdicts[side].raw == 13 && verdicts[side].counted >= 13)
            return wins(side, "all-tricks");
    return false;
}

bool Game::testTarget(const Verdicts& verdicts)
{
    const json& end = parameters_.at("end");
    const json& kind = end.at("handsOrGames");
    if (kind.is_object() && kind.contains("fixedHands"))
        return handsPlayed_ >= kind.at("fixedHands").get<int>() && higherWins("hands");

    const int target = end.at("target").get<int>();
    const bool a = result_.score[0] >= target;
    const bool b = result_.score[1] >= target;
    // A side without a number bid nothing: two nils, or a hand without bids.
    const int bidA = verdicts[0].number.value_or(0);
    const int bidB = verdicts[1].number.value_or(0);
    if (a && b && end.at("bothReach") == "highest-last-bid" && bidA != bidB)
        return wins(bidA > bidB ? 0 : 1, "target");
    return bothOrOneWins(a, b, "target");
}

bool Game::testMinScore()
{
    const json& least = parameters_.at("end").at("minScore");
    if (least.is_null())
        return false;
    return bothOrOneLoses(result_.score[0] <= least.get<int>(), result_.score[1] <= least.get<int>(),
                          "min-score");
}

bool Game::testSets()
{
    const json& total = parameters_.at("end").at("maxSetsTotal");
    const json& running = parameters_.at("end").at("maxSetsConsecutive");
    std::array<bool, 2> lost{};
    for (int side : {0, 1}) {
        const Side& own = sides_[side];
        lost[side] = (!total.is_null() && own.sets >= total.get<int>()) ||
                     (!running.is_null() && own.setsRunning >= running.get<int>());
    }
    return bothOrOneLoses(lost[0], lost[1], "sets");
}

bool Game::testMercy()
{
    const json least = parameters_.at("end").value("mercyLead", json());
    if (least.is_null())
        return false;
    const int lead = result_.score[0] - result_.score[1];
    return (lead >= least.get<int>() && wins(0, "mercy")) || (-lead >= least.get<int>() && wins(1, "mercy"));
}

bool Game::testClock()
{
    if (!clockStops() || waits_)
        return false;
    return higherWins("time");
}

} // namespace naive
