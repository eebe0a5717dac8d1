// Deciding a challenge that is on record.
#pragma once

#include "desk.h"

#include <optional>
#include <string>

namespace desk {

struct DecideOptions {
    std::string match; ///< its id
    int hand = 1;      ///< as the sheet counts them, in the game in play or played last
    std::optional<int>
        which; ///< of several challenges of that hand, from 1; nothing: the one that is pending
    facts::Ruling ruling = facts::Ruling::Rejected;
    std::string reason; ///< may be empty
};

/// Records what became of the challenge; a later decision takes the place of an earlier one. Refuses where
/// the hand has no such challenge, and where several are pending and none was named.
Answer<Recorded> decide(Desk& desk, const std::string& by, const DecideOptions& options);

} // namespace desk
