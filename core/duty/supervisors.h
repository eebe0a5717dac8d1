// The supervisors of this installation and their PINs. PINs guard the window; the user account guards the
// files.
#pragma once

#include "message/message.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace duty {

/// A value, or a message that says what to do.
template <class T>
using Answer = tl::expected<T, message::Message>;

/// The cost of one hash of a PIN: rounds, and bytes of memory (libsodium's Argon2id).
struct Cost {
    unsigned long long rounds = 0;
    std::size_t memory = 0;
};
/// Some tenths of a second and 64 MiB: too slow for the window's thread.
Cost usualCost();
/// The minimum, for tests.
Cost leastCost();

/// A name and the PIN that was entered for it.
struct Claim {
    std::string name;
    std::string pin;
};

/// The result of checking a claim.
struct Tried {
    bool good = false;
    int wait = 0; ///< seconds until the next try; 0: at once
};

/// The wait in seconds after that many wrong PINs in a row: 1, 2, 4, …, at most 900.
int waitAfter(int misses);

/// The file of names, hashed PINs and wrong tries. It is read again each time, because several windows can
/// share it; it is written completely or not at all, readable only by its owner. Without the file no one has
/// a PIN; a damaged file is reported and not changed, and then no PIN is accepted. `now` is UTC in seconds
/// since 1970.
class Supervisors {
public:
    explicit Supervisors(std::string path, Cost cost = usualCost());

    /// The supervisors with a PIN, in the order in which they got it.
    Answer<std::vector<std::string>> names() const;
    /// Whether the PIN is theirs. A try is counted on the disk before the PIN is checked, so that a restart
    /// or a killed program doesn't give a free try; if the clock was set back, the wait starts again. Wrong
    /// tries count for the name and, until the next right one, for all names together: trying one name after
    /// the other doesn't help, and knowing one PIN doesn't help with another. Refuses a name without a PIN.
    Answer<Tried> unlock(const Claim& claim, long long now) const;

    /// Sets a PIN of 4 to 12 digits, the first or a new one. Once anyone has a PIN, a valid one (`by`: their
    /// own or another supervisor's) is needed for this and for every later change.
    Answer<void> setPin(const Claim& claim, const std::optional<Claim>& by, long long now) const;
    Answer<void> rename(const std::string& from, const std::string& to, const Claim& by, long long now) const;
    /// After the last one no one has a PIN, and nothing is locked.
    Answer<void> remove(const std::string& name, const Claim& by, long long now) const;

private:
    Answer<void> allow(const Claim& by, long long now) const;

    std::string m_path;
    Cost m_cost;
};

} // namespace duty
