// What a case comes to, for people and for programs.
#include "ruling.h"

#include "desk/corrections/correcting.h"
#include "tournament/model/lineup.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/names.h"
#include "wording/rulecard/rulewords.h"
#include "wording/text.h"
#include "wording/tr.h"
#include "json/build.h"

namespace desk {

using wording::filled;

namespace {

const CaseOnRecord* caseIn(const std::vector<CaseOnRecord>& all, const std::string& op)
{
    for (const CaseOnRecord& each : all)
        if (each.op == op)
            return &each;
    return nullptr;
}

std::string place(const CaseChange& change)
{
    const tournament::Match& match = *tournament::match(change.after, change.spot.sitting.match);
    return wording::titleOf(match) + ", " + wording::handAt(match, change.spot.game, change.spot.place);
}

std::string claimText(const CaseChange& change, const CaseOnRecord& found)
{
    const tournament::Match& match = *tournament::match(change.after, found.match);
    const std::string by =
        found.challenge.by == facts::Challenger::Supervisor ? filled(wording::Desk::tr("the supervisor"))
        : found.challenge.by == facts::Challenger::A        ? teamName(change.after, match.teams.a)
                                                            : teamName(change.after, match.teams.b);
    const std::string accused = seatName(change.after, match, found.challenge.accused);
    if (!found.decision)
        return filled(wording::Desk::tr("%1: %2 claims a renege of %3 in book %4, to be decided"),
                      place(change), by, accused, found.challenge.book);
    return filled(wording::Desk::tr("%1: %2 claims a renege of %3 in book %4, %5"), place(change), by,
                  accused, found.challenge.book, wording::choiceWord(found.decision->ruling));
}

/// That it was ruled against that finding, and whether a reason for it is lacking; empty where it was not.
std::string againstText(const CaseOnRecord& found, const rules::Finding& finding)
{
    const std::string against =
        found.decision ? againstEvidence(found.decision->ruling, finding.verdict) : std::string();
    return against.empty() || found.decision->reason
               ? against
               : filled(wording::Desk::tr("%1: that takes a reason"), against);
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

} // namespace

std::string caseText(const CaseChange& change)
{
    const auto all = casesIn(change.after);
    const CaseOnRecord* found = caseIn(all, change.challenge);
    const tournament::Match& match = *tournament::match(change.after, change.spot.sitting.match);
    std::string text = claimText(change, *found) + '\n';
    if (found->evidence) {
        const auto finding = findingOf(match, found->challenge.book, *found->evidence);
        text += place(change) + ": " + wording::inWords(finding.verdict) + ", " + wording::text(finding.why) +
                '\n';
        if (const std::string against = againstText(*found, finding); !against.empty())
            text += place(change) + ": " + against + '\n';
    }
    if (!match.rules->rules.renege)
        text +=
            filled(wording::Desk::tr(
                       "%1: %2 has no rule for a renege: it stands on record and costs nothing by itself"),
                   place(change), match.rules->venueName) +
            '\n';
    return text + rulingRowsText(change, change.spot);
}

std::string caseJson(const CaseChange& change)
{
    const auto all = casesIn(change.after);
    const CaseOnRecord* found = caseIn(all, change.challenge);
    const std::string& id = change.spot.sitting.match;
    json::Object out = appliedJson(change);
    out.emplace_back("match", json::of(id));
    out.emplace_back("challenge", json::of(change.challenge));
    if (found->decision)
        out.emplace_back("ruling", json::of(facts::word(found->decision->ruling)));
    if (found->evidence) {
        const auto finding =
            findingOf(*tournament::match(change.after, id), found->challenge.book, *found->evidence);
        out.emplace_back("finding", json::of(codeOf(finding.verdict)));
        out.emplace_back("why", json::of(wording::text(finding.why)));
        if (const std::string against = againstText(*found, finding); !against.empty())
            out.emplace_back("against", json::of(against));
    }
    addRulingRows(change, change.spot, out);
    return json::print(json::of(std::move(out)));
}

} // namespace desk
