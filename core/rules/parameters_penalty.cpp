// The parameters of reneges and fouls.
#include "parameter.h"
#include "shape_objects.h"

#include <cassert>

namespace rules {

namespace {

using scoring::RenegeRule;

constexpr Said<scoring::RenegeLoser> losers[] = {
    {"offender", scoring::RenegeLoser::Offender, "the offender's side"},
    {"loser-of-challenge", scoring::RenegeLoser::LoserOfChallenge, "who loses the challenge"}};
constexpr Said<scoring::RenegeEffect> effects[] = {
    {"tricks", scoring::RenegeEffect::Tricks, "tricks off the count"},
    {"auto-set", scoring::RenegeEffect::AutoSet, "the bid is set"},
    {"lose-game", scoring::RenegeEffect::LoseGame, "the game is lost"}};
constexpr Said<scoring::SecondOffence> seconds[] = {
    {"same", scoring::SecondOffence::Same, "the same again"},
    {"lose-game", scoring::SecondOffence::LoseGame, "the game is lost"}};

// A member of the renege rule, of which the venue may have none.
template <class T, class Shape>
Parameter renege(std::string_view path, std::string_view label, T RenegeRule::*member, Shape shape, T before)
{
    return {path,
            label,
            [=](const json::Value& value, const Place& at, Values& into) {
                assert(into.rules.renege);
                return shape.read(value, at, (*into.rules.renege).*member);
            },
            [=](const Values& from) {
                return from.rules.renege ? shape.write((*from.rules.renege).*member) : json::of(nullptr);
            },
            [=](const Values& from) {
                return from.rules.renege ? shape.words((*from.rules.renege).*member) : "no rule";
            },
            {},
            {},
            shape.write(before)};
}

} // namespace

std::vector<Parameter> penaltyParameters()
{
    return {
        renege("renege.tricks", "tricks lost by a renege", &RenegeRule::tricks, Number{0, 13, "trick"}, 3),
        renege("renege.loser", "pays for a renege", &RenegeRule::loser, choice(losers),
               scoring::RenegeLoser::Offender),
        renege("renege.receiverPoints", "the other side is awarded", &RenegeRule::receiverPoints,
               Number{0, 1000, "point"}, 0),
        renege("renege.receiverCountsTricks", "the tricks go to the other side",
               &RenegeRule::receiverCountsTricks, YesNo{}, false),
        renege("renege.effect", "effect of a renege", &RenegeRule::effect, choice(effects),
               scoring::RenegeEffect::Tricks),
        renege("renege.secondOffence", "second renege in a game", &RenegeRule::secondOffence, choice(seconds),
               scoring::SecondOffence::Same),
        described("fouls", "fouls with a price", [](auto& v) -> auto& { return v.rules.fouls; },
                  ListOf{FoulShape{}}, {})};
}

} // namespace rules
