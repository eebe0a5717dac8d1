// Facts before they are recorded. Each is checked against the tournament with the facts before it.
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

// Everything that comes from outside: the time, new ids, the name of the machine. Nothing else does, so a
// tournament can be replayed to the same bytes.

/// The current boot of the machine and the milliseconds since it started, including sleep. The id is empty if
/// the machine has none.
struct Boot {
    std::string id; ///< a UUID
    long long ms = 0;
};

struct Environment {
    std::function<std::string()> utc; ///< now, `2026-11-21T19:42:07.123Z`
    std::function<std::string()> op;  ///< a new UUID
    std::string device;               ///< 1 to 64 characters
    /// Whether to derive the tournament again after each fact and compare. Tests do.
    bool comparesFold = false;
    std::function<Boot()> boot = [] { return Boot(); };
    /// Minutes by which the room's wall clock is ahead of UTC.
    std::function<int()> aheadMin = [] { return 0; };
};

/// The current time in that environment.
tournament::Timestamp timestampOf(const Environment& environment);
/// The date in the room, `2026-11-21`.
std::string today(const Environment& environment);

/// The clock, random numbers and name of this machine. `comparesFold` is set if COURTSIDE_COMPARE_FOLD is.
Environment thisMachine();

/// Facts that will be written together. Nothing is on record yet; a draft that is dropped leaves no trace.
class Draft {
public:
    /// `by` is the supervisor. `op` identifies the request, if the client gave one. The first fact gets it as
    /// its op, and the ops of the others are derived from it, so a retry has the same ops.
    Draft(tournament::Tournament before, const Environment& environment, std::string by,
          std::optional<std::string> op = {});
    /// For a preview, which is never recorded. Reasons that are still to be given can be empty.
    static Draft forPreview(tournament::Tournament before, const Environment& environment, std::string by);

    /// Adds the fact if the checks allow it. Refuses card numbers in free text.
    Answer<void> add(facts::Fact fact);
    /// Adds a fact that must come before the first one. Its op is derived in its own way.
    Answer<void> addAhead(facts::Fact fact);
    /// Adds the fact with the given parts of its stamp. If it has a time, it was recorded earlier, so
    /// suspensions aren't checked.
    Answer<void> add(facts::Request request);

    /// Adds a fact that belongs to the newest one and those that belong to it. One undo reverses all of them.
    Answer<void> addAfter(facts::Fact fact);

    /// Adds a fact that belongs to the request, after the others of the request. One undo reverses it too.
    Answer<void> addLast(facts::Fact fact);

    /// The op of the request.
    const std::string& op() const { return m_stamp.op; }
    /// The boot-time clock when the draft was begun, for the stamp.
    const Boot& boot() const { return m_boot; }
    /// The date in the room when the draft was begun, `2026-11-21`.
    std::string day() const;
    /// The tournament with the facts of the draft.
    const tournament::Tournament& tournament() const { return m_tournament; }
    const std::vector<facts::Entry>& entries() const { return m_entries; }

private:
    /// `aheadMin`: for the room in which the fact was stamped. Nothing: suspensions on that day aren't
    /// checked.
    Answer<void> add(facts::Entry entry, std::optional<int> aheadMin);
    Answer<void> add(facts::Fact fact, std::string op);

    tournament::Tournament m_tournament;
    Environment m_environment;
    facts::Stamp m_stamp; ///< op: of the request
    Boot m_boot;
    int m_number = 0;   ///< how many facts were added by `add(fact)`
    std::string m_root; ///< op of the fact to which the newest facts belong
    int m_behind = 0;   ///< how many facts belong to it
    std::vector<facts::Entry> m_entries;
    facts::Reasons m_reasons = facts::Reasons::Given;
};

/// A reader's problems as mistakes. Only for the rooms of the desk.
std::vector<Mistake> mistakesOf(const json::Problems& problems);

/// Applies the fact to the tournament. Compares it with a fresh fold if the environment says so.
void take(tournament::Tournament& tournament, const facts::Entry& entry, const Environment& environment);

} // namespace desk
