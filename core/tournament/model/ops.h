// Where each fact is filed, by its op: found as fast in a long tournament as in a short one.
#pragma once

#include "shared.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tournament {

/// A value, cheap to copy: what two have in common they share.
class Ops {
public:
    /// `match` is empty where the fact is about the tournament as a whole. An op that is there already keeps
    /// its place.
    void add(std::string_view op, std::string_view match);
    /// The match with whose facts it is filed (empty: those of the tournament), or null where it is not on
    /// record.
    const std::string* find(std::string_view op) const;

    friend bool operator==(const Ops&, const Ops&) = default;

private:
    struct Place {
        std::string op;
        std::string match;
        friend bool operator==(const Place&, const Place&) = default;
    };
    using Bucket = std::vector<Shared<Place>>; // a longer one shares its places with the shorter
    static constexpr std::size_t shelves = 64;
    static constexpr std::size_t buckets = 64;         // of a shelf
    using Shelf = std::array<Shared<Bucket>, buckets>; // what changes is copied: a shelf, not all

    std::vector<Shared<Shelf>> m_shelves = std::vector(shelves, Shared<Shelf>());
};

} // namespace tournament
