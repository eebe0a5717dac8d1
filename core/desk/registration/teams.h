// The use cases on a single team: it comes, it changes, it goes.
#pragma once

#include "desk/document/desk.h"
#include "message/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

struct PlayerEntry {
    std::string id; ///< of somebody on the team; empty: somebody new
    std::string name;
    std::optional<std::string> card;          ///< typed or read from the card; nothing: as it is on record
    std::optional<std::string> affiliation{}; ///< their own; empty: not given; nothing: as on record
};
/// A card that was read into a form: its number for `PlayerEntry::card`, and the end that alone is shown;
/// empty where that would be most of it.
struct EnteredCard {
    std::string number;
    std::string end;
};
/// Of its numbers the one by which check-in learns a card too (roster/card.h, numberToKeep). Refuses what is
/// no card, payment cards and licences.
Answer<EnteredCard> enteredCard(std::string_view read);

struct TeamEntry {
    std::string name;
    std::optional<int> seed;
    std::vector<PlayerEntry> players; ///< partners first; at least one
    std::string affiliation{};        ///< the club, hall or the like it comes from; empty: none
    std::string override{};           ///< why it may be outside the roster limits; empty: it may not
};

/// `Ana Ruiz is also the name of a player on Full House. No one can play for two teams, so check whether this
/// is the same person`: for whoever is new to that team (its id; empty: a new one). Nothing if no one has the
/// name of a player on another team that is still in.
std::optional<message::Message> namesakes(const tournament::Tournament& tournament, const std::string& id,
                                          const TeamEntry& entry);

/// What it would be against the limits of the rules and is not already, were it registered or changed so
/// (`team` is empty where it is new). It takes an override to record these.
std::vector<Mistake> againstLimits(const tournament::Tournament& tournament, const std::string& team,
                                   const TeamEntry& entry);

/// Records the team and its players. An affiliation that another team has is written as there. Refuses a name
/// or a seed that another team has, a card that somebody has. After the draw the team is in no match before
/// it enters late (drawlater.h). Refuses what is against the limits of the rules (rosterlimits.h), unless
/// there is an override. Warns of a player who is called like one of another team: nobody plays for two.
Answer<Recorded> addTeam(Desk& desk, const std::string& by, const TeamEntry& entry);
/// Adds it to what is being recorded, and answers its id.
Answer<std::string> addTeam(Draft& draft, const TeamEntry& entry);
/// Records what is different now, nothing where nothing is. Names, cards and a further player may come at any
/// time; a player who is not named any more leaves the team, which is refused after the draw.
Answer<Recorded> changeTeam(Desk& desk, const std::string& by, const std::string& team,
                            const TeamEntry& entry);
/// Takes the team off the record, with its players and their check-ins. Refused after the draw: then a team
/// withdraws.
Answer<Recorded> removeTeam(Desk& desk, const std::string& by, const std::string& team);

// The use case `substitute`: a substitute for a player of a team.

struct SubstituteOptions {
    std::string team;                  ///< id
    std::string leaves;                ///< id of a player of it
    std::string joins;                 ///< id: a third player of it, or somebody who is free
    std::optional<std::string> anew{}; ///< the name of someone not on record yet, instead of `joins`
    std::string match{};               ///< id, from which on; empty: at once
    std::string reason{};              ///< may be empty
    std::string affiliation{};         ///< own one of who is new; empty: not given
    std::string override{};            ///< why the team may then be against the limits; empty: it may not
    bool isAnother = false;            ///< who is new is not the player of another team of that name
};
/// From that match on, or from the next one that is called, one plays instead of the other; matches that were
/// called keep their players. Refused if it is too late, for someone who was ejected, plays for another team
/// or does not play for this one, for someone new with the name of a player of another team unless that was
/// confirmed, and without an override if the team is then outside the roster limits (rosterlimits.h). Warns
/// if the one who leaves is seated in a match in play.
Answer<Recorded> substitute(Desk& desk, const std::string& by, const SubstituteOptions& options);

/// What the team would be against the limits of the rules after that, and is not already. It takes an
/// override to record these.
std::vector<Mistake> againstLimits(const tournament::Tournament& tournament,
                                   const SubstituteOptions& options);

/// The id of a person on record of exactly that name: of the team, or else of any; empty where it is new.
std::string personNamed(const tournament::Tournament& tournament, const std::string& team,
                        const std::string& name);

} // namespace desk
