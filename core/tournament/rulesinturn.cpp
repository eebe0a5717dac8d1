#include "rulesinturn.h"

namespace tournament {

std::vector<InTurn> rulesInTurn(const Setting& setting)
{
    std::vector<InTurn> all;
    if (const RulesFrom* general = generalRules(setting))
        all.push_back({{}, general});
    if (setting.rules.size() < 2)
        return all;
    for (const bracket::Match& match : setting.bracket.matches)
        if (const RulesFrom* holds = inForce(setting, match.id); holds && holds != all.back().rules)
            all.push_back({match.id, holds});
    return all;
}

const RulesFrom* generalRules(const Setting& setting)
{
    const auto& matches = setting.bracket.matches;
    return inForce(setting, matches.empty() ? std::string() : matches.front().id);
}

} // namespace tournament
