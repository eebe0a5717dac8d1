// The use case `checkin`: a player is here.
#pragma once

#include "desk.h"

#include "rules/venue.h"

#include <optional>
#include <string>
#include <string_view>

namespace desk {

/// The player (its id) whose card was read, by a reader or typed. Refuses, with what to do instead, what is
/// no card, a card that nobody's ID in the roster fits, and a machine that does not have the key of the
/// cards.
Answer<std::string> playerWithCard(const night::Night& night, std::string_view read);

/// A card that nobody of the night is linked to: what would be kept of it. Its number is not in here.
struct NewCard {
    std::string hash;
    std::optional<std::string> end;
};
/// Whose card it is; or, where it is nobody's, what would be kept of it.
struct CardOwner {
    std::string person;
    std::optional<NewCard> unknown;
};
/// Whose card was read. Refuses what is no card, payment cards and licences, and tracks of two players. The
/// key of the cards is made where there is none yet.
Answer<CardOwner> ownerOfCard(const night::Night& night, std::string_view read);
/// The card is that player's from now on, beside the number that the roster has. Refuses one that somebody
/// has.
Answer<Recorded> linkCard(Desk& desk, const std::string& by, const std::string& person, const NewCard& card);
/// What was learned of the player's card is forgotten; the roster's number stays.
Answer<Recorded> forgetCard(Desk& desk, const std::string& by, const std::string& person);
/// Whether it came from the stripe of a card, and was not typed.
bool isSwiped(std::string_view read);
/// The kind of ID that a card shows which is swiped and known: the venue's own, which its sheet names first.
/// Nothing where the venue asks for none.
std::optional<std::string> kindOfSwiped(const rules::Checkin& rule);

/// What shows that the player may play.
struct Proof {
    /// The kind of ID, in any case or its beginning. Nothing: the one kind that the venue accepts, where that
    /// is one and it asks for an ID.
    std::optional<std::string> shown;
    std::optional<std::string> override; ///< why without an ID that the venue accepts
};

/// The rule by which the player (its id) is checked in: that of the next match, or of the evening. Refuses
/// where there is nothing that the player could be checked in for.
Answer<rules::Checkin> checkinRule(const night::Night& night, const std::string& person);
/// Checks the player (its id) in: where the venue checks IDs for each match, for the one that is on or comes
/// next for the team; else for the evening (rules.md, checkin.scope). A `card` that was swiped with it is
/// theirs from now on; an undo takes back that they are here, and leaves it theirs. Refuses an override whose
/// reason has the number of a card.
Answer<Recorded> checkIn(Desk& desk, const std::string& by, const std::string& person, const Proof& proof,
                         const std::optional<NewCard>& card = {});
/// Takes back that the player is here, as it was recorded last.
Answer<Recorded> undoCheckIn(Desk& desk, const std::string& by, const std::string& person);

/// What is answered to somebody who was checked in.
struct HereAnswer {
    std::string name;
    std::string team;     ///< empty where there is none
    std::string match;    ///< ` for match 3`; empty where it is for the evening
    std::string partners; ///< `missing: Ben Oyelaran`, `the team is complete`; empty without a team
    bool complete = false;
    std::string against{}; ///< the limits of the rules that the team is against, and why; empty: none
    std::string exempt{};  ///< `against a sanction`: what they were let in against; empty: nothing
    std::string reason{};  ///< why they were
};
HereAnswer hereAnswer(const night::Night& night, const std::string& person);
/// Whether the player was checked in already for what `checkIn` would do it for.
bool isCheckedIn(const night::Night& night, const std::string& person);
/// `Ana Ruiz (Full House) is here for match 3; missing: Ben Oyelaran`
std::string hereText(const night::Night& night, const std::string& person);
/// `Ana Ruiz (Full House) is not checked in any more for match 3`, after the night before that.
std::string notHereText(const night::Night& before, const std::string& person);

} // namespace desk
