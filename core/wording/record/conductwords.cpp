#include "facttext.h"

#include "choicewords.h"
#include "names.h"

#include "wording/clock.h"
#include "wording/filled.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <QDateTime>

namespace wording {

namespace {

/// The team on that side, or the letter of the side if no team is known.
std::string teamOn(const tournament::Tournament& tournament, const facts::Sitting& sitting, facts::Side side)
{
    const tournament::Match* match = tournament::match(tournament, sitting.match);
    const std::string team = match ? match->teams[side] : std::string();
    return team.empty() ? std::string(hand::sideLetter(side)) : teamName(tournament, team);
}

/// A point in time (UTC) on the clock of this place: `Nov 21, 2026, 7:42 PM`.
std::string localText(const std::string& utc)
{
    const QDateTime time =
        QDateTime::fromString(QString::fromStdString(utc), Qt::ISODateWithMs).toLocalTime();
    return filled(Desk::tr("%1, %2"), dayText(time.date()).toStdString(),
                  timeOfDay(time.time()).toStdString());
}

/// The line with `more` after its head.
FactLine with(FactLine line, const std::string& more)
{
    line.head += more;
    if (!line.match.empty())
        line.own += more;
    return line;
}

/// `text` with the head of the line as its first argument.
template <class... Values>
FactLine about(FactLine line, const QString& text, const Values&... values)
{
    line.head = filled(text, line.head, values...);
    if (!line.match.empty())
        line.own = filled(text, line.own, values...);
    return line;
}

/// The name of the fact with that op, as the head of a line about it. `unknown` is for an op that isn't on
/// record.
FactLine named(const tournament::Tournament& tournament, const std::string& op, const char* unknown)
{
    const tournament::Filed* filed = tournament::filed(tournament, op);
    if (const auto* challenge = filed ? std::get_if<facts::Challenge>(&filed->entry->fact) : nullptr)
        return titleOf(tournament, *challenge);
    if (const auto* protest = filed ? std::get_if<facts::Protest>(&filed->entry->fact) : nullptr)
        return titleOf(tournament, *protest);
    return {filled(Desk::tr(unknown))};
}

constexpr const char* unknownChallenge = QT_TRANSLATE_NOOP("Desk", "a challenge that isn’t on record");
constexpr const char* unknownProtest = QT_TRANSLATE_NOOP("Desk", "a protest that isn’t on record");

std::string whom(const tournament::Tournament& tournament, const facts::Incident& incident)
{
    std::string name = incident.person ? personName(tournament, *incident.person) : std::string();
    std::string team = incident.team ? teamName(tournament, *incident.team) : std::string();
    if (name.empty())
        return team;
    return team.empty() ? name : withName(name, team);
}

/// In the words of the tournament's rule sheet.
std::string infractionWords(const tournament::Tournament& tournament, const std::string& id)
{
    for (const rules::Infraction& each : tournament::infractionsIn(*tournament.setting))
        if (each.id == id)
            return inWords(each);
    return infractionInWords(id);
}

} // namespace

FactLine titleOf(const tournament::Tournament& tournament, const facts::Protest& protest)
{
    return ofMatch(tournament, protest.sitting.match,
                   filled(Desk::tr("the protest by %1"), teamOn(tournament, protest.sitting, protest.side)));
}

FactLine titleOf(const tournament::Tournament& tournament, const facts::Rating& rating)
{
    return ofMatch(
        tournament, rating.sitting.match,
        filled(Desk::tr("the sportsmanship rating of %1"), teamOn(tournament, rating.sitting, rating.side)));
}

FactLine titleOf(const tournament::Tournament& tournament, const facts::Incident& incident)
{
    const std::string who = whom(tournament, incident);
    const std::string what = choiceWord(incident.what);
    const std::string own =
        (who.empty() ? what : filled(Desk::tr("%1 of %2"), what, who)) +
        (incident.infraction ? ", " + infractionWords(tournament, *incident.infraction) : "");
    return incident.match ? ofMatch(tournament, *incident.match, own) : FactLine{own};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Decision& decision)
{
    FactLine line = named(tournament, decision.challenge, unknownChallenge);
    line.detail = choiceWord(decision.ruling) + because(decision.reason);
    return line;
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Evidence& evidence)
{
    std::string text;
    if (evidence.known)
        text += ", " + choiceWord(*evidence.known);
    if (evidence.led)
        text += ", " + filled(Desk::tr("%1 led"), choiceWord(*evidence.led));
    if (evidence.played)
        text += ", " + filled(Desk::tr("%1 played"), cardInWords(*evidence.played));
    if (evidence.shown && evidence.shownBook)
        text += ", " +
                filled(Desk::tr("%1 shown in trick %2"), cardInWords(*evidence.shown), *evidence.shownBook);
    else if (evidence.shown)
        text += ", " + filled(Desk::tr("%1 shown"), cardInWords(*evidence.shown));
    else if (evidence.shownBook)
        text += ' ' + filled(Desk::tr("in trick %1"), *evidence.shownBook);
    if (evidence.held)
        text += ", " + filled(Desk::tr("still in the hand"));
    return with(named(tournament, evidence.challenge, unknownChallenge), text + because(evidence.note));
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Protest& protest)
{
    const bool isAboutRule = protest.about == facts::ProtestAbout::Rule;
    return with(
        about(titleOf(tournament, protest),
              isAboutRule ? Desk::tr("%1, about a rule") : Desk::tr("%1, about eligibility")),
        (protest.holds ? ", " + filled(Desk::tr("the winner is on hold")) : "") +
            (protest.until ? ", " + filled(Desk::tr("open until %1"), localText(*protest.until)) : "") +
            because(protest.reason));
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Settlement& settlement)
{
    const FactLine protest = named(tournament, settlement.protest, unknownProtest);
    const FactLine line = settlement.ruling == facts::ProtestEnd::Referred
                              ? about(protest, Desk::tr("%1 is referred to staff"))
                              : about(protest, Desk::tr("%1 is %2"), choiceWord(settlement.ruling));
    return with(line, because(settlement.reason));
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Rating& rating)
{
    return with(
        about(titleOf(tournament, rating), Desk::tr("%1 is %2"), tournament::ratingText(rating.tenths)),
        because(rating.reason));
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Incident& incident)
{
    FactLine line = titleOf(tournament, incident);
    line.detail = reasonText(incident); // empty in a preview without a reason
    if (incident.playsOn)
        line.detail += (line.detail.empty() ? "" : "; ") + filled(Desk::tr("finishes this match")) +
                       because(incident.playsOn);
    return line;
}

std::string reasonText(const facts::Incident& incident)
{
    return incident.sharesId
               ? filled(Desk::tr("registered without an ID, because another player has the same one (%1)"),
                        incident.reason)
               : incident.reason;
}

FactLine titleOf(const tournament::Tournament& tournament, const facts::Evidence& evidence)
{
    return {filled(Desk::tr("%1, evidence"), named(tournament, evidence.challenge, unknownChallenge).head)};
}

FactLine titleOf(const tournament::Tournament& tournament, const facts::Settlement& settlement)
{
    return {filled(Desk::tr("%1, decision"), named(tournament, settlement.protest, unknownProtest).head)};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Sanction& sanction)
{
    const std::string name = titleOf(tournament, sanction).head;
    return {sanction.lifted  ? filled(Desk::tr("%1, lifted"), name)
            : sanction.until ? filled(Desk::tr("%1, until %2"), name, dayText(*sanction.until).toStdString())
                             : filled(Desk::tr("%1, until lifted"), name),
            sanction.reason};
}

FactLine titleOf(const tournament::Tournament& tournament, const facts::Sanction& sanction)
{
    return {filled(Desk::tr("suspension of %1"), sanction.person ? personName(tournament, *sanction.person)
                                                                 : teamName(tournament, *sanction.team))};
}

FactLine titleOf(const tournament::Tournament& tournament, const facts::Wait& wait)
{
    return {filled(Desk::tr("%1, start of the grace period"), matchName(tournament, wait.sitting.match))};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Wait& wait)
{
    return ofMatch(tournament, wait.sitting.match, {}, filled(Desk::tr("grace period started")));
}

FactLine titleOf(const tournament::Tournament& tournament, const facts::ScoreSheet& sheet)
{
    return {filled(sheet.what == facts::SheetAction::Out ? Desk::tr("%1, score sheet out")
                                                         : Desk::tr("%1, score sheet back"),
                   matchName(tournament, sheet.match))};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::ScoreSheet& sheet)
{
    return ofMatch(tournament, sheet.match, {},
                   filled(sheet.what == facts::SheetAction::Out ? Desk::tr("score sheet out")
                                                                : Desk::tr("score sheet back")));
}

} // namespace wording
