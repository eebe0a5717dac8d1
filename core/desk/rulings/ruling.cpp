#include "ruling.h"

#include "desk/checks/named.h"
#include "desk/corrections/correcting.h"
#include "desk/corrections/handlookup.h"
#include "message/message.h"
#include "tournament/model/convert.h"
#include "wording/record/names.h"

#include <algorithm>

namespace desk {

namespace {

using message::Message;

/// Of the challenges of that hand the one that is meant.
Answer<std::string> challengeMeant(const FoundHand& hand, std::optional<int> which)
{
    const std::vector<tournament::Case>& cases = hand.item->cases;
    if (cases.empty())
        return refused(Message{"hand-not-challenged", {{"hand", hand.place}}});
    if (which) {
        const auto at = static_cast<std::size_t>(*which) - 1;
        if (at < cases.size())
            return cases[at].challenge;
        return refused(Message{"no-such-challenge",
                               {{"hand", hand.place}, {"which", *which}, {"challenges", cases.size()}}});
    }
    std::vector<std::string> pending;
    for (const tournament::Case& each : cases)
        if (each.decision.empty())
            pending.push_back(each.challenge);
    if (pending.size() == 1)
        return pending.front();
    if (pending.empty() && cases.size() == 1)
        return cases.front().challenge;
    return refused(Message{"ruling-which-challenge", {{"hand", hand.place}, {"challenges", cases.size()}}});
}

bool saysAnything(const facts::Evidence& evidence)
{
    facts::Evidence nothing;
    nothing.challenge = evidence.challenge;
    return evidence != nothing;
}

/// Whether that was said last of the challenge.
bool isOnRecord(const tournament::Tournament& tournament, const facts::Evidence& evidence)
{
    const tournament::Filed* challenge = tournament::filed(tournament, evidence.challenge);
    const facts::Sitting* sitting = challenge ? facts::sittingOf(challenge->entry->fact) : nullptr;
    const auto* last =
        sitting ? tournament::latest<facts::Evidence>(
                      tournament::recordOf(tournament, sitting->match),
                      [&](const facts::Evidence& each) { return each.challenge == evidence.challenge; })
                : nullptr;
    return last ? *last == evidence : !saysAnything(evidence);
}

Answer<void> decide(Draft& draft, const CaseOptions& options, CaseChange& change)
{
    if (!options.ruling)
        return {};
    facts::Decision decision{change.challenge, *options.ruling, {}};
    if (!options.reason.empty())
        decision.reason = options.reason;
    return draft.add(facts::Fact(decision));
}

Answer<void> addEvidence(Draft& draft, const CaseOptions& options, const CaseChange& change)
{
    if (!options.evidence)
        return {};
    facts::Evidence evidence = *options.evidence;
    evidence.challenge = change.challenge;
    return isOnRecord(draft.tournament(), evidence) ? Answer<void>() : draft.add(facts::Fact(evidence));
}

/// The challenge of the case, which is recorded where it is new.
Answer<std::string> challengeOf(Draft& draft, const FoundHand& hand, const CaseOptions& options)
{
    if (!options.claim)
        return challengeMeant(hand, options.which);
    const facts::Challenge challenge{hand.spot, options.claim->by, options.claim->accused,
                                     options.claim->book};
    if (auto added = draft.add(facts::Fact(challenge)); !added)
        return tl::unexpected(added.error());
    return draft.op();
}

constexpr const char* aCase = "a ruling on a challenge";

Answer<void> writeCase(Draft& draft, const tournament::Tournament& seen, const CaseOptions& options,
                       CaseChange& change)
{
    const auto hand = findHand(draft.tournament(), seen, options.match, options.game, options.hand);
    if (!hand)
        return tl::unexpected(hand.error());
    change.spot = hand->spot;
    auto challenge = challengeOf(draft, *hand, options);
    if (!challenge)
        return tl::unexpected(challenge.error());
    change.challenge = *std::move(challenge);
    if (auto decided = decide(draft, options, change); !decided)
        return decided;
    if (auto added = addEvidence(draft, options, change); !added)
        return added;
    if (draft.entries().empty())
        return refused(Message{"ruling-unchanged", {{"hand", hand->place}}});
    return {};
}

/// As writeCase; to rule against the evidence takes a reason.
Answer<void> writeReasoned(Draft& draft, const tournament::Tournament& seen, const CaseOptions& options,
                           CaseChange& change)
{
    if (auto written = writeCase(draft, seen, options, change); !written)
        return written;
    for (const CaseOnRecord& each : casesIn(draft.tournament())) {
        if (each.op != change.challenge || !each.evidence || !each.decision || each.decision->reason)
            continue;
        const tournament::Match& match = *tournament::match(draft.tournament(), each.match);
        const auto finding = findingOf(match, each.challenge.book, *each.evidence);
        if (againstEvidence(each.decision->ruling, finding.verdict).empty())
            continue;
        const std::vector<message::Argument> which{
            {"match", matchTitle(match)},
            {"hand", handTitle(match, each.spot.game, each.spot.place)},
            {"why", finding.why}};
        return refused(each.decision->ruling == facts::Ruling::Upheld
                           ? Message{"ruling-upheld-against-evidence", which}
                           : Message{"ruling-denied-against-evidence", which});
    }
    return {};
}

} // namespace

Answer<CaseChange> previewCase(const tournament::Tournament& tournament, const Environment& environment,
                               const std::string& by, const CaseOptions& options)
{
    return previewCorrection<CaseChange>(tournament, environment, by, options, aCase, writeCase);
}

Answer<CaseChange> recordCase(Desk& desk, const std::string& by, const CaseOptions& options,
                              const tournament::Tournament* chosenIn)
{
    return recordCorrection<CaseChange>(desk, by, options, chosenIn, aCase, writeReasoned);
}

} // namespace desk
