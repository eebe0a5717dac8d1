#include "casewords.h"

#include "desk/wording/names.h"
#include "rules/words.h"
#include "ui/paper/page/words.h"

using namespace Qt::StringLiterals;

namespace paper {

namespace {

/// Who is accused, alone.
std::string nameOf(const CaseAt& at)
{
    return desk::playerAt(*at.record.tournament, at.match, at.found.challenge.accused);
}

QString cardName(const std::string& card)
{
    return u"the "_s + q(rules::cardInWords(card));
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
        parts << u"%1 were led in book %2"_s.arg(q(facts::word(*evidence.led))).arg(book);
    if (evidence.played)
        parts << cardName(*evidence.played) + u" was played"_s;
    if (evidence.shown)
        parts << cardName(*evidence.shown) + (evidence.held ? u" is still in the hand"_s
                                              : evidence.shownBook
                                                  ? u" came in book %1"_s.arg(*evidence.shownBook)
                                                  : u" was shown"_s);
    return parts;
}

} // namespace

QString claimantOf(const CaseAt& at)
{
    using facts::Challenger;
    if (at.found.challenge.by == Challenger::Supervisor)
        return u"the supervisor"_s;
    const bool isA = at.found.challenge.by == Challenger::A;
    const std::string& team = isA ? at.match.teams.a : at.match.teams.b;
    return u"%1 (%2)"_s.arg(teamName(*at.record.tournament, team), isA ? u"A"_s : u"B"_s);
}

QString accusedOf(const CaseAt& at)
{
    const facts::Seat seat = at.found.challenge.accused;
    const std::string& team = at.match.teams[seat.side];
    return u"%1 of %2"_s.arg(q(desk::seatName(*at.record.tournament, at.match, seat)),
                             teamName(*at.record.tournament, team));
}

QString evidenceOf(const CaseAt& at)
{
    if (!at.found.evidence)
        return u"Nothing was said yet of what shows it."_s;
    QStringList parts = cardsIn(*at.found.evidence, at.found.challenge.book);
    if (at.found.evidence->known == facts::Known::Admitted)
        parts.prepend(u"the accused admits it"_s);
    if (at.found.evidence->known == facts::Known::Seen)
        parts.prepend(u"the supervisor saw it"_s);
    if (parts.isEmpty())
        return at.found.evidence->known ? u"Cards are to show it; none is named yet."_s
                                        : u"Nothing was said yet of what shows it."_s;
    return q(rules::sentence(parts.join(u", "_s).toStdString())) + u'.';
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
    return u"%1 by %2, %3"_s.arg(q(rules::sentence(std::string(facts::word(at.found.decision->ruling)))),
                                 q(at.found.decided->by), timeText(at.found.decided->at, at.record.printed));
}

QString againstOf(const CaseAt& at)
{
    if (!at.found.decision)
        return {};
    const std::string against = desk::againstEvidence(at.found.decision->ruling, findingIn(at).verdict);
    return against.empty() ? QString() : u"Against the evidence: "_s + q(against) + u'.';
}

} // namespace paper
