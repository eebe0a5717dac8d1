// The use case `checkin`: a player is checked in.
#pragma once

#include "desk/document/desk.h"
#include "rules/venue.h"
#include "tournament/model/timestamp.h"

#include <optional>
#include <string>
#include <string_view>

namespace desk {

// Finds the owner of a card that was read; and the use cases that link a card to a player and forget it.

/// The player (its id) whose card was read by a reader or typed. Refuses, with what to do instead, a reading
/// that isn't a card, a card that matches no ID of the roster, and a machine without the key of the cards.
Answer<std::string> playerWithCard(const tournament::Tournament& tournament, std::string_view read);

/// A card that isn't linked to anyone in the tournament: the data to keep for it. Its number isn't in here.
struct NewCard {
    std::string hash;
    std::optional<std::string> end;
    bool replaces = false; ///< it replaces the card linked to the same player before, which is forgotten
};
/// The card's owner; or, if it has none, the data to keep for it.
struct CardOwner {
    std::string person;
    std::optional<NewCard> unknown;
};
/// Finds the owner of the card that was read. Refuses a reading that isn't a card, payment cards and
/// licenses, and tracks of two players. Creates the key of the cards if there is none yet. A card without an
/// owner would be kept by the number that most readers send (roster/card.h, numberToKeep).
Answer<CardOwner> ownerOfCard(const tournament::Tournament& tournament, std::string_view read);
/// Whether a card was linked to the player (its id) at check-in.
bool hasLinkedCard(const tournament::Tournament& tournament, const std::string& person);
/// Whether it would be a second linked card that doesn't replace the first: that is refused.
bool isSecondCard(const tournament::Tournament& tournament, const std::string& person, const NewCard& card);
/// Links the card to that player, in addition to the number in the roster. Refuses a card that belongs to
/// someone, and a second one.
Answer<Recorded> linkCard(Desk& desk, const std::string& by, const std::string& person, const NewCard& card);
/// The same as part of a request.
Answer<void> linkCard(Draft& draft, const std::string& person, const NewCard& card);
/// Forgets the player's linked card; the roster's number stays.
Answer<Recorded> forgetCard(Desk& desk, const std::string& by, const std::string& person);
/// Whether it came from the stripe of a card and wasn't typed.
bool isSwiped(std::string_view read);
/// The venue's own kind of ID, which its sheet names first. Nothing if the venue requires none.
std::optional<std::string> kindOfSwiped(const rules::Checkin& rule);
/// The kind of ID that a card itself shows, if its owner is known: the venue's own kind, if it was read from
/// the card: from its stripe, or (`heard`) by a reader or scanner. A number that could have been typed shows
/// none.
std::optional<std::string> shownByCard(const rules::Checkin& rule, std::string_view read, bool heard);

/// Why the player may play.
struct Proof {
    /// The kind of ID, in any case, or its beginning. Nothing: the only kind that the venue accepts, if there
    /// is only one and it requires an ID.
    std::optional<std::string> shown;
    std::optional<std::string> override; ///< why they may play without an accepted ID
};

/// The rule for checking in the player (its id): that of the next match, or of the whole tournament. Refuses
/// if there is nothing to check the player in for.
Answer<rules::Checkin> checkinRule(const tournament::Tournament& tournament, const std::string& person);
/// Checks the player (its id) in. If the venue checks IDs before each match: for the match of their team that
/// is in play, or else was drawn first; if they are checked in for it, for the next one in the queue.
/// Otherwise for the whole tournament (rules.md, checkin.scope). With an override, again for a match they are
/// checked in for, if a later suspension keeps them out of it. A `card` that was swiped with it is linked to
/// them; an undo of the check-in keeps the link. Refuses an override whose reason has a card number.
Answer<Recorded> checkIn(Desk& desk, const std::string& by, const std::string& person, const Proof& proof,
                         const std::optional<NewCard>& card = {});
/// Undoes the latest check-in of the player.
Answer<Recorded> undoCheckIn(Desk& desk, const std::string& by, const std::string& person);

/// Whether the player is already checked in for what `checkIn` would do, or was checked in within the last
/// minute for a match that isn't over: a card that is read twice must not check anyone in for two matches.
bool isCheckedIn(const tournament::Tournament& tournament, const std::string& person,
                 const tournament::Timestamp& now);

/// Whether the player is checked in for their next match but a later suspension keeps them out of it on that
/// day (`2026-11-21`). Another check-in with an override lets them play.
bool isKeptOutNext(const tournament::Tournament& tournament, const std::string& person,
                   const std::string& day);

/// For a player who is suspended on that day (`2026-11-21`) and checked in with an override: the question for
/// their ID, which the override doesn't answer: `Ana Ruiz is suspended; which ID did Ana Ruiz show? Accepted:
/// …`. Empty if they aren't suspended, or the venue requires no ID.
std::string idAskedBesides(const tournament::Tournament& tournament, const std::string& person,
                           const std::string& day);

} // namespace desk
