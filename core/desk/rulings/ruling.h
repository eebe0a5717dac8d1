// Rulings on a hand on record: a renege challenge with its evidence, decided now or later (screens.md,
// Rulings); a foul from the rule set; points added by a supervisor.
#pragma once

#include "desk/corrections/proposal.h"
#include "rules/evidence.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace desk {

/// Who claims that which player reneged, and in which trick.
struct Claim {
    facts::Challenger by = facts::Challenger::Supervisor;
    facts::Seat accused = facts::Seat::A1;
    int book = 1; ///< 1 to 13
};

struct CaseOptions {
    std::string match{};       ///< id
    std::optional<int> game{}; ///< nothing: the game in play or played last
    int hand = 1;              ///< its number on the sheet
    /// A new challenge. Nothing: one on record for that hand, the one with the number `which` (from 1), or
    /// else the open one.
    std::optional<Claim> claim{};
    std::optional<int> which{};
    std::optional<facts::Evidence> evidence{}; ///< its `challenge` is ignored
    std::optional<facts::Ruling> ruling{};     ///< nothing: to be decided later
    std::string reason{};                      ///< for the ruling; required only if it is againstEvidence()
    std::vector<LaterChoice> then{};
};

/// Refuses a hand that doesn't exist or wasn't challenged, a missing `which` if several challenges are open,
/// what the checks refuse, recording a ruling against the evidence without a reason, and a number that
/// another hand has since the preview. A later ruling replaces an earlier one.
Proposal ruleOnCase(const CaseOptions& options);

struct HandRulingOptions {
    std::string match{};       ///< id
    std::optional<int> game{}; ///< nothing: the game in play or played last
    int hand = 1;              ///< its number on the sheet
    facts::Side side = facts::Side::A;
    /// The name of the foul, or the points to add.
    std::variant<std::string, int> what{};
    std::string reason{}; ///< for points; a foul has none
    std::vector<LaterChoice> then{};
};
/// Refuses a hand that doesn't exist, a foul that isn't in the rule set, points without a reason, and a
/// number that another hand has since the preview.
Proposal ruleOnHand(const HandRulingOptions& options);

/// A challenge on record with its evidence.
struct CaseOnRecord {
    std::string match; ///< id
    facts::Spot spot;
    std::string op;
    facts::Challenge challenge; ///< as it is now, even if its sheet was moved or swapped
    std::optional<facts::Evidence> evidence;
    std::optional<facts::Decision> decision; ///< nothing: still open
    facts::Stamp claimed;
    std::optional<facts::Stamp> decided;
    int hand = 1;  ///< its number on the sheet
    int which = 1; ///< its number among the challenges of that hand
};
/// All cases of the tournament that are in force: open ones first, then newest first.
std::vector<CaseOnRecord> casesIn(const Tournament& tournament);

/// What the evidence proves, with the deck of the match's rules.
rules::Finding findingOf(const Match& match, int book, const facts::Evidence& evidence);
/// `Proven.`
std::string verdictText(rules::Verdict verdict);
/// The reason for the verdict: `Chi Okafor played the Q♣ in trick 9 and could have followed clubs in trick
/// 4.` if it is proven. `who` is the accused.
std::string findingText(const rules::Finding& finding, const std::string& who);
/// Says that a ruling goes against the evidence: `upheld, although the evidence is contradictory`, `denied,
/// although the evidence proves it`. Empty if it doesn't.
std::string againstEvidence(facts::Ruling ruling, rules::Verdict verdict);
/// How often another challenge against that player was upheld in this match.
int upheldBefore(const Match& match, scoring::Seat accused, const std::string& challenge);
/// `One renege was already upheld against Chi Okafor in this match.` Empty if none was.
std::string upheldText(int before, const std::string& who);

} // namespace desk
