#include "rulingoutcome.h"

#include "desk/corrections/rowchange.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "ui/paper/page/words.h"
#include "wording/record/names.h"
#include "wording/rulecard/why.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

using scoring::Side;

const tournament::Match& matchIn(const desk::CaseChange& change)
{
    return *tournament::match(change.after, change.spot.sitting.match);
}

QString scoreText(const scoring::PerSide<int>& score)
{
    return u"%1 : %2"_s.arg(number(score.a), number(score.b));
}

/// What moved the count of tricks: a renege and what else did.
void addCount(QList<OutcomeRow>& rows, const rules::Set& set, const scoring::SideLedger& ledger)
{
    if (ledger.counted == ledger.tricks)
        return;
    QStringList steps;
    for (const std::string& step : wording::whyCounted(set, ledger))
        steps << q(step);
    rows << OutcomeRow{{},
                       Paper::tr("tricks that count: %1").arg(steps.join(u", "_s)),
                       u"%1 → %2"_s.arg(ledger.tricks).arg(ledger.counted)};
}

void addSide(QList<OutcomeRow>& rows, const desk::CaseChange& change, Side side,
             const scoring::SideLedger& ledger, bool withBags)
{
    const tournament::Match& match = matchIn(change);
    rows << OutcomeRow{side, teamName(change.after, match.teams[side]), number(ledger.points)};
    addCount(rows, *match.rules, ledger);
    const auto who = [&](scoring::Seat seat) { return tournament::seatName(change.after, match, seat); };
    for (const wording::Reason& reason : wording::why(*match.rules, side, ledger, who))
        rows << OutcomeRow{
            {}, u"%1 (%2)"_s.arg(q(reason.words), q(reason.source)), q(rules::added(reason.points))};
    if (withBags)
        rows << OutcomeRow{{}, Paper::tr("bags after it"), QString::number(ledger.bags)};
}

QString endOf(const desk::CaseChange& change, const scoring::Result& result, const QString& what)
{
    if (result.state == scoring::State::Won && result.winner) {
        const Side winner = *result.winner;
        return Paper::tr("%1: %2 wins, %3 to %4.")
            .arg(what, teamName(change.after, matchIn(change).teams[winner]), number(result.score[winner]),
                 number(result.score[scoring::other(winner)]));
    }
    if (result.state == scoring::State::ExtraHand)
        return Paper::tr("%1: level, another hand decides.").arg(what);
    return result.state == scoring::State::Won ? Paper::tr("%1: level.").arg(what)
                                               : Paper::tr("%1: goes on.").arg(what);
}

int handsAfterEnd(const tournament::Match& match)
{
    std::ptrdiff_t count = 0;
    for (const tournament::Sheet& sheet : match.games)
        count += std::count_if(
            sheet.ledger.hands.begin(), sheet.ledger.hands.end(),
            [](const scoring::HandLedger& hand) { return hand.state == scoring::State::AfterEnd; });
    return static_cast<int>(count);
}

/// The score by now, where that is not the one after the hand of the case.
void addLastScore(QStringList& notes, const desk::CaseChange& change)
{
    const auto& hands = matchIn(change).games[static_cast<std::size_t>(change.spot.game) - 1].ledger.hands;
    const auto counts = [](const scoring::HandLedger& hand) {
        return hand.state != scoring::State::AfterEnd;
    };
    const auto last = std::find_if(hands.rbegin(), hands.rend(), counts);
    const desk::RowChange own = desk::rowChanges(change, change.spot).front();
    if (last != hands.rend() && own.is && own.is->hand < last->hand)
        notes << Paper::tr("After hand %1: %2.")
                     .arg(last->hand)
                     .arg(scoreText({last->sides.a.score, last->sides.b.score}));
}

QStringList notesOf(const desk::CaseChange& change)
{
    const tournament::Match& match = matchIn(change);
    QStringList notes;
    addLastScore(notes, change);
    const auto game = static_cast<std::size_t>(change.spot.game) - 1;
    if (match.series.games > 1)
        notes << endOf(change, match.games[game].ledger.result, Paper::tr("Game %1").arg(change.spot.game));
    notes << endOf(change, tournament::result(match),
                   match.series.games > 1 ? Paper::tr("The match") : Paper::tr("Game and match"));
    if (const int idle = handsAfterEnd(match); idle > 0)
        notes << (idle == 1 ? Paper::tr("1 hand behind the end counts nothing.")
                            : Paper::tr("%1 hands behind the end count nothing.").arg(idle));
    std::vector<std::string> texts = desk::openedAgain(change, match.id);
    for (std::string& text : desk::laterTexts(change))
        texts.push_back(std::move(text));
    for (const std::string& text : texts)
        notes << q(wording::sentence(text)) + u'.';
    for (const std::string& later : change.undecided)
        notes << Paper::tr("What becomes of %1, which is on already, is decided with this ruling.")
                     .arg(q(wording::titleOf(*tournament::match(change.after, later))));
    return notes;
}

} // namespace

RulingOutcome outcomeOf(const desk::CaseChange& change, const desk::CaseChange& other, int hand)
{
    const desk::RowChange row = desk::rowChanges(change, change.spot).front();
    RulingOutcome outcome;
    const desk::RowChange opposite = desk::rowChanges(other, other.spot).front();
    if (!row.is || !opposite.is) {
        outcome.scoreLabel = Paper::tr("Score");
        outcome.score = scoreText(tournament::result(matchIn(change)).score);
        outcome.notes << Paper::tr(
            "The tricks of this hand are not on the sheet yet: what it costs shows when they are.");
        return outcome;
    }
    for (const Side side : scoring::bothSides)
        addSide(outcome.rows, change, side, row.is->sides[side],
                row.is->sides[side].bags != opposite.is->sides[side].bags);
    outcome.scoreLabel = Paper::tr("Score after hand %1").arg(hand);
    outcome.score = scoreText({row.is->sides.a.score, row.is->sides.b.score});
    if (row.is->state == scoring::State::AfterEnd)
        outcome.notes << Paper::tr("This hand lies behind the end and counts nothing.");
    outcome.notes << notesOf(change);
    return outcome;
}

} // namespace paper
