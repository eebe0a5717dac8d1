// Why the store did not do what was asked, as a value with a sentence for the supervisor.
#pragma once

#include <string>

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
    std::string text; ///< a sentence that names the file or the fact
    /// Of the constraint of the schema that did not hold (checksentences.h), or `reference` where a person or
    /// a fact that is named is not on record; otherwise empty.
    std::string code{};
};

template <class T>
using Answer = tl::expected<T, Trouble>;

inline tl::unexpected<Trouble> trouble(Trouble::Kind kind, std::string text)
{
    return tl::unexpected(Trouble{kind, std::move(text)});
}

} // namespace store
