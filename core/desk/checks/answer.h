// How use cases answer: what was asked for, or why it can't be.
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

// What every room of the desk is about.
using tournament::Match;
using tournament::Tournament;

/// Why something can't be: a message, and what a caller tells it by.
struct Mistake {
    /// What a caller tells apart from everything else.
    enum class Code {
        Other,
        Suspended,   ///< somebody is suspended; an override lets them in
        NoFreePlace, ///< a late team would have to take a place that another has
        Unfinished,  ///< of a tournament in which something is still to come
    };

    Mistake(message::Message why, Code what = Code::Other) : message(std::move(why)), code(what) {}

    message::Message message;
    Code code = Code::Other;
    std::string where{}; ///< put before the sentence: `roster.csv:3`
};

/// The mistake with that place before its own.
inline Mistake placed(const std::string& where, Mistake mistake)
{
    mistake.where = mistake.where.empty() ? where : where + ": " + mistake.where;
    return mistake;
}

/// Why something may not be recorded; empty if it may.
using Objections = std::vector<Mistake>;

/// For people, or for programs.
enum class As { Text, Json };

/// Why a text was not taken, and the line it is about.
struct Refusal {
    int line = 1;
    Mistake mistake;
};

/// Why nothing was written.
struct Failure {
    /// Refused: what was asked cannot be. Store: the file could not be used, and nothing is lost. Conflict:
    /// someone else wrote first, and after that it cannot be.
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
