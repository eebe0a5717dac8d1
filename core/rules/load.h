// Rule files: a text as a venue, a venue as a text.
#pragma once

#include "venue.h"
#include "json/reader.h"

#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace rules {

/// The venue in a `courtside-rules/1` text. Refuses unknown keys, wrong types, values out of range or against
/// each other, and parameters without a cite; every mistake that one pass finds is told, each once, with line
/// and place (`phases.regular.bags.limit`).
tl::expected<Venue, json::Problems> load(std::string_view text);

/// The venue as such a text, which loads to an equal one. A phase `from` another gives only what differs.
std::string toJson(const Venue& venue);

} // namespace rules
