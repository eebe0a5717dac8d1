// Our own icons, in any color.
#pragma once

#include <QIcon>
#include <QPixmap>

namespace kit {

/// The icon of that name (resources/icons), `pixels` square at 100% of the screen's density.
QPixmap icon(const QString& name, int pixels, const QColor& color, double density = 1);
/// The cross that clears a field, in the current text color.
QIcon clearIcon();

} // namespace kit
