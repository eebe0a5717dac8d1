// The cases on record, and what their evidence comes to.
#include "ruling.h"

#include "tournament/model/convert.h"
#include "wording/filled.h"
#include "wording/rulecard/rulewords.h"
#include "wording/sentence.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

using wording::filled;

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

} // namespace desk
