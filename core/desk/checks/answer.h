// The results of use cases: a value, or the reason why it isn't possible.
#pragma once

#include "message/message.h"

#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace tournament {
struct Match;
struct Tournament;
} // namespace tournament

namespace desk {

// Types that all rooms of the desk use.
using tournament::Match;
using tournament::Tournament;

/// Why something isn't possible: a message for people and a code for callers.
struct Mistake {
    /// Cases that callers handle differently.
    enum class Code {
        Other,
        Suspended,   ///< a player is suspended; an override lets them play
        NoFreePlace, ///< a late team would need a place in the draw that another team has
        Unfinished,  ///< the tournament isn't over
    };

    Mistake(message::Message why, Code what = Code::Other) : message(std::move(why)), code(what) {}

    message::Message message;
    Code code = Code::Other;
    std::string where{}; ///< shown before the message: `roster.csv:3`
};

/// The mistake with that place put before its own.
inline Mistake placed(const std::string& where, Mistake mistake)
{
    mistake.where = mistake.where.empty() ? where : where + ": " + mistake.where;
    return mistake;
}

/// Why something can't be recorded. Empty if it can.
using Objections = std::vector<Mistake>;

/// Output for people or for programs.
enum class As { Text, Json };

/// Why a text was refused, and at which line.
struct Refusal {
    int line = 1;
    Mistake mistake;
};

/// Why nothing was written.
struct Failure {
    /// Refused: the request isn't possible. Store: the file couldn't be used; nothing is lost. Conflict:
    /// someone else recorded something first, and now the request isn't possible.
    enum class Kind { Refused, Store, Conflict };
    Kind kind = Kind::Refused;
    std::vector<Mistake> mistakes; ///< at least one
};

template <class T>
using Answer = tl::expected<T, Failure>;

inline tl::unexpected<Failure> refused(std::vector<Mistake> mistakes)
{
    return tl::unexpected(Failure{Failure::Kind::Refused, std::move(mistakes)});
}
inline tl::unexpected<Failure> refused(const std::vector<message::Message>& mistakes)
{
    return refused(std::vector<Mistake>(mistakes.begin(), mistakes.end()));
}
inline tl::unexpected<Failure> refused(Mistake mistake)
{
    return refused(std::vector<Mistake>{std::move(mistake)});
}

} // namespace desk
