// What the rules require of a team that registers: how many players it has, and their affiliations (rules,
// `roster.…`). A player's affiliation is their own: if none is on record it is unknown, whatever the team's
// is, and a limit that needs it says so.
#pragma once

#include "answer.h"

#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// Whether the rules ask of which affiliation a player is.
bool asksAffiliations(const Tournament& tournament);

/// A team that was allowed as a roster exception.
struct LetInAgainst {
    std::vector<message::Message> broken; ///< what it is against now; at least one
    std::string reason;                   ///< that was given; empty where the limits came after the team
};
/// Nothing where it keeps to the limits.
std::optional<LetInAgainst> letInAgainst(const Tournament& tournament, const tournament::Team& team);
/// `roster exception: 4 players, but … (…). Reason: guests from abroad`
message::Message inWords(const LetInAgainst& letIn);
/// The same without the reason: what everybody may read.
message::Message openWords(const LetInAgainst& letIn);

// The limits as the checks and the use cases ask for them. For the rooms of the desk.

/// A team as it would be.
struct Enrolment {
    struct Player {
        std::string name;
        std::string affiliation; ///< empty: not given
    };
    std::string affiliation; ///< empty: none
    std::vector<Player> players;
};
/// A limit that is not kept to.
struct Broken {
    std::string limit; ///< which, and of whom
    int by = 1;        ///< how far
    /// `4 players, but a team can have at most 3 (unc-regular, agreed for this tournament)`
    Mistake text;
    /// Of the players, from 0, whoever it is about by themselves; none: the team as a whole.
    std::vector<std::size_t> who{};
};
/// What that is against; nothing before there are rules.
std::vector<Broken> brokenBy(const Tournament& tournament, const Enrolment& enrolment);
/// What the team is against as it is on record; nothing of a new one.
std::vector<Broken> brokenNow(const Tournament& tournament, const std::string& team);
Enrolment enrolmentOf(const Tournament& tournament, const facts::Team& team);

/// The team with one who joins in the place of one who leaves; `newcomer`: who is not on record yet.
std::vector<Broken> brokenAfter(const Tournament& tournament, const tournament::Team& team,
                                const std::string& leaves, const std::string& joins,
                                const Enrolment::Player* newcomer);
/// Who is registered for the team: whoever came in for another counts, and whoever left does not.
std::vector<std::string> registeredFor(const tournament::Team& team);

std::vector<Enrolment::Player> playersAs(const Tournament& tournament, const std::vector<std::string>& ids);

/// Those of `now` that were not so before, or not so far.
std::vector<Broken> moreBroken(const std::vector<Broken>& before, const std::vector<Broken>& now);
/// Likewise in words.
std::vector<Mistake> newlyBroken(const std::vector<Broken>& before, const std::vector<Broken>& now);

/// Why it may not be recorded without an override.
std::vector<Mistake> limitsAgainst(const Tournament& tournament, const facts::Team& team);
std::vector<Mistake> limitsAgainst(const Tournament& tournament, const facts::Substitute& substitute);

/// What helps where a limit is not kept: an override with its reason, or where there is no tournament yet to
/// leave the team out and enter it late.
enum class Remedy { Override, EnterLate };
/// `Full House: 4 players, but …. To allow it, enter an override with a reason`
std::vector<Mistake> refusals(const std::string& team, const std::vector<Mistake>& broken,
                              Remedy remedy = Remedy::Override);

} // namespace desk
