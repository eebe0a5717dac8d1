// Saves what is typed: bids and hands go to the disk one after another, while typing continues.
#include "entrysession.h"

#include "entrywords.h"

#include "desk/corrections/undo.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using wording::Window;

namespace sheet {

namespace {

/// Whether the problem keeps the bids off the record; the row tells it. Bids under the table minimum are
/// recorded, because the table then declares a misdeal.
bool isHeldBack(const scoring::Problem& problem)
{
    return problem.about != scoring::About::TableTotal && problem.severity != scoring::Severity::Unusual &&
           problem.cause != scoring::Cause::TricksMissing;
}

} // namespace

// Bids go on record before play, because a later change needs a reason.
void EntrySession::recordBids()
{
    const tournament::Match* match = current();
    if (!match || m_amending || m_bidsSentFor == numberInRow(*match))
        return;
    if (isUncalled(*match))
        return Q_EMIT callWanted();
    if (m_ahead) {
        m_waiting.bids = true; // else they could become bids of the previous hand, if that is refused
        return;
    }
    const scoring::Hand hand = entry().hand();
    const bool hasNone = std::ranges::count(entry().fields(), Field::Kind::Bid, &Field::kind) == 0;
    if (hasNone || tournament::openHand(*match) || std::ranges::any_of(problemsOf(*match, hand), isHeldBack))
        return; // they are recorded with the whole hand
    scoring::Hand bids = withDealer(hand, m_drawn, *match, m_game);
    for (const Side side : scoring::bothSides)
        bids.sides[side].tricks = {};
    m_bidsSentFor = numberInRow(*match);
    send(Window::tr("bids of hand %1").arg(numberInRow(*match)), bids, numberInRow(*match), {});
}

void EntrySession::retypeBids()
{
    const Typed before = m_typing.typedSoFar();
    m_typing.hold(); // until the answer
    m_session.ask(
        Window::tr("reopened bids"),
        [by = m_session.supervisor().toStdString(), id = m_id](desk::Desk& desk) {
            return desk::undoBids(desk, by, id);
        },
        [this, before](const session::Outcome& outcome) {
            if (outcome.good()) {
                m_bidsSentFor = 0;
                m_typing.reopenBids(before);
            }
            say(outcome.good() ? QStringList{bidsReopened()} : outcome.mistakes, outcome.good());
            m_typing.go();
        },
        this);
}

void EntrySession::recordHand(bool anyway)
{
    const tournament::Match* match = current();
    if (!match)
        return;
    if (isUncalled(*match))
        return Q_EMIT callWanted();
    // 0 tricks: a hand that was stopped.
    const int tricks = tricksKnown(entry());
    const bool isReplaced = m_amending && !m_amending->inserts;
    if (isReplaced && tricks != 0 && tricks != scoring::tricksInHand)
        return say({Window::tr("%n trick(s): a hand has %1.", nullptr, tricks).arg(scoring::tricksInHand)});
    if (m_amending)
        return Q_EMIT amendmentGiven();
    const scoring::Hand hand = typedHand(*match);
    const scoring::Problems problems = problemsOf(*match, hand);
    const scoring::Problem* refusal = scoring::refusal(problems, hand);
    if (!refusal)
        sendHand(entry().hand());
    else if (anyway && refusal->severity == scoring::Severity::AgainstSheet)
        Q_EMIT overrideWanted();
    else
        Q_EMIT previewWanted();
}

// The next row begins at once. Only one unsaved hand can be ahead; keys for a third wait.
void EntrySession::sendHand(const scoring::Hand& hand)
{
    const tournament::Match& match = *current();
    if (m_ahead) {
        m_waiting.hand = hand;
        return m_typing.hold();
    }
    const HandEntry typed = entry();
    const int number = numberInRow(match);
    const tournament::InPlay play = inRow(match);
    const scoring::Played played =
        tournament::resultOfHand(match.rules->rules, play.before, tournament::completed(play.known, hand));
    if (played.after.result.state == scoring::State::Won) {
        m_typing.hold();
        m_isLast = true;
    } else {
        m_ahead = Ahead{played.after, number + 1};
        m_typing.begin(blankEntry(match, played.after, m_session.settings()), number + 1,
                       headOf(m_session.tournament(), match, played.after));
        Q_EMIT previewWanted();
    }
    send(Window::tr("hand %1").arg(number), withDealer(hand, m_drawn, match, m_game), number, typed);
}

void EntrySession::send(const QString& what, const scoring::Item& item, int number,
                        const std::optional<HandEntry>& typed)
{
    const desk::HandNumber meant{m_game, number};
    m_session.ask(
        what,
        [by = m_session.supervisor().toStdString(), id = m_id, item, meant](desk::Desk& desk) {
            return desk::enter(desk, by, id, item, meant);
        },
        [this, typed, meant](const session::Outcome& outcome) {
            m_isLast = false;
            if (outcome.good())
                sendWaiting();
            else
                restoreRefused(outcome.mistakes, typed, meant);
            Q_EMIT answered();
            if (!m_waiting.hand && !m_isLast)
                m_typing.go();
        },
        this);
}

// Sends the hand or the bids that were entered while the one before was being saved.
void EntrySession::sendWaiting()
{
    if (const tournament::Match* match = current(); match && match->state >= tournament::State::Ended)
        m_typing.dropWaitingKeys();
    if (m_ahead)
        return;
    const Waiting waiting = std::exchange(m_waiting, {});
    if (waiting.hand)
        sendHand(*waiting.hand);
    else if (waiting.bids)
        recordBids();
}

// Puts a refused hand back in the row, with the reason; not if someone else recorded that hand first.
void EntrySession::restoreRefused(const QStringList& mistakes, const std::optional<HandEntry>& typed,
                                  const desk::HandNumber& meant)
{
    m_typing.dropWaitingKeys();
    m_waiting = {};
    m_bidsSentFor = 0;
    m_amending.reset();
    if (m_typing.asksForEnter()) // keeps the message about the other entry
        return say({m_moved}, true);
    if (!typed)
        return say(mistakes);
    QStringList says = mistakes;
    if (const QString since = textOf(entry()); m_ahead && !since.isEmpty())
        says << Window::tr("typed in the meantime and not saved: %1").arg(since);
    m_ahead.reset();
    Q_EMIT refreshWanted();
    const tournament::Match& match = *current();
    if (m_game != meant.game || handsIn(match, m_game) >= meant.hand) // keeps what is in the row now
        return say({enteredElsewhere(meant.hand, textOf(*typed))});
    HandEntry again = *typed;
    again.setBidsFixed(tournament::openHand(match) != nullptr);
    m_typing.begin(again, handsIn(match, m_game) + 1,
                   headOf(m_session.tournament(), match, inRow(match).before));
    if (match.state >= tournament::State::Ended) // the row is hidden
        says << Window::tr("typed and not saved: %1").arg(textOf(again));
    say(says);
}

bool EntrySession::waitsForDisk()
{
    if (isSaving())
        say({Window::tr("The previous hand is still being saved. Press the key again in a moment.")}, true);
    return isSaving();
}

} // namespace sheet
