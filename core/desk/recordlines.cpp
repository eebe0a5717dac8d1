#include "recordlines.h"

#include "saying.h"

#include "roster/find.h"

#include <algorithm>

namespace desk {

namespace {

std::string matchOf(const night::Night& night, const facts::Entry& entry)
{
    if (const auto* incident = std::get_if<facts::Incident>(&entry.fact))
        return incident->match.value_or("");
    if (const auto* checkin = std::get_if<facts::Checkin>(&entry.fact))
        return checkin->match.value_or("");
    const std::string* match = night.ops.find(entry.stamp.op);
    return match ? *match : std::string();
}

/// Whether it is asked for by what is known before it is put into words.
bool isAskedFor(const RecordFilter& filter, const std::string& match, const facts::Entry& entry)
{
    const auto& kinds = filter.kinds;
    return (filter.match.empty() || filter.match == match) &&
           (filter.by.empty() || filter.by == entry.stamp.by) &&
           (kinds.empty() || std::find(kinds.begin(), kinds.end(), facts::kindOf(entry.fact)) != kinds.end());
}

} // namespace

std::vector<RecordLine> recordLines(const night::Night& night, const RecordFilter& filter)
{
    std::vector<RecordLine> lines;
    for (const facts::Entry& entry : night::entries(night)) {
        const std::string match = matchOf(night, entry);
        if (!isAskedFor(filter, match, entry))
            continue;
        std::string text = saying(night, entry);
        if (!roster::fits(text, filter.words))
            continue;
        const night::Filed* filed = night::filed(night, entry.stamp.op);
        lines.push_back({entry.seq, entry.stamp.op, entry.stamp.at, entry.stamp.by,
                         std::string(facts::kindOf(entry.fact)), match, std::move(text),
                         filed && filed->holds});
    }
    return lines;
}

std::vector<std::string> writersIn(const night::Night& night)
{
    std::vector<std::string> writers;
    for (const facts::Entry& entry : night::entries(night))
        if (std::find(writers.begin(), writers.end(), entry.stamp.by) == writers.end())
            writers.push_back(entry.stamp.by);
    return writers;
}

night::Night nightAt(const night::Night& night, long long seq)
{
    std::vector<facts::Entry> until = night::entries(night);
    until.erase(std::remove_if(until.begin(), until.end(),
                               [&](const facts::Entry& entry) { return entry.seq > seq; }),
                until.end());
    return night::derive(until);
}

} // namespace desk
