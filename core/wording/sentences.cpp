#include "sentences.h"

#include <unordered_map>

namespace wording {

namespace {

/// A table a room, or a few that find the same kind of thing wrong.
constexpr std::span<const Sentence> (*tables[])() = {
    jsonSentences,        factsSentences,      rulesSentences,           scoringSentences,
    drawSentences,        rosterSentences,     rosterImportSentences,    storeSentences,
    checksSentences,      deskSentences,       setupConstraintSentences, playConstraintSentences,
    checksSheetSentences, deskReportSentences, shareSentences,           commandSentences,
    caseSentences};

} // namespace

std::vector<Sentence> allSentences()
{
    std::vector<Sentence> all;
    for (const auto& table : tables) {
        const std::span<const Sentence> room = table();
        all.insert(all.end(), room.begin(), room.end());
    }
    return all;
}

const Sentence* sentenceOf(std::string_view code)
{
    static const auto byCode = [] {
        std::unordered_map<std::string_view, const Sentence*> found;
        for (const auto& table : tables) {
            for (const Sentence& sentence : table())
                found.emplace(sentence.code, &sentence);
        }
        return found;
    }();
    const auto at = byCode.find(code);
    return at == byCode.end() ? nullptr : at->second;
}

} // namespace wording
