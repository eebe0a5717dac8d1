#include "reading.h"

#include "text.h"

#include <algorithm>

namespace roster {

using message::Message;

Message messageWithLine(const Note& note)
{
    return note.line > 0 ? Message{"roster-line", {{"line", note.line}, {"what", note.message}}}
                         : note.message;
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
            counts.erase(at); // each only once
        }
    return all;
}

std::vector<Message> remarksOn(const std::string& team, const std::vector<std::string>& affiliations)
{
    std::vector<Message> remarks;
    const std::vector<std::string> most = mostNamed(affiliations);
    if (most.size() > 1) {
        std::vector<std::string> list(most.size() - 1);
        std::transform(most.begin(), most.end() - 1, list.begin(), shown);
        remarks.push_back(Message{"roster-affiliations-level",
                                  {{"team", shown(team)}, {"list", list}, {"last", shown(most.back())}}});
    }
    if (affiliations.size() == 1)
        remarks.push_back(Message{"roster-one-player", {{"team", shown(team)}}});
    return remarks;
}

} // namespace roster
