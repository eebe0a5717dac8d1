// An open tournament: reads its record and adds to it. Commands call it directly, the window through its
// worker. For one thread.
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

/// The store's trouble as this room's mistake. For the rooms of the desk.
tl::unexpected<Failure> failed(const store::Trouble& trouble);

using JournalHead = facts::Head;

/// The result of recording facts.
struct Recorded {
    std::string op;                    ///< of the request
    std::vector<facts::Entry> entries; ///< with their numbers
    std::vector<std::string> changed;  ///< ids of the matches that changed
    bool repeated = false;             ///< they were already on record: nothing was written
    /// Warnings although it is recorded: no backup could be made after a round, a team was called before its
    /// rest was over.
    std::string warning;
};

/// Fills the draft with the facts to record, for its tournament. Called again on a newer tournament if
/// someone else wrote first.
using Writing = std::function<Answer<void>(Draft&)>;

class Desk {
public:
    enum class Access { ReadWrite, Read };
    /// Opens a tournament's file, upgrading and checking it. Refuses a file that isn't a sound file of this
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

    /// Records everything that `write` puts into a draft, in one transaction, or nothing. `op` as for a
    /// Draft.
    Answer<Recorded> record(const std::string& by, const Writing& write,
                            const std::optional<std::string>& op = {});
    /// From now on, `also` adds facts to everything that is recorded, in the same transaction; one undo takes
    /// both. Empty: nothing is added.
    void goAlong(Writing also) { m_also = std::move(also); }
    /// Makes a checked backup next to the tournament; returns a message if that was not possible, otherwise
    /// nothing.
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
    Writing m_also; ///< adds to what is recorded; can be empty
};

/// `{"ok":true,"seq":12,"op":"…","changed":["W1-1"]}` for the request; without `seq` if it was only checked.
std::string recordedJson(const Recorded& recorded);

} // namespace desk
