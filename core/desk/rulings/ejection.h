// Somebody is ejected while they sit in a match: what becomes of that match.
#pragma once

#include "desk/document/desk.h"

#include <string>

namespace desk {

/// It is forfeited to the other side, somebody comes in for who was ejected, or it is played to its end with
/// them by an override.
enum class AfterEjection { Forfeit, Substitute, PlayOn };
struct EjectionChoice {
    AfterEjection then = AfterEjection::Forfeit;
    std::string joins{};  ///< who comes in (id)
    std::string reason{}; ///< why they play on
};

/// The match in which who is ejected sits, where it is called and not over, the one that the incident names
/// before others; null where there is none, and of what is no ejection.
const tournament::Match* matchOfEjected(const tournament::Tournament& tournament,
                                        const facts::Incident& incident);
/// `Dan Kay sits in match 1, which is not over`
std::string ejectedInWords(const tournament::Tournament& tournament, const facts::Incident& incident,
                           const tournament::Match& match);
/// Who was typed to come in for who is ejected: a further player of the team, or somebody on record who is
/// free.
Answer<std::string> whoComesIn(const tournament::Tournament& tournament, const facts::Incident& incident,
                               const std::string& typed);
/// Records the incident, of that match where it names none, and what becomes of it. Refuses a substitute for
/// a whole team, and to play on without a reason, or where the incident names another match.
Answer<void> eject(Draft& draft, facts::Incident incident, const EjectionChoice& choice);

} // namespace desk
