// The sheet of a renege case: the claim, the rule, both outcomes, the decision, and the signatures.
#include "readings.h"
#include "reportprints.h"
#include "rulingoutcome.h"

#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "ui/paper/page/words.h"
#include "wording/record/choicewords.h"
#include "wording/record/refusal.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/rulewords.h"
#include "wording/sentence.h"
#include "wording/side.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

using scoring::Side;

namespace {

constexpr Type rulingType{9.5};
constexpr double sideGap = 5; ///< between the two sides, in mm
constexpr double playerLine = 4.6;

/// Both sides with those who sit there, so many mm wide.
Piece teamsPiece(const tournament::Tournament& tournament, const tournament::Match& match, double width)
{
    struct Team {
        QString name;
        QStringList players;
    };
    const double half = (width - sideGap) / 2;
    const auto heightOf = [half](const QString& player) {
        return qMax(playerLine, nameHeight(player, rulingType, half));
    };
    scoring::PerSide<Team> teams;
    double most = 0; // of the height of their players
    for (const Side side : scoring::bothSides) {
        double height = 0;
        teams[side].name = teamName(tournament, match.teams[side]);
        for (const facts::Seat seat : facts::allSeats)
            if (match.call && seat.side == side) {
                teams[side].players << u"%1 %2"_s.arg(seatName(seat),
                                                      playerName(tournament, match.call->players[seat]));
                height += heightOf(teams[side].players.back());
            }
        most = qMax(most, height);
    }
    return {9.3 + most, [=](Pencil& pencil, const QRectF& box) {
                for (const Side side : scoring::bothSides) {
                    const bool a = side == Side::A;
                    const double left = a ? box.left() : box.right() - half;
                    pencil.across(left, box.top(), half, heavy);
                    pencil.sideMark(a, {left + 0.2, box.top() + 2.4, 4.2, 4.2});
                    constexpr Type large{13, Weight::Medium};
                    pencil.text({left + 5.6, box.top() + 1.5, 5, 6}, wording::letterOf(side), large);
                    pencil.name({left + 11, box.top() + 1.2, half - 11, 6.6}, teams[side].name, large);
                    double y = box.top() + 8;
                    for (const QString& player : teams[side].players) {
                        pencil.name({left, y, half, heightOf(player)}, player, rulingType);
                        y += heightOf(player);
                    }
                }
            }};
}

/// A case with its match and hand.
struct CaseAt {
    const Record& record;
    const tournament::Match& match;
    const desk::CaseOnRecord& found;
};

QString shownWords(const facts::Evidence& evidence)
{
    const QString card = q(wording::cardInWords(*evidence.shown));
    if (evidence.held)
        return Paper::tr("the %1 is still in hand").arg(card);
    return evidence.shownBook
               ? Paper::tr("the %1 came in trick %2").arg(card, QString::number(*evidence.shownBook))
               : Paper::tr("the %1 was shown").arg(card);
}

rules::Finding findingIn(const CaseAt& at)
{
    return desk::findingOf(at.match, at.found.challenge.book, at.found.evidence.value_or(facts::Evidence()));
}

/// The cards in the evidence; empty if none are named.
QStringList cardsIn(const facts::Evidence& evidence, int book)
{
    QStringList parts;
    if (evidence.led)
        parts << Paper::tr("%1 were led in trick %2")
                     .arg(q(wording::choiceWord(*evidence.led)), QString::number(book));
    if (evidence.played)
        parts << Paper::tr("the %1 was played").arg(q(wording::cardInWords(*evidence.played)));
    if (evidence.shown)
        parts << shownWords(evidence);
    return parts;
}

/// `Full House (A)`, `the supervisor`
QString claimantOf(const CaseAt& at)
{
    using facts::Challenger;
    if (at.found.challenge.by == Challenger::Supervisor)
        return Paper::tr("the supervisor");
    const Side by = at.found.challenge.by == Challenger::A ? Side::A : Side::B;
    return u"%1 (%2)"_s.arg(teamName(*at.record.tournament, at.match.teams[by]), wording::letterOf(by));
}

/// `Chi Okafor (B1) of Low Club`
QString accusedOf(const CaseAt& at)
{
    const facts::Seat seat = at.found.challenge.accused;
    const std::string& team = at.match.teams[seat.side];
    return Paper::tr("%1 of %2")
        .arg(q(tournament::seatName(*at.record.tournament, at.match, seat)),
             teamName(*at.record.tournament, team));
}

/// `Clubs were led in trick 4, the 7♦ was played, the Q♣ came in trick 9.`
QString evidenceOf(const CaseAt& at)
{
    if (!at.found.evidence)
        return Paper::tr("No evidence recorded.");
    QStringList parts = cardsIn(*at.found.evidence, at.found.challenge.book);
    if (at.found.evidence->known == facts::Known::Admitted)
        parts.prepend(Paper::tr("the accused player admitted it"));
    if (at.found.evidence->known == facts::Known::Seen)
        parts.prepend(Paper::tr("the supervisor saw it"));
    if (parts.isEmpty())
        return at.found.evidence->known ? Paper::tr("No cards recorded.")
                                        : Paper::tr("No evidence recorded.");
    return q(wording::sentence(parts.join(u", "_s).toStdString())) + u'.';
}

/// What is missing for a proof; empty if there is a finding.
QString lackingIn(const CaseAt& at, const rules::Finding& finding)
{
    const std::string_view code = finding.why.code;
    if (code == "evidence-needs-known")
        return Paper::tr("Nothing on record proves it.");
    if (code == "evidence-needs-suit-led")
        return Paper::tr("Not proven: the suit led in trick %1 isn’t on record.")
            .arg(at.found.challenge.book);
    if (code == "evidence-needs-card-shown")
        return Paper::tr("Not proven: no later card of the suit led is on record.");
    if (code == "evidence-needs-book-shown")
        return Paper::tr("Not proven: the trick in which the %1 came isn’t on record.")
            .arg(q(wording::cardInWords(*at.found.evidence->shown)));
    return {};
}

/// `Proven. Chi Okafor played the Q♣ in trick 9 and could have followed clubs in trick 4.`
QString findingOf(const CaseAt& at)
{
    const rules::Finding finding = findingIn(at);
    const QString lacking = lackingIn(at, finding);
    const std::string who = tournament::playerAt(*at.record.tournament, at.match, at.found.challenge.accused);
    const int times = desk::upheldBefore(at.match, at.found.challenge.accused, at.found.op);
    const std::string before = desk::upheldText(times, who);
    const QString found = lacking.isEmpty()
                              ? q(desk::verdictText(finding.verdict) + ' ' + desk::findingText(finding, who))
                              : lacking;
    return found + (before.empty() ? QString() : u' ' + q(before));
}

/// `Upheld by J. Park, Nov 21, 7:45 PM`; empty if not decided.
QString decisionOf(const CaseAt& at)
{
    if (!at.found.decision || !at.found.decided)
        return {};
    const facts::Ruling ruling = at.found.decision->ruling;
    const QString text = ruling == facts::Ruling::Upheld     ? Paper::tr("Upheld by %1, %2")
                         : ruling == facts::Ruling::Rejected ? Paper::tr("Denied by %1, %2")
                                                             : Paper::tr("Withdrawn; recorded by %1, %2");
    return text.arg(q(rules::isolated(at.found.decided->by)),
                    timeText(at.found.decided->at, at.record.printed));
}

/// `Against the evidence: denied, though …`; empty if it isn't.
QString againstOf(const CaseAt& at)
{
    if (!at.found.decision)
        return {};
    const std::string against = desk::againstEvidence(at.found.decision->ruling, findingIn(at).verdict);
    return against.empty() ? QString() : Paper::tr("Against the evidence: %1.").arg(q(against));
}

desk::Answer<desk::Correction> previewOf(const CaseAt& at, facts::Ruling ruling)
{
    desk::CaseOptions asked;
    asked.match = at.match.id;
    asked.game = at.found.spot.game;
    asked.hand = at.found.hand;
    asked.which = at.found.which;
    asked.ruling = ruling;
    return desk::preview(*at.record.tournament, desk::thisMachine(), "print", desk::ruleOnCase(asked));
}

void addClaim(Flow& flow, const CaseAt& at)
{
    flow.title(Paper::tr("The challenge"))
        .entry(Paper::tr("Challenged by"), Paper::tr("%1; recorded by %2, %3")
                                               .arg(claimantOf(at), q(rules::isolated(at.found.claimed.by)),
                                                    timeText(at.found.claimed.at, at.record.printed)))
        .entry(Paper::tr("Accused"),
               Paper::tr("%1, in trick %2").arg(accusedOf(at), QString::number(at.found.challenge.book)),
               {10, Weight::Medium})
        .entry(Paper::tr("Evidence"), evidenceOf(at));
    if (at.found.evidence && at.found.evidence->note)
        flow.entry(Paper::tr("Note"), q(*at.found.evidence->note));
}

/// The statements about reneges. Those from the same place are together, with the place at the end.
QStringList ruleTexts(const rules::Set& set)
{
    const std::vector<wording::Statement> all = wording::renegeStatements(set);
    QStringList texts;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i > 0 && all[i].sections == all[i - 1].sections)
            texts.back() += u' ' + q(all[i].text);
        else
            texts << q(all[i].text);
        const QStringList place = QStringList{q(set.venueName)} + q(all[i].sections);
        const bool isLast = i + 1 == all.size() || all[i + 1].sections != all[i].sections;
        if (isLast && !all[i].sections.empty())
            texts.back() += u" ("_s + place.join(u", "_s) + u')';
    }
    return texts;
}

void addRule(Flow& flow, const CaseAt& at)
{
    const rules::Set& set = *at.match.rules;
    flow.title(Paper::tr("The rule"));
    for (const QString& text : ruleTexts(set))
        flow.text(text, rulingType);
    Readings readings;
    for (const wording::Statement& each : wording::renegeStatements(set))
        for (const wording::ReadingNote& note : each.notes)
            readings.add(note);
    for (const wording::ReadingNote& note : readings.notes())
        flow.text(q(wording::ourReading(note)), {rulingType.points, Weight::Plain, true});
    if (!set.rules.renege)
        flow.text(Paper::tr("The ruling is recorded, but it has no fixed penalty."), rulingType);
}

void addOutcomes(Flow& flow, const CaseAt& at)
{
    const auto upheld = previewOf(at, facts::Ruling::Upheld);
    const auto rejected = previewOf(at, facts::Ruling::Rejected);
    flow.title(Paper::tr("What each ruling does")) << Piece{1.2, {}, true};
    if (!upheld || !rejected) {
        for (const desk::Mistake& mistake : (upheld ? rejected : upheld).error().mistakes)
            flow.text(q(wording::sentence(wording::onScreen(mistake))) + u'.', rulingType);
        return;
    }
    const auto isRuled = [&](facts::Ruling ruling) {
        return at.found.decision && at.found.decision->ruling == ruling;
    };
    const bool isUpheld = isRuled(facts::Ruling::Upheld);
    const bool isRejected = isRuled(facts::Ruling::Rejected);
    flow << outcomesPiece(
        {isUpheld ? Paper::tr("Upheld (the ruling)") : Paper::tr("If upheld"), isUpheld, *upheld},
        {isRejected ? Paper::tr("Denied (the ruling)") : Paper::tr("If denied"), isRejected, *rejected},
        at.found.hand, flow.width());
}

/// Check boxes in a line, with a line to write on after the last word.
Piece choicesPiece(const QStringList& choices, const QString& write = {})
{
    const auto draw = [=](Pencil& pencil, const QRectF& box) {
        constexpr Type type{10};
        double x = box.left();
        for (const QString& word : choices) {
            const double wide = widthOf(word, type);
            pencil.tickBox({x, box.center().y()}, 3.6);
            pencil.text({x + 5, box.top(), qMin(wide + 0.3, box.right() - x - 5), box.height()}, word, type);
            x += wide + 11;
        }
        if (write.isEmpty())
            return;
        const double wide = widthOf(write, type);
        pencil.text({x, box.top(), wide + 0.3, box.height()}, write, type);
        pencil.across(x + wide + 1.5, box.bottom() - 1.4, qMax(0.0, box.right() - x - wide - 1.5));
    };
    return {.height = 7.5, .draw = draw, .least = 6.2};
}

void addDecision(Flow& flow, const CaseAt& at)
{
    flow.title(Paper::tr("The decision"));
    if (!at.found.decision) {
        flow.text(Paper::tr("Open."), {10, Weight::Medium}).keep() << choicesPiece(
            {Paper::tr("Upheld"), Paper::tr("Denied"), Paper::tr("Withdrawn")}, Paper::tr("Reason"));
        return;
    }
    const QString against = againstOf(at);
    const auto& reason = at.found.decision->reason;
    flow.text(decisionOf(at) + (against.isEmpty() ? QString() : u". "_s + against), {10.5, Weight::Medium});
    if (reason)
        flow.entry(Paper::tr("Reason"), q(*reason));
    else
        flow << choicesPiece({}, Paper::tr("Reason"));
}

QString protestText(facts::ProtestEnd end)
{
    switch (end) {
    case facts::ProtestEnd::Upheld:
        return Paper::tr("%1 protested: %2. The protest was upheld.");
    case facts::ProtestEnd::Rejected:
        return Paper::tr("%1 protested: %2. The protest was denied.");
    case facts::ProtestEnd::Withdrawn:
        return Paper::tr("%1 protested: %2. The protest was withdrawn.");
    case facts::ProtestEnd::Referred:
        break;
    }
    return Paper::tr("%1 protested: %2. The protest was referred to staff.");
}

/// Whether both captains have signed the match since the ruling.
bool isSignedSince(const CaseAt& at)
{
    std::string last;
    tournament::forEach<facts::Agree>(
        tournament::recordOf(*at.record.tournament, at.match.id),
        [&](const facts::Entry& entry, const facts::Agree&) { last = entry.stamp.at; });
    return at.match.agreed && at.found.decided && at.found.decided->at < last;
}

/// Adds whether the ruling is final or the match continues under protest: as recorded, or as boxes to check.
void addStanding(Flow& flow, const CaseAt& at)
{
    const tournament::Tournament& tournament = *at.record.tournament;
    if (at.match.protests.empty() && isDecidedOtherwise(at.match))
        return; // the match isn't played on
    if (at.match.protests.empty() && !isSignedSince(at)) {
        flow << choicesPiece({Paper::tr("The ruling is final"), Paper::tr("A plays under protest"),
                              Paper::tr("B plays under protest")});
        return;
    }
    if (at.match.protests.empty())
        flow.text(Paper::tr("Final: both captains signed the match, with no protest."));
    for (const tournament::Protested& each : at.match.protests) {
        const QString team = teamName(tournament, at.match.teams[each.protest.side]);
        const QString reason = q(each.protest.reason);
        const QString text = each.ruling ? protestText(*each.ruling)
                                         : Paper::tr("%1 protested: %2. The protest isn’t settled yet.");
        flow.text(text.arg(team, reason));
    }
}

QString handPlace(const tournament::Tournament& tournament, const CaseAt& at)
{
    QStringList parts{matchTitle(at.match), roundWord(tournament, at.match)};
    if (const auto table = tournament::tableOf(tournament, at.match))
        parts << Paper::tr("table %1").arg(*table);
    if (at.match.series.games > 1)
        parts << Paper::tr("game %1").arg(at.found.spot.game);
    parts << Paper::tr("hand %1").arg(at.found.hand);
    return parts.join(u" · "_s);
}

} // namespace

void addRuling(Binder& binder, const desk::CaseOnRecord& found)
{
    const tournament::Tournament& tournament = binder.tournament();
    const CaseAt at{binder.record(), *tournament::match(tournament, found.match), found};
    Flow flow(binder);
    flow << teamsPiece(tournament, at.match, flow.width());
    addClaim(flow, at);
    flow.title(Paper::tr("What the evidence shows")).text(findingOf(at), {10.5, Weight::Medium});
    addRule(flow, at);
    addOutcomes(flow, at);
    addDecision(flow, at);
    addStanding(flow, at);
    flow.keep() << signaturePiece(
        {{Paper::tr("Captain A"), teamName(tournament, at.match.teams.a)},
         {Paper::tr("Captain B"), teamName(tournament, at.match.teams.b)},
         {Paper::tr("Supervisor"), found.decided ? q(found.decided->by) : QString()}});
    flow.addPages({Paper::tr("Ruling on a renege challenge") + u" · "_s + handPlace(tournament, at)});
}

} // namespace paper
