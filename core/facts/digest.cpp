#include "digest.h"

#include <array>
#include <span>

#include <sodium/crypto_auth_hmacsha256.h>
#include <sodium/crypto_hash_sha256.h>

namespace facts {

namespace {

using Digest = std::array<unsigned char, crypto_hash_sha256_BYTES>;
static_assert(crypto_auth_hmacsha256_BYTES == crypto_hash_sha256_BYTES);

// libsodium accepts no null pointer, which an empty text may have.
const unsigned char* bytesOf(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.empty() ? "" : text.data());
}

Digest digest(std::string_view bytes)
{
    Digest made{};
    crypto_hash_sha256(made.data(), bytesOf(bytes), bytes.size());
    return made;
}

std::string hexadecimal(std::span<const unsigned char> bytes)
{
    std::string text;
    for (const unsigned char byte : bytes) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

} // namespace

void addField(std::string& bytes, std::string_view field)
{
    bytes += std::to_string(field.size());
    bytes += ':';
    bytes += field;
}

std::string sha256(std::string_view bytes)
{
    return hexadecimal(digest(bytes));
}

std::string hmacSha256(std::string_view key, std::string_view text)
{
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, bytesOf(key), key.size());
    crypto_auth_hmacsha256_update(&state, bytesOf(text), text.size());
    Digest made{};
    crypto_auth_hmacsha256_final(&state, made.data());
    return hexadecimal(made);
}

std::string derivedOp(std::string_view op, int n)
{
    Digest made = digest("courtside-op/1:" + std::string(op) + ':' + std::to_string(n));
    // RFC 9562, 5.8: version 8 (custom), and the two bits of the variant.
    made[6] = static_cast<unsigned char>((made[6] & 0x0fU) | 0x80U);
    made[8] = static_cast<unsigned char>((made[8] & 0x3fU) | 0x80U);
    std::string text = hexadecimal(std::span(made).first(16));
    for (const std::size_t hyphen : {8U, 13U, 18U, 23U})
        text.insert(hyphen, 1, '-');
    return text;
}

std::string hashOf(const Link& link)
{
    std::string bytes;
    bytes.reserve(link.payload.size() + 512);
    addField(bytes, "courtside-journal/1");
    addField(bytes, std::to_string(link.seq));
    const Stamp& stamp = link.stamp;
    for (const std::string* field :
         {&stamp.op, &stamp.by, &stamp.device, &stamp.at, &link.kind, &link.payload, &link.prev})
        addField(bytes, *field);
    return sha256(bytes);
}

} // namespace facts
