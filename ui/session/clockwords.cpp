#include "clockwords.h"

#include "ui/look/text.h"

using namespace Qt::StringLiterals;

namespace session {

using look::Line;
using State = tournament::Clock::State;

ClockWords wordsOf(const tournament::Reading& reading)
{
    const QString all = reading.endsAt.empty() ? u"of "_s + look::text(tournament::timeText(reading.whole))
                                               : u"until "_s + look::text(reading.endsAt);
    ClockWords words;
    words.time = look::text(tournament::timeText(reading.left));
    words.share = tournament::shareOver(reading);
    if (reading.called) {
        words.says = u"Time was called"_s;
        words.brief = u"time was called"_s;
        words.ink = Line::Ink::Warn;
    } else if (tournament::isUp(reading)) {
        words.says = u"Time is up: F5 records it"_s;
        words.brief = u"time is up"_s;
        words.ink = Line::Ink::Bad;
    } else if (reading.clock.state == State::NotStarted && reading.endsAt.empty()) {
        words.says = u"not started: F7 starts it"_s;
        words.brief = u"not started"_s;
        words.ink = Line::Ink::Soft;
    } else if (reading.clock.state == State::Paused) {
        words.says = u"paused"_s +
                     (reading.clock.reason.empty() ? QString() : u": "_s + look::text(reading.clock.reason)) +
                     (reading.endsAt.empty() ? QString() : u"; left "_s + all);
        words.brief = u"paused "_s + words.time;
        words.ink = Line::Ink::Soft;
    } else if (tournament::isAlmostUp(reading)) {
        words.says = u"almost up, "_s + all;
        words.brief = words.time + u" left"_s;
        words.ink = Line::Ink::Warn;
    } else {
        words.says = u"left "_s + all;
        words.brief = words.time;
    }
    return words;
}

bool callStartsClock(const Settings& settings)
{
    return settings.value(u"clockStartsWithCall"_s, true).toBool();
}

void setCallStartsClock(Settings& settings, bool starts)
{
    settings.set(u"clockStartsWithCall"_s, starts);
}

} // namespace session
