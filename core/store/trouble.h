// Why the store did not do what was asked, as a value with a message for the supervisor.
#pragma once

#include "message/message.h"

#include <QString>

#include <tl/expected.hpp>

namespace store {

struct Trouble {
    /// Refused: a fact that may not be so. Conflict: someone else wrote first. All others: the file could not
    /// be used, and nothing is lost that was acknowledged.
    enum class Kind {
        NotThere,
        Exists,
        Empty,
        Foreign, ///< no file of this program
        Newer,   ///< made by a newer program
        Damaged,
        ReadOnly,
        Locked, ///< another program kept it for longer than we wait
        Full,
        Moved,      ///< deleted or replaced while it was open
        Unreadable, ///< the disk gave an error on reading, which says nothing about the file itself
        Failed,
        Conflict,
        Refused
    };
    Kind kind = Kind::Failed;
    /// Names the file or the fact. Where a constraint of the schema did not hold, its code is the
    /// constraint's (constraints.h).
    message::Message message{};
};

template <class T>
using Answer = tl::expected<T, Trouble>;

inline tl::unexpected<Trouble> trouble(Trouble::Kind kind, message::Message message)
{
    return tl::unexpected(Trouble{kind, std::move(message)});
}

// Troubles with a file. For this room alone.

using message::Message;

/// What sentences call the file: `tournament.courtside`.
std::string nameOf(const QString& path);
/// A trouble with that file, whose name goes before the message's arguments.
Trouble ofFile(const QString& path, Trouble::Kind kind, Message message);
inline tl::unexpected<Trouble> trouble(const QString& path, Trouble::Kind kind, Message message)
{
    return tl::unexpected(ofFile(path, kind, std::move(message)));
}
/// The trouble where the disk gives an error on reading.
Trouble unreadable(const QString& path);
Trouble newerFile(const QString& path);
Trouble foreignFile(const QString& path);

} // namespace store
