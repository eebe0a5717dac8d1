// A night at which somebody is waited for: what a supervisor does then, at the minute that the test says.
#pragma once

#include "rosternight.h"

#include "desk/absence.h"
#include "desk/checkin.h"
#include "desk/sanction.h"
#include "desk/table.h"

namespace waitingnight {

using namespace Qt::StringLiterals;
using rosternight::Folder;
using rosternight::mistakes;
using rosternight::q;

/// A night whose time is as the test says, in minutes after seven.
class Evening {
public:
    explicit Evening(facts::Format format = facts::Format::SingleElimination, const char* venue = "unc")
        : m_desk(begin(format, venue))
    {
    }
    void at(int minute) { *m_minute = minute; }
    /// The wall clock is so many minutes ahead from now on; the boot-time clock goes on as it was.
    void setWallClock(int minutesAhead) { *m_ahead = minutesAhead; }
    desk::Desk& desk() { return m_desk; }
    const night::Night& night() const { return m_desk.night(); }
    const night::Match& match(const char* id) const { return *night::match(night(), id); }

    QString policy(const char* json)
    {
        const auto policy = night::absencePolicy(json);
        return policy ? mistakes(desk::setAbsencePolicy(m_desk, "J. Park", *policy))
                      : q(policy.error().front().place) + u": "_s + q(policy.error().front().text);
    }
    void come(std::initializer_list<const char*> people)
    {
        for (const char* person : people)
            if (const auto here = desk::checkIn(m_desk, "J. Park", person, {"UNC One Card", {}}); !here)
                qFatal("%s", here.error().mistakes.front().c_str());
    }
    QString wait(const char* match) { return mistakes(desk::wait(m_desk, "J. Park", match)); }
    QString absent(const char* match, const desk::AbsentOptions& options = {})
    {
        const auto done = desk::absent(m_desk, "J. Park", match, options);
        return done ? q(desk::absentText(night(), match)) : mistakes(done);
    }
    void bar(const char* person)
    {
        facts::Sanction sanction;
        sanction.person = person;
        sanction.reason = "a fight";
        if (!desk::sanction(m_desk, "J. Park", sanction))
            qFatal("the sanction was refused");
    }
    void decide(const char* match, facts::Winner winner)
    {
        const auto done =
            desk::result(m_desk, "J. Park", match, {winner, facts::Decided::Ruling, "as both teams say"});
        if (!done)
            qFatal("%s", done.error().mistakes.front().c_str());
    }
    QString name(const char* id, scoring::Side side) const
    {
        return q(night::team(*night().setting, match(id).teams[side])->name);
    }
    QString grace(const char* id) const
    {
        const auto grace = night::graceOf(night(), match(id), desk::momentOf(m_desk.world()));
        return grace ? q(desk::graceText(night(), match(id), *grace)) : u"nobody waits"_s;
    }

private:
    desk::Desk begin(facts::Format format, const char* venue)
    {
        desk::World world = nights::world();
        world.utc = [minute = m_minute, ahead = m_ahead, tick = std::make_shared<int>(0)] {
            return night::utcOf(night::millisOf("2026-11-21T19:00:00.000Z") + (*minute + *ahead) * 60'000LL +
                                ++*tick);
        };
        world.boot = [minute = m_minute] {
            return desk::Boot{"0b1f8c52-6a3e-4d27-9a51-7c3f2e4d5a60", (100 + *minute) * 60'000LL};
        };
        desk::NewNight night = rosternight::asked(venue);
        night.format = format;
        return std::move(desk::newNight(m_folder.path("night.courtside"), "J. Park", night, std::move(world))
                             .value()
                             .desk);
    }

    Folder m_folder;
    std::shared_ptr<int> m_minute = std::make_shared<int>(0);
    std::shared_ptr<int> m_ahead = std::make_shared<int>(0);
    desk::Desk m_desk;
};

} // namespace waitingnight
