// The teams of a roster file: what they are of, who is on them, what they are against.
#include "rosterplanner.h"

#include "desk/checks/rosterlimits.h"
#include "roster/find.h"
#include "tournament/model/lineup.h"

#include <algorithm>

namespace desk {

using message::Message;

namespace {

constexpr std::size_t mostOnTeam = 8; // that may be on record

std::vector<std::string> partnersOf(const std::vector<std::string>& players)
{
    return {players.begin(),
            players.begin() + static_cast<std::ptrdiff_t>(std::min(players.size(), roster::partners))};
}

/// The lines on which something is said of a team: those of all its players.
std::vector<int> linesOf(const roster::Team& team)
{
    std::set<int> lines;
    for (const roster::Player& player : team.players)
        lines.insert(player.line);
    if (lines.empty())
        lines.insert(team.line);
    return {lines.begin(), lines.end()};
}

bool namesAny(const roster::Team& team)
{
    return std::ranges::any_of(team.players,
                               [](const roster::Player& player) { return !player.affiliation.empty(); });
}

/// One of them may be empty.
Message affiliationChange(const std::string& now, const std::string& was)
{
    if (now.empty())
        return Message{"roster-team-affiliation-gone", {{"was", was}}};
    return was.empty() ? Message{"roster-team-affiliation", {{"affiliation", now}}}
                       : Message{"roster-team-affiliation-changed", {{"affiliation", now}, {"was", was}}};
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
            refuse(line, Message{"roster-drawn-team-enters-late", {{"team", read.name}}});
    const std::string id = "T" + std::to_string(++m_taken.teams);
    m_seeds[id] = {read.seed, read.line};
    m_names[id] = read.name;
    if (players.empty())
        refuse(read.line, Message{"roster-team-empty", {{"team", read.name}}});
    facts::Team team{id, read.name, read.seed, players, unlessEmpty(affiliationOf(filed, players))};
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
    team.affiliation = unlessEmpty(affiliationOf(filed, team.players));
    if (read.seed && read.seed != known.seed)
        takeSeed(filed, known, team);
    if (!known.withdrawn)
        m_seeds[known.id] = {team.seed, read.line};
    m_names[known.id] = team.name;
    if (known.name != team.name)
        change(read.line, Message{"roster-team-renamed", {{"was", known.name}}});
    if (team.affiliation.value_or("") != known.affiliation)
        change(read.line, affiliationChange(team.affiliation.value_or(""), known.affiliation));
    remarkOn(filed, team.players);
    askLimits(linesOf(read), team);
    facts::Team was = factOf(known);
    was.players = had;
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
    for (Message& remark : roster::remarksOn(filed.team->name, affiliations))
        warn(filed.team->line, std::move(remark));
}

/// The team may not break more limits of the rules than it does. Those that it breaks already have an
/// exception. A player who alone breaks one gets the message on their own row, otherwise every row gets it.
void RosterPlanner::askLimits(const std::vector<int>& lines, facts::Team& team, bool named)
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
    const auto ofTeam = [&](Message limit) {
        return named ? Message{"problem-at", {{"place", team.name}, {"problem", std::move(limit)}}} : limit;
    };
    for (const Broken& more : moreBroken(brokenNow(m_tournament, team.id), broken)) {
        std::set<int> own;
        for (const std::size_t at : more.who)
            if (const auto filed = m_enrolled.find(ids[at]); filed != m_enrolled.end())
                own.insert(filed->second.line);
        for (const int line : own)
            refuse(line, within(more.text, [&](const Message& limit) {
                       return Message{"roster-row-against-limit", {{"limit", ofTeam(limit)}}};
                   }));
        if (own.empty())
            refuseTeam(
                lines, within(more.text, [&](const Message& limit) {
                    return Message{"roster-team-against-limit", {{"limit", counting(ids, ofTeam(limit))}}};
                }));
    }
    team.override = known && !broken.empty() ? unlessEmpty(known->override) : std::nullopt;
}

/// With who makes the team larger than the file shows it, where anybody does.
Message RosterPlanner::counting(const Ids& players, Message sentence) const
{
    std::vector<std::string> names;
    for (const std::string& id : players)
        if (m_enrolled.count(id) == 0)
            names.push_back(personName(m_tournament, id));
    if (names.empty())
        return sentence;
    return Message{"roster-counting-others",
                   {{"sentence", std::move(sentence)}, {"names", std::move(names)}}};
}

/// Whether somebody has sat down for the team, or came in for one of it.
bool RosterPlanner::keepsItsPlayers(const tournament::Team& team) const
{
    return !team.substitutions.empty() ||
           std::ranges::any_of(tournament::inOrder(m_tournament), [&](const Match* match) {
               return match->call && (match->call->teams.a == team.id || match->call->teams.b == team.id);
           });
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
        refuseTeam(
            linesOf(*filed.team),
            counting(all, Message{"roster-team-too-large-with-record",
                                  {{"team", known.name}, {"players", all.size()}, {"most", mostOnTeam}}}));
    if (keeps && partnersOf(inFile) != partnersOf(had))
        warn(line, Message{"roster-team-sat-down", {{"team", known.name}}});
    else if (partnersOf(all) != partnersOf(had))
        change(line, Message{"roster-other-partners"});
    else if (all != had && std::is_permutation(all.begin(), all.end(), had.begin(), had.end()))
        change(line, Message{"roster-substitutes-reordered"});
    return all;
}

// The draw went by the seeds that there were.
void RosterPlanner::takeSeed(const FiledTeam& filed, const tournament::Team& known, facts::Team& team)
{
    const int seed = *filed.team->seed;
    if (m_setting.draw)
        return warn(filed.team->line, Message{"roster-drawn-seed-stays", {{"seed", seed}}});
    team.seed = seed;
    change(filed.team->line, known.seed
                                 ? Message{"roster-seed-changed", {{"seed", seed}, {"was", *known.seed}}}
                                 : Message{"roster-seed-new", {{"seed", seed}}});
}

bool RosterPlanner::anyChangeIn(const roster::Team& team) const
{
    return std::ranges::any_of(m_plan.changes, [&](const roster::Note& said) {
        return std::ranges::find(team.players, said.line, &roster::Player::line) != team.players.end();
    });
}

} // namespace desk
