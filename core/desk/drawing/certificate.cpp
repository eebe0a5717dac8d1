#include "certificate.h"

#include "drawfacts.h"

#include "bracket/shuffle.h"
#include "rules/words.h"
#include "tournament/fold/derive.h"
#include "tournament/model/policy.h"
#include "wording/filled.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>
#include <map>

using wording::filled;

namespace desk {

namespace {

using Name = std::function<std::string(const std::string&)>;

/// The teams of one affiliation by the section of the bracket that they are in.
using Gathered = std::map<int, std::vector<std::string>>;

std::map<std::string, Gathered> gathered(const std::vector<Entrant>& entrants, const facts::Draw& draw,
                                         const std::vector<int>& level)
{
    std::map<std::string, Gathered> all;
    for (std::size_t place = 0; place < draw.teams.size(); ++place) {
        const auto at = std::ranges::find(entrants, draw.teams[place], &Entrant::team);
        if (at != entrants.end() && !at->affiliation.empty())
            all[at->affiliation][level[place]].push_back(at->team);
    }
    return all;
}

std::size_t membersOf(const Gathered& one)
{
    std::size_t members = 0;
    for (const auto& [section, teams] : one)
        members += teams.size();
    return members;
}

std::size_t sectionsIn(const std::vector<int>& level)
{
    return level.empty() ? 0 : static_cast<std::size_t>(*std::max_element(level.begin(), level.end())) + 1;
}

/// `Duke: Aces, Bags in pool A, because it has 5 teams and there are 4 pools`
std::string withReason(const std::string& said, const Gathered& one, const facts::Draw& draw,
                       std::size_t sections)
{
    const std::size_t members = membersOf(one);
    if (members <= sections)
        return filled(wording::Desk::tr("%1, because teams with a roster seed keep their places"), said);
    if (draw.format == facts::Format::PoolsPlayoff)
        return filled(wording::Desk::tr("%1, because it has %2 teams and there are %3 pools"), said, members,
                      sections);
    return filled(wording::Desk::tr("%1, because it has %2 of the %3 teams"), said, members,
                  draw.teams.size());
}

/// `Aces – Bags in the first round`, of pools `Aces, Bags in pool A`.
std::string togetherNamed(const Gathered& one, const facts::Draw& draw, const Name& name)
{
    const bool pools = draw.format == facts::Format::PoolsPlayoff;
    std::string text;
    for (const auto& [section, teams] : one) {
        if (teams.size() < 2)
            continue;
        std::vector<std::string> called;
        std::ranges::transform(teams, std::back_inserter(called), name);
        const std::string names = rules::joined(called, pools ? ", " : " – ");
        text += (text.empty() ? "" : "; ") + (pools ? filled(wording::Desk::tr("%1 in pool %2"), names,
                                                             std::string(1, static_cast<char>('A' + section)))
                                                    : names);
    }
    return pools ? text : filled(wording::Desk::tr("%1 in the first round"), text);
}

std::string togetherCounted(const Gathered& one, const facts::Draw& draw)
{
    std::size_t most = 0;
    int shared = 0;
    for (const auto& [section, teams] : one) {
        most = std::max(most, teams.size());
        shared += teams.size() > 1 ? 1 : 0;
    }
    if (draw.format == facts::Format::PoolsPlayoff)
        return filled(wording::Desk::tr("up to %1 of its teams in one pool"), most);
    return filled(wording::Desk::tr("%n first-round match(es) between its own teams", nullptr, shared));
}

bool isShared(const std::map<std::string, Gathered>& all)
{
    return std::ranges::any_of(all, [](const auto& one) {
        return std::ranges::any_of(one.second, [](const auto& section) { return section.second.size() > 1; });
    });
}

/// `quarterfinals`: the first round in which two teams with the same affiliation may meet.
std::string earliestRound(const std::vector<Entrant>& entrants, const facts::Draw& draw,
                          const bracket::Sections& sections)
{
    std::size_t round = 0;
    while (round < sections.size() && !isShared(gathered(entrants, draw, sections[round])))
        ++round;
    const auto bracket = tournament::bracketOf(draw);
    return bracket ? wording::roundInText(*bracket, bracket::Part::Winners, static_cast<int>(round) + 1)
                   : std::string();
}

std::string allMet(const std::vector<Entrant>& entrants, const facts::Draw& draw,
                   const bracket::Sections& sections, bool named)
{
    if (draw.format == facts::Format::PoolsPlayoff)
        return filled(wording::Desk::tr("no two teams with the same affiliation are in one pool"));
    if (draw.format == facts::Format::Swiss || !named)
        return filled(wording::Desk::tr("no two teams with the same affiliation meet in the first round"));
    return filled(wording::Desk::tr("teams with the same affiliation meet in the %1 at the earliest"),
                  earliestRound(entrants, draw, sections));
}

} // namespace

std::vector<std::string> apartInWords(const std::vector<Entrant>& entrants, const facts::Draw& draw,
                                      const Name& name)
{
    const bracket::Sections sections = bracket::sectionsOf(
        tournament::kindOf(draw.format), static_cast<int>(draw.teams.size()), draw.pools.value_or(0));
    // Two teams have only the final, so they count as one section.
    const std::vector<int> first = sections.empty() ? std::vector<int>(draw.teams.size()) : sections.front();
    const auto all = gathered(entrants, draw, first);
    if (std::ranges::none_of(all, [](const auto& one) { return membersOf(one.second) > 1; }))
        return {filled(wording::Desk::tr("no two teams have the same affiliation"))};
    std::vector<std::string> lines;
    for (const auto& [affiliation, one] : all) {
        if (!isShared({{affiliation, one}}))
            continue;
        std::string said = affiliation + ": ";
        said += name ? togetherNamed(one, draw, name) : togetherCounted(one, draw);
        lines.push_back(withReason(said, one, draw, sectionsIn(first)));
    }
    if (lines.empty())
        lines.push_back(allMet(entrants, draw, sections, static_cast<bool>(name)));
    return lines;
}

std::vector<std::string> apartInWords(const tournament::Setting& setting)
{
    if (!setting.draw || !tournament::isApart(*setting.draw))
        return {};
    std::vector<Entrant> entrants;
    for (const tournament::Team& team : setting.teams)
        entrants.push_back({team.id, team.seed, team.affiliation});
    return apartInWords(entrants, *setting.draw, [&](const std::string& id) {
        const tournament::Team* team = tournament::team(setting, id);
        return team ? team->name : id;
    });
}

namespace {

/// The teams as they were before the draw. Their seeds may have changed since.
std::vector<Entrant> entrantsBefore(const Tournament& tournament, const facts::Entry& drawn)
{
    std::vector<facts::Entry> before = tournament::entries(tournament);
    std::erase_if(before, [&](const facts::Entry& entry) { return entry.seq >= drawn.seq; });
    return entrantsOf(*tournament::derive(before).setting);
}

} // namespace

std::optional<Certificate> certificateOf(const Tournament& tournament)
{
    const facts::Entry* entry =
        tournament::latestEntry<facts::Draw>(*tournament.record, [](const facts::Draw&) { return true; });
    if (!entry)
        return std::nullopt;
    const facts::Stamp& stamp = entry->stamp;
    Certificate all{tournament.setting->tournament->name,
                    stamp.at,
                    stamp.by,
                    stamp.device,
                    std::get<facts::Draw>(entry->fact),
                    {},
                    {},
                    {},
                    {}};
    const std::vector<Entrant> entrants = entrantsBefore(tournament, *entry);
    for (const Entrant& each : entrants)
        all.listed.push_back({teamName(tournament, each.team), each.seed,
                              tournament::seedIn(all.draw, each.team), each.affiliation});
    all.order = teamNames(tournament, all.draw.teams);
    if (const auto order = orderOf(all.draw, entrants))
        all.repeats = std::ranges::equal(*order, all.draw.teams, {},
                                         [&](std::size_t place) { return entrants[place].team; });
    const bool apart = tournament::isApart(all.draw);
    all.way = wording::drawingInWords(
        all.draw.randomSeed.has_value(),
        apart ? wording::apartInWords(tournament::kindOf(all.draw.format), all.draw.pools.value_or(0))
              : std::vector<std::string>());
    if (apart)
        all.apart =
            apartInWords(entrants, all.draw, [&](const std::string& id) { return teamName(tournament, id); });
    return all;
}

std::string methodInWords(const facts::Draw& draw)
{
    if (tournament::isApart(draw))
        return filled(draw.randomSeed
                          ? wording::Desk::tr("random draw, affiliations kept apart, version %1")
                          : wording::Desk::tr("roster order, affiliations kept apart, version %1"),
                      draw.version);
    return filled(draw.randomSeed ? wording::Desk::tr("random draw, version %1")
                                  : wording::Desk::tr("roster order, version %1"),
                  draw.version);
}

} // namespace desk
