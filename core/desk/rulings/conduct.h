// Protests, sportsmanship ratings and incidents.
#pragma once

#include "desk/corrections/proposal.h"
#include "tournament/model/timestamp.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

// An incident, and what happens to the match during which someone is ejected.

/// The match is forfeited to the other side, a substitute plays, or the ejected player finishes it with an
/// override.
enum class AfterEjection { Forfeit, Substitute, PlayOn };
struct EjectionChoice {
    AfterEjection then = AfterEjection::Forfeit;
    std::string joins{};  ///< the substitute (id)
    std::string reason{}; ///< why they play on
};
/// Records the incident, with the match during which someone is ejected if it names none, and what happens to
/// that match. An ejected player is not seated again. Refuses teams, players and matches that do not exist,
/// an infraction that is not on the rule sheet, an ejection during a match without a `choice` for it, or with
/// one for another match than in the preview, a substitute where no one may come in, to play on without a
/// reason, and then an incident that names another match.
Proposal report(const facts::Incident& incident, const std::optional<EjectionChoice>& choice = {});

/// The current match of the ejected player or team, if it is called and not over; the one that the incident
/// names first. Null if there is none, and if it isn't an ejection.
const Match* matchOfEjected(const Tournament& tournament, const facts::Incident& incident);
/// `Dan Kay is playing in match 1, which isn’t finished`
std::string ejectedInWords(const Tournament& tournament, const facts::Incident& incident, const Match& match);
/// Who may be the substitute in that match (ids), as for any substitution: other players of the team, and
/// people on record who are no other's. Refuses if there is no such match or no one, and for a whole team.
Answer<std::vector<std::string>> whoMayComeIn(const Tournament& tournament, const facts::Incident& incident);
/// The substitute that was typed: another player of the team, or someone on record who is on no team.
Answer<std::string> whoComesIn(const Tournament& tournament, const facts::Incident& incident,
                               const std::string& typed);

struct ProtestOptions {
    std::string match{}; ///< its id
    facts::Side side = facts::Side::A;
    facts::ProtestAbout about = facts::ProtestAbout::Rule;
    std::string reason{};             ///< in the captain's words
    std::optional<int> openMinutes{}; ///< minutes until its deadline; nothing: until it is settled
    bool holds = false;               ///< the winner advances only once it is settled
};
/// The match continues, or is signed, under protest. Refuses to hold up a winner who was already called to a
/// later match.
Answer<Recorded> protest(Desk& desk, const std::string& by, const ProtestOptions& options);

/// The state of a protest, in words: `open until 20:45, the winner is on hold`, `open, its deadline passed
/// at 20:45`, `referred to staff`, `upheld`.
std::string protestState(const tournament::Protested& each, const tournament::Timestamp& now);
/// Whether no protest of the match still has to be settled here: every open one was referred.
bool isWithStaff(const Match& match);

struct SettleOptions {
    std::string match{};        ///< its id
    std::optional<int> which{}; ///< number of the protest in the match, from 1; nothing: the open one
    facts::ProtestEnd ruling = facts::ProtestEnd::Rejected;
    std::string reason{}; ///< may be empty
};
/// Refuses if the match has no such protest, if several are open and none was named, and to change a decision
/// without a reason.
Answer<Recorded> settle(Desk& desk, const std::string& by, const SettleOptions& options);

/// A rating as typed: `4`, `3.5`; in tenths of a point. Refuses text that isn't a number from 0 to 10.
Answer<int> ratingIn(const std::string& typed);
/// Refuses a match that was never called, and to revise a rating without a reason.
Answer<Recorded> rate(Desk& desk, const std::string& by, const std::string& match, facts::Side side,
                      int tenths, const std::string& reason);

/// What was recorded last, with its value: `match 1, the sportsmanship of Team 1 is 3.5`, `match 1, the
/// protest by Team 4 is denied (judgment)`; for a protest, its state: `match 1, the protest by Team 4: open
/// until 20:45`.
std::string conductText(const Tournament& tournament, const Recorded& recorded,
                        const tournament::Timestamp& now);

} // namespace desk
