// What is ruled on a hand that is on record: a renege challenge as a case, claimed, with what shows it, and
// decided now or later (screens.md, Rulings); a foul that the rule set names; points that a supervisor adds.
#pragma once

#include "desk/corrections/proposal.h"
#include "rules/evidence.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace desk {

/// Who claims a renege of whom, and in which trick.
struct Claim {
    facts::Challenger by = facts::Challenger::Supervisor;
    facts::Seat accused = facts::Seat::A1;
    int book = 1; ///< 1 to 13
};

struct CaseOptions {
    std::string match;       ///< its id
    std::optional<int> game; ///< nothing: the one in play or played last
    int hand = 1;            ///< as the sheet counts them
    /// A new challenge. Nothing: one of that hand that is on record, `which` from 1; without that the one
    /// that is pending.
    std::optional<Claim> claim;
    std::optional<int> which;
    std::optional<facts::Evidence> evidence; ///< its `challenge` is not read
    std::optional<facts::Ruling> ruling;     ///< nothing: it is decided later
    std::string reason; ///< of the ruling; may be empty where it is not againstEvidence()
    std::vector<LaterChoice> then;
};

/// Refuses a hand that is not there or was not challenged, where several challenges are pending and none was
/// named, what the checks refuse, to be recorded a ruling against the evidence without a reason, and where
/// another hand has that number by now than when it was looked at. A later ruling takes the place of an
/// earlier one.
Proposal ruleOnCase(const CaseOptions& options);

struct HandRulingOptions {
    std::string match;       ///< its id
    std::optional<int> game; ///< nothing: the one in play or played last
    int hand = 1;            ///< as the sheet counts them
    facts::Side side = facts::Side::A;
    /// The foul's name, or the points that are added.
    std::variant<std::string, int> what;
    std::string reason; ///< of points; a foul has none
    std::vector<LaterChoice> then;
};
/// Refuses a hand that is not there, a foul that the rule set does not name, points without a reason, and
/// where another hand has that number by now than when it was looked at.
Proposal ruleOnHand(const HandRulingOptions& options);

/// A challenge on record with its evidence.
struct CaseOnRecord {
    std::string match; ///< its id
    facts::Spot spot;
    std::string op;
    facts::Challenge challenge; ///< as it is now, if its sheet was moved or swapped
    std::optional<facts::Evidence> evidence;
    std::optional<facts::Decision> decision; ///< nothing: it is pending
    facts::Stamp claimed;
    std::optional<facts::Stamp> decided;
    int hand = 1;  ///< as the sheet counts them
    int which = 1; ///< of the challenges of that hand
};
/// Every case of the tournament that holds: what waits for a decision first, then the newest first.
std::vector<CaseOnRecord> casesIn(const Tournament& tournament);

/// What the evidence comes to by the deck of the match's rules.
rules::Finding findingOf(const Match& match, int book, const facts::Evidence& evidence);
/// `Proven.`
std::string verdictText(rules::Verdict verdict);
/// The reason for the verdict: `Chi Okafor played the Q♣ in trick 9 and could have followed clubs in trick
/// 4.` if it is proven; `who` is accused.
std::string findingText(const rules::Finding& finding, const std::string& who);
/// That a ruling goes against the evidence: `upheld, although the evidence is contradictory`, `denied,
/// although the evidence proves it`; empty if it does not.
std::string againstEvidence(facts::Ruling ruling, rules::Verdict verdict);
/// How often a challenge against that player was upheld in this match, this one not counted.
int upheldBefore(const Match& match, scoring::Seat accused, const std::string& challenge);
/// `One renege was already upheld against Chi Okafor in this match.`; empty if none was.
std::string upheldText(int before, const std::string& who);

} // namespace desk
