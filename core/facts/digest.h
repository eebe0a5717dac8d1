// Hashes: of bytes, of secrets, of the ops of facts that belong to another, and the hash chain of the
// journal. The hash of each row covers the row and the hash before it.
#pragma once

#include "fact.h"

#include <string>
#include <string_view>

namespace facts {

/// Adds the field with its length in front, so different lists of fields never give the same bytes.
void addField(std::string& bytes, std::string_view field);
/// SHA-256 of the bytes, as 64 hexadecimal digits.
std::string sha256(std::string_view bytes);
/// HMAC-SHA-256 of the text (RFC 2104; the key can have any length), as 64 hexadecimal digits. Without the
/// key, no one can find the text by trying.
std::string hmacSha256(std::string_view key, std::string_view text);
/// The op of number `n` of the facts that belong to the fact `op`. Always the same, so repeating a command is
/// harmless. The first 16 bytes of SHA-256 over `courtside-op/1:OP:N`, marked as a UUID of version 8.
std::string derivedOp(std::string_view op, int n);

/// The hash before the first row.
inline constexpr std::string_view firstPrev =
    "0000000000000000000000000000000000000000000000000000000000000000";

/// The state of a record: the number of its newest fact, and the hash of the chain up to it. 0 and
/// `firstPrev` in a new file.
struct Head {
    long long seq = 0;
    std::string hash;
    /// Its first 12 characters, as printed.
    std::string shown() const { return hash.substr(0, 12); }
    friend bool operator==(const Head&, const Head&) = default;
};

/// A journal row in the form in which it is hashed.
struct Link {
    long long seq = 0;
    Stamp stamp;
    std::string kind;
    std::string payload;
    std::string prev; ///< the hash of the previous row
};

/// SHA-256 as 64 hexadecimal digits, over `courtside-journal/1` and the fields in order (seq, op, by, device,
/// at, kind, payload, prev), each as its length in bytes, a colon, and its bytes.
std::string hashOf(const Link& link);

} // namespace facts
