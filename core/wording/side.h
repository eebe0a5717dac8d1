// The letter of a side.
#pragma once

#include "hand/hand.h"

#include <QString>

namespace wording {

/// `A` or `B`.
inline QString letterOf(hand::Side side)
{
    return side == hand::Side::A ? QStringLiteral("A") : QStringLiteral("B");
}

} // namespace wording
