#include "reading.h"

#include "text.h"
#include "unicode.h"

#include <algorithm>

namespace roster {

std::string told(const Note& note)
{
    return note.line > 0 ? "line " + std::to_string(note.line) + ": " + note.text : note.text;
}

std::vector<std::string> mostNamed(const std::vector<std::string>& affiliations)
{
    std::map<std::string, std::size_t> counts; // folded
    std::size_t most = 1;
    for (const std::string& each : affiliations)
        if (!each.empty())
            most = std::max(most, ++counts[folded(each)]);
    std::vector<std::string> all;
    for (const std::string& each : affiliations)
        if (const auto at = counts.find(folded(each)); at != counts.end() && at->second == most) {
            all.push_back(each);
            counts.erase(at); // each once
        }
    return all;
}

std::vector<std::string> remarksOn(const std::string& team, const std::vector<std::string>& affiliations)
{
    std::vector<std::string> remarks;
    const std::vector<std::string> most = mostNamed(affiliations);
    if (most.size() > 1) {
        std::string all;
        for (std::size_t at = 0; at < most.size(); ++at)
            all += (at == 0 ? "" : at + 1 == most.size() ? " and " : ", ") + shown(most[at]);
        remarks.push_back("the players of " + shown(team) + " are of " + all +
                          " alike, so the team has no affiliation");
    }
    if (affiliations.size() == 1)
        remarks.push_back("the team " + shown(team) + " has one player, and cannot play before it has two");
    return remarks;
}

} // namespace roster
