// The limits of the rules for a team that registers: number of players and affiliations (rules, `roster.…`).
// Each player has their own affiliation. If none is on record it is unknown, whatever the team's is, and a
// limit that needs it says so.
#pragma once

#include "answer.h"

#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// Whether the rules depend on players' affiliations.
bool asksAffiliations(const Tournament& tournament);

/// A team that was allowed as a roster exception.
struct RosterException {
    std::vector<message::Message> broken; ///< the limits that it breaks now; at least one
    std::string reason; ///< as given; empty if the limits were set after the team registered
};
/// Nothing if the team keeps all limits.
std::optional<RosterException> rosterException(const Tournament& tournament, const tournament::Team& team);
/// `roster exception: 4 players, but … (…). Reason: guests from abroad`
message::Message inWords(const RosterException& exception);
/// The same without the reason, which not everyone may see.
message::Message openWords(const RosterException& exception);

// The limits, for the checks and the use cases. Only for the rooms of the desk.

/// A team as it would be registered.
struct Enrolment {
    struct Player {
        std::string name;
        std::string affiliation; ///< empty: not given
    };
    std::string affiliation; ///< empty: none
    std::vector<Player> players;
};
/// A limit that a team breaks.
struct Broken {
    std::string limit; ///< the limit with the affiliation, to compare with others
    int by = 1;        ///< by how many players
    /// `4 players, but a team can have at most 3 (unc-regular, agreed for this tournament)`
    Mistake text;
    /// Indexes of the players who alone break the limit. Empty: it is about the team as a whole.
    std::vector<std::size_t> who{};
};
/// The limits that it breaks. Empty while there are no rules.
std::vector<Broken> brokenBy(const Tournament& tournament, const Enrolment& enrolment);
/// The limits that the team on record breaks. Empty for a new team.
std::vector<Broken> brokenNow(const Tournament& tournament, const std::string& team);
Enrolment enrolmentOf(const Tournament& tournament, const facts::Team& team);

/// The limits that the team breaks after one player is replaced. `newcomer`: a new player who isn't on record
/// yet.
std::vector<Broken> brokenAfter(const Tournament& tournament, const tournament::Team& team,
                                const std::string& leaves, const std::string& joins,
                                const Enrolment::Player* newcomer);
/// The ids of the registered players of the team. Substitutes count, players who left don't.
std::vector<std::string> registeredFor(const tournament::Team& team);

std::vector<Enrolment::Player> playersAs(const Tournament& tournament, const std::vector<std::string>& ids);

/// The limits in `now` that weren't broken before, or not by that much.
std::vector<Broken> moreBroken(const std::vector<Broken>& before, const std::vector<Broken>& now);
/// The same, as messages.
std::vector<Mistake> newlyBroken(const std::vector<Broken>& before, const std::vector<Broken>& now);

/// Why registering or changing the team like this needs an override.
std::vector<Mistake> limitsAgainst(const Tournament& tournament, const facts::Team& team);
std::vector<Mistake> limitsAgainst(const Tournament& tournament, const facts::Substitute& substitute);

/// What to do about a broken limit: enter an override with a reason. While there is no tournament yet, leave
/// the team out and enter it late.
enum class Remedy { Override, EnterLate };
/// `Full House: 4 players, but …. To allow it, enter an override with a reason`
std::vector<Mistake> refusals(const std::string& team, const std::vector<Mistake>& broken,
                              Remedy remedy = Remedy::Override);

} // namespace desk
