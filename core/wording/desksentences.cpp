#include "sentences.h"

namespace wording {

std::span<const Sentence> deskSentences()
{
    return {};
}

} // namespace wording
