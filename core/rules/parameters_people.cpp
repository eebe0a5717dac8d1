// The parameters that only people read: pack, dealer, play, misdeal, check-in.
#include "parameter.h"
#include "shape_objects.h"

namespace rules {

using message::Message;

namespace {

constexpr Said<FirstDealer> firstDealers[] = {{"high-card", FirstDealer::HighCard, "by high card"},
                                              {"random", FirstDealer::Random, "at random"},
                                              {"not-said", FirstDealer::NotSaid, "not said"}};
constexpr Said<FirstLead> firstLeads[] = {
    {"lowest-club", FirstLead::LowestClub, "the 2\u2663, and everyone plays the lowest club"},
    {"dealers-left", FirstLead::DealersLeft, "the player on the dealer's left"},
    {"dealers-left-not-spade", FirstLead::DealersLeftNotSpade,
     "the player on the dealer's left, and no spade"}};
constexpr Said<SpadesLead> spadesLeads[] = {
    {"when-broken", SpadesLead::WhenBroken, "once they are broken, or with nothing else"},
    {"any-time", SpadesLead::AnyTime, "at any time"}};
constexpr Said<Redealer> redealers[] = {{"same-dealer", Redealer::SameDealer, "the same dealer"},
                                        {"next-dealer", Redealer::NextDealer, "the next dealer"}};
constexpr int mostOnTeam = 8; // that may be on record
constexpr Said<CheckinScope> checkinScopes[] = {{"match", CheckinScope::Match, "before each match"},
                                                {"evening", CheckinScope::Evening, "once an evening"}};

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
    const auto add = [&](std::string_view path, std::string_view label, auto get, auto shape, auto before) {
        table.push_back(described(path, label, get, shape, before));
    };
    add(
        "deck.jokers", "jokers", [](auto& v) -> auto& { return v.people.deck.jokers; },
        YesNo{"played", "not played"}, false);
    add(
        "deck.removed", "cards taken out", [](auto& v) -> auto& { return v.people.deck.removed; },
        TypedList{CardName{false}, "none", noCards}, std::vector<std::string>());
    add(
        "deck.trumps", "special trumps from the highest",
        [](auto& v) -> auto& { return v.people.deck.trumps; }, TypedList{CardName{true}, "none", noCards},
        std::vector<std::string>());
    add(
        "firstDealer", "first dealer", [](auto& v) -> auto& { return v.people.firstDealer; },
        choice(firstDealers), FirstDealer::NotSaid);
    add(
        "play.firstLead", "first lead", [](auto& v) -> auto& { return v.people.play.firstLead; },
        choice(firstLeads), FirstLead::DealersLeft);
    add(
        "play.spadesLead", "spades may be led", [](auto& v) -> auto& { return v.people.play.spadesLead; },
        choice(spadesLeads), SpadesLead::WhenBroken);
    add(
        "misdeal.reasons", "misdeals", [](auto& v) -> auto& { return v.people.misdeal.reasons; },
        ListOf{MisdealShape{}}, std::vector<MisdealReason>());
    add(
        "misdeal.redealer", "deals again after a misdeal",
        [](auto& v) -> auto& { return v.people.misdeal.redealer; }, choice(redealers), Redealer::SameDealer);
    add(
        "checkin.acceptedIds", "accepted IDs", [](auto& v) -> auto& { return v.people.checkin.acceptedIds; },
        ListOf{Text{}}, std::vector<std::string>());
    add(
        "checkin.noIdNoPlay", "no ID, no play", [](auto& v) -> auto& { return v.people.checkin.noIdNoPlay; },
        YesNo{}, false);
    add(
        "checkin.eligible", "who may play", [](auto& v) -> auto& { return v.people.checkin.eligible; },
        ListOf{Text{}}, std::vector<std::string>());
    add(
        "checkin.scope", "ID is shown", [](auto& v) -> auto& { return v.people.checkin.scope; },
        choice(checkinScopes), CheckinScope::Evening);
    const auto addLater = [&](auto... row) {
        add(row...);
        table.back().isLater = true;
    };
    constexpr UpToShape players{{{1, mostOnTeam, "player"}, "no limit"}};
    constexpr TypedList affiliations{Text{}, "anybody", noAffiliations};
    constexpr TypedList limits{LimitShape{}, "no limit", noLimits};
    addLater(
        "roster.minPlayers", "players on a team, at least",
        [](auto& v) -> auto& { return v.people.roster.minPlayers; }, players, std::nullopt);
    addLater(
        "roster.maxPlayers", "players on a team, at most",
        [](auto& v) -> auto& { return v.people.roster.maxPlayers; }, players, std::nullopt);
    addLater(
        "roster.affiliations", "affiliations that may play",
        [](auto& v) -> auto& { return v.people.roster.affiliations; }, affiliations,
        std::vector<std::string>());
    addLater(
        "roster.limits", "of an affiliation, at most",
        [](auto& v) -> auto& { return v.people.roster.limits; }, limits, std::vector<AffiliationLimit>());
    addLater(
        "roster.maxOthers", "of another affiliation than the team, at most",
        [](auto& v) -> auto& { return v.people.roster.maxOthers; },
        UpToShape{{{0, mostOnTeam, "player"}, "no limit"}}, std::nullopt);
    return table;
}

} // namespace rules
