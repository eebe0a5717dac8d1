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
/// next for the team; else for the evening (rules.md, checkin.scope).
Answer<Recorded> checkIn(Desk& desk, const std::string& by, const std::string& person, const Proof& proof);
/// Takes back that the player is here, as it was recorded last.
Answer<Recorded> undoCheckIn(Desk& desk, const std::string& by, const std::string& person);

/// `Ana Ruiz (Full House) is here for match 3; missing: Ben Oyelaran`
std::string hereText(const night::Night& night, const std::string& person);
/// `Ana Ruiz (Full House) is not checked in any more for match 3`, after the night before that.
std::string notHereText(const night::Night& before, const std::string& person);

} // namespace desk
