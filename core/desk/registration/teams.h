// The use cases for a single team: register, change, remove.
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
    /// Typed or read from the card; empty: none, and one on record is removed; nothing: as on record.
    std::optional<std::string> card;
    std::optional<std::string> affiliation{}; ///< their own; empty: not given; nothing: as on record
};
/// A card that was read into a form: its number for `PlayerEntry::card`, and its end, which is all that is
/// shown; empty if that would be most of it.
struct EnteredCard {
    std::string number;
    std::string end;
};
/// Of its numbers, the one that check-in keeps too (roster/card.h, numberToKeep). Refuses text that isn't a
/// card, payment cards and licenses.
Answer<EnteredCard> enteredCard(std::string_view read);

struct TeamEntry {
    std::string name;
    std::optional<int> seed;
    std::vector<PlayerEntry> players; ///< partners first; at least one
    std::string affiliation{};        ///< the club, residence hall or other group it comes from; empty: none
    std::string override{};           ///< why it can be outside the roster limits; empty: it can't
};

/// `Ana Ruiz is also the name of a player on Full House. No one can play for two teams: check whether this is
/// the same person`: for players who are new to that team (its id; empty: a new one). Nothing if no one
/// has the name of a player on another team that is still in.
std::optional<message::Message> namesakes(const tournament::Tournament& tournament, const std::string& id,
                                          const TeamEntry& entry);

/// The limits of the rules that the team would newly break if it was registered or changed like this (`team`
/// is empty for a new one). Recording it then needs an override.
std::vector<Mistake> againstLimits(const tournament::Tournament& tournament, const std::string& team,
                                   const TeamEntry& entry);

/// Records the team and its players. An affiliation gets the spelling of another team's. Refuses a name or a
/// seed that another team has, and a card that someone else has. After the draw, the team has no match until
/// it enters late (drawlater.h). Refuses a team outside the limits of the rules (rosterlimits.h) unless there
/// is an override. Warns of a player with the name of a player on another team, because no one plays for two.
Answer<Recorded> addTeam(Desk& desk, const std::string& by, const TeamEntry& entry);
/// Adds it to the draft, and returns its id.
Answer<std::string> addTeam(Draft& draft, const TeamEntry& entry);
/// Records the differences, if there are any. Names, cards and another player can come at any time; a player
/// who is no longer named leaves the team, which is refused after the draw.
Answer<Recorded> changeTeam(Desk& desk, const std::string& by, const std::string& team,
                            const TeamEntry& entry);
/// Removes the team with its players and their check-ins. After the draw only a team that isn't in it, if
/// nothing but its registration is on record about it; otherwise a team withdraws.
Answer<Recorded> removeTeam(Desk& desk, const std::string& by, const std::string& team);

// The use case `substitute`: a substitute for a player of a team.

struct SubstituteOptions {
    std::string team{};                     ///< id
    std::string leaves{};                   ///< id of a player of it
    std::string joins{};                    ///< id: a third player of it, or someone on no team
    std::optional<std::string> newPlayer{}; ///< the name of someone not on record yet, instead of `joins`
    std::string match{};                    ///< id of the first match; empty: at once
    std::string reason{};                   ///< may be empty
    std::string affiliation{};              ///< of a new player, their own; empty: not given
    std::string override{};                 ///< why the team can then be outside the limits; empty: it can't
    bool isAnother = false;                 ///< the new player isn't the player of that name on another team
    std::string card{};                     ///< of a new player, typed or read; empty: not given
};
/// From that match on, or from the next one that is called, the substitute plays instead; matches that were
/// called keep their players. Refused if it is too late, for someone who was ejected, plays for another team
/// or doesn't play for this one, for a new player with the name of a player on another team unless that was
/// confirmed, and without an override if the team is then outside the roster limits (rosterlimits.h). Warns
/// if the player who leaves is seated in a match in play.
Answer<Recorded> substitute(Desk& desk, const std::string& by, const SubstituteOptions& options);

/// The limits of the rules that the team would newly break after that. Recording it then needs an override.
std::vector<Mistake> againstLimits(const tournament::Tournament& tournament,
                                   const SubstituteOptions& options);

/// The id of a person on record with exactly that name, on the team or else anywhere; empty if there is none.
std::string personNamed(const tournament::Tournament& tournament, const std::string& team,
                        const std::string& name);

} // namespace desk
