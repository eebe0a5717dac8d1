// The parameters of reneges and fouls.
#include "parameter.h"
#include "shape_objects.h"

#include <cassert>

namespace rules {

namespace {

using scoring::RenegeRule;

constexpr Said<scoring::RenegeLoser> losers[] = {
    {"offender", scoring::RenegeLoser::Offender},
    {"loser-of-challenge", scoring::RenegeLoser::LoserOfChallenge}};
constexpr Said<scoring::RenegeEffect> effects[] = {{"tricks", scoring::RenegeEffect::Tricks},
                                                   {"auto-set", scoring::RenegeEffect::AutoSet},
                                                   {"lose-game", scoring::RenegeEffect::LoseGame}};
constexpr Said<scoring::SecondOffence> seconds[] = {{"same", scoring::SecondOffence::Same},
                                                    {"lose-game", scoring::SecondOffence::LoseGame}};

// A member of the renege rule, of which the venue may have none.
template <class T, class Shape>
Parameter renege(std::string_view path, T RenegeRule::*member, Shape shape, T before)
{
    return {path,
            [=](const json::Value& value, const Place& at, Values& into) {
                assert(into.rules.renege);
                return shape.read(value, at, (*into.rules.renege).*member);
            },
            [=](const Values& from) {
                return from.rules.renege ? shape.write((*from.rules.renege).*member) : json::of(nullptr);
            },
            {},
            {},
            shape.write(before)};
}

} // namespace

std::vector<Parameter> penaltyParameters()
{
    return {renege("renege.tricks", &RenegeRule::tricks, Number{0, 13}, 3),
            renege("renege.loser", &RenegeRule::loser, choice(losers), scoring::RenegeLoser::Offender),
            renege("renege.receiverPoints", &RenegeRule::receiverPoints, Number{0, 1000}, 0),
            renege("renege.receiverCountsTricks", &RenegeRule::receiverCountsTricks, YesNo{}, false),
            renege("renege.effect", &RenegeRule::effect, choice(effects), scoring::RenegeEffect::Tricks),
            renege("renege.secondOffence", &RenegeRule::secondOffence, choice(seconds),
                   scoring::SecondOffence::Same),
            described("fouls", [](auto& v) -> auto& { return v.rules.fouls; }, ListOf{FoulShape{}}, {})};
}

} // namespace rules
