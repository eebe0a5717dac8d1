#include "naive/generate_parts.h"

#include <algorithm>
#include <cstdlib>

namespace naive {

namespace {

json drawSeries(Dice& dice, const json& parameters)
{
    const json& kind = parameters.at("end").at("handsOrGames");
    if (kind.contains("fixedGames"))
        return {{"totalOf", kind.at("fixedGames")}};
    if (kind.contains("bestOf"))
        return kind;
    if (dice.oneIn(2))
        return {{"totalOf", dice.between(1, 4)}};
    return {{"bestOf", dice.pick({1, 3, 3, 5})}};
}

// When the clock is called, if at all: in the hand after so many, or between hands.
struct Clock {
    int after = -1;
    bool between = false;
    json value = true;
    bool stopsHand = false;
};

Clock drawClock(Dice& dice, const Venue& venue)
{
    const json& onExpiry = venue.parameters.at("time").at("onExpiry");
    Clock clock;
    if (!dice.oneIn(2))
        return clock;
    clock.after = dice.oneIn(3) ? dice.between(0, 9) : dice.between(0, 2);
    clock.between = dice.oneIn(2);
    if (dice.oneIn(2) || (onExpiry.is_null() && !venue.habits.bareCallWithoutLimit))
        clock.value = dice.word({"finish-hand", "finish-game", "stop-now"});
    clock.stopsHand = (clock.value == true ? onExpiry : clock.value) == "stop-now";
    return clock;
}

json drawMisdeal(Dice& dice)
{
    return {{"misdeal",
             {{"calledBy", dice.word({"a1", "b1", "a2", "b2"})},
              {"reason", dice.word({"no-spade", "a card face up"})}}}};
}

// The course of a game: who deals, when time is called, and how many hands follow the end.
class Course {
public:
    Course(Dice& dice, const Venue& venue)
        : dice_(dice), venue_(venue), clock_(drawClock(dice, venue)),
          dealer_(dice.oneIn(4) ? dice.between(0, 3) : -1),
          afterEnd_(venue.habits.handsAfterEnd ? dice.between(0, 3) : 0)
    {
    }

    bool handsAfterEnd() { return afterEnd_-- > 0; }

    bool callsBetween(int handsSoFar)
    {
        if (!clock_.between || clock_.after != handsSoFar || handsSoFar == 0)
            return false;
        clock_.after = -1;
        return true;
    }

    json call() const
    {
        json item = {{"timeCall", clock_.value}};
        admit(item);
        return item;
    }

    json hand(const Game& game, int handsSoFar)
    {
        json hand = randomHand(dice_, venue_, game);
        if (dealer_ >= 0) {
            static const char* const seats[] = {"a1", "b1", "a2", "b2"};
            hand["dealer"] = seats[dealer_];
            dealer_ = (dealer_ + 1) % 4;
        }
        if (!clock_.between && clock_.after == handsSoFar && !game.over())
            callIn(hand);
        return hand;
    }

private:
    // At a venue without a time limit, a time call needs an override.
    void admit(json& item) const
    {
        if (venue_.parameters.at("time").at("limitMin").is_null())
            item["override"] = {{"reason", "the hall closes"}};
    }

    void callIn(json& hand)
    {
        hand["timeExpired"] = clock_.value;
        admit(hand);
        if (!clock_.stopsHand)
            return;
        dealer_ = -1; // the scorers don't decide who deals after a stopped hand
        if (venue_.habits.stoppedWithoutTricks && dice_.oneIn(2))
            for (const char* side : {"a", "b"})
                hand[side].erase("tricks");
    }

    Dice& dice_;
    const Venue& venue_;
    Clock clock_;
    int dealer_;
    int afterEnd_;
};

json drawSideStart(Dice& dice, const json& parameters, int target)
{
    const json& minScore = parameters.at("end").at("minScore");
    const json& limit = parameters.at("bags").at("limit");
    const json& maxSets = parameters.at("end").at("maxSetsTotal");
    const int lowest = minScore.is_null() ? -80 : std::max(-80, minScore.get<int>() + 1);
    json side = {{"score", dice.oneIn(4) ? 0 : dice.between(lowest, std::min(target - 1, 450))},
                 {"bags", dice.between(0, limit.is_null() ? 9 : limit.get<int>() - 1)}};
    if (dice.oneIn(4))
        side["bags"] = 0;
    if (!maxSets.is_null() && dice.oneIn(2))
        side["sets"] = dice.between(0, maxSets.get<int>() - 1);
    return side;
}

bool isWonByLead(const json& start, const json& mercyLead)
{
    const auto score = [&](const char* side) {
        return start.contains(side) ? start.at(side).at("score").get<int>() : 0;
    };
    return !mercyLead.is_null() && std::abs(score("a") - score("b")) >= mercyLead.get<int>();
}

int targetOf(const json& parameters)
{
    return parameters.at("end").at("target").get<int>();
}

} // namespace

json randomStart(Dice& dice, const json& parameters, int target)
{
    json start = json::object();
    for (const char* side : {"a", "b"})
        if (!dice.oneIn(8))
            start[side] = drawSideStart(dice, parameters, target);
    if (isWonByLead(start, parameters.at("end").at("mercyLead")))
        start = json::object();
    const json& kind = parameters.at("end").at("handsOrGames");
    const bool fixed = kind.contains("fixedHands");
    const bool matters = fixed || !parameters.at("end").at("minHands").is_null() ||
                         parameters.at("bid").at("firstHand") == "bids-itself";
    if (matters && dice.oneIn(2))
        start["hands"] = dice.between(0, fixed ? std::min(6, kind.at("fixedHands").get<int>() - 1) : 6);
    return start;
}

json randomItems(Dice& dice, const Venue& venue, int mostHands, const std::function<const Game&()>& game,
                 const std::function<void(const json&)>& play)
{
    Course course(dice, venue);
    json items = json::array();
    const auto add = [&](json item) {
        play(item);
        items.push_back(std::move(item));
    };
    for (int hands = 0; hands < mostHands; ++hands) {
        if (!game().over() && dice.oneIn(20))
            add(drawMisdeal(dice));
        if (!game().over() && course.callsBetween(hands))
            add(course.call());
        if (game().over() && !course.handsAfterEnd())
            break;
        add(course.hand(game(), hands));
    }
    return items;
}

json randomGame(const json& parameters, std::uint64_t seed, const Habits& habits)
{
    Dice dice(seed);
    json record = {{"format", "courtside-game/1"}, {"rules", "random"}};
    int target = targetOf(parameters);
    if (habits.agreed && !parameters.at("end").at("handsOrGames").contains("fixedHands") && dice.oneIn(10)) {
        target = dice.pick({40, 120, 180, 350});
        record["agreed"] = {{"end.target", target}};
    }
    if (dice.oneIn(4))
        record["start"] = randomStart(dice, parameters, target);

    Game game(parameters, record);
    record["hands"] = randomItems(
        dice, {parameters, habits, 0}, dice.between(1, 25), [&]() -> const Game& { return game; },
        [&](const json& item) { game.play(item); });
    return record;
}

json randomMatch(const json& parameters, std::uint64_t seed, const Habits& habits)
{
    Dice dice(seed);
    json record = {{"format", "courtside-match/1"},
                   {"rules", "random"},
                   {"series", drawSeries(dice, parameters)},
                   {"games", json::array()}};
    Match match(parameters, record["series"]);
    const int target = parameters.at("end").at("target").get<int>();
    do {
        json game = json::object();
        if (dice.oneIn(10))
            game["start"] = randomStart(dice, parameters, target);
        const auto total = match.result().total;
        const int lead = total[0] - total[1];
        match.begin(game);
        const int mostHands = dice.oneIn(8) ? dice.between(1, 10) : 25;
        game["hands"] = randomItems(
            dice, {parameters, habits, lead}, mostHands, [&]() -> const Game& { return match.game(); },
            [&](const json& item) { match.play(item); });
        record["games"].push_back(std::move(game));
    } while (match.game().over() && !match.over());
    return record;
}

} // namespace naive
