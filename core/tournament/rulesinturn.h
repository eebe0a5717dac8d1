// Which rules hold when: for the event in general, and others from a later match on.
#pragma once

#include "setting.h"

#include <string>
#include <vector>

namespace tournament {

/// Rules and the match (its id) from which on they hold; empty where they hold from the first.
struct InTurn {
    std::string from;
    const RulesFrom* rules = nullptr;
};
/// In the order of the draw, those only that hold for a match of it. The first are those of the event in
/// general. Before the draw the newest alone; empty before there are any.
std::vector<InTurn> rulesInTurn(const Setting& setting);
/// The rules of the event in general: where no match is meant they are asked, and not others that hold only
/// from a later match on. Null before there are any.
const RulesFrom* generalRules(const Setting& setting);

} // namespace tournament
