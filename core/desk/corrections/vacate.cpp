#include "vacate.h"

#include "desk/checks/named.h"
#include "wording/filled.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"
#include "json/build.h"

#include <tuple>

namespace desk {

using wording::filled;

namespace {

std::optional<scoring::Side> sideOf(const Match& match, const std::string& team)
{
    for (const scoring::Side side : scoring::bothSides)
        if (match.teams[side] == team)
            return side;
    return std::nullopt;
}

/// Whether that side lost by its own absence, withdrawal or ineligibility. It can't win when the result is
/// taken from the other side.
bool lostByItself(const Match& match, scoring::Side side)
{
    using tournament::Outcome;
    if (match.state != tournament::State::Final || match.winner != scoring::other(side))
        return false;
    return match.outcome != Outcome::Played && match.outcome != Outcome::Ruling;
}

/// Whether the team has a result or a call there that it would keep.
bool isItsOwn(const Match& match, const std::string& team)
{
    const auto side = sideOf(match, team);
    if (!side || match.teams[scoring::other(*side)].empty() || match.flags.disputed)
        return false;
    if (match.state == tournament::State::Final)
        return match.outcome == tournament::Outcome::Played || (match.winner == side && !match.over.empty());
    return match.call.has_value();
}

/// The next match in playing order that is not in `done`, or null.
const Match* nextOwn(const Tournament& tournament, const std::string& team,
                     const std::vector<std::string>& done)
{
    for (const Match* match : tournament::inOrder(tournament))
        if (isItsOwn(*match, team) && !isAmong(done, match->id))
            return match;
    return nullptr;
}

/// The team's part in the match.
std::string inWords(const Tournament& tournament, const Match& match, const std::string& team)
{
    const auto side = sideOf(match, team);
    if (!side)
        return {};
    const std::string other = match.teams[scoring::other(*side)];
    if (match.state == tournament::State::Final && match.outcome == tournament::Outcome::Bye)
        return filled(wording::Desk::tr("a bye"));
    const std::string stands = wording::standsFor(match, *side);
    return other.empty() ? stands
                         : filled(wording::Desk::tr("%1 against %2"), stands, teamName(tournament, other));
}

const std::string& teamOf(const Correction& change)
{
    return std::get<Vacation>(change.own).team;
}

/// `no one wins: Team 1 is disqualified, and Team 8 lost by no-show`
std::string nobodyWins(const Correction& change, const Match& is)
{
    const std::string own = teamName(change.after, teamOf(change));
    const scoring::Side other = scoring::other(*sideOf(is, teamOf(change)));
    if (!is.absent[other])
        return filled(wording::Desk::tr("no one wins: %1 is disqualified"), own);
    return filled(wording::Desk::tr("no one wins: %1 is disqualified, and %2 lost by %3"), own,
                  teamName(change.after, is.teams[other]), wording::endingWord(*is.absent[other]));
}

std::string becomes(const Correction& change, const Match& is)
{
    const Tournament& tournament = change.after;
    const std::string own = teamName(tournament, teamOf(change));
    if (is.flags.disputed)
        return filled(wording::Desk::tr("disputed, to be decided"));
    if (!sideOf(is, teamOf(change)))
        return filled(wording::Desk::tr("%1 doesn’t play in it"), own);
    if (is.state != tournament::State::Final)
        return filled(wording::Desk::tr("its opponent wins, once known"));
    if (!is.winner && is.outcome == tournament::Outcome::Disqualified)
        return nobodyWins(change, is);
    if (!is.winner)
        return filled(wording::Desk::tr("no one advances"));
    const std::string winner = teamName(tournament, is.teams[*is.winner]);
    return is.outcome == tournament::Outcome::Disqualified
               ? filled(wording::Desk::tr("%1 wins, %2 is disqualified"), winner, own)
               : filled(wording::Desk::tr("%1 wins"), winner);
}

/// The team's matches and results, to compare with what was shown.
auto standingOf(const Tournament& tournament, const std::string& team)
{
    std::vector<
        std::tuple<std::string, scoring::PerSide<std::string>, tournament::State,
                   std::optional<tournament::Outcome>, std::optional<scoring::Side>, scoring::PerSide<int>>>
        all;
    for (const Match* match : tournament::inOrder(tournament))
        if (sideOf(*match, team))
            all.emplace_back(match->id, match->teams, match->state, match->outcome, match->winner,
                             tournament::result(*match).score);
    return all;
}

/// Gives the team's matches to the other sides, the first match first. The choices settle each dispute over a
/// later match before that match is decided.
Answer<void> decideOwn(const Attempt& at, const std::string& team)
{
    std::vector<std::string> done;
    while (const Match* match = nextOwn(at.draft.tournament(), team, done)) {
        done.push_back(match->id);
        const scoring::Side other = scoring::other(*sideOf(*match, team));
        const auto winner = lostByItself(*match, other) ? std::nullopt : std::optional(other);
        const facts::Outcome outcome{{match->id, match->attempt},
                                     tournament::winnerOf(winner),
                                     facts::Decided::Disqualified,
                                     at.proposal.reason,
                                     {match->teams.a, match->teams.b}};
        if (auto added = at.draft.add(outcome); !added)
            return added;
        if (auto resolved = resolveNext(at); !resolved)
            return resolved;
    }
    return {};
}

Answer<void> writeVacation(const Attempt& at, const std::string& id)
{
    using message::Message;
    const Tournament& now = at.draft.tournament();
    if (at.lacksReason())
        return refused(Message{"vacate-without-reason", {{"team", teamName(now, id)}}});
    at.change.own = Vacation{id};
    if (!tournament::seedOfTeam(*now.setting, id))
        return refused(Message{"team-not-in-draw", {{"team", teamName(now, id)}}});
    if (standingOf(at.seen, id) != standingOf(now, id))
        return refused(Message{"vacate-matches-changed", {{"team", teamName(at.seen, id)}}});
    if (auto decided = decideOwn(at, id); !decided)
        return decided;
    const tournament::Team* team = tournament::team(*now.setting, id);
    if (!team->withdrawn)
        if (auto added = at.draft.add(facts::Withdraw{id, at.proposal.reason}); !added)
            return added;
    if (at.draft.entries().empty())
        return refused(Message{"vacate-nothing-left", {of(*team)}});
    return {};
}

std::vector<std::string> vacationLines(const Correction& change)
{
    std::vector<std::string> lines;
    for (const VacatedMatch& each : vacatedMatches(change)) {
        const std::string was = previousText(change, each.match);
        lines.push_back(filled(wording::Desk::tr("%1: %2; %3"),
                               wording::titleOf(*tournament::match(change.after, each.match)),
                               was.empty() ? filled(wording::Desk::tr("not its match")) : was, each.is));
    }
    return lines;
}

json::Object vacationMembers(const Correction& change)
{
    json::Array matches;
    for (const VacatedMatch& each : vacatedMatches(change))
        matches.push_back(
            json::Object{{"match", each.match}, {"was", previousText(change, each.match)}, {"is", each.is}});
    return {{"team", teamOf(change)}, {"matches", std::move(matches)}};
}

constexpr ProposalText vacation{vacationLines, vacationMembers};

} // namespace

Proposal vacate(const std::string& team, std::string reason, std::vector<LaterChoice> then)
{
    return {std::move(reason), std::move(then), [team](const Attempt& at) { return writeVacation(at, team); },
            &vacation};
}

std::vector<VacatedMatch> vacatedMatches(const Correction& change)
{
    const std::string& team = teamOf(change);
    std::vector<VacatedMatch> all;
    for (const Match* is : tournament::inOrder(change.after)) {
        const Match* was = tournament::match(change.before, is->id);
        if (was && is->number && (sideOf(*was, team) || sideOf(*is, team))) // no byes
            all.push_back({is->id, becomes(change, *is)});
    }
    return all;
}

std::string previousText(const Correction& change, const std::string& match)
{
    return inWords(change.before, *tournament::match(change.before, match), teamOf(change));
}

} // namespace desk
