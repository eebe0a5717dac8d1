// The built-in venues.
#pragma once

#include "venue.h"

#include "message/message.h"

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace rules {

/// In the order of lists. The same on every call.
const std::vector<Venue>& builtIn();

/// The venue of that id, or null.
const Venue* venue(const std::vector<Venue>& among, std::string_view id);
/// The rule set of that id (`washburn`, `unc-regular`). If there is none, the message lists the venue's
/// phases or the sets.
tl::expected<Set, message::Message> find(const std::vector<Venue>& among, std::string_view setId);
/// As above, among the built-in ones.
tl::expected<Set, message::Message> find(std::string_view setId);
/// The built-in venue of that id with all its phases (`unc`), or one phase as a venue of its own
/// (`unc-regular`). If there is none, the message lists the sets.
tl::expected<Venue, message::Message> venueCalled(std::string_view id);

} // namespace rules
