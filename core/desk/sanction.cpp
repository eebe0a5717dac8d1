#include "sanction.h"

#include "conductwords.h"
#include "names.h"

#include "night/keptout.h"

#include <algorithm>

namespace desk {

namespace {

/// What is on record against the same player or team; null where nothing is.
const night::Sanctioned* known(const night::Night& night, const facts::Sanction& sanction)
{
    const std::vector<night::Sanctioned>& all = night.setting->sanctions;
    const auto at = std::find_if(all.begin(), all.end(), [&](const night::Sanctioned& each) {
        return each.sanction.person == sanction.person && each.sanction.team == sanction.team;
    });
    return at == all.end() ? nullptr : &*at;
}

std::string lineOf(const night::Night& night, const night::Sanctioned& each)
{
    return sayingOf(night, each.sanction) + " (" + each.stamp.by + ')';
}

/// `Ana Ruiz may not play with Full House`; with a team where the sanction is that team's.
std::string whoMayNot(const night::Night& night, const std::string& person, const facts::Sanction& sanction)
{
    return personName(night, person) + " may not play" +
           (sanction.team ? " with " + teamName(night, *sanction.team) : "");
}

/// ` until 2026-12-31`
std::string untilText(const facts::Sanction& sanction)
{
    return sanction.until ? " until " + *sanction.until : std::string();
}

/// `a fight (J. Park)`
std::string whyOf(const night::Sanctioned& each)
{
    return each.sanction.reason + " (" + each.stamp.by + ')';
}

std::string sanctionInFull(const night::Night& night, const std::string& person,
                           const night::Sanctioned& each)
{
    return whoMayNot(night, person, each.sanction) + untilText(each.sanction) + ": " + whyOf(each);
}

/// Without the reason.
std::string inShort(const night::Night& night, const std::string& person, const night::Sanctioned& each)
{
    return whoMayNot(night, person, each.sanction) + ": suspended" + untilText(each.sanction);
}

/// Whether `next` would let them play before `now` does.
bool isShorter(const facts::Sanction& next, const facts::Sanction& now)
{
    return next.until && (!now.until || *next.until < *now.until);
}

/// Asked where somebody says it, not of what is on record: nights that have it are taken as they are.
Answer<void> checkLength(const night::Night& night, const facts::Sanction& sanction, const std::string& day)
{
    if (sanction.lifted || !sanction.contradiction().empty())
        return {}; // the latter the door tells
    if (sanction.until && *sanction.until < day)
        return refused("until " + *sanction.until + ": that day is over, today is " + day +
                       "; a sanction holds up to its last day and on it, so name today or a later one");
    const night::Sanctioned* now = known(night, sanction);
    if (now && night::holdsOn(now->sanction, day) && isShorter(sanction, now->sanction))
        return refused(lineOf(night, *now) + " is on record and holds longer than until " + *sanction.until +
                       "; to shorten it, lift it first");
    return {};
}

} // namespace

Answer<void> maySanction(const night::Night& night, const facts::Sanction& sanction, const std::string& day)
{
    if (std::string wrong = sanction.contradiction(); !wrong.empty())
        return refused(std::move(wrong));
    return checkLength(night, sanction, day);
}

Answer<Recorded> sanction(Desk& desk, const std::string& by, const facts::Sanction& sanction)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        if (auto good = checkLength(draft.night(), sanction, draft.day()); !good)
            return good;
        return draft.add(facts::Fact(sanction));
    });
}

std::string knownSanction(const night::Night& night, const facts::Sanction& sanction)
{
    const night::Sanctioned* now = known(night, sanction);
    return now ? lineOf(night, *now) : std::string();
}

std::string mayNotPlay(const night::Night& night, const std::string& person, const std::string& day)
{
    const night::Sanctioned* found = night::sanctionOn(*night.setting, person, day);
    if (!found)
        return {};
    return sanctionInFull(night, person, *found);
}

std::optional<Suspended> suspended(const night::Night& night, const std::string& person,
                                   const std::string& day)
{
    const night::Sanctioned* found = night::sanctionOn(*night.setting, person, day);
    if (!found)
        return std::nullopt;
    return Suspended{inShort(night, person, *found), whyOf(*found)};
}

Failure inPublic(const night::Night& night, Failure failure)
{
    const auto say = [&](const std::string& full, const std::string& instead) {
        for (std::string& mistake : failure.mistakes)
            if (const auto at = mistake.find(full); at != std::string::npos)
                mistake.replace(at, full.size(), instead);
    };
    for (const night::Sanctioned& each : night.setting->sanctions) {
        say(lineOf(night, each), nameOf(night, each.sanction) + untilText(each.sanction));
        for (const auto& [id, person] : night.setting->people)
            say(sanctionInFull(night, id, each), inShort(night, id, each));
    }
    return failure;
}

std::vector<std::string> mayNotSit(const night::Night& night, const facts::Call& call, const std::string& day)
{
    std::vector<std::string> all;
    for (const facts::Seat seat : facts::allSeats)
        if (const auto* found = night::keptOut(night, call.sitting.match, call.players[seat], day))
            all.push_back(sanctionInFull(night, call.players[seat], *found));
    return all;
}

std::string sanctionsText(const night::Night& night, const std::string& day)
{
    std::string holding;
    std::string over;
    for (const night::Sanctioned& each : night.setting->sanctions) {
        const std::string text = lineOf(night, each);
        if (night::holdsOn(each.sanction, day))
            holding += text + '\n';
        else
            over += "ended: " + text + '\n';
    }
    const std::string all = holding + over;
    return all.empty() ? "nobody is sanctioned\n" : all;
}

} // namespace desk
