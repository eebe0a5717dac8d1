// Whose a card is that was read, and the use cases that link one to a player and forget it.
#pragma once

#include "desk/document/desk.h"
#include "rules/venue.h"

#include <optional>
#include <string>
#include <string_view>

namespace desk {

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

} // namespace desk
