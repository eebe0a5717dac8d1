#include "naive/naive.h"

#include "naive/game.h"
#include "naive/match.h"

namespace naive {

Result score(const json& parameters, const json& record)
{
    Game game(parameters, record);
    for (const json& item : record.at("hands"))
        game.play(item);
    return game.result();
}

MatchResult scoreMatch(const json& parameters, const json& record)
{
    Match match(parameters, record.at("series"));
    for (const json& game : record.at("games")) {
        if (match.over())
            break;
        match.begin(game);
        for (const json& item : game.at("hands"))
            match.play(item);
    }
    return match.result();
}

} // namespace naive
