// A renege case in words, as its sheet says it; for this folder alone.
#pragma once

#include "desk/rulings/ruling.h"
#include "ui/paper/page/document.h"

namespace paper {

// A renege case in words, as its sheet says it; for this folder alone.

/// One case with what it is about.
struct CaseAt {
    const Record& record;
    const tournament::Match& match;
    const desk::CaseOnRecord& found;
};

/// `Full House (A)`, `the supervisor`
QString claimantOf(const CaseAt& at);
/// `Chi Okafor (B1) of Low Club`
QString accusedOf(const CaseAt& at);
/// `Clubs were led in book 4, the 7♦ was played, the Q♣ came in book 9.`
QString evidenceOf(const CaseAt& at);
/// `Proven. Chi Okafor played the Q♣ in book 9, so could have followed clubs in book 4.`
QString findingOf(const CaseAt& at);
/// `Upheld by J. Park, Nov 21, 19:45`; empty where it is not decided.
QString decisionOf(const CaseAt& at);
/// `Against the evidence: rejected, though what was said proves it.`; empty where it is not.
QString againstOf(const CaseAt& at);

} // namespace paper
