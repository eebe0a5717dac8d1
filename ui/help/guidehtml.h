// The guide as one web page, for a browser or another computer.
#pragma once

#include "guide.h"

#include <QByteArray>

namespace help {

/// HTML5 that is also well-formed XML: a table of contents and every page, with the pictures included; it
/// loads nothing. Links to screens are plain text there.
QByteArray webPage(const Guide& guide);

} // namespace help
