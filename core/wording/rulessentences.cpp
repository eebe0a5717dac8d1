#include "sentences.h"

#include <QtGlobal>

namespace wording {

namespace {

constexpr Sentence ofRules[] = {
    // A rule file.
    {"rules-cite-empty", QT_TRANSLATE_NOOP("Message", "has neither cite nor reading")},
    {"rules-control-character", QT_TRANSLATE_NOOP("Message", "has a control character in it")},
    {"rules-names", QT_TRANSLATE_NOOP("Message", "%1 and %2")},
    {"rules-need-newer", QT_TRANSLATE_NOOP("Message", "they need a newer version of Courtside")},
    {"rules-no-championship-phase", QT_TRANSLATE_NOOP("Message", "there is no phase named championship")},
    {"rules-no-phase", QT_TRANSLATE_NOOP("Message", "names no phase")},
    {"rules-no-renege-rule", QT_TRANSLATE_NOOP("Message", "cannot be agreed where there is no renege rule")},
    {"rules-not-a-card", QT_TRANSLATE_NOOP("Message", "%1 is no card (as \"2H\", \"TS\")")},
    {"rules-not-a-card-or-joker",
     QT_TRANSLATE_NOOP("Message", "%1 is no card (as \"2H\", \"TS\", \"BJ\", \"LJ\")")},
    {"rules-not-a-championship", QT_TRANSLATE_NOOP("Message", "%1 is neither \"final\" nor null")},
    {"rules-not-a-cite", QT_TRANSLATE_NOOP("Message", "%1 is neither \"follows\" nor an object")},
    {"rules-not-a-double-nil",
     QT_TRANSLATE_NOOP("Message",
                       "%1 is neither \"sum\" nor the points for both made, one made and both failed")},
    {"rules-not-a-length",
     QT_TRANSLATE_NOOP(
         "Message",
         "%1 is no length: say \"target\", or how many hands or games, as \"10 hands\" or \"3 games\"")},
    {"rules-not-a-limit",
     QT_TRANSLATE_NOOP("Message", "%1 is no limit: say how many and of which, as \"2 Alumni\"")},
    {"rules-not-a-name",
     QT_TRANSLATE_NOOP("Message", "%1 is no name in small letters, digits and single hyphens")},
    {"rules-not-a-time-of-day",
     QT_TRANSLATE_NOOP("Message", "%1 is no time of day (as \"20:00\") and not null")},
    {"rules-not-affiliations",
     QT_TRANSLATE_NOOP(
         "Message",
         "%1 names no affiliation: list them with commas, as \"Student, Staff\", or say \"anybody\"")},
    {"rules-not-agreeable", QT_TRANSLATE_NOOP("Message", "may not be agreed here, only %1")},
    {"rules-not-cards",
     QT_TRANSLATE_NOOP("Message",
                       "%1 is no list of cards: name them with commas, as \"2H, TS\", or say \"none\"")},
    {"rules-not-limits",
     QT_TRANSLATE_NOOP(
         "Message",
         "%1 names no affiliation: say how many and of which, as \"1 Club, 2 Alumni\", or \"no limit\"")},
    {"rules-nothing-agreeable", QT_TRANSLATE_NOOP("Message", "nothing may be agreed at %1")},
    {"rules-other-format", QT_TRANSLATE_NOOP("Message", "%1 is not \"%2\"")},
    {"rules-phase-from-itself", QT_TRANSLATE_NOOP("Message", "%1 is this phase itself")},
    {"rules-phase-not-a-name",
     QT_TRANSLATE_NOOP("Message", "the phase's name is not in small letters, digits and single hyphens")},
    {"rules-phases-from-each-other",
     QT_TRANSLATE_NOOP("Message", "%1 is a phase that takes over from this one")},
    {"rules-problem", QT_TRANSLATE_NOOP("Message", "rules, %1")},
    {"rules-reading-without", QT_TRANSLATE_NOOP("Message", "has a reading without %1")},
    {"rules-several-phases", QT_TRANSLATE_NOOP("Message", "%1 has %2 phases: %3")},
    {"rules-uncited", QT_TRANSLATE_NOOP("Message", "%1 has no cite")},
    {"rules-unknown-agreeable", QT_TRANSLATE_NOOP("Message", "\"%1\" is no parameter")},
    {"rules-unknown-citable", QT_TRANSLATE_NOOP("Message", "is no parameter or group")},
    {"rules-unknown-parameter", QT_TRANSLATE_NOOP("Message", "is no parameter")},
    {"rules-unknown-phase", QT_TRANSLATE_NOOP("Message", "%1 is no phase of this venue")},
    {"rules-unknown-set", QT_TRANSLATE_NOOP("Message", "there is no rule set \"%1\"; there are %2")},
    {"rules-unreadable",
     QT_TRANSLATE_NOOP("Message", "The rules of this tournament can't be read: %1. Nothing was changed.")},
    {"rules-without-reading", QT_TRANSLATE_NOOP("Message", "has %1 without a reading")},
    // Parameters that cannot stand together.
    {"rules-bag-penalty-without-limit",
     QT_TRANSLATE_NOOP("Message", "there is no bag limit, so the penalty must be 0")},
    {"rules-bags-cancel-without-limit",
     QT_TRANSLATE_NOOP("Message", "there is no bag limit, so bags can't cancel points")},
    {"rules-blind-nil-condition-useless",
     QT_TRANSLATE_NOOP("Message", "there is no blind nil, so it can't have a condition")},
    {"rules-blind-nil-exchange-useless",
     QT_TRANSLATE_NOOP("Message", "there is no blind nil, so no cards are exchanged after it")},
    {"rules-blind-nil-without-nil",
     QT_TRANSLATE_NOOP("Message", "there is no nil, so there is no blind nil")},
    {"rules-double-nil-useless",
     QT_TRANSLATE_NOOP("Message", "two nils have points of their own only where a side may bid two")},
    {"rules-first-hand-books-useless",
     QT_TRANSLATE_NOOP("Message", "only a first hand that isn't bid can be lost with too few tricks")},
    {"rules-half-a-blind-nil",
     QT_TRANSLATE_NOOP("Message", "a blind nil needs points made and points lost, or neither")},
    {"rules-half-a-nil", QT_TRANSLATE_NOOP("Message", "a nil needs points made and points lost, or neither")},
    {"rules-joker-trump-without-jokers",
     QT_TRANSLATE_NOOP("Message", "a joker is a special trump, but no jokers are played")},
    {"rules-jokers-not-trumps",
     QT_TRANSLATE_NOOP("Message", "jokers are played, so they must be special trumps")},
    {"rules-limit-of-no-affiliation",
     QT_TRANSLATE_NOOP("Message", "%1 isn't among the affiliations that may play")},
    {"rules-min-hands-over-length", QT_TRANSLATE_NOOP("Message", "the game doesn't have that many hands")},
    {"rules-min-players-over-max",
     QT_TRANSLATE_NOOP("Message", "a team would need more players than it may have")},
    {"rules-minimum-bid-over-maximum",
     QT_TRANSLATE_NOOP("Message", "a minimum bid is above the maximum bid of a side")},
    {"rules-nil-partner-bid-useless",
     QT_TRANSLATE_NOOP("Message", "there is no nil, so no bid stands beside one")},
    {"rules-nils-per-side-none", QT_TRANSLATE_NOOP("Message", "a nil has a value, so a side may bid 1 or 2")},
    {"rules-nils-per-side-without-nil",
     QT_TRANSLATE_NOOP("Message", "there is no nil, so nils per side must be 0")},
    {"rules-no-accepted-ids",
     QT_TRANSLATE_NOOP("Message", "nobody plays without an ID, so at least one kind must be accepted")},
    {"rules-on-expiry-missing",
     QT_TRANSLATE_NOOP("Message", "there is a time limit, so say what happens when time is up")},
    {"rules-on-expiry-useless",
     QT_TRANSLATE_NOOP("Message", "there is no time limit, so nothing can happen when time is up")},
    {"rules-removed-not-jokers",
     QT_TRANSLATE_NOOP("Message", "take out as many cards as there are jokers (%1), so that 52 are dealt")},
    {"rules-sets-in-a-row-over-all",
     QT_TRANSLATE_NOOP("Message", "the limit for sets in a row is above the limit for sets in all")},
    {"rules-table-minimum-over-maximum",
     QT_TRANSLATE_NOOP("Message", "the table minimum is more than both sides can bid")},
    {"rules-trump-removed", QT_TRANSLATE_NOOP("Message", "%1 is a special trump and is taken out")},
};

} // namespace

std::span<const Sentence> rulesSentences()
{
    return ofRules;
}

} // namespace wording
