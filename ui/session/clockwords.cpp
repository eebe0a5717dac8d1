#include "clockwords.h"

#include "ui/look/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace session {

using look::Line;
using State = night::Clock::State;

namespace {

bool isCalled(const night::Match& match)
{
    const auto game = static_cast<std::size_t>(night::currentGame(match));
    if (game > match.games.size())
        return false;
    const auto& items = match.games[game - 1].items;
    return std::any_of(items.begin(), items.end(), [](const night::Item& item) {
        return std::holds_alternative<scoring::TimeCall>(item.what);
    });
}

} // namespace

bool isUp(const night::Match& match, const night::Reading& reading)
{
    return reading.clock.state == State::Running && reading.left <= 0 && !isCalled(match);
}

ClockWords wordsOf(const night::Match& match, const night::Reading& reading)
{
    const long long whole = reading.limitMin * 60'000LL + reading.clock.added;
    const QString all = look::text(night::timeText(whole));
    ClockWords words;
    words.time = look::text(night::timeText(reading.left));
    words.share =
        whole > 0 ? std::clamp(1 - static_cast<double>(reading.left) / static_cast<double>(whole), 0.0, 1.0)
                  : 1;
    if (isCalled(match)) {
        words.says = u"Time was called"_s;
        words.brief = u"time was called"_s;
        words.ink = Line::Ink::Warn;
    } else if (reading.clock.state == State::NotStarted) {
        words.says = u"not started: F7 starts it"_s;
        words.brief = u"not started"_s;
        words.ink = Line::Ink::Soft;
    } else if (reading.clock.state == State::Paused) {
        words.says = u"paused: "_s + look::text(reading.clock.reason);
        words.brief = u"paused "_s + words.time;
        words.ink = Line::Ink::Soft;
    } else if (reading.left <= 0) {
        words.says = u"Time is up: F5 records it"_s;
        words.brief = u"time is up"_s;
        words.ink = Line::Ink::Bad;
    } else if (reading.left <= night::warnsAt) {
        words.says = u"almost up, of "_s + all;
        words.brief = words.time + u" left"_s;
        words.ink = Line::Ink::Warn;
    } else {
        words.says = u"left of "_s + all;
        words.brief = words.time;
    }
    return words;
}

} // namespace session
