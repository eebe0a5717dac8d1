#include "ruleswords.h"

#include "names.h"

#include "desk/checks/named.h"
#include "rules/words.h"
#include "scoring/outlook.h"
#include "tournament/model/inplay.h"
#include "tournament/model/setting.h"
#include "wording/filled.h"
#include "wording/rulecard/rulewords.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>
#include <set>

namespace wording {

namespace {

/// `±60`, or `+50 −100` if the two differ.
std::string wonAndLost(int made, std::optional<int> failed)
{
    if (failed.value_or(made) == made)
        return "±" + std::to_string(made);
    return '+' + std::to_string(made) + " −" + std::to_string(*failed);
}

/// A special bid without points of its own when set loses like any other bid.
std::string tierInShort(const scoring::RuleSet& rules, const scoring::Tier& tier)
{
    const std::string bids = bidsOf(rules, tier);
    return tier.set ? filled(Desk::tr("bid of %1 +%2 if made, −%3 if set"), bids, tier.made, *tier.set)
                    : filled(Desk::tr("bid of %1 +%2"), bids, tier.made);
}

/// Short leaves out the conditions of a rule.
enum class Detail { Short, Whole };

std::string blindNilInShort(const scoring::Nil& nil, Detail detail)
{
    const std::string points = wonAndLost(*nil.blindMade, nil.blindFailed);
    return nil.blindMinDeficit && detail == Detail::Whole
               ? filled(Desk::tr("blind nil %1 when trailing by %2"), points, *nil.blindMinDeficit)
               : filled(Desk::tr("blind nil %1"), points);
}

std::vector<std::string> ruleParts(const rules::Set& set, Detail detail = Detail::Short)
{
    const scoring::RuleSet& rules = set.rules;
    std::vector<std::string> parts{lengthInShort(set)};
    if (rules.end.mercyLead)
        parts.push_back(filled(Desk::tr("a lead of %1 wins"), *rules.end.mercyLead));
    if (rules.time.limitMin)
        parts.push_back(filled(Desk::tr("%1 min"), *rules.time.limitMin));
    if (rules.bid.minTeam)
        parts.push_back(filled(Desk::tr("minimum bid %1"), *rules.bid.minTeam));
    if (rules.nil.valueMade)
        parts.push_back(filled(Desk::tr("nil %1"), wonAndLost(*rules.nil.valueMade, rules.nil.valueFailed)));
    if (rules.nil.blindMade)
        parts.push_back(blindNilInShort(rules.nil, detail));
    for (const scoring::Tier& tier : rules.contract.tiers)
        parts.push_back(tierInShort(rules, tier));
    if (rules.bags.limit)
        parts.push_back(filled(Desk::tr("%1 bag −%2"), ordinal(*rules.bags.limit), rules.bags.penalty));
    if (detail == Detail::Whole && rules.end.tie == scoring::Tie::Stands)
        parts.push_back(filled(Desk::tr("a match can end in a tie")));
    return parts;
}

std::string partsUnder(const std::string& name, const rules::Set& set, Detail detail = Detail::Short)
{
    return name + ": " + rules::joined(ruleParts(set, detail), ", ");
}

/// `no time limit`: what the set no longer has of `before`.
std::vector<std::string> droppedParts(const scoring::RuleSet& before, const scoring::RuleSet& rules)
{
    std::vector<std::string> parts;
    const auto add = [&](bool had, bool has, const QString& text) {
        if (had && !has)
            parts.push_back(filled(text));
    };
    add(before.end.mercyLead.has_value(), rules.end.mercyLead.has_value(), Desk::tr("no lead wins"));
    add(before.time.limitMin.has_value(), rules.time.limitMin.has_value(), Desk::tr("no time limit"));
    add(before.bid.minTeam.has_value(), rules.bid.minTeam.has_value(), Desk::tr("no minimum bid"));
    add(before.nil.valueMade.has_value(), rules.nil.valueMade.has_value(), Desk::tr("no nil"));
    add(before.nil.blindMade.has_value(), rules.nil.blindMade.has_value(), Desk::tr("no blind nil"));
    add(!before.contract.tiers.empty(), !rules.contract.tiers.empty(), Desk::tr("no bonus for high bids"));
    add(before.bags.limit.has_value(), rules.bags.limit.has_value(), Desk::tr("no bag penalty"));
    return parts;
}

/// `to 350, 45 min`: how the set differs from `before`; if in none of these, `see the rule card`.
std::string partsBeside(const rules::Set& set, const rules::Set& before)
{
    const std::vector<std::string> known = ruleParts(before);
    std::vector<std::string> parts = ruleParts(set);
    std::erase_if(parts, [&](const std::string& part) {
        return std::find(known.begin(), known.end(), part) != known.end();
    });
    for (std::string& dropped : droppedParts(before.rules, set.rules))
        parts.push_back(std::move(dropped));
    return parts.empty() ? filled(Desk::tr("see the rule card")) : rules::joined(parts, ", ");
}

} // namespace

std::string lengthInShort(const rules::Set& set)
{
    const scoring::End& end = set.rules.end;
    switch (end.length) {
    case scoring::Length::FixedHands:
        return filled(Desk::tr("%n hand(s)", nullptr, end.lengthCount));
    case scoring::Length::FixedGames:
        return filled(Desk::tr("%n game(s) to %1", nullptr, end.lengthCount), end.target);
    case scoring::Length::BestOf:
        return filled(Desk::tr("best of %1 to %2"), end.lengthCount, end.target);
    case scoring::Length::Target:
        break;
    }
    return filled(Desk::tr("to %1"), end.target);
}

bool hasRulesOfItsOwn(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const tournament::RulesFrom* holds = tournament::inForce(*tournament.setting, match.id);
    return holds && match.rules->phase != rules::regularPhase(holds->venue).name;
}

std::vector<std::string> otherRulesInShort(const tournament::Tournament& tournament)
{
    std::vector<std::string> lines;
    std::set<std::string_view> phases;
    for (const bracket::Match& drawn : tournament.setting->bracket.matches) {
        const tournament::Match* match = tournament::match(tournament, drawn.id);
        if (!match || !hasRulesOfItsOwn(tournament, *match) || !phases.insert(match->rules->phase).second)
            continue;
        const tournament::RulesFrom& holds = *tournament::inForce(*tournament.setting, match->id);
        const rules::Phase& phase = *rules::phase(holds.venue, match->rules->phase);
        lines.push_back(inWords(rules::partsOf(holds.venue, phase)) + ": " +
                        partsBeside(*match->rules, tournament::regularSet(holds)));
    }
    return lines;
}

std::string rulesInShort(const rules::Set& set)
{
    return partsUnder(set.venueName + (set.id == set.venue ? "" : ", " + set.phase), set, Detail::Whole);
}

std::vector<std::string> rulesInShort(const tournament::Tournament& tournament)
{
    std::vector<std::string> lines;
    const std::vector<tournament::RulesPeriod> inTurn = tournament::rulesPeriods(*tournament.setting);
    for (const tournament::RulesPeriod& each : inTurn) {
        const rules::Set& set = tournament::regularSet(*each.rules);
        const rules::Set& first = tournament::regularSet(*inTurn.front().rules);
        const tournament::Match* from = tournament::match(tournament, each.from);
        const std::string whole = partsUnder(set.venueName, set);
        lines.push_back(!from ? whole
                              : filled(Desk::tr("from %1: %2"), titleOf(*from),
                                       set.venueName == first.venueName ? partsBeside(set, first) : whole));
    }
    return lines;
}

std::string inWords(scoring::OnExpiry choice)
{
    return text(desk::onExpiry(choice));
}

std::string whenTimeIsUp(const scoring::Time& time)
{
    return time.oneMoreHand ? filled(Desk::tr("finish this hand and play one more"))
                            : inWords(time.onExpiry.value_or(scoring::OnExpiry::FinishHand));
}

std::string leftToPlay(const tournament::Match& match)
{
    const tournament::InPlay play = tournament::inPlay(match);
    const auto hands = scoring::handsLeft(match.rules->rules, play.before, play.known);
    if (!hands)
        return inWords(scoring::OnExpiry::FinishGame);
    return *hands > 1 ? filled(Desk::tr("%1 hands left"), *hands) : filled(Desk::tr("last hand"));
}

} // namespace wording
