// Values by id, in the order of the ids. Copies share what they have in common, so changing one value of a
// long tournament copies only a few.
#pragma once

#include <algorithm>
#include <cassert>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bracket {

/// Can be read like a std::map.
template <class Value>
class ById {
public:
    using value_type = std::pair<std::string, Value>;

private:
    using Chunk = std::vector<value_type>; // in order, never empty
    using Chunks = std::vector<std::shared_ptr<const Chunk>>;

public:
    class const_iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = ById::value_type;
        using difference_type = std::ptrdiff_t;
        using pointer = const value_type*;
        using reference = const value_type&;

        const_iterator() = default;
        reference operator*() const { return (**m_chunk)[m_place]; }
        pointer operator->() const { return &**this; }
        const_iterator& operator++()
        {
            if (++m_place == (*m_chunk)->size()) {
                ++m_chunk;
                m_place = 0;
            }
            return *this;
        }
        const_iterator operator++(int)
        {
            const const_iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const const_iterator&, const const_iterator&) = default;

    private:
        friend ById;
        const_iterator(typename Chunks::const_iterator chunk, std::size_t place)
            : m_chunk(chunk), m_place(place)
        {
        }
        typename Chunks::const_iterator m_chunk{};
        std::size_t m_place = 0;
    };

    const_iterator begin() const { return {m_chunks.begin(), 0}; }
    const_iterator end() const { return {m_chunks.end(), 0}; }
    bool empty() const { return m_chunks.empty(); }
    std::size_t size() const
    {
        std::size_t all = 0;
        for (const auto& chunk : m_chunks)
            all += chunk->size();
        return all;
    }
    const_iterator find(std::string_view id) const
    {
        const auto chunk = chunkFor(id);
        if (chunk == m_chunks.end())
            return end();
        const auto at = placeIn(**chunk, id);
        const bool isThere = at != (*chunk)->end() && at->first == id;
        return isThere ? const_iterator(chunk, static_cast<std::size_t>(at - (*chunk)->begin())) : end();
    }
    /// The id must be there.
    const Value& at(std::string_view id) const
    {
        const const_iterator found = find(id);
        assert(found != end());
        return found->second;
    }

    void clear() { m_chunks.clear(); }
    /// Replaces the value for that id, or adds it.
    void put(std::string_view id, Value value)
    {
        if (m_chunks.empty()) {
            m_chunks.push_back(std::make_shared<const Chunk>(Chunk{{std::string(id), std::move(value)}}));
            return;
        }
        auto chunk = chunkFor(id);
        if (chunk == m_chunks.end())
            --chunk; // goes after all others
        Chunk changed = **chunk;
        const auto at = changed.begin() + (placeIn(changed, id) - changed.cbegin());
        if (at != changed.end() && at->first == id)
            at->second = std::move(value);
        else
            changed.insert(at, {std::string(id), std::move(value)});
        replace(chunk, std::move(changed));
    }
    void erase(std::string_view id)
    {
        const const_iterator at = find(id);
        if (at == end())
            return;
        Chunk changed = **at.m_chunk;
        changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(at.m_place));
        if (changed.empty())
            m_chunks.erase(at.m_chunk);
        else
            replace(at.m_chunk, std::move(changed));
    }

    /// The ids that only one of the two has, or for which their values differ. In order.
    std::vector<std::string> differing(const ById& other) const
    {
        std::vector<std::string> ids;
        const auto take = [&](const ById& from, const ById& in, typename Chunks::const_iterator chunk) {
            for (const value_type& each : **chunk) {
                const const_iterator there = in.find(each.first);
                if (there == in.end() || (&from == this && !(there->second == each.second)))
                    ids.push_back(each.first);
            }
        };
        auto mine = m_chunks.begin();
        auto its = other.m_chunks.begin();
        while (mine != m_chunks.end() || its != other.m_chunks.end()) {
            if (mine != m_chunks.end() && its != other.m_chunks.end() && *mine == *its) {
                ++mine;
                ++its;
            } else if (its == other.m_chunks.end() ||
                       (mine != m_chunks.end() && (*mine)->front().first <= (*its)->front().first)) {
                take(*this, other, mine++);
            } else {
                take(other, *this, its++);
            }
        }
        std::sort(ids.begin(), ids.end());
        return ids;
    }

    friend bool operator==(const ById& left, const ById& right) { return left.differing(right).empty(); }

private:
    static constexpr std::size_t most = 32; // in a chunk

    /// The first chunk that could have the id: the first whose last id isn't before it.
    typename Chunks::const_iterator chunkFor(std::string_view id) const
    {
        return std::lower_bound(
            m_chunks.begin(), m_chunks.end(), id,
            [](const auto& chunk, std::string_view wanted) { return chunk->back().first < wanted; });
    }
    static typename Chunk::const_iterator placeIn(const Chunk& chunk, std::string_view id)
    {
        return std::lower_bound(
            chunk.begin(), chunk.end(), id,
            [](const value_type& each, std::string_view wanted) { return each.first < wanted; });
    }
    /// Splits a chunk that has become too long.
    void replace(typename Chunks::const_iterator at, Chunk changed)
    {
        const auto place = m_chunks.begin() + (at - m_chunks.cbegin());
        if (changed.size() > most) {
            const auto half = changed.begin() + static_cast<std::ptrdiff_t>(most / 2);
            const auto front = m_chunks.insert(place, std::make_shared<const Chunk>(changed.begin(), half));
            *(front + 1) = std::make_shared<const Chunk>(half, changed.end());
        } else {
            *place = std::make_shared<const Chunk>(std::move(changed));
        }
    }

    Chunks m_chunks;
};

} // namespace bracket
