// Protests, sportsmanship ratings and incidents.
#pragma once

#include "desk/corrections/proposal.h"
#include "tournament/model/timestamp.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

// An incident, and what happens to the match in which someone is ejected.

/// After an ejection, the other side wins by forfeit, a substitute plays, or the ejected player finishes the
/// match with an override.
enum class AfterEjection { Forfeit, Substitute, PlayOn };
struct EjectionChoice {
    AfterEjection then = AfterEjection::Forfeit;
    std::string joins{};  ///< id of the substitute
    std::string reason{}; ///< why the ejected player plays on
};
/// Records the incident and what happens to the match in which someone is ejected; if the incident names no
/// match, adds that match to it. An ejected player isn't seated again. Refuses teams, players and matches
/// that don't exist, an infraction that isn't on the rule sheet, an ejection during a match without a
/// `choice` or with one for another match than in the preview, a substitute where no one can substitute, and
/// playing on without a reason or with an incident that names another match.
Proposal report(const facts::Incident& incident, const std::optional<EjectionChoice>& choice = {});

/// The current match of the ejected player or team, if it was called and isn't over; if the incident names a
/// match, that one first. Null if there is none or it isn't an ejection.
const Match* matchOfEjected(const Tournament& tournament, const facts::Incident& incident);
/// `Dan Kay is playing in match 1, which isn’t finished`
std::string ejectedInWords(const Tournament& tournament, const facts::Incident& incident, const Match& match);
/// The ids of those who can substitute in that match, as for any substitution: other players on the team, and
/// people on record who are on no team. Refuses if there is no such match or no one, and if a whole team was
/// ejected.
Answer<std::vector<std::string>> possibleSubstitutes(const Tournament& tournament,
                                                     const facts::Incident& incident);
/// The substitute from typed text: another player on the team, or someone on record who is on no team.
Answer<std::string> namedSubstitute(const Tournament& tournament, const facts::Incident& incident,
                                    const std::string& typed);

struct ProtestOptions {
    std::string match{}; ///< id
    facts::Side side = facts::Side::A;
    facts::ProtestAbout about = facts::ProtestAbout::Rule;
    std::string reason{};             ///< in the captain's words
    std::optional<int> openMinutes{}; ///< minutes until its deadline; nothing: until it is settled
    bool holds = false;               ///< the winner doesn't advance until it is settled
};
/// The match continues, or is signed, under protest. Refuses to hold a winner who was already called to a
/// later match.
Answer<Recorded> protest(Desk& desk, const std::string& by, const ProtestOptions& options);

/// The state of a protest: `open until 20:45, the winner is on hold`, `open, its deadline passed at 20:45`,
/// `referred to staff`, `upheld`.
std::string protestState(const tournament::Protested& each, const tournament::Timestamp& now);
/// Whether all open protests of the match were referred to staff, so nothing is left to settle here.
bool isWithStaff(const Match& match);

struct SettleOptions {
    std::string match{};        ///< id
    std::optional<int> which{}; ///< its number in the match, from 1; nothing: the open one
    facts::ProtestEnd ruling = facts::ProtestEnd::Rejected;
    std::string reason{}; ///< optional
};
/// Refuses if the match has no such protest, if several are open and none was named, and changing a decision
/// without a reason.
Answer<Recorded> settle(Desk& desk, const std::string& by, const SettleOptions& options);

/// A rating as typed (`4`, `3.5`), in tenths of a point. Refuses text that isn't a number from 0 to 10.
Answer<int> ratingIn(const std::string& typed);
/// Refuses a match that was never called, and revising a rating without a reason.
Answer<Recorded> rate(Desk& desk, const std::string& by, const std::string& match, facts::Side side,
                      int tenths, const std::string& reason);

/// What was recorded last, with its value: `match 1, the sportsmanship of Team 1 is 3.5`, `match 1, the
/// protest by Team 4 is denied (judgment)`. For a protest, its state: `match 1, the protest by Team 4: open
/// until 20:45`.
std::string conductText(const Tournament& tournament, const Recorded& recorded,
                        const tournament::Timestamp& now);

} // namespace desk
