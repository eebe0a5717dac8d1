// The pages of the hall screen, made from the tournament that the window shows.
//
// IDs, cards, suspensions, protests, challenges and reasons are never on them.
#pragma once

#include "face.h"

#include <functional>

namespace hall {

/// Every page in the order of turns; at least one. Pages without content are left out.
std::vector<Face> facesOf(const Shown& shown, const QSizeF& size);
/// Only those of one kind; none if it has no content.
std::vector<Face> facesOf(const Shown& shown, const QSizeF& size, Kind kind);
/// The time on the hall's clock: `7:42 PM`, or `19:42` with 24 hours.
QString timeOfDay(const tournament::Timestamp& now);
/// The matches that are called but haven't begun, by table.
std::vector<const tournament::Match*> calledNow(const Shown& shown);

// The parts around the content of every page; for this folder only.

/// A page with its head and the supervisor's message. `title` comes after the round: `Standings`; can be
/// empty.
Face framed(const Shown& shown, const QSizeF& size, Kind kind, const QString& title);
/// That many pages of a kind, each with its head, the message and its drawing.
std::vector<Face> pagesOf(const Shown& shown, const QSizeF& size, Kind kind, std::size_t pages,
                          const std::function<QString(std::size_t page)>& title,
                          const std::function<void(Face& face, std::size_t page)>& draw);
/// The room between the head and the calls or the message on such a page.
QRectF bodyOf(const Shown& shown, const QSizeF& size, Kind kind);
/// The same without calls.
QRectF roomOf(const Shown& shown, const QSizeF& size);
/// Whether one page has room for all calls, so that it needs no strip.
bool callsFitOnePage(const Shown& shown, const QSizeF& size);
/// `Standings 2 of 3`; only the name if there is one page.
QString numbered(const QString& title, std::size_t page, std::size_t pages);

/// `Ana Ruiz, Bo Li`, with names as chosen; purged names are left out.
QString playersInWords(const Shown& shown, const std::vector<std::string>& players);

// The pages of each kind, one file each.
std::vector<Face> noteFaces(const Shown& shown, const QSizeF& size);
std::vector<Face> championFaces(const Shown& shown, const QSizeF& size);
std::vector<Face> tableFaces(const Shown& shown, const QSizeF& size);
std::vector<Face> callFaces(const Shown& shown, const QSizeF& size);
std::vector<Face> bracketFaces(const Shown& shown, const QSizeF& size);
std::vector<Face> standingsFaces(const Shown& shown, const QSizeF& size);

} // namespace hall
