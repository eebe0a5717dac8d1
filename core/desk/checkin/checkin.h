// The use case `checkin`: checks in a player.
#pragma once

#include "desk/document/desk.h"
#include "rules/venue.h"
#include "tournament/model/timestamp.h"

#include <optional>
#include <string>
#include <string_view>

namespace desk {

// Finds the owner of a card that was read. Also the use cases that link a card to a player and forget it.

/// The id of the player whose card was read or typed. Refuses, and says what to do instead, text that isn't a
/// card, a card that matches no ID of the roster, and a computer without the key for cards.
Answer<std::string> playerWithCard(const tournament::Tournament& tournament, std::string_view read);

/// What to store for a card that isn't linked to anyone in the tournament. Doesn't include its number.
struct NewCard {
    std::string hash;
    std::optional<std::string> end;
    bool replaces = false; ///< it replaces a card that is already linked to the player and is then forgotten
};
/// The card's owner, or if it has none, what to store for it.
struct CardOwner {
    std::string person;
    std::optional<NewCard> unknown;
};
/// Finds the owner of the card that was read. Refuses text that isn't a card, payment cards and licenses, and
/// tracks of two players. Creates the key for cards if there is none yet. A card without an owner is stored
/// by the number that most readers send (roster/card.h, numberToKeep).
Answer<CardOwner> ownerOfCard(const tournament::Tournament& tournament, std::string_view read);
/// Whether a card was linked to the player (id) at check-in.
bool hasLinkedCard(const tournament::Tournament& tournament, const std::string& person);
/// Whether the card would be a second linked card without replacing the first. That is refused.
bool isSecondCard(const tournament::Tournament& tournament, const std::string& person, const NewCard& card);
/// Links the card to the player, in addition to the number in the roster. Refuses a card that belongs to
/// someone else, and a second card.
Answer<Recorded> linkCard(Desk& desk, const std::string& by, const std::string& person, const NewCard& card);
/// The same, in a draft.
Answer<void> linkCard(Draft& draft, const std::string& person, const NewCard& card);
/// Forgets the player's linked card. The number in the roster stays.
Answer<Recorded> forgetCard(Desk& desk, const std::string& by, const std::string& person);
/// Whether the text came from a card's stripe and wasn't typed.
bool isSwiped(std::string_view read);
/// The venue's main kind of ID: the first on its rule sheet. Nothing if the venue requires no ID.
std::optional<std::string> kindOfSwiped(const rules::Checkin& rule);
/// The kind of ID that the card itself proves, if its owner is known. That is the venue's main kind if the
/// number was read from the card: from its stripe, or by a reader or scanner (`heard`). Nothing for a number
/// that may have been typed.
std::optional<std::string> shownByCard(const rules::Checkin& rule, std::string_view read, bool heard);

/// The only kind of ID that the venue accepts. Nothing if it accepts several or requires no ID.
std::optional<std::string> onlyKind(const rules::Checkin& rule);

/// Why the player may play.
struct Proof {
    /// The kind of ID or the beginning of its name, in upper or lower case. Nothing: onlyKind().
    std::optional<std::string> shown;
    std::optional<std::string> override; ///< why they may play without an accepted ID
};

/// The check-in rule that applies to the player (id): that of their next match, or of the whole tournament.
/// Refuses if there is nothing to check in for.
Answer<rules::Checkin> checkinRule(const tournament::Tournament& tournament, const std::string& person);
/// Checks in the player (id). If the venue checks IDs before each match: for their team's match in play, or
/// else the first one in the draw; if they are already checked in for that, for the next match in the queue.
/// Otherwise for the whole tournament (rules.md, checkin.scope). With an override, it can be repeated for a
/// match they are checked in for, if a later suspension keeps them out of it. Links a `card` that was swiped
/// to the player; undoing the check-in keeps that link. Refuses an override whose reason has a card number.
Answer<Recorded> checkIn(Desk& desk, const std::string& by, const std::string& person, const Proof& proof,
                         const std::optional<NewCard>& card = {});
/// Undoes the player's latest check-in.
Answer<Recorded> undoCheckIn(Desk& desk, const std::string& by, const std::string& person);

/// Whether the player is already checked in for what `checkIn` would record, or was checked in within the
/// last minute for a match that isn't over. A card that is read twice must not check anyone in for two
/// matches.
bool isCheckedIn(const tournament::Tournament& tournament, const std::string& person,
                 const tournament::Timestamp& now);

/// Whether the player is checked in for their next match, but a later suspension keeps them out of it on that
/// day (`2026-11-21`). Another check-in, with an override, lets them play.
bool isSuspendedForNext(const tournament::Tournament& tournament, const std::string& person,
                        const std::string& day);

/// For a player who is suspended on that day (`2026-11-21`) and checked in with an override: asks for their
/// ID too, because the override is only about the suspension. `Ana Ruiz is suspended; which ID did Ana Ruiz
/// show? Accepted: …`. Empty if they aren't suspended or the venue requires no ID.
std::string idAskedBesides(const tournament::Tournament& tournament, const std::string& person,
                           const std::string& day);

} // namespace desk
