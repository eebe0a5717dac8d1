// Names of teams and players for pictures: typical for a campus, or as difficult as possible.
#pragma once

#include "tournaments/livetournament.h"

namespace pictures {

/// Hostile: long, with accents, right to left, without a blank, or with emoji.
enum class Names { Plain, Hostile };

/// The team with that number; each number has its own name.
std::string teamName(Names names, int number);
std::string playerName(Names names, int number);

/// Gives every team of the tournament and all their players these names.
void nameAll(tournaments::LiveTournament& live, Names names);
void nameAll(desk::Draft& draft, Names names);

/// A roster file of that many teams, one row per team.
QByteArray rosterOf(int teams, Names names);

} // namespace pictures
