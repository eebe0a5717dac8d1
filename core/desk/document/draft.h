// Facts on their way to the record: each checked against the tournament as the ones before it leave it.
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

// What comes from outside: the time, new ids, the name of the machine. The one seam for all of it, so that a
// tournament can be played again to the same bytes.

/// Which start of the machine it is, and the milliseconds since then, sleep included. Without an id where the
/// machine does not say.
struct Boot {
    std::string id; ///< UUID
    long long ms = 0;
};

struct Environment {
    std::function<std::string()> utc; ///< now, `2026-11-21T19:42:07.123Z`
    std::function<std::string()> op;  ///< a new UUID
    std::string device;               ///< 1 to 64 characters
    /// Whether after each fact the tournament is derived again and compared, as tests do.
    bool comparesFold = false;
    std::function<Boot()> boot = [] { return Boot(); };
    std::function<int()> aheadMin = [] { return 0; }; ///< minutes that the room's wall clock is ahead of UTC
};

/// Now, as it sees it.
tournament::Timestamp timestampOf(const Environment& environment);
/// The day that it is in the room, `2026-11-21`.
std::string today(const Environment& environment);

/// The clock, the chance and the name of this machine. The fold is compared where COURTSIDE_COMPARE_FOLD is
/// set.
Environment thisMachine();

/// What is written together. Nothing is on record yet; a draft that is dropped leaves no trace.
class Draft {
public:
    /// `by` is the supervisor. `op` names what was asked for, where the client made one: it is the op of the
    /// first fact, and those that go with it get ops derived from it, so that a repeat brings the same ones.
    Draft(tournament::Tournament before, const Environment& environment, std::string by,
          std::optional<std::string> op = {});

    /// Adds the fact where the checks let it in. Refuses the number of a card in what somebody says.
    Answer<void> add(facts::Fact fact);
    /// Adds a fact that must come before the first, under an op of its own kind.
    Answer<void> addAhead(facts::Fact fact);
    /// Adds the fact with the given parts of its stamp. One that has its time was recorded before, so
    /// suspensions are not checked.
    Answer<void> add(facts::Request request);

    /// A fact that goes with the newest of them, and with what goes with that: one undo takes all of it back.
    Answer<void> addBehind(facts::Fact fact);

    /// A fact that goes with what was asked for, behind all that goes with it already: one undo takes it too.
    Answer<void> addLast(facts::Fact fact);

    /// The op of what was asked for.
    const std::string& op() const { return m_stamp.op; }
    /// The boot-time clock when the draft was begun, as its stamp has the time.
    const Boot& boot() const { return m_boot; }
    /// The day in the room when the draft was begun, `2026-11-21`.
    std::string day() const;
    /// The tournament with the facts in it.
    const tournament::Tournament& tournament() const { return m_tournament; }
    const std::vector<facts::Entry>& entries() const { return m_entries; }

private:
    /// `aheadMin`: of the room in which it was stamped; nothing: what the day has against it is not asked.
    Answer<void> add(facts::Entry entry, std::optional<int> aheadMin);
    Answer<void> add(facts::Fact fact, std::string op);

    tournament::Tournament m_tournament;
    Environment m_environment;
    facts::Stamp m_stamp; ///< op: of what was asked for
    Boot m_boot;
    int m_number = 0;   ///< of the facts that came by `add(fact)`
    std::string m_root; ///< op of the fact that the newest ones go with
    int m_behind = 0;   ///< so many go with it
    std::vector<facts::Entry> m_entries;
};

/// What a reader found wrong, a mistake each. For the rooms of the desk.
std::vector<Mistake> mistakesOf(const json::Problems& problems);

/// Takes the fact into the tournament; compares with a fresh fold where the environment asks for it.
void take(tournament::Tournament& tournament, const facts::Entry& entry, const Environment& environment);

} // namespace desk
