// The guide as one web page, for a browser and for who has no program at hand.
#pragma once

#include "guide.h"

#include <QByteArray>

namespace help {

/// HTML5 that is well-formed XML too: a table of contents and every page, pictures within it; it loads
/// nothing. Links to screens are plain text there.
QByteArray webPage(const Guide& guide);

} // namespace help
