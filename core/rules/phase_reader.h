// The phases of a rule file, each on top of the one that it takes over from.
#pragma once

#include "cite_reader.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// Parameters and the lines where they are given.
using GivenAt = std::map<std::string_view, int>;

/// Reads the value of the key `phases`.
std::vector<Phase> readPhases(const json::Value& phases, Written written, json::Problems& problems);

/// Reports each contradiction in which a parameter of `given` takes part, at the first such parameter. Those
/// with one of `spoilt`, whose mistake is reported already or which is not there to be wrong, are left out.
void tellContradictions(const Values& values, const GivenAt& given, const std::set<std::string_view>& spoilt,
                        const std::string& place, json::Problems& problems);

} // namespace rules
