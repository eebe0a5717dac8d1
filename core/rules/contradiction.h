// Values that are valid alone but contradict each other.
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
    std::vector<std::string_view> parameters; ///< all parameters involved, beginning with the one to report
    message::Message what;                    ///< a whole sentence that is true for each of them
    bool mayBeInCopy = false; ///< some frozen copies have it: they stay readable and are scored the same
    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};
/// The contradictions in the values of a phase, without those that the phase takes over from `from`.
std::vector<Contradiction> contradictions(const Values& values, const Values* from);

/// Where the value of a parameter was set.
struct Given {
    int line = 0; ///< 0: in the file that this one builds on
    std::string place;
    bool isHere = true; ///< false: the phase takes it over from another phase, where it is reported
};
using GivenAt = std::map<std::string_view, Given>;

/// Reports each contradiction at the first of its parameters that was set here, or else at the first that was
/// set in this file. Doesn't report it if none was. Leaves out contradictions with a parameter in `faulty`,
/// because that one already has a mistake or is missing.
void reportContradictions(const std::string& phase, const std::vector<Contradiction>& all,
                          const GivenAt& given, const std::set<std::string_view>& faulty,
                          json::Problems& problems);

} // namespace rules
