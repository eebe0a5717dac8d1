// What the rows of the standings say, worked out apart from how they are shown.
#pragma once

#include "tournament/ranking/standings.h"

#include <QStringList>

#include <vector>

namespace standings {

/// What a row is at a glance.
enum class Place { In, First, Out };

enum Column { Rank, Team, Won, Lost, PointsFor, PointsAgainst, Now, Columns };

struct Row {
    QString team; ///< its id; empty: the heading of a table
    Place place = Place::In;
    QStringList cells; ///< by Column; of a heading its words alone, in the first
    int won = 0;       ///< without byes
    QString why;       ///< what decided between those who were level, a sentence; empty where nothing had to
    bool isLine = false; ///< the last who goes on stands there
    bool isHeading() const { return team.isEmpty(); }
    friend bool operator==(const Row&, const Row&) = default;
};

/// Of a knockout, a round robin and Swiss the standings; of pools each pool's, that of the wildcards, and
/// before them those of the tournament once they say anything.
std::vector<Row> rowsOf(const tournament::Tournament& tournament);

} // namespace standings
