// Values that are sound each by itself and cannot stand together.
#pragma once

#include "venue.h"

#include "message/message.h"
#include "json/reader.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

struct Contradiction {
    std::vector<std::string_view> parameters; ///< all that take part; the first is the one to blame
    message::Message what;                    ///< whole, and true at whichever of them it stands
    bool mayBeInCopy = false; ///< copies were frozen with it: they stay readable, and are scored the same
    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};
/// Those of the values of a phase, but for those of the phase that it takes over from.
std::vector<Contradiction> contradictions(const Values& values, const Values* from);

/// Where a parameter's value was given.
struct Given {
    int line = 0; ///< 0: not in this file, but in the one that it is from
    std::string place;
    bool isHere = true; ///< false: the phase has it from another, for which it is reported
};
using GivenAt = std::map<std::string_view, Given>;

/// Reports each of them at the first parameter that was given here, else at the first that was given in this
/// file; not where none was. Leaves out those with one of `spoilt`, which have a mistake already or are
/// missing.
void tellContradictions(const std::string& phase, const std::vector<Contradiction>& all, const GivenAt& given,
                        const std::set<std::string_view>& spoilt, json::Problems& problems);

} // namespace rules
