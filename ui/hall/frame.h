// What stands on every page around its own; for this folder alone.
#pragma once

#include "face.h"

namespace hall {

/// The first page of a kind, with its head and the supervisor's message: what is left for the page itself.
struct Framed {
    Face face;
    QRectF body;
};
/// `title` stands behind the round: `Standings`; may be empty.
Framed framed(const Shown& shown, const QSizeF& size, Kind kind, const QString& title);
/// The room between head and message on such a page.
QRectF bodyOf(const Shown& shown, const QSizeF& size);
/// `Standings 2 of 3`; of one page its name alone.
QString numbered(const QString& title, std::size_t page, std::size_t pages);

/// `Ana Ruiz, Bo Li`, as players are to be named; who was purged is left out.
QString playersInWords(const Shown& shown, const std::vector<std::string>& players);

// The pages of each kind, a file each.
std::vector<Face> noteFaces(const Shown& shown, const QSizeF& size);
std::vector<Face> championFaces(const Shown& shown, const QSizeF& size);
std::vector<Face> tableFaces(const Shown& shown, const QSizeF& size);
std::vector<Face> callFaces(const Shown& shown, const QSizeF& size);
std::vector<Face> bracketFaces(const Shown& shown, const QSizeF& size);
std::vector<Face> standingsFaces(const Shown& shown, const QSizeF& size);

} // namespace hall
