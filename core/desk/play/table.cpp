#include "table.h"

#include "clock.h"
#include "notdrawn.h"

#include "desk/checks/checks.h"
#include "desk/checks/named.h"
#include "desk/checks/onsheet.h"
#include "tournament/model/inplay.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/absence.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/queue.h"
#include "tournament/queries/verdict.h"
#include "tournament/ranking/endings.h"
#include "tournament/ranking/standings.h"
#include "wording/filled.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>
#include <iterator>

namespace desk {

using message::Message;
using wording::filled;

namespace {

/// The two players who are seated: first those who may play, then those who are checked in, in team order.
std::vector<std::string> partners(const Tournament& tournament, const Match& match,
                                  const tournament::Team& team, const std::string& day)
{
    std::vector<std::string> players = tournament::playersAt(*tournament.setting, team, match.id);
    std::stable_partition(players.begin(), players.end(), [&](const std::string& player) {
        return tournament::isCheckedIn(*tournament.setting, match, player);
    });
    std::stable_partition(players.begin(), players.end(), [&](const std::string& player) {
        return day.empty() || !tournament::suspensionOf(tournament, match.id, player, day);
    });
    if (players.size() > 2)
        players.resize(2);
    return players;
}

Answer<facts::PerSeat<std::string>> seatsFor(const Tournament& tournament, const Match& match,
                                             const std::string& day)
{
    facts::PerSeat<std::string> seats;
    for (const scoring::Side side : scoring::bothSides) {
        const tournament::Team* team = tournament::team(*tournament.setting, match.teams[side]);
        if (!team)
            return refused(Message{"match-waits-for-other-team", {of(match)}});
        const std::vector<std::string> two = partners(tournament, match, *team, day);
        const std::vector<message::Argument> which{of(match), of(*team)};
        if (two.size() < 2)
            return refused(two.empty() ? Message{"call-lacks-players", which}
                                       : Message{"call-lacks-partner", which});
        const bool a = side == scoring::Side::A;
        seats[a ? facts::Seat::A1 : facts::Seat::B1] = two[0];
        seats[a ? facts::Seat::A2 : facts::Seat::B2] = two[1];
    }
    return seats;
}

/// `match 7 was called early: Full House rests until 7:42 PM`; empty if no team is resting.
std::string restText(const Tournament& tournament, const std::string& match, const std::string& now,
                     int aheadMin)
{
    const tournament::Timestamp moment{now, {}, 0, aheadMin};
    for (const tournament::Waiting& waiting : tournament::queue(tournament, moment))
        if (waiting.match->id == match && waiting.hold.why == tournament::Hold::Why::Rests)
            return filled(wording::Desk::tr("%1 was called early: %2"), wording::titleOf(*waiting.match),
                          wording::inWords(tournament, waiting, moment));
    return {};
}

/// Picks another table if its own went to another match after it finished.
Answer<facts::Call> movedTo(const Tournament& tournament, const Match& match, const CallOptions& options)
{
    facts::Call call = *match.call;
    const bool isTaken = tournament::lacksTable(tournament, match);
    if (!options.table && !options.firstDealer && !isTaken)
        return refused(Message{"call-made-already", {of(match), {"table", call.table}}});
    const auto free = isTaken ? tournament::freeTable(tournament) : std::optional(call.table);
    if (!options.table && !free)
        return refused(Message{"call-without-table", {of(match)}});
    if (isTaken)
        if (Objections elsewhere = seatedElsewhere(tournament, match, call.teams); !elsewhere.empty())
            return refused(std::move(elsewhere));
    call.table = options.table ? *options.table : *free;
    if (options.firstDealer)
        call.firstDealer = options.firstDealer;
    return call;
}

std::string teamText(const Tournament& tournament, const std::string& team, const std::string& one,
                     const std::string& other)
{
    return filled(wording::Desk::tr("%1 (%2, %3)"), teamName(tournament, team), personName(tournament, one),
                  personName(tournament, other));
}

bool decidesTournament(const Tournament& tournament, const Match& match)
{
    const Match* deciding = tournament::decidingMatch(tournament);
    return deciding && deciding->id == match.id;
}

/// The players of a team who must show ID again for their next match.
struct ShowsIdAgain {
    const Match* next;
    std::vector<std::string> players;
    bool areAll = false;
};

ShowsIdAgain showsIdAgain(const Tournament& tournament, const Match& next, const std::string& team)
{
    const tournament::Setting& setting = *tournament.setting;
    const tournament::Team* known = tournament::team(setting, team);
    // A match may end with an open seat; once it is over, no one needs to show ID.
    if (!known || next.state >= tournament::State::Ended)
        return {&next, {}, false};
    const auto players = tournament::playersAt(setting, *known, next.id);
    auto again = toCheckIn(tournament, &next, players).again;
    const bool areAll = !again.empty() && again.size() == players.size();
    return {&next, std::move(again), areAll};
}

/// `both teams must show ID again`, or for each team `Ana Ruiz must show ID again for match 9`.
std::vector<std::string> showIdAgainTexts(const Tournament& tournament, const std::vector<ShowsIdAgain>& all)
{
    if (all.size() == 2 && std::ranges::all_of(all, &ShowsIdAgain::areAll))
        return {filled(wording::Desk::tr("both teams must show ID again"))};
    std::vector<std::string> texts;
    for (const ShowsIdAgain& each : all) {
        std::vector<std::string> names;
        for (const std::string& player : each.players)
            names.push_back(personName(tournament, player));
        if (!names.empty())
            texts.push_back(wording::mustShowIdAgainText(*each.next, names));
    }
    return texts;
}

/// `match 3 keeps the teams that played it: Team 4 plays match 5 next`
std::string insteadText(const Tournament& tournament, const Match& kept, const std::string& team)
{
    return filled(wording::Desk::tr("%1: %2"), wording::keptText(kept), nextText(tournament, team));
}

/// The drawn match if it is in a knockout and both teams are known; otherwise null.
const bracket::Match* knockoutOf(const Tournament& tournament, const Match& match)
{
    const bracket::Match* drawn = tournament::drawn(*tournament.setting, match.id);
    return drawn && tournament::isKnown(match) && bracket::isOfKnockout(*drawn) ? drawn : nullptr;
}

/// For a match without a winner.
std::string nobodyText(const Tournament& tournament, const Match& match)
{
    std::string both = bothOutText(tournament, match);
    if (!both.empty())
        return both;
    if (tournament::isTied(match))
        return filled(wording::Desk::tr("tied at %1"), tournament::result(match).score.a);
    return filled(tournament::winnerAdvances(tournament, match) ? wording::Desk::tr("no one advances")
                                                                : wording::Desk::tr("no one wins"));
}

} // namespace

Answer<facts::Call> callFor(const Tournament& tournament, const Match& match, const CallOptions& options,
                            const std::string& day)
{
    const bool sits =
        match.call && match.call->teams.a == match.teams.a && match.call->teams.b == match.teams.b;
    if (sits && !match.flags.disputed)
        return movedTo(tournament, match, options);
    const auto players = seatsFor(tournament, match, day);
    if (!players)
        return tl::unexpected(players.error());
    const int table = options.table.value_or(tournament::freeTable(tournament).value_or(0));
    if (table == 0)
        return refused(Message{"call-without-table", {of(match)}});
    return facts::Call{
        {match.id, match.attempt}, table, {match.teams.a, match.teams.b}, *players, options.firstDealer};
}

Answer<Recorded> call(Desk& desk, const std::string& by, const std::string& match, const CallOptions& options)
{
    std::string resting;
    auto recorded = recordAbout(desk, by, match, [&](Draft& draft, const Match& now) -> Answer<void> {
        const auto fact = callFor(draft.tournament(), now, options, draft.day());
        if (!fact)
            return tl::unexpected(fact.error());
        const Tournament before = draft.tournament();
        const Match& was = *tournament::match(before, match);
        const auto waited = was.call ? std::nullopt : tournament::graceSince(before, was);
        auto added = draft.add(*fact);
        if (!added || (was.call && !tournament::lacksTable(before, was)))
            return added;
        resting = restText(before, match, draft.entries().back().stamp.at, desk.environment().aheadMin());
        if (!options.startsClock)
            return added;
        auto started = startWithCall(draft, match);
        return started ? takeOffClock(draft, match, waited) : started;
    });
    if (recorded && recorded->warning.empty())
        recorded->warning = resting;
    return recorded;
}

Answer<Recorded> finish(Desk& desk, const std::string& by, const std::string& id,
                        const std::optional<scoring::PerSide<int>>& seen)
{
    if (!tournament::match(desk.tournament(), id))
        return notDrawn(id);
    // The result that the captains saw, whatever someone else records meanwhile.
    const Match& match = *tournament::match(desk.tournament(), id);
    const scoring::Result& result = tournament::result(match);
    if (seen && !(*seen == result.score))
        return refused(
            Message{"finish-score-changed", {of(match), {"a", result.score.a}, {"b", result.score.b}}});
    const facts::Agree agree{{id, match.attempt},
                             {result.score.a, result.score.b},
                             tournament::winnerOf(match.ledger.result.winner),
                             {}};
    return desk.record(by, [&](Draft& draft) { return draft.add(agree); });
}

Answer<Recorded> result(Desk& desk, const std::string& by, const std::string& id,
                        const ResultOptions& options)
{
    return recordAbout(desk, by, id, [&](Draft& draft, const Match& found) {
        const Match match = found; // a copy, because the draft changes the tournament
        return decide(draft, match, {{id, match.attempt}, options.winner, options.outcome, options.reason});
    });
}

namespace {

/// Withdraws a team at fault that has reached the limit of absences.
Answer<void> withdrawAbsentTeam(Draft& draft, const Match& match, const facts::Outcome& outcome)
{
    const tournament::AbsencePolicy& policy = draft.tournament().setting->absence;
    const int limit = policy.removeAfter;
    if (limit == 0 || !tournament::effectOf(policy, outcome.outcome))
        return {};
    for (const scoring::Side side : scoring::bothSides) {
        const std::string& team = match.teams[side];
        if (tournament::winnerOf(side) == outcome.winner ||
            tournament::absencesOf(draft.tournament(), team).counted < limit)
            continue;
        const facts::Fact withdraw = facts::Withdraw{team, {}, limit};
        if (objections(draft.tournament(), withdraw).empty()) // not if it is already eliminated
            if (auto added = draft.addAfter(withdraw); !added)
                return added;
    }
    return {};
}

} // namespace

Answer<void> decide(Draft& draft, const Match& match, facts::Outcome outcome)
{
    if (!match.call)
        outcome.teams = {match.teams.a, match.teams.b};
    if (auto added = draft.add(outcome); !added)
        return added;
    return withdrawAbsentTeam(draft, match, outcome);
}

bool eliminatesBoth(const Tournament& tournament, const Match& match)
{
    const bracket::Match* drawn = knockoutOf(tournament, match);
    return drawn && drawn->bracket != bracket::Part::ThirdPlace;
}

std::string bothOutText(const Tournament& tournament, const Match& match)
{
    if (!knockoutOf(tournament, match))
        return {};
    return filled(eliminatesBoth(tournament, match) ? wording::Desk::tr("%1 and %2 are both eliminated")
                                                    : wording::Desk::tr("%1 and %2 both lose"),
                  teamName(tournament, match.teams.a), teamName(tournament, match.teams.b));
}

std::string nextText(const Tournament& tournament, const std::string& team)
{
    if (const Match* next = tournament::nextMatch(tournament, team))
        return wording::playsText(tournament, *next, team);
    return wording::finishSentence(tournament::finishes(tournament)[team], teamName(tournament, team));
}

std::string calledText(const Tournament& tournament, const std::string& id)
{
    const Match& match = *tournament::match(tournament, id);
    const facts::Call& call = *match.call;
    using facts::Seat;
    return filled(wording::Desk::tr("%1, table %2: %3 against %4"), wording::titleOf(match), call.table,
                  teamText(tournament, call.teams.a, call.players[Seat::A1], call.players[Seat::A2]),
                  teamText(tournament, call.teams.b, call.players[Seat::B1], call.players[Seat::B2]));
}

std::vector<std::string> onwardTexts(const Tournament& tournament, const std::string& id, const Match* named)
{
    const Match& match = *tournament::match(tournament, id);
    const tournament::Verdict verdict = tournament::verdictOf(tournament, match);
    if (std::string held = wording::heldText(tournament, match); !held.empty())
        return {std::move(held)};
    if (!verdict.winner)
        return {nobodyText(tournament, match)};
    std::vector<std::string> texts;
    std::vector<ShowsIdAgain> again;
    for (const scoring::Side side : {*verdict.winner, scoring::other(*verdict.winner)}) {
        const std::string& team = match.teams[side];
        const bool hasWon = side == verdict.winner;
        if (const Match* kept = verdict.kept[side])
            texts.push_back(
                filled(hasWon ? wording::Desk::tr("%1 won; %2") : wording::Desk::tr("%1 lost; %2"),
                       teamName(tournament, team), insteadText(tournament, *kept, team)));
        else if (const Match* to = verdict.next[side]) {
            texts.push_back(wording::onwardText(tournament, *to, team, hasWon));
            if (to != named)
                again.push_back(showsIdAgain(tournament, *to, team));
        } else if (hasWon && decidesTournament(tournament, match))
            texts.push_back(filled(wording::Desk::tr("%1 wins the tournament"), teamName(tournament, team)));
    }
    std::ranges::move(showIdAgainTexts(tournament, again), std::back_inserter(texts));
    return texts;
}

namespace {

/// Who won the final match; `counts`: nothing holds its result.
std::string wonFinal(const Tournament& tournament, const Match& match, bool counts)
{
    const scoring::Side winner = *match.winner;
    const std::string title = wording::titleOf(match);
    const std::string team = teamName(tournament, match.teams[winner]);
    const bool decides = counts && decidesTournament(tournament, match);
    if (match.outcome != tournament::Outcome::Played)
        return filled(decides ? wording::Desk::tr("%1 is finished: %2 won the tournament")
                              : wording::Desk::tr("%1 is finished: %2 won"),
                      title, team);
    return filled(decides ? wording::Desk::tr("%1 is finished: %2 won the tournament, %3 to %4")
                          : wording::Desk::tr("%1 is finished: %2 won, %3 to %4"),
                  title, team, tournament::result(match).score[winner],
                  tournament::result(match).score[scoring::other(winner)]);
}

} // namespace

std::string finalText(const Tournament& tournament, const std::string& id)
{
    const Match& match = *tournament::match(tournament, id);
    if (tournament::isUnneeded(match))
        return filled(wording::Desk::tr("%1 isn’t necessary"), wording::titleOf(match));
    const std::string held = wording::heldText(tournament, match);
    if (!match.winner)
        return held.empty() ? filled(wording::Desk::tr("%1 is finished: %2"), wording::titleOf(match),
                                     nobodyText(tournament, match))
                            : filled(wording::Desk::tr("%1 is finished; %2"), wording::titleOf(match), held);
    const tournament::Verdict verdict = tournament::verdictOf(tournament, match);
    const scoring::Side winner = *match.winner;
    const std::string& team = match.teams[winner];
    std::string text = wonFinal(tournament, match, held.empty());
    if (const Match* kept = verdict.kept[winner])
        text += "; " + insteadText(tournament, *kept, team);
    else if (const Match* next = verdict.next[winner])
        text += "; " + wording::onwardText(tournament, *next, team, true);
    return text + (held.empty() ? "" : "; " + held);
}

bool mayTakeOver(const Tournament& tournament, const Match& match)
{
    return againstTakeOver(tournament, match).empty();
}

Objections againstTakeOver(const Tournament& tournament, const Match& match)
{
    Objections found;
    unbegunSheet(tournament, {match.id, match.attempt}, tournament::currentGame(match), found);
    return found;
}

Answer<Recorded> takeOver(Desk& desk, const std::string& by, const std::string& match,
                          const scoring::Start& start)
{
    return recordAbout(desk, by, match, [&](Draft& draft, const Match& found) {
        facts::Paper paper = tournament::paperFrom(start);
        paper.sitting = {found.id, found.attempt};
        paper.game = tournament::currentGame(found);
        return draft.add(paper);
    });
}

std::string takenOverText(const Tournament& tournament, const std::string& match)
{
    const Match& found = *tournament::match(tournament, match);
    const auto& score = tournament::sheetOf(found, tournament::currentGame(found)).now.result.score;
    return filled(wording::Desk::tr("%1 continues from paper: A %2, B %3"), wording::titleOf(found), score.a,
                  score.b);
}

} // namespace desk
