// The supervisors of this installation and their PINs. They guard the window; files are guarded by the
// account.
#pragma once

#include "message/message.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace duty {

/// What cannot be is a message that says what to do.
template <class T>
using Answer = tl::expected<T, message::Message>;

/// What one hash of a PIN costs: rounds, and bytes of memory (libsodium's Argon2id).
struct Cost {
    unsigned long long rounds = 0;
    std::size_t memory = 0;
};
/// Some tenths of a second and 64 MiB: so slow that it does not belong into the window's thread.
Cost usualCost();
/// The least there is, for tests.
Cost leastCost();

/// Someone's name and the PIN they entered.
struct Claim {
    std::string name;
    std::string pin;
};

/// What came of a claim.
struct Tried {
    bool good = false;
    int wait = 0; ///< seconds until the next try; 0 where it may come at once
};

/// Seconds to wait after so many misses in a row: 1, 2, 4, …, at most 900.
int waitAfter(int misses);

/// The file of names, hashed PINs and misses. It is read again for each question, and several windows may
/// share it; it is written whole or not at all, for its owner alone. No file is no one with a PIN; a damaged
/// one is named and not changed, and then no PIN is good. `now` is UTC in seconds since 1970.
class Supervisors {
public:
    explicit Supervisors(std::string path, Cost cost = usualCost());

    /// Who has a PIN, in the order in which they were given.
    Answer<std::vector<std::string>> names() const;
    /// Whether the PIN is theirs. A try is counted on the disk before it is looked at: neither a restart nor
    /// a program that is ended in between gives one for free; a clock that was set back begins the wait
    /// again. Misses count for the name and, until the next good one, for all names together: to try one
    /// after the other does not help, and to know one PIN does not help with another. Refuses a name without
    /// a PIN.
    Answer<Tried> unlock(const Claim& claim, long long now) const;

    /// Gives somebody a PIN of 4 to 12 digits, the first or another. As soon as anybody has a PIN, one that
    /// holds (`by`: their own or another supervisor's) is needed for this and for all that follows.
    Answer<void> setPin(const Claim& claim, const std::optional<Claim>& by, long long now) const;
    Answer<void> rename(const std::string& from, const std::string& to, const Claim& by, long long now) const;
    /// After the last one nobody has a PIN, and nothing is locked.
    Answer<void> remove(const std::string& name, const Claim& by, long long now) const;

private:
    Answer<void> allow(const Claim& by, long long now) const;

    std::string m_path;
    Cost m_cost;
};

} // namespace duty
