// An open tournament: reads its record and adds to it. Commands call it directly, the window through its
// worker. Only for use in one thread.
#pragma once

#include "draft.h"

#include "desk/checks/answer.h"
#include "facts/digest.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace store {
class Store;
struct Trouble;
} // namespace store

namespace desk {

/// The store's trouble as a failure of this room. Only for the rooms of the desk.
tl::unexpected<Failure> failed(const store::Trouble& trouble);

using JournalHead = facts::Head;

/// The result of recording facts.
struct Recorded {
    std::string op;                    ///< of the request
    std::vector<facts::Entry> entries; ///< with their numbers
    std::vector<std::string> changed;  ///< ids of the matches that changed
    bool repeated = false;             ///< they were already on record; nothing was written
    /// A warning about something that was recorded: no backup could be made after a round, or a team was
    /// called before its rest was over.
    std::string warning;
};

/// Adds the facts to record to the draft. Called again with a draft of the newer tournament if someone else
/// recorded something first.
using Writing = std::function<Answer<void>(Draft&)>;

class Desk {
public:
    enum class Access { ReadWrite, Read };
    /// Opens, upgrades and checks a tournament's file. Refuses a file that isn't a sound file of this
    /// program.
    static Answer<Desk> open(const std::string& path, Access access, Environment environment);
    /// Creates the file with the draft's facts, or no file at all.
    static Answer<Desk> create(const std::string& path, const Draft& draft, Environment environment);

    Desk(Desk&&) noexcept;
    Desk& operator=(Desk&&) noexcept;
    ~Desk();

    const tournament::Tournament& tournament() const { return m_tournament; }
    const JournalHead& head() const { return m_head; }
    const Environment& environment() const { return m_environment; }
    store::Store& store() { return *m_store; }

    /// Records everything that `write` adds to a draft, in one transaction, or nothing. `op`: see Draft.
    Answer<Recorded> record(const std::string& by, const Writing& write,
                            const std::optional<std::string>& op = {});
    /// From now on, `also` adds facts to everything that is recorded, in the same transaction. One undo
    /// reverses both. Empty: stop adding.
    void goAlong(Writing also) { m_also = std::move(also); }
    /// Makes a checked backup next to the tournament. Returns why it wasn't possible, or an empty text.
    std::string keepBackup(const std::string& utc);
    /// Reads what others have recorded since.
    Answer<void> catchUp();

private:
    Desk(store::Store store, Environment environment);
    Answer<void> writeInto(Draft& draft, const Writing& write) const;

    std::unique_ptr<store::Store> m_store;
    Environment m_environment;
    tournament::Tournament m_tournament;
    JournalHead m_head;
    Writing m_also; ///< adds to everything that is recorded; may be empty
};

/// `{"ok":true,"seq":12,"op":"…","changed":["W1-1"]}`. Without `seq` if the request was only checked.
std::string recordedJson(const Recorded& recorded);

} // namespace desk
