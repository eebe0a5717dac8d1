// What a ruling on a hand comes to, for people and for programs.
#include "ruling.h"

#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/names.h"
#include "wording/rulecard/rulewords.h"
#include "wording/rulecard/why.h"
#include "wording/text.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

using wording::filled;

namespace {

CaseOnRecord caseOf(const Correction& change)
{
    const auto all = casesIn(change.after);
    return *std::ranges::find(all, change.challenge, &CaseOnRecord::op);
}

std::string placeOf(const Correction& change, int game, int place)
{
    const Match& match = *tournament::match(change.after, change.spot.sitting.match);
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
        return filled(wording::Desk::tr("%1: %2 claims a renege of %3 in book %4, to be decided"), at, by,
                      accused, found.challenge.book);
    return filled(wording::Desk::tr("%1: %2 claims a renege of %3 in book %4, %5"), at, by, accused,
                  found.challenge.book, wording::choiceWord(found.decision->ruling));
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
    return verdict == rules::Verdict::Proven      ? "proven"
           : verdict == rules::Verdict::NotProven ? "not proven"
                                                  : "contradictory";
}

/// What each side's points of the hand come from, a line each.
void addReasons(const Match& match, const scoring::HandLedger& row, std::vector<std::string>& lines)
{
    for (const scoring::Side side : scoring::bothSides) {
        const scoring::SideLedger& ledger = row.sides[side];
        const std::string name = "  " + scoring::name(side) + ": ";
        for (const std::string& counted : wording::whyCounted(*match.rules, ledger))
            lines.push_back(name + counted);
        for (const wording::Reason& reason : wording::why(*match.rules, side, ledger))
            lines.push_back(name + rules::added(reason.points) + ' ' + reason.words + " (" + reason.source +
                            ")");
    }
}

/// The hand with where its points come from, and the hands after it.
std::vector<std::string> handLines(const Correction& change)
{
    std::vector<std::string> lines;
    const auto rows = rowChanges(change);
    for (const RowChange& row : rows) {
        const std::string was = rowInWords(row.was);
        const std::string is = rowInWords(row.is);
        const std::string at = placeOf(change, row.game, row.place);
        lines.push_back(was == is ? filled(wording::Desk::tr("%1: %2, as before"), at, was)
                                  : filled(wording::Desk::tr("%1: %2 becomes %3"), at, was, is));
        if (&row == &rows.front() && row.is)
            addReasons(*tournament::match(change.after, change.spot.sitting.match), *row.is, lines);
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
    const Match& match = *tournament::match(change.after, change.spot.sitting.match);
    const std::string at = placeOf(change, change.spot.game, change.spot.place);
    std::vector<std::string> lines{claimText(change, found)};
    if (found.evidence) {
        const auto finding = findingOf(match, found.challenge.book, *found.evidence);
        lines.push_back(at + ": " + wording::inWords(finding.verdict) + ", " + wording::text(finding.why));
        if (const std::string against = againstText(found, finding); !against.empty())
            lines.push_back(at + ": " + against);
    }
    if (!match.rules->rules.renege)
        lines.push_back(
            filled(wording::Desk::tr(
                       "%1: %2 has no rule for a renege: it stands on record and costs nothing by itself"),
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
        const Match& match = *tournament::match(change.after, change.spot.sitting.match);
        const auto finding = findingOf(match, found.challenge.book, *found.evidence);
        own.emplace_back("finding", codeOf(finding.verdict));
        own.emplace_back("why", wording::text(finding.why));
        if (const std::string against = againstText(found, finding); !against.empty())
            own.emplace_back("against", against);
    }
    out.insert(out.begin() + 1, own.begin(), own.end()); // behind its match
    return out;
}

} // namespace

const Telling caseTelling{caseLines, caseMembers};
const Telling handTelling{handLines, handMembers};

} // namespace desk
