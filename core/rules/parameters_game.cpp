// The parameters of a game's end, of its clock and of the bidding.

#include "parameter.h"
#include "shape_objects.h"

namespace rules {

using message::Message;

namespace {

constexpr Said<scoring::BothReach> bothReach[] = {{"higher", scoring::BothReach::Higher},
                                                  {"highest-last-bid", scoring::BothReach::HighestLastBid}};
constexpr Said<scoring::Tie> ties[] = {{"extra-hand", scoring::Tie::ExtraHand}};
constexpr Said<scoring::TimeScope> timeScopes[] = {{"game", scoring::TimeScope::Game},
                                                   {"match", scoring::TimeScope::Match}};
constexpr Said<scoring::OnExpiry> onExpiry[] = {{"finish-hand", scoring::OnExpiry::FinishHand},
                                                {"finish-game", scoring::OnExpiry::FinishGame},
                                                {"stop-now", scoring::OnExpiry::StopNow}};
constexpr Said<scoring::BidEntry> bidEntries[] = {{"player", scoring::BidEntry::Player},
                                                  {"team", scoring::BidEntry::Team}};
constexpr Said<scoring::BidFirst> bidFirst[] = {{"dealer-left", scoring::BidFirst::DealerLeft},
                                                {"non-dealer-team", scoring::BidFirst::NonDealerTeam}};
constexpr Said<scoring::FirstHand> firstHands[] = {{"bid", scoring::FirstHand::Bid},
                                                   {"bids-itself", scoring::FirstHand::BidsItself}};

constexpr OrNull<Number> handful{{1, 13}};
constexpr OrNull<Number> sets{{1, 13}};

void end(std::vector<Parameter>& table)
{
    const auto add = [&](std::string_view path, auto get, auto shape, auto before) {
        table.push_back(described(path, get, shape, before));
    };
    add(
        "end.target", [](auto& v) -> auto& { return v.rules.end.target; }, Number{1, 10000}, 500);
    add(
        "end.bothReach", [](auto& v) -> auto& { return v.rules.end.bothReach; }, choice(bothReach),
        scoring::BothReach::Higher);
    add(
        "end.tie", [](auto& v) -> auto& { return v.rules.end.tie; }, choice(ties), scoring::Tie::ExtraHand);
    add(
        "end.minScore", [](auto& v) -> auto& { return v.rules.end.minScore; }, OrNull<Number>{{-10000, -1}},
        std::nullopt);
    add(
        "end.maxSetsTotal", [](auto& v) -> auto& { return v.rules.end.maxSetsTotal; }, sets, std::nullopt);
    add(
        "end.maxSetsConsecutive", [](auto& v) -> auto& { return v.rules.end.maxSetsConsecutive; }, sets,
        std::nullopt);
    add(
        "end.winOnMadeBid", [](auto& v) -> auto& { return v.rules.end.winOnMadeBid; }, handful, std::nullopt);
    add(
        "end.handsOrGames", [](auto& v) -> auto& { return v.rules.end; }, LengthShape{}, scoring::End());
    add(
        "end.minHands", [](auto& v) -> auto& { return v.rules.end.minHands; }, OrNull<Number>{{1, 100}},
        std::nullopt);
}

void time(std::vector<Parameter>& table)
{
    const auto add = [&](std::string_view path, auto get, auto shape, auto before) {
        table.push_back(described(path, get, shape, before));
    };
    add(
        "time.limitMin", [](auto& v) -> auto& { return v.rules.time.limitMin; }, OrNull<Number>{{1, 600}},
        std::nullopt);
    add(
        "time.scope", [](auto& v) -> auto& { return v.rules.time.scope; }, choice(timeScopes),
        scoring::TimeScope::Game);
    add(
        "time.onExpiry", [](auto& v) -> auto& { return v.rules.time.onExpiry; }, OrNull{choice(onExpiry)},
        std::nullopt);
    add(
        "time.wallClockEnd", [](auto& v) -> auto& { return v.rules.time.wallClockEnd; }, WallClock{},
        std::string());
}

void bid(std::vector<Parameter>& table)
{
    const auto add = [&](std::string_view path, auto get, auto shape, auto before) {
        table.push_back(described(path, get, shape, before));
    };
    add(
        "bid.entry", [](auto& v) -> auto& { return v.rules.bid.entry; }, choice(bidEntries),
        scoring::BidEntry::Player);
    add(
        "bid.first", [](auto& v) -> auto& { return v.rules.bid.first; }, choice(bidFirst),
        scoring::BidFirst::DealerLeft);
    add(
        "bid.minTeam", [](auto& v) -> auto& { return v.rules.bid.minTeam; }, handful, std::nullopt);
    add(
        "bid.minPlayer", [](auto& v) -> auto& { return v.rules.bid.minPlayer; }, handful, std::nullopt);
    add(
        "bid.minWithNilPartner", [](auto& v) -> auto& { return v.rules.bid.minWithNilPartner; }, handful,
        std::nullopt);
    add(
        "bid.maxTeam", [](auto& v) -> auto& { return v.rules.bid.maxTeam; }, OrNull<Number>{{1, 26}},
        std::nullopt);
    add(
        "bid.firstHand", [](auto& v) -> auto& { return v.rules.bid.firstHand; }, choice(firstHands),
        scoring::FirstHand::Bid);
    add(
        "bid.firstHandMinBooks", [](auto& v) -> auto& { return v.rules.bid.firstHandMinBooks; }, handful,
        std::nullopt);
    add(
        "bid.minTableTotal", [](auto& v) -> auto& { return v.rules.bid.minTableTotal; },
        OrNull<Number>{{1, 26}}, std::nullopt);
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

namespace {

constexpr Said<FirstDealer> firstDealers[] = {{"high-card", FirstDealer::HighCard},
                                              {"random", FirstDealer::Random},
                                              {"not-said", FirstDealer::NotSaid}};
constexpr Said<FirstLead> firstLeads[] = {{"lowest-club", FirstLead::LowestClub},
                                          {"dealers-left", FirstLead::DealersLeft},
                                          {"dealers-left-not-spade", FirstLead::DealersLeftNotSpade}};
constexpr Said<SpadesLead> spadesLeads[] = {{"when-broken", SpadesLead::WhenBroken},
                                            {"any-time", SpadesLead::AnyTime}};
constexpr Said<Redealer> redealers[] = {{"same-dealer", Redealer::SameDealer},
                                        {"next-dealer", Redealer::NextDealer}};
constexpr int mostOnTeam = 8; // that may be on record
constexpr Said<CheckinScope> checkinScopes[] = {{"match", CheckinScope::Match},
                                                {"evening", CheckinScope::Evening}};

Message noCards(message::Argument::Value found)
{
    return Message{"rules-not-cards", {{"found", std::move(found)}}};
}

Message noAffiliations(message::Argument::Value found)
{
    return Message{"rules-not-affiliations", {{"found", std::move(found)}}};
}

Message noLimits(message::Argument::Value found)
{
    return Message{"rules-not-limits", {{"found", std::move(found)}}};
}

} // namespace

std::vector<Parameter> peopleParameters()
{
    std::vector<Parameter> table;
    const auto add = [&](std::string_view path, auto get, auto shape, auto before) {
        table.push_back(described(path, get, shape, before));
    };
    add(
        "deck.jokers", [](auto& v) -> auto& { return v.people.deck.jokers; }, YesNo{}, false);
    add(
        "deck.removed", [](auto& v) -> auto& { return v.people.deck.removed; },
        TypedList{CardName{false}, "none", noCards}, std::vector<std::string>());
    add(
        "deck.trumps", [](auto& v) -> auto& { return v.people.deck.trumps; },
        TypedList{CardName{true}, "none", noCards}, std::vector<std::string>());
    add(
        "firstDealer", [](auto& v) -> auto& { return v.people.firstDealer; }, choice(firstDealers),
        FirstDealer::NotSaid);
    add(
        "play.firstLead", [](auto& v) -> auto& { return v.people.play.firstLead; }, choice(firstLeads),
        FirstLead::DealersLeft);
    add(
        "play.spadesLead", [](auto& v) -> auto& { return v.people.play.spadesLead; }, choice(spadesLeads),
        SpadesLead::WhenBroken);
    add(
        "misdeal.reasons", [](auto& v) -> auto& { return v.people.misdeal.reasons; }, ListOf{MisdealShape{}},
        std::vector<MisdealReason>());
    add(
        "misdeal.redealer", [](auto& v) -> auto& { return v.people.misdeal.redealer; }, choice(redealers),
        Redealer::SameDealer);
    add(
        "checkin.acceptedIds", [](auto& v) -> auto& { return v.people.checkin.acceptedIds; }, ListOf{Text{}},
        std::vector<std::string>());
    add(
        "checkin.noIdNoPlay", [](auto& v) -> auto& { return v.people.checkin.noIdNoPlay; }, YesNo{}, false);
    add(
        "checkin.eligible", [](auto& v) -> auto& { return v.people.checkin.eligible; }, ListOf{Text{}},
        std::vector<std::string>());
    add(
        "checkin.scope", [](auto& v) -> auto& { return v.people.checkin.scope; }, choice(checkinScopes),
        CheckinScope::Evening);
    const auto addLater = [&](auto... row) {
        add(row...);
        table.back().isLater = true;
    };
    constexpr UpToShape players{{{1, mostOnTeam}}};
    constexpr TypedList affiliations{Text{}, "anybody", noAffiliations};
    constexpr TypedList limits{LimitShape{}, "no limit", noLimits};
    addLater(
        "roster.minPlayers", [](auto& v) -> auto& { return v.people.roster.minPlayers; }, players,
        std::nullopt);
    addLater(
        "roster.maxPlayers", [](auto& v) -> auto& { return v.people.roster.maxPlayers; }, players,
        std::nullopt);
    addLater(
        "roster.affiliations", [](auto& v) -> auto& { return v.people.roster.affiliations; }, affiliations,
        std::vector<std::string>());
    addLater(
        "roster.limits", [](auto& v) -> auto& { return v.people.roster.limits; }, limits,
        std::vector<AffiliationLimit>());
    addLater(
        "roster.maxOthers", [](auto& v) -> auto& { return v.people.roster.maxOthers; },
        UpToShape{{{0, mostOnTeam}}}, std::nullopt);
    return table;
}

} // namespace rules
