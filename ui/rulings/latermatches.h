// A correction that may leave later matches disputed: what becomes of them is asked for before it is made.
#pragma once

#include "desk/corrections/correction.h"
#include "ui/kit/ask.h"

#include <functional>

namespace rulings {

struct LaterMatches {
    using Choices = std::vector<desk::LaterChoice>;
    std::string match; ///< id of the one that is ruled on; empty where `says` tells all
    QString accept;    ///< on the button
    std::function<desk::Answer<desk::Correction>(const Choices& then)> look;
    /// `seen` is the tournament that was looked at.
    std::function<void(const Choices& then, const tournament::Tournament& seen)> make;
    std::function<void(const QString& sentence)> complain; ///< where no question is open
    QString title = {};                                    ///< of what is shown before it is made in any case
    std::function<QStringList(const Choices& then)> says =
        {}; ///< what it changes; unset: as a sheet tells it
};

/// Where it has a title, shows what it changes before it makes it; else makes it at once where no later match
/// is disputed by it. Asks what becomes of those that are, and once more where what is decided about one
/// leaves another disputed.
void askLaterMatches(kit::Ask& ask, const LaterMatches& asked, const LaterMatches::Choices& then = {});

} // namespace rulings
