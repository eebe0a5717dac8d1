// A renege challenge as a case: claimed, with what shows it, and decided now or later (screens.md, Rulings).
#pragma once

#include "desk/corrections/correction.h"
#include "rules/evidence.h"
#include "json/value.h"

#include <optional>
#include <string>
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

/// A case with all that it changes.
struct CaseChange : Correction {
    facts::Spot spot;
    std::string challenge; ///< its op
};

/// What the case would change; nothing is recorded. Refuses a hand that is not there or was not challenged,
/// where several challenges are pending and none was named, what the checks refuse, and a decision about a
/// match that is not disputed by it.
Answer<CaseChange> previewCase(const tournament::Tournament& tournament, const Environment& environment,
                               const std::string& by, const CaseOptions& options);
/// Records the case: one undo takes all of it back. A later ruling takes the place of an earlier one. Refuses
/// also a ruling against the evidence without a reason, where it leaves a match disputed for which nothing
/// was decided, and where another hand has that number by now than in `chosenIn`, the tournament that
/// somebody looked at (nothing: it was chosen now).
Answer<CaseChange> recordCase(Desk& desk, const std::string& by, const CaseOptions& options,
                              const tournament::Tournament* chosenIn = nullptr);

/// A challenge on record with what was said of it.
struct CaseOnRecord {
    std::string match; ///< its id
    facts::Spot spot;
    std::string op;
    facts::Challenge challenge; ///< as it stands, where its sheet was moved or swapped
    std::optional<facts::Evidence> evidence;
    std::optional<facts::Decision> decision; ///< nothing: it is pending
    facts::Stamp claimed;
    std::optional<facts::Stamp> decided;
    int hand = 1;  ///< as the sheet counts them
    int which = 1; ///< of the challenges of that hand
};
/// Every case of the tournament that holds: what waits for a decision first, then the newest first.
std::vector<CaseOnRecord> casesIn(const tournament::Tournament& tournament);

/// What the evidence comes to by the deck of the match's rules.
rules::Finding findingOf(const tournament::Match& match, int book, const facts::Evidence& evidence);
/// `Proven.`
std::string verdictText(rules::Verdict verdict);
/// What stands behind the verdict: `Chi Okafor played the Q♣ in book 9, so could have followed clubs in book
/// 4.`, where it is proven; `who` is accused.
std::string findingText(const rules::Finding& finding, const std::string& who);
/// That a ruling goes against what the evidence comes to: `upheld, though what was said cannot be so`,
/// `rejected, though what was said proves it`; empty where it does not.
std::string againstEvidence(facts::Ruling ruling, rules::Verdict verdict);
/// How often a challenge against that player was upheld in this match, this one not counted.
int upheldBefore(const tournament::Match& match, scoring::Seat accused, const std::string& challenge);
/// `One renege was upheld against Chi Okafor in this match before.`; empty where none was.
std::string upheldText(int before, const std::string& who);

/// Everything that the case changes, a line each: the hand, scores after it, the match, later matches.
std::string caseText(const CaseChange& change);
/// The same as one JSON object.
std::string caseJson(const CaseChange& change);

// What a ruling on a hand does to its match and to later ones, for people and for programs. For this room
// alone.

/// A line each: the hand with where its points come from, the hands after it, the match, later matches.
std::string rulingRowsText(const Correction& correction, const facts::Spot& spot);
/// The same under `hands`, `result`, `later` and `changed`.
void addRulingRows(const Correction& correction, const facts::Spot& spot, json::Object& out);

} // namespace desk
