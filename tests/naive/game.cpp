#include "naive/game.h"

namespace naive {

Game::Game(const json& parameters, const json& record) : parameters_(parameters)
{
    result_.state = "in-progress";
    if (record.contains("agreed"))
        for (const auto& [name, value] : record.at("agreed").items()) {
            const std::size_t dot = name.find('.');
            parameters_[name.substr(0, dot)][name.substr(dot + 1)] = value;
        }
    if (record.contains("start"))
        begin(record.at("start"));
}

void Game::begin(const json& start)
{
    handsPlayed_ = start.value("hands", 0);
    fresh_ = handsPlayed_ == 0;
    for (int side : {0, 1}) {
        const json taken = start.value(sideName(side), json::object());
        result_.score[side] = taken.value("score", 0);
        sides_[side].bags = taken.value("bags", 0);
        sides_[side].sets = taken.value("sets", 0);
        if (result_.score[side] != 0 || sides_[side].bags != 0 || sides_[side].sets != 0)
            fresh_ = false;
    }
}

bool Game::nextIsFirst() const
{
    return fresh_ && handsPlayed_ == 0;
}

bool Game::nextBidsItself() const
{
    return nextIsFirst() && parameters_.at("bid").at("firstHand") == "bids-itself";
}

void Game::play(const json& item)
{
    if (item.contains("misdeal"))
        return;
    if (!item.contains("timeCall")) {
        playHand(item);
        return;
    }
    if (over())
        return;
    hearClock(item.at("timeCall"));
    if (!tooEarly())
        testClock();
}

void Game::playHand(const json& hand)
{
    HandResult row;
    for (int side : {0, 1}) {
        row.side[side].score = result_.score[side];
        row.side[side].bags = sides_[side].bags;
    }
    result_.hands.push_back(row);
    if (over()) {
        result_.hands.back().state = "after-end";
        return;
    }
    if (hand.at("a").contains("tricks"))
        waits_ = false;
    const bool called = hand.contains("timeExpired") && hearClock(hand.at("timeExpired"));
    if (called && clock_ == "stop-now") {
        if (!tooEarly())
            testClock();
    } else if (hand.at("a").contains("tricks")) {
        count(hand);
    }
    result_.hands.back().state = result_.state;
}

void Game::count(const json& hand)
{
    wasFirst_ = nextIsFirst();
    const bool bidsItself = nextBidsItself();
    ++handsPlayed_;
    const Verdicts verdicts{judge(parameters_, hand, 0, bidsItself), judge(parameters_, hand, 1, bidsItself)};
    for (int side : {0, 1}) {
        scoreSide(side, verdicts[side], result_.hands.back().side[side]);
        sides_[side].upheld += casesUpheld(hand, side);
        sides_[side].blinds += bidsBlind(hand.at(sideName(side))) ? 1 : 0;
    }
    testEnd(hand, verdicts);
}

void Game::scoreSide(int side, const Verdict& verdict, SideResult& row)
{
    Side& own = sides_[side];
    row.counted = verdict.counted;
    row.made = verdict.made;
    row.bagsGained = verdict.overtricks;
    row.lines = verdict.lines;
    own.bags += verdict.overtricks;
    addLine(row.lines, "bag-penalty", bagPenalty(own.bags));
    row.bags = own.bags;
    for (const auto& [kind, points] : row.lines)
        row.points += points;
    result_.score[side] += row.points;
    row.score = result_.score[side];

    const bool wasSet = verdict.made == false;
    own.sets += wasSet ? 1 : 0;
    own.setsRunning = wasSet ? own.setsRunning + 1 : 0;
}

// Step 7: the bag penalty as points to add. Takes the penalized bags off `bags`.
int Game::bagPenalty(int& bags) const
{
    const json& rule = parameters_.at("bags");
    if (rule.at("limit").is_null())
        return 0;
    const int limit = rule.at("limit").get<int>();
    int each = -rule.at("penalty").get<int>();
    if (rule.at("cancelPoints").get<bool>())
        each -= limit * parameters_.at("overtrick").at("points").get<int>();
    int points = 0;
    while (bags >= limit) {
        points += each;
        bags = rule.at("after") == "carry" ? bags - limit : 0;
    }
    return points;
}

// Only the first time call of a game counts. Returns whether this was the first.
bool Game::hearClock(const json& call)
{
    if (!clock_.empty() || call == false)
        return false;
    const json& meaning = call.is_string() ? call : parameters_.at("time").at("onExpiry");
    clock_ = meaning.is_null() ? "no-rule" : meaning.get<std::string>();
    waits_ = clock_ == "finish-hand" && parameters_.at("time").value("oneMoreHand", false);
    return true;
}

void Game::playExtraHands()
{
    result_.state = "extra-hand";
    result_.winner.reset();
    result_.by.reset();
    extra_ = true;
    if (!result_.hands.empty() && result_.hands.back().state == "won")
        result_.hands.back().state = "extra-hand";
}

} // namespace naive
