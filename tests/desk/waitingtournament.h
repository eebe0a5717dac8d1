// A tournament that waits for missing teams, and a supervisor's actions at a given minute.
#pragma once

#include "rostertournament.h"

#include "desk/checkin/checkin.h"
#include "desk/checkin/sanction.h"
#include "desk/play/absence.h"
#include "desk/play/table.h"
#include "wording/text.h"

namespace waitingtournament {

using namespace Qt::StringLiterals;
using rostertournament::Folder;
using rostertournament::mistakes;
using rostertournament::q;

/// A tournament whose time is set by the test, in minutes after 7:00.
class WaitingTournament {
public:
    explicit WaitingTournament(facts::Format format = facts::Format::SingleElimination,
                               const char* venue = "unc")
        : m_desk(begin(format, venue))
    {
    }
    void at(int minute) { *m_minute = minute; }
    /// From now on, the wall clock is that many minutes ahead; the boot-time clock isn't changed.
    void setWallClock(int minutesAhead) { *m_ahead = minutesAhead; }
    desk::Desk& desk() { return m_desk; }
    const tournament::Tournament& tournament() const { return m_desk.tournament(); }
    tournament::Timestamp now() const { return desk::timestampOf(m_desk.environment()); }
    const tournament::Match& match(const char* id) const { return *tournament::match(tournament(), id); }

    QString policy(const char* json)
    {
        const auto policy = tournament::absencePolicy(json);
        return policy ? mistakes(desk::setAbsencePolicy(m_desk, "J. Park", *policy))
                      : q(wording::text(json::placed(policy.error().front())));
    }
    void come(std::initializer_list<const char*> people)
    {
        for (const char* person : people)
            if (const auto here = desk::checkIn(m_desk, "J. Park", person, {"UNC One Card", {}}); !here)
                qFatal("%s", refusals::firstMistake(here).c_str());
    }
    QString wait(const char* match) { return mistakes(desk::wait(m_desk, "J. Park", match)); }
    QString absent(const char* match, const desk::AbsentOptions& options = {})
    {
        const auto done = desk::absent(m_desk, "J. Park", match, options);
        return done ? q(desk::absentText(tournament(), match)) : mistakes(done);
    }
    void bar(const char* person)
    {
        facts::Sanction sanction{.person = person, .reason = "a fight"};
        if (!desk::sanction(m_desk, "J. Park", sanction))
            qFatal("the sanction was refused");
    }
    void decide(const char* match, facts::Winner winner)
    {
        const auto done =
            desk::result(m_desk, "J. Park", match, {winner, facts::Decided::Ruling, "as both teams say"});
        if (!done)
            qFatal("%s", refusals::firstMistake(done).c_str());
    }
    QString name(const char* id, scoring::Side side) const
    {
        return q(tournament::team(*tournament().setting, match(id).teams[side])->name);
    }
    QString grace(const char* id) const
    {
        const auto grace = tournament::graceOf(tournament(), match(id), now());
        return grace ? q(desk::graceText(tournament(), match(id), *grace)) : u"nobody waits"_s;
    }

private:
    desk::Desk begin(facts::Format format, const char* venue)
    {
        desk::Environment environment = tournaments::environment();
        environment.utc = [minute = m_minute, ahead = m_ahead, tick = std::make_shared<int>(0)] {
            return tournament::utcOf(tournament::millisOf("2026-11-21T19:00:00.000Z") +
                                     (*minute + *ahead) * 60'000LL + ++*tick);
        };
        environment.boot = [minute = m_minute] {
            return desk::Boot{"0b1f8c52-6a3e-4d27-9a51-7c3f2e4d5a60", (100 + *minute) * 60'000LL};
        };
        desk::NewTournament tournament = rostertournament::asked(venue);
        tournament.format = format;
        return std::move(desk::newTournament(m_folder.path("tournament.courtside"), "J. Park", tournament,
                                             std::move(environment))
                             .value()
                             .desk);
    }

    Folder m_folder;
    std::shared_ptr<int> m_minute = std::make_shared<int>(0);
    std::shared_ptr<int> m_ahead = std::make_shared<int>(0);
    desk::Desk m_desk;
};

} // namespace waitingtournament
