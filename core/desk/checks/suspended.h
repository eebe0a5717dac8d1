// Which players are suspended.
#pragma once

#include "answer.h"

#include "message/message.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// Why the person may not play on that day (`2026-11-21`): `Ana Ruiz is suspended until Dec 31, 2026: a fight
/// (J. Park)`; on a screen `Ana Ruiz is suspended until Dec 31, 2026`. Nothing if they may play.
std::optional<message::Message> mayNotPlay(const Tournament& tournament, const std::string& person,
                                           const std::string& day);
/// The same in parts, for screens where only the supervisor sees the reason.
struct Suspended {
    message::Message said;   ///< as mayNotPlay()
    message::Message why;    ///< for the supervisor: `a fight (J. Park)`
    message::Message remedy; ///< at check-in: `to let them play, enter an override with a reason`
};
/// Nothing if the person may play on that day.
std::optional<Suspended> suspended(const Tournament& tournament, const std::string& person,
                                   const std::string& day);
/// For the call of a match: the same for each player who would be seated, is suspended, and wasn't checked in
/// with an override. A player who is already seated stays.
std::vector<Mistake> mayNotSit(const Tournament& tournament, const facts::Call& call, const std::string& day);

} // namespace desk
