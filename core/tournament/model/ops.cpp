#include "ops.h"

#include <algorithm>
#include <cstdint>

namespace tournament {

namespace {

/// FNV-1a: the same on every machine, so that equal tournaments are equal in this too.
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
    const std::size_t hash = hashOf(op);
    Shared<Shelf>& shared = m_shelves[hash / buckets % shelves];
    Shelf shelf = *shared;
    Bucket bucket = *shelf[hash % buckets];
    bucket.push_back(Shared(Place{std::string(op), std::string(match)}));
    shelf[hash % buckets] = Shared(std::move(bucket));
    shared = Shared(std::move(shelf));
}

const std::string* Ops::find(std::string_view op) const
{
    const std::size_t hash = hashOf(op);
    const Bucket& bucket = *(*m_shelves[hash / buckets % shelves])[hash % buckets];
    const auto at = std::find_if(bucket.begin(), bucket.end(),
                                 [&](const Shared<Place>& place) { return place->op == op; });
    return at == bucket.end() ? nullptr : &(*at)->match;
}

} // namespace tournament
