#include "sentences.h"

namespace wording {

std::span<const Sentence> scoringSentences()
{
    return {};
}

} // namespace wording
