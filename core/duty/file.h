// The supervisors' file, read strictly and written whole. For this room alone.
#pragma once

#include "supervisors.h"

#include <memory>

namespace duty {

struct Misses {
    int inARow = 0;
    long long last = 0;
};

struct Entry {
    std::string name;
    std::string hash; ///< crypto_pwhash_str
    Misses misses;
};

struct Book {
    Misses misses; ///< by whatever name
    std::vector<Entry> entries;
};

/// Nobody where there is no file.
Answer<Book> read(const std::string& path);
/// Makes its folder where there is none.
Answer<void> write(const std::string& path, const Book& book);
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

/// `change` on the book as it is, with nobody else writing in between.
template <class Change>
Answer<void> changed(const std::string& path, const Change& change)
{
    const Turn turn(path);
    if (auto taken = turn.taken(); !taken)
        return taken;
    auto book = read(path);
    if (!book)
        return tl::unexpected(book.error());
    if (Answer<void> good = change(*book); !good)
        return good;
    return write(path, *book);
}

} // namespace duty
