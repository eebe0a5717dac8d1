// What SQLite reports, as a trouble that a supervisor can act on. For this room alone.
#pragma once

#include "trouble.h"

#include <QSqlError>
#include <QString>

namespace store {

/// The trouble behind an error of a statement on the file at `file`, which sentences call `path`.
Trouble troubleFrom(const QSqlError& error, const QString& path, const QString& file);

} // namespace store
