// What is wrong with the words of a command, and with what it reads.
#include "sentences.h"

namespace wording {

std::span<const Sentence> commandSentences()
{
    return {};
}

} // namespace wording
