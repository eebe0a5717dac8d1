// What this machine's supervisors chose for the hall screen. It is remembered, and in no tournament; a
// message is of one tournament alone. With the tournament they are what is shown.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"
#include "ui/kit/theme.h"
#include "ui/session/session.h"

#include <QSet>

#include <memory>

namespace hall {

/// What a page is of, in the order in which they come round.
enum class Kind { Note, Champion, Tables, Calls, Bracket, Standings };
/// Those that can be left out.
inline constexpr Kind chosenKinds[] = {Kind::Tables, Kind::Calls, Kind::Bracket, Kind::Standings};
/// `tables`, as it is remembered.
QString word(Kind kind);

inline constexpr int leastSeconds = 5;
inline constexpr int mostSeconds = 120;
inline constexpr int longestMessage = 160; // characters: two lines at the least size

struct Choices {
    QString message;  ///< on every page of that tournament; empty: none
    int seconds = 15; ///< a page stays
    QString monitor;  ///< where it is shown while that is connected; empty: on any
    kit::Scheme scheme = kit::Scheme::Dark;
    QSet<Kind> left = {};    ///< out of the round
    bool shortNames = false; ///< of players: first name and initial
    friend bool operator==(const Choices&, const Choices&) = default;
};

inline size_t qHash(Kind kind, size_t seed = 0)
{
    return ::qHash(static_cast<int>(kind), seed);
}

/// What is to be shown.
struct Shown {
    std::shared_ptr<const tournament::Tournament> tournament; ///< null while none is open
    tournament::Timestamp now;
    Choices choices = {};
};

/// `tournament` names one (markOf); of another than the message was put up on there is none.
Choices choicesIn(const session::Settings& settings, const QString& tournament);
void keep(session::Settings& settings, const Choices& choices, const QString& tournament);
/// By what a tournament is known here: its file, and its first fact where another takes the file's place.
/// Empty where none is open.
QString markOf(const session::Shown& shown);

} // namespace hall
