#include "rosterplanner.h"

#include "teams.h"

#include "roster/find.h"
#include "tournament/model/lineup.h"

#include <algorithm>

namespace desk {

using message::Message;

RosterPlan RosterPlanner::plan()
{
    for (const FiledTeam& team : m_match.teams)
        addPlayers(team);
    for (const int line : m_known)
        m_plan.fresh.erase(line);
    takeFromTheirTeams();
    std::vector<facts::Fact> teams;
    for (std::size_t at = 0; at < m_match.teams.size(); ++at)
        addTeam(m_match.teams[at], m_players[at], teams);
    checkSeeds();
    std::ranges::move(teams, std::back_inserter(m_plan.facts));
    std::ranges::move(m_notes, std::back_inserter(m_plan.facts));
    listAbsent();
    return std::move(m_plan);
}

void RosterPlanner::refuseTeam(const std::vector<int>& lines, const Mistake& mistake)
{
    for (const int line : lines)
        m_plan.ofTeams.push_back({line, mistake});
}

void RosterPlanner::checkSeeds()
{
    for (const tournament::Team& team : m_setting.teams) {
        if (!team.withdrawn)
            m_seeds.emplace(team.id, std::pair(team.seed, 0));
        m_names.emplace(team.id, team.name);
    }
    std::map<int, std::string> first;
    for (const auto& [id, seed] : m_seeds) {
        if (!seed.first)
            continue;
        const auto [at, isNew] = first.emplace(*seed.first, id);
        const int line = std::max(seed.second, m_seeds.at(at->second).second);
        if (isNew || line == 0) // both are on record
            continue;
        const std::string other = seed.second == line ? at->second : id;
        refuseTeam({line}, Message{"seed-taken", {{"seed", *seed.first}, {"team", m_names.at(other)}}});
    }
}

void RosterPlanner::listAbsent()
{
    std::set<std::string> inFile;
    for (const std::vector<std::string>& players : m_players)
        inFile.insert(players.begin(), players.end());
    for (const tournament::Team& team : m_setting.teams) {
        const bool isThere = std::ranges::find(m_match.teams, team.id, &FiledTeam::id) != m_match.teams.end();
        RosterRow row{.line = 0, .team = team.name, .standing = RosterRow::Standing::Absent};
        for (const std::string& id : tournament::playersEver(team))
            if (inFile.count(id) == 0)
                row.players.push_back(personName(m_tournament, id));
        if (!isThere || !row.players.empty())
            m_plan.absent.push_back(std::move(row));
    }
}

namespace {

constexpr std::size_t mostOnTeam = 8; // players a team can have on record

std::vector<std::string> partnersOf(const std::vector<std::string>& players)
{
    return {players.begin(),
            players.begin() + static_cast<std::ptrdiff_t>(std::min(players.size(), roster::partners))};
}

/// The lines of all players of a team.
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

/// One of the two may be empty.
Message affiliationChange(const std::string& now, const std::string& was)
{
    if (now.empty())
        return Message{"roster-team-affiliation-gone", {{"was", was}}};
    return was.empty() ? Message{"roster-team-affiliation", {{"affiliation", now}}}
                       : Message{"roster-team-affiliation-changed", {{"affiliation", now}, {"was", was}}};
}

/// `end` is the end of the player's ID now. It and `was` may be empty.
Message idChange(const std::string& player, bool had, const std::string& end, const std::string& was)
{
    if (!had)
        return end.empty() ? Message{"roster-id-new", {{"player", player}}}
                           : Message{"roster-id-new-ends", {{"player", player}, {"end", end}}};
    if (was.empty())
        return end.empty() ? Message{"roster-id-changed", {{"player", player}}}
                           : Message{"roster-id-changed-ends", {{"player", player}, {"end", end}}};
    return end.empty()
               ? Message{"roster-id-changed-was", {{"player", player}, {"was", was}}}
               : Message{"roster-id-changed-ends-was", {{"player", player}, {"end", end}, {"was", was}}};
}

} // namespace

void RosterPlanner::addPlayers(const FiledTeam& team)
{
    Ids& ids = m_players.emplace_back();
    for (const FiledPlayer& filed : team.players) {
        const roster::Player& read = *filed.player;
        ids.push_back(filed.person.empty() ? addNew(filed, team.id) : changed(filed));
        const auto known = m_setting.people.find(ids.back());
        const bool stays = read.affiliation.empty() && known != m_setting.people.end();
        m_enrolled[ids.back()] = {read.name, stays ? known->second.affiliation : read.affiliation, read.line};
        if (!filed.apart.empty())
            addNote(filed, ids.back());
    }
}

std::string RosterPlanner::addNew(const FiledPlayer& filed, const std::string& team)
{
    std::string id = "P" + std::to_string(++m_taken.people);
    facts::Person person{id, filed.player->name, {}, {}};
    person.affiliation = unlessEmpty(filed.player->affiliation);
    if (filed.card) {
        person.cardHash = filed.card->hash;
        person.cardEnd = filed.card->end;
    }
    m_plan.facts.emplace_back(std::move(person));
    m_plan.fresh.insert(filed.player->line);
    if (!team.empty())
        change(filed.player->line, Message{"roster-player-new", {{"player", filed.player->name}}});
    const TeamEntry alone{{}, {}, {{{}, filed.player->name, {}}}, {}};
    if (const auto same = namesakes(m_tournament, team, alone))
        warn(filed.player->line, *same);
    return id;
}

std::string RosterPlanner::changed(const FiledPlayer& filed)
{
    const tournament::Person& known = m_setting.people.at(filed.person);
    const roster::Player& read = *filed.player;
    m_known.insert(read.line);
    facts::Person person = factOf(known);
    person.name = read.name;
    if (!read.affiliation.empty() && !roster::same(read.affiliation, known.affiliation)) {
        person.affiliation = read.affiliation;
        change(read.line, known.affiliation.empty()
                              ? Message{"roster-player-affiliation",
                                        {{"player", read.name}, {"affiliation", read.affiliation}}}
                              : Message{"roster-player-affiliation-changed",
                                        {{"player", read.name},
                                         {"affiliation", read.affiliation},
                                         {"was", known.affiliation}}});
    }
    if (known.name != read.name)
        change(read.line, Message{"roster-player-renamed",
                                  {{"player", read.name}, {"was", personName(m_tournament, known.id)}}});
    changeCard(filed, known, person);
    if (person.name != known.name || unlessEmpty(known.cardHash) != person.cardHash ||
        unlessEmpty(known.affiliation) != person.affiliation)
        m_plan.facts.emplace_back(std::move(person));
    if (!filed.from.empty())
        move(filed);
    return known.id;
}

void RosterPlanner::changeCard(const FiledPlayer& filed, const tournament::Person& known,
                               facts::Person& person)
{
    if (!filed.card || filed.card->hash == known.cardHash)
        return;
    change(filed.player->line, idChange(filed.player->name, !known.cardHash.empty(),
                                        filed.card->end.value_or(""), known.cardEnd));
    person.cardHash = filed.card->hash;
    person.cardEnd = filed.card->end;
}

void RosterPlanner::move(const FiledPlayer& filed)
{
    const std::string from = teamName(m_tournament, filed.from);
    if (m_setting.draw)
        return refuse(filed.player->line,
                      Message{"roster-drawn-player-stays",
                              {{"player", personName(m_tournament, filed.person)}, {"team", from}}});
    change(filed.player->line,
           Message{"roster-player-comes-from", {{"player", filed.player->name}, {"team", from}}});
    m_moved[filed.from].push_back(filed.person);
    m_movedOn.emplace(filed.from, filed.player->line);
}

// Added once, however often the file is imported.
void RosterPlanner::addNote(const FiledPlayer& filed, const std::string& id)
{
    facts::Incident note{.person = id, .reason = filed.apart, .sharesId = true};
    const bool isThere = std::ranges::any_of(m_setting.incidents, [&](const tournament::Happened& happened) {
        return happened.incident.person == id && happened.incident.reason == note.reason;
    });
    if (!isThere)
        m_notes.emplace_back(std::move(note));
}

/// Takes players off their old teams first: no one may be on two teams, even between two facts.
void RosterPlanner::takeFromTheirTeams()
{
    for (const auto& [id, gone] : m_moved) {
        const tournament::Team& team = *tournament::team(m_setting, id);
        facts::Team left = factOf(team);
        std::erase_if(left.players,
                      [&gone = gone](const std::string& player) { return isAmong(gone, player); });
        const bool isInFile = std::ranges::find(m_match.teams, id, &FiledTeam::id) != m_match.teams.end();
        if (left.players.empty() && !isInFile)
            refuse(m_movedOn.at(id), Message{"roster-team-left-empty", {{"team", team.name}}});
        else if (!isInFile)
            askLimits({m_movedOn.at(id)}, left, true);
        else if (!limitsAgainst(m_tournament, left).empty())
            left.underway = true;
        m_left[id] = left.players;
        m_plan.facts.emplace_back(std::move(left));
    }
}

// The teams: affiliation, players, limits.

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

/// The affiliations of the players as they will be on record.
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

/// The affiliations that decide the team's. A player already on the team without one counts with the team's
/// own.
std::vector<std::string> RosterPlanner::votesOf(const tournament::Team* known, const Ids& players) const
{
    std::vector<std::string> all = affiliationsOf(players);
    const Ids had = known ? tournament::playersEver(*known) : Ids();
    for (std::size_t at = 0; at < all.size(); ++at)
        if (all[at].empty() && isAmong(had, players[at]))
            all[at] = known->affiliation;
    return all;
}

/// If the file names an affiliation for any player, that of most players then on the team; in a tie, the
/// team's on record. Otherwise the one of the file or the record. Spelled as on record.
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

/// Remarks that need the record. A missing affiliation matters if the rules limit affiliations or the draw
/// kept them apart.
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
        return; // the file's mistakes already say so
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

/// Names the players on record that the file leaves out, if any.
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

/// Whether the team was called to a match or has had a substitution.
bool RosterPlanner::keepsItsPlayers(const tournament::Team& team) const
{
    return !team.substitutions.empty() ||
           std::ranges::any_of(tournament::inOrder(m_tournament), [&](const Match* match) {
               return match->call && (match->call->teams.a == team.id || match->call->teams.b == team.id);
           });
}

/// The file's order, then players not in the file. A team that was called to a match keeps its own order,
/// then new players.
RosterPlanner::Ids RosterPlanner::playersOf(const FiledTeam& filed, const tournament::Team& known,
                                            const Ids& had, const Ids& inFile)
{
    const bool keeps = keepsItsPlayers(known);
    Ids all = keeps ? had : inFile;
    for (const std::string& each : keeps ? inFile : had)
        if (!isAmong(all, each) && (!keeps || !isAmong(tournament::playersEver(known), each)))
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

// Seeds stay once the teams are drawn.
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
