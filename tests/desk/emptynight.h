// A night that has its name and its rules, and nobody in it yet.
#pragma once

#include "rosternight.h"

#include "desk/beginnight.h"
#include "desk/drawoutlook.h"
#include "desk/rosterimport.h"
#include "desk/teams.h"

namespace rosternight {

inline desk::NightPlan plan(const char* venue = "unc",
                            facts::Format format = facts::Format::SingleElimination)
{
    desk::NightPlan plan;
    plan.format = format;
    plan.name = "Fall Spades";
    plan.venue = *desk::venueCalled(venue);
    plan.tables = 2;
    return plan;
}

struct EmptyNight {
    explicit EmptyNight(const char* venue = "unc", facts::Format format = facts::Format::SingleElimination)
        : EmptyNight(plan(venue, format))
    {
    }
    explicit EmptyNight(const desk::NightPlan& plan)
        : desk(std::move(desk::beginNight(folder.path("night.courtside"), "J. Park", plan, nights::world()))
                   .value())
    {
    }
    QString import(const std::string& roster, const desk::RosterChoices& choices = {})
    {
        return mistakes(desk::importTeams(desk, "J. Park", roster, choices));
    }
    QString add(const desk::TeamEntry& entry) { return mistakes(desk::addTeam(desk, "J. Park", entry)); }
    QString change(const char* team, const desk::TeamEntry& entry)
    {
        return mistakes(desk::changeTeam(desk, "J. Park", team, entry));
    }
    QString remove(const char* team) { return mistakes(desk::removeTeam(desk, "J. Park", team)); }
    QString draw(const desk::HowDrawn& how = {}) { return mistakes(desk::drawNight(desk, "J. Park", how)); }

    /// `T1 Full House #3: Ana Ruiz, Ben Oyelaran`, a line each.
    QString teams() const
    {
        QStringList all;
        const night::Setting& setting = *desk.night().setting;
        for (const night::Team& team : setting.teams) {
            QStringList players;
            for (const std::string& id : team.players)
                players << q(setting.people.at(id).name);
            all << q(team.id + ' ' + team.name) +
                       (team.seed ? QStringLiteral(" #%1").arg(*team.seed) : QString()) +
                       QLatin1String(": ") + players.join(QLatin1String(", "));
        }
        return all.join(QLatin1Char('\n'));
    }
    /// The file read anew gives the same night. (Of a person every fact on record reads as the newest.)
    bool isOnDisk() const
    {
        const auto opened =
            desk::Desk::open(folder.path("night.courtside"), desk::Desk::Access::Read, nights::world());
        return opened && opened->night().seq == desk.night().seq &&
               opened->night().setting == desk.night().setting &&
               opened->night().matches == desk.night().matches;
    }

    Folder folder;
    desk::Desk desk;
};

} // namespace rosternight
