// The use case `checkin`: a player is here.
#pragma once

#include "desk/document/desk.h"
#include "rules/venue.h"
#include "tournament/model/timestamp.h"

#include <optional>
#include <string>
#include <string_view>

namespace desk {

// Whose a card is that was read, and the use cases that link one to a player and forget it.

/// The player (its id) whose card was read, by a reader or typed. Refuses, with what to do instead, what is
/// no card, a card that nobody's ID in the roster fits, and a machine that does not have the key of the
/// cards.
Answer<std::string> playerWithCard(const tournament::Tournament& tournament, std::string_view read);

/// A card that nobody of the tournament is linked to: what would be kept of it. Its number is not in here.
struct NewCard {
    std::string hash;
    std::optional<std::string> end;
    bool replaces = false; ///< the one that was linked to the same player before, which is then forgotten
};
/// Whose card it is; or, where it is nobody's, what would be kept of it.
struct CardOwner {
    std::string person;
    std::optional<NewCard> unknown;
};
/// Whose card was read. Refuses what is no card, payment cards and licences, and tracks of two players. The
/// key of the cards is made where there is none yet. One that is nobody's would be kept by the number that
/// most readers give (roster/card.h, numberToKeep).
Answer<CardOwner> ownerOfCard(const tournament::Tournament& tournament, std::string_view read);
/// Whether a card was linked to the player (its id) at the desk.
bool hasLinkedCard(const tournament::Tournament& tournament, const std::string& person);
/// Whether it would be the second one that is linked to the player and does not replace the first: refused.
bool isSecondCard(const tournament::Tournament& tournament, const std::string& person, const NewCard& card);
/// The card is that player's from now on, beside the number that the roster has. Refuses one that somebody
/// has, and a second one.
Answer<Recorded> linkCard(Desk& desk, const std::string& by, const std::string& person, const NewCard& card);
/// The same as a part of what is recorded at once.
Answer<void> linkCard(Draft& draft, const std::string& person, const NewCard& card);
/// What was learned of the player's card is forgotten; the roster's number stays.
Answer<Recorded> forgetCard(Desk& desk, const std::string& by, const std::string& person);
/// Whether it came from the stripe of a card, and was not typed.
bool isSwiped(std::string_view read);
/// The venue's own kind of ID, which its sheet names first. Nothing where the venue asks for none.
std::optional<std::string> kindOfSwiped(const rules::Checkin& rule);
/// What a card shows by itself whose player is known: the venue's own kind, where it was read off the card:
/// from its stripe, or, where its keys were heard coming (`heard`), by a reader or scanner. A number that may
/// have been typed shows nothing.
std::optional<std::string> shownByCard(const rules::Checkin& rule, std::string_view read, bool heard);

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
