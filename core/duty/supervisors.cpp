#include "supervisors.h"

#include "file.h"

#include "roster/text.h"

#include <algorithm>
#include <array>

#include <sodium/core.h>
#include <sodium/crypto_pwhash.h>

namespace duty {

namespace {

constexpr std::size_t shortest = 4;
constexpr std::size_t longest = 12;
constexpr int longestWait = 900; // seconds

std::vector<Entry>::iterator find(std::vector<Entry>& entries, const std::string& name)
{
    return std::find_if(entries.begin(), entries.end(), [&](const Entry& e) { return e.name == name; });
}

tl::unexpected<std::string> unknown(const std::string& name)
{
    return tl::unexpected(name + " has no PIN on this machine");
}

bool isPin(const std::string& pin)
{
    return pin.size() >= shortest && pin.size() <= longest &&
           std::all_of(pin.begin(), pin.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Answer<std::string> hashOf(const std::string& pin, const Cost& cost)
{
    std::array<char, crypto_pwhash_STRBYTES> made{};
    if (sodium_init() < 0 ||
        crypto_pwhash_str(made.data(), pin.data(), pin.size(), cost.rounds, cost.memory) != 0)
        return tl::unexpected(
            std::string("there is not enough memory to hash a PIN; close another program and try again"));
    return std::string(made.data());
}

bool fits(const Entry& entry, const std::string& pin)
{
    return sodium_init() >= 0 && crypto_pwhash_str_verify(entry.hash.c_str(), pin.data(), pin.size()) == 0;
}

/// Seconds until the next try; a clock that was set back begins the wait anew.
int waitOf(Misses& misses, long long now)
{
    misses.last = std::min(misses.last, now);
    const long long until = misses.last + waitAfter(misses.inARow);
    return static_cast<int>(std::max(0LL, until - now));
}

} // namespace

Cost usualCost()
{
    return {crypto_pwhash_OPSLIMIT_MODERATE, crypto_pwhash_MEMLIMIT_INTERACTIVE};
}

Cost leastCost()
{
    return {crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN};
}

int waitAfter(int misses)
{
    return misses < 1 ? 0 : misses > 10 ? longestWait : std::min(longestWait, 1 << (misses - 1));
}

Supervisors::Supervisors(std::string path, Cost cost) : m_path(std::move(path)), m_cost(cost) {}

Answer<std::vector<std::string>> Supervisors::names() const
{
    return read(m_path).map([](const Book& book) {
        std::vector<std::string> names;
        for (const Entry& entry : book.entries)
            names.push_back(entry.name);
        return names;
    });
}

Answer<Tried> Supervisors::unlock(const Claim& claim, long long now) const
{
    int wait = 0;
    int waitThen = 0;
    Entry tried;
    const auto count = [&](Book& book) -> Answer<void> {
        const auto at = find(book.entries, claim.name);
        if (at == book.entries.end())
            return unknown(claim.name);
        for (Misses* misses : {&at->misses, &book.misses})
            wait = std::max(wait, waitOf(*misses, now));
        for (Misses* misses : {&at->misses, &book.misses})
            if (wait == 0) {
                *misses = {misses->inARow + 1, now};
                waitThen = std::max(waitThen, waitAfter(misses->inARow));
            }
        tried = *at;
        return {};
    };
    if (auto counted = changed(m_path, count); !counted)
        return tl::unexpected(counted.error());
    if (wait > 0)
        return Tried{false, wait};
    if (!fits(tried, claim.pin))
        return Tried{false, waitThen};
    const auto forget = [&](Book& book) -> Answer<void> {
        book.misses.inARow = 0;
        if (const auto at = find(book.entries, claim.name); at != book.entries.end())
            at->misses.inARow = 0;
        return {};
    };
    return changed(m_path, forget).map([] { return Tried{true, 0}; });
}

Answer<void> Supervisors::allow(const Claim& by, long long now) const
{
    const auto tried = unlock(by, now);
    if (!tried)
        return tl::unexpected(tried.error());
    if (tried->good)
        return {};
    return tl::unexpected("that is not the PIN of " + by.name + "; the next try is in " +
                          std::to_string(tried->wait) + " s");
}

Answer<void> Supervisors::setPin(const Claim& claim, const std::optional<Claim>& by, long long now) const
{
    const auto name = roster::storable(claim.name, "name of the supervisor");
    if (!name)
        return tl::unexpected(name.error());
    if (!isPin(claim.pin))
        return tl::unexpected(std::string("a PIN has 4 to 12 digits"));
    if (by)
        if (auto allowed = allow(*by, now); !allowed)
            return allowed;
    const auto hash = hashOf(claim.pin, m_cost);
    if (!hash)
        return tl::unexpected(hash.error());
    return changed(m_path, [&](Book& book) -> Answer<void> {
        std::vector<Entry>& entries = book.entries;
        if (!by && !entries.empty())
            return tl::unexpected(std::string("it needs the PIN of a supervisor who has one"));
        const Entry made{*name, *hash, {}};
        if (const auto at = find(entries, *name); at != entries.end())
            *at = made;
        else
            entries.push_back(made);
        return {};
    });
}

Answer<void> Supervisors::rename(const std::string& from, const std::string& to, const Claim& by,
                                 long long now) const
{
    const auto name = roster::storable(to, "name of the supervisor");
    if (!name)
        return tl::unexpected(name.error());
    if (auto allowed = allow(by, now); !allowed)
        return allowed;
    return changed(m_path, [&](Book& book) -> Answer<void> {
        std::vector<Entry>& entries = book.entries;
        const auto at = find(entries, from);
        if (at == entries.end())
            return unknown(from);
        if (*name != from && find(entries, *name) != entries.end())
            return tl::unexpected("there is a " + *name + " already");
        at->name = *name;
        return {};
    });
}

Answer<void> Supervisors::remove(const std::string& name, const Claim& by, long long now) const
{
    if (auto allowed = allow(by, now); !allowed)
        return allowed;
    return changed(m_path, [&](Book& book) -> Answer<void> {
        std::vector<Entry>& entries = book.entries;
        const auto at = find(entries, name);
        if (at == entries.end())
            return unknown(name);
        entries.erase(at);
        return {};
    });
}

} // namespace duty
