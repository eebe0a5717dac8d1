// The next round of Swiss, from who has won how much.
#pragma once

#include "night.h"

#include <optional>
#include <string>

#include <tl/expected.hpp>

namespace night {

/// The round that waits to be paired: those before it are over. Nothing in another format, while a match is
/// open, and once all are paired.
std::optional<int> roundToPair(const Night& night);

/// The pairing of the next round, to be published: nobody who has withdrawn, nobody against anybody again,
/// the bye to the lowest who has had none (pairing/swissround.h). The first round by seed alone. Refused in a
/// sentence: another format, all rounds paired, a round before that is not over, no such round.
tl::expected<facts::Pairing, std::string> nextPairing(const Night& night);

} // namespace night
