#include "rowpreview.h"

#include "desk/play/calltime.h"
#include "scoring/outlook.h"
#include "tournament/model/inplay.h"
#include "tournament/queries/room.h"
#include "tournament/queries/verdict.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/record/ruleswords.h"
#include "wording/rulecard/rulewords.h"
#include "wording/side.h"
#include "wording/text.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using session::Key;
using wording::Window;

namespace sheet {

namespace {

/// What to do about a half-typed number or a blind bid; empty if there is none.
QString waitsInWords(const HandEntry& entry, bool hasBlindNil)
{
    using Waits = HandEntry::Waits;
    const Field& field = entry.current();
    if (isBlindNumber(entry, field) && entry.text(field).empty())
        return hasBlindNil ? Window::tr("Blind: type the number, or press %1 for a blind nil. Press %2 again "
                                        "to undo.")
                                 .arg(session::named(Key::Nil), session::named(Key::Blind))
                           : Window::tr("Blind: type the number. Press %1 again to undo.")
                                 .arg(session::named(Key::Blind));
    return entry.waits() == Waits::AfterZero
               ? Window::tr("0 starts a bid of 10 to 13: type its last digit (2 for 12). For a nil press %1.")
                     .arg(session::named(Key::Nil))
           : entry.waits() != Waits::AfterOne || !entry.takes(10) ? QString()
           : entry.hasTricks()
               ? Window::tr("1, or 10 to 13? Type the second digit, or press Tab for 1. Enter saves the hand "
                            "with 1.")
               : Window::tr("1, or 10 to 13? Type the second digit, or press Enter for 1.");
}

/// The problem, with its side.
QString problemText(const tournament::Match& match, const scoring::Problem& problem)
{
    const QString side = problem.side ? (*problem.side == Side::A ? u"A: "_s : u"B: "_s) : QString();
    const QString text = side + kit::text(wording::text(problem.what));
    if (problem.severity != scoring::Severity::AgainstSheet)
        return kit::whole(text);
    const std::string place = wording::placeOf(match.rules->citeFor(problem.parameter));
    const QString rule = kit::text(match.rules->venueName + ", " + place);
    if (problem.about != scoring::About::TableTotal)
        return u"%1 (%2)"_s.arg(text, rule);
    return Window::tr("%1 (%2). Press %3 to record it as void.")
        .arg(text, rule, session::named(Key::Misdeal));
}

/// Says that partners exchange cards, for each side with such a nil.
QStringList exchangesIn(const scoring::Nil& rule, const scoring::Hand& hand)
{
    QStringList says;
    for (const Side side : scoring::bothSides) {
        if (const int cards = scoring::cardsExchanged(rule, hand.sides[side]); cards > 0)
            says << Window::tr("%1 bid nil: the partners exchange %n card(s) face down.", nullptr, cards)
                        .arg(wording::letterOf(side));
    }
    return says;
}

/// What to know before a hand is entered; what blocks the match comes first.
QStringList hintsOf(const tournament::Tournament& tournament, const tournament::Match& match)
{
    QStringList hints;
    if (const auto held = tournament::undecidedHand(match); held && !tournament::takesHands(match)) {
        hints << Window::tr("Time was called. No more hands. Decide the challenge in hand %1 (%2) to end the "
                            "match.")
                     .arg(QString::number(*held), session::named(Key::Challenge));
    } else if (held) {
        const scoring::PerSide<int> score = tournament::result(match).score;
        hints << Window::tr("%1 to %2: the match can’t end while the challenge in hand %3 is open. Decide it "
                            "with %4.")
                     .arg(kit::number(score.a), kit::number(score.b), QString::number(*held),
                          session::named(Key::Challenge));
    }
    if (tournament::lacksTable(tournament, match))
        hints << Window::tr("Table %1 is in use by %2: call this match to another on Tables.")
                     .arg(QString::number(match.call->table),
                          kit::text(wording::titleOf(*tournament::tableTakenBy(tournament, match))));
    if (isUncalled(match) && tournament::isKnown(match))
        hints << Window::tr("%1 hasn’t been called to a table yet.")
                     .arg(kit::sentence(wording::titleOf(match)));
    if (const std::string waits = wording::waitsFor(tournament, match); !waits.empty())
        hints << Window::tr("Its teams depend on %1.").arg(kit::text(waits));
    if (match.flags.disputed)
        hints << Window::tr("The bracket has other teams here now. %1 decides who plays this match.")
                     .arg(session::named(Key::Decide));
    return hints;
}

/// The first box of that side, or of any side, whose number can be changed.
std::optional<Field> boxOf(const HandEntry& entry, std::optional<Side> side, bool areTricks)
{
    const auto kind = areTricks || entry.areBidsFixed() ? Field::Kind::Tricks : Field::Kind::Bid;
    for (const Field& field : entry.order())
        if (field.kind == kind && (!side || field.side == *side))
            return field;
    return std::nullopt;
}

/// What the rules say when time is up, and what that means now.
QString ruleOf(const tournament::Tournament& tournament, const tournament::Match& match, bool isAsked)
{
    const auto& rule = match.rules->rules.time.onExpiry;
    if (!rule)
        return isAsked ? Window::tr("The rules don’t say what happens next.")
                       : Window::tr("The rules don’t say what happens next. Press %1 to decide, with a "
                                    "reason.")
                             .arg(session::named(Key::CallTime));
    const QString source = kit::text(wording::placeOf(match.rules->citeFor("time.onExpiry")));
    const QString timeCallText = kit::text(desk::timeCallEffect(tournament, match, *rule));
    const bool hasNoHand = *rule == scoring::OnExpiry::FinishHand && !tournament::hasHandToFinish(match);
    return hasNoHand
               ? Window::tr("No hand is in play (%1). %2").arg(source, timeCallText)
               : Window::tr("By the rules: %1 (%2). %3")
                     .arg(kit::text(wording::whenTimeIsUp(match.rules->rules.time)), source, timeCallText);
}

} // namespace

RowPreview previewOf(const tournament::Tournament& tournament, const tournament::Match& match,
                     const EntrySession& session)
{
    const HandEntry& entry = session.entry();
    if (const int tricks = tricksKnown(entry); session.amending())
        return {{tricks == scoring::tricksInHand
                     ? Window::tr("The tricks add up to %1. Press Enter, then enter the reason.").arg(tricks)
                     : Window::tr("%1 of %2 tricks so far.").arg(tricks).arg(scoring::tricksInHand)}};
    const int tricks = entry.tricksTyped();
    const scoring::Hand hand = session.typedHand(match);
    QStringList mistakes;
    bool isOverridable = true;
    QStringList hints = hintsOf(tournament, match);
    std::optional<Field> wrong;
    for (const scoring::Problem& problem : session.problemsOf(match, hand)) {
        if (problem.cause != scoring::Cause::Entered)
            continue; // nothing is entered there yet, or nothing can be
        (problem.severity == scoring::Severity::Unusual ? hints : mistakes) << problemText(match, problem);
        isOverridable = isOverridable && problem.severity != scoring::Severity::Impossible;
        if (problem.severity != scoring::Severity::Unusual && !wrong)
            wrong = boxOf(entry, problem.side, false);
    }
    if (tricks == 0)
        hints << exchangesIn(match.rules->rules.nil, hand);
    if (tricks > scoring::tricksInHand && !entry.hasTricks()) // otherwise the problems cover it
        mistakes << Window::tr("%n trick(s): a hand has %1.", nullptr, tricks).arg(scoring::tricksInHand);
    else if (isOverridable && !mistakes.isEmpty() && entry.hasBids())
        mistakes << Window::tr("Press Ctrl+Enter to override.");
    if (const QString waits = waitsInWords(entry, match.rules->rules.nil.blindMade.has_value());
        !waits.isEmpty()) {
        mistakes.clear(); // the number isn't complete yet
        hints = QStringList{waits};
    }
    if (tricks > scoring::tricksInHand && !wrong)
        wrong = boxOf(entry, {}, true);
    RowPreview preview{mistakes.isEmpty() ? hints : mistakes, mistakes.isEmpty(), {}, wrong};
    for (const Side side : scoring::bothSides)
        preview.sides[side].tags = tagsOfRulings(hand, side);
    if (!entry.hasTricks() || !entry.hasBids() || tricks > scoring::tricksInHand)
        return preview; // no possible result yet
    const scoring::Played played =
        tournament::resultOfHand(match.rules->rules, session.inRow(match).before, hand);
    for (const Side side : scoring::bothSides) {
        const auto& ledger = played.ledger.sides[side];
        const bool wins = played.ledger.state == scoring::State::Won && played.after.result.winner == side;
        preview.sides[side].points = kit::signedNumber(ledger.points);
        preview.sides[side].score = kit::number(ledger.score);
        preview.sides[side].after = wins ? Window::tr("wins") : QString();
    }
    return preview;
}

scoring::PerSide<Preview> previewOf(const desk::Correction& seen)
{
    scoring::PerSide<Preview> sides;
    const desk::RowChange row = desk::rowChanges(seen).front();
    if (!row.is)
        return sides;
    for (const Side side : scoring::bothSides) {
        const auto add = [&](Column column, int scoring::SideLedger::*figure, auto words) {
            const QString is = words(row.is->sides[side].*figure);
            const QString was = row.was ? words(row.was->sides[side].*figure) : QString();
            sides[side].figures[column] = {is, was == is ? QString() : was};
        };
        const auto plain = [](int number) { return kit::number(number); };
        add(PointsA, &scoring::SideLedger::points, plain);
        if (scoring::keepsBags(seen.matchAfter().rules->rules))
            add(BagsA, &scoring::SideLedger::bags, plain);
        add(ScoreA, &scoring::SideLedger::score, plain);
        if (row.is->sides[side].made == false)
            sides[side].tags << Window::tr("set");
    }
    return sides;
}

bool needsException(const tournament::Match& match, const EntrySession& session)
{
    if (!session.entry().hasTricks() || session.amending())
        return false;
    const scoring::Hand hand = session.typedHand(match);
    const scoring::Problems problems = session.problemsOf(match, hand);
    const scoring::Problem* refusal = scoring::refusal(problems, hand);
    return refusal && refusal->severity == scoring::Severity::AgainstSheet;
}

QString timeUpText(const tournament::Tournament& tournament, const tournament::Match* match,
                   const tournament::Timestamp& now, bool isAsked)
{
    const auto clock = match ? tournament::readingOf(tournament, *match, now) : std::nullopt;
    const bool isUp = clock && tournament::isUp(*clock);
    if (!match || (!isUp && !isAsked))
        return {};
    QStringList says;
    if (isUp)
        says << Window::tr("Time is up.");
    else if (const std::string early = desk::earlyText(tournament, *match, now); !early.empty())
        says << kit::text(early);
    says << ruleOf(tournament, *match, isAsked);
    if (!tournament::openHand(*match))
        says << Window::tr("If a hand has been dealt, enter its bids first.");
    return says.join(u' ');
}

} // namespace sheet
