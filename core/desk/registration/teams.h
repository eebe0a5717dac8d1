// The use cases for one team: register, change, remove.
#pragma once

#include "desk/document/desk.h"
#include "message/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

struct PlayerEntry {
    std::string id; ///< of a player on the team; empty: a new player
    std::string name;
    /// Typed or read from the card. Empty: none, and one on record is removed. Nothing: as on record.
    std::optional<std::string> card;
    std::optional<std::string> affiliation{}; ///< the player's own; empty: not given; nothing: as on record
};
/// A card that was read into a form: its number for `PlayerEntry::card`, and its last characters, which are
/// all that is shown. `end` is empty if it would be most of the number.
struct EnteredCard {
    std::string number;
    std::string end;
};
/// If the card has several numbers, takes the one that check-in also stores (roster/card.h, numberToKeep).
/// Refuses text that isn't a card, payment cards and licenses.
Answer<EnteredCard> enteredCard(std::string_view read);

struct TeamEntry {
    std::string name;
    std::optional<int> seed;
    std::vector<PlayerEntry> players; ///< the two who play first; at least one player
    std::string affiliation{};        ///< a club, residence hall or other group; empty: none
    std::string override{};           ///< why the team may break the roster limits; empty: it may not
};

/// For players who are new to that team (id; empty: a new team): `Ana Ruiz is also the name of a player on
/// Full House. No one can play for two teams: check whether this is the same person`. Nothing if none of them
/// has the name of a player on another team that is still in.
std::optional<message::Message> namesakes(const tournament::Tournament& tournament, const std::string& id,
                                          const TeamEntry& entry);

/// The limits of the rules that the team would newly break if it was registered or changed like this (`team`
/// is empty for a new one). Recording it then needs an override.
std::vector<Mistake> againstLimits(const tournament::Tournament& tournament, const std::string& team,
                                   const TeamEntry& entry);

/// Records the team and its players. If another team has the same affiliation in another spelling, takes that
/// spelling. After the draw, the team has no match until it enters late (drawlater.h). Refuses a name or a
/// seed that another team has, a card that someone else has, and without an override a team that breaks the
/// limits of the rules (rosterlimits.h). Warns if a player has the name of a player on another team, because
/// no one plays for two teams.
Answer<Recorded> addTeam(Desk& desk, const std::string& by, const TeamEntry& entry);
/// Adds the team to the draft and returns its id.
Answer<std::string> addTeam(Draft& draft, const TeamEntry& entry);
/// Records the differences, if any. Names, cards and additional players can be changed at any time. Players
/// who are no longer named leave the team, which is refused after the draw.
Answer<Recorded> changeTeam(Desk& desk, const std::string& by, const std::string& team,
                            const TeamEntry& entry);
/// Removes the team with its players and their check-ins. After the draw, only a team that isn't in it and
/// has nothing on record except its registration; other teams withdraw instead.
Answer<Recorded> removeTeam(Desk& desk, const std::string& by, const std::string& team);

// The use case `substitute`: a substitute plays for a player of a team.

struct SubstituteOptions {
    std::string team{};                     ///< id
    std::string leaves{};                   ///< id of a player on the team
    std::string joins{};                    ///< id of a third player on the team or of someone on no team
    std::optional<std::string> newPlayer{}; ///< name of a person who isn't on record yet, instead of `joins`
    std::string match{};                    ///< id of the first match; empty: at once
    std::string reason{};                   ///< optional
    std::string affiliation{};              ///< of a new player; empty: not given
    std::string override{};                 ///< why the team may then break the limits; empty: it may not
    bool isAnother = false; ///< the new player isn't the person with that name on another team
    std::string card{};     ///< of a new player, typed or read; empty: not given
};
/// From that match on, or the next one that is called, the substitute plays instead. Matches that were called
/// keep their players. Refuses if it is too late; someone who was ejected, plays for another team or doesn't
/// play for this one; a new player with the name of a player on another team, unless it was confirmed; and
/// without an override, if the team would break the roster limits (rosterlimits.h). Warns if the player who
/// leaves is seated in a match in play.
Answer<Recorded> substitute(Desk& desk, const std::string& by, const SubstituteOptions& options);

/// The limits of the rules that the team would newly break. Recording it then needs an override.
std::vector<Mistake> againstLimits(const tournament::Tournament& tournament,
                                   const SubstituteOptions& options);

/// The id of a person on record with exactly that name: on the team if possible, otherwise anywhere. Empty:
/// none.
std::string personNamed(const tournament::Tournament& tournament, const std::string& team,
                        const std::string& name);

} // namespace desk
