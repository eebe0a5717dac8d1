#include "numbering.h"

#include <algorithm>
#include <map>

namespace tournament {

namespace {

using Numbered = std::map<bracket::MatchId, const bracket::Match*>;

Numbered numberedIn(const bracket::Bracket& bracket)
{
    Numbered all;
    for (const bracket::Match& match : bracket.matches)
        if (match.number)
            all.emplace(match.id, &match);
    return all;
}

bool areAllIn(const Numbered& before, const Numbered& now)
{
    return std::all_of(before.begin(), before.end(), [&](const auto& was) {
        const auto is = now.find(was.first);
        return is != now.end() && is->second->a == was.second->a && is->second->b == was.second->b;
    });
}

} // namespace

void keepNumbers(const bracket::Bracket& before, bracket::Bracket& now)
{
    const Numbered was = numberedIn(before);
    if (!areAllIn(was, numberedIn(now)))
        return;
    int last = 0;
    for (const auto& [id, match] : was)
        last = std::max(last, *match->number);
    for (bracket::Match& match : now.matches)
        if (match.number) {
            const auto at = was.find(match.id);
            match.number = at == was.end() ? ++last : *at->second->number;
        }
}

} // namespace tournament
