// A clock as the window shows it: words and a color.
#pragma once

#include "settings.h"

#include "tournament/queries/clock.h"
#include "ui/kit/ask.h"

#include <functional>
#include <string>

namespace session {

struct ClockWords {
    QString time; ///< `18:24`
    QString says; ///< `left of 30:00`; `paused: fire drill`
    kit::Line::Ink ink = kit::Line::Ink::Plain;
    friend bool operator==(const ClockWords&, const ClockWords&) = default;
};

ClockWords wordsOf(const tournament::Reading& reading);

/// Whether a match's clock starts with its call on this machine, or is started later. Stored.
bool callStartsClock(const Settings& settings);
void setCallStartsClock(Settings& settings, bool starts);

// Asks why a clock was paused, after the pause.

/// Asks for the reason of a pause; Esc or an empty field leaves it for later. Doesn't replace another open
/// question.
void askWhyPaused(kit::Ask& ask, const QString& title,
                  const std::function<void(const std::string& reason)>& given);

} // namespace session
