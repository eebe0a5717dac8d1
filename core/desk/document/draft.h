// Facts before they are recorded: each is checked against the tournament with the ones before it.
#pragma once

#include "desk/checks/answer.h"
#include "facts/fact.h"
#include "tournament/model/tournament.h"
#include "tournament/queries/clock.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace desk {

// Everything from outside: the time, new ids, the name of the machine. Nothing else comes from outside, so
// that a tournament can be replayed to the same bytes.

/// The boot of the machine and the milliseconds since then, including sleep. Without an id if the machine has
/// none.
struct Boot {
    std::string id; ///< UUID
    long long ms = 0;
};

struct Environment {
    std::function<std::string()> utc; ///< now, `2026-11-21T19:42:07.123Z`
    std::function<std::string()> op;  ///< a new UUID
    std::string device;               ///< 1 to 64 characters
    /// Whether to derive the tournament again after each fact and compare, as tests do.
    bool comparesFold = false;
    std::function<Boot()> boot = [] { return Boot(); };
    std::function<int()> aheadMin = [] { return 0; }; ///< minutes that the room's wall clock is ahead of UTC
};

/// The current time from it.
tournament::Timestamp timestampOf(const Environment& environment);
/// The day in the room, `2026-11-21`.
std::string today(const Environment& environment);

/// The clock, random numbers and name of this machine. The fold is compared if COURTSIDE_COMPARE_FOLD is set.
Environment thisMachine();

/// Facts that are written together. Nothing is on record yet; a draft that is dropped leaves no trace.
class Draft {
public:
    /// `by` is the supervisor. `op` identifies the request, if the client gave one: it is the op of the first
    /// fact, and the others get ops derived from it, so that a retry has the same ones.
    Draft(tournament::Tournament before, const Environment& environment, std::string by,
          std::optional<std::string> op = {});
    /// For a preview, which is never recorded: its facts can have an empty text for a reason that is still to
    /// be given.
    static Draft forPreview(tournament::Tournament before, const Environment& environment, std::string by);

    /// Adds the fact if the checks allow it. Refuses a card number in free text.
    Answer<void> add(facts::Fact fact);
    /// Adds a fact that must come before the first, with its own kind of op.
    Answer<void> addAhead(facts::Fact fact);
    /// Adds the fact with the given parts of its stamp. A fact with a time was recorded before, so
    /// suspensions aren't checked.
    Answer<void> add(facts::Request request);

    /// Adds a fact that belongs to the newest one, and to what belongs to that: one undo takes all of it.
    Answer<void> addBehind(facts::Fact fact);

    /// Adds a fact that belongs to the request, after the others that do: one undo takes it too.
    Answer<void> addLast(facts::Fact fact);

    /// The op of the request.
    const std::string& op() const { return m_stamp.op; }
    /// The boot-time clock when the draft began, for its stamp.
    const Boot& boot() const { return m_boot; }
    /// The day in the room when the draft was begun, `2026-11-21`.
    std::string day() const;
    /// The tournament with the facts in it.
    const tournament::Tournament& tournament() const { return m_tournament; }
    const std::vector<facts::Entry>& entries() const { return m_entries; }

private:
    /// `aheadMin`: of the room in which it was stamped; nothing: suspensions of that day aren't checked.
    Answer<void> add(facts::Entry entry, std::optional<int> aheadMin);
    Answer<void> add(facts::Fact fact, std::string op);

    tournament::Tournament m_tournament;
    Environment m_environment;
    facts::Stamp m_stamp; ///< op: of the request
    Boot m_boot;
    int m_number = 0;   ///< of the facts that came by `add(fact)`
    std::string m_root; ///< op of the fact to which the newest ones belong
    int m_behind = 0;   ///< the number of facts that belong to it
    std::vector<facts::Entry> m_entries;
    facts::Reasons m_reasons = facts::Reasons::Given;
};

/// A reader's problems as mistakes. For the rooms of the desk.
std::vector<Mistake> mistakesOf(const json::Problems& problems);

/// Applies the fact to the tournament; compares with a fresh fold if the environment says so.
void take(tournament::Tournament& tournament, const facts::Entry& entry, const Environment& environment);

} // namespace desk
