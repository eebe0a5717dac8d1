// Protests, ratings of sportsmanship, and incidents.
#pragma once

#include "desk/document/desk.h"
#include "tournament/model/timestamp.h"

#include <optional>
#include <string>

namespace desk {

// Somebody is ejected while they sit in a match: what becomes of that match.

/// The match is forfeited to the other side, a substitute plays, or it is finished with the ejected player by
/// an override.
enum class AfterEjection { Forfeit, Substitute, PlayOn };
struct EjectionChoice {
    AfterEjection then = AfterEjection::Forfeit;
    std::string joins{};  ///< the substitute (id)
    std::string reason{}; ///< why they play on
};

/// The match in which who is ejected sits, where it is called and not over, the one that the incident names
/// before others; null where there is none, and of what is no ejection.
const Match* matchOfEjected(const Tournament& tournament, const facts::Incident& incident);
/// `Dan Kay is playing in match 1, which is not over`
std::string ejectedInWords(const Tournament& tournament, const facts::Incident& incident, const Match& match);
/// Who was typed to come in for who is ejected: a further player of the team, or somebody on record who is
/// free.
Answer<std::string> whoComesIn(const Tournament& tournament, const facts::Incident& incident,
                               const std::string& typed);
/// Records the incident, of that match where it names none, and what becomes of it. Refuses a substitute for
/// a whole team, and to play on without a reason, or where the incident names another match.
Answer<void> eject(Draft& draft, facts::Incident incident, const EjectionChoice& choice);

struct ProtestOptions {
    std::string match; ///< its id
    facts::Side side = facts::Side::A;
    facts::ProtestAbout about = facts::ProtestAbout::Rule;
    std::string reason;             ///< in the captain's words
    std::optional<int> openMinutes; ///< the correction period; nothing: until it is settled
    bool holds = false;             ///< the winner moves on only when it is settled
};
/// The match continues, or is signed, under protest. Refuses to hold a winner who was called to a later
/// match.
Answer<Recorded> protest(Desk& desk, const std::string& by, const ProtestOptions& options);

/// The state of a protest, in words: `open until 20:45, the winner is on hold`, `open, its correction period
/// ended at 20:45`, `referred to staff`, `upheld`.
std::string protestState(const tournament::Protested& each, const tournament::Timestamp& now);
/// Whether nobody here has to settle anything of the match any more: every open protest was referred.
bool isWithStaff(const Match& match);

struct SettleOptions {
    std::string match;        ///< its id
    std::optional<int> which; ///< of the match's protests, from 1; nothing: the one that is open
    facts::ProtestEnd ruling = facts::ProtestEnd::Rejected;
    std::string reason; ///< may be empty
};
/// Refuses where the match has no such protest, where several are open and none was named, and to say
/// otherwise than before without a reason.
Answer<Recorded> settle(Desk& desk, const std::string& by, const SettleOptions& options);

/// A rating as it is typed: `4`, `3.5`; in tenths of a point. Refuses what is no number from 0 to 10.
Answer<int> ratingIn(const std::string& typed);
/// Refuses a match nobody was called to, and to revise a rating without a reason.
Answer<Recorded> rate(Desk& desk, const std::string& by, const std::string& match, facts::Side side,
                      int tenths, const std::string& reason);

/// Records it; an ejected player is not seated again. Refuses teams, players and matches that do not exist,
/// an infraction that is not on the rule sheet, and to eject someone in a match in play without a `choice`
/// for it.
Answer<Recorded> report(Desk& desk, const std::string& by, const facts::Incident& incident,
                        const std::optional<EjectionChoice>& choice = {});

/// What was recorded last, with its value: `match 1, the sportsmanship of Team 1 is 3.5`, `match 1, the
/// protest by Team 4 is denied (judgment)`; of a protest its state: `match 1, the protest by Team 4: open
/// until 20:45`.
std::string conductText(const Tournament& tournament, const Recorded& recorded,
                        const tournament::Timestamp& now);

} // namespace desk
