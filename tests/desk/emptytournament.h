// A tournament with a name and rules, but without teams.
#pragma once

#include "rostertournament.h"

#include "desk/drawing/drawfacts.h"
#include "desk/drawing/drawoutlook.h"
#include "desk/drawing/newtournament.h"
#include "desk/registration/rosterimport.h"
#include "desk/registration/teams.h"

namespace rostertournament {

inline desk::TournamentPlan plan(const char* venue = "unc",
                                 facts::Format format = facts::Format::SingleElimination)
{
    return {.name = "Fall Spades", .venue = *desk::venueCalled(venue), .format = format, .tables = 2};
}

struct EmptyTournament {
    explicit EmptyTournament(const char* venue = "unc",
                             facts::Format format = facts::Format::SingleElimination)
        : EmptyTournament(plan(venue, format))
    {
    }
    explicit EmptyTournament(const desk::TournamentPlan& plan)
        : desk(std::move(desk::beginTournament(folder.path("tournament.courtside"), "J. Park", plan,
                                               tournaments::environment()))
                   .value())
    {
    }
    const tournament::Tournament& now() const { return desk.tournament(); }
    QString import(const std::string& roster, const roster::Options& choices = {})
    {
        return mistakes(desk::importTeams(desk, "J. Park", roster, choices));
    }
    QString add(const desk::TeamEntry& entry) { return mistakes(desk::addTeam(desk, "J. Park", entry)); }
    QString change(const char* team, const desk::TeamEntry& entry)
    {
        return mistakes(desk::changeTeam(desk, "J. Park", team, entry));
    }
    QString remove(const char* team) { return mistakes(desk::removeTeam(desk, "J. Park", team)); }
    QString draw(const desk::DrawSettings& how = {})
    {
        return mistakes(desk::drawTournament(desk, "J. Park", how));
    }

    /// `T1 Full House #3: Ana Ruiz, Ben Oyelaran`, one team per line.
    QString teams() const
    {
        QStringList all;
        const tournament::Setting& setting = *desk.tournament().setting;
        for (const tournament::Team& team : setting.teams) {
            QStringList players;
            for (const std::string& id : team.players)
                players << q(setting.people.at(id).name);
            all << q(team.id + ' ' + team.name) +
                       (team.seed ? QStringLiteral(" #%1").arg(*team.seed) : QString()) +
                       QLatin1String(": ") + players.join(QLatin1String(", "));
        }
        return all.join(QLatin1Char('\n'));
    }
    /// Whether reading the file again gives the same tournament. (Every fact about a person reads as the
    /// newest one.)
    bool isOnDisk() const
    {
        const auto opened = desk::Desk::open(folder.path("tournament.courtside"), desk::Desk::Access::Read,
                                             tournaments::environment());
        return opened && opened->tournament().seq == desk.tournament().seq &&
               opened->tournament().setting == desk.tournament().setting &&
               opened->tournament().matches == desk.tournament().matches;
    }

    Folder folder;
    desk::Desk desk;
};

/// With the teams of that roster.
struct Registered : EmptyTournament {
    template <class... Made>
    explicit Registered(const std::string& roster, const Made&... made) : EmptyTournament(made...)
    {
        if (const QString wrong = import(roster); !wrong.isEmpty())
            qFatal("%s", qPrintable(wrong));
    }
};

/// Of the four teams, drawn in their order.
struct DrawnTournament : Registered {
    explicit DrawnTournament(const char* venue = "unc",
                             facts::Format format = facts::Format::SingleElimination)
        : Registered(fourTeams, venue, format)
    {
        if (const QString wrong = draw(); !wrong.isEmpty())
            qFatal("%s", qPrintable(wrong));
    }
};

} // namespace rostertournament
