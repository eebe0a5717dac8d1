// The use case `draw`: a bracket for a number of seeds, without a store.
#pragma once

#include "bracket/bracket.h"
#include "desk/checks/answer.h"
#include "message/message.h"

#include <optional>
#include <string>

#include <tl/expected.hpp>

namespace desk {

/// The options as they were given, without defaults.
struct DrawOptions {
    std::optional<std::string> format; ///< `single-elimination`; required
    std::optional<int> entries;        ///< required
    bool thirdPlace = false;
    bool singleFinal = false;     ///< of double elimination
    std::optional<int> pools;     ///< of pools with a playoff; required there
    std::optional<int> advance;   ///< of pools with a playoff: from each pool; required there
    std::optional<int> wildcards; ///< of pools with a playoff: other teams that advance; none if not given
    std::optional<int> rounds;    ///< of Swiss; nothing: as many as leave only one team undefeated
    std::optional<int> meetings;  ///< of a round robin and of pools: how often each pair meets; usually once
};

/// The draw, or why there is none: a missing option, an unknown format, an option of another format, too few
/// or too many entries. For Swiss only the first round is known.
tl::expected<bracket::Bracket, message::Message> draw(const DrawOptions& options);

/// The maximum number of tables of a tournament (facts::Tournament).
inline constexpr int mostTables = 999;

/// The draw as output, its last line ended; with the time it takes at that number of tables (1 to
/// `mostTables`) if requested, with the usual length of a match because no venue is known
/// (tournament/forecast/pace.h).
std::string drawn(const bracket::Bracket& bracket, As as, std::optional<int> tables = {});

} // namespace desk
