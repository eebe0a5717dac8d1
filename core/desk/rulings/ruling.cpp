#include "ruling.h"

#include "desk/checks/named.h"
#include "desk/corrections/correcting.h"
#include "desk/corrections/handlookup.h"
#include "desk/corrections/rowchange.h"
#include "message/message.h"
#include "rules/words.h"
#include "tournament/model/inplay.h"
#include "wording/filled.h"
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
    return previewCorrection<CaseChange>(tournament, environment, by, options, writeCase);
}

Answer<CaseChange> recordCase(Desk& desk, const std::string& by, const CaseOptions& options,
                              const tournament::Tournament* chosenIn)
{
    return recordCorrection<CaseChange>(desk, by, options, chosenIn, writeReasoned);
}

namespace {

template <class Kind>
const Kind* factOf(const tournament::Tournament& tournament, const std::string& op)
{
    const tournament::Filed* filed = op.empty() ? nullptr : tournament::filed(tournament, op);
    return filed ? std::get_if<Kind>(&filed->entry->fact) : nullptr;
}

CaseOnRecord caseOf(const tournament::Tournament& tournament, const tournament::Case& each)
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

void addCases(const tournament::Tournament& tournament, const tournament::Sheet& sheet,
              std::vector<CaseOnRecord>& all)
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

std::vector<CaseOnRecord> casesIn(const tournament::Tournament& tournament)
{
    std::vector<CaseOnRecord> all;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        for (const tournament::Sheet& sheet : match->games)
            addCases(tournament, sheet, all);
    const auto seq = [&](const CaseOnRecord& each) {
        return tournament::filed(tournament, each.op)->entry->seq;
    };
    std::sort(all.begin(), all.end(), [&](const CaseOnRecord& one, const CaseOnRecord& other) {
        if (one.decision.has_value() != other.decision.has_value())
            return !one.decision;
        return seq(one) > seq(other);
    });
    return all;
}

rules::Finding findingOf(const tournament::Match& match, int book, const facts::Evidence& evidence)
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

int upheldBefore(const tournament::Match& match, scoring::Seat accused, const std::string& challenge)
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

namespace {

/// What each side's points of the hand come from, a line each.
void addReasons(const tournament::Match& match, const scoring::HandLedger& row, std::string& text)
{
    for (const scoring::Side side : scoring::bothSides) {
        const scoring::SideLedger& ledger = row.sides[side];
        const std::string name = "  " + scoring::name(side) + ": ";
        for (const std::string& counted : wording::whyCounted(*match.rules, ledger))
            text += name + counted + '\n';
        for (const wording::Reason& reason : wording::why(*match.rules, side, ledger))
            text += name + rules::added(reason.points) + ' ' + reason.words + " (" + reason.source + ")\n";
    }
}

json::Value rowValue(const scoring::HandLedger* row)
{
    if (!row)
        return json::of(nullptr);
    return json::of(json::Object{{"a", json::of(row->sides.a.score)}, {"b", json::of(row->sides.b.score)}});
}

} // namespace

std::string rulingRowsText(const Correction& correction, const facts::Spot& spot)
{
    const tournament::Match& match = *tournament::match(correction.after, spot.sitting.match);
    std::string text;
    const auto rows = rowChanges(correction, spot);
    for (const RowChange& row : rows) {
        const std::string was = rowInWords(row.was);
        const std::string is = rowInWords(row.is);
        const std::string at = wording::titleOf(match) + ", " + wording::handAt(match, row.game, row.place);
        text += (was == is ? filled(wording::Desk::tr("%1: %2, as before"), at, was)
                           : filled(wording::Desk::tr("%1: %2 becomes %3"), at, was, is)) +
                '\n';
        if (&row == &rows.front() && row.is)
            addReasons(match, *row.is, text);
    }
    for (const std::string& line : resultChanges(correction, match.id))
        text += line + '\n';
    for (const std::string& line : laterTexts(correction))
        text += line + '\n';
    for (const std::string& id : correction.undecided)
        text += undecidedText(correction, id) + '\n';
    return text;
}

void addRulingRows(const Correction& correction, const facts::Spot& spot, json::Object& out)
{
    json::Array rows;
    for (const RowChange& row : rowChanges(correction, spot))
        rows.push_back(json::of(json::Object{{"game", json::of(row.game)},
                                             {"place", json::of(row.place)},
                                             {"was", rowValue(row.was)},
                                             {"is", rowValue(row.is)}}));
    out.emplace_back("hands", json::of(std::move(rows)));
    out.emplace_back("result", json::of(resultJson(correction, spot.sitting.match)));
    out.emplace_back("later", json::of(laterJson(correction)));
    out.emplace_back("changed", json::of(changedJson(correction)));
}

} // namespace desk
