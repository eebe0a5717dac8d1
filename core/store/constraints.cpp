#include "constraints.h"

#include <algorithm>
#include <initializer_list>

namespace store {

namespace {

struct OfTable {
    std::string_view table;
    std::initializer_list<std::string_view> names; ///< after the table's name
};
const OfTable tables[] = {
    {"schema-migration", {"sha256"}},
    {"journal", {"op-once", "seq", "op", "by", "device", "at", "kind", "payload", "hash"}},
    {"journal-head", {"id"}},
    {"person", {"name", "card-hash", "card-end", "stripe-hash", "affiliation", "salt", "digest"}},
    {"tournament", {"name", "format", "tables", "rest"}},
    {"rules", {"reason"}},
    {"team", {"name", "seed", "affiliation", "override", "underway"}},
    {"draw",
     {"format", "method", "version", "random-seed", "third-place", "third-place-format", "finals", "meetings",
      "pools", "advance", "wildcards", "rounds"}},
    {"pairing", {"round"}},
    {"lot", {"reason"}},
    {"late-entry", {"replaces", "reason"}},
    {"checkin", {"shown", "override"}},
    {"withdraw", {"reason", "absences", "reason-required"}},
    {"substitute", {"joins", "reason", "override"}},
    {"closure", {"table-no", "what", "reason"}},
    {"sanction", {"about", "until", "reason", "lifted", "lifted-until"}},
    {"wait", {"attempt", "boot", "boot-ms", "boot-pair"}},
    {"call", {"attempt", "table-no", "teams", "seats", "first-dealer", "reason"}},
    {"hand",
     {"revision-once", "attempt",         "game",          "place",         "revision",   "dealer",
      "a-bid-side",    "a-bid-1",         "a-call-1",      "a-bid-2",       "a-call-2",   "a-number-1",
      "a-number-2",    "a-bid-form",      "a-blind",       "a-tricks-side", "a-tricks-1", "a-tricks-2",
      "a-tricks-form", "a-nil-tricks",    "b-bid-side",    "b-bid-1",       "b-call-1",   "b-bid-2",
      "b-call-2",      "b-number-1",      "b-number-2",    "b-bid-form",    "b-blind",    "b-tricks-side",
      "b-tricks-1",    "b-tricks-2",      "b-tricks-form", "b-nil-tricks",  "tricks-13",  "override",
      "struck",        "struck-revision", "reason"}},
    {"misdeal", {"attempt", "game", "place", "called-by", "reason-length", "override", "by-ruling"}},
    {"time-call", {"attempt", "game", "place", "choice", "override"}},
    {"clock",
     {"attempt", "game", "what", "seconds", "adjust-seconds", "boot", "boot-ms", "boot-pair", "reason",
      "cause", "cause-adjust", "reason-required"}},
    {"paper", {"attempt", "game", "score-a", "score-b", "bags-a", "bags-b", "sets-a", "sets-b", "hands"}},
    {"score-sheet", {"attempt", "what"}},
    {"outcome",
     {"attempt", "winner", "outcome", "reason", "no-show", "no-show-forfeit", "missing", "waited", "barred",
      "waited-pair", "reason-required"}},
    {"agree", {"attempt", "score-a", "score-b", "winner"}},
    {"challenge", {"attempt", "game", "place", "by", "accused", "accused-side", "book"}},
    {"evidence", {"known", "led", "played", "shown", "shown-book", "held", "held-book", "note"}},
    {"decision", {"ruling", "reason"}},
    {"foul", {"attempt", "game", "place", "side", "foul"}},
    {"adjustment", {"attempt", "game", "place", "side", "points", "reason-length"}},
    {"protest", {"attempt", "side", "about", "reason", "until", "holds"}},
    {"settlement", {"ruling", "reason"}},
    {"rating", {"attempt", "side", "tenths", "reason"}},
    {"incident", {"what", "about", "infraction", "reason", "shares-id", "plays-on", "plays-on-ejection"}},
    {"retract", {"reason"}},
    {"resolve", {"attempt", "choice", "reason", "reason-required"}},
    {"move", {"attempt", "to-attempt", "swapped", "to-match", "to-attempt-match", "reason"}}};

} // namespace

const std::vector<std::string>& constraints()
{
    static const std::vector<std::string> all = [] {
        std::vector<std::string> codes;
        for (const auto& [table, names] : tables)
            for (const std::string_view name : names)
                codes.push_back(std::string(table) + '-' + std::string(name));
        return codes;
    }();
    return all;
}

std::string_view codeOfConstraint(std::string_view name)
{
    std::string code(name);
    std::ranges::replace(code, '_', '-');
    const auto at = std::ranges::find(constraints(), code);
    return at == constraints().end() ? std::string_view() : *at;
}

std::string_view codeOfColumns(std::string_view columns)
{
    return columns == "journal.op" ? "journal-op-once"
           : columns == "hand.match, hand.attempt, hand.game, hand.place, hand.revision"
               ? "hand-revision-once"
               : std::string_view();
}

} // namespace store
