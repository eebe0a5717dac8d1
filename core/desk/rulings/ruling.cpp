#include "ruling.h"

#include "oneof.h"

#include "desk/checks/named.h"
#include "message/message.h"
#include "rules/words.h"
#include "tournament/model/inplay.h"
#include "tournament/model/lineup.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/names.h"
#include "wording/rulecard/rulewords.h"
#include "wording/rulecard/why.h"
#include "wording/sentence.h"
#include "wording/text.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

using message::Message;
using wording::filled;

namespace {

/// The challenge of the hand that is meant.
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

/// Whether this is already the last evidence of the challenge. At first there is none.
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

/// The challenge of the case; records a new one.
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

/// A ruling against the evidence needs a reason.
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

/// The hand with the ruling, which the change is about.
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
    // A preview allows a missing reason.
    const auto reason = at.isPreview ? std::optional(at.proposal.reason) : unlessEmpty(at.proposal.reason);
    if (options.ruling)
        if (auto decided = at.draft.add(facts::Decision{at.change.challenge, *options.ruling, reason});
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
    return at.isPreview ? Answer<void>() : checkReason(at.draft.tournament(), at.change.challenge);
}

Answer<void> writeOnHand(const Attempt& at, const HandRulingOptions& options)
{
    const auto hand = handOf(at, options);
    if (!hand)
        return tl::unexpected(hand.error());
    if (const int* points = std::get_if<int>(&options.what))
        return at.draft.add(facts::Adjustment{hand->spot, options.side, *points, at.proposal.reason});
    return at.draft.add(facts::Foul{hand->spot, options.side, std::get<std::string>(options.what)});
}

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

// A proven finding says what the accused did, so it begins with the name.
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
               ? filled(wording::Desk::tr("One renege was already upheld against %1 in this match."), who)
               : filled(wording::Desk::tr("%1 reneges were already upheld against %2 in this match."), before,
                        who);
}

std::string againstEvidence(facts::Ruling ruling, rules::Verdict verdict)
{
    if (ruling == facts::Ruling::Upheld && verdict == rules::Verdict::Contradictory)
        return filled(wording::Desk::tr("upheld, although the evidence is contradictory"));
    if (ruling == facts::Ruling::Rejected && verdict == rules::Verdict::Proven)
        return filled(wording::Desk::tr("denied, although the evidence proves it"));
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

// A ruling on a hand in words and as JSON.

namespace {

CaseOnRecord caseOf(const Correction& change)
{
    const auto all = casesIn(change.after);
    return *std::ranges::find(all, change.challenge, &CaseOnRecord::op);
}

std::string placeOf(const Correction& change, int game, int place)
{
    const Match& match = change.matchAfter();
    return wording::titleOf(match) + ", " + wording::handAt(match, game, place);
}

std::string claimText(const Correction& change, const CaseOnRecord& found)
{
    const Match& match = *tournament::match(change.after, found.match);
    const std::string by =
        found.challenge.by == facts::Challenger::Supervisor ? filled(wording::Desk::tr("the supervisor"))
        : found.challenge.by == facts::Challenger::A        ? teamName(change.after, match.teams.a)
                                                            : teamName(change.after, match.teams.b);
    const std::string accused = seatName(change.after, match, found.challenge.accused);
    const std::string at = placeOf(change, change.spot.game, change.spot.place);
    if (!found.decision)
        return filled(wording::Desk::tr("%1: %2 challenges %3 for a renege in trick %4, open"), at, by,
                      accused, found.challenge.book);
    return filled(wording::Desk::tr("%1: %2 challenges %3 for a renege in trick %4, %5"), at, by, accused,
                  found.challenge.book, wording::choiceWord(found.decision->ruling));
}

/// That the ruling goes against the evidence, and whether a reason is missing; otherwise empty.
std::string againstText(const CaseOnRecord& found, const rules::Finding& finding)
{
    const std::string against =
        found.decision ? againstEvidence(found.decision->ruling, finding.verdict) : std::string();
    return against.empty() || found.decision->reason
               ? against
               : filled(wording::Desk::tr("%1. Enter a reason"), against);
}

/// A finding as JSON names it.
std::string_view codeOf(rules::Verdict verdict)
{
    switch (verdict) {
    case rules::Verdict::Proven:
        return "proven";
    case rules::Verdict::NotProven:
        return "not proven";
    case rules::Verdict::Contradictory:
        break;
    }
    return "contradictory";
}

/// The reasons for each side's points in the hand, one line each.
void addReasons(const Match& match, const scoring::HandLedger& row, std::vector<std::string>& lines)
{
    for (const scoring::Side side : scoring::bothSides) {
        const scoring::SideLedger& ledger = row.sides[side];
        const std::string name = side == scoring::Side::A ? "  A: " : "  B: ";
        for (const std::string& counted : wording::whyCounted(*match.rules, ledger))
            lines.push_back(name + counted);
        for (const wording::Reason& reason : wording::why(*match.rules, side, ledger))
            lines.push_back(name + rules::added(reason.points) + ' ' + reason.words +
                            (reason.source.empty() ? std::string() : " (" + reason.source + ")"));
    }
}

/// The hand with the reasons for its points, and the hands after it.
std::vector<std::string> handLines(const Correction& change)
{
    std::vector<std::string> lines;
    const auto rows = rowChanges(change);
    for (const RowChange& row : rows) {
        const std::string was = rowInWords(row.was);
        const std::string is = rowInWords(row.is);
        const std::string at = placeOf(change, row.game, row.place);
        lines.push_back(was == is ? filled(wording::Desk::tr("%1: %2, no change"), at, was)
                                  : filled(wording::Desk::tr("%1: %2 → %3"), at, was, is));
        if (&row == &rows.front() && row.is)
            addReasons(change.matchAfter(), *row.is, lines);
    }
    return lines;
}

json::Object handMembers(const Correction& change)
{
    const std::string& match = change.spot.sitting.match;
    return {{"match", match}, {"hands", rowsJson(change, false)}, {"result", resultJson(change, match)}};
}

std::vector<std::string> caseLines(const Correction& change)
{
    const CaseOnRecord found = caseOf(change);
    const Match& match = change.matchAfter();
    const std::string at = placeOf(change, change.spot.game, change.spot.place);
    std::vector<std::string> lines{claimText(change, found)};
    if (found.evidence) {
        const auto finding = findingOf(match, found.challenge.book, *found.evidence);
        lines.push_back(at + ": " + wording::inWords(finding.verdict) + ", " + wording::text(finding.why));
        if (const std::string against = againstText(found, finding); !against.empty())
            lines.push_back(at + ": " + against);
    }
    if (!match.rules->rules.renege)
        lines.push_back(filled(wording::Desk::tr("%1: %2 has no fixed penalty for a renege. The challenge is "
                                                 "on record but changes no points"),
                               at, match.rules->venueName));
    const auto rows = handLines(change);
    lines.insert(lines.end(), rows.begin(), rows.end());
    return lines;
}

json::Object caseMembers(const Correction& change)
{
    const CaseOnRecord found = caseOf(change);
    json::Object out = handMembers(change);
    json::Object own{{"challenge", change.challenge}};
    if (found.decision)
        own.emplace_back("ruling", facts::word(found.decision->ruling));
    if (found.evidence) {
        const Match& match = change.matchAfter();
        const auto finding = findingOf(match, found.challenge.book, *found.evidence);
        own.emplace_back("finding", codeOf(finding.verdict));
        own.emplace_back("why", wording::text(finding.why));
        if (const std::string against = againstText(found, finding); !against.empty())
            own.emplace_back("against", against);
    }
    out.insert(out.begin() + 1, own.begin(), own.end()); // after its match
    return out;
}

constexpr ProposalText caseTelling{caseLines, caseMembers};
constexpr ProposalText handTelling{handLines, handMembers};

} // namespace

Proposal ruleOnCase(const CaseOptions& options)
{
    return proposalOf(options, writeCase, caseTelling);
}

Proposal ruleOnHand(const HandRulingOptions& options)
{
    return proposalOf(options, writeOnHand, handTelling);
}

} // namespace desk
