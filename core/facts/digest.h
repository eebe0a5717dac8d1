// Digests: of bytes, of secrets, of the op of a fact that belongs to another, and the hash chain of the
// journal. Each row's hash covers the row and the hash before it.
#pragma once

#include "fact.h"

#include <string>
#include <string_view>

namespace facts {

/// Adds the field with its length first, so that no two lists of fields give the same bytes.
void addField(std::string& bytes, std::string_view field);
/// SHA-256 of the bytes, in 64 hexadecimal digits.
std::string sha256(std::string_view bytes);
/// HMAC-SHA-256 of the text (RFC 2104; a key of any length), in 64 hexadecimal digits. Without the key, the
/// text can't be found by trying.
std::string hmacSha256(std::string_view key, std::string_view text);
/// The op of fact number `n` of those that belong to the fact `op`: always the same, so that a retry of a
/// command is harmless. The first 16 bytes of SHA-256 over `courtside-op/1:OP:N`, marked as a UUID of version
/// 8.
std::string derivedOp(std::string_view op, int n);

/// The hash before the first row.
inline constexpr std::string_view firstPrev =
    "0000000000000000000000000000000000000000000000000000000000000000";

/// The state of a record: the number of its newest fact and the chain's hash over all of them; 0 and
/// `firstPrev` in a new file.
struct Head {
    long long seq = 0;
    std::string hash;
    /// Its first 12 characters, as on paper.
    std::string shown() const { return hash.substr(0, 12); }
    friend bool operator==(const Head&, const Head&) = default;
};

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
