// Hands in a short notation: `4+3 took 7; nil+6 took 1+5` is side A's part and side B's. A bid is `7`, `4+3`,
// `nil+5`, `blind-nil+5`, `blind 7`, or `-` if the hand bids itself; tricks are `7` or `4+3`.
#pragma once

#include "scoring/match.h"

#include <QString>

#include <sstream>
#include <stdexcept>
#include <string>

namespace notation {

inline std::pair<std::string, std::string> cut(const std::string& text, const std::string& at)
{
    const auto i = text.find(at);
    if (i == std::string::npos)
        throw std::invalid_argument("no '" + at + "' in '" + text + "'");
    return {text.substr(0, i), text.substr(i + at.size())};
}

inline scoring::Bid bid(const std::string& word)
{
    if (word == "nil")
        return scoring::nil;
    return word == "blind-nil" ? scoring::blindNil : scoring::bid(std::stoi(word));
}

inline scoring::SideHand side(const std::string& text)
{
    auto [bids, tricks] = cut(text, " took ");
    scoring::SideHand hand;
    if (bids.rfind("blind ", 0) == 0) {
        hand.blind = true;
        bids = bids.substr(6);
    }
    if (bids.find('+') != std::string::npos) {
        const auto [first, second] = cut(bids, "+");
        hand.bid = scoring::Bids{bid(first), bid(second)};
    } else if (bids != "-") {
        hand.bid = std::stoi(bids);
    }
    if (tricks.find('+') != std::string::npos) {
        const auto [first, second] = cut(tricks, "+");
        hand.tricks = scoring::Split{std::stoi(first), std::stoi(second)};
    } else {
        hand.tricks = std::stoi(tricks);
    }
    return hand;
}

inline scoring::Hand handOf(const std::string& text)
{
    const auto [a, b] = cut(text, "; ");
    scoring::Hand hand;
    hand.sides = {side(a), side(b)};
    return hand;
}

/// A challenge by side B against a1, or by side A against b1.
inline scoring::Renege against(scoring::Side accused, scoring::Ruling ruling = scoring::Ruling::Upheld)
{
    return {scoring::other(accused), {accused, 0}, 5, ruling};
}

inline scoring::Start start(int a, int b, int bagsA = 0, int bagsB = 0)
{
    return {{{a, bagsA, 0}, {b, bagsB, 0}}, 0};
}

/// `won a by target 510:470`, `extra-hand 0:0`, `in-progress 40:60`
inline QString asText(const scoring::Result& result)
{
    static const char* const states[] = {"in-progress", "extra-hand", "won", "held", "after-end"};
    static const char* const bys[] = {"target",   "time",       "extra-hand", "min-score", "sets",
                                      "made-bid", "first-hand", "hands",      "renege",    "decided",
                                      "games",    "total",      "mercy",      "all-tricks"};
    std::ostringstream out;
    out << states[static_cast<int>(result.state)];
    if (result.winner)
        out << ' ' << scoring::name(*result.winner);
    if (result.by)
        out << " by " << bys[static_cast<int>(*result.by)];
    out << ' ' << result.score.a << ':' << result.score.b;
    return QString::fromStdString(out.str());
}

/// The result of a whole game with these items.
inline QString asText(const scoring::RuleSet& rules, const scoring::Start& start,
                      std::vector<scoring::Item> items)
{
    return asText(scoring::score(rules, {start, std::move(items)}).result);
}

/// One side's part of a hand: `70 = contract 60 nil 50 bag-penalty -40, bags 2, counted 7 made`.
inline QString asText(const scoring::SideLedger& ledger)
{
    static const char* const kinds[] = {"contract",  "overtricks", "nil",         "blind-nil",
                                        "blind-bid", "all-tricks", "bag-penalty", "renege-award",
                                        "foul",      "adjustment"};
    std::ostringstream out;
    out << ledger.points << " =";
    for (const scoring::Line& line : ledger.lines)
        out << ' ' << kinds[static_cast<int>(line.kind)] << ' ' << line.points;
    out << ", bags " << ledger.bags << ", counted " << ledger.counted;
    out << (!ledger.made ? "" : *ledger.made ? " made" : " set");
    return QString::fromStdString(out.str());
}

/// Side A's part of one hand after `start`.
inline QString asTextA(const scoring::RuleSet& rules, const scoring::Hand& hand,
                       const scoring::Start& start = {})
{
    return asText(scoring::score(rules, {start, {hand}}).hands.front().sides.a);
}

inline const std::string levelHand = "6 took 6; 7 took 7"; ///< A +60, B +70

/// The hand with time called in it.
inline scoring::Hand timed(scoring::Hand hand, std::optional<scoring::OnExpiry> choice = {})
{
    hand.timeExpired = scoring::TimeCall{choice, {}};
    return hand;
}

} // namespace notation
