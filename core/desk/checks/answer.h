// How use cases answer.
#pragma once

#include "desk/wording/mistake.h"

#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace desk {

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
