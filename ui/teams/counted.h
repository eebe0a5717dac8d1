// Numbers of teams, rounds and matches with their nouns.
#pragma once

#include "wording/tr.h"

#include <QString>

namespace teams {

/// `1 team`, `3 teams`
inline QString teamsCounted(int number)
{
    return wording::Window::tr("%n team(s)", nullptr, number);
}

/// `1 round`, `3 rounds`
inline QString roundsCounted(int number)
{
    return wording::Window::tr("%n round(s)", nullptr, number);
}

/// `1 match`, `3 matches`
inline QString matchesCounted(int number)
{
    return wording::Window::tr("%n match(es)", nullptr, number);
}

} // namespace teams
