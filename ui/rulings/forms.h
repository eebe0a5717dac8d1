// What the forms of the other rulings share.
#pragma once

#include "facts/fact.h"
#include "tournament/model/tournament.h"
#include "ui/kit/ask.h"
#include "ui/kit/sentence.h"

#include <set>
#include <string>

namespace rulings {

/// How sides are chosen.
inline QList<kit::Choice> sides()
{
    return {{facts::Side::A, QStringLiteral("A")}, {facts::Side::B, QStringLiteral("B")}};
}

/// The fouls that the tournament's rules name, whichever the phase.
std::set<std::string> foulsIn(const tournament::Tournament& tournament);

} // namespace rulings
