// Values that are sound each by itself and cannot stand together.
#pragma once

#include "venue.h"

#include "message/message.h"

#include <string_view>
#include <vector>

namespace rules {

struct Contradiction {
    std::vector<std::string_view> parameters; ///< all that take part; the first is the one to blame
    message::Message what;                    ///< whole, and true at whichever of them it stands
};

std::vector<Contradiction> contradictions(const Values& values);

} // namespace rules
