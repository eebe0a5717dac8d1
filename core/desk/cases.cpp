// The cases on record, and what their evidence comes to.
#include "ruling.h"

#include "night/convert.h"
#include "rules/words.h"

#include <algorithm>

namespace desk {

namespace {

template <class Kind>
const Kind* factOf(const night::Night& night, const std::string& op)
{
    const night::Filed* filed = op.empty() ? nullptr : night::filed(night, op);
    return filed ? std::get_if<Kind>(&filed->entry->fact) : nullptr;
}

CaseOnRecord caseOf(const night::Night& night, const night::Case& each)
{
    CaseOnRecord found;
    found.op = each.challenge;
    const auto standing = night::standingFact(night, each.challenge);
    found.challenge = std::get<facts::Challenge>(*standing);
    found.spot = found.challenge.hand;
    found.match = found.spot.sitting.match;
    found.claimed = night::filed(night, each.challenge)->entry->stamp;
    if (const auto* evidence = factOf<facts::Evidence>(night, each.evidence))
        found.evidence = *evidence;
    if (const auto* decision = factOf<facts::Decision>(night, each.decision)) {
        found.decision = *decision;
        found.decided = night::filed(night, each.decision)->entry->stamp;
    }
    return found;
}

void addCases(const night::Night& night, const night::Sheet& sheet, std::vector<CaseOnRecord>& all)
{
    int hand = 0;
    for (const night::Item& item : sheet.items) {
        if (!std::holds_alternative<scoring::Hand>(item.what))
            continue;
        ++hand;
        int which = 0;
        for (const night::Case& each : item.cases) {
            all.push_back(caseOf(night, each));
            all.back().hand = hand;
            all.back().which = ++which;
        }
    }
}

} // namespace

std::vector<CaseOnRecord> casesIn(const night::Night& night)
{
    std::vector<CaseOnRecord> all;
    for (const night::Match* match : night::inOrder(night))
        for (const night::Sheet& sheet : match->games)
            addCases(night, sheet, all);
    const auto seq = [&](const CaseOnRecord& each) { return night::filed(night, each.op)->entry->seq; };
    std::sort(all.begin(), all.end(), [&](const CaseOnRecord& one, const CaseOnRecord& other) {
        if (one.decision.has_value() != other.decision.has_value())
            return !one.decision;
        return seq(one) > seq(other);
    });
    return all;
}

rules::Finding findingOf(const night::Match& match, int book, const facts::Evidence& evidence)
{
    return rules::judge(*match.rules, night::judged(book, evidence));
}

std::string verdictText(rules::Verdict verdict)
{
    return rules::sentence(std::string(rules::inWords(verdict))) + '.';
}

// Proven sentences begin with what the accused did, and so with the name.
std::string findingText(const rules::Finding& finding, const std::string& who)
{
    return (finding.verdict == rules::Verdict::Proven ? who + ' ' + finding.why
                                                      : rules::sentence(finding.why)) +
           '.';
}

std::string upheldText(int before, const std::string& who)
{
    if (before == 0)
        return {};
    return (before == 1 ? "One renege was" : std::to_string(before) + " reneges were") + " upheld against " +
           who + " in this match before.";
}

std::string againstEvidence(facts::Ruling ruling, rules::Verdict verdict)
{
    if (ruling == facts::Ruling::Upheld && verdict == rules::Verdict::Contradictory)
        return "upheld, though what was said cannot be so";
    if (ruling == facts::Ruling::Rejected && verdict == rules::Verdict::Proven)
        return "rejected, though what was said proves it";
    return {};
}

int upheldBefore(const night::Match& match, scoring::Seat accused, const std::string& challenge)
{
    int upheld = 0;
    for (const night::Sheet& sheet : match.games)
        for (const night::Item& item : sheet.items)
            for (std::size_t i = 0; i < item.cases.size(); ++i) {
                if (item.cases[i].challenge == challenge)
                    return upheld;
                const scoring::Renege& renege = std::get<scoring::Hand>(item.what).reneges[i];
                upheld += renege.accused == accused && renege.ruling == scoring::Ruling::Upheld ? 1 : 0;
            }
    return upheld;
}

} // namespace desk
