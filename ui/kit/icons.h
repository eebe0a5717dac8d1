// Our own icons, in the colour they are asked for.
#pragma once

#include <QIcon>
#include <QPixmap>

namespace kit {

/// The icon of that name (resources/icons), `pixels` square at 100 % of the screen's density.
QPixmap icon(const QString& name, int pixels, const QColor& color, double density = 1);
/// The cross that empties a field, in the ink of the look of now.
QIcon clearIcon();

} // namespace kit
