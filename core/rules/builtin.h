// The built-in venues.
#pragma once

#include "venue.h"

#include "message/message.h"

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace rules {

/// In the order in which lists show them. The same on every call.
const std::vector<Venue>& builtIn();

/// The venue with that id, or null.
const Venue* venue(const std::vector<Venue>& among, std::string_view id);
/// The rule set with that id (`washburn`, `unc-regular`). If there is none, the message lists the venue's
/// phases or all sets.
tl::expected<Set, message::Message> find(const std::vector<Venue>& among, std::string_view setId);
/// The same, among the built-in venues.
tl::expected<Set, message::Message> find(std::string_view setId);
/// The built-in venue with that id and all its phases (`unc`), or one phase as a venue of its own
/// (`unc-regular`). If there is none, the message lists the sets.
tl::expected<Venue, message::Message> venueCalled(std::string_view id);

} // namespace rules
