// The parameters of a game's end, of its clock and of the bidding.
#include "parameter.h"
#include "shape_objects.h"

namespace rules {

namespace {

constexpr Said<scoring::BothReach> bothReach[] = {
    {"higher", scoring::BothReach::Higher, "the higher score wins"},
    {"highest-last-bid", scoring::BothReach::HighestLastBid, "the higher bid in that hand wins"}};
constexpr Said<scoring::Tie> ties[] = {{"extra-hand", scoring::Tie::ExtraHand, "one more hand"}};
constexpr Said<scoring::TimeScope> timeScopes[] = {{"game", scoring::TimeScope::Game, "a game"},
                                                   {"match", scoring::TimeScope::Match, "a match"}};
constexpr Said<scoring::OnExpiry> onExpiry[] = {
    {"finish-hand", scoring::OnExpiry::FinishHand, "the hand is finished, the higher score wins"},
    {"finish-game", scoring::OnExpiry::FinishGame, "the game is finished"},
    {"stop-now", scoring::OnExpiry::StopNow, "play stops at once, the higher score wins"}};
constexpr Said<scoring::BidEntry> bidEntries[] = {{"player", scoring::BidEntry::Player, "player by player"},
                                                  {"team", scoring::BidEntry::Team, "side by side"}};
constexpr Said<scoring::BidFirst> bidFirst[] = {
    {"dealer-left", scoring::BidFirst::DealerLeft, "the player on the dealer's left"},
    {"non-dealer-team", scoring::BidFirst::NonDealerTeam, "the side that does not deal"}};
constexpr Said<scoring::FirstHand> firstHands[] = {
    {"bid", scoring::FirstHand::Bid, "bid like any other"},
    {"bids-itself", scoring::FirstHand::BidsItself, "not bid: each trick counts"}};

constexpr OrNull<Number> handful{{1, 13, "trick"}};
constexpr OrNull<Number> sets{{1, 13, "set"}};

void end(std::vector<Parameter>& table)
{
    const auto add = [&](std::string_view path, std::string_view label, auto get, auto shape, auto before) {
        table.push_back(described(path, label, get, shape, before));
    };
    add(
        "end.target", "target", [](auto& v) -> auto& { return v.rules.end.target; },
        Number{1, 10000, "point"}, 500);
    add(
        "end.bothReach", "both reach it in one hand", [](auto& v) -> auto& { return v.rules.end.bothReach; },
        choice(bothReach), scoring::BothReach::Higher);
    add(
        "end.tie", "level at the end", [](auto& v) -> auto& { return v.rules.end.tie; }, choice(ties),
        scoring::Tie::ExtraHand);
    add(
        "end.minScore", "lost at or below", [](auto& v) -> auto& { return v.rules.end.minScore; },
        OrNull<Number>{{-10000, -1, "point"}}, std::nullopt);
    add(
        "end.maxSetsTotal", "lost when set in all", [](auto& v) -> auto& { return v.rules.end.maxSetsTotal; },
        sets, std::nullopt);
    add(
        "end.maxSetsConsecutive", "lost when set in a row",
        [](auto& v) -> auto& { return v.rules.end.maxSetsConsecutive; }, sets, std::nullopt);
    add(
        "end.winOnMadeBid", "won by making a bid of",
        [](auto& v) -> auto& { return v.rules.end.winOnMadeBid; }, handful, std::nullopt);
    add(
        "end.handsOrGames", "length", [](auto& v) -> auto& { return v.rules.end; }, LengthShape{},
        scoring::End());
    add(
        "end.minHands", "no end before", [](auto& v) -> auto& { return v.rules.end.minHands; },
        OrNull<Number>{{1, 100, "hand"}}, std::nullopt);
}

void time(std::vector<Parameter>& table)
{
    const auto add = [&](std::string_view path, std::string_view label, auto get, auto shape, auto before) {
        table.push_back(described(path, label, get, shape, before));
    };
    add(
        "time.limitMin", "time limit", [](auto& v) -> auto& { return v.rules.time.limitMin; },
        OrNull<Number>{{1, 600, "minute"}}, std::nullopt);
    add(
        "time.scope", "the limit is for", [](auto& v) -> auto& { return v.rules.time.scope; },
        choice(timeScopes), scoring::TimeScope::Game);
    add(
        "time.onExpiry", "when time is up", [](auto& v) -> auto& { return v.rules.time.onExpiry; },
        OrNull{choice(onExpiry), "no limit"}, std::nullopt);
    add(
        "time.wallClockEnd", "all play ends at", [](auto& v) -> auto& { return v.rules.time.wallClockEnd; },
        WallClock{}, std::string());
}

void bid(std::vector<Parameter>& table)
{
    const auto add = [&](std::string_view path, std::string_view label, auto get, auto shape, auto before) {
        table.push_back(described(path, label, get, shape, before));
    };
    add(
        "bid.entry", "bids are taken", [](auto& v) -> auto& { return v.rules.bid.entry; }, choice(bidEntries),
        scoring::BidEntry::Player);
    add(
        "bid.first", "bids first", [](auto& v) -> auto& { return v.rules.bid.first; }, choice(bidFirst),
        scoring::BidFirst::DealerLeft);
    add(
        "bid.minTeam", "least bid of a side", [](auto& v) -> auto& { return v.rules.bid.minTeam; }, handful,
        std::nullopt);
    add(
        "bid.minPlayer", "least number of a player", [](auto& v) -> auto& { return v.rules.bid.minPlayer; },
        handful, std::nullopt);
    add(
        "bid.minWithNilPartner", "least bid beside a nil",
        [](auto& v) -> auto& { return v.rules.bid.minWithNilPartner; }, handful, std::nullopt);
    add(
        "bid.maxTeam", "highest bid of a side", [](auto& v) -> auto& { return v.rules.bid.maxTeam; },
        OrNull<Number>{{1, 26, "trick"}}, std::nullopt);
    add(
        "bid.firstHand", "first hand", [](auto& v) -> auto& { return v.rules.bid.firstHand; },
        choice(firstHands), scoring::FirstHand::Bid);
    add(
        "bid.firstHandMinBooks", "lost with fewer in the first hand",
        [](auto& v) -> auto& { return v.rules.bid.firstHandMinBooks; }, handful, std::nullopt);
    add(
        "bid.minTableTotal", "thrown in below, both bids together",
        [](auto& v) -> auto& { return v.rules.bid.minTableTotal; }, OrNull<Number>{{1, 26, "trick"}},
        std::nullopt);
}

} // namespace

std::vector<Parameter> gameParameters()
{
    std::vector<Parameter> table;
    end(table);
    time(table);
    bid(table);
    return table;
}

} // namespace rules
