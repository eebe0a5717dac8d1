// The supervisors of this installation and their PINs. PINs protect the window; the user account protects the
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

/// The cost of hashing a PIN: rounds, and bytes of memory (Argon2id of libsodium).
struct Cost {
    unsigned long long rounds = 0;
    std::size_t memory = 0;
};
/// Some tenths of a second and 64 MiB. Too slow for the window's thread.
Cost usualCost();
/// As cheap as possible, for tests.
Cost leastCost();

/// A name and the PIN that was entered for it.
struct Claim {
    std::string name;
    std::string pin;
};

/// The result of checking a claim.
struct Tried {
    bool good = false;
    int wait = 0; ///< seconds until the next try is allowed; 0: now
};

/// The wait in seconds after that many wrong PINs in a row: 1, 2, 4, …, at most 900.
int waitAfter(int misses);

/// The file with names, hashed PINs and wrong tries. Read again each time, because several windows can share
/// it. Written completely or not at all, and readable only by its owner. Without the file no one has a PIN. A
/// damaged file is reported and stays as it is, and then no PIN is accepted. `now` is UTC in seconds since
/// 1970.
class Supervisors {
public:
    explicit Supervisors(std::string path, Cost cost = usualCost());

    /// The supervisors with a PIN, in the order in which they got it.
    Answer<std::vector<std::string>> names() const;
    /// Whether the PIN is theirs. A try is counted on the disk before the PIN is checked, so restarting or
    /// killing the program doesn't give another try. If the clock was set back, the wait starts again. Wrong
    /// tries count for the name and, until the next right one, for all names together. So trying one name
    /// after another doesn't help, and knowing one PIN doesn't help with another. Refuses a name without a
    /// PIN.
    Answer<Tried> unlock(const Claim& claim, long long now) const;

    /// Sets a PIN of 4 to 12 digits, the first or a new one. If anyone has a PIN, this and every later change
    /// need a valid one (`by`: their own or another supervisor's).
    Answer<void> setPin(const Claim& claim, const std::optional<Claim>& by, long long now) const;
    Answer<void> rename(const std::string& from, const std::string& to, const Claim& by, long long now) const;
    /// After the last PIN is removed, nothing is locked.
    Answer<void> remove(const std::string& name, const Claim& by, long long now) const;

private:
    Answer<void> allow(const Claim& by, long long now) const;

    std::string m_path;
    Cost m_cost;
};

} // namespace duty
