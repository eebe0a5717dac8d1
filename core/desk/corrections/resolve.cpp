#include "resolve.h"

#include "correcting.h"

#include "desk/checks/named.h"
#include "desk/checks/resolutions.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/tr.h"
#include "json/build.h"

namespace desk {

namespace {

Answer<void> writeResolution(Draft& draft, const tournament::Tournament& seen, const ResolveOptions& options,
                             Correction& /*change*/)
{
    const tournament::Match* match = tournament::match(draft.tournament(), options.match);
    if (!match)
        return refused(message::Message{"correction-no-such-match", {{"match", options.match}}});
    const tournament::Match* looked = tournament::match(seen, options.match);
    if (!looked || looked->seats != match->seats)
        return refused(message::Message{"correction-seats-changed", {{"match", matchTitle(*match)}}});
    return draft.add(facts::Fact(resolveFor(draft.tournament(), *match, options.choice, {}, options.reason)));
}

facts::Resolution choiceOf(const Correction& change, const std::string& id)
{
    const tournament::Match& was = *tournament::match(change.before, id);
    const tournament::Match& is = *tournament::match(change.after, id);
    if (is.attempt > was.attempt)
        return facts::Resolution::Replay;
    return is.teams == was.teams ? facts::Resolution::Stand : facts::Resolution::Seat;
}

} // namespace

Answer<Correction> previewResolve(const tournament::Tournament& tournament, const Environment& environment,
                                  const std::string& by, const ResolveOptions& options)
{
    return previewCorrection<Correction>(tournament, environment, by, lookedAt(options), writeResolution);
}

Answer<Correction> resolve(Desk& desk, const std::string& by, const ResolveOptions& options,
                           const tournament::Tournament* seen)
{
    if (options.reason.empty())
        return refused(message::Message{"correction-resolution-without-reason"});
    return recordCorrection<Correction>(desk, by, options, seen, writeResolution);
}

std::string resolveText(const Correction& change, const std::string& id)
{
    const tournament::Match& match = *tournament::match(change.after, id);
    std::string text = wording::filled(wording::Desk::tr("%1: %2"), wording::titleOf(match),
                                       decidedText(change, id, choiceOf(change, id))) +
                       '\n';
    for (const std::string& line : resultChanges(change, id))
        text += line + '\n';
    for (const std::string& line : laterTexts(change))
        text += line + '\n';
    for (const std::string& undecided : change.undecided)
        text += undecidedText(change, undecided) + '\n';
    return text;
}

std::string resolveJson(const Correction& change, const std::string& match)
{
    json::Object out = appliedJson(change);
    out.emplace_back("match", json::of(match));
    out.emplace_back("result", json::of(resultJson(change, match)));
    out.emplace_back("later", json::of(laterJson(change)));
    out.emplace_back("changed", json::of(changedJson(change)));
    return json::print(json::of(std::move(out)));
}

} // namespace desk
