// Why the store couldn't do something, as a value with a message for the supervisor.
#pragma once

#include "message/message.h"

#include <QString>

#include <tl/expected.hpp>

namespace store {

struct Trouble {
    /// Refused: the fact isn't allowed. Conflict: someone else recorded something first. All others: the file
    /// couldn't be used, and nothing that was saved is lost.
    enum class Kind {
        NotThere,
        Exists,
        Empty,
        Foreign, ///< not a file of this program
        Newer,   ///< made by a newer program
        Damaged,
        ReadOnly,
        Locked, ///< another program locked it for longer than we wait
        Full,
        Moved,      ///< deleted or replaced while it was open
        Unreadable, ///< the disk has a read error, which doesn't mean that the file is damaged
        Failed,
        Conflict,
        Refused
    };
    Kind kind = Kind::Failed;
    /// Names the file or the fact. If a constraint of the schema failed, the code is that of the constraint
    /// (constraints.h).
    message::Message message{};
};

template <class T>
using Answer = tl::expected<T, Trouble>;

inline tl::unexpected<Trouble> trouble(Trouble::Kind kind, message::Message message)
{
    return tl::unexpected(Trouble{kind, std::move(message)});
}

// Troubles with a file. Only for this room.

using message::Message;

/// The file name in messages: `tournament.courtside`.
std::string nameOf(const QString& path);
/// A trouble with that file. Its name is the first argument of the message.
Trouble ofFile(const QString& path, Trouble::Kind kind, Message message);
inline tl::unexpected<Trouble> trouble(const QString& path, Trouble::Kind kind, Message message)
{
    return tl::unexpected(ofFile(path, kind, std::move(message)));
}
/// The trouble for a read error of the disk.
Trouble unreadable(const QString& path);
Trouble newerFile(const QString& path);
Trouble foreignFile(const QString& path);

} // namespace store
