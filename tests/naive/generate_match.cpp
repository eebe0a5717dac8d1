#include "naive/generate_parts.h"
#include "naive/match.h"

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

} // namespace

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
