#include "drawpart.h"

#include <algorithm>
#include <iterator>

namespace rules {

std::string_view word(DrawPart part)
{
    return json::wordOf(drawParts, part);
}

std::optional<DrawPart> drawPart(std::string_view text)
{
    const auto* const at = std::ranges::find(drawParts, text, &json::Word<DrawPart>::text);
    return at == std::end(drawParts) ? std::nullopt : std::optional(at->meaning);
}

} // namespace rules
