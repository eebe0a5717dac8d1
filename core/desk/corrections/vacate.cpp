#include "vacate.h"

#include "correcting.h"

#include "tournament/model/inplay.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/names.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

using wording::filled;

namespace {

std::optional<scoring::Side> sideOf(const tournament::Match& match, const std::string& team)
{
    for (const scoring::Side side : scoring::bothSides)
        if (match.teams[side] == team)
            return side;
    return std::nullopt;
}

/// Whether that side lost by what it did itself, so that it cannot win where the match is taken from the
/// other: it did not come, went, or was not allowed to play.
bool lostByItself(const tournament::Match& match, scoring::Side side)
{
    using tournament::Outcome;
    if (match.state != tournament::State::Final || match.winner != scoring::other(side))
        return false;
    return match.outcome != Outcome::Played && match.outcome != Outcome::Ruling;
}

/// Whether anything was played or decided there that it could keep.
bool isItsOwn(const tournament::Match& match, const std::string& team)
{
    const auto side = sideOf(match, team);
    if (!side || match.teams[scoring::other(*side)].empty() || match.flags.disputed)
        return false;
    if (match.state == tournament::State::Final)
        return match.outcome == tournament::Outcome::Played || (match.winner == side && !match.over.empty());
    return match.call.has_value();
}

/// The first in playing order that is not decided anew yet, or null.
const tournament::Match* nextOwn(const tournament::Tournament& tournament, const std::string& team,
                                 const std::vector<std::string>& done)
{
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (isItsOwn(*match, team) && std::find(done.begin(), done.end(), match->id) == done.end())
            return match;
    return nullptr;
}

std::string scoreFrom(const tournament::Match& match, scoring::Side side, rules::Minus minus)
{
    const auto& score = tournament::result(match).score;
    return filled(wording::Desk::tr("%1 to %2"), rules::digits(score[side], minus),
                  rules::digits(score[scoring::other(side)], minus));
}

/// `won, 300 to 120`, `lost without play`, `to be played`
std::string standsAt(const tournament::Match& match, scoring::Side side, rules::Minus minus)
{
    if (match.state != tournament::State::Final)
        return match.games.empty() ? filled(wording::Desk::tr("to be played"))
                                   : filled(wording::Desk::tr("in play, %1"), scoreFrom(match, side, minus));
    const bool hasWon = match.winner == side;
    if (match.outcome != tournament::Outcome::Played)
        return filled(hasWon ? wording::Desk::tr("won without play")
                             : wording::Desk::tr("lost without play"));
    return filled(hasWon ? wording::Desk::tr("won, %1") : wording::Desk::tr("lost, %1"),
                  scoreFrom(match, side, minus));
}

/// What the match is to the team.
std::string inWords(const tournament::Tournament& tournament, const tournament::Match& match,
                    const std::string& team, rules::Minus minus)
{
    const auto side = sideOf(match, team);
    if (!side)
        return {};
    const std::string other = match.teams[scoring::other(*side)];
    if (match.state == tournament::State::Final && match.outcome == tournament::Outcome::Bye)
        return filled(wording::Desk::tr("a bye"));
    const std::string stands = standsAt(match, *side, minus);
    return other.empty() ? stands
                         : filled(wording::Desk::tr("%1 against %2"), stands, teamName(tournament, other));
}

/// `nobody wins: Team 1 is disqualified, and Team 8 has lost by no-show`
std::string nobodyWins(const Vacation& vacation, const tournament::Match& is)
{
    const std::string own = teamName(vacation.after, vacation.team);
    const scoring::Side other = scoring::other(*sideOf(is, vacation.team));
    if (!is.absent[other])
        return filled(wording::Desk::tr("nobody wins: %1 is disqualified"), own);
    return filled(wording::Desk::tr("nobody wins: %1 is disqualified, and %2 has lost by %3"), own,
                  teamName(vacation.after, is.teams[other]), wording::choiceWord(*is.absent[other]));
}

std::string becomes(const Vacation& vacation, const tournament::Match& is)
{
    const tournament::Tournament& tournament = vacation.after;
    const std::string own = teamName(tournament, vacation.team);
    if (is.flags.disputed)
        return filled(wording::Desk::tr("disputed, to be decided"));
    if (!sideOf(is, vacation.team))
        return filled(wording::Desk::tr("%1 does not play in it"), own);
    if (is.state != tournament::State::Final)
        return filled(wording::Desk::tr("waits for its other side, which then wins"));
    if (!is.winner && is.outcome == tournament::Outcome::Disqualified)
        return nobodyWins(vacation, is);
    if (!is.winner)
        return filled(wording::Desk::tr("nobody goes on"));
    const std::string winner = teamName(tournament, is.teams[*is.winner]);
    return is.outcome == tournament::Outcome::Disqualified
               ? filled(wording::Desk::tr("%1 wins, %2 is disqualified"), winner, own)
               : filled(wording::Desk::tr("%1 wins"), winner);
}

/// Matches of the team before or after it; a bye is nobody's.
std::vector<VacatedMatch> matchesOf(const Vacation& vacation)
{
    std::vector<VacatedMatch> all;
    for (const tournament::Match* is : tournament::inOrder(vacation.after)) {
        const tournament::Match* was = tournament::match(vacation.before, is->id);
        if (!was || !is->number || (!sideOf(*was, vacation.team) && !sideOf(*is, vacation.team)))
            continue;
        all.push_back({is->id, becomes(vacation, *is)});
    }
    return all;
}

/// What its matches are in that tournament, to be held against what somebody looked at.
std::vector<std::string> standingOf(const tournament::Tournament& tournament, const std::string& team)
{
    std::vector<std::string> all;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (sideOf(*match, team))
            all.push_back(match->id + ' ' + inWords(tournament, *match, team, rules::Minus::Hyphen));
    return all;
}

/// What it played goes to the other side, the first match first: what a later one is disputed by is decided
/// as it was asked for before that is decided anew.
Answer<void> decideOwn(Draft& draft, const VacateOptions& options, Vacation& vacation)
{
    std::vector<std::string> done;
    while (const tournament::Match* match = nextOwn(draft.tournament(), options.team, done)) {
        done.push_back(match->id);
        const scoring::Side other = scoring::other(*sideOf(*match, options.team));
        const auto winner = lostByItself(*match, other) ? std::nullopt : std::optional(other);
        const facts::Outcome outcome{{match->id, match->attempt},
                                     tournament::winnerOf(winner),
                                     facts::Decided::Disqualified,
                                     options.reason,
                                     {match->teams.a, match->teams.b}};
        if (auto added = draft.add(facts::Fact(outcome)); !added)
            return added;
        if (auto resolved = resolveNext(draft, options.then, options.reason, vacation); !resolved)
            return resolved;
    }
    return {};
}

Answer<void> writeVacation(Draft& draft, const tournament::Tournament& seen, const VacateOptions& options,
                           Vacation& vacation)
{
    vacation.team = options.team;
    const auto& setting = *draft.tournament().setting;
    if (!tournament::seedOfTeam(setting, options.team))
        return refused(
            message::Message{"team-not-in-draw", {{"team", teamName(draft.tournament(), options.team)}}});
    if (standingOf(seen, options.team) != standingOf(draft.tournament(), options.team))
        return refused(message::Message{"vacate-matches-changed", {{"team", teamName(seen, options.team)}}});
    if (auto decided = decideOwn(draft, options, vacation); !decided)
        return decided;
    const tournament::Team* team = tournament::team(*draft.tournament().setting, options.team);
    if (!team->withdrawn)
        if (auto added = draft.add(facts::Fact(facts::Withdraw{options.team, options.reason})); !added)
            return added;
    if (draft.entries().empty())
        return refused(message::Message{"vacate-nothing-left", {{"team", rules::isolated(team->name)}}});
    return {};
}

Answer<Vacation> withMatches(Answer<Vacation> vacation)
{
    if (vacation)
        vacation->matches = matchesOf(*vacation);
    return vacation;
}

} // namespace

Answer<Vacation> previewVacate(const tournament::Tournament& tournament, const Environment& environment,
                               const std::string& by, const VacateOptions& options)
{
    return withMatches(
        previewCorrection<Vacation>(tournament, environment, by, lookedAt(options), writeVacation));
}

Answer<Vacation> vacate(Desk& desk, const std::string& by, const VacateOptions& options,
                        const tournament::Tournament* seen)
{
    if (options.reason.empty())
        return refused(
            message::Message{"vacate-without-reason", {{"team", teamName(desk.tournament(), options.team)}}});
    return withMatches(recordCorrection<Vacation>(desk, by, options, seen, writeVacation));
}

std::string previousText(const Vacation& vacation, const std::string& match, rules::Minus minus)
{
    return inWords(vacation.before, *tournament::match(vacation.before, match), vacation.team, minus);
}

std::string vacateText(const Vacation& vacation)
{
    std::string text;
    for (const VacatedMatch& each : vacation.matches) {
        const std::string was = previousText(vacation, each.match, rules::Minus::Hyphen);
        text += filled(wording::Desk::tr("%1: %2; %3"),
                       wording::titleOf(*tournament::match(vacation.after, each.match)),
                       was.empty() ? filled(wording::Desk::tr("not its match")) : was, each.is) +
                '\n';
    }
    for (const std::string& line : laterTexts(vacation))
        text += line + '\n';
    for (const std::string& id : vacation.undecided)
        text += undecidedText(vacation, id) + '\n';
    return text;
}

std::string vacateJson(const Vacation& vacation)
{
    json::Object out = appliedJson(vacation);
    out.emplace_back("team", json::of(vacation.team));
    json::Array matches;
    for (const VacatedMatch& each : vacation.matches)
        matches.push_back(
            json::of(json::Object{{"match", json::of(each.match)},
                                  {"was", json::of(previousText(vacation, each.match, rules::Minus::Hyphen))},
                                  {"is", json::of(each.is)}}));
    out.emplace_back("matches", json::of(std::move(matches)));
    out.emplace_back("later", json::of(laterJson(vacation)));
    out.emplace_back("changed", json::of(changedJson(vacation)));
    return json::print(json::of(std::move(out)));
}

} // namespace desk
