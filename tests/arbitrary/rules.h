// Random rule sets for properties: every parameter that scoring reads takes every kind of value it can have,
// without contradictions.
#pragma once

#include "arbitrary/within.h"

#include "rules/load.h"
#include "rules/venue.h"

#include <rapidcheck.h>

#include <algorithm>
#include <string>
#include <vector>

namespace arbitrary {

inline std::optional<int> orNothing(int least, int most)
{
    return maybe() ? std::optional<int>(within(least, most)) : std::nullopt;
}

template <class E>
E oneOf(std::initializer_list<E> meanings)
{
    return *rc::gen::elementOf(std::vector<E>(meanings));
}

inline scoring::End end()
{
    using scoring::Length;
    scoring::End end;
    end.target = within(1, 10000);
    end.bothReach = oneOf({scoring::BothReach::Higher, scoring::BothReach::HighestLastBid});
    end.tie = oneOf({scoring::Tie::ExtraHand, scoring::Tie::Stands});
    end.minScore = orNothing(-10000, -1);
    end.maxSetsTotal = orNothing(1, 13);
    end.maxSetsConsecutive = orNothing(1, end.maxSetsTotal.value_or(13));
    end.winOnMadeBid = orNothing(1, 13);
    end.length = oneOf({Length::Target, Length::FixedGames, Length::BestOf, Length::FixedHands});
    if (end.length == Length::BestOf)
        end.lengthCount = 2 * within(1, 4) + 1;
    else if (end.length != Length::Target)
        end.lengthCount = within(1, end.length == Length::FixedGames ? 9 : 100);
    end.mercyLead = orNothing(1, 10000);
    end.winOnAllTricks = maybe();
    end.minHands = orNothing(1, end.length == Length::FixedHands ? end.lengthCount : 100);
    return end;
}

inline scoring::Time time()
{
    using scoring::OnExpiry;
    scoring::Time time;
    time.limitMin = orNothing(1, 600);
    time.scope = oneOf({scoring::TimeScope::Game, scoring::TimeScope::Match});
    if (time.limitMin)
        time.onExpiry = oneOf({OnExpiry::FinishHand, OnExpiry::FinishGame, OnExpiry::StopNow});
    time.oneMoreHand = time.onExpiry == OnExpiry::FinishHand && maybe();
    if (maybe()) {
        const std::string hour = std::to_string(100 + within(0, 23));
        const std::string minute = std::to_string(100 + within(0, 59));
        time.wallClockEnd = hour.substr(1) + ':' + minute.substr(1);
    }
    return time;
}

inline scoring::BidRules bid(bool nilKnown)
{
    scoring::BidRules bid;
    bid.entry = oneOf({scoring::BidEntry::Player, scoring::BidEntry::Team});
    bid.first = oneOf({scoring::BidFirst::DealerLeft, scoring::BidFirst::NonDealerTeam});
    bid.maxTeam = orNothing(1, 26);
    const int most = bid.maxTeam.value_or(26);
    bid.minTeam = orNothing(1, std::min(most, 13));
    bid.minPlayer = orNothing(1, std::min(most, 13));
    if (nilKnown)
        bid.minWithNilPartner = orNothing(1, std::min(most, 13));
    bid.firstHand = oneOf({scoring::FirstHand::Bid, scoring::FirstHand::BidsItself});
    bid.firstHandMinBooks = orNothing(1, 13);
    bid.minTableTotal = orNothing(1, std::min(2 * most, 26));
    return bid;
}

inline scoring::Contract contract()
{
    using scoring::SetRule;
    scoring::Contract contract;
    contract.perTrick = within(0, 1000);
    contract.set = oneOf({SetRule::MinusBid, SetRule::Zero, SetRule::PerShortTrick});
    if (maybe())
        contract.blindBid =
            scoring::BlindBid{within(1, 13), within(1, 10), within(1, 10), orNothing(1, 10000)};
    // One tier for each chosen step, so no two are the same.
    for (int minBid = within(1, 26); minBid <= 26 && contract.tiers.size() < 4; minBid += within(1, 9))
        if (maybe()) {
            const bool canBeBlind = contract.blindBid && minBid >= contract.blindBid->min;
            contract.tiers.push_back(
                {minBid, maybe(), within(0, 10000), orNothing(0, 10000), canBeBlind && maybe()});
        }
    contract.allTricksBonus = orNothing(1, 10000);
    contract.setAtTimes = orNothing(2, 13);
    if (contract.blindBid && !std::ranges::all_of(contract.tiers, &scoring::Tier::onlyBlind))
        contract.blindTier = oneOf({scoring::BlindTier::Multiplied, scoring::BlindTier::Single});
    return contract;
}

inline scoring::Bags bags()
{
    scoring::Bags bags;
    bags.limit = orNothing(1, 100);
    bags.after = oneOf({scoring::AfterPenalty::Carry, scoring::AfterPenalty::Reset});
    if (bags.limit) {
        bags.penalty = within(0, 10000);
        bags.cancelPoints = maybe();
    }
    return bags;
}

inline scoring::Nil nil(bool known)
{
    using scoring::FailedTricks;
    scoring::Nil nil;
    nil.failedTricks =
        oneOf({FailedTricks::Count, FailedTricks::Bags, FailedTricks::Void, FailedTricks::HelpOnly});
    nil.failedBagsWhenSet = maybe();
    if (!known)
        return nil;
    nil.valueMade = within(0, 10000);
    nil.valueFailed = within(0, 10000);
    nil.maxPerTeam = within(1, 2);
    nil.exchange = within(0, 13);
    if (nil.maxPerTeam == 2 && maybe())
        nil.doubled = scoring::DoubleNil{within(-10000, 10000), within(-10000, 10000), within(-10000, 10000)};
    if (maybe()) {
        nil.blindMade = within(0, 10000);
        nil.blindFailed = within(0, 10000);
        nil.blindMinDeficit = orNothing(1, 10000);
        nil.blindExchange = within(0, 13);
    }
    return nil;
}

inline std::optional<scoring::RenegeRule> renege()
{
    using scoring::RenegeEffect;
    if (!maybe())
        return std::nullopt;
    const auto loser = oneOf({scoring::RenegeLoser::Offender, scoring::RenegeLoser::LoserOfChallenge});
    const bool isOffender = loser == scoring::RenegeLoser::Offender;
    const std::optional<int> wrong = isOffender ? orNothing(1, 13) : std::nullopt;
    return scoring::RenegeRule{within(0, 13),
                               loser,
                               within(0, 1000),
                               maybe(),
                               oneOf({RenegeEffect::Tricks, RenegeEffect::AutoSet, RenegeEffect::LoseGame}),
                               oneOf({scoring::SecondOffence::Same, scoring::SecondOffence::LoseGame}),
                               oneOf({scoring::ClaimUntil::AnyTime, scoring::ClaimUntil::NextTrick,
                                      scoring::ClaimUntil::NextDeal, scoring::ClaimUntil::GameEnd}),
                               wrong,
                               (wrong || !isOffender) && maybe() ? scoring::WrongPaid::BesideUpheld
                                                                 : scoring::WrongPaid::Always,
                               maybe()};
}

inline std::vector<scoring::Foul> fouls()
{
    std::vector<scoring::Foul> fouls;
    for (const char* name : {"table-talk", "out-of-turn", "wrong-challenge"})
        if (maybe())
            fouls.push_back({name, within(-1000, 1000), within(-13, 13)});
    return fouls;
}

/// Any rule set that a rule file can have.
inline rc::Gen<scoring::RuleSet> ruleSets()
{
    return rc::gen::exec([] {
        const bool nilKnown = maybe();
        scoring::RuleSet rules;
        rules.end = end();
        rules.time = time();
        rules.bid = bid(nilKnown);
        rules.contract = contract();
        rules.overtrickPoints = within(-1000, 1000);
        rules.bags = bags();
        rules.nil = nil(nilKnown);
        if (rules.nil.blindMade || rules.contract.blindBid)
            rules.bid.blindPerGame = orNothing(1, 13);
        rules.renege = renege();
        rules.fouls = fouls();
        return rules;
    });
}

/// Citations for all parameters: none, so all values follow from other rules.
inline rules::Cites follows()
{
    rules::Cites cites;
    for (const char* group : {"end", "time", "bid", "contract", "overtrick", "bags", "nil", "renege", "fouls",
                              "deck", "firstDealer", "play", "misdeal", "checkin", "roster"})
        cites[group] = {};
    return cites;
}

/// A venue with one phase and these rules, and its rule file.
inline rules::Venue venue(const scoring::RuleSet& rules)
{
    return {"anywhere", "Anywhere", "No sheet", {rules::Phase{{rules, {}}, "regular", {}, {}, {}}},
            {},         {},         follows()};
}
inline std::string venueJson(const scoring::RuleSet& rules)
{
    return rules::toJson(venue(rules));
}

inline rules::ForPeople forPeople()
{
    rules::ForPeople people;
    if (maybe()) {
        people.deck = {true, {"2H", "2D"}, {"BJ", "LJ", "2S", "AS"}};
        if (maybe())
            people.deck = {
                true, {"3C"}, {"BJ", "TS"}}; // the 2 of clubs must stay, because it can have the first lead
    }
    people.firstDealer =
        oneOf({rules::FirstDealer::HighCard, rules::FirstDealer::Random, rules::FirstDealer::NotSaid});
    people.play.firstLead = oneOf(
        {rules::FirstLead::LowestClub, rules::FirstLead::DealersLeft, rules::FirstLead::DealersLeftNotSpade});
    people.play.spadesLead = oneOf({rules::SpadesLead::WhenBroken, rules::SpadesLead::AnyTime});
    for (const char* id : {"no-spade", "wrong-count"})
        if (maybe())
            people.misdeal.reasons.push_back(
                {id, oneOf({rules::CalledBy::Anyone, rules::CalledBy::Opponents}),
                 oneOf({rules::CallableUntil::FirstBid, rules::CallableUntil::OwnBid,
                        rules::CallableUntil::OpeningLead, rules::CallableUntil::SecondTrick,
                        rules::CallableUntil::HandEnd})});
    people.misdeal.redealer = oneOf({rules::Redealer::SameDealer, rules::Redealer::NextDealer});
    if (maybe())
        people.checkin.acceptedIds = {"Student ID", "\u201cAny\u201d \\ \"card\""};
    people.checkin.noIdNoPlay = !people.checkin.acceptedIds.empty() && maybe();
    if (maybe())
        people.checkin.eligible = {"Students"};
    people.checkin.scope = oneOf({rules::CheckinScope::Match, rules::CheckinScope::Evening});
    if (maybe())
        people.roster = {orNothing(1, 3), orNothing(3, 8), {}, {{"Club", within(0, 8)}}, orNothing(0, 8)};
    if (maybe())
        people.roster.affiliations = {"Club", "\u201cOld boys\u201d of the hall"};
    return people;
}

/// Any venue that a rule file can have: one to three phases, cites of every kind.
inline rc::Gen<rules::Venue> venues()
{
    return rc::gen::exec([] {
        rules::Venue made = venue(*ruleSets());
        made.phases[0].people = forPeople();
        if (maybe())
            made.phases.push_back(
                {{*ruleSets(), forPeople()}, "championship", maybe() ? "regular" : "", {}, {}});
        if (made.phases.size() > 1 && maybe())
            made.championship = "final";
        if (made.phases.size() > 1 && maybe())
            made.phases.push_back({made.phases[0], "semi-final", "championship", {}, {}});
        if (made.phases.size() > 2 && maybe())
            made.phases.back().playedIn = {rules::DrawPart::LosersBracket, rules::DrawPart::Semifinals};
        made.phases.back().cites["nil.valueMade"] = {"Scoring 5", "", "", ""};
        made.cites["end.tie"] = {maybe() ? "" : "The Game", "one more hand", "said so", "Z1"};
        for (const rules::MisdealReason& reason : made.phases[0].people.misdeal.reasons)
            made.cites["misdeal.reasons." + reason.id] = {"The Deal", "", "", ""};
        if (maybe())
            made.agreeable = {"end.target", "renege.tricks"};
        if (maybe())
            made.forbids = {{"phone", "a phone at the table", {"Conduct 3", "", "", ""}},
                            {"late-bid", "a bid out of turn", {"", "it is forbidden", "why", "Z2"}}};
        if (maybe())
            made.sentences = {{"seats", rules::Topic::Deal, "partners face each other", {"2", "", "", ""}},
                              {"house",
                               oneOf({rules::Topic::Talk, rules::Topic::Handbook}),
                               "the house has policies of its own",
                               {"", "they are binding", "why", "Z3"}}};
        return made;
    });
}

} // namespace arbitrary
