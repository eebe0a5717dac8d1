// What is typed on its way to the disk: bids and hands go one after the other, and typing goes on meanwhile.
#include "sheetview.h"

#include "desk/corrections/undo.h"
#include "desk/play/entry.h"
#include "scoring/outlook.h"
#include "ui/kit/text.h"
#include "ui/sheet/entry/fieldbox.h"
#include "wording/tr.h"

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

using scoring::Side;

/// Which hand comes next: the row begins anew where this is another.
std::string rowFor(const tournament::Match& match, int game)
{
    const tournament::Item* open = tournament::openHand(match);
    const std::size_t items = game <= static_cast<int>(match.games.size())
                                  ? match.games[static_cast<std::size_t>(game) - 1].items.size()
                                  : 0;
    return std::to_string(match.attempt) + '/' + std::to_string(game) + '/' + std::to_string(items) +
           (open ? open->op : std::string());
}

/// The last thing on the sheet of a game; null where nothing is.
const tournament::Item* lastItem(const tournament::Match& match, int game)
{
    if (game > static_cast<int>(match.games.size()))
        return nullptr;
    const auto& items = match.games[static_cast<std::size_t>(game) - 1].items;
    return items.empty() ? nullptr : &items.back();
}

bool sameBids(const scoring::Hand& left, const scoring::Hand& right)
{
    return left.sides.a.bid == right.sides.a.bid && left.sides.b.bid == right.sides.b.bid;
}

/// What stands in the row, for a message: `4 3 7`.
QString textOf(const HandEntry& entry)
{
    QStringList words;
    for (const Field& field : entry.order())
        if (!entry.isComputed(field) && !entry.text(field).empty())
            words << shownText(kit::text(entry.text(field)));
    return words.join(u' ');
}

} // namespace

int SheetView::handsIn(const tournament::Match& match) const
{
    return m_game <= static_cast<int>(match.games.size())
               ? static_cast<int>(match.games[static_cast<std::size_t>(m_game) - 1].ledger.hands.size())
               : 0;
}

int SheetView::numberInRow(const tournament::Match& match) const
{
    return m_ahead ? m_ahead->number : handsIn(match) + 1;
}

tournament::InPlay SheetView::inRow(const tournament::Match& match) const
{
    if (m_ahead)
        return {m_ahead->before, {}};
    tournament::InPlay now = tournament::inPlay(match);
    if (!now.before.dealer)
        now.before.dealer = now.known.dealer;
    if (const auto dealer = drawnDealer(match))
        now.before.dealer = dealer;
    return now;
}

scoring::Hand SheetView::typedHand(const tournament::Match& match) const
{
    return tournament::completed(inRow(match).known, m_row->entry().hand());
}

scoring::Problems SheetView::problemsOf(const tournament::Match& match, const scoring::Hand& hand) const
{
    return scoring::problems(match.rules->rules, tournament::openWhilePending(match, inRow(match).before),
                             hand);
}

bool SheetView::isForAnother(const tournament::Match& match) const
{
    return rowFor(match, m_game) != m_rowIs;
}

void SheetView::beginRow(const tournament::Match& match)
{
    const bool anew = std::exchange(m_rowIs, rowFor(match, m_game)).empty();
    const tournament::Item* open = tournament::openHand(match);
    const int next = handsIn(match) + 1;
    if (m_ahead && next < m_ahead->number)
        return; // the hand before is still on its way
    const bool wasAhead = m_ahead && next == m_ahead->number && !open;
    m_ahead.reset();
    if (wasAhead)
        return; // it is on the disk, and what was typed since stays
    const bool isSame = m_row->number() == next;
    const tournament::Item* last = lastItem(match, m_game);
    const bool isVoid = last && last->place > m_openPlace; // a misdeal; else the bids were taken back
    if (!open && !anew && isSame && m_row->entry().areBidsFixed() && !isVoid) {
        m_bidsSentFor = 0;
        return m_row->freeBids();
    }
    if (!open && !anew && isSame && last && std::holds_alternative<scoring::TimeCall>(last->what))
        return; // what is half typed stays
    m_bidsSentFor = open ? next : 0;
    m_openPlace = open ? open->place : 0;
    if (open && !anew && isSame && sameBids(m_row->entry().hand(), std::get<scoring::Hand>(open->what)))
        return m_row->fixBids();
    const scoring::GameState before = inRow(match).before;
    HandEntry entry = blankEntry(match, before);
    if (open) {
        entry.take(std::get<scoring::Hand>(open->what));
        entry.setBidsFixed(true);
    }
    m_row->begin(entry, next, headOf(before));
    auto aside = std::exchange(m_aside, std::nullopt);
    if (!aside || (open && !sameBids(aside->entry.hand(), std::get<scoring::Hand>(open->what))))
        return;
    aside->entry.setBidsFixed(open != nullptr);
    m_row->put(*aside);
}

HandEntry SheetView::blankEntry(const tournament::Match& match, const scoring::GameState& before) const
{
    const auto& rules = match.rules->rules;
    return HandEntry(rules, rules.bid.firstHand == scoring::FirstHand::BidsItself && before.firstHand);
}

RowHead SheetView::headOf(const scoring::GameState& before) const
{
    const auto first = scoring::bidsFirst(current()->rules->rules, before);
    if (!first)
        return {};
    const auto name = [this](scoring::Seat seat) { return nameOn(seat).section(u' ', 0, 0); };
    const bool bySide = current()->rules->rules.bid.entry == scoring::BidEntry::Team;
    const QString bids = first->seat && !bySide   ? name(*first->seat)
                         : first->side == Side::A ? u"A"_s
                                                  : u"B"_s;
    return {Window::tr("%1 deals,\n%2 bids first").arg(name(*before.dealer), bids), *first};
}

// The bids go on record before play; changing them later needs a reason.
void SheetView::recordBids()
{
    const tournament::Match* match = current();
    if (!match || m_amending || m_bidsSentFor == numberInRow(*match) || asksForCall())
        return;
    if (m_ahead) {
        m_waiting.bids = true; // or they would be taken for those of the hand before, where that is refused
        return;
    }
    if (tournament::openHand(*match))
        return;
    const scoring::Hand hand = m_row->entry().hand();
    for (const scoring::Problem& problem : problemsOf(*match, hand))
        if (problem.severity != scoring::Severity::Unusual && problem.cause != scoring::Cause::TricksMissing)
            return; // said beside the field already; they go on record with the whole hand
    scoring::Hand bids = withDealer(*match, hand);
    for (const Side side : scoring::bothSides)
        bids.sides[side].tricks = {};
    m_bidsSentFor = numberInRow(*match);
    send(Window::tr("bids of hand %1").arg(numberInRow(*match)), bids, numberInRow(*match), {});
}

// Of the hand in the row: they come back into the boxes, and are on record again when the last is typed.
void SheetView::retypeBids()
{
    Typed again = m_row->typedSoFar();
    again.entry.retypeBids();
    m_row->hold(); // until it is known
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = m_match.toStdString();
    m_session.ask(
        Window::tr("bids taken back,"),
        [by, id](desk::Desk& desk) { return desk::takeBackBids(desk, by, id); },
        [this, again](const session::Outcome& outcome) {
            if (outcome.good()) {
                m_bidsSentFor = 0;
                m_row->put(again);
            }
            complain(outcome.good()
                         ? QStringList{Window::tr("The bids are taken back: type over what is wrong; Enter "
                                                  "leaves a bid as it is.")}
                         : outcome.mistakes,
                     outcome.good());
            m_row->go();
        },
        this);
}

void SheetView::recordHand(bool anyway)
{
    const tournament::Match* match = current();
    if (!match || asksForCall())
        return;
    // None at all: a hand that was stopped.
    const int tricks = m_row->entry().tricksTyped();
    const bool isReplaced = m_amending && !m_amending->inserts; // its last field too was typed
    if (isReplaced && tricks != 0 && tricks != scoring::tricksInHand)
        return complain(
            {Window::tr("%n trick(s): a hand has %1", nullptr, tricks).arg(scoring::tricksInHand)});
    if (m_amending)
        return askWhetherToAmend();
    const scoring::Hand hand = typedHand(*match);
    const scoring::Problems problems = problemsOf(*match, hand);
    if (const scoring::Problem* refusal = scoring::refusal(problems, hand)) {
        if (anyway && refusal->severity == scoring::Severity::AgainstSheet)
            askAnyway();
        else
            preview();
        return;
    }
    sendHand(m_row->entry().hand());
}

// The next row comes at once. Only one hand is ahead of the disk: the keys of a third wait.
void SheetView::sendHand(const scoring::Hand& hand)
{
    const tournament::Match& match = *current();
    if (m_ahead) {
        m_waiting.hand = hand;
        m_row->hold();
        return;
    }
    const HandEntry typed = m_row->entry();
    const int number = numberInRow(match);
    const tournament::InPlay play = inRow(match);
    const scoring::Played played =
        tournament::comesTo(match.rules->rules, play.before, tournament::completed(play.known, hand));
    if (played.after.result.state == scoring::State::Won) {
        m_row->hold();
        m_isLast = true;
    } else {
        m_ahead = Ahead{played.after, number + 1};
        m_row->begin(blankEntry(match, played.after), number + 1, headOf(played.after));
        preview();
    }
    send(Window::tr("hand %1").arg(number), withDealer(match, hand), number, typed);
}

void SheetView::send(const QString& what, const scoring::Item& item, int number,
                     const std::optional<HandEntry>& typed)
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string match = m_match.toStdString();
    const desk::HandNumber meant{m_game, number};
    m_session.ask(
        what,
        [by, match, item, meant](desk::Desk& desk) { return desk::enter(desk, by, match, item, meant); },
        [this, typed, meant](const session::Outcome& outcome) {
            m_isLast = false;
            if (outcome.good())
                goOn();
            else
                comeBack(outcome.mistakes, typed, meant);
            keepDraft();
            if (!m_waiting.hand && !m_isLast)
                m_row->go();
        },
        this);
}

// What had to wait for the disk.
void SheetView::goOn()
{
    const tournament::Match* match = current();
    if (match && match->state >= tournament::State::Ended)
        m_row->dropWaitingKeys();
    if (m_ahead)
        return;
    const Waiting waiting = std::exchange(m_waiting, {});
    if (waiting.hand)
        sendHand(*waiting.hand);
    else if (waiting.bids)
        recordBids();
}

// What was not saved is in the row again, with the reason beside it; not where somebody else was faster with
// that hand.
void SheetView::comeBack(const QStringList& mistakes, const std::optional<HandEntry>& typed,
                         const desk::HandNumber& meant)
{
    m_row->dropWaitingKeys();
    m_waiting = {};
    m_bidsSentFor = 0;
    m_amending.reset();
    if (m_row->asksForEnter()) // what came from elsewhere has been said
        return complain({m_moved}, true);
    QStringList said = mistakes;
    if (typed) {
        if (const QString since = textOf(m_row->entry()); m_ahead && !since.isEmpty())
            said << Window::tr("typed since and put away: %1").arg(since);
        m_ahead.reset();
        m_shown.reset();
        refresh();
        const tournament::Match& match = *current();
        if (m_game != meant.game || handsIn(match) >= meant.hand) // what is in the row by now stays there
            return complain({Window::tr("Somebody else entered hand %1 first. Yours isn't saved: %2.")
                                 .arg(QString::number(meant.hand), textOf(*typed))});
        HandEntry again = *typed;
        again.setBidsFixed(tournament::openHand(match) != nullptr);
        m_row->begin(again, handsIn(match) + 1, headOf(inRow(match).before));
        if (match.state >= tournament::State::Ended) // the row is not in view
            said << Window::tr("typed and not recorded: %1").arg(textOf(again));
    }
    complain(said);
}

QString SheetView::whoElse() const
{
    for (const facts::Entry& entry : m_session.shown().fromElsewhere)
        if (const std::string* match = m_session.tournament().ops.find(entry.stamp.op);
            match && *match == m_match.toStdString())
            return kit::text(entry.stamp.by);
    return {};
}

// Who types looks at the paper: the next keys are still of the hand that stood in the row.
void SheetView::sayMoved(const tournament::Match& match, const QString& who, int number,
                         const HandEntry& typed)
{
    const bool stays = !m_amending && m_row->number() == number && m_row->entry().hand() == typed.hand();
    if (stays || (!typed.isTyped() && !isVisible()))
        return;
    QStringList says{
        handsIn(match) >= number
            ? Window::tr("%2 entered hand %1 in another window.").arg(QString::number(number), who)
            : Window::tr("%1 changed this sheet in another window.").arg(who)};
    if (typed.isTyped())
        m_lost = textOf(typed);
    if (!m_lost.isEmpty()) // until it is read, whatever else comes
        says << Window::tr("Your digits aren't saved: %1.").arg(m_lost);
    if (m_amending || m_row->isHidden())
        return complain({says.join(u' ')});
    says << Window::tr("Press Enter to start hand %1.").arg(m_row->number());
    m_moved = says.join(u' ');
    m_row->askForEnter();
}

} // namespace sheet
