#include "rulingoutcome.h"

#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "ui/paper/page/words.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/rulecard/why.h"
#include "wording/sentence.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

using scoring::Side;

namespace {

constexpr Type outcomeType{9.5};
constexpr Type outcomeSide{outcomeType.points, Weight::Medium};
constexpr Type outcomeNote{9};
constexpr double outcomeGap = 5; ///< between the two outcomes, in mm
constexpr double outcomePad = 2.6;
constexpr double outcomeValue = 15;
constexpr double outcomeMark = 3.4;   ///< of a side
constexpr double beforeOutcome = 8.8; ///< width of a side's name: mark and letter

/// A row of an outcome, broken into lines.
struct OutcomeRow {
    std::optional<Side> side; ///< set in the first row of a side
    QStringList lines;        ///< `bid 7, 5 of 8 tricks count: set (Scoring 4)`
    QString value;            ///< `−70`
    Type type = outcomeType;  ///< a side's name
};
/// An outcome, ready to draw.
struct Outcome {
    QString title;
    bool isRuled = false;
    double width = 0; ///< of the content
    QList<OutcomeRow> rows{};
    QString scoreLabel{}; ///< `Score after hand 5`
    QString score{};      ///< `161 : 243`
    QStringList notes{};  ///< lines about the game, the match, later matches

    void begin(Side side, const QString& name, const QString& value)
    {
        const double room = width - outcomeValue - beforeOutcome;
        const SetName set = setName(name, outcomeSide, {room, lineHeight(outcomeSide)});
        rows << OutcomeRow{side, set.lines, value, set.type};
    }
    void add(const QString& label, const QString& value)
    {
        rows << OutcomeRow{{}, wrapped(label, outcomeType, width - outcomeValue), value};
    }
    void note(const QString& sentence) { notes << wrapped(sentence, outcomeNote, width); }
    double height() const
    {
        double all = 18 + outcomePad; // includes title and score
        for (const OutcomeRow& row : rows)
            all += static_cast<double>(row.lines.size()) * lineHeight(outcomeType) + (row.side ? 1.6 : 0.4);
        return all + static_cast<double>(notes.size()) * lineHeight(outcomeNote);
    }
};

QString scoreText(const scoring::PerSide<int>& score)
{
    return q(wording::scoreText(score));
}

/// Adds why other tricks count than were taken: a renege, or anything else.
void addCount(Outcome& outcome, const rules::Set& set, const scoring::SideLedger& ledger)
{
    if (scoring::countsOtherTricks(ledger))
        outcome.add(Paper::tr("tricks that count: %1")
                        .arg(q(rules::joined(wording::whyCounted(set, ledger, wording::placeOf), ", "))),
                    u"%1 → %2"_s.arg(ledger.tricks).arg(ledger.counted));
}

void addSide(Outcome& outcome, const desk::Correction& change, Side side, const scoring::SideLedger& ledger,
             bool withBags)
{
    const tournament::Match& match = change.matchAfter();
    outcome.begin(side, teamName(change.after, match.teams[side]), number(ledger.points));
    addCount(outcome, *match.rules, ledger);
    const auto who = [&](scoring::Seat seat) { return tournament::seatName(change.after, match, seat); };
    for (const wording::Reason& reason : wording::why(*match.rules, side, ledger, who))
        outcome.add(u"%1 (%2)"_s.arg(q(reason.words), q(reason.place)), q(rules::added(reason.points)));
    if (withBags && scoring::keepsBags(match.rules->rules))
        outcome.add(Paper::tr("bags after this hand"), QString::number(ledger.bags));
}

QString endOf(const desk::Correction& change, const scoring::Result& result, const QString& what)
{
    if (result.state == scoring::State::Won && result.winner) {
        const Side winner = *result.winner;
        return Paper::tr("%1: %2 wins, %3 to %4.")
            .arg(what, teamName(change.after, change.matchAfter().teams[winner]),
                 number(result.score[winner]), number(result.score[scoring::other(winner)]));
    }
    if (result.state == scoring::State::ExtraHand)
        return Paper::tr("%1: tied, one more hand decides.").arg(what);
    return result.state == scoring::State::Won ? Paper::tr("%1: tied.").arg(what)
                                               : Paper::tr("%1: play continues.").arg(what);
}

/// Adds the latest score, if hands follow the one of the case.
void addLastScore(QStringList& notes, const desk::Correction& change)
{
    const auto& hands =
        change.matchAfter().games[static_cast<std::size_t>(change.spot.game) - 1].ledger.hands;
    const auto last = std::find_if(hands.rbegin(), hands.rend(),
                                   [](const auto& hand) { return hand.state != scoring::State::AfterEnd; });
    const desk::RowChange own = desk::rowChanges(change).front();
    if (last != hands.rend() && own.is && own.is->hand < last->hand)
        notes << Paper::tr("After hand %1: %2.")
                     .arg(last->hand)
                     .arg(scoreText({last->sides.a.score, last->sides.b.score}));
}

QStringList notesOf(const desk::Correction& change)
{
    const tournament::Match& match = change.matchAfter();
    QStringList notes;
    addLastScore(notes, change);
    const auto game = static_cast<std::size_t>(change.spot.game) - 1;
    if (match.series.games > 1 && !isDecidedOtherwise(match))
        notes << endOf(change, match.games[game].ledger.result, Paper::tr("Game %1").arg(change.spot.game));
    const QString won = isDecidedOtherwise(match) ? q(wording::wonText(change.after, match)) : QString();
    notes << (!won.isEmpty()
                  ? Paper::tr("The match is finished: %1 (%2).").arg(won, q(wording::outcomeWord(match)))
                  : endOf(change, tournament::result(match),
                          match.series.games > 1 ? Paper::tr("The match") : Paper::tr("Game and match")));
    if (const int idle = tournament::handsAfterEnd(match); idle > 0)
        notes << Paper::tr("%n hand(s) after the end don’t count.", nullptr, idle);
    for (const auto& texts : {desk::openedAgain(change, match.id), desk::laterTexts(change)})
        for (const std::string& text : texts)
            notes << q(wording::sentence(text)) + u'.';
    for (const std::string& later : change.undecided)
        notes << Paper::tr("%1 has begun: this ruling also decides what happens to it.")
                     .arg(q(wording::titleOf(*tournament::match(change.after, later))));
    return notes;
}

Outcome outcomeOf(const Ruled& ruled, const Ruled& other, int hand, double width)
{
    const desk::Correction& change = ruled.change;
    Outcome outcome{ruled.title, ruled.isRuled, width - 2 * outcomePad};
    const desk::RowChange row = desk::rowChanges(change).front();
    const desk::RowChange opposite = desk::rowChanges(other.change).front();
    if (!row.is || !opposite.is) {
        outcome.scoreLabel = Paper::tr("Score");
        outcome.score = scoreText(tournament::result(change.matchAfter()).score);
        outcome.note(
            Paper::tr("The tricks of this hand aren’t recorded yet; the penalty shows once they are."));
        return outcome;
    }
    for (const Side side : scoring::bothSides)
        addSide(outcome, change, side, row.is->sides[side],
                row.is->sides[side].bags != opposite.is->sides[side].bags);
    outcome.scoreLabel = Paper::tr("Score after hand %1").arg(hand);
    outcome.score = scoreText({row.is->sides.a.score, row.is->sides.b.score});
    if (row.is->state == scoring::State::AfterEnd)
        outcome.note(Paper::tr("This hand came after the end of the game and doesn’t count."));
    for (const QString& note : notesOf(change))
        outcome.note(note);
    return outcome;
}

double drawRow(Pencil& pencil, const OutcomeRow& row, const QRectF& inside, double y)
{
    const double line = lineHeight(outcomeType);
    const double high = static_cast<double>(row.lines.size()) * line;
    if (row.side) {
        y += 1.2;
        pencil.sideMark(*row.side == Side::A,
                        {inside.left(), y + (line - outcomeMark) / 2, outcomeMark, outcomeMark});
        const QString letter = wording::letterOf(*row.side);
        pencil.text({inside.left() + outcomeMark + 1.2, y, 4, line}, letter, outcomeSide);
        const double name = inside.left() + beforeOutcome;
        pencil.name({name, y, inside.right() - outcomeValue - name, high}, {row.lines, row.type});
    } else {
        pencil.lines({inside.left(), y, inside.width() - outcomeValue, 0}, row.lines, outcomeType);
    }
    pencil.text({inside.right() - outcomeValue, y, outcomeValue, line}, row.value,
                row.side ? outcomeSide : outcomeType, atRight);
    return y + high + 0.4;
}

void drawOutcome(Pencil& pencil, const Outcome& box, const QRectF& frame)
{
    constexpr Type title{11, Weight::Medium};
    constexpr Type strong{15, Weight::Bold};
    pencil.frame(frame, box.isRuled ? heavy : stroke);
    const QRectF inside = frame.adjusted(outcomePad, 1.6, -outcomePad, 0);
    pencil.text({inside.left(), inside.top(), inside.width(), 6}, box.title, title);
    double y = inside.top() + 6.2;
    for (const OutcomeRow& row : box.rows)
        y = drawRow(pencil, row, inside, y);
    pencil.across(inside.left(), y + 1, inside.width(), hairline);
    pencil.text({inside.left(), y + 1.6, inside.width() / 2, 8}, box.scoreLabel, outcomeType);
    pencil.text({inside.center().x(), y + 1.6, inside.width() / 2, 8}, box.score, strong, atRight);
    pencil.lines({inside.left(), y + 10.2, inside.width(), 0}, box.notes, outcomeNote);
}

} // namespace

Piece outcomesPiece(const Ruled& upheld, const Ruled& rejected, int hand, double width)
{
    const double half = (width - outcomeGap) / 2;
    const Outcome left = outcomeOf(upheld, rejected, hand, half);
    const Outcome right = outcomeOf(rejected, upheld, hand, half);
    const double height = qMax(left.height(), right.height());
    return {height + 1.2, [=](Pencil& pencil, const QRectF& area) {
                drawOutcome(pencil, left, {area.left(), area.top(), half, height});
                drawOutcome(pencil, right, {area.right() - half, area.top(), half, height});
            }};
}

} // namespace paper
