// The use case `checkin`: a player is checked in.
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

/// The rule by which the player (its id) is checked in: that of the next match, or of the whole tournament.
/// Refuses if there is nothing that the player could be checked in for.
Answer<rules::Checkin> checkinRule(const tournament::Tournament& tournament, const std::string& person);
/// Checks the player (its id) in. If the venue checks IDs before each match: for the match of their team that
/// is in play, or else was drawn first; if they are checked in for it, for the next one in the queue.
/// Otherwise for the whole tournament (rules.md, checkin.scope). With an override, once more for a match they
/// are checked in for, if a later suspension keeps them out of it. A `card` that was swiped with it is linked
/// to them; an undo of the check-in keeps the link. Refuses an override whose reason has a card number.
Answer<Recorded> checkIn(Desk& desk, const std::string& by, const std::string& person, const Proof& proof,
                         const std::optional<NewCard>& card = {});
/// Undoes the latest check-in of the player.
Answer<Recorded> undoCheckIn(Desk& desk, const std::string& by, const std::string& person);

/// Whether the player was checked in already for what `checkIn` would do it for, or within the last minute
/// for a match that is not over: a card that is read twice in a row brings nobody to two matches.
bool isCheckedIn(const tournament::Tournament& tournament, const std::string& person,
                 const tournament::Timestamp& now);

/// Whether the player is checked in for what they play next but a later suspension keeps them out of it on
/// that day (`2026-11-21`). Another check-in with an override lets them play.
bool isKeptOutNext(const tournament::Tournament& tournament, const std::string& person,
                   const std::string& day);

/// Of someone who is suspended on that day (`2026-11-21`) and checked in with an override: the question for
/// their ID, which the override does not answer: `Ana Ruiz is suspended; which ID did Ana Ruiz show?
/// Accepted: …`. Empty if they are not suspended, or the venue asks for no ID.
std::string idAskedBesides(const tournament::Tournament& tournament, const std::string& person,
                           const std::string& day);

} // namespace desk
