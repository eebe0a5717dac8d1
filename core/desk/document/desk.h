// An open tournament: what is on record, and the way onto it. Commands call it directly, the window through
// its worker; one thread's own.
#pragma once

#include "draft.h"

#include "desk/checks/answer.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace store {
class Store;
struct Trouble;
} // namespace store

namespace desk {

/// The store's trouble as this room tells it. For the rooms of the desk.
tl::unexpected<Failure> failed(const store::Trouble& trouble);

/// The state of the record: the number of its newest fact and the chain's hash over all of them.
struct JournalHead {
    long long seq = 0;
    std::string hash;
    /// Its first 12 characters, as on paper.
    std::string shown() const { return hash.substr(0, 12); }
    friend bool operator==(const JournalHead&, const JournalHead&) = default;
};

/// What became of facts that were to be recorded.
struct Recorded {
    std::string op;                    ///< of what was asked for
    std::vector<facts::Entry> entries; ///< with their numbers
    std::vector<std::string> changed;  ///< ids of the matches that are not as they were
    bool repeated = false;             ///< they were on record already: nothing was written
    /// What somebody should know though it is recorded: no copy could be kept after a round, a team that was
    /// called has not had its rest.
    std::string warning;
};

/// Puts into the draft what is to be written, for the tournament it has. Called again on a newer tournament
/// if someone else wrote first.
using Writing = std::function<Answer<void>(Draft&)>;

class Desk {
public:
    enum class Access { ReadWrite, Read };
    /// Opens a tournament's file, bringing it up to date and checking it. Refuses with a sentence what is no
    /// sound file of this program.
    static Answer<Desk> open(const std::string& path, Access access, Environment environment);
    /// Makes the file with the draft's facts in it, or no file at all.
    static Answer<Desk> create(const std::string& path, const Draft& draft, Environment environment);

    Desk(Desk&&) noexcept;
    Desk& operator=(Desk&&) noexcept;
    ~Desk();

    const tournament::Tournament& tournament() const { return m_tournament; }
    const JournalHead& head() const { return m_head; }
    const Environment& environment() const { return m_environment; }
    store::Store& store() { return *m_store; }

    /// Records all that `write` puts into a draft, in one transaction, or nothing. `op` as for a Draft.
    Answer<Recorded> record(const std::string& by, const Writing& write,
                            const std::optional<std::string>& op = {});
    /// From now on `also` puts behind everything that is recorded what goes with it, in the same transaction;
    /// one undo takes both. Empty: nothing does.
    void goAlong(Writing also) { m_also = std::move(also); }
    /// What `write` would change, without recording it.
    Answer<Draft> preview(const std::string& by, const Writing& write) const;
    /// Makes a checked backup next to the tournament; returns a message if that was not possible, otherwise
    /// nothing.
    std::string keepBackup(const std::string& utc);
    /// Takes in what others have recorded since.
    Answer<void> catchUp();

private:
    Desk(store::Store store, Environment environment);
    Answer<void> writeInto(Draft& draft, const Writing& write) const;

    std::unique_ptr<store::Store> m_store;
    Environment m_environment;
    tournament::Tournament m_tournament;
    JournalHead m_head;
    Writing m_also; ///< behind what is recorded; may be empty
};

/// `{"ok":true,"seq":12,"op":"…","changed":["W1-1"]}`, of what was asked for; without `seq` where it was only
/// checked.
std::string recordedJson(const Recorded& recorded);

} // namespace desk
