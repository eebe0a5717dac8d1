#include "sentences.h"

#include <ranges>
#include <unordered_map>

namespace wording {

std::vector<Sentence> allSentences()
{
    std::vector<Sentence> all;
    for (const std::span<const Sentence> table :
         {std::span(Sentences::facts), std::span(Sentences::rules), std::span(Sentences::roster),
          std::span(Sentences::store), std::span(Sentences::constraints), std::span(Sentences::checks),
          std::span(Sentences::desk), commandSentences()})
        for (const Sentence& sentence : table)
            for (const auto& code : std::views::split(sentence.code, ' '))
                all.push_back(
                    {std::string_view(code.begin(), code.end()), sentence.command, sentence.screen});
    return all;
}

const Sentence* sentenceOf(std::string_view code)
{
    static const auto byCode = [] {
        std::unordered_map<std::string_view, Sentence> found;
        for (const Sentence& sentence : allSentences())
            found.emplace(sentence.code, sentence);
        return found;
    }();
    const auto at = byCode.find(code);
    return at == byCode.end() ? nullptr : &at->second;
}

} // namespace wording
