#include "setting.h"

#include "settingparts.h"

#include "rules/isolated.h"

#include <algorithm>

namespace tournament {

namespace {

std::map<std::string, Person, std::less<>> peopleIn(const Record& record)
{
    std::map<std::string, Person, std::less<>> people;
    forEach<facts::Person>(record, [&](const facts::Entry&, const facts::Person& fact) {
        people[fact.id] = {
            fact.id, fact.name.value_or(""),       fact.cardHash.value_or(""),   fact.cardEnd.value_or(""),
            {},      fact.stripeHash.value_or(""), fact.affiliation.value_or("")};
    });
    forEach<facts::Checkin>(record, [&](const facts::Entry& entry, const facts::Checkin& fact) {
        if (const auto at = people.find(fact.person); at != people.end())
            at->second.arrivals.push_back({entry.stamp.op, fact.shown.value_or(""), fact.match.value_or(""),
                                           fact.override.value_or("")});
    });
    return people;
}

/// Whether who joins was a player of that team before.
bool wasListed(const Record& record, const facts::Substitute& substitute, long long seq)
{
    bool listed = false;
    forEach<facts::Team>(record, [&](const facts::Entry& entry, const facts::Team& team) {
        if (team.id == substitute.team && entry.seq < seq)
            listed =
                std::find(team.players.begin(), team.players.end(), substitute.joins) != team.players.end();
    });
    return listed;
}

std::vector<Team> teamsIn(const Record& record)
{
    std::vector<Team> teams;
    const auto place = [&](const std::string& id) {
        return std::find_if(teams.begin(), teams.end(), [&](const Team& team) { return team.id == id; });
    };
    forEach<facts::Team>(record, [&](const facts::Entry&, const facts::Team& fact) {
        const Team team{fact.id,
                        fact.name,
                        fact.seed,
                        fact.players,
                        false,
                        0,
                        fact.affiliation.value_or(""),
                        {},
                        fact.override.value_or("")};
        if (const auto at = place(fact.id); at != teams.end())
            *at = team;
        else
            teams.push_back(team);
    });
    forEach<facts::Withdraw>(record, [&](const facts::Entry& entry, const facts::Withdraw& fact) {
        if (const auto at = place(fact.team); at != teams.end() && !at->withdrawn) {
            at->withdrawn = true;
            at->withdrewAt = entry.seq;
        }
    });
    forEach<facts::Substitute>(record, [&](const facts::Entry& entry, const facts::Substitute& fact) {
        if (const auto at = place(fact.team); at != teams.end())
            at->substitutions.push_back({entry.stamp.op, fact.leaves, fact.joins, fact.match.value_or(""),
                                         wasListed(record, fact, entry.seq), entry.seq,
                                         fact.override.value_or("")});
    });
    return teams;
}

std::map<int, std::string> closedIn(const Record& record)
{
    std::map<int, std::string> closed;
    forEach<facts::Closure>(record, [&](const facts::Entry&, const facts::Closure& fact) {
        if (fact.what == facts::TableDeed::Close)
            closed[fact.table] = fact.reason.value_or("");
        else
            closed.erase(fact.table);
    });
    return closed;
}

bool isOfDraw(std::string_view kind)
{
    return kind == facts::Draw::kind || kind == facts::Pairing::kind || kind == facts::PlayIn::kind ||
           kind == facts::Lot::kind || kind == facts::LateEntry::kind;
}

} // namespace

const Person* person(const Setting& setting, std::string_view id)
{
    const auto at = setting.people.find(id);
    return at == setting.people.end() ? nullptr : &at->second;
}

const Team* team(const Setting& setting, std::string_view id)
{
    const auto at = std::find_if(setting.teams.begin(), setting.teams.end(),
                                 [&](const Team& each) { return each.id == id; });
    return at == setting.teams.end() ? nullptr : &*at;
}

std::string nameOf(const Setting& setting, const std::string& id)
{
    const Team* found = team(setting, id);
    return found ? rules::isolated(found->name) : id;
}

const Sanctioned* sanctionOn(const Setting& setting, std::string_view person, std::string_view day)
{
    const std::vector<Sanctioned>& all = setting.sanctions;
    const auto at = std::find_if(all.begin(), all.end(), [&](const Sanctioned& each) {
        return holdsOn(each.sanction, day) && reaches(each, person);
    });
    return at == all.end() ? nullptr : &*at;
}

std::string teamOfSeed(const Setting& setting, int seed)
{
    const auto at = static_cast<std::size_t>(seed) - 1;
    return setting.draw && at < setting.draw->teams.size() ? setting.draw->teams[at] : std::string();
}

const bracket::Match* drawn(const Setting& setting, std::string_view match)
{
    const auto at = setting.places.find(match);
    return at == setting.places.end() ? nullptr : &setting.bracket.matches[at->second];
}

std::optional<int> seedOfTeam(const Setting& setting, std::string_view team)
{
    if (!setting.draw)
        return std::nullopt;
    const auto& teams = setting.draw->teams;
    const auto at = std::find(teams.begin(), teams.end(), team);
    return at == teams.end() ? std::nullopt : std::optional(static_cast<int>(at - teams.begin()) + 1);
}

void bringUpToDate(Setting& setting, std::string_view kind, const Record& record)
{
    if (kind == facts::Event::kind) {
        const auto* event = latest<facts::Event>(record, [](const facts::Event&) { return true; });
        setting.event = event ? std::optional(*event) : std::nullopt;
        setting.absence = absencePolicy(event ? event->attendance : std::nullopt).value_or(AbsencePolicy());
    } else if (kind == facts::Rules::kind) {
        setting.rules = rulesIn(record, setting.rules);
    } else if (kind == facts::Person::kind || kind == facts::Checkin::kind) {
        setting.people = peopleIn(record);
    } else if (kind == facts::Team::kind || kind == facts::Withdraw::kind ||
               kind == facts::Substitute::kind) {
        setting.teams = teamsIn(record);
        if (!setting.sanctions.empty()) // one of a team reaches whoever comes to it
            setting.sanctions = sanctionsIn(record);
    } else if (kind == facts::Closure::kind) {
        setting.closed = closedIn(record);
    } else if (kind == facts::Incident::kind) {
        setting.incidents = incidentsIn(record);
    } else if (kind == facts::Sanction::kind) {
        setting.sanctions = sanctionsIn(record);
    } else if (kind == facts::ScoreSheet::kind) {
        setting.sheets = sheetMarksIn(record);
    } else if (isOfDraw(kind)) {
        takeDraw(setting, record);
        setting.sheets = sheetMarksIn(record);
    }
}

} // namespace tournament
