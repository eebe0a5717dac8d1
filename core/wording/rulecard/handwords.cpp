// The words of what a hand is worth, and of reneges and fouls.
#include "parameterwords.h"
#include "rulewords.h"

#include "rules/words.h"
#include "wording/filled.h"
#include "wording/tr.h"

namespace wording {

namespace {

using rules::added;
using rules::Values;

std::string notAllowed()
{
    return said(QT_TRANSLATE_NOOP("RuleCard", "not allowed"));
}

std::string pointsOrNot(const std::optional<int>& number)
{
    return number ? points(*number) : notAllowed();
}

std::string tierWords(const scoring::Tier& tier)
{
    const std::string made = added(tier.made);
    if (!tier.set)
        return filled(tier.exact ? RuleCard::tr("a bid of exactly %1: %2 made, as any other bid if set")
                                 : RuleCard::tr("a bid of %1 or more: %2 made, as any other bid if set"),
                      tier.minBid, made);
    return filled(tier.exact ? RuleCard::tr("a bid of exactly %1: %2 made, %3 if set")
                             : RuleCard::tr("a bid of %1 or more: %2 made, %3 if set"),
                  tier.minBid, made, added(-*tier.set));
}

std::string set(const Values& values)
{
    switch (values.rules.contract.set) {
    case scoring::SetRule::MinusBid:
        return filled(RuleCard::tr("the bid's points are lost"));
    case scoring::SetRule::Zero:
        return filled(RuleCard::tr("no points"));
    case scoring::SetRule::PerShortTrick:
        break;
    }
    return filled(RuleCard::tr("points are lost for each missing trick"));
}

std::string tiers(const Values& values)
{
    std::vector<std::string> all;
    for (const scoring::Tier& tier : values.rules.contract.tiers)
        all.push_back(tierWords(tier));
    return listedOr(all, QT_TRANSLATE_NOOP("RuleCard", "none"));
}

std::string blindBid(const Values& values)
{
    const auto& blind = values.rules.contract.blindBid;
    if (!blind)
        return notAllowed();
    if (!blind->minDeficit)
        return filled(RuleCard::tr("at least %1, counts %2 times made and %3 times set"), blind->min,
                      blind->multiplierMade, blind->multiplierSet);
    return filled(RuleCard::tr("at least %1, counts %2 times made and %3 times set, only when %4 behind"),
                  blind->min, blind->multiplierMade, blind->multiplierSet, points(*blind->minDeficit));
}

std::string doubleNil(const Values& values)
{
    const auto& doubled = values.rules.nil.doubled;
    return doubled ? filled(RuleCard::tr("%1 both made, %2 one made, %3 both failed"), added(doubled->made),
                            added(doubled->split), added(doubled->failed))
                   : filled(RuleCard::tr("the sum of both"));
}

std::string failedTricks(const Values& values)
{
    switch (values.rules.nil.failedTricks) {
    case scoring::FailedTricks::Count:
        return filled(RuleCard::tr("count like any other"));
    case scoring::FailedTricks::Bags:
        return filled(RuleCard::tr("do not help, each is a bag"));
    case scoring::FailedTricks::Void:
        return filled(RuleCard::tr("neither help nor are bags"));
    case scoring::FailedTricks::HelpOnly:
        break;
    }
    return filled(RuleCard::tr("help, but are never bags"));
}

template <class Words>
std::string ofRenege(const Values& values, const Words& words)
{
    return values.rules.renege ? words(*values.rules.renege) : filled(RuleCard::tr("no rule"));
}

std::string effect(scoring::RenegeEffect what)
{
    switch (what) {
    case scoring::RenegeEffect::Tricks:
        return filled(RuleCard::tr("tricks off the count"));
    case scoring::RenegeEffect::AutoSet:
        return filled(RuleCard::tr("the bid is set"));
    case scoring::RenegeEffect::LoseGame:
        break;
    }
    return filled(RuleCard::tr("the game is lost"));
}

std::string foulWords(const scoring::Foul& foul)
{
    const std::string name = codeInWords(foul.name);
    if (foul.points != 0 && foul.tricks != 0)
        return filled(RuleCard::tr("%1 %2 points and %3 tricks"), name, added(foul.points),
                      added(foul.tricks));
    if (foul.points != 0)
        return filled(RuleCard::tr("%1 %2 points"), name, added(foul.points));
    return foul.tricks != 0 ? filled(RuleCard::tr("%1 %2 tricks"), name, added(foul.tricks))
                            : filled(RuleCard::tr("%1 without a price"), name);
}

std::string fouls(const Values& values)
{
    std::vector<std::string> all;
    for (const scoring::Foul& foul : values.rules.fouls)
        all.push_back(foulWords(foul));
    return listedOr(all, QT_TRANSLATE_NOOP("RuleCard", "none"));
}

} // namespace

std::vector<ParameterWords> handWords()
{
    return {
        {"contract.perTrick", QT_TRANSLATE_NOOP("RuleCard", "each trick bid"),
         [](const Values& v) { return points(v.rules.contract.perTrick); }},
        {"contract.set", QT_TRANSLATE_NOOP("RuleCard", "when set"), set},
        {"contract.tiers", QT_TRANSLATE_NOOP("RuleCard", "special bids"), tiers},
        {"contract.blindBid", QT_TRANSLATE_NOOP("RuleCard", "a number bid blind"), blindBid},
        {"contract.allTricksBonus", QT_TRANSLATE_NOOP("RuleCard", "all 13 taken, not bid"),
         [](const Values& v) {
             const auto& bonus = v.rules.contract.allTricksBonus;
             return bonus ? points(*bonus) : filled(RuleCard::tr("none"));
         }},

        {"overtrick.points", QT_TRANSLATE_NOOP("RuleCard", "each overtrick"),
         [](const Values& v) { return points(v.rules.overtrickPoints); }},
        {"bags.limit", QT_TRANSLATE_NOOP("RuleCard", "bag limit"),
         [](const Values& v) {
             const auto& limit = v.rules.bags.limit;
             return limit ? filled(RuleCard::tr("%n bag(s)", nullptr, *limit)) : filled(RuleCard::tr("none"));
         }},
        {"bags.penalty", QT_TRANSLATE_NOOP("RuleCard", "lost at the bag limit"),
         [](const Values& v) { return points(v.rules.bags.penalty); }},
        {"bags.after", QT_TRANSLATE_NOOP("RuleCard", "bags after the penalty"),
         [](const Values& v) {
             return v.rules.bags.after == scoring::AfterPenalty::Carry
                        ? filled(RuleCard::tr("the rest is carried on"))
                        : filled(RuleCard::tr("the count starts again at 0"));
         }},
        {"bags.cancelPoints", QT_TRANSLATE_NOOP("RuleCard", "points of penalised bags"),
         [](const Values& v) {
             return v.rules.bags.cancelPoints ? filled(RuleCard::tr("taken back"))
                                              : filled(RuleCard::tr("stay"));
         }},

        {"nil.valueMade", QT_TRANSLATE_NOOP("RuleCard", "nil made"),
         [](const Values& v) { return pointsOrNot(v.rules.nil.valueMade); }},
        {"nil.valueFailed", QT_TRANSLATE_NOOP("RuleCard", "lost by a failed nil"),
         [](const Values& v) { return pointsOrNot(v.rules.nil.valueFailed); }},
        {"nil.blindMade", QT_TRANSLATE_NOOP("RuleCard", "blind nil made"),
         [](const Values& v) { return pointsOrNot(v.rules.nil.blindMade); }},
        {"nil.blindFailed", QT_TRANSLATE_NOOP("RuleCard", "lost by a failed blind nil"),
         [](const Values& v) { return pointsOrNot(v.rules.nil.blindFailed); }},
        {"nil.maxPerTeam", QT_TRANSLATE_NOOP("RuleCard", "nils in one side"),
         [](const Values& v) { return std::to_string(v.rules.nil.maxPerTeam); }},
        {"nil.blindMinDeficit", QT_TRANSLATE_NOOP("RuleCard", "blind nil only when behind by"),
         [](const Values& v) {
             const auto& behind = v.rules.nil.blindMinDeficit;
             return behind ? points(*behind) : filled(RuleCard::tr("any score"));
         }},
        {"nil.blindExchange", QT_TRANSLATE_NOOP("RuleCard", "exchanged after a blind nil"),
         [](const Values& v) {
             return filled(RuleCard::tr("%n card(s)", nullptr, v.rules.nil.blindExchange));
         }},
        {"nil.double", QT_TRANSLATE_NOOP("RuleCard", "both partners nil"), doubleNil},
        {"nil.failedTricks", QT_TRANSLATE_NOOP("RuleCard", "tricks of a failed nil"), failedTricks},
        {"nil.failedBagsWhenSet", QT_TRANSLATE_NOOP("RuleCard", "these are bags when the partner is set"),
         [](const Values& v) { return yesOrNo(v.rules.nil.failedBagsWhenSet); }},

        {"renege.tricks", QT_TRANSLATE_NOOP("RuleCard", "tricks lost by a renege"),
         [](const Values& v) { return ofRenege(v, [](const auto& rule) { return tricks(rule.tricks); }); }},
        {"renege.loser", QT_TRANSLATE_NOOP("RuleCard", "pays for a renege"),
         [](const Values& v) {
             return ofRenege(v, [](const auto& rule) {
                 return rule.loser == scoring::RenegeLoser::Offender
                            ? filled(RuleCard::tr("the offender's side"))
                            : filled(RuleCard::tr("who loses the challenge"));
             });
         }},
        {"renege.receiverPoints", QT_TRANSLATE_NOOP("RuleCard", "the other side is awarded"),
         [](const Values& v) {
             return ofRenege(v, [](const auto& rule) { return points(rule.receiverPoints); });
         }},
        {"renege.receiverCountsTricks", QT_TRANSLATE_NOOP("RuleCard", "the tricks go to the other side"),
         [](const Values& v) {
             return ofRenege(v, [](const auto& rule) { return yesOrNo(rule.receiverCountsTricks); });
         }},
        {"renege.effect", QT_TRANSLATE_NOOP("RuleCard", "effect of a renege"),
         [](const Values& v) { return ofRenege(v, [](const auto& rule) { return effect(rule.effect); }); }},
        {"renege.secondOffence", QT_TRANSLATE_NOOP("RuleCard", "second renege in a game"),
         [](const Values& v) {
             return ofRenege(v, [](const auto& rule) {
                 return rule.secondOffence == scoring::SecondOffence::Same
                            ? filled(RuleCard::tr("the same again"))
                            : filled(RuleCard::tr("the game is lost"));
             });
         }},
        {"fouls", QT_TRANSLATE_NOOP("RuleCard", "fouls with a price"), fouls},
    };
}

} // namespace wording
