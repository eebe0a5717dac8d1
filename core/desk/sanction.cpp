#include "sanction.h"

#include "conductwords.h"
#include "names.h"

#include <QDate>

#include <algorithm>

namespace desk {

Answer<Recorded> sanction(Desk& desk, const std::string& by, const facts::Sanction& sanction)
{
    // A month has no 31st day by its looks alone.
    const QString until = QString::fromStdString(sanction.until.value_or(""));
    if (!until.isEmpty() && !QDate::fromString(until, Qt::ISODate).isValid())
        return refused("until is no day as 2026-12-31: " + *sanction.until);
    return desk.record(by, [&](Draft& draft) { return draft.add(facts::Fact(sanction)); });
}

std::string mayNotPlay(const night::Night& night, const std::string& person, const std::string& day)
{
    const night::Sanctioned* found = night::sanctionOn(*night.setting, person, day);
    if (!found)
        return {};
    const facts::Sanction& sanction = found->sanction;
    const std::string whose = sanction.team ? " with " + teamName(night, *sanction.team) : "";
    return personName(night, person) + " may not play" + whose +
           (sanction.until ? " until " + *sanction.until : "") + ": " + sanction.reason + " (" +
           found->stamp.by + ')';
}

namespace {

long long seqOf(const night::Night& night, const std::string& op)
{
    const night::Filed* found = night::filed(night, op);
    return found ? found->entry->seq : 0;
}

/// Whether the person was let in for that match with a reason, after the sanction was known.
bool wasLetIn(const night::Night& night, const std::string& match, const std::string& person,
              const night::Sanctioned& sanctioned)
{
    const night::Person* known = night::person(*night.setting, person);
    const long long since = seqOf(night, sanctioned.stamp.op);
    return known && std::any_of(known->arrivals.begin(), known->arrivals.end(), [&](const auto& arrival) {
               return !arrival.override.empty() && (arrival.match.empty() || arrival.match == match) &&
                      seqOf(night, arrival.op) > since;
           });
}

} // namespace

std::vector<std::string> mayNotSit(const night::Night& night, const facts::Call& call, const std::string& day)
{
    std::vector<std::string> all;
    for (const facts::Seat seat : facts::allSeats) {
        const std::string& person = call.players[seat];
        const night::Sanctioned* found = night::sanctionOn(*night.setting, person, day);
        if (found && !wasLetIn(night, call.sitting.match, person, *found))
            all.push_back(mayNotPlay(night, person, day));
    }
    return all;
}

std::string sanctionsText(const night::Night& night)
{
    std::string text;
    for (const night::Sanctioned& each : night.setting->sanctions)
        text += sayingOf(night, each.sanction) + " (" + each.stamp.by + ")\n";
    return text.empty() ? "nobody is sanctioned\n" : text;
}

} // namespace desk
