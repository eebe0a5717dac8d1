#include "parameterwords.h"

#include "itemwords.h"
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
    const char* label;     ///< English, and the translation key in the context `RuleCard`
    std::string (*words)(const Values& values);
};

/// Its functions return `auto`, because lupdate would take the std of a return type for the class of the
/// texts.
class Parameters {
    Q_DECLARE_TR_FUNCTIONS(RuleCard)
public:
    static const std::initializer_list<ParameterWords> all;

private:
    static auto none() { return filled(tr("none")); }
    static auto noLimit() { return filled(tr("no limit")); }
    static auto either(bool is, const QString& one, const QString& other) { return filled(is ? one : other); }
    static auto yesOrNo(bool value) { return either(value, tr("yes"), tr("no")); }
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
    /// All items in words, with commas; `other` if there are none.
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
        case scoring::Length::BestOf:
            return filled(tr("best of %1 games to the target each"), end.lengthCount);
        case scoring::Length::FixedGames:
            break;
        }
        return filled(tr("%n game(s); the higher total wins", nullptr, end.lengthCount));
    }
    static auto onExpiry(const Values& values)
    {
        if (!values.rules.time.onExpiry)
            return noLimit();
        switch (*values.rules.time.onExpiry) {
        case scoring::OnExpiry::FinishHand:
            return filled(tr("finish the hand"));
        case scoring::OnExpiry::FinishGame:
            return filled(tr("finish the game"));
        case scoring::OnExpiry::StopNow:
            break;
        }
        return filled(tr("stop at once"));
    }

    static auto set(const Values& values)
    {
        switch (values.rules.contract.set) {
        case scoring::SetRule::MinusBid:
            return filled(tr("lose the bid’s points"));
        case scoring::SetRule::Zero:
            return filled(tr("no points"));
        case scoring::SetRule::PerShortTrick:
            break;
        }
        return filled(tr("lose points for each trick short"));
    }
    static auto blindBid(const Values& values)
    {
        const auto& blind = values.rules.contract.blindBid;
        if (!blind)
            return filled(tr("not allowed"));
        if (!blind->minDeficit)
            return filled(tr("at least %1; counts %2"), blind->min, counts(*blind));
        return filled(tr("at least %1; counts %2; only when trailing by %3"), blind->min, counts(*blind),
                      points(*blind->minDeficit));
    }
    static auto doubleNil(const Values& values)
    {
        const auto& doubled = values.rules.nil.doubled;
        return doubled ? filled(tr("%1 if both made, %2 if one made, %3 if both failed"),
                                added(doubled->made), added(doubled->split), added(doubled->failed))
                       : filled(tr("the sum of the two"));
    }
    static auto failedTricks(const Values& values)
    {
        switch (values.rules.nil.failedTricks) {
        case scoring::FailedTricks::Count:
            return filled(tr("count like any other"));
        case scoring::FailedTricks::Bags:
            return filled(tr("don’t help; each is a bag"));
        case scoring::FailedTricks::Void:
            return filled(tr("neither help nor count as bags"));
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
        using scoring::RenegeEffect;
        return filled(rule.effect == RenegeEffect::Tricks    ? tr("tricks off the count")
                      : rule.effect == RenegeEffect::AutoSet ? tr("the bid is set")
                                                             : tr("the game is lost"));
    }
    static auto claimUntil(const scoring::RenegeRule& rule)
    {
        using scoring::ClaimUntil;
        return filled(rule.claimUntil == ClaimUntil::NextTrick  ? tr("before the next trick is led")
                      : rule.claimUntil == ClaimUntil::NextDeal ? tr("before the next deal")
                      : rule.claimUntil == ClaimUntil::GameEnd  ? tr("before the game ends")
                                                                : tr("at any time"));
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
        return filled(tr("not specified"));
    }
    static auto firstLead(const Values& values)
    {
        switch (values.people.play.firstLead) {
        case rules::FirstLead::LowestClub:
            return filled(tr("the 2\u2663, and everyone plays their lowest club"));
        case rules::FirstLead::DealersLeft:
            return filled(tr("the player to the dealer’s left"));
        case rules::FirstLead::DealersLeftNotSpade:
            break;
        }
        return filled(tr("the player to the dealer’s left, but not a spade"));
    }
};

const std::initializer_list<ParameterWords> Parameters::all = {
    // the end of a game, its clock and the bidding
    {"end.target", QT_TR_NOOP("target"), [](auto& v) { return points(v.rules.end.target); }},
    {"end.bothReach", QT_TR_NOOP("both reach the target in the same hand"),
     [](auto& v) {
         return either(v.rules.end.bothReach == scoring::BothReach::Higher,
                       tr("the higher score wins"), tr("the higher bid in that hand wins"));
     }},
    {"end.tie", QT_TR_NOOP("tied at the end"), 
     [](auto& v) {
         return either(v.rules.end.tie == scoring::Tie::ExtraHand,
                       tr("one more hand"), tr("a tie"));
     }},
    {"end.minScore", QT_TR_NOOP("game lost at or below"),
     [](auto& v) { return pointsOr(v.rules.end.minScore, tr("none")); }},
    {"end.maxSetsTotal", QT_TR_NOOP("sets that lose the game"),
     [](auto& v) { return sets(v.rules.end.maxSetsTotal); }},
    {"end.maxSetsConsecutive", QT_TR_NOOP("sets in a row that lose the game"),
     [](auto& v) { return sets(v.rules.end.maxSetsConsecutive); }},
    {"end.winOnMadeBid", QT_TR_NOOP("game won by making a bid of"),
     [](auto& v) { return tricksOr(v.rules.end.winOnMadeBid); }},
    {"end.handsOrGames", QT_TR_NOOP("length"), length},
    {"end.minHands", QT_TR_NOOP("minimum number of hands"),
     [](auto& v) { return v.rules.end.minHands ? hands(*v.rules.end.minHands) : none(); }},
    {"end.mercyLead", QT_TR_NOOP("lead that wins the game"),
     [](auto& v) { return pointsOr(v.rules.end.mercyLead, tr("none")); }},
    {"end.winOnAllTricks", QT_TR_NOOP("game won by taking all 13 tricks"),
     [](auto& v) { return yesOrNo(v.rules.end.winOnAllTricks); }},
    {"time.limitMin", QT_TR_NOOP("time limit in minutes"),
     [](auto& v) { return v.rules.time.limitMin ? minutes(*v.rules.time.limitMin) : none(); }},
    {"time.scope", QT_TR_NOOP("time limit is per"),
     [](auto& v) { return either(v.rules.time.scope == scoring::TimeScope::Game, tr("game"), tr("match")); }},
    {"time.onExpiry", QT_TR_NOOP("when time is up"), onExpiry},
    {"time.wallClockEnd", QT_TR_NOOP("all play ends at"),
     [](auto& v) {
         const std::string& end = v.rules.time.wallClockEnd;
         return end.empty() ? none() : timeOfDay(end).toStdString();
     }},
    {"time.oneMoreHand", QT_TR_NOOP("always one more hand after time is up"),
     [](auto& v) { return yesOrNo(v.rules.time.oneMoreHand); }},
    {"bid.entry", QT_TR_NOOP("bids"),
     [](auto& v) {
         return either(v.rules.bid.entry == scoring::BidEntry::Player,
                       tr("one per player"), tr("one per side"));
     }},
    {"bid.first", QT_TR_NOOP("bids first"),
     [](auto& v) {
         return either(v.rules.bid.first == scoring::BidFirst::DealerLeft,
                       tr("the player to the dealer’s left"), tr("the side that isn’t dealing"));
     }},
    {"bid.minTeam", QT_TR_NOOP("minimum bid per side"), [](auto& v) { return tricksOr(v.rules.bid.minTeam); }},
    {"bid.minPlayer", QT_TR_NOOP("minimum bid per player"),
     [](auto& v) { return tricksOr(v.rules.bid.minPlayer); }},
    {"bid.minWithNilPartner", QT_TR_NOOP("minimum bid of a nil’s partner"),
     [](auto& v) { return tricksOr(v.rules.bid.minWithNilPartner); }},
    {"bid.maxTeam", QT_TR_NOOP("maximum bid per side"), [](auto& v) { return tricksOr(v.rules.bid.maxTeam); }},
    {"bid.firstHand", QT_TR_NOOP("first hand"),
     [](auto& v) {
         return v.rules.bid.firstHand == scoring::FirstHand::Bid
                    ? filled(tr("bid like any other"))
                    : filled(tr("no one bids; each trick taken scores %1"), v.rules.contract.perTrick);
     }},
    {"bid.firstHandMinBooks", QT_TR_NOOP("a side that takes fewer in the first hand loses"),
     [](auto& v) { return tricksOr(v.rules.bid.firstHandMinBooks); }},
    {"bid.minTableTotal", QT_TR_NOOP("minimum of all bids together, or the hand is void"),
     [](auto& v) { return tricksOr(v.rules.bid.minTableTotal); }},
    {"bid.blindPerGame", QT_TR_NOOP("blind bids per side and game"),
     [](auto& v) { return v.rules.bid.blindPerGame ? hands(*v.rules.bid.blindPerGame) : noLimit(); }},

    // what a hand is worth, reneges and fouls
    {"contract.perTrick", QT_TR_NOOP("points per trick bid"),
     [](auto& v) { return points(v.rules.contract.perTrick); }},
    {"contract.set", QT_TR_NOOP("when set"), set},
    {"contract.tiers", QT_TR_NOOP("special bids"),
     [](auto& v) {
         return listedOr(v.rules.contract.tiers, tr("none"),
                         [&](auto& tier) { return tierInWords(v.rules, tier); });
     }},
    {"contract.blindBid", QT_TR_NOOP("blind bid"), blindBid},
    {"contract.allTricksBonus", QT_TR_NOOP("bonus for all 13 tricks after a lower bid"),
     [](auto& v) { return pointsOr(v.rules.contract.allTricksBonus, tr("none")); }},
    {"contract.blindTier", QT_TR_NOOP("points of a special bid when it is blind"),
     [](auto& v) {
         return either(v.rules.contract.blindTier == scoring::BlindTier::Multiplied,
                       tr("multiplied like any other"), tr("count once"));
     }},
    {"contract.setAtTimes", QT_TR_NOOP("sandbagging: set when taking this many times the bid"),
     [](auto& v) {
         const auto& least = v.rules.contract.setAtTimes;
         return least ? times(*least) : none();
     }},
    {"overtrick.points", QT_TR_NOOP("points per overtrick"), [](auto& v) { return points(v.rules.overtrickPoints); }},
    {"bags.limit", QT_TR_NOOP("bag limit"),
     [](auto& v) {
         const auto& most = v.rules.bags.limit;
         return most ? filled(tr("%n bag(s)", nullptr, *most)) : none();
     }},
    {"bags.penalty", QT_TR_NOOP("bag penalty"), [](auto& v) { return points(v.rules.bags.penalty); }},
    {"bags.after", QT_TR_NOOP("bags after the penalty"),
     [](auto& v) {
         return either(v.rules.bags.after == scoring::AfterPenalty::Carry,
                       tr("the rest carry over"), tr("the count starts over at 0"));
     }},
    {"bags.cancelPoints", QT_TR_NOOP("points scored for penalized bags"),
     [](auto& v) { return either(v.rules.bags.cancelPoints, tr("taken away too"), tr("kept")); }},
    {"nil.valueMade", QT_TR_NOOP("nil made"),
     [](auto& v) { return pointsOr(v.rules.nil.valueMade, tr("not allowed")); }},
    {"nil.valueFailed", QT_TR_NOOP("failed nil loses"),
     [](auto& v) { return pointsOr(v.rules.nil.valueFailed, tr("none")); }},
    {"nil.blindMade", QT_TR_NOOP("blind nil made"),
     [](auto& v) { return pointsOr(v.rules.nil.blindMade, tr("not allowed")); }},
    {"nil.blindFailed", QT_TR_NOOP("failed blind nil loses"),
     [](auto& v) { return pointsOr(v.rules.nil.blindFailed, tr("none")); }},
    {"nil.maxPerTeam", QT_TR_NOOP("nils per side"),
     [](auto& v) { return std::to_string(v.rules.nil.maxPerTeam); }},
    {"nil.blindMinDeficit", QT_TR_NOOP("blind nil only when trailing by"),
     [](auto& v) { return pointsOr(v.rules.nil.blindMinDeficit, tr("any score")); }},
    {"nil.blindExchange", QT_TR_NOOP("exchange after a blind nil"),
     [](auto& v) { return filled(tr("%n card(s)", nullptr, v.rules.nil.blindExchange)); }},
    {"nil.exchange", QT_TR_NOOP("exchange after a nil"),
     [](auto& v) { return filled(tr("%n card(s)", nullptr, v.rules.nil.exchange)); }},
    {"nil.double", QT_TR_NOOP("double nil"), doubleNil},
    {"nil.failedTricks", QT_TR_NOOP("tricks of a failed nil"), failedTricks},
    {"nil.failedBagsWhenSet", QT_TR_NOOP("failed nil’s tricks are bags if the partner is set"),
     [](auto& v) { return yesOrNo(v.rules.nil.failedBagsWhenSet); }},
    {rules::nullableGroup, QT_TR_NOOP("renege rule"),
     [](auto& v) { return yesOrNo(v.rules.renege.has_value()); }},
    {"renege.tricks", QT_TR_NOOP("tricks lost by a renege"),
     [](auto& v) { return ofRenege(v, [](auto& rule) { return tricks(rule.tricks); }); }},
    {"renege.loser", QT_TR_NOOP("pays for a renege"),
     [](auto& v) {
         return ofRenege(v, [](auto& rule) {
             return either(rule.loser == scoring::RenegeLoser::Offender,
                           tr("the offender’s side"), tr("the loser of the challenge, also if it is denied"));
         });
     }},
    {"renege.receiverPoints", QT_TR_NOOP("awarded to the other side"),
     [](auto& v) { return ofRenege(v, [](auto& rule) { return points(rule.receiverPoints); }); }},
    {"renege.receiverCountsTricks", QT_TR_NOOP("tricks of a renege go to the other side"),
     [](auto& v) { return ofRenege(v, [](auto& rule) { return yesOrNo(rule.receiverCountsTricks); }); }},
    {"renege.effect", QT_TR_NOOP("effect of a renege"), [](auto& v) { return ofRenege(v, effect); }},
    {"renege.secondOffence", QT_TR_NOOP("second renege in a game"),
     [](auto& v) {
         return ofRenege(v, [](auto& rule) {
             return either(rule.secondOffence == scoring::SecondOffence::Same,
                           tr("the same again"), tr("the game is lost"));
         });
     }},
    {"renege.claimUntil", QT_TR_NOOP("a renege may be claimed"),
     [](auto& v) { return ofRenege(v, claimUntil); }},
    {"renege.wrongTricks", QT_TR_NOOP("tricks lost by a denied challenge"),
     [](auto& v) {
         return ofRenege(v, [](auto& rule) {
             return rule.wrongTricks ? tricks(*rule.wrongTricks)
                                     : either(rule.loser == scoring::RenegeLoser::Offender,
                                              tr("none"), tr("as for a renege"));
         });
     }},
    {"renege.wrongPaid", QT_TR_NOOP("when a denied challenge costs tricks"),
     [](auto& v) {
         return ofRenege(v, [](auto& rule) {
             return either(rule.wrongPaid == scoring::WrongPaid::Always,
                           tr("every time"), tr("only in a hand with an upheld challenge"));
         });
     }},
    {"renege.receiverMakesBid", QT_TR_NOOP("the other side counts at least its bid"),
     [](auto& v) { return ofRenege(v, [](auto& rule) { return yesOrNo(rule.receiverMakesBid); }); }},
    {"fouls", QT_TR_NOOP("fouls with a penalty"),
     [](auto& v) { return listedOr(v.rules.fouls, tr("none"), foulInWords); }},

    // rules that only people read
    {"deck.jokers", QT_TR_NOOP("jokers"),
     [](auto& v) { return either(v.people.deck.jokers, tr("used"), tr("not used")); }},
    {"deck.removed", QT_TR_NOOP("removed cards"),
     [](auto& v) { return listedOr(v.people.deck.removed, tr("none"), cardInWords); }},
    {"deck.trumps", QT_TR_NOOP("special trumps (high to low)"),
     [](auto& v) { return listedOr(v.people.deck.trumps, tr("none"), cardInWords); }},
    {"firstDealer", QT_TR_NOOP("first dealer"), firstDealer},
    {"play.firstLead", QT_TR_NOOP("first lead"), firstLead},
    {"play.spadesLead", QT_TR_NOOP("spades may be led"),
     [](auto& v) {
         return either(v.people.play.spadesLead == rules::SpadesLead::WhenBroken,
                       tr("once broken, or with only spades left"), tr("at any time"));
     }},
    {"misdeal.reasons", QT_TR_NOOP("misdeals"),
     [](auto& v) { return listedOr(v.people.misdeal.reasons, tr("none"), misdealInWords); }},
    {"misdeal.redealer", QT_TR_NOOP("redeals after a misdeal"),
     [](auto& v) {
         return either(v.people.misdeal.redealer == rules::Redealer::SameDealer,
                       tr("the same dealer"), tr("the next dealer"));
     }},
    {"checkin.acceptedIds", QT_TR_NOOP("accepted IDs"),
     [](auto& v) { return listedOr(v.people.checkin.acceptedIds, tr("none")); }},
    {"checkin.noIdNoPlay", QT_TR_NOOP("no ID, no play"),
     [](auto& v) { return yesOrNo(v.people.checkin.noIdNoPlay); }},
    {"checkin.eligible", QT_TR_NOOP("who may play"),
     [](auto& v) { return listedOr(v.people.checkin.eligible, tr("none")); }},
    {"checkin.scope", QT_TR_NOOP("ID is shown"),
     [](auto& v) {
         return either(v.people.checkin.scope == rules::CheckinScope::Match,
                       tr("before each match"), tr("once, at check-in"));
     }},
    {"roster.minPlayers", QT_TR_NOOP("minimum players per team"),
     [](auto& v) { return players(v.people.roster.minPlayers); }},
    {"roster.maxPlayers", QT_TR_NOOP("maximum players per team"),
     [](auto& v) { return players(v.people.roster.maxPlayers); }},
    {"roster.affiliations", QT_TR_NOOP("affiliations that may play"),
     [](auto& v) { return listedOr(v.people.roster.affiliations, tr("anybody")); }},
    {"roster.limits", QT_TR_NOOP("maximum per affiliation"),
     [](auto& v) { return listedOr(v.people.roster.limits, tr("no limit"), limitInWords); }},
    {"roster.maxOthers", QT_TR_NOOP("maximum from outside the team’s affiliation"),
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
