#include "ruling.h"

#include "desk/checks/named.h"
#include "message/message.h"
#include "rules/words.h"
#include "tournament/model/inplay.h"
#include "wording/filled.h"
#include "wording/rulecard/rulewords.h"
#include "wording/sentence.h"
#include "wording/text.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

using message::Message;
using wording::filled;

Answer<std::string> oneMeant(const std::vector<Pickable>& all, std::optional<int> which, Message none,
                             Message noSuch, Message several)
{
    if (all.empty())
        return refused(std::move(none));
    if (which) {
        const auto at = static_cast<std::size_t>(*which) - 1;
        return at < all.size() ? Answer<std::string>(all[at].op) : refused(std::move(noSuch));
    }
    std::vector<std::string> open;
    for (const Pickable& each : all)
        if (each.isOpen)
            open.push_back(each.op);
    if (open.empty() && all.size() == 1)
        return all.front().op;
    return open.size() == 1 ? Answer<std::string>(open.front()) : refused(std::move(several));
}

namespace {

/// Of the challenges of that hand the one that is meant.
Answer<std::string> challengeMeant(const FoundHand& hand, std::optional<int> which)
{
    std::vector<Pickable> all;
    for (const tournament::Case& each : hand.item->cases)
        all.push_back({each.challenge, each.decision.empty()});
    const message::Argument on{"hand", hand.place};
    return oneMeant(
        all, which, Message{"hand-not-challenged", {on}},
        Message{"no-such-challenge", {on, {"which", which.value_or(0)}, {"challenges", all.size()}}},
        Message{"ruling-which-challenge", {on, {"challenges", all.size()}}});
}

/// Whether that was said last of the challenge; nothing at first.
bool isOnRecord(const Tournament& tournament, const facts::Evidence& evidence)
{
    const tournament::Filed* challenge = tournament::filed(tournament, evidence.challenge);
    const facts::Sitting* sitting = challenge ? facts::sittingOf(challenge->entry->fact) : nullptr;
    const auto* last =
        sitting ? tournament::latest<facts::Evidence>(
                      tournament::recordOf(tournament, sitting->match),
                      [&](const facts::Evidence& each) { return each.challenge == evidence.challenge; })
                : nullptr;
    facts::Evidence nothing;
    nothing.challenge = evidence.challenge;
    return evidence == (last ? *last : nothing);
}

/// The challenge of the case, which is recorded where it is new.
Answer<std::string> challengeOf(Draft& draft, const FoundHand& hand, const CaseOptions& options)
{
    if (!options.claim)
        return challengeMeant(hand, options.which);
    const facts::Challenge challenge{hand.spot, options.claim->by, options.claim->accused,
                                     options.claim->book};
    if (auto added = draft.add(challenge); !added)
        return tl::unexpected(added.error());
    return draft.op();
}

/// To rule against the evidence takes a reason.
Answer<void> checkReason(const Tournament& tournament, const std::string& challenge)
{
    for (const CaseOnRecord& each : casesIn(tournament)) {
        if (each.op != challenge || !each.evidence || !each.decision || each.decision->reason)
            continue;
        const Match& match = *tournament::match(tournament, each.match);
        const auto finding = findingOf(match, each.challenge.book, *each.evidence);
        if (againstEvidence(each.decision->ruling, finding.verdict).empty())
            continue;
        const std::vector<message::Argument> which{
            of(match), {"hand", handTitle(match, each.spot.game, each.spot.place)}, {"why", finding.why}};
        return refused(each.decision->ruling == facts::Ruling::Upheld
                           ? Message{"ruling-upheld-against-evidence", which}
                           : Message{"ruling-denied-against-evidence", which});
    }
    return {};
}

/// The hand that is ruled on, which the change is about.
template <class Options>
Answer<FoundHand> handOf(const Attempt& at, const Options& options)
{
    auto hand = findHand(at.draft.tournament(), at.seen, options.match, options.game, options.hand);
    if (hand) {
        at.change.spot = hand->spot;
        at.change.sheets = {hand->spot.sitting.match};
    }
    return hand;
}

Answer<void> writeCase(const Attempt& at, const CaseOptions& options)
{
    const auto hand = handOf(at, options);
    if (!hand)
        return tl::unexpected(hand.error());
    auto challenge = challengeOf(at.draft, *hand, options);
    if (!challenge)
        return tl::unexpected(challenge.error());
    at.change.challenge = *std::move(challenge);
    if (options.ruling)
        if (auto decided = at.draft.add(
                facts::Decision{at.change.challenge, *options.ruling, unlessEmpty(at.proposal.reason)});
            !decided)
            return decided;
    if (options.evidence) {
        facts::Evidence evidence = *options.evidence;
        evidence.challenge = at.change.challenge;
        if (!isOnRecord(at.draft.tournament(), evidence))
            if (auto added = at.draft.add(evidence); !added)
                return added;
    }
    if (at.draft.entries().empty())
        return refused(Message{"ruling-unchanged", {{"hand", hand->place}}});
    return at.isLookedAt ? Answer<void>() : checkReason(at.draft.tournament(), at.change.challenge);
}

Answer<void> writeOnHand(const Attempt& at, const HandRulingOptions& options)
{
    const auto hand = handOf(at, options);
    if (!hand)
        return tl::unexpected(hand.error());
    if (const int* points = std::get_if<int>(&options.what))
        return at.draft.add(facts::Adjustment{hand->spot, options.side, *points, at.reason()});
    return at.draft.add(facts::Foul{hand->spot, options.side, std::get<std::string>(options.what)});
}

} // namespace

Proposal ruleOnCase(const CaseOptions& options)
{
    return proposalOf(options, writeCase, caseTelling);
}

Proposal ruleOnHand(const HandRulingOptions& options)
{
    return proposalOf(options, writeOnHand, handTelling);
}

namespace {

template <class Kind>
const Kind* factOf(const Tournament& tournament, const std::string& op)
{
    const tournament::Filed* filed = op.empty() ? nullptr : tournament::filed(tournament, op);
    return filed ? std::get_if<Kind>(&filed->entry->fact) : nullptr;
}

CaseOnRecord caseOf(const Tournament& tournament, const tournament::Case& each)
{
    CaseOnRecord found;
    found.op = each.challenge;
    const auto standing = tournament::standingFact(tournament, each.challenge);
    found.challenge = std::get<facts::Challenge>(*standing);
    found.spot = found.challenge.hand;
    found.match = found.spot.sitting.match;
    found.claimed = tournament::filed(tournament, each.challenge)->entry->stamp;
    if (const auto* evidence = factOf<facts::Evidence>(tournament, each.evidence))
        found.evidence = *evidence;
    if (const auto* decision = factOf<facts::Decision>(tournament, each.decision)) {
        found.decision = *decision;
        found.decided = tournament::filed(tournament, each.decision)->entry->stamp;
    }
    return found;
}

void addCases(const Tournament& tournament, const tournament::Sheet& sheet, std::vector<CaseOnRecord>& all)
{
    int hand = 0;
    for (const tournament::Item& item : sheet.items) {
        if (!std::holds_alternative<scoring::Hand>(item.what))
            continue;
        ++hand;
        int which = 0;
        for (const tournament::Case& each : item.cases) {
            all.push_back(caseOf(tournament, each));
            all.back().hand = hand;
            all.back().which = ++which;
        }
    }
}

} // namespace

std::vector<CaseOnRecord> casesIn(const Tournament& tournament)
{
    std::vector<CaseOnRecord> all;
    for (const Match* match : tournament::inOrder(tournament))
        for (const tournament::Sheet& sheet : match->games)
            addCases(tournament, sheet, all);
    const auto seq = [&](const CaseOnRecord& each) {
        return tournament::filed(tournament, each.op)->entry->seq;
    };
    std::ranges::sort(all, [&](const CaseOnRecord& one, const CaseOnRecord& other) {
        if (one.decision.has_value() != other.decision.has_value())
            return !one.decision;
        return seq(one) > seq(other);
    });
    return all;
}

rules::Finding findingOf(const Match& match, int book, const facts::Evidence& evidence)
{
    return rules::judge(*match.rules, tournament::judged(book, evidence));
}

std::string verdictText(rules::Verdict verdict)
{
    return wording::sentence(wording::inWords(verdict)) + '.';
}

// Proven sentences begin with what the accused did, and so with the name.
std::string findingText(const rules::Finding& finding, const std::string& who)
{
    const std::string why = wording::text(finding.why);
    return finding.verdict == rules::Verdict::Proven ? filled(wording::Desk::tr("%1 %2."), who, why)
                                                     : wording::sentence(why) + '.';
}

std::string upheldText(int before, const std::string& who)
{
    if (before == 0)
        return {};
    return before == 1
               ? filled(wording::Desk::tr("One renege was upheld against %1 in this match before."), who)
               : filled(wording::Desk::tr("%1 reneges were upheld against %2 in this match before."), before,
                        who);
}

std::string againstEvidence(facts::Ruling ruling, rules::Verdict verdict)
{
    if (ruling == facts::Ruling::Upheld && verdict == rules::Verdict::Contradictory)
        return filled(wording::Desk::tr("upheld, though what was said cannot be so"));
    if (ruling == facts::Ruling::Rejected && verdict == rules::Verdict::Proven)
        return filled(wording::Desk::tr("rejected, though what was said proves it"));
    return {};
}

int upheldBefore(const Match& match, scoring::Seat accused, const std::string& challenge)
{
    int upheld = 0;
    for (const tournament::Sheet& sheet : match.games)
        for (const tournament::Item& item : sheet.items)
            for (std::size_t i = 0; i < item.cases.size(); ++i) {
                if (item.cases[i].challenge == challenge)
                    return upheld;
                const scoring::Renege& renege = std::get<scoring::Hand>(item.what).reneges[i];
                upheld += renege.accused == accused && renege.ruling == scoring::Ruling::Upheld ? 1 : 0;
            }
    return upheld;
}

} // namespace desk
