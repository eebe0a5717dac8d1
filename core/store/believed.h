// What a look at a file says of it is believed when a second one says the same. For this room alone.
//
// A disk that fails once makes a sound file look damaged: SQLite takes a page of which it got less for one of
// zeros, and calls the file corrupt where reading ends with EIO (SQLITE_IOERR_CORRUPTFS). Its codes do not
// tell the two apart, so the file is read to its end, and then looked at again.
#pragma once

#include "connection.h"
#include "file.h"
#include "record.h"

#include <utility>

namespace store {

/// Whether that is said of what is in the file.
inline bool isVerdict(Trouble::Kind kind)
{
    using Kind = Trouble::Kind;
    return kind == Kind::Damaged || kind == Kind::Foreign || kind == Kind::Empty || kind == Kind::Moved;
}
template <class T>
bool isVerdict(const Answer<T>& answer)
{
    return !answer && isVerdict(answer.error().kind);
}
inline bool isVerdict(const Answer<std::vector<Finding>>& found)
{
    return found ? !found->empty() : isVerdict(found.error().kind);
}

/// What `look` answers at last. Unreadable where a part of the file cannot be read. Not within a transaction.
template <class Look>
auto believed(const QString& file, Look look) -> decltype(look())
{
    auto seen = look();
    if (!isVerdict(seen))
        return seen;
    if (auto read = readThrough(file); !read)
        return tl::unexpected(read.error());
    return look();
}

/// The same of a file that is open.
template <class Look>
auto believed(Connection& connection, Look look) -> decltype(look())
{
    return believed(connection.file(), [&, isFirst = true]() mutable {
        if (!std::exchange(isFirst, false))
            connection.forget();
        return look();
    });
}

} // namespace store
