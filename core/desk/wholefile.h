// A text as a file: whole, or not at all.
#pragma once

#include "answer.h"

#include <string>

namespace desk {

/// Refuses a place at which there is something, a link that leads nowhere too.
Answer<void> mustBeFree(const std::string& path);
/// Writes it, in place of what is there.
Answer<void> writeWhole(const std::string& path, const std::string& text);

} // namespace desk
