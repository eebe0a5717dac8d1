// The use case `draw`: a bracket for so many seeds, without a store.
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
    std::optional<std::string> format; ///< `single-elimination`; must be given
    std::optional<int> entries;        ///< must be given
    bool thirdPlace = false;
    bool singleFinal = false;     ///< of double elimination
    std::optional<int> pools;     ///< of pools with a playoff; must be given there
    std::optional<int> advance;   ///< of pools with a playoff: from each pool; must be given there
    std::optional<int> wildcards; ///< of pools with a playoff: other teams that advance; none if not given
    std::optional<int> rounds;    ///< of Swiss; nothing: as many as single out one who has won all
    std::optional<int> meetings;  ///< of a round robin and of pools: how often each meets each; once
};

/// The draw, or why there is none: what is missing, no such format, an option of another format, too few or
/// too many entries. Of Swiss only the first round is known.
tl::expected<bracket::Bracket, message::Message> draw(const DrawOptions& options);

/// As many tables as a tournament can have (facts::Tournament).
inline constexpr int mostTables = 999;

/// The draw as it is put out, its last line ended; with how long it takes at so many tables (1 to
/// `mostTables`), where that was asked, with matches as long as is usual where no venue is known
/// (tournament/forecast/length.h).
std::string drawn(const bracket::Bracket& bracket, As as, std::optional<int> tables = {});

} // namespace desk
