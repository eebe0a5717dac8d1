#include "rostermatch.h"

#include "roster/find.h"
#include "roster/text.h"
#include "tournament/model/lineup.h"

#include <algorithm>

namespace desk {

namespace {

using What = roster::SameId::What;

class Matcher {
public:
    Matcher(const Tournament& tournament, const std::string& key,
            const std::map<roster::CellPlace, roster::SameId>& said)
        : m_tournament(tournament), m_key(key), m_said(said)
    {
        for (const auto& [id, person] : tournament.setting->people)
            for (const std::string& hash : {person.cardHash, person.stripeHash})
                if (!hash.empty())
                    m_holders.emplace(hash, id);
        for (const tournament::Team& team : tournament.setting->teams)
            m_named.emplace(roster::folded(team.name), team.id);
    }

    RosterMatch match(const std::vector<roster::Team>& teams)
    {
        for (const roster::Team& team : teams) {
            const auto named = m_named.find(roster::folded(team.name));
            m_match.teams.push_back({&team, named == m_named.end() ? "" : named->second, {}});
            if (named != m_named.end())
                m_taken.insert(named->second);
        }
        for (FiledTeam& team : m_match.teams)
            if (team.id.empty())
                team.id = renamed(*team.team);
        for (FiledTeam& team : m_match.teams)
            for (const roster::Player& player : team.team->players)
                if (auto filed = byId(player, team))
                    team.players.push_back(*std::move(filed));
        for (FiledTeam& team : m_match.teams)
            for (FiledPlayer& player : team.players)
                if (player.person.empty()) {
                    player.person = named(player.player->name, team.id);
                    m_claimed.insert(player.person);
                }
        return std::move(m_match);
    }

private:
    const tournament::Person& person(const std::string& id) const
    {
        return m_tournament.setting->people.at(id);
    }

    /// Who has that ID on record; empty if no one does.
    std::string holderOf(const std::string& hash) const
    {
        const auto at = m_holders.find(hash);
        return at == m_holders.end() ? "" : at->second;
    }

    /// The team on record that has another name in the file: two of its players match by ID, or one by ID and
    /// name. Empty if there is none.
    std::string renamed(const roster::Team& team)
    {
        std::map<std::string, int> known;
        for (const roster::Player& player : team.players) {
            if (player.id.empty() || m_key.empty())
                continue;
            const std::string holder = holderOf(keptOf(m_key, player.id).hash);
            const std::string on = holder.empty() ? "" : teamOfPlayer(m_tournament, holder);
            if (!on.empty() && m_taken.count(on) == 0)
                known[on] += roster::same(person(holder).name, player.name) ? 2 : 1;
        }
        if (known.size() != 1 || known.begin()->second < 2)
            return {};
        m_taken.insert(known.begin()->first);
        return known.begin()->first;
    }

    /// A player of that team with that name who has no other row; empty if there is none.
    std::string named(const std::string& name, const std::string& teamId) const
    {
        const tournament::Team* team = tournament::team(*m_tournament.setting, teamId);
        if (!team || name.empty())
            return {};
        for (const std::string& id : tournament::playersEver(*team))
            if (m_claimed.count(id) == 0 && roster::same(person(id).name, name))
                return id;
        return {};
    }

    /// Whether the record already says that this player shares another player's ID.
    bool isKnownApart(const roster::Player& player, const std::string& team) const
    {
        const std::string id = named(player.name, team);
        const auto& all = m_tournament.setting->incidents;
        return !id.empty() && std::ranges::any_of(all, [&](const tournament::Happened& happened) {
            return happened.incident.person == id && happened.incident.sharesId;
        });
    }

    /// Nothing if the row is of a player who stays on another team.
    std::optional<FiledPlayer> byId(const roster::Player& player, const FiledTeam& team)
    {
        FiledPlayer filed{&player, {}, {}, {}, {}};
        const auto answer = m_said.find(player.idCell());
        const bool isApart =
            answer != m_said.end() && answer->second.what == What::Apart && answer->second.counts();
        if (isApart && player.idColumn)
            filed.apart = answer->second.reason;
        if (player.id.empty() || m_key.empty())
            return filed;
        KeptCard card = keptOf(m_key, player.id);
        const std::string holder = holderOf(card.hash);
        m_match.knowsAnId = m_match.knowsAnId || !holder.empty();
        if (isApart)
            return filed;
        if (holder.empty()) {
            filed.card = std::move(card);
            return filed;
        }
        const std::string on = teamOfPlayer(m_tournament, holder); // as the checks do
        if (on.empty() || (on == team.id && !isSomebodyElses(player, holder, team.id)))
            filed.person = holder;
        else if (answer != m_said.end() && answer->second.what == What::There)
            return std::nullopt;
        else if (answer != m_said.end() && answer->second.what == What::Here)
            filed.from = on == team.id ? "" : on;
        else if (!isKnownApart(player, team.id))
            ask(player, team, holder, on);
        else
            return filed;
        if (answer != m_said.end() && answer->second.what == What::Here)
            filed.person = holder;
        if (!filed.person.empty())
            m_claimed.insert(filed.person);
        return filed;
    }

    /// Whether the team has another player with that name, who isn't the one with the ID.
    bool isSomebodyElses(const roster::Player& player, const std::string& holder,
                         const std::string& team) const
    {
        const std::string other = named(player.name, team);
        return !other.empty() && other != holder && !roster::same(person(holder).name, player.name);
    }

    void ask(const roster::Player& player, const FiledTeam& team, const std::string& holder,
             const std::string& on)
    {
        const bool mayMove = !m_tournament.setting->draw || on == team.id;
        m_match.open.push_back({player.idCell(), player.name, team.team->name,
                                personName(m_tournament, holder), teamName(m_tournament, on), mayMove});
    }

    const Tournament& m_tournament;
    const std::string& m_key;
    const std::map<roster::CellPlace, roster::SameId>& m_said;
    std::map<std::string, std::string> m_holders; // by hash
    std::map<std::string, std::string> m_named;   // team ids by folded name
    std::set<std::string> m_taken;                // teams in the file
    std::set<std::string> m_claimed;              // people in the file
    RosterMatch m_match;
};

} // namespace

RosterMatch matchRoster(const Tournament& tournament, const std::vector<roster::Team>& teams,
                        const std::string& key, const std::map<roster::CellPlace, roster::SameId>& said)
{
    return Matcher(tournament, key, said).match(teams);
}

} // namespace desk
