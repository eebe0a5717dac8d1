#include "absence.h"

#include "notdrawn.h"

#include "desk/checks/checks.h"
#include "desk/checks/named.h"
#include "rules/words.h"
#include "tournament/model/conduct.h"
#include "tournament/queries/attendance.h"
#include "tournament/ranking/endings.h"
#include "wording/filled.h"
#include "wording/record/matchwords.h"
#include "wording/sentence.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

using message::Message;
using wording::filled;

namespace {

/// Counts the players not checked in, with the minutes waited, and the suspended ones. No names: facts stay
/// forever, but names can be deleted. Check-ins and suspensions are on record anyway.
void countMissing(facts::Outcome& outcome, const Tournament& tournament, const Match& match,
                  const std::string& day)
{
    const tournament::Missing missing = tournament::missingIn(tournament, match, day);
    if (const int players = static_cast<int>(missing.awaited.size()) + missing.unnamed; players > 0) {
        outcome.missing = players;
        outcome.waited = tournament.setting->absence.grace.value_or(0);
    }
    if (!missing.barred.empty())
        outcome.barred = static_cast<int>(missing.barred.size());
}

} // namespace

Answer<Recorded> wait(Desk& desk, const std::string& by, const std::string& id)
{
    return recordAbout(desk, by, id, [](Draft& draft, const Match& match) {
        facts::Wait wait{{match.id, match.attempt}, {match.teams.a, match.teams.b}};
        if (!draft.boot().id.empty()) {
            wait.boot = draft.boot().id;
            wait.bootMs = draft.boot().ms;
        }
        return draft.add(std::move(wait));
    });
}

Answer<Recorded> undoWait(Desk& desk, const std::string& by, const std::string& id)
{
    return recordAbout(desk, by, id, [](Draft& draft, const Match& match) -> Answer<void> {
        const facts::Entry* begun = tournament::waitFor(draft.tournament(), match);
        if (!begun)
            return refused(Message{"absence-not-waited-for", {of(match)}});
        return draft.add(facts::Retract{begun->stamp.op, {}});
    });
}

namespace {

/// No one can be absent from a match that isn't ready.
Message notReady(const Match& match)
{
    const std::vector<message::Argument> which{of(match)};
    return match.state == tournament::State::Waiting ? Message{"absence-teams-unknown", which}
           : match.state == tournament::State::Final ? Message{"match-final", which}
                                                     : Message{"absence-match-called", which};
}

Message notWaitedFor(const Tournament& tournament, const Match& match, facts::Winner winner)
{
    const std::string a = teamName(tournament, match.teams.a);
    const std::string b = teamName(tournament, match.teams.b);
    if (winner == facts::Winner::None)
        return Message{"absence-grace-of-both-not-begun", {of(match), {"a", a}, {"b", b}}};
    return Message{"absence-grace-not-begun", {of(match), {"team", winner == facts::Winner::A ? b : a}}};
}

/// The players missing from a ready match. Refuses if no one is missing.
Answer<tournament::Missing> missingNow(const Tournament& tournament, const Match& match,
                                       const tournament::Timestamp& now)
{
    if (match.state != tournament::State::Ready)
        return refused(notReady(match));
    if (Objections elsewhere = seatedElsewhere(tournament, match, {match.teams.a, match.teams.b});
        !elsewhere.empty())
        return refused(std::move(elsewhere));
    tournament::Missing missing =
        tournament::missingIn(tournament, match, tournament::dayOf(now.utc, now.aheadMin));
    if (!missing.anybody())
        return refused(Message{"absence-nobody-missing", {of(match)}});
    return missing;
}

} // namespace

bool lacksGracePeriod(const Tournament& tournament, const Match& match, const tournament::Timestamp& now)
{
    const auto missing = missingNow(tournament, match, now);
    return missing && !missing->isOnlySuspended() && !tournament.setting->absence.grace;
}

Answer<tournament::Absence> absenceNow(const Tournament& tournament, const Match& match,
                                       const AbsentOptions& options, const tournament::Timestamp& now)
{
    using facts::Winner;
    if (options.defaults)
        return tournament::Absence{*options.defaults == facts::Side::A ? Winner::B : Winner::A,
                                   facts::Decided::Defaulted};
    const auto missing = missingNow(tournament, match, now);
    if (!missing)
        return tl::unexpected(missing.error());
    const tournament::Absence absence = *tournament::absenceIn(*missing);
    if (missing->isOnlySuspended() || tournament.setting->absence.grace == 0) // no wait is needed
        return absence;
    if (!tournament.setting->absence.grace)
        return refused(Message{"absence-without-grace-period", {of(match)}});
    const auto grace = tournament::graceOf(tournament, match, now);
    if (!grace)
        return refused(notWaitedFor(tournament, match, absence.winner));
    if (!grace->isUp())
        return refused(
            Message{"absence-grace-period-runs", {of(match), {"left", tournament::timeText(grace->left)}}});
    return absence;
}

Answer<Recorded> absent(Desk& desk, const std::string& by, const std::string& id,
                        const AbsentOptions& options)
{
    return recordAbout(desk, by, id, [&](Draft& draft, const Match& found) -> Answer<void> {
        const Match match = found; // a copy, because the draft changes the tournament
        const tournament::Timestamp now = timestampOf(desk.environment());
        const auto absence = absenceNow(draft.tournament(), match, options, now);
        if (!absence)
            return tl::unexpected(absence.error());
        facts::Outcome outcome{{id, match.attempt}, absence->winner, absence->outcome, options.reason};
        if (!options.defaults)
            countMissing(outcome, draft.tournament(), match, tournament::dayOf(now.utc, now.aheadMin));
        outcome.noShow = absence->noShow;
        return decide(draft, match, std::move(outcome));
    });
}

namespace {

/// What the new policy changes for the absences on record; empty if there are none or nothing changes.
std::string absencesUpdated(const Tournament& tournament, const tournament::AbsencePolicy& policy)
{
    const tournament::AbsencePolicy& before = tournament.setting->absence;
    int absences = 0;
    for (const tournament::Team& team : tournament.setting->teams)
        absences += tournament::absencesOf(tournament, team.id).all;
    const bool costTheSame = policy.defaulted == before.defaulted && policy.forfeit == before.forfeit &&
                             policy.noShow == before.noShow;
    if (absences == 0 || costTheSame)
        return {};
    return filled(
        wording::Desk::tr("the absence policy is saved and counts for the %n absence(s) on record too. "
                          "Teams already removed stay removed",
                          nullptr, absences));
}

/// Whether the JSON of the wish has that key.
bool names(const PolicyChanges& wish, std::string_view key)
{
    const auto value = wish.json ? json::parse(*wish.json) : tl::unexpected(json::Problem{});
    return value && value->find(key);
}

std::vector<Mistake> contradictionsIn(const PolicyChanges& wish)
{
    std::vector<Mistake> found;
    const auto both = [&](bool one, bool other, Message why) {
        if (one && other)
            found.emplace_back(std::move(why));
    };
    both(wish.grace.has_value(), wish.noGrace, Message{"policy-grace-period-and-none"});
    both(wish.offClock, wish.onClock, Message{"policy-wait-taken-off-or-not"});
    both(wish.noGrace, wish.offClock, Message{"policy-nothing-to-take-off"});
    both(wish.grace || wish.noGrace, names(wish, "grace"), Message{"policy-grace-period-twice"});
    both(wish.offClock || wish.onClock, names(wish, "offClock"), Message{"policy-wait-taken-off-twice"});
    both(wish.removeAfter.has_value(), names(wish, "removeAfter"), Message{"policy-absences-twice"});
    return found;
}

} // namespace

Answer<tournament::AbsencePolicy> policyWith(const tournament::AbsencePolicy& before,
                                             const PolicyChanges& wish)
{
    if (auto contradictions = contradictionsIn(wish); !contradictions.empty())
        return refused(std::move(contradictions));
    auto policy = tournament::absencePolicy(wish.json, before);
    if (!policy)
        return refused(mistakesOf(policy.error()));
    if (wish.grace)
        policy->grace = wish.grace;
    if (wish.noGrace)
        policy->grace.reset();
    if (wish.offClock || wish.onClock)
        policy->offClock = wish.offClock;
    if (wish.removeAfter)
        policy->removeAfter = *wish.removeAfter;
    const bool isAnyCounted = policy->defaulted.counts || policy->forfeit.counts || policy->noShow.counts;
    if (policy->removeAfter > 0 && !isAnyCounted)
        return refused(Message{"policy-no-absence-counts", {{"absences", policy->removeAfter}}});
    return *policy;
}

Answer<Recorded> setAbsencePolicy(Desk& desk, const std::string& by, const tournament::AbsencePolicy& policy)
{
    std::string warning;
    auto recorded = desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto& setup = draft.tournament().setting->tournament;
        if (!setup)
            return refused(Message{"tournament-has-no-record"});
        if (draft.tournament().setting->absence == policy)
            return refused(Message{"absence-policy-unchanged", {{"policy", wording::inWords(policy)}}});
        warning = absencesUpdated(draft.tournament(), policy);
        facts::Tournament changed = *setup;
        changed.absences = policy == tournament::AbsencePolicy()
                               ? std::nullopt
                               : std::optional(tournament::absenceJson(policy));
        return draft.add(std::move(changed));
    });
    if (recorded && recorded->warning.empty())
        recorded->warning = warning;
    return recorded;
}

namespace {

/// `not checked in: Ben Cole, a partner; show ID again for match 5: Ana Ruiz`
std::string awaitedText(const Tournament& tournament, const Match& match, const tournament::Missing& missing)
{
    const tournament::ToCheckIn who = tournament::toCheckIn(tournament, &match, missing.awaited);
    std::string names = tournament::namesOf(tournament, who.missing);
    for (int i = 0; i < missing.unnamed; ++i)
        names += std::string(names.empty() ? "" : ", ") + filled(wording::Desk::tr("a partner"));
    return wording::toCheckInText(&match, names, tournament::namesOf(tournament, who.again));
}

} // namespace

std::string graceText(const Tournament& tournament, const Match& match, const tournament::Grace& grace)
{
    const auto absence = tournament::absenceIn(grace.missing);
    if (!absence)
        return filled(wording::Desk::tr("everyone is checked in now"));
    const std::string what = wording::absenceWord(*absence);
    const std::string sides = wording::losersText(tournament, match.teams, absence->winner);
    const std::string names = awaitedText(tournament, match, grace.missing);
    const std::string left = tournament::timeText(grace.left);
    if (names.empty())
        return grace.isUp()
                   ? filled(wording::Desk::tr("%1, checked in but suspended; %2: the grace period is over"),
                            sides, what)
                   : filled(wording::Desk::tr("%1, checked in but suspended; %2 in %3"), sides, what, left);
    return grace.isUp()
               ? filled(wording::Desk::tr("%1, %2; %3: the grace period is over"), sides, names, what)
               : filled(wording::Desk::tr("%1, %2; %3 in %4"), sides, names, what, left);
}

std::string absentText(const Tournament& tournament, const std::string& id)
{
    std::string text = finalText(tournament, id);
    const Match& match = *tournament::match(tournament, id);
    if (const std::string how = wording::howDecided(tournament, match); !how.empty())
        text += "; " + how;
    for (const scoring::Side side : scoring::bothSides)
        if (const tournament::Team* team = tournament::team(*tournament.setting, match.teams[side]);
            team && team->withdrawn)
            text += "; " + filled(wording::Desk::tr("%1 is removed from the tournament"),
                                  rules::isolated(team->name));
    return text;
}

namespace {

/// `Absence 2 of 2: the team is removed from the tournament`
std::string towardsRemoval(const Tournament& tournament, const Match& match, scoring::Side side,
                           const tournament::AbsenceEffect& effect)
{
    if (!effect.counts)
        return filled(wording::Desk::tr("It doesn’t count toward removal"));
    const tournament::AbsencePolicy& policy = tournament.setting->absence;
    const tournament::AbsenceEffect* now = tournament::effectOf(policy, match, side); // if already decided
    const int others =
        tournament::absencesOf(tournament, match.teams[side]).counted - (now && now->counts ? 1 : 0);
    return others + 1 >= policy.removeAfter
               ? filled(wording::Desk::tr("Absence %1 of %2: the team is removed from the tournament"),
                        others + 1, policy.removeAfter)
               : filled(wording::Desk::tr("Absence %1 of %2"), others + 1, policy.removeAfter);
}

std::string atFault(const Tournament& tournament, const Match& match, scoring::Side side,
                    facts::Decided called)
{
    const tournament::AbsenceEffect* effect = tournament::effectOf(tournament.setting->absence, called);
    const bool isForfeit = effect ? effect->isForfeit : called != facts::Decided::Ruling;
    std::vector<std::string> sentences{
        filled(isForfeit ? wording::Desk::tr("%1. It counts as a forfeit in the standings")
                         : wording::Desk::tr("%1. It counts as a loss in the standings"),
               wording::faultText(teamName(tournament, match.teams[side]), called))};
    if (effect && effect->rating)
        sentences.push_back(filled(wording::Desk::tr("Rating: %1"), tournament::ratingText(*effect->rating)));
    if (effect)
        sentences.push_back(effect->fee > 0 ? filled(wording::Desk::tr("Fee: %1"), effect->fee)
                                            : filled(wording::Desk::tr("No fee")));
    if (effect && tournament.setting->absence.removeAfter > 0)
        sentences.push_back(towardsRemoval(tournament, match, side, *effect));
    return wording::joinedSentences(sentences);
}

} // namespace

std::vector<std::string> costOf(const Tournament& tournament, const Match& match,
                                const tournament::Absence& absence)
{
    const tournament::AbsenceEffect nothing;
    const tournament::AbsenceEffect* found =
        tournament::effectOf(tournament.setting->absence, absence.outcome);
    const tournament::AbsenceEffect& effect = found ? *found : nothing;
    std::vector<std::string> all;
    for (const scoring::Side side : scoring::bothSides)
        if (tournament::winnerOf(side) != absence.winner)
            all.push_back(atFault(tournament, match, side, tournament::calledOf(absence, side)));
    for (const scoring::Side side : scoring::bothSides)
        if (tournament::winnerOf(side) == absence.winner)
            all.push_back(
                effect.otherRating
                    ? filled(wording::Desk::tr("%1 wins, rated %2"), teamName(tournament, match.teams[side]),
                             tournament::ratingText(*effect.otherRating))
                    : filled(wording::Desk::tr("%1 wins"), teamName(tournament, match.teams[side])));
    if (std::string both =
            absence.winner == facts::Winner::None ? bothOutText(tournament, match) : std::string();
        !both.empty())
        all.push_back(std::move(both));
    return all;
}

Answer<std::vector<std::string>> effectsOf(const Tournament& tournament, const Environment& environment,
                                           const std::string& by, const std::string& id,
                                           const ResultOptions& options)
{
    const Match& match = *tournament::match(tournament, id);
    Draft draft = Draft::forPreview(tournament, environment, by);
    if (auto decided =
            decide(draft, match, {{id, match.attempt}, options.winner, options.outcome, options.reason});
        !decided)
        return tl::unexpected(decided.error());
    std::vector<std::string> all = costOf(tournament, match, {options.winner, options.outcome});
    all.push_back(wording::noPointsText(match));
    const Tournament& after = draft.tournament();
    for (std::string& next : onwardTexts(after, id))
        if (std::ranges::find(all, next) == all.end())
            all.push_back(std::move(next));
    for (const scoring::Side side : scoring::bothSides)
        if (const std::string& team = match.teams[side];
            options.winner == tournament::winnerOf(scoring::other(side)) &&
            eliminatesBoth(tournament, match) && !tournament::nextMatch(after, team))
            all.push_back(nextText(after, team));
    return all;
}

} // namespace desk
