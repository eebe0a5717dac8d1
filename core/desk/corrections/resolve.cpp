#include "resolve.h"

#include "desk/checks/named.h"
#include "desk/checks/resolutions.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/tr.h"
#include "json/build.h"

namespace desk {

namespace {

std::vector<std::string> resolutionLines(const Correction& change)
{
    const std::string& id = change.sheets.front();
    const Match& was = *tournament::match(change.before, id);
    const Match& is = *tournament::match(change.after, id);
    const auto choice = is.attempt > was.attempt ? facts::Resolution::Replay
                        : is.teams == was.teams  ? facts::Resolution::Stand
                                                 : facts::Resolution::Seat;
    return {
        wording::filled(wording::Desk::tr("%1: %2"), wording::titleOf(is), decidedText(change, id, choice))};
}

json::Object resolutionMembers(const Correction& change)
{
    const std::string& id = change.sheets.front();
    return {{"match", id}, {"result", resultJson(change, id)}};
}

constexpr ProposalText resolution{resolutionLines, resolutionMembers};

} // namespace

Proposal resolve(const std::string& match, facts::Resolution choice, std::string reason,
                 std::vector<LaterChoice> then)
{
    const auto write = [match, choice](const Attempt& at) -> Answer<void> {
        using message::Message;
        if (at.lacksReason())
            return refused(Message{"correction-resolution-without-reason"});
        const Match* found = tournament::match(at.draft.tournament(), match);
        if (!found)
            return refused(noSuchMatch(match));
        const Match* looked = tournament::match(at.seen, match);
        if (!looked || looked->seats != found->seats)
            return refused(Message{"correction-seats-changed", {of(*found)}});
        at.change.sheets = {match};
        return at.draft.add(resolveFor(at.draft.tournament(), *found, choice, {}, at.proposal.reason));
    };
    return {std::move(reason), std::move(then), write, &resolution};
}

} // namespace desk
