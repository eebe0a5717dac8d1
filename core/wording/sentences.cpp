#include "sentences.h"

#include <algorithm>
#include <unordered_map>

namespace wording {

std::vector<Sentence> allSentences()
{
    std::vector<Sentence> all;
    for (const auto& table :
         {Sentences::facts, Sentences::rules, Sentences::roster, Sentences::store, Sentences::constraints,
          Sentences::checks, Sentences::desk, Sentences::commands})
        for (const Sentence& sentence : table)
            for (std::string_view codes = sentence.code; !codes.empty();) {
                const std::string_view code = codes.substr(0, codes.find(' '));
                all.push_back({code, sentence.command, sentence.screen});
                codes.remove_prefix(std::min(code.size() + 1, codes.size()));
            }
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
