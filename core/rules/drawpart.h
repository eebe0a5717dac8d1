// The parts of a draw, each of which a phase of the rules may be for.
#pragma once

#include "json/reader.h"

#include <optional>
#include <string_view>

namespace rules {

/// If a match is in several, the first here counts.
enum class DrawPart {
    Final,
    ThirdPlace,
    Semifinals, ///< the matches whose winners meet in the final
    Quarterfinals,
    LosersBracket,
    Playoff,
    Pools
};
/// As a file has them.
inline constexpr json::Word<DrawPart> drawParts[] = {{"final", DrawPart::Final},
                                                     {"third-place", DrawPart::ThirdPlace},
                                                     {"semifinals", DrawPart::Semifinals},
                                                     {"quarterfinals", DrawPart::Quarterfinals},
                                                     {"losers-bracket", DrawPart::LosersBracket},
                                                     {"playoff", DrawPart::Playoff},
                                                     {"pools", DrawPart::Pools}};

/// `losers-bracket`.
std::string_view word(DrawPart part);
/// The part of that word; nothing for any other text.
std::optional<DrawPart> drawPart(std::string_view text);

} // namespace rules
