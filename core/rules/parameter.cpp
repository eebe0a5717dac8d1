#include "parameter.h"

#include "shapeform.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <type_traits>

namespace rules {

using message::Message;

namespace {

using scoring::RenegeRule;

/// The part of all values with these members: one of `Part`.
template <class Part, class All>
auto& partOf(All& values)
{
    auto& [rules, people] = values;
    if constexpr (std::is_same_v<Part, RenegeRule>) {
        assert(rules.renege);
        return *rules.renege;
    } else {
        using Kept = std::conditional_t<std::is_const_v<All>, const Part, Part>;
        return std::get<Kept&>(std::tie(rules, rules.end, rules.time, rules.bid, rules.contract, rules.bags,
                                        rules.nil, people, people.deck, people.play, people.misdeal,
                                        people.checkin, people.roster));
    }
}

/// A parameter kept in that member and read and written by `shape`. `before` is its value before it existed.
template <class Part, class T, class Shape>
Parameter row(std::string_view path, T Part::*kept, Shape shape, const std::type_identity_t<T>& before = {})
{
    constexpr bool isRenege = std::is_same_v<Part, RenegeRule>; // a venue may have none
    Parameter all{path,
                  [=](const json::Value& value, const Place& at, Values& into) {
                      return shape.read(value, at, partOf<Part>(into).*kept);
                  },
                  [=](const Values& from) {
                      return isRenege && !from.rules.renege ? json::of(nullptr)
                                                            : shape.write(partOf<Part>(from).*kept);
                  }};
    all.form = asForm(shape);
    if constexpr (requires { shape.choices(); })
        all.choices = shape.choices();
    if constexpr (requires { shape.nothing; })
        all.nothing = shape.nothing;
    all.before = shape.write(before);
    return all;
}

/// A parameter added after rules were first frozen.
Parameter later(Parameter parameter)
{
    parameter.isLater = true;
    return parameter;
}

std::vector<Parameter> gameParameters()
{
    using namespace scoring;
    static constexpr json::Word<BothReach> bothReach[] = {{"higher", BothReach::Higher},
                                                          {"highest-last-bid", BothReach::HighestLastBid}};
    static constexpr json::Word<Tie> ties[] = {{"extra-hand", Tie::ExtraHand}, {"stands", Tie::Stands}};
    static constexpr json::Word<TimeScope> scopes[] = {{"game", TimeScope::Game},
                                                       {"match", TimeScope::Match}};
    static constexpr json::Word<OnExpiry> onExpiry[] = {{"finish-hand", OnExpiry::FinishHand},
                                                        {"finish-game", OnExpiry::FinishGame},
                                                        {"stop-now", OnExpiry::StopNow}};
    static constexpr json::Word<BidEntry> entries[] = {{"player", BidEntry::Player},
                                                       {"team", BidEntry::Team}};
    static constexpr json::Word<BidFirst> first[] = {{"dealer-left", BidFirst::DealerLeft},
                                                     {"non-dealer-team", BidFirst::NonDealerTeam}};
    static constexpr json::Word<FirstHand> firstHands[] = {{"bid", FirstHand::Bid},
                                                           {"bids-itself", FirstHand::BidsItself}};
    constexpr OrNull handful{Number{1, 13}};
    return {
        row("end.target", &End::target, Number{1, 10000}, 500),
        row("end.bothReach", &End::bothReach, choice(bothReach), BothReach::Higher),
        row("end.tie", &End::tie, choice(ties), Tie::ExtraHand),
        row("end.minScore", &End::minScore, OrNull{Number{-10000, -1}}),
        row("end.maxSetsTotal", &End::maxSetsTotal, handful),
        row("end.maxSetsConsecutive", &End::maxSetsConsecutive, handful),
        row("end.winOnMadeBid", &End::winOnMadeBid, handful),
        row("end.handsOrGames", &RuleSet::end, LengthShape{}),
        row("end.minHands", &End::minHands, OrNull{Number{1, 100}}),
        later(row("end.mercyLead", &End::mercyLead, OrNull{Number{1, 10000}})),
        later(row("end.winOnAllTricks", &End::winOnAllTricks, YesNo{}, false)),
        row("time.limitMin", &Time::limitMin, OrNull{Number{1, 600}}),
        row("time.scope", &Time::scope, choice(scopes), TimeScope::Game),
        row("time.onExpiry", &Time::onExpiry, OrNull{choice(onExpiry)}),
        row("time.wallClockEnd", &Time::wallClockEnd, WallClock{}),
        later(row("time.oneMoreHand", &Time::oneMoreHand, YesNo{}, false)),
        row("bid.entry", &BidRules::entry, choice(entries), BidEntry::Player),
        row("bid.first", &BidRules::first, choice(first), BidFirst::DealerLeft),
        row("bid.minTeam", &BidRules::minTeam, handful),
        row("bid.minPlayer", &BidRules::minPlayer, handful),
        row("bid.minWithNilPartner", &BidRules::minWithNilPartner, handful),
        row("bid.maxTeam", &BidRules::maxTeam, OrNull{Number{1, 26}}),
        row("bid.firstHand", &BidRules::firstHand, choice(firstHands), FirstHand::Bid),
        row("bid.firstHandMinBooks", &BidRules::firstHandMinBooks, handful),
        row("bid.minTableTotal", &BidRules::minTableTotal, OrNull{Number{1, 26}}),
        later(row("bid.blindPerGame", &BidRules::blindPerGame, handful)),
    };
}

std::vector<Parameter> handParameters()
{
    using namespace scoring;
    static constexpr json::Word<SetRule> setRules[] = {{"minus-bid", SetRule::MinusBid},
                                                       {"zero", SetRule::Zero},
                                                       {"per-short-trick", SetRule::PerShortTrick}};
    static constexpr json::Word<BlindTier> blindTiers[] = {{"multiplied", BlindTier::Multiplied},
                                                           {"single", BlindTier::Single}};
    static constexpr json::Word<AfterPenalty> after[] = {{"carry", AfterPenalty::Carry},
                                                         {"reset", AfterPenalty::Reset}};
    static constexpr json::Word<FailedTricks> failed[] = {{"count", FailedTricks::Count},
                                                          {"bags", FailedTricks::Bags},
                                                          {"void", FailedTricks::Void},
                                                          {"help-only", FailedTricks::HelpOnly}};
    static constexpr json::Word<RenegeLoser> losers[] = {
        {"offender", RenegeLoser::Offender}, {"loser-of-challenge", RenegeLoser::LoserOfChallenge}};
    static constexpr json::Word<RenegeEffect> effects[] = {{"tricks", RenegeEffect::Tricks},
                                                           {"auto-set", RenegeEffect::AutoSet},
                                                           {"lose-game", RenegeEffect::LoseGame}};
    static constexpr json::Word<SecondOffence> seconds[] = {{"same", SecondOffence::Same},
                                                            {"lose-game", SecondOffence::LoseGame}};
    static constexpr json::Word<ClaimUntil> untils[] = {{"any-time", ClaimUntil::AnyTime},
                                                        {"next-trick", ClaimUntil::NextTrick},
                                                        {"next-deal", ClaimUntil::NextDeal},
                                                        {"game-end", ClaimUntil::GameEnd}};
    static constexpr json::Word<WrongPaid> wrongs[] = {{"always", WrongPaid::Always},
                                                       {"beside-upheld", WrongPaid::BesideUpheld}};
    constexpr Number pointsWon{0, 10000};
    constexpr Number multiplier{1, 10};
    constexpr OrNull pointsOrNot{pointsWon};
    constexpr OrNull deficit{Number{1, 10000}};
    constexpr ObjectOf tier(Member{"minBid", &Tier::minBid, Number{1, 26}},
                            Member{"exact", &Tier::exact, YesNo{}},
                            Member{"onlyBlind", &Tier::onlyBlind, YesNo{}, true},
                            Member{"made", &Tier::made, pointsWon}, Member{"set", &Tier::set, pointsOrNot});
    constexpr ObjectOf blindBid(Member{"min", &BlindBid::min, Number{1, 13}},
                                Member{"multiplierMade", &BlindBid::multiplierMade, multiplier},
                                Member{"multiplierSet", &BlindBid::multiplierSet, multiplier},
                                Member{"minDeficit", &BlindBid::minDeficit, deficit});
    constexpr ObjectOf foul(Member{"name", &Foul::name, Name{}},
                            Member{"points", &Foul::points, Loss{{-1000, 1000}}},
                            Member{"tricks", &Foul::tricks, Loss{{-13, 13}}});
    return {
        row("contract.perTrick", &Contract::perTrick, Number{0, 1000}, 10),
        row("contract.set", &Contract::set, choice(setRules), SetRule::MinusBid),
        row("contract.tiers", &Contract::tiers, ListOf{tier}),
        row("contract.blindBid", &Contract::blindBid, OrNull{blindBid}),
        row("contract.allTricksBonus", &Contract::allTricksBonus, OrNull{Number{1, 10000}}),
        later(row("contract.blindTier", &Contract::blindTier, choice(blindTiers), BlindTier::Multiplied)),
        later(row("contract.setAtTimes", &Contract::setAtTimes, OrNull{Number{2, 13}})),
        row("overtrick.points", &RuleSet::overtrickPoints, Number{-1000, 1000}, 1),
        row("bags.limit", &Bags::limit, OrNull{Number{1, 100}}),
        row("bags.penalty", &Bags::penalty, Number{0, 10000}, 0),
        row("bags.after", &Bags::after, choice(after), AfterPenalty::Carry),
        row("bags.cancelPoints", &Bags::cancelPoints, YesNo{}, false),
        row("nil.valueMade", &Nil::valueMade, pointsOrNot),
        row("nil.valueFailed", &Nil::valueFailed, pointsOrNot),
        row("nil.blindMade", &Nil::blindMade, pointsOrNot),
        row("nil.blindFailed", &Nil::blindFailed, pointsOrNot),
        row("nil.maxPerTeam", &Nil::maxPerTeam, Number{0, 2}, 0),
        row("nil.blindMinDeficit", &Nil::blindMinDeficit, deficit),
        row("nil.blindExchange", &Nil::blindExchange, Number{0, 13}, 0),
        later(row("nil.exchange", &Nil::exchange, Number{0, 13}, 0)),
        row("nil.double", &Nil::doubled, DoubleNilShape{}),
        row("nil.failedTricks", &Nil::failedTricks, choice(failed), FailedTricks::Count),
        row("nil.failedBagsWhenSet", &Nil::failedBagsWhenSet, YesNo{}, true),
        row("renege.tricks", &RenegeRule::tricks, Number{0, 13}, 3),
        row("renege.loser", &RenegeRule::loser, choice(losers), RenegeLoser::Offender),
        row("renege.receiverPoints", &RenegeRule::receiverPoints, Number{0, 1000}, 0),
        row("renege.receiverCountsTricks", &RenegeRule::receiverCountsTricks, YesNo{}, false),
        row("renege.effect", &RenegeRule::effect, choice(effects), RenegeEffect::Tricks),
        row("renege.secondOffence", &RenegeRule::secondOffence, choice(seconds), SecondOffence::Same),
        later(row("renege.claimUntil", &RenegeRule::claimUntil, choice(untils), ClaimUntil::AnyTime)),
        later(row("renege.wrongTricks", &RenegeRule::wrongTricks, OrNull{Number{1, 13}})),
        later(row("renege.wrongPaid", &RenegeRule::wrongPaid, choice(wrongs), WrongPaid::Always)),
        later(row("renege.receiverMakesBid", &RenegeRule::receiverMakesBid, YesNo{}, false)),
        row("fouls", &RuleSet::fouls, ListOf{foul}),
    };
}

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

std::vector<Parameter> peopleParameters()
{
    static constexpr json::Word<FirstDealer> dealers[] = {{"high-card", FirstDealer::HighCard},
                                                          {"random", FirstDealer::Random},
                                                          {"not-said", FirstDealer::NotSaid}};
    static constexpr json::Word<FirstLead> firstLeads[] = {
        {"lowest-club", FirstLead::LowestClub},
        {"dealers-left", FirstLead::DealersLeft},
        {"dealers-left-not-spade", FirstLead::DealersLeftNotSpade}};
    static constexpr json::Word<SpadesLead> spadesLeads[] = {{"when-broken", SpadesLead::WhenBroken},
                                                             {"any-time", SpadesLead::AnyTime}};
    static constexpr json::Word<CalledBy> callers[] = {{"opponents", CalledBy::Opponents},
                                                       {"anyone", CalledBy::Anyone}};
    static constexpr json::Word<CallableUntil> until[] = {{"first-bid", CallableUntil::FirstBid},
                                                          {"own-bid", CallableUntil::OwnBid},
                                                          {"opening-lead", CallableUntil::OpeningLead},
                                                          {"second-trick", CallableUntil::SecondTrick},
                                                          {"hand-end", CallableUntil::HandEnd}};
    static constexpr json::Word<Redealer> redealers[] = {{"same-dealer", Redealer::SameDealer},
                                                         {"next-dealer", Redealer::NextDealer}};
    static constexpr json::Word<CheckinScope> scopes[] = {{"match", CheckinScope::Match},
                                                          {"evening", CheckinScope::Evening}};
    constexpr int mostOnTeam = 8; // players a team can have on record
    constexpr UpToShape players{{{1, mostOnTeam}}};
    const ObjectOf misdeal(Member{"id", &MisdealReason::id, Name{}},
                           Member{"by", &MisdealReason::by, choice(callers)},
                           Member{"until", &MisdealReason::until, choice(until)});
    return {
        row("deck.jokers", &Deck::jokers, YesNo{}, false),
        row("deck.removed", &Deck::removed, TypedList{CardName{false}, "none", noCards}),
        row("deck.trumps", &Deck::trumps, TypedList{CardName{true}, "none", noCards}),
        row("firstDealer", &ForPeople::firstDealer, choice(dealers), FirstDealer::NotSaid),
        row("play.firstLead", &Play::firstLead, choice(firstLeads), FirstLead::DealersLeft),
        row("play.spadesLead", &Play::spadesLead, choice(spadesLeads), SpadesLead::WhenBroken),
        row("misdeal.reasons", &MisdealRules::reasons, ListOf{misdeal}),
        row("misdeal.redealer", &MisdealRules::redealer, choice(redealers), Redealer::SameDealer),
        row("checkin.acceptedIds", &Checkin::acceptedIds, ListOf{Text{}}),
        row("checkin.noIdNoPlay", &Checkin::noIdNoPlay, YesNo{}, false),
        row("checkin.eligible", &Checkin::eligible, ListOf{Text{}}),
        row("checkin.scope", &Checkin::scope, choice(scopes), CheckinScope::Evening),
        later(row("roster.minPlayers", &RosterLimits::minPlayers, players)),
        later(row("roster.maxPlayers", &RosterLimits::maxPlayers, players)),
        later(row("roster.affiliations", &RosterLimits::affiliations,
                  TypedList{Text{}, "anybody", noAffiliations})),
        later(row("roster.limits", &RosterLimits::limits, TypedList{LimitShape{}, "no limit", noLimits})),
        later(row("roster.maxOthers", &RosterLimits::maxOthers, UpToShape{{{0, mostOnTeam}}})),
    };
}

} // namespace

const std::vector<Parameter>& parameters()
{
    static const std::vector<Parameter> all = [] {
        std::vector<Parameter> table;
        for (const auto part : {gameParameters, handParameters, peopleParameters})
            for (Parameter& parameter : part())
                table.push_back(std::move(parameter));
        return table;
    }();
    return all;
}

const Parameter* parameter(std::string_view path)
{
    const auto& all = parameters();
    const auto at = std::ranges::find(all, path, &Parameter::path);
    return at == all.end() ? nullptr : &*at;
}

std::string_view groupOf(std::string_view path)
{
    return path.substr(0, path.find('.'));
}

const std::vector<std::string_view>& groups()
{
    static const std::vector<std::string_view> all = [] {
        std::vector<std::string_view> found;
        for (const Parameter& parameter : parameters())
            if (found.empty() || found.back() != groupOf(parameter.path))
                found.push_back(groupOf(parameter.path));
        return found;
    }();
    return all;
}

std::vector<std::string_view> parameterNames()
{
    std::vector<std::string_view> names;
    for (const Parameter& parameter : parameters())
        names.push_back(parameter.path);
    return names;
}

bool isOrganisers(std::string_view name)
{
    return groupOf(name) == "roster";
}

const Values& valuesBefore()
{
    static const Values all = [] {
        Values values;
        values.rules.renege.emplace();
        json::Problems none;
        for (const Parameter& parameter : parameters())
            parameter.read(parameter.before, {std::string(parameter.path), none}, values);
        assert(none.empty());
        return values;
    }();
    return all;
}

void fillInRenege(Values& values)
{
    if (!values.rules.renege)
        values.rules.renege = valuesBefore().rules.renege;
}

namespace {

/// The parameter of that name, or the renege rule as a whole.
const Parameter& known(std::string_view name)
{
    static const Parameter rule{
        nullableGroup,
        [](const json::Value& value, const Place&, Values& into) {
            if (value.isNull())
                into.rules.renege.reset();
            else
                fillInRenege(into);
            return true;
        },
        [](const Values& from) { return from.rules.renege ? json::of(true) : json::of(nullptr); },
        {.kind = Form::Kind::Choice, .choices = {json::of(true), json::of(nullptr)}}};
    const Parameter* found = name == nullableGroup ? &rule : parameter(name);
    assert(found);
    return *found;
}

} // namespace

json::Value valueOf(const Values& values, std::string_view name)
{
    return known(name).write(values);
}

std::string_view nothingTyped(std::string_view name)
{
    return known(name).nothing;
}

bool isLeftOut(const Values& values, std::string_view name)
{
    const Parameter& found = known(name);
    return found.isLater && json::print(found.write(values)) == json::print(found.before);
}

const Form& formOf(std::string_view name)
{
    return known(name).form;
}

bool isOfNullableGroup(std::string_view name)
{
    return groupOf(name) == nullableGroup;
}

tl::expected<Values, message::Message> with(Values values, std::string_view name, const json::Value& value)
{
    if (isOfNullableGroup(name))
        fillInRenege(values);
    json::Problems problems;
    if (!known(name).read(value, {std::string(name), problems}, values))
        return tl::unexpected(std::move(problems.front().what));
    return values;
}

std::vector<std::string_view> differing(const Values& one, const Values& other)
{
    std::vector<std::string_view> names = parameterNames();
    std::erase_if(names, [&](std::string_view name) {
        return json::print(valueOf(one, name)) == json::print(valueOf(other, name));
    });
    return names;
}

std::vector<std::string> citableItems(const Values& values)
{
    std::vector<std::string> names;
    for (const MisdealReason& reason : values.people.misdeal.reasons)
        names.push_back("misdeal.reasons." + reason.id);
    for (const scoring::Foul& foul : values.rules.fouls)
        names.push_back("fouls." + foul.name);
    return names;
}

std::vector<Chosen> choicesOf(const Values& values, std::string_view name)
{
    const Parameter& found = known(name);
    std::vector<Chosen> all;
    if (groupOf(name) == nullableGroup && !values.rules.renege)
        return all;
    json::Problems none;
    for (const json::Value& value : found.choices) {
        Values with = values;
        if (found.read(value, {std::string(name), none}, with))
            all.push_back({value, std::move(with)});
    }
    const json::Value now = found.write(values);
    const auto isNow = [&](const Chosen& each) { return json::print(each.value) == json::print(now); };
    if (!all.empty() && std::ranges::none_of(all, isNow))
        all.push_back({now, values});
    return all;
}

} // namespace rules
