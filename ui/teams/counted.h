// Numbers of teams, rounds and matches with their nouns.
#pragma once

#include "wording/tr.h"

#include <QString>

namespace teams {

/// `1 team`, `3 teams`
inline QString teamsCounted(qsizetype number)
{
    return number == 1 ? wording::Window::tr("1 team") : wording::Window::tr("%1 teams").arg(number);
}

/// `1 round`, `3 rounds`
inline QString roundsCounted(qsizetype number)
{
    return number == 1 ? wording::Window::tr("1 round") : wording::Window::tr("%1 rounds").arg(number);
}

/// `1 match`, `3 matches`
inline QString matchesCounted(qsizetype number)
{
    return number == 1 ? wording::Window::tr("1 match") : wording::Window::tr("%1 matches").arg(number);
}

} // namespace teams
