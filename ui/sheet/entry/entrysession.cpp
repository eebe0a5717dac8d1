#include "entrysession.h"

#include "entrywords.h"

#include "ui/kit/text.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <QPointer>

#include <algorithm>
#include <utility>

using wording::Window;

namespace sheet {

namespace {

QString howToAmend(const Amending& amending)
{
    return (amending.inserts
                ? Window::tr("Type the hand that was forgotten before hand %1, then press Enter.")
                : Window::tr("Amend hand %1: type over what is wrong, then press Enter. Rulings on it stay."))
        .arg(amending.hand);
}

/// Who else has recorded something in the match since the last state; empty if no one.
QString whoElse(const session::Session& session, const std::string& id)
{
    for (const facts::Entry& entry : session.shown().fromElsewhere)
        if (const std::string* match = session.tournament().ops.find(entry.stamp.op); match && *match == id)
            return kit::text(entry.stamp.by);
    return {};
}

/// Whether the rules forbid the bids in the row.
bool areBidsForbidden(const EntrySession& session)
{
    const tournament::Match* match = session.current();
    return match && !session.amending() &&
           std::ranges::any_of(session.problemsOf(*match, session.typedHand(*match)),
                               [](const scoring::Problem& problem) {
                                   return problem.severity != scoring::Severity::Unusual &&
                                          problem.cause == scoring::Cause::Entered;
                               });
}

/// The complaint about a bid stays in view while the other bids are asked for.
void complain(EntrySession& session, const QString& text)
{
    const bool isKept = !session.entry().hasBids() && areBidsForbidden(session);
    session.say(isKept ? QStringList{session.message(), text} : QStringList{text});
}

/// Asks for the tricks. A complaint about the bids comes first; `anyway` means that it was read.
void askForTricks(EntrySession& session, bool anyway)
{
    if (anyway || !areBidsForbidden(session))
        Q_EMIT session.typing().complained(kit::text(tricksAsked(session.entry().current().side)));
}

/// Says that the reopened bids are unchanged, once they are on record again.
void sayOnceKept(EntrySession& session)
{
    const auto say = [&session] {
        if (session.entry().areBidsFixed())
            session.say({bidsKept()}, true);
    };
    QObject::connect(&session, &EntrySession::answered, &session, say, Qt::SingleShotConnection);
}

QString whatOtherDid(const QString& who, int number, int hands)
{
    return hands >= number
               ? Window::tr("%2 entered hand %1 in another window.").arg(QString::number(number), who)
               : Window::tr("%1 changed this sheet in another window.").arg(who);
}

/// A forgotten hand is typed in full, like any other.
void beginAmending(HandTyping& typing, session::Session& session, const tournament::Match& match,
                   const tournament::Item& item, const Amending& amending, const Field& at)
{
    if (!amending.inserts)
        return typing.begin(entryOf(match, item, at), amending.hand, {});
    const scoring::GameState before = tournament::gameBefore(match, amending.game, item.place);
    typing.begin(blankEntry(match, before, session.settings()), amending.hand,
                 headOf(session.tournament(), match, before));
}

} // namespace

bool ChangePermit::mayChange(const tournament::Match& match, const QObject* listener,
                             const std::function<void()>& again)
{
    if (m_isAllowing)
        return true;
    m_allowedBy.clear();
    if (match.state != tournament::State::Final || !allow)
        return true;
    allow(Window::tr("To change a finished match, enter a supervisor’s PIN"),
          [this, self = QPointer(listener), again](const QString& by) {
              if (self)
                  letChange(by.toStdString(), true, again);
          },
          {});
    return false;
}

void ChangePermit::letChange(const std::string& by, bool isAllowed, const std::function<void()>& change)
{
    m_allowedBy = by;
    m_isAllowing = isAllowed;
    change();
    m_isAllowing = false;
}

EntrySession::EntrySession(session::Session& session, std::string match)
    : permit(session), m_session(session), m_id(std::move(match))
{
    connect(&m_typing, &HandTyping::typed, this, [this] {
        m_lost.clear();
        if (!m_amending && m_cleared && m_cleared->amending)
            m_cleared.reset(); // typing on means that the hand being amended is done
        Q_EMIT previewWanted();
    });
    connect(&m_typing, &HandTyping::bidsGiven, this, &EntrySession::recordBids);
    connect(&m_typing, &HandTyping::entered, this, &EntrySession::recordHand);
    connect(&m_typing, &HandTyping::tricksMissing, this,
            [this](bool anyway) { askForTricks(*this, anyway); });
    connect(&m_typing, &HandTyping::complained, this, [this](const QString& text) { complain(*this, text); });
}

void EntrySession::say(const QStringList& sentences, bool hint)
{
    m_message = wording::joinedSentences(sentences);
    Q_EMIT said(sentences, hint);
}

tournament::InPlay EntrySession::inRow(const tournament::Match& match) const
{
    if (m_ahead)
        return {m_ahead->before, {}};
    return inPlayWith(match, m_game, m_drawn);
}

void EntrySession::expectDealer(const std::optional<Drawn>& chosen)
{
    if (chosen || (m_drawn && m_drawn->isSent))
        m_drawn = chosen;
    Q_EMIT refreshWanted();
}

void EntrySession::layAside(const std::optional<Drawn>& drawn)
{
    m_aside = m_typing.typedSoFar();
    m_rowIs = {};
    if (!drawn)
        return;
    m_drawn = drawn;
    Q_EMIT refreshWanted();
}

std::optional<EntrySession::Notice> EntrySession::follow(bool isInView, bool isAnswered)
{
    const tournament::Match& match = *current();
    m_game = tournament::currentGame(match);
    if (m_looking >= m_game) // a correction removed that game
        m_looking = 0;
    const bool dropped = dropStaleAmendment(match, isAnswered);
    const RowKey row = rowFor(match, m_game, inRow(match).before);
    if (!m_amending && !m_ahead && row.hand == m_rowIs.hand && row.dealer != m_rowIs.dealer)
        layAside(); // another side bids first now
    const bool movesOn = row.hand != m_rowIs.hand;
    const QString who = movesOn && !m_rowIs.hand.empty() ? whoElse(m_session, m_id) : QString();
    const int number = m_amending ? numberInRow(match) : m_typing.number();
    const HandEntry typed = !m_amending ? entry() : m_aside ? m_aside->entry : blankEntry(match, {});
    if (!m_amending && movesOn)
        beginRow(match, row);
    else if (!who.isEmpty())
        m_aside.reset(); // it was for the hand recorded meanwhile
    m_rowIs.dealer = inRow(match).before.dealer;
    if (!m_amending && !m_ahead) // a correction may have seated other players
        m_typing.setHead(headOf(m_session.tournament(), match, inRow(match).before));
    const QString moved = who.isEmpty() ? QString() : movedText(match, who, number, typed, isInView);
    if (dropped || m_typing.asksForEnter())
        return Notice{{dropped ? amendmentDropped() : m_moved}};
    return moved.isEmpty() ? std::nullopt : std::optional(Notice{{moved}, false});
}

// Drops an amendment whose hand was changed or deleted, here or elsewhere. Returns whether it was dropped
// unsaved.
bool EntrySession::dropStaleAmendment(const tournament::Match& match, bool isAnswered)
{
    if (!m_amending)
        return false;
    if (m_amending->game == shownGame() && isOnSheet(*m_amending, match) &&
        (match.state != tournament::State::Final || !permit.allow || !m_amending->allowedBy.empty()))
        return false;
    m_amending.reset();
    m_rowIs = {};
    if (!isAnswered) // else this is the amendment itself
        Q_EMIT questionOver();
    return !isAnswered;
}

// Whoever types looks at the paper, so the next keys are still meant for the hand that was in the row. They
// wait for Enter.
QString EntrySession::movedText(const tournament::Match& match, const QString& who, int number,
                                const HandEntry& typed, bool isInView)
{
    const bool stays = !m_amending && m_typing.number() == number && entry().hand() == typed.hand();
    if (stays || (!typed.isTyped() && !isInView))
        return {};
    QStringList says{whatOtherDid(who, number, handsIn(match, m_game))};
    if (typed.isTyped())
        m_lost = textOf(typed);
    if (!m_lost.isEmpty()) // kept until it is read
        says << Window::tr("What you typed isn’t saved: %1.").arg(m_lost);
    if (m_amending || !isRowShown(match))
        return says.join(u' ');
    says << Window::tr("Press Enter to start hand %1.").arg(m_typing.number());
    m_moved = says.join(u' ');
    m_typing.askForEnter();
    return m_moved;
}

void EntrySession::beginRow(const tournament::Match& match, const RowKey& row)
{
    const bool isNewRow = std::exchange(m_rowIs, row).hand.empty();
    const tournament::Item* open = tournament::openHand(match);
    const auto* openHand = open ? &std::get<scoring::Hand>(open->what) : nullptr;
    const int next = handsIn(match, m_game) + 1;
    if (m_ahead && next < m_ahead->number)
        return; // the previous hand is still being saved
    const bool wasAhead = m_ahead && next == m_ahead->number && !open;
    m_ahead.reset();
    if (wasAhead)
        return; // it is saved now; keeps what was typed since
    const bool isNextHand = !isNewRow && m_typing.number() == next;
    const auto& items = itemsOf(match, m_game);
    const bool isVoid = !items.empty() && items.back().place > m_openPlace; // else the bids were undone
    if (!open && isNextHand && entry().areBidsFixed() && !isVoid) {
        m_bidsSentFor = 0;
        return m_typing.freeBids();
    }
    if (!open && isNextHand && !items.empty() && std::holds_alternative<scoring::TimeCall>(items.back().what))
        return; // keeps what is half typed
    m_bidsSentFor = open ? next : 0;
    m_openPlace = open ? open->place : 0;
    if (open && isNextHand && sameBids(entry().hand(), *openHand))
        return m_typing.fixBids();
    const scoring::GameState before = inRow(match).before;
    HandEntry begun = blankEntry(match, before, m_session.settings());
    if (open) {
        begun.take(*openHand);
        begun.setBidsFixed(true);
    }
    m_typing.begin(begun, next, headOf(m_session.tournament(), match, before));
    auto aside = std::exchange(m_aside, std::nullopt);
    if (!aside || (open && !sameBids(aside->entry.hand(), *openHand)))
        return;
    aside->entry.setBidsFixed(open != nullptr);
    aside->entry.setFirst(askedFirst(match, before, m_session.settings()));
    m_typing.put(*aside);
}

bool EntrySession::lookAt(int game)
{
    if (!current() || (game == shownGame() && !m_amending))
        return false;
    Q_EMIT questionOver(); // it was about another game
    if (m_amending)
        m_rowIs = {}; // begins the row of the next hand; without an amendment, what is half typed stays
    m_amending.reset();
    m_looking = game == m_game ? 0 : game;
    Q_EMIT refreshWanted();
    Q_EMIT lookedAt();
    return true;
}

void EntrySession::amend(int hand, bool inserts, const Field& at)
{
    Q_EMIT questionOver(); // it was about another hand
    const tournament::Match& match = *current();
    if (!m_amending && isRowShown(match) && entry().isTyped())
        m_aside = m_typing.typedSoFar();
    const tournament::Item& item = *handOnRecord(match, shownGame(), hand);
    m_amending = Amending{hand, inserts, item.op, shownGame(), permit.allowedBy()};
    beginAmending(m_typing, m_session, match, item, *m_amending, at);
    Q_EMIT rowWanted();
    say({howToAmend(*m_amending)}, true);
}

bool EntrySession::amendAgain(const Amending& amended)
{
    Q_EMIT cursorWanted(amended.hand);
    const auto again = [this, amended] { // the hand may be gone once the PIN is entered
        if (const auto* match = current(); match && handOnRecord(*match, shownGame(), amended.hand))
            amend(amended.hand, amended.inserts);
    };
    permit.letChange(amended.allowedBy, !amended.allowedBy.empty(), [&] {
        if (!waitsForDisk() && permit.mayChange(*current(), this, again))
            again();
    });
    return m_amending.has_value();
}

void EntrySession::beginFreshRow()
{
    m_amending.reset();
    m_waiting = {};
    if (const tournament::Match* match = current(); match && m_ahead) { // the previous hand isn't saved yet
        m_typing.begin(blankEntry(*match, m_ahead->before, m_session.settings()), m_ahead->number,
                       headOf(m_session.tournament(), *match, m_ahead->before));
        return m_typing.go();
    }
    m_rowIs = {};
    Q_EMIT refreshWanted();
}

void EntrySession::clearTyping()
{
    if (m_looking && !m_amending)
        return static_cast<void>(lookAt(0));
    if (m_typing.restoreBids()) {
        sayOnceKept(*this);
        return recordBids();
    }
    const Typed typed = m_typing.typedSoFar();
    const bool isTyped = m_amending ? !typed.before.empty() : typed.entry.isTyped();
    const Cleared cleared{m_amending, m_game, m_typing.number(), typed};
    if (!m_amending) {
        m_aside.reset();
        if (!isTyped)
            m_drawn.reset();
    }
    beginFreshRow();
    Q_EMIT rowWanted();
    if (!isTyped)
        return;
    m_cleared = cleared;
    say({sheet::cleared(typed.entry.areBidsFixed())}, true);
}

bool EntrySession::undoTyping(bool isAsking)
{
    const tournament::Match* match = current();
    if (!match || m_isLast)
        return false;
    if (m_cleared && m_cleared->amending && !m_amending && !isAsking) {
        bringBack();
        return true;
    }
    if (m_looking && entry().isTyped()) // an earlier game hides what is typed
        return lookAt(0);
    if (!isRowShown(*match))
        return false;
    if (m_typing.asksForEnter())
        return true;                                     // the last entry is someone else's
    if (isAsking && (m_amending || entry().isTyped())) { // the question is about what is typed
        Q_EMIT questionOver();
        return true;
    }
    if (std::exchange(m_waiting.hand, std::nullopt)) { // entered, but not sent yet
        m_typing.go();
        return true;
    }
    if (m_typing.undoTyping())
        return true;
    if (!m_amending)
        return m_typing.dropLast() || bringBack();
    beginFreshRow();
    Q_EMIT rowWanted();
    return true;
}

bool EntrySession::bringBack()
{
    const std::optional<Cleared> cleared = std::exchange(m_cleared, std::nullopt);
    if (!cleared || cleared->game != m_game)
        return false;
    const HandEntry& typed = cleared->typed.entry;
    if (const auto& amended = cleared->amending) {
        if (amended->game != shownGame() || !isOnSheet(*amended, *current()) || !amendAgain(*amended))
            return false;
    } else if (cleared->number != m_typing.number() || typed.areBidsFixed() != entry().areBidsFixed() ||
               (typed.areBidsFixed() && !sameBids(typed, entry()))) {
        return false; // the row has another hand now
    }
    m_typing.put(cleared->typed);
    return true;
}

} // namespace sheet

#include "moc_entrysession.cpp"
