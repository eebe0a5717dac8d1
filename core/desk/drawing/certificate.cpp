#include "certificate.h"

#include "apart.h"
#include "drawfacts.h"

#include "bracket/shuffle.h"
#include "tournament/fold/derive.h"
#include "wording/filled.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>

using wording::filled;

namespace desk {

namespace {

/// The newest draw that holds, or null.
const facts::Entry* drawEntry(const tournament::Tournament& tournament)
{
    const facts::Entry* found = nullptr;
    tournament::forEach<facts::Draw>(*tournament.record,
                                     [&](const facts::Entry& entry, const facts::Draw&) { found = &entry; });
    return found;
}

/// The teams as they stood when that was drawn: later facts may have put their seeds right.
std::vector<Entrant> entrantsBefore(const tournament::Tournament& tournament, const facts::Entry& drawn)
{
    std::vector<facts::Entry> before = tournament::entries(tournament);
    const auto isLater = [&](const facts::Entry& entry) { return entry.seq >= drawn.seq; };
    before.erase(std::remove_if(before.begin(), before.end(), isLater), before.end());
    return entrantsOf(*tournament::derive(before).setting);
}

int seedIn(const facts::Draw& draw, const std::string& team)
{
    const auto at = std::find(draw.teams.begin(), draw.teams.end(), team);
    return at == draw.teams.end() ? 0 : static_cast<int>(at - draw.teams.begin()) + 1;
}

} // namespace

std::optional<Certificate> certificateOf(const tournament::Tournament& tournament)
{
    const facts::Entry* entry = drawEntry(tournament);
    if (!entry)
        return std::nullopt;
    Certificate all;
    all.tournament = tournament.setting->tournament->name;
    all.at = entry->stamp.at;
    all.by = entry->stamp.by;
    all.device = entry->stamp.device;
    all.draw = std::get<facts::Draw>(entry->fact);
    const std::vector<Entrant> entrants = entrantsBefore(tournament, *entry);
    for (const Entrant& each : entrants)
        all.listed.push_back(
            {teamName(tournament, each.team), each.seed, seedIn(all.draw, each.team), each.affiliation});
    for (const std::string& team : all.draw.teams)
        all.order.push_back(teamName(tournament, team));
    if (const auto order = orderOf(all.draw, entrants)) {
        std::vector<std::string> again;
        for (const std::size_t place : *order)
            again.push_back(entrants[place].team);
        all.repeats = again == all.draw.teams;
    }
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
        return filled(draw.randomSeed ? wording::Desk::tr("by lot, affiliations apart, version %1")
                                      : wording::Desk::tr("as listed, affiliations apart, version %1"),
                      draw.version);
    return filled(draw.randomSeed ? wording::Desk::tr("by lot, version %1")
                                  : wording::Desk::tr("as listed, version %1"),
                  draw.version);
}

} // namespace desk
