#include "sanction.h"

#include "conductwords.h"
#include "names.h"

#include "night/keptout.h"

namespace desk {

Answer<Recorded> sanction(Desk& desk, const std::string& by, const facts::Sanction& sanction)
{
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

std::vector<std::string> mayNotSit(const night::Night& night, const facts::Call& call, const std::string& day)
{
    std::vector<std::string> all;
    for (const facts::Seat seat : facts::allSeats)
        if (night::keptOut(night, call.sitting.match, call.players[seat], day))
            all.push_back(mayNotPlay(night, call.players[seat], day));
    return all;
}

std::string sanctionsText(const night::Night& night, const std::string& day)
{
    std::string holding;
    std::string over;
    for (const night::Sanctioned& each : night.setting->sanctions) {
        const std::string text = sayingOf(night, each.sanction) + " (" + each.stamp.by + ')';
        if (night::holdsOn(each.sanction, day))
            holding += text + '\n';
        else
            over += "over: " + text + '\n';
    }
    const std::string all = holding + over;
    return all.empty() ? "nobody is sanctioned\n" : all;
}

} // namespace desk
