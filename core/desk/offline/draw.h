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
    std::optional<std::string> format{}; ///< `single-elimination`; required
    std::optional<int> entries{};        ///< required
    bool thirdPlace = false;
    bool singleFinal = false;     ///< for double elimination
    std::optional<int> pools{};   ///< for pools with a playoff, where it is required
    std::optional<int> advance{}; ///< for pools with a playoff, where it is required: how many from each pool
    std::optional<int> wildcards{}; ///< for pools with a playoff: how many other teams advance; nothing: none
    std::optional<int> rounds{};    ///< for Swiss; nothing: enough to leave one unbeaten team
    /// For round robin and pools: how often each pair meets; nothing: as usual, once.
    std::optional<int> meetings{};
};

/// The draw. Refuses a missing option, an unknown format, an option of another format, and too few or too
/// many entries. Of Swiss only the first round is known.
tl::expected<bracket::Bracket, message::Message> draw(const DrawOptions& options);

/// The most tables that a tournament can have (facts::Tournament).
inline constexpr int mostTables = 999;

/// The draw as output, ending with a newline. With `tables` (1 to `mostTables`), also the time it takes, with
/// matches of the usual length because no venue is known (tournament/forecast/pace.h).
std::string drawn(const bracket::Bracket& bracket, As as, std::optional<int> tables = {});

} // namespace desk
