// The use case `checkin`: a player is here.
#pragma once

#include "cardowner.h"

#include "rules/venue.h"
#include "tournament/model/timestamp.h"

#include <optional>
#include <string>

namespace desk {

/// What shows that the player may play.
struct Proof {
    /// The kind of ID, in any case or its beginning. Nothing: the one kind that the venue accepts, where that
    /// is one and it asks for an ID.
    std::optional<std::string> shown;
    std::optional<std::string> override; ///< why without an ID that the venue accepts
};

/// The rule by which the player (its id) is checked in: that of the next match, or of the evening. Refuses
/// where there is nothing that the player could be checked in for.
Answer<rules::Checkin> checkinRule(const tournament::Tournament& tournament, const std::string& person);
/// Checks the player (its id) in: where the venue checks IDs for each match, for that of the matches they
/// play with the team which is on, or else was drawn first; where they are here for it, for another by the
/// queue; else for the evening (rules.md, checkin.scope). With an override once more for one for which they
/// are here, where a sanction that came later keeps them out of it. A `card` that was swiped with it is
/// theirs from now on; an undo takes back that they are here, and leaves it theirs. Refuses an override whose
/// reason has the number of a card.
Answer<Recorded> checkIn(Desk& desk, const std::string& by, const std::string& person, const Proof& proof,
                         const std::optional<NewCard>& card = {});
/// Takes back that the player is here, as it was recorded last.
Answer<Recorded> undoCheckIn(Desk& desk, const std::string& by, const std::string& person);

/// Whether the player was checked in already for what `checkIn` would do it for, or within the last minute
/// for a match that is not over: a card that is read twice in a row brings nobody to two matches.
bool isCheckedIn(const tournament::Tournament& tournament, const std::string& person,
                 const tournament::Timestamp& now);

/// Whether the player is here for what they play next, and a sanction that came later keeps them out of it on
/// that day (`2026-11-21`): checked in once more with an override, they play.
bool isKeptOutNext(const tournament::Tournament& tournament, const std::string& person,
                   const std::string& day);

/// What is to be said of their ID too of somebody whom a sanction keeps out on that day (`2026-11-21`) and
/// who is let in all the same, since it says nothing of that: `Ana Ruiz may not play: suspended; which ID did
/// Ana Ruiz show? Accepted: …`. Empty where nothing keeps them out, and where the venue asks for no ID.
std::string idAskedBesides(const tournament::Tournament& tournament, const std::string& person,
                           const std::string& day);

} // namespace desk
