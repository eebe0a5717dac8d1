#include "clockwords.h"

#include "keys.h"

#include "ui/kit/text.h"
#include "wording/clock.h"
#include "wording/tournament/clockwords.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace session {

using kit::Line;

using State = tournament::Clock::State;

namespace {

/// `paused: fire drill; left until 7:42 PM`; without a reason or time that isn't known.
QString pausedInWords(const QString& reason, const QString& until)
{
    if (reason.isEmpty())
        return until.isEmpty() ? Window::tr("paused") : Window::tr("paused; left until %1").arg(until);
    return until.isEmpty() ? Window::tr("paused: %1").arg(reason)
                           : Window::tr("paused: %1; left until %2").arg(reason, until);
}

} // namespace

ClockWords wordsOf(const tournament::Reading& reading)
{
    const bool isUntil = !reading.endsAt.empty();
    const QString all =
        isUntil ? wording::timeOfDay(reading.endsAt) : kit::text(tournament::timeText(reading.whole));
    ClockWords words;
    words.time = kit::text(tournament::timeText(reading.left));
    if (reading.called) {
        words.says = Window::tr("Time was called");
        words.ink = Line::Ink::Warn;
    } else if (tournament::isUp(reading)) {
        words.says = Window::tr("Time is up");
        words.ink = Line::Ink::Bad;
    } else if (reading.clock.state == State::NotStarted && reading.endsAt.empty()) {
        words.says = Window::tr("not started");
        words.ink = Line::Ink::Soft;
    } else if (reading.clock.state == State::Paused && reading.clock.isFinished) {
        words.says = Window::tr("paused, %1 resumes").arg(named(Key::Clock)); // the sheet gives the reason
        words.ink = Line::Ink::Soft;
    } else if (reading.clock.state == State::Paused) {
        words.says =
            pausedInWords(kit::text(wording::pauseReason(reading.clock)), wording::timeOfDay(reading.endsAt));
        words.ink = Line::Ink::Soft;
    } else if (tournament::isAlmostUp(reading)) {
        words.says = (isUntil ? Window::tr("almost up, until %1") : Window::tr("almost up, of %1")).arg(all);
        words.ink = Line::Ink::Warn;
    } else {
        words.says = (isUntil ? Window::tr("left until %1") : Window::tr("left of %1")).arg(all);
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

void askWhyPaused(kit::Ask& ask, const QString& title,
                  const std::function<void(const std::string& reason)>& given)
{
    if (ask.isOpen())
        return;
    ask.ask(
        title, {{Window::tr("Reason"), {}, {}, true}}, Window::tr("Save reason"),
        [&ask, given](const kit::Answers& answers) {
            if (answers.text(0).isEmpty())
                ask.drop();
            else
                given(answers.text(0).toStdString());
        },
        {}, {}, Window::tr("Skip"));
}

} // namespace session
