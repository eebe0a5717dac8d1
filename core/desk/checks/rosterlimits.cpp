#include "rosterlimits.h"

#include "named.h"

#include "roster/find.h"
#include "roster/text.h"
#include "tournament/model/setting.h"

#include <algorithm>
#include <utility>

namespace desk {

using message::Message;

namespace {

using Players = std::vector<Enrolment::Player>;

std::vector<std::string> namesOf(const Players& players)
{
    std::vector<std::string> names;
    for (const Enrolment::Player& player : players)
        names.push_back(player.name);
    return names;
}

template <class Test>
Players those(const Players& players, const Test& test)
{
    Players found;
    std::ranges::copy_if(players, std::back_inserter(found), test);
    return found;
}

Players playersOf(const Players& players, const std::string& affiliation)
{
    return those(players,
                 [&](const Enrolment::Player& each) { return roster::same(each.affiliation, affiliation); });
}

/// The team's own affiliation, otherwise that of most of its players. In a tie the first in the alphabet, so
/// that the order of the players doesn't matter.
std::string ownOf(const Enrolment& enrolment)
{
    if (!enrolment.affiliation.empty())
        return enrolment.affiliation;
    std::string own;
    std::size_t most = 0;
    for (const Enrolment::Player& each : enrolment.players) {
        const std::size_t count = playersOf(enrolment.players, each.affiliation).size();
        const bool isEarlier = roster::folded(each.affiliation) < roster::folded(own);
        if (each.affiliation.empty() || count < most || (count == most && !isEarlier))
            continue;
        own = each.affiliation;
        most = count;
    }
    return own;
}

/// Checks a team against the limits of a rule set.
class Limits {
public:
    Limits(const rules::Set& set, const Enrolment& enrolment)
        : m_set(set), m_roster(set.people.roster), m_own(ownOf(enrolment)), m_players(enrolment.players),
          m_unknown(those(m_players, [](const Enrolment::Player& each) { return each.affiliation.empty(); }))
    {
    }

    std::vector<Broken> broken()
    {
        countPlayers();
        askWhoMayPlay();
        for (const rules::AffiliationLimit& limit : m_roster.limits)
            countAffiliation(limit);
        countOthers();
        return std::move(m_broken);
    }

private:
    void add(std::string_view parameter, const std::string& whose, int by, Message text,
             std::vector<std::size_t> who = {})
    {
        m_broken.push_back({std::string(parameter) + whose, by, std::move(text), std::move(who)});
    }

    /// Asks once for the missing affiliations that a limit needs.
    void askForUnknown(Message text)
    {
        if (m_unknown.empty() || std::exchange(m_hasAsked, true))
            return;
        std::vector<std::size_t> who;
        for (std::size_t at = 0; at < m_players.size(); ++at)
            if (m_players[at].affiliation.empty())
                who.push_back(at);
        m_broken.push_back(
            {"affiliation-unknown", static_cast<int>(m_unknown.size()), std::move(text), std::move(who)});
    }

    /// The arguments with the rule behind the limit.
    std::vector<message::Argument> cited(std::string_view parameter,
                                         std::vector<message::Argument> about) const
    {
        const bool isAgreed = isAmong(m_set.agreed, parameter);
        about.emplace_back("rules", m_set.id);
        about.emplace_back("rule",
                           isAgreed ? Message{"cited-agreed"} : ruleCited(m_set.sourceFor(parameter)));
        return about;
    }

    void countPlayers()
    {
        const int count = static_cast<int>(m_players.size());
        const Message players = playerCount(count);
        if (const auto least = m_roster.minPlayers; least && count < *least)
            add("roster.minPlayers", {}, *least - count,
                Message{"limit-players-least",
                        cited("roster.minPlayers", {{"players", players}, {"least", *least}})});
        if (const auto most = m_roster.maxPlayers; most && count > *most)
            add("roster.maxPlayers", {}, count - *most,
                Message{"limit-players-most",
                        cited("roster.maxPlayers", {{"players", players}, {"most", *most}})});
    }

    void askWhoMayPlay()
    {
        constexpr std::string_view parameter = "roster.affiliations";
        const auto& may = m_roster.affiliations;
        if (may.empty())
            return;
        for (std::size_t at = 0; at < m_players.size(); ++at) {
            const auto& [name, affiliation] = m_players[at];
            const auto isIts = [&own = affiliation](const std::string& each) {
                return roster::same(each, own);
            };
            if (!affiliation.empty() && std::ranges::none_of(may, isIts))
                add(parameter, name, 1,
                    Message{
                        "limit-affiliation-not-among",
                        cited(parameter, {{"player", name}, {"affiliation", affiliation}, {"only", may}})},
                    {at});
        }
        askForUnknown(Message{"limit-unknown-among",
                              cited(parameter, {{"players", namesOf(m_unknown)}, {"only", may}})});
    }

    void countAffiliation(const rules::AffiliationLimit& limit)
    {
        constexpr std::string_view parameter = "roster.limits";
        const Players found = playersOf(m_players, limit.affiliation);
        const int count = static_cast<int>(found.size());
        if (count > limit.most)
            add(parameter, limit.affiliation, count - limit.most,
                limit.most == 0
                    ? Message{"limit-none-of-affiliation",
                              cited(parameter,
                                    {{"affiliation", limit.affiliation}, {"names", namesOf(found)}})}
                    : Message{"limit-of-affiliation", cited(parameter, {{"players", playerCount(count)},
                                                                        {"affiliation", limit.affiliation},
                                                                        {"names", namesOf(found)},
                                                                        {"most", limit.most}})});
        else if (count + static_cast<int>(m_unknown.size()) > limit.most)
            askForUnknown(limit.most == 0 ? Message{"limit-unknown-none-of-affiliation",
                                                    cited(parameter, {{"players", namesOf(m_unknown)},
                                                                      {"affiliation", limit.affiliation}})}
                                          : Message{"limit-unknown-of-affiliation",
                                                    cited(parameter, {{"players", namesOf(m_unknown)},
                                                                      {"most", playerCount(limit.most)},
                                                                      {"affiliation", limit.affiliation}})});
    }

    void countOthers()
    {
        constexpr std::string_view parameter = "roster.maxOthers";
        if (!m_roster.maxOthers)
            return;
        const int most = *m_roster.maxOthers;
        const Players others = those(m_players, [&](const Enrolment::Player& each) {
            return !each.affiliation.empty() && !roster::same(each.affiliation, m_own);
        });
        const int count = static_cast<int>(others.size());
        const int ofNone =
            m_own.empty() ? 1 : 0; // without an affiliation, the team takes that of its first player
        if (count > most)
            add(parameter, {}, count - most,
                most == 0 ? Message{"limit-no-others",
                                    cited(parameter, {{"affiliation", m_own}, {"names", namesOf(others)}})}
                          : Message{"limit-of-others", cited(parameter, {{"players", playerCount(count)},
                                                                         {"affiliation", m_own},
                                                                         {"names", namesOf(others)},
                                                                         {"most", most}})});
        else if (count + static_cast<int>(m_unknown.size()) - ofNone > most)
            askForUnknown(
                most == 0
                    ? Message{"limit-unknown-no-others", cited(parameter, {{"players", namesOf(m_unknown)}})}
                    : Message{"limit-unknown-of-others", cited(parameter, {{"players", namesOf(m_unknown)},
                                                                           {"most", playerCount(most)}})});
    }

    const rules::Set& m_set;
    const rules::RosterLimits& m_roster;
    std::string m_own;
    const Players& m_players;
    Players m_unknown; ///< without an affiliation
    bool m_hasAsked = false;
    std::vector<Broken> m_broken;
};

/// Joins several limits into one message.
Message oneOf(const std::vector<Message>& limits)
{
    Message all = limits.front();
    for (auto each = limits.begin() + 1; each != limits.end(); ++each)
        all = Message{"one-and-another", {{"one", std::move(all)}, {"another", *each}}};
    return all;
}

} // namespace

std::vector<Enrolment::Player> playersAs(const Tournament& tournament, const std::vector<std::string>& ids)
{
    Players players;
    for (const std::string& id : ids) {
        const tournament::Person* person = tournament::person(*tournament.setting, id);
        players.push_back({personName(tournament, id), person ? person->affiliation : std::string()});
    }
    return players;
}

bool asksAffiliations(const Tournament& tournament)
{
    const rules::Set* set = tournament::generalSet(*tournament.setting);
    return set && set->people.roster.asksAffiliations();
}

std::vector<Broken> brokenBy(const Tournament& tournament, const Enrolment& enrolment)
{
    const rules::Set* set = tournament::generalSet(*tournament.setting);
    const bool isAsked = set && set->people.roster != rules::RosterLimits();
    return isAsked ? Limits(*set, enrolment).broken() : std::vector<Broken>();
}

Enrolment enrolmentOf(const Tournament& tournament, const facts::Team& team)
{
    const tournament::Team* known = tournament::team(*tournament.setting, team.id);
    tournament::Team then = known ? *known : tournament::Team{};
    then.players = team.players;
    return {team.affiliation.value_or(""), playersAs(tournament, registeredFor(then))};
}

std::vector<std::string> registeredFor(const tournament::Team& team)
{
    std::vector<std::string> players = team.players;
    for (const tournament::Substitution& each : team.substitutions) {
        if (each.wasListed)
            continue; // a third player who was listed only trades places with a partner
        if (!isAmong(players, each.joins))
            std::ranges::replace(players, each.leaves, each.joins);
        else
            std::erase(players, each.leaves);
    }
    return players;
}

std::vector<Broken> brokenNow(const Tournament& tournament, const std::string& team)
{
    const tournament::Team* known = tournament::team(*tournament.setting, team);
    return known ? brokenBy(tournament, {known->affiliation, playersAs(tournament, registeredFor(*known))})
                 : std::vector<Broken>();
}

std::vector<Broken> moreBroken(const std::vector<Broken>& before, const std::vector<Broken>& now)
{
    std::vector<Broken> more;
    for (const Broken& each : now)
        if (std::ranges::none_of(before, [&](const Broken& known) {
                return known.limit == each.limit && known.by >= each.by;
            }))
            more.push_back(each);
    return more;
}

std::vector<Mistake> newlyBroken(const std::vector<Broken>& before, const std::vector<Broken>& now)
{
    std::vector<Mistake> texts;
    for (const Broken& each : moreBroken(before, now))
        texts.push_back(each.text);
    return texts;
}

std::vector<Mistake> refusals(const std::string& team, const std::vector<Mistake>& broken, Remedy remedy)
{
    std::vector<Mistake> all;
    all.reserve(broken.size());
    for (const Mistake& each : broken)
        all.emplace_back(remedy == Remedy::Override
                             ? Message{"limit-takes-override", {{"team", team}, {"limit", each.message}}}
                             : Message{"limit-enter-late", {{"team", team}, {"limit", each.message}}});
    return all;
}

std::optional<RosterException> rosterException(const Tournament& tournament, const tournament::Team& team)
{
    RosterException exception{{}, team.override};
    for (Broken& each : brokenNow(tournament, team.id))
        exception.broken.push_back(std::move(each.text.message));
    for (const tournament::Substitution& each : team.substitutions)
        if (!each.override.empty())
            exception.reason = each.override;
    return exception.broken.empty() ? std::nullopt : std::optional(std::move(exception));
}

Message openWords(const RosterException& exception)
{
    return Message{"limits-not-kept", {{"limits", oneOf(exception.broken)}}};
}

Message inWords(const RosterException& exception)
{
    return exception.reason.empty()
               ? Message{"limits-came-later", {{"limits", oneOf(exception.broken)}}}
               : Message{"limits-not-kept-because",
                         {{"limits", oneOf(exception.broken)}, {"reason", exception.reason}}};
}

std::vector<Broken> brokenAfter(const Tournament& tournament, const tournament::Team& team,
                                const std::string& leaves, const std::string& joins,
                                const Enrolment::Player* newcomer)
{
    std::vector<std::string> ids = registeredFor(team);
    const auto at = std::ranges::find(ids, leaves);
    if (at == ids.end() || (!newcomer && isAmong(ids, joins)))
        return {};
    const auto place = static_cast<std::size_t>(at - ids.begin());
    if (!newcomer)
        *at = joins;
    Enrolment enrolment{team.affiliation, playersAs(tournament, ids)};
    if (newcomer)
        enrolment.players[place] = *newcomer;
    return brokenBy(tournament, enrolment);
}

std::vector<Mistake> limitsAgainst(const Tournament& tournament, const facts::Team& team)
{
    if (team.override || team.underway)
        return {};
    return newlyBroken(brokenNow(tournament, team.id), brokenBy(tournament, enrolmentOf(tournament, team)));
}

std::vector<Mistake> limitsAgainst(const Tournament& tournament, const facts::Substitute& substitute)
{
    const tournament::Team* team = tournament::team(*tournament.setting, substitute.team);
    if (!team || substitute.override)
        return {};
    return newlyBroken(brokenNow(tournament, team->id),
                       brokenAfter(tournament, *team, substitute.leaves, substitute.joins, nullptr));
}

} // namespace desk
