// The letter of a side.
#pragma once

#include "filled.h"

#include "hand/hand.h"

namespace wording {

/// `A` or `B`.
inline QString letterOf(hand::Side side)
{
    return valueOf(hand::sideLetter(side));
}

} // namespace wording
