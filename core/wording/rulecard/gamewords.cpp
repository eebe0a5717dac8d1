// The words of a game's end, of its clock and of the bidding.
#include "parameterwords.h"
#include "rulewords.h"

#include "rules/words.h"
#include "wording/filled.h"
#include "wording/tr.h"

namespace wording {

namespace {

using rules::Values;

std::string none()
{
    return said(QT_TRANSLATE_NOOP("RuleCard", "none"));
}

std::string sets(const std::optional<int>& most)
{
    return most ? filled(RuleCard::tr("%n set(s)", nullptr, *most)) : none();
}

std::string tricksOr(const std::optional<int>& number)
{
    return number ? tricks(*number) : none();
}

std::string bothReach(const Values& values)
{
    return values.rules.end.bothReach == scoring::BothReach::Higher
               ? filled(RuleCard::tr("the higher score wins"))
               : filled(RuleCard::tr("the higher bid in that hand wins"));
}

std::string length(const Values& values)
{
    const scoring::End& end = values.rules.end;
    switch (end.length) {
    case scoring::Length::Target:
        return filled(RuleCard::tr("one game to the target"));
    case scoring::Length::FixedHands:
        return filled(RuleCard::tr("%n hand(s), then the higher score", nullptr, end.lengthCount));
    case scoring::Length::FixedGames:
        break;
    }
    return filled(RuleCard::tr("%n game(s) to the target each, points together", nullptr, end.lengthCount));
}

std::string onExpiry(const Values& values)
{
    if (!values.rules.time.onExpiry)
        return filled(RuleCard::tr("no limit"));
    switch (*values.rules.time.onExpiry) {
    case scoring::OnExpiry::FinishHand:
        return filled(RuleCard::tr("the hand is finished, the higher score wins"));
    case scoring::OnExpiry::FinishGame:
        return filled(RuleCard::tr("the game is finished"));
    case scoring::OnExpiry::StopNow:
        break;
    }
    return filled(RuleCard::tr("play stops at once, the higher score wins"));
}

} // namespace

std::vector<ParameterWords> gameWords()
{
    return {
        {"end.target", QT_TRANSLATE_NOOP("RuleCard", "target"),
         [](const Values& v) { return points(v.rules.end.target); }},
        {"end.bothReach", QT_TRANSLATE_NOOP("RuleCard", "both reach it in one hand"), bothReach},
        {"end.tie", QT_TRANSLATE_NOOP("RuleCard", "level at the end"),
         [](const Values&) { return filled(RuleCard::tr("one more hand")); }},
        {"end.minScore", QT_TRANSLATE_NOOP("RuleCard", "lost at or below"),
         [](const Values& v) { return v.rules.end.minScore ? points(*v.rules.end.minScore) : none(); }},
        {"end.maxSetsTotal", QT_TRANSLATE_NOOP("RuleCard", "lost when set in all"),
         [](const Values& v) { return sets(v.rules.end.maxSetsTotal); }},
        {"end.maxSetsConsecutive", QT_TRANSLATE_NOOP("RuleCard", "lost when set in a row"),
         [](const Values& v) { return sets(v.rules.end.maxSetsConsecutive); }},
        {"end.winOnMadeBid", QT_TRANSLATE_NOOP("RuleCard", "won by making a bid of"),
         [](const Values& v) { return tricksOr(v.rules.end.winOnMadeBid); }},
        {"end.handsOrGames", QT_TRANSLATE_NOOP("RuleCard", "length"), length},
        {"end.minHands", QT_TRANSLATE_NOOP("RuleCard", "no end before"),
         [](const Values& v) { return v.rules.end.minHands ? hands(*v.rules.end.minHands) : none(); }},

        {"time.limitMin", QT_TRANSLATE_NOOP("RuleCard", "time limit"),
         [](const Values& v) { return v.rules.time.limitMin ? minutes(*v.rules.time.limitMin) : none(); }},
        {"time.scope", QT_TRANSLATE_NOOP("RuleCard", "the limit is for"),
         [](const Values& v) {
             return v.rules.time.scope == scoring::TimeScope::Game ? filled(RuleCard::tr("a game"))
                                                                   : filled(RuleCard::tr("a match"));
         }},
        {"time.onExpiry", QT_TRANSLATE_NOOP("RuleCard", "when time is up"), onExpiry},
        {"time.wallClockEnd", QT_TRANSLATE_NOOP("RuleCard", "all play ends at"),
         [](const Values& v) {
             return v.rules.time.wallClockEnd.empty() ? none() : v.rules.time.wallClockEnd;
         }},

        {"bid.entry", QT_TRANSLATE_NOOP("RuleCard", "bids are taken"),
         [](const Values& v) {
             return v.rules.bid.entry == scoring::BidEntry::Player ? filled(RuleCard::tr("player by player"))
                                                                   : filled(RuleCard::tr("side by side"));
         }},
        {"bid.first", QT_TRANSLATE_NOOP("RuleCard", "bids first"),
         [](const Values& v) {
             return v.rules.bid.first == scoring::BidFirst::DealerLeft
                        ? filled(RuleCard::tr("the player on the dealer's left"))
                        : filled(RuleCard::tr("the side that does not deal"));
         }},
        {"bid.minTeam", QT_TRANSLATE_NOOP("RuleCard", "least bid of a side"),
         [](const Values& v) { return tricksOr(v.rules.bid.minTeam); }},
        {"bid.minPlayer", QT_TRANSLATE_NOOP("RuleCard", "least number of a player"),
         [](const Values& v) { return tricksOr(v.rules.bid.minPlayer); }},
        {"bid.minWithNilPartner", QT_TRANSLATE_NOOP("RuleCard", "least bid beside a nil"),
         [](const Values& v) { return tricksOr(v.rules.bid.minWithNilPartner); }},
        {"bid.maxTeam", QT_TRANSLATE_NOOP("RuleCard", "highest bid of a side"),
         [](const Values& v) { return tricksOr(v.rules.bid.maxTeam); }},
        {"bid.firstHand", QT_TRANSLATE_NOOP("RuleCard", "first hand"),
         [](const Values& v) {
             return v.rules.bid.firstHand == scoring::FirstHand::Bid
                        ? filled(RuleCard::tr("bid like any other"))
                        : filled(RuleCard::tr("not bid: each trick counts"));
         }},
        {"bid.firstHandMinBooks", QT_TRANSLATE_NOOP("RuleCard", "lost with fewer in the first hand"),
         [](const Values& v) { return tricksOr(v.rules.bid.firstHandMinBooks); }},
        {"bid.minTableTotal", QT_TRANSLATE_NOOP("RuleCard", "thrown in below, both bids together"),
         [](const Values& v) { return tricksOr(v.rules.bid.minTableTotal); }},
    };
}

} // namespace wording
