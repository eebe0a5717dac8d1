// A clock as the window shows it: in words beside its colour.
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

/// Whether a match's clock starts with its call on this machine, or waits for the horn. Remembered.
bool callStartsClock(const Settings& settings);
void setCallStartsClock(Settings& settings, bool starts);

// Why a clock was paused, asked once it stands.

/// Offers to give a pause its reason, which Esc or an empty field leaves for later. Not where another
/// question is open: that one stays.
void askWhyPaused(kit::Ask& ask, const QString& title,
                  const std::function<void(const std::string& reason)>& given);

} // namespace session
