// Tournaments from a roster, each in its own folder and without random values.
#pragma once

#include "refusals.h"

#include "desk/drawing/newtournament.h"
#include "desk/reports/status.h"
#include "tournaments/livetournament.h"

#include <QFile>
#include <QString>
#include <QTemporaryDir>

namespace rostertournament {

using refusals::mistakes;

inline QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

inline const char* fourTeams = "Team,Player 1,ID 1,Player 2,ID 2\n"
                               "Full House,Ana Ruiz,730114820,Ben Oyelaran,0042\n"
                               "Spade Runners,Cy Dale,730-200-111,Di Ngo,w9988776\n"
                               "Nil by Mouth,Ed Foss,,Fay Gil,\n"
                               "Bag Ladies,Gus Hall,,Hua Ito,\n";

inline desk::NewTournament asked(const char* venue = "unc", const std::string& roster = fourTeams)
{
    return {.name = "Fall Spades",
            .venue = *desk::venueCalled(venue),
            .rosterName = "teams.csv",
            .roster = roster};
}

/// A folder for one test's files, including the key for cards.
class Folder {
public:
    Folder() { qputenv("COURTSIDE_KEY_FILE", path("card.key").c_str()); }
    std::string path(const char* name) const
    {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }
    bool has(const char* name) const { return QFile::exists(q(path(name))); }
    desk::Answer<desk::Begun> begin(const desk::NewTournament& tournament) const
    {
        return desk::newTournament(path("tournament.courtside"), "J. Park", tournament,
                                   tournaments::environment());
    }

private:
    QTemporaryDir m_folder;
};

} // namespace rostertournament
