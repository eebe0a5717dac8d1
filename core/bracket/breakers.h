// What each breaker gives those who are level. Known to the ranking alone.
#pragma once

#include "rankingrules.h"

namespace bracket {

/// An exact fraction, more is better, and what is told of it.
struct Value {
    long long over = 0;
    long long under = 1;
    Amount told;
};
/// Whether `left` is better than `right`.
bool isMore(const Value& left, const Value& right);

/// What each of these seeds has by that breaker; empty where it does not apply to them.
std::vector<Value> valuesBy(Breaker breaker, const std::vector<int>& among, const Record& record,
                            const RankingRules& rules);

} // namespace bracket
