#include "ops.h"

#include <algorithm>
#include <cstdint>

namespace night {

namespace {

/// FNV-1a: the same on every machine, so that equal nights are equal in this too.
std::size_t hashOf(std::string_view op)
{
    std::uint32_t hash = 2166136261u;
    for (const char c : op)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
    return hash;
}

} // namespace

void Ops::add(std::string_view op, std::string_view match)
{
    if (find(op))
        return;
    Shared<Bucket>& shared = m_buckets[hashOf(op) % buckets];
    Bucket bucket = *shared;
    bucket.push_back(Shared(Place{std::string(op), std::string(match)}));
    shared = Shared(std::move(bucket));
}

const std::string* Ops::find(std::string_view op) const
{
    const Bucket& bucket = *m_buckets[hashOf(op) % buckets];
    const auto at = std::find_if(bucket.begin(), bucket.end(),
                                 [&](const Shared<Place>& place) { return place->op == op; });
    return at == bucket.end() ? nullptr : &(*at)->match;
}

} // namespace night
