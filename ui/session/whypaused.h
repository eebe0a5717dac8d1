// Why a clock was paused, asked once it stands.
#pragma once

#include "ui/kit/ask.h"

#include <functional>
#include <string>

namespace session {

/// Offers to give a pause its reason, which Esc or an empty field leaves for later. Not where another
/// question is open: that one stays.
void askWhyPaused(kit::Ask& ask, const QString& title,
                  const std::function<void(const std::string& reason)>& given);

} // namespace session
