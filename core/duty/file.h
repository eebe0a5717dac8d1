// The supervisors' file, read strictly and written whole. For this room alone.
#pragma once

#include "supervisors.h"

#include <memory>

namespace duty {

struct Entry {
    std::string name;
    std::string hash; ///< crypto_pwhash_str
    int misses = 0;   ///< in a row
    long long missedAt = 0;
};

/// Nobody where there is no file.
Answer<std::vector<Entry>> read(const std::string& path);
/// Makes its folder where there is none.
Answer<void> write(const std::string& path, const std::vector<Entry>& entries);
/// Holds other programs off the file as long as it lives.
class Turn {
public:
    explicit Turn(const std::string& path);
    ~Turn();
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    /// Refuses where another has held it for some seconds.
    Answer<void> taken() const;

private:
    struct Held;
    std::unique_ptr<Held> m_held;
    std::string m_path;
};

/// `change` on the entries as they are, with nobody else writing in between.
template <class Change>
Answer<void> changed(const std::string& path, const Change& change)
{
    const Turn turn(path);
    if (auto taken = turn.taken(); !taken)
        return taken;
    auto entries = read(path);
    if (!entries)
        return tl::unexpected(entries.error());
    if (Answer<void> good = change(*entries); !good)
        return good;
    return write(path, *entries);
}

} // namespace duty
