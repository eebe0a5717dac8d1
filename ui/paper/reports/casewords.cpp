#include "casewords.h"

#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "ui/paper/page/words.h"
#include "wording/record/choicewords.h"
#include "wording/record/names.h"
#include "wording/rulecard/rulewords.h"
#include "wording/sentence.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

/// Who is accused, alone.
std::string nameOf(const CaseAt& at)
{
    return tournament::playerAt(*at.record.tournament, at.match, at.found.challenge.accused);
}

QString shownWords(const facts::Evidence& evidence)
{
    const QString card = q(wording::cardInWords(*evidence.shown));
    if (evidence.held)
        return Paper::tr("the %1 is still in the hand").arg(card);
    return evidence.shownBook
               ? Paper::tr("the %1 came in book %2").arg(card, QString::number(*evidence.shownBook))
               : Paper::tr("the %1 was shown").arg(card);
}

rules::Finding findingIn(const CaseAt& at)
{
    return desk::findingOf(at.match, at.found.challenge.book, at.found.evidence.value_or(facts::Evidence()));
}

/// What turned cards show; empty where none were named.
QStringList cardsIn(const facts::Evidence& evidence, int book)
{
    QStringList parts;
    if (evidence.led)
        parts << Paper::tr("%1 were led in book %2")
                     .arg(q(wording::choiceWord(*evidence.led)), QString::number(book));
    if (evidence.played)
        parts << Paper::tr("the %1 was played").arg(q(wording::cardInWords(*evidence.played)));
    if (evidence.shown)
        parts << shownWords(evidence);
    return parts;
}

} // namespace

QString claimantOf(const CaseAt& at)
{
    using facts::Challenger;
    if (at.found.challenge.by == Challenger::Supervisor)
        return Paper::tr("the supervisor");
    const bool isA = at.found.challenge.by == Challenger::A;
    const std::string& team = isA ? at.match.teams.a : at.match.teams.b;
    return u"%1 (%2)"_s.arg(teamName(*at.record.tournament, team), isA ? u"A"_s : u"B"_s);
}

QString accusedOf(const CaseAt& at)
{
    const facts::Seat seat = at.found.challenge.accused;
    const std::string& team = at.match.teams[seat.side];
    return Paper::tr("%1 of %2")
        .arg(q(tournament::seatName(*at.record.tournament, at.match, seat)),
             teamName(*at.record.tournament, team));
}

QString evidenceOf(const CaseAt& at)
{
    if (!at.found.evidence)
        return Paper::tr("Nothing was said yet of what shows it.");
    QStringList parts = cardsIn(*at.found.evidence, at.found.challenge.book);
    if (at.found.evidence->known == facts::Known::Admitted)
        parts.prepend(Paper::tr("the accused admits it"));
    if (at.found.evidence->known == facts::Known::Seen)
        parts.prepend(Paper::tr("the supervisor saw it"));
    if (parts.isEmpty())
        return at.found.evidence->known ? Paper::tr("Cards are to show it; none is named yet.")
                                        : Paper::tr("Nothing was said yet of what shows it.");
    return q(wording::sentence(parts.join(u", "_s).toStdString())) + u'.';
}

QString findingOf(const CaseAt& at)
{
    const rules::Finding finding = findingIn(at);
    const std::string who = nameOf(at);
    const int times = desk::upheldBefore(at.match, at.found.challenge.accused, at.found.op);
    const std::string before = desk::upheldText(times, who);
    return q(desk::verdictText(finding.verdict) + ' ' + desk::findingText(finding, who) +
             (before.empty() ? "" : ' ' + before));
}

QString decisionOf(const CaseAt& at)
{
    if (!at.found.decision || !at.found.decided)
        return {};
    return Paper::tr("%1 by %2, %3")
        .arg(q(wording::sentence(wording::choiceWord(at.found.decision->ruling))), q(at.found.decided->by),
             timeText(at.found.decided->at, at.record.printed));
}

QString againstOf(const CaseAt& at)
{
    if (!at.found.decision)
        return {};
    const std::string against = desk::againstEvidence(at.found.decision->ruling, findingIn(at).verdict);
    return against.empty() ? QString() : Paper::tr("Against the evidence: %1.").arg(q(against));
}

} // namespace paper
