#include "conduct.h"

#include "desk/checks/attable.h"
#include "desk/checks/named.h"
#include "message/message.h"
#include "tournament/model/timestamp.h"
#include "tournament/queries/infractions.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/conductwords.h"
#include "wording/record/facttext.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

using wording::filled;

namespace {

using message::Message;

std::optional<std::string> given(const std::string& reason)
{
    return reason.empty() ? std::nullopt : std::optional(reason);
}

facts::Sitting sittingOf(const tournament::Tournament& tournament, const std::string& match)
{
    return {match, tournament::match(tournament, match)->attempt};
}

Answer<std::string> protestMeant(const tournament::Match& match, std::optional<int> which)
{
    const auto& all = match.protests;
    if (all.empty())
        return refused(Message{"settle-without-protest", {{"match", matchTitle(match)}}});
    if (which) {
        const auto at = static_cast<std::size_t>(*which) - 1;
        if (at < all.size())
            return all[at].op;
        return refused(Message{"settle-no-such-protest",
                               {{"match", matchTitle(match)}, {"which", *which}, {"protests", all.size()}}});
    }
    std::vector<std::string> open;
    for (const tournament::Protested& each : all)
        if (each.isOpen())
            open.push_back(each.op);
    if (open.size() == 1)
        return open.front();
    if (open.empty() && all.size() == 1)
        return all.front().op;
    return refused(Message{"settle-which-protest", {{"match", matchTitle(match)}, {"protests", all.size()}}});
}

} // namespace

Answer<Recorded> protest(Desk& desk, const std::string& by, const ProtestOptions& options)
{
    facts::Protest fact{sittingOf(desk.tournament(), options.match),
                        options.side,
                        options.about,
                        options.reason,
                        {},
                        options.holds};
    if (options.openMinutes)
        fact.until = tournament::utcOf(tournament::millisOf(desk.environment().utc()) +
                                       60'000LL * *options.openMinutes);
    return desk.record(by, [&](Draft& draft) { return draft.add(facts::Fact(fact)); });
}

bool isWithStaff(const tournament::Match& match)
{
    return std::all_of(match.protests.begin(), match.protests.end(), [](const tournament::Protested& each) {
        return !each.isOpen() || each.ruling == facts::ProtestEnd::Referred;
    });
}

namespace {

/// `open until 20:45`, `referred to staff`
std::string openState(const tournament::Protested& each, const tournament::Timestamp& now)
{
    const bool isReferred = each.ruling.has_value();
    if (!each.protest.until)
        return filled(isReferred ? wording::Desk::tr("referred to staff") : wording::Desk::tr("open"));
    const std::string& until = *each.protest.until;
    const std::string at = tournament::wallClock(until, now.aheadMin);
    if (tournament::millisOf(until) <= tournament::millisOf(now.utc))
        return filled(isReferred ? wording::Desk::tr("referred to staff, its correction period ended at %1")
                                 : wording::Desk::tr("open, its correction period ended at %1"),
                      at);
    return filled(isReferred ? wording::Desk::tr("referred to staff, until %1")
                             : wording::Desk::tr("open until %1"),
                  at);
}

} // namespace

std::string protestState(const tournament::Protested& each, const tournament::Timestamp& now)
{
    if (!each.isOpen())
        return wording::choiceWord(*each.ruling);
    const std::string text = openState(each, now);
    return each.protest.holds ? filled(wording::Desk::tr("%1, the winner waits for it"), text) : text;
}

Answer<Recorded> settle(Desk& desk, const std::string& by, const SettleOptions& options)
{
    const auto protest = protestMeant(*tournament::match(desk.tournament(), options.match), options.which);
    if (!protest)
        return tl::unexpected(protest.error());
    const facts::Settlement fact{*protest, options.ruling, given(options.reason)};
    return desk.record(by, [&](Draft& draft) { return draft.add(facts::Fact(fact)); });
}

Answer<int> ratingIn(const std::string& typed)
{
    const auto tenths = tournament::tenthsIn(typed);
    if (!tenths)
        return refused(Message{"rating-typed-wrong", {{"typed", typed}}});
    return *tenths;
}

Answer<Recorded> rate(Desk& desk, const std::string& by, const std::string& match, facts::Side side,
                      int tenths, const std::string& reason)
{
    const facts::Rating fact{sittingOf(desk.tournament(), match), side, tenths, given(reason)};
    return desk.record(by, [&](Draft& draft) { return draft.add(facts::Fact(fact)); });
}

namespace {

/// Whether the sheet forbids that without a price, in one of its phases. The checks do not ask: what is on
/// record stays, whatever the tournament's copy of the rules knew of it.
Answer<void> checkInfraction(const tournament::Tournament& tournament, const facts::Incident& incident)
{
    const auto known = tournament::infractionsIn(tournament);
    if (!incident.infraction || std::any_of(known.begin(), known.end(), [&](const rules::Infraction& each) {
            return each.id == *incident.infraction;
        }))
        return {};
    std::vector<std::string> names;
    for (const rules::Infraction& each : known)
        names.push_back(each.id);
    return refused(known.empty()
                       ? Message{"incident-no-infraction-named", {{"infraction", *incident.infraction}}}
                       : Message{"incident-unknown-infraction",
                                 {{"infraction", *incident.infraction}, {"infractions", names}}});
}

} // namespace

Answer<Recorded> report(Desk& desk, const std::string& by, const facts::Incident& incident,
                        const std::optional<EjectionChoice>& choice)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        if (auto known = checkInfraction(draft.tournament(), incident); !known)
            return known;
        if (choice)
            return eject(draft, incident, *choice);
        if (const tournament::Match* match = matchOfEjected(draft.tournament(), incident))
            return refused(Message{
                "ejection-during-match",
                {{"whom", incidentName(draft.tournament(), incident)}, {"match", matchTitle(*match)}}});
        return draft.add(facts::Fact(incident));
    });
}

std::string conductText(const tournament::Tournament& tournament, const Recorded& recorded,
                        const tournament::Timestamp& now)
{
    const facts::Entry& last = recorded.entries.back();
    if (const auto* made = std::get_if<facts::Protest>(&last.fact))
        for (const tournament::Protested& each : tournament::match(tournament, made->sitting.match)->protests)
            if (each.op == last.stamp.op)
                return wording::filled(wording::Desk::tr("%1: %2"), wording::nameOf(tournament, *made),
                                       protestState(each, now));
    std::string text;
    for (const facts::Entry& entry : recorded.entries)
        text += (text.empty() ? "" : "; ") + wording::factText(tournament, entry);
    return text;
}

} // namespace desk
