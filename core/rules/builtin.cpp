#include "builtin.h"

#include "embedded.h"
#include "load.h"
#include "words.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>

namespace rules {

using message::Message;

namespace {

// Built-in rules are part of the program, so a broken one stops any build type.
Venue sound(const Embedded& file)
{
    auto venue = load(file.text);
    if (!venue) {
        const json::Problem& first = venue.error().front();
        std::fprintf(stderr, "%s:%d: %s: %s\n", std::string(file.id).c_str(), first.line, first.place.c_str(),
                     std::string(first.what.code).c_str());
        std::abort();
    }
    return std::move(*venue);
}

} // namespace

const std::vector<Venue>& builtIn()
{
    static const std::vector<Venue> venues = [] {
        std::vector<Venue> all;
        std::transform(embedded().begin(), embedded().end(), std::back_inserter(all), sound);
        return all;
    }();
    return venues;
}

const Venue* venue(const std::vector<Venue>& among, std::string_view id)
{
    const auto at = std::find_if(among.begin(), among.end(), [&](const Venue& v) { return v.id == id; });
    return at == among.end() ? nullptr : &*at;
}

tl::expected<Set, Message> find(const std::vector<Venue>& among, std::string_view setId)
{
    std::vector<std::string> known;
    for (const Venue& venue : among) {
        std::vector<std::string> names;
        for (const Set& set : sets(venue)) {
            if (set.id == setId)
                return set;
            names.push_back(set.id);
        }
        if (venue.id == setId)
            return tl::unexpected(
                Message{"rules-several-phases",
                        {{"venue", venue.id}, {"count", names.size()}, {"sets", joined(names, ", ")}}});
        known.insert(known.end(), names.begin(), names.end());
    }
    return tl::unexpected(Message{"rules-unknown-set", {{"set", setId}, listedAs("known", known)}});
}

tl::expected<Set, Message> find(std::string_view setId)
{
    return find(builtIn(), setId);
}

tl::expected<Venue, Message> venueCalled(std::string_view id)
{
    if (const Venue* whole = venue(builtIn(), id))
        return *whole;
    return find(id).map(venueOf);
}

} // namespace rules
