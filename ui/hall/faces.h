// The pages of the hall screen, made from the tournament that the window shows.
//
// Nobody's ID, card, sanction, protest, challenge or reason is on any of them.
#pragma once

#include "face.h"

#include <functional>

namespace hall {

/// Every page in the order in which they come round; at least one. A page that has nothing to say is left
/// out.
std::vector<Face> facesOf(const Shown& shown, const QSizeF& size);
/// Those of one kind alone; none where it has nothing to say.
std::vector<Face> facesOf(const Shown& shown, const QSizeF& size, Kind kind);
/// What the hall's wall clock shows: `7:42 PM`, or `19:42` where times are written so.
QString timeOfDay(const tournament::Timestamp& now);
/// The matches that are called and have not begun, by table.
std::vector<const tournament::Match*> calledNow(const Shown& shown);

// What stands on every page around its own; for this folder alone.

/// A page with its head and the supervisor's message. `title` stands behind the round: `Standings`; may be
/// empty.
Face framed(const Shown& shown, const QSizeF& size, Kind kind, const QString& title);
/// So many pages of a kind, each with its head and the message, and what is drawn on it.
std::vector<Face> pagesOf(const Shown& shown, const QSizeF& size, Kind kind, std::size_t pages,
                          const std::function<QString(std::size_t page)>& title,
                          const std::function<void(Face& face, std::size_t page)>& draw);
/// The room between the head and the calls or the message on such a page.
QRectF bodyOf(const Shown& shown, const QSizeF& size, Kind kind);
/// The same without calls.
QRectF roomOf(const Shown& shown, const QSizeF& size);
/// Whether one page has room for all who are called, so that it needs no strip.
bool callsFitOnePage(const Shown& shown, const QSizeF& size);
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
