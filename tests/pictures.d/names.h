// Teams and players to fill a picture with: as a campus has them, or as hard as they come.
#pragma once

#include "tournaments/livetournament.h"

namespace pictures {

/// Hostile: long, with accents, written from right to left, without a blank, or of pictures.
enum class Names { Plain, Hostile };

/// Each number has its own.
std::string teamName(Names names, int number);
std::string playerName(Names names, int number);

/// Every team of the tournament and all their players have these from now on.
void nameAll(tournaments::LiveTournament& live, Names names);
void nameAll(desk::Draft& draft, Names names);

/// A roster file of so many teams, a row a team.
QByteArray rosterOf(int teams, Names names);

} // namespace pictures
