// The chain of hashes over the journal: each row's hash covers the row and the hash before it.
#pragma once

#include "fact.h"

namespace facts {

/// The hash before the first row.
inline constexpr std::string_view firstPrev =
    "0000000000000000000000000000000000000000000000000000000000000000";

/// A journal row as it is hashed.
struct Link {
    long long seq = 0;
    Stamp stamp;
    std::string kind;
    std::string payload;
    std::string prev; ///< the hash of the row before
};

/// SHA-256 in 64 hexadecimal digits, over `courtside-journal/1` and the fields in order (seq, op, by, device,
/// at, kind, payload, prev), each as its length in bytes, a colon, and its bytes.
std::string hashOf(const Link& link);

} // namespace facts
