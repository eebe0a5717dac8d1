#include "absence.h"

#include "clock.h"
#include "door.h"
#include "doors.h"
#include "names.h"
#include "sanction.h"
#include "table.h"

#include "night/convert.h"
#include "night/queue.h"
#include "night/whocame.h"
#include "roster/text.h"
#include "rules/isolated.h"
#include "rules/words.h"

#include <algorithm>

namespace desk {

namespace {

using night::Match;
using night::Night;

constexpr long long secondMs = 1000;

Answer<const Match*> matchIn(const Night& night, const std::string& id)
{
    const Match* match = night::match(night, id);
    if (!match)
        return refused(id + " is not in the draw any more");
    return match;
}

std::string sidesMissing(const Night& night, const Match& match, facts::Winner winner)
{
    const std::string a = teamName(night, match.teams.a);
    const std::string b = teamName(night, match.teams.b);
    return winner == facts::Winner::A ? b : winner == facts::Winner::B ? a : a + " and " + b;
}

/// `Low Club: missing 1 player after 10 minutes; 1 who came may not play`. It names nobody: what is on record
/// as a reason stays for ever, and names can be forgotten. Who came and who may not play is on record anyway.
std::string reasonFor(const Night& night, const Match& match, const night::Absence& absence,
                      const std::string& day)
{
    const night::Missing missing = night::missingIn(night, match, day);
    const int players = static_cast<int>(missing.awaited.size()) + missing.unnamed;
    std::string text = sidesMissing(night, match, absence.winner) + ':';
    if (players > 0)
        text += " missing " + rules::counted(players, "player") + " after " +
                rules::counted(night.setting->absence.grace.value_or(0), "minute");
    if (!missing.barred.empty())
        text +=
            (players == 0 ? " " : "; ") + std::to_string(missing.barred.size()) + " who came may not play";
    return text;
}

/// Who is at fault and has used up what the policy allows withdraws.
Answer<void> removeWhoIsOut(Draft& draft, const Match& before, facts::Winner winner)
{
    const int limit = draft.night().setting->absence.removeAfter;
    if (limit == 0)
        return {};
    for (const scoring::Side side : scoring::bothSides) {
        const std::string& team = before.teams[side];
        if (night::recorded(std::optional(side)) == winner ||
            night::absencesOf(draft.night(), team).counted < limit)
            continue;
        const facts::Fact withdraw =
            facts::Withdraw{team, std::to_string(limit) + " absences: out by the night's policy"};
        if (objections(draft.night(), withdraw).empty()) // in a knockout it is out anyway
            if (auto added = draft.addBehind(withdraw); !added)
                return added;
    }
    return {};
}

} // namespace

Answer<Recorded> wait(Desk& desk, const std::string& by, const std::string& id)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto match = matchIn(draft.night(), id);
        if (!match)
            return tl::unexpected(match.error());
        facts::Wait wait{{(*match)->id, (*match)->attempt}, {(*match)->teams.a, (*match)->teams.b}};
        if (!draft.boot().id.empty()) {
            wait.boot = draft.boot().id;
            wait.bootMs = draft.boot().ms;
        }
        return draft.add(facts::Fact(std::move(wait)));
    });
}

Answer<Recorded> waitNoMore(Desk& desk, const std::string& by, const std::string& id)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto match = matchIn(draft.night(), id);
        if (!match)
            return tl::unexpected(match.error());
        const facts::Entry* begun = night::waitFor(draft.night(), **match);
        if (!begun)
            return refused(titleOf(**match) + ": nobody waits for it");
        return draft.add(facts::Fact(facts::Retract{begun->stamp.op, {}}));
    });
}

Answer<night::Absence> absenceNow(const Night& night, const Match& match, const AbsentOptions& options,
                                  const night::Moment& now)
{
    using facts::Winner;
    if (options.defaults)
        return night::Absence{*options.defaults == facts::Side::A ? Winner::B : Winner::A,
                              facts::Decided::Defaulted};
    if (match.state != night::State::Ready)
        return refused(titleOf(match) + (match.state == night::State::Waiting ? " waits for its teams"
                                         : match.state == night::State::Final
                                             ? " is final"
                                             : " was called: decide it without play, or say who defaults"));
    if (Objections elsewhere = whoSitsElsewhere(night, match, {match.teams.a, match.teams.b});
        !elsewhere.empty())
        return refused(std::move(elsewhere));
    const night::Missing missing = night::missingIn(night, match, night::dayOf(now.utc, now.aheadMin));
    const auto absence = night::absenceIn(missing);
    if (!absence)
        return refused(titleOf(match) + ": everybody is here, so it is played");
    if (missing.isOnlyKeptOut() || night.setting->absence.grace == 0) // nobody is waited for
        return *absence;
    if (!night.setting->absence.grace)
        return refused(titleOf(match) + ": this night has no time of grace: set one (0 decides at once), or "
                                        "decide it without play");
    const auto grace = night::graceOf(night, match, now);
    if (!grace)
        return refused(titleOf(match) + ": nobody has begun to wait for " +
                       sidesMissing(night, match, absence->winner));
    if (!grace->isUp())
        return refused(titleOf(match) + ": " + night::timeText(grace->left) +
                       " of the time of grace is left");
    return *absence;
}

Answer<Recorded> absent(Desk& desk, const std::string& by, const std::string& id,
                        const AbsentOptions& options)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto found = matchIn(draft.night(), id);
        if (!found)
            return tl::unexpected(found.error());
        const Match match = **found; // the night is another once something is added
        const night::Moment now = momentOf(desk.world());
        const auto absence = absenceNow(draft.night(), match, options, now);
        if (!absence)
            return tl::unexpected(absence.error());
        const std::string told =
            options.defaults ? sidesMissing(draft.night(), match, absence->winner) + " told in time"
                             : reasonFor(draft.night(), match, *absence, night::dayOf(now.utc, now.aheadMin));
        facts::Outcome outcome{{id, match.attempt},
                               absence->winner,
                               absence->outcome,
                               options.reason.value_or(roster::withoutCardNumbers(rules::plain(told)))};
        outcome.noShow = absence->noShow;
        if (!match.call)
            outcome.teams = {match.teams.a, match.teams.b};
        if (auto added = draft.add(facts::Fact(std::move(outcome))); !added)
            return added;
        return removeWhoIsOut(draft, match, absence->winner);
    });
}

namespace {

/// What another policy does to absences that are on record; empty where none is, or they cost the same.
std::string countedAnew(const Night& night, const night::AbsencePolicy& policy)
{
    const night::AbsencePolicy& before = night.setting->absence;
    int absences = 0;
    for (const night::Team& team : night.setting->teams)
        absences += night::absencesOf(night, team.id).all;
    const bool costTheSame = policy.defaulted == before.defaulted && policy.forfeit == before.forfeit &&
                             policy.noShow == before.noShow;
    if (absences == 0 || costTheSame)
        return {};
    return "this counts " + rules::counted(absences, "absence") +
           " on record anew: fees, ratings and ranks are by what was set now; who is out stays out";
}

} // namespace

Answer<Recorded> setAbsencePolicy(Desk& desk, const std::string& by, const night::AbsencePolicy& policy)
{
    std::string warning;
    auto recorded = desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto& event = draft.night().setting->event;
        if (!event)
            return refused("nothing is on record of this night yet");
        if (draft.night().setting->absence == policy)
            return refused("it is so already: " + night::inWords(policy));
        warning = countedAnew(draft.night(), policy);
        facts::Event changed = *event;
        changed.attendance =
            policy == night::AbsencePolicy() ? std::nullopt : std::optional(night::absenceJson(policy));
        return draft.add(facts::Fact(std::move(changed)));
    });
    if (recorded && recorded->warning.empty())
        recorded->warning = warning;
    return recorded;
}

Answer<void> takeOffClock(Draft& draft, const std::string& id, const std::optional<night::Moment>& since)
{
    const night::AbsencePolicy& policy = draft.night().setting->absence;
    if (!since || !policy.grace || !policy.offClock || draft.entries().empty())
        return {};
    const Match& match = *night::match(draft.night(), id);
    const night::Moment called{draft.entries().back().stamp.at, draft.boot().id, draft.boot().ms};
    const std::string came = night::completeSince(draft.night(), match, draft.day());
    long long waited = std::min(night::millisBetween(*since, called), *policy.grace * 60LL * secondMs);
    if (!came.empty()) // of whom no boot-time clock is on record: it was not after the call
        waited = std::min(waited, night::millisBetween({since->utc, {}, 0, 0}, {came, {}, 0, 0}));
    return takeOff(draft, id, static_cast<int>(waited / secondMs), "waited for who came late");
}

namespace {

/// `missing: Ben Cole, a partner; show ID again for match 5: Ana Ruiz`
std::string awaitedText(const Night& night, const Match& match, const night::Missing& missing)
{
    const night::ToCheckIn who = night::toCheckIn(night, &match, missing.awaited);
    std::string names = night::namesOf(night, who.missing);
    for (int i = 0; i < missing.unnamed; ++i)
        names += std::string(names.empty() ? "" : ", ") + "a partner";
    return night::toCheckInText(&match, names, night::namesOf(night, who.again));
}

} // namespace

std::string graceText(const Night& night, const Match& match, const night::Grace& grace)
{
    const auto absence = night::absenceIn(grace.missing);
    if (!absence)
        return "everybody is here now";
    std::string what = std::string(absence->winner == facts::Winner::None ? "double " : "") +
                       (absence->outcome == facts::Decided::NoShow ? "no-show" : "forfeit");
    const std::string names = awaitedText(night, match, grace.missing);
    const std::string who = names.empty() ? ", who are here and may not play" : ", " + names;
    return sidesMissing(night, match, absence->winner) + who + "; " +
           (grace.isUp() ? what + ": the time of grace is over"
                         : what + " in " + night::timeText(grace.left));
}

std::string absentText(const Night& night, const std::string& id)
{
    std::string text = finalText(night, id);
    night::forEach<facts::Outcome>(night::recordOf(night, id), [&](const facts::Entry&,
                                                                   const facts::Outcome& outcome) {
        text =
            finalText(night, id) + "; " + std::string(facts::word(outcome.outcome)) + ": " + outcome.reason;
    });
    const Match& match = *night::match(night, id);
    for (const scoring::Side side : scoring::bothSides)
        if (const night::Team* team = night::team(*night.setting, match.teams[side]); team && team->withdrawn)
            text += "; " + rules::isolated(team->name) + " is out of the night";
    return text;
}

} // namespace desk
