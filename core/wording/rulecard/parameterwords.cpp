#include "parameterwords.h"

#include "rulewords.h"

#include "rules/words.h"
#include "wording/clock.h"
#include "wording/filled.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>
#include <functional>
#include <initializer_list>

namespace wording {

namespace {

using rules::added;
using rules::Values;

struct ParameterWords {
    std::string_view path; ///< `end.target`
    const char* label;     ///< English, and the key of its translation in the context `RuleCard`
    std::string (*words)(const Values& values);
};

/// Its functions return `auto`: lupdate would take the std of a return type for the class of their texts.
class Parameters {
    Q_DECLARE_TR_FUNCTIONS(RuleCard)
public:
    static const std::initializer_list<ParameterWords> all;

private:
    static auto none() { return filled(tr("none")); }
    static auto noLimit() { return filled(tr("no limit")); }
    static auto yesOrNo(bool value) { return filled(value ? tr("yes") : tr("no")); }
    static auto pointsOr(const std::optional<int>& number, const QString& other)
    {
        return number ? points(*number) : filled(other);
    }
    static auto tricksOr(const std::optional<int>& number) { return number ? tricks(*number) : none(); }
    static auto sets(const std::optional<int>& most)
    {
        return most ? filled(tr("%n set(s)", nullptr, *most)) : none();
    }
    static auto players(const std::optional<int>& number)
    {
        return number ? filled(tr("%n player(s)", nullptr, *number)) : noLimit();
    }
    /// Each in words, with commas; `other` where there are none.
    template <class Items, class Words = std::identity>
    static auto listedOr(const Items& items, const QString& other, Words words = {})
    {
        std::vector<std::string> texts;
        for (const auto& each : items)
            texts.push_back(words(each));
        return texts.empty() ? filled(other) : rules::joined(texts, ", ");
    }

    static auto length(const Values& values)
    {
        const scoring::End& end = values.rules.end;
        switch (end.length) {
        case scoring::Length::Target:
            return filled(tr("one game to the target"));
        case scoring::Length::FixedHands:
            return filled(tr("%n hand(s), then the higher score", nullptr, end.lengthCount));
        case scoring::Length::FixedGames:
            break;
        }
        return filled(tr("%n game(s) to the target each, points together", nullptr, end.lengthCount));
    }
    static auto onExpiry(const Values& values)
    {
        if (!values.rules.time.onExpiry)
            return noLimit();
        switch (*values.rules.time.onExpiry) {
        case scoring::OnExpiry::FinishHand:
            return filled(tr("the hand is finished, the higher score wins"));
        case scoring::OnExpiry::FinishGame:
            return filled(tr("the game is finished"));
        case scoring::OnExpiry::StopNow:
            break;
        }
        return filled(tr("play stops at once, the higher score wins"));
    }

    static auto set(const Values& values)
    {
        switch (values.rules.contract.set) {
        case scoring::SetRule::MinusBid:
            return filled(tr("the bid's points are lost"));
        case scoring::SetRule::Zero:
            return filled(tr("no points"));
        case scoring::SetRule::PerShortTrick:
            break;
        }
        return filled(tr("points are lost for each missing trick"));
    }
    static auto tier(const scoring::Tier& tier)
    {
        if (!tier.set)
            return filled(tier.exact ? tr("a bid of exactly %1: %2 made, as any other bid if set")
                                     : tr("a bid of %1 or more: %2 made, as any other bid if set"),
                          tier.minBid, added(tier.made));
        return filled(tier.exact ? tr("a bid of exactly %1: %2 made, %3 if set")
                                 : tr("a bid of %1 or more: %2 made, %3 if set"),
                      tier.minBid, added(tier.made), added(-*tier.set));
    }
    static auto blindBid(const Values& values)
    {
        const auto& blind = values.rules.contract.blindBid;
        if (!blind)
            return filled(tr("not allowed"));
        if (!blind->minDeficit)
            return filled(tr("at least %1, counts %2 times made and %3 times set"), blind->min,
                          blind->multiplierMade, blind->multiplierSet);
        return filled(tr("at least %1, counts %2 times made and %3 times set, only when %4 behind"),
                      blind->min, blind->multiplierMade, blind->multiplierSet, points(*blind->minDeficit));
    }
    static auto doubleNil(const Values& values)
    {
        const auto& doubled = values.rules.nil.doubled;
        return doubled ? filled(tr("%1 both made, %2 one made, %3 both failed"), added(doubled->made),
                                added(doubled->split), added(doubled->failed))
                       : filled(tr("the sum of both"));
    }
    static auto failedTricks(const Values& values)
    {
        switch (values.rules.nil.failedTricks) {
        case scoring::FailedTricks::Count:
            return filled(tr("count like any other"));
        case scoring::FailedTricks::Bags:
            return filled(tr("do not help, each is a bag"));
        case scoring::FailedTricks::Void:
            return filled(tr("neither help nor are bags"));
        case scoring::FailedTricks::HelpOnly:
            break;
        }
        return filled(tr("help, but are never bags"));
    }
    template <class Words>
    static auto ofRenege(const Values& values, const Words& words)
    {
        return values.rules.renege ? words(*values.rules.renege) : filled(tr("no rule"));
    }
    static auto effect(const scoring::RenegeRule& rule)
    {
        switch (rule.effect) {
        case scoring::RenegeEffect::Tricks:
            return filled(tr("tricks off the count"));
        case scoring::RenegeEffect::AutoSet:
            return filled(tr("the bid is set"));
        case scoring::RenegeEffect::LoseGame:
            break;
        }
        return filled(tr("the game is lost"));
    }
    static auto foul(const scoring::Foul& foul)
    {
        const std::string name = codeInWords(foul.name);
        if (foul.points != 0 && foul.tricks != 0)
            return filled(tr("%1 %2 points and %3 tricks"), name, added(foul.points), added(foul.tricks));
        if (foul.points != 0)
            return filled(tr("%1 %2 points"), name, added(foul.points));
        return foul.tricks != 0 ? filled(tr("%1 %2 tricks"), name, added(foul.tricks))
                                : filled(tr("%1 without a price"), name);
    }

    static auto firstDealer(const Values& values)
    {
        switch (values.people.firstDealer) {
        case rules::FirstDealer::HighCard:
            return filled(tr("by high card"));
        case rules::FirstDealer::Random:
            return filled(tr("at random"));
        case rules::FirstDealer::NotSaid:
            break;
        }
        return filled(tr("not said"));
    }
    static auto firstLead(const Values& values)
    {
        switch (values.people.play.firstLead) {
        case rules::FirstLead::LowestClub:
            return filled(tr("the 2\u2663, and everyone plays the lowest club"));
        case rules::FirstLead::DealersLeft:
            return filled(tr("the player on the dealer's left"));
        case rules::FirstLead::DealersLeftNotSpade:
            break;
        }
        return filled(tr("the player on the dealer's left, and no spade"));
    }
    static auto misdeal(const rules::MisdealReason& reason)
    {
        const bool isBid = reason.until == rules::CallableUntil::FirstBid;
        if (reason.by == rules::CalledBy::Opponents)
            return filled(isBid ? tr("%1 (by the opponents, before the first bid)")
                                : tr("%1 (by the opponents, before the opening lead)"),
                          codeInWords(reason.id));
        return filled(isBid ? tr("%1 (by anyone, before the first bid)")
                            : tr("%1 (by anyone, before the opening lead)"),
                      codeInWords(reason.id));
    }
    static auto limit(const rules::AffiliationLimit& limit)
    {
        return std::to_string(limit.most) + ' ' + limit.affiliation;
    }
};

const std::initializer_list<ParameterWords> Parameters::all = {
    // the end of a game, its clock and the bidding
    {"end.target", QT_TR_NOOP("target"), [](auto& v) { return points(v.rules.end.target); }},
    {"end.bothReach", QT_TR_NOOP("both reach it in one hand"),
     [](auto& v) {
         return filled(v.rules.end.bothReach == scoring::BothReach::Higher
                           ? tr("the higher score wins")
                           : tr("the higher bid in that hand wins"));
     }},
    {"end.tie", QT_TR_NOOP("level at the end"), [](auto&) { return filled(tr("one more hand")); }},
    {"end.minScore", QT_TR_NOOP("lost at or below"),
     [](auto& v) { return pointsOr(v.rules.end.minScore, tr("none")); }},
    {"end.maxSetsTotal", QT_TR_NOOP("lost when set in all"),
     [](auto& v) { return sets(v.rules.end.maxSetsTotal); }},
    {"end.maxSetsConsecutive", QT_TR_NOOP("lost when set in a row"),
     [](auto& v) { return sets(v.rules.end.maxSetsConsecutive); }},
    {"end.winOnMadeBid", QT_TR_NOOP("won by making a bid of"),
     [](auto& v) { return tricksOr(v.rules.end.winOnMadeBid); }},
    {"end.handsOrGames", QT_TR_NOOP("length"), length},
    {"end.minHands", QT_TR_NOOP("no end before"),
     [](auto& v) { return v.rules.end.minHands ? hands(*v.rules.end.minHands) : none(); }},
    {"time.limitMin", QT_TR_NOOP("time limit"),
     [](auto& v) { return v.rules.time.limitMin ? minutes(*v.rules.time.limitMin) : none(); }},
    {"time.scope", QT_TR_NOOP("the limit is for"),
     [](auto& v) {
         return filled(v.rules.time.scope == scoring::TimeScope::Game ? tr("a game") : tr("a match"));
     }},
    {"time.onExpiry", QT_TR_NOOP("what happens at time"), onExpiry},
    {"time.wallClockEnd", QT_TR_NOOP("all play ends at"),
     [](auto& v) {
         const std::string& end = v.rules.time.wallClockEnd;
         return end.empty() ? none() : timeOfDay(end).toStdString();
     }},
    {"bid.entry", QT_TR_NOOP("bids are taken"),
     [](auto& v) {
         return filled(v.rules.bid.entry == scoring::BidEntry::Player ? tr("player by player")
                                                                      : tr("side by side"));
     }},
    {"bid.first", QT_TR_NOOP("bids first"),
     [](auto& v) {
         return filled(v.rules.bid.first == scoring::BidFirst::DealerLeft
                           ? tr("the player on the dealer's left")
                           : tr("the side that does not deal"));
     }},
    {"bid.minTeam", QT_TR_NOOP("least bid of a side"), [](auto& v) { return tricksOr(v.rules.bid.minTeam); }},
    {"bid.minPlayer", QT_TR_NOOP("least number of a player"),
     [](auto& v) { return tricksOr(v.rules.bid.minPlayer); }},
    {"bid.minWithNilPartner", QT_TR_NOOP("least bid beside a nil"),
     [](auto& v) { return tricksOr(v.rules.bid.minWithNilPartner); }},
    {"bid.maxTeam", QT_TR_NOOP("highest bid of a side"), [](auto& v) { return tricksOr(v.rules.bid.maxTeam); }},
    {"bid.firstHand", QT_TR_NOOP("first hand"),
     [](auto& v) {
         return filled(v.rules.bid.firstHand == scoring::FirstHand::Bid ? tr("bid like any other")
                                                                        : tr("not bid: each trick counts"));
     }},
    {"bid.firstHandMinBooks", QT_TR_NOOP("lost with fewer in the first hand"),
     [](auto& v) { return tricksOr(v.rules.bid.firstHandMinBooks); }},
    {"bid.minTableTotal", QT_TR_NOOP("thrown in below, both bids together"),
     [](auto& v) { return tricksOr(v.rules.bid.minTableTotal); }},

    // what a hand is worth, reneges and fouls
    {"contract.perTrick", QT_TR_NOOP("each trick bid"),
     [](auto& v) { return points(v.rules.contract.perTrick); }},
    {"contract.set", QT_TR_NOOP("when set"), set},
    {"contract.tiers", QT_TR_NOOP("special bids"),
     [](auto& v) { return listedOr(v.rules.contract.tiers, tr("none"), tier); }},
    {"contract.blindBid", QT_TR_NOOP("a number bid blind"), blindBid},
    {"contract.allTricksBonus", QT_TR_NOOP("all 13 taken, not bid"),
     [](auto& v) { return pointsOr(v.rules.contract.allTricksBonus, tr("none")); }},
    {"overtrick.points", QT_TR_NOOP("each overtrick"), [](auto& v) { return points(v.rules.overtrickPoints); }},
    {"bags.limit", QT_TR_NOOP("bag limit"),
     [](auto& v) {
         const auto& most = v.rules.bags.limit;
         return most ? filled(tr("%n bag(s)", nullptr, *most)) : none();
     }},
    {"bags.penalty", QT_TR_NOOP("lost at the bag limit"), [](auto& v) { return points(v.rules.bags.penalty); }},
    {"bags.after", QT_TR_NOOP("bags after the penalty"),
     [](auto& v) {
         return filled(v.rules.bags.after == scoring::AfterPenalty::Carry
                           ? tr("the rest is carried on")
                           : tr("the count starts again at 0"));
     }},
    {"bags.cancelPoints", QT_TR_NOOP("points of penalised bags"),
     [](auto& v) { return filled(v.rules.bags.cancelPoints ? tr("taken back") : tr("stay")); }},
    {"nil.valueMade", QT_TR_NOOP("nil made"),
     [](auto& v) { return pointsOr(v.rules.nil.valueMade, tr("not allowed")); }},
    {"nil.valueFailed", QT_TR_NOOP("lost by a failed nil"),
     [](auto& v) { return pointsOr(v.rules.nil.valueFailed, tr("not allowed")); }},
    {"nil.blindMade", QT_TR_NOOP("blind nil made"),
     [](auto& v) { return pointsOr(v.rules.nil.blindMade, tr("not allowed")); }},
    {"nil.blindFailed", QT_TR_NOOP("lost by a failed blind nil"),
     [](auto& v) { return pointsOr(v.rules.nil.blindFailed, tr("not allowed")); }},
    {"nil.maxPerTeam", QT_TR_NOOP("nils in one side"),
     [](auto& v) { return std::to_string(v.rules.nil.maxPerTeam); }},
    {"nil.blindMinDeficit", QT_TR_NOOP("blind nil only when behind by"),
     [](auto& v) { return pointsOr(v.rules.nil.blindMinDeficit, tr("any score")); }},
    {"nil.blindExchange", QT_TR_NOOP("exchanged after a blind nil"),
     [](auto& v) { return filled(tr("%n card(s)", nullptr, v.rules.nil.blindExchange)); }},
    {"nil.double", QT_TR_NOOP("both partners nil"), doubleNil},
    {"nil.failedTricks", QT_TR_NOOP("tricks of a failed nil"), failedTricks},
    {"nil.failedBagsWhenSet", QT_TR_NOOP("these are bags when the partner is set"),
     [](auto& v) { return yesOrNo(v.rules.nil.failedBagsWhenSet); }},
    {"renege.tricks", QT_TR_NOOP("tricks lost by a renege"),
     [](auto& v) { return ofRenege(v, [](auto& rule) { return tricks(rule.tricks); }); }},
    {"renege.loser", QT_TR_NOOP("pays for a renege"),
     [](auto& v) {
         return ofRenege(v, [](auto& rule) {
             return filled(rule.loser == scoring::RenegeLoser::Offender ? tr("the offender's side")
                                                                        : tr("who loses the challenge"));
         });
     }},
    {"renege.receiverPoints", QT_TR_NOOP("the other side is awarded"),
     [](auto& v) { return ofRenege(v, [](auto& rule) { return points(rule.receiverPoints); }); }},
    {"renege.receiverCountsTricks", QT_TR_NOOP("the tricks go to the other side"),
     [](auto& v) { return ofRenege(v, [](auto& rule) { return yesOrNo(rule.receiverCountsTricks); }); }},
    {"renege.effect", QT_TR_NOOP("effect of a renege"), [](auto& v) { return ofRenege(v, effect); }},
    {"renege.secondOffence", QT_TR_NOOP("second renege in a game"),
     [](auto& v) {
         return ofRenege(v, [](auto& rule) {
             return filled(rule.secondOffence == scoring::SecondOffence::Same ? tr("the same again")
                                                                              : tr("the game is lost"));
         });
     }},
    {"fouls", QT_TR_NOOP("fouls with a price"),
     [](auto& v) { return listedOr(v.rules.fouls, tr("none"), foul); }},

    // what only people read
    {"deck.jokers", QT_TR_NOOP("jokers"),
     [](auto& v) { return filled(v.people.deck.jokers ? tr("played") : tr("not played")); }},
    {"deck.removed", QT_TR_NOOP("removed cards"),
     [](auto& v) { return listedOr(v.people.deck.removed, tr("none"), cardInWords); }},
    {"deck.trumps", QT_TR_NOOP("special trumps (high to low)"),
     [](auto& v) { return listedOr(v.people.deck.trumps, tr("none"), cardInWords); }},
    {"firstDealer", QT_TR_NOOP("first dealer"), firstDealer},
    {"play.firstLead", QT_TR_NOOP("first lead"), firstLead},
    {"play.spadesLead", QT_TR_NOOP("spades may be led"),
     [](auto& v) {
         return filled(v.people.play.spadesLead == rules::SpadesLead::WhenBroken
                           ? tr("once they are broken, or with nothing else")
                           : tr("at any time"));
     }},
    {"misdeal.reasons", QT_TR_NOOP("misdeals"),
     [](auto& v) { return listedOr(v.people.misdeal.reasons, tr("none"), misdeal); }},
    {"misdeal.redealer", QT_TR_NOOP("deals again after a misdeal"),
     [](auto& v) {
         return filled(v.people.misdeal.redealer == rules::Redealer::SameDealer ? tr("the same dealer")
                                                                                : tr("the next dealer"));
     }},
    {"checkin.acceptedIds", QT_TR_NOOP("accepted IDs"),
     [](auto& v) { return listedOr(v.people.checkin.acceptedIds, tr("none")); }},
    {"checkin.noIdNoPlay", QT_TR_NOOP("no ID, no play"),
     [](auto& v) { return yesOrNo(v.people.checkin.noIdNoPlay); }},
    {"checkin.eligible", QT_TR_NOOP("who may play"),
     [](auto& v) { return listedOr(v.people.checkin.eligible, tr("none")); }},
    {"checkin.scope", QT_TR_NOOP("ID is shown"),
     [](auto& v) {
         return filled(v.people.checkin.scope == rules::CheckinScope::Match ? tr("before each match")
                                                                            : tr("once an evening"));
     }},
    {"roster.minPlayers", QT_TR_NOOP("players on a team, at least"),
     [](auto& v) { return players(v.people.roster.minPlayers); }},
    {"roster.maxPlayers", QT_TR_NOOP("players on a team, at most"),
     [](auto& v) { return players(v.people.roster.maxPlayers); }},
    {"roster.affiliations", QT_TR_NOOP("affiliations that may play"),
     [](auto& v) { return listedOr(v.people.roster.affiliations, tr("anybody")); }},
    {"roster.limits", QT_TR_NOOP("of an affiliation, at most"),
     [](auto& v) { return listedOr(v.people.roster.limits, tr("no limit"), limit); }},
    {"roster.maxOthers", QT_TR_NOOP("of another affiliation than the team, at most"),
     [](auto& v) { return players(v.people.roster.maxOthers); }},
};

const ParameterWords& wordsOf(std::string_view parameter)
{
    const auto* const at = std::ranges::find(Parameters::all, parameter, &ParameterWords::path);
    assert(at != Parameters::all.end());
    return *at;
}

} // namespace

std::string labelOf(std::string_view parameter)
{
    return filled(Parameters::tr(wordsOf(parameter).label));
}

std::string inWords(const rules::Values& values, std::string_view parameter)
{
    return wordsOf(parameter).words(values);
}

} // namespace wording
