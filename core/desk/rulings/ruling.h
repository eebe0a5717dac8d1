// Rulings on a hand on record: a renege challenge as a case, claimed with its evidence and decided now or
// later (screens.md, Rulings); a foul from the rule set; points added by a supervisor.
#pragma once

#include "desk/corrections/proposal.h"
#include "rules/evidence.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace desk {

/// Who calls a renege by whom, and in which trick.
struct Claim {
    facts::Challenger by = facts::Challenger::Supervisor;
    facts::Seat accused = facts::Seat::A1;
    int book = 1; ///< 1 to 13
};

struct CaseOptions {
    std::string match{};       ///< its id
    std::optional<int> game{}; ///< nothing: the one in play or played last
    int hand = 1;              ///< by its number on the sheet
    /// A new challenge. Nothing: one of that hand on record, `which` from 1; without that, the pending one.
    std::optional<Claim> claim{};
    std::optional<int> which{};
    std::optional<facts::Evidence> evidence{}; ///< its `challenge` is ignored
    std::optional<facts::Ruling> ruling{};     ///< nothing: decided later
    std::string reason{};                      ///< of the ruling; can be empty unless it is againstEvidence()
    std::vector<LaterChoice> then{};
};

/// Refuses a hand that isn't there or wasn't challenged, an unnamed challenge if several are pending, what
/// the checks refuse, to record a ruling against the evidence without a reason, and a number that is another
/// hand's since the preview. A later ruling replaces an earlier one.
Proposal ruleOnCase(const CaseOptions& options);

struct HandRulingOptions {
    std::string match{};       ///< its id
    std::optional<int> game{}; ///< nothing: the one in play or played last
    int hand = 1;              ///< by its number on the sheet
    facts::Side side = facts::Side::A;
    /// The foul's name, or the points to add.
    std::variant<std::string, int> what{};
    std::string reason{}; ///< of points; a foul has none
    std::vector<LaterChoice> then{};
};
/// Refuses a hand that isn't there, a foul that isn't in the rule set, points without a reason, and a number
/// that is another hand's since the preview.
Proposal ruleOnHand(const HandRulingOptions& options);

/// A challenge on record with its evidence.
struct CaseOnRecord {
    std::string match; ///< its id
    facts::Spot spot;
    std::string op;
    facts::Challenge challenge; ///< as it is now, even if its sheet was moved or swapped
    std::optional<facts::Evidence> evidence;
    std::optional<facts::Decision> decision; ///< nothing: it is pending
    facts::Stamp claimed;
    std::optional<facts::Stamp> decided;
    int hand = 1;  ///< by its number on the sheet
    int which = 1; ///< its number among the challenges of that hand
};
/// Every case of the tournament that holds: open ones first, then newest first.
std::vector<CaseOnRecord> casesIn(const Tournament& tournament);

/// What the evidence proves, by the deck of the match's rules.
rules::Finding findingOf(const Match& match, int book, const facts::Evidence& evidence);
/// `Proven.`
std::string verdictText(rules::Verdict verdict);
/// The reason for the verdict: `Chi Okafor played the Q♣ in trick 9 and could have followed clubs in trick
/// 4.` if it is proven; `who` is accused.
std::string findingText(const rules::Finding& finding, const std::string& who);
/// That a ruling goes against the evidence: `upheld, although the evidence is contradictory`, `denied,
/// although the evidence proves it`; empty if it doesn't.
std::string againstEvidence(facts::Ruling ruling, rules::Verdict verdict);
/// How often a challenge against that player was upheld in this match, without this one.
int upheldBefore(const Match& match, scoring::Seat accused, const std::string& challenge);
/// `One renege was already upheld against Chi Okafor in this match.`; empty if none was.
std::string upheldText(int before, const std::string& who);

} // namespace desk
