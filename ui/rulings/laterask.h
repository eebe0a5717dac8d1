// A ruling that may leave later matches disputed: what becomes of them is asked for before it is made.
#pragma once

#include "desk/correction.h"
#include "ui/look/ask.h"

#include <functional>

namespace rulings {

struct LaterAsk {
    using Then = std::vector<desk::Then>;
    std::string match; ///< id of the one that is ruled on
    QString accept;    ///< on the button
    std::function<desk::Answer<desk::Correction>(const Then& then)> look;
    std::function<void(const Then& then)> make;
    std::function<void(const QString& sentence)> complain; ///< where no question is open
};

/// Makes it at once where no later match is disputed by it; else asks, and once more where what is decided
/// about one leaves another disputed.
void askLater(look::Ask& ask, const LaterAsk& asked, const LaterAsk::Then& then = {});

} // namespace rulings
