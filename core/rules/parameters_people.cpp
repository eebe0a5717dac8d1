// The parameters that only people read: pack, dealer, play, misdeal, check-in.
#include "parameter.h"
#include "shape_objects.h"

namespace rules {

using message::Message;

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

Message noCards(std::string found)
{
    return Message{"rules-not-cards", {{"found", std::move(found)}}};
}

Message noAffiliations(std::string found)
{
    return Message{"rules-not-affiliations", {{"found", std::move(found)}}};
}

Message noLimits(std::string found)
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
