// Cases in a line each: the classic sheet with some parameters changed, and hands as JSON text.
#pragma once

#include "naive/naive.h"
#include "place/place.h"

#include <fstream>

namespace cases {

using naive::json;

/// The classic rule set with these parameters put in its place: {"bags.limit": 5}.
inline json classic(const json& changes = json::object())
{
    std::ifstream file(place::inSource("tests/naive/parameters.json"));
    json parameters = json::parse(file).at("sets").at("classic");
    for (const auto& [name, value] : changes.items()) {
        const std::size_t dot = name.find('.');
        if (dot == std::string::npos)
            parameters[name] = value;
        else
            parameters[name.substr(0, dot)][name.substr(dot + 1)] = value;
    }
    return parameters;
}

/// The score after each hand and its state, then the result: "70:60 in-progress, 140:120 in-progress =
/// in-progress".
inline std::string course(const naive::Result& result)
{
    std::string text;
    for (const naive::HandResult& hand : result.hands)
        text += (text.empty() ? "" : ", ") + std::to_string(hand.side[0].score) + ":" +
                std::to_string(hand.side[1].score) + " " + hand.state;
    text += " = " + result.state;
    if (result.winner)
        text += " " + *result.winner;
    if (result.by)
        text += " by " + *result.by;
    return text;
}

/// A side of a hand: "counted 5 made bags 1: contract 40 nil 100".
inline std::string side(const naive::SideResult& side)
{
    std::string text = "counted " + std::to_string(side.counted);
    if (side.made)
        text += *side.made ? " made" : " set";
    text += " bags " + std::to_string(side.bags) + ":";
    for (const auto& [kind, points] : side.lines)
        text += " " + kind + " " + std::to_string(points);
    return text;
}

inline json renege(const char* effect, const char* loser = "offender", const char* second = "same")
{
    return {{"tricks", 3},          {"loser", loser},
            {"receiverPoints", 30}, {"receiverCountsTricks", true},
            {"effect", effect},     {"secondOffence", second}};
}

} // namespace cases
