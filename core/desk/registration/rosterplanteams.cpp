// The teams of a roster file: what they are of, who is on them, what they are against.
#include "rosterplanner.h"

#include "desk/checks/rosterlimits.h"
#include "desk/wording/names.h"
#include "roster/find.h"
#include "tournament/model/lineup.h"

#include <algorithm>

namespace desk {

namespace {

constexpr std::size_t mostOnTeam = 8; // that may be on record

std::vector<std::string> partnersOf(const std::vector<std::string>& players)
{
    return {players.begin(),
            players.begin() + static_cast<std::ptrdiff_t>(std::min(players.size(), roster::partners))};
}

} // namespace

void RosterPlanner::addTeam(const FiledTeam& filed, const Ids& players, std::vector<facts::Fact>& teams)
{
    const roster::Team& read = *filed.team;
    if (const tournament::Team* known = tournament::team(m_setting, filed.id))
        return changeTeam(filed, *known, players, teams);
    ++m_plan.freshTeams;
    m_plan.fresh.insert(read.line);
    if (m_setting.draw)
        for (const int line : linesOf(read))
            refuse(line, "the teams are drawn: " + read.name + " is added alone and enters late");
    const std::string id = "T" + std::to_string(++m_taken.teams);
    m_seeds[id] = {read.seed, read.line};
    m_names[id] = read.name;
    if (players.empty())
        refuse(read.line, "nobody would be on " + read.name);
    facts::Team team{id, read.name, read.seed, players, optional(affiliationOf(filed, players))};
    remarkOn(filed, players);
    askLimits(linesOf(read), team);
    teams.emplace_back(std::move(team));
}

void RosterPlanner::changeTeam(const FiledTeam& filed, const tournament::Team& known, const Ids& players,
                               std::vector<facts::Fact>& teams)
{
    const roster::Team& read = *filed.team;
    const std::size_t before = m_plan.changes.size();
    const auto left = m_left.find(known.id);
    const Ids& had = left == m_left.end() ? known.players : left->second;
    facts::Team team{known.id, read.name, known.seed, playersOf(filed, known, had, players), {}};
    team.affiliation = optional(affiliationOf(filed, team.players));
    if (read.seed && read.seed != known.seed)
        takeSeed(filed, known, team);
    if (!known.withdrawn)
        m_seeds[known.id] = {team.seed, read.line};
    m_names[known.id] = team.name;
    if (known.name != team.name)
        change(read.line, "the team was " + known.name);
    if (team.affiliation.value_or("") != known.affiliation)
        change(read.line, "of " + team.affiliation.value_or("no affiliation") +
                              (known.affiliation.empty() ? "" : ", was of " + known.affiliation));
    remarkOn(filed, team.players);
    askLimits(linesOf(read), team);
    const facts::Team was{
        known.id, known.name, known.seed, had, optional(known.affiliation), optional(known.override)};
    const bool isOther = team != was;
    if (isOther)
        teams.emplace_back(std::move(team));
    if (isOther || m_plan.changes.size() > before || left != m_left.end() || anyChangeIn(read))
        ++m_plan.changedTeams;
}

/// Of those players, as they will be on record.
std::vector<std::string> RosterPlanner::affiliationsOf(const Ids& players) const
{
    std::vector<std::string> all;
    all.reserve(players.size());
    for (const std::string& id : players) {
        const auto filed = m_enrolled.find(id);
        const tournament::Person* known = tournament::person(m_setting, id);
        all.push_back(filed != m_enrolled.end() ? filed->second.affiliation
                      : known                   ? known->affiliation
                                                : std::string());
    }
    return all;
}

namespace {

bool namesAny(const roster::Team& team)
{
    return std::any_of(team.players.begin(), team.players.end(),
                       [](const roster::Player& player) { return !player.affiliation.empty(); });
}

} // namespace

/// Those by which the team's is found: who was on it and gives none counts for what the team is of.
std::vector<std::string> RosterPlanner::votesOf(const tournament::Team* known, const Ids& players) const
{
    std::vector<std::string> all = affiliationsOf(players);
    const Ids had = known ? tournament::everybodyOf(*known) : Ids();
    for (std::size_t at = 0; at < all.size(); ++at)
        if (all[at].empty() && isAmong(had, players[at]))
            all[at] = known->affiliation;
    return all;
}

/// Where the file names any of its players', that of most of those who are then on the team, whichever file
/// they came from, and of several alike that on record; else as the file or the record has it. As it is
/// written on record.
std::string RosterPlanner::affiliationOf(const FiledTeam& filed, const Ids& players) const
{
    const roster::Team& read = *filed.team;
    const tournament::Team* known = tournament::team(m_setting, filed.id);
    std::string one = read.affiliation;
    if (namesAny(read)) {
        const std::vector<std::string> most = roster::mostNamed(votesOf(known, players));
        one = most.size() == 1 ? most.front() : known ? known->affiliation : std::string();
    } else if (one.empty() && known) {
        one = known->affiliation;
    }
    if (known && roster::same(known->affiliation, one))
        return known->affiliation;
    return asKnown(m_setting, roster::same(read.affiliation, one) ? read.affiliation : one, filed.id);
}

/// What the file alone cannot say: who else is on the team. That it has no affiliation matters where the
/// rules limit them, or the draw kept those of one apart.
void RosterPlanner::remarkOn(const FiledTeam& filed, const Ids& players)
{
    const tournament::Team* known = tournament::team(m_setting, filed.id);
    const bool matters =
        asksAffiliations(m_tournament) || (m_setting.draw && tournament::isApart(*m_setting.draw));
    const bool isFound = matters && namesAny(*filed.team) && (!known || known->affiliation.empty());
    const auto affiliations = isFound ? affiliationsOf(players) : std::vector<std::string>(players.size());
    for (std::string& remark : roster::remarksOn(filed.team->name, affiliations))
        warn(filed.team->line, std::move(remark));
}

/// The team may not stand against more limits of the rules than it does. Where it stands against them
/// already, it was let in. Who is against one alone is told on their own row, else every row is told.
void RosterPlanner::askLimits(const std::vector<int>& lines, facts::Team& team, const std::string& before)
{
    if (team.players.size() > mostOnTeam)
        return; // of a file with mistakes, and told as one
    const tournament::Team* known = tournament::team(m_setting, team.id);
    tournament::Team then = known ? *known : tournament::Team{};
    then.players = team.players;
    const Ids ids = registeredFor(then);
    Enrolment enrolment{team.affiliation.value_or(""), playersAs(m_tournament, ids)};
    for (std::size_t at = 0; at < ids.size(); ++at)
        if (const auto filed = m_enrolled.find(ids[at]); filed != m_enrolled.end())
            enrolment.players[at] = {filed->second.name, filed->second.affiliation};
    const std::vector<Broken> broken = brokenBy(m_tournament, enrolment);
    for (const Broken& more : moreBroken(brokenNow(m_tournament, team.id), broken)) {
        std::set<int> own;
        for (const std::size_t at : more.who)
            if (const auto filed = m_enrolled.find(ids[at]); filed != m_enrolled.end())
                own.insert(filed->second.line);
        for (const int line : own)
            refuse(line, before + more.text +
                             "; leave it out here, and register the team by hand with an override");
        if (own.empty())
            refuseTeam(lines,
                       before + more.text + counting(ids) +
                           "; choose whom to leave out, or register the team by hand with an override");
    }
    team.override = known && !broken.empty() ? optional(known->override) : std::nullopt;
}

/// ` (with Cy Dale, on record and not in the file)`: who makes the team larger than the file shows it.
std::string RosterPlanner::counting(const Ids& players) const
{
    std::string names;
    for (const std::string& id : players)
        if (m_enrolled.count(id) == 0)
            names += (names.empty() ? "" : ", ") + personName(m_tournament, id);
    return names.empty() ? names : " (with " + names + ", on record and not in the file)";
}

/// Whether somebody has sat down for the team, or came in for one of it.
bool RosterPlanner::keepsItsPlayers(const tournament::Team& team) const
{
    if (!team.substitutions.empty())
        return true;
    for (const tournament::Match* match : tournament::inOrder(m_tournament))
        if (match->call && (match->call->teams.a == team.id || match->call->teams.b == team.id))
            return true;
    return false;
}

/// The file's order, with who is not in it behind; of a team that has sat down its own, with who is new
/// behind.
RosterPlanner::Ids RosterPlanner::playersOf(const FiledTeam& filed, const tournament::Team& known,
                                            const Ids& had, const Ids& inFile)
{
    const bool keeps = keepsItsPlayers(known);
    Ids all = keeps ? had : inFile;
    for (const std::string& each : keeps ? inFile : had)
        if (!isAmong(all, each) && (!keeps || !isAmong(tournament::everybodyOf(known), each)))
            all.push_back(each);
    const int line = filed.team->line;
    if (all.size() > mostOnTeam)
        refuseTeam(linesOf(*filed.team), "with those on record " + known.name + " would have " +
                                             std::to_string(all.size()) + " players; a team has " +
                                             std::to_string(mostOnTeam) + " at most" + counting(all));
    if (keeps && partnersOf(inFile) != partnersOf(had))
        warn(line, known.name + " has sat down already: who plays for it stays as it is");
    else if (partnersOf(all) != partnersOf(had))
        change(line, "other partners than on record");
    else if (all != had && std::is_permutation(all.begin(), all.end(), had.begin(), had.end()))
        change(line, "the substitutes in another order");
    return all;
}

// The draw went by the seeds that there were.
void RosterPlanner::takeSeed(const FiledTeam& filed, const tournament::Team& known, facts::Team& team)
{
    const std::string seed = "seed " + std::to_string(*filed.team->seed);
    if (m_setting.draw)
        return warn(filed.team->line, seed + " is not taken over: the teams are drawn");
    team.seed = filed.team->seed;
    change(filed.team->line, seed + (known.seed ? ", was " + std::to_string(*known.seed) : ", had none"));
}

bool RosterPlanner::anyChangeIn(const roster::Team& team) const
{
    return std::any_of(m_plan.changes.begin(), m_plan.changes.end(), [&](const Saying& said) {
        return std::any_of(team.players.begin(), team.players.end(),
                           [&](const roster::Player& player) { return player.line == said.line; });
    });
}

} // namespace desk
