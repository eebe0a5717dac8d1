// The text size and theme: chosen with keys, menus and in the settings, and stored.
#pragma once

#include "settings.h"

#include "ui/kit/theme.h"

#include <array>

namespace session {

inline constexpr std::array textSizes{1.0, 1.25, 1.5, 2.0};

inline void setTheme(kit::Theme& theme, Settings& settings, kit::Scheme scheme)
{
    theme.set(scheme, theme.scale());
    settings.set(QStringLiteral("look"), kit::word(scheme));
}

inline void setTextSize(kit::Theme& theme, Settings& settings, double scale)
{
    theme.set(theme.scheme(), scale);
    settings.set(QStringLiteral("textSize"), scale);
}

} // namespace session
