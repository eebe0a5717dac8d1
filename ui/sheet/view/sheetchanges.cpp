// Corrections of what is on the sheet: each tells what comes of it and asks why before it is made.

#include "sheetview.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/wholesheet.h"
#include "tournament/queries/room.h"
#include "ui/kit/text.h"
#include "ui/sheet/corrections/change.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

using How = desk::AmendOptions::How;

Change changeOf(const desk::AmendOptions& asked, const std::string& by)
{
    Change change;
    change.proposal = desk::amend(asked);
    change.by = by;
    switch (asked.how) {
    case How::Strike:
        change.title = Window::tr("Strike hand %1: it was never played").arg(asked.hand);
        change.accept = Window::tr("Strike hand %1").arg(asked.hand);
        change.done = Window::tr("hand %1, struck,").arg(asked.hand);
        break;
    case How::InsertBefore:
        change.title = Window::tr("Put in a forgotten hand before hand %1").arg(asked.hand);
        change.accept = Window::tr("Put it in");
        change.done = Window::tr("forgotten hand %1").arg(asked.hand);
        break;
    case How::ThrowIn:
        change.title = Window::tr("Throw in hand %1 by ruling: it is dealt again").arg(asked.hand);
        change.accept = Window::tr("Throw it in");
        change.done = Window::tr("hand %1, thrown in,").arg(asked.hand);
        break;
    case How::Replace:
        change.title = Window::tr("Amend hand %1").arg(asked.hand);
        change.accept = Window::tr("Amend");
        change.done = Window::tr("amended hand %1").arg(asked.hand);
    }
    return change;
}

/// The one that the cursor is on; the first where it is on none.
Field fieldUnder(const QModelIndex& cursor, const HandEntry& entry)
{
    const int column = cursor.isValid() ? cursor.column() : -1;
    const bool isTricks = column == TricksA || column == TricksB;
    if (isTricks || column == BidB)
        for (const Field& field : entry.fields())
            if (field.side == *sideOf(column) && (field.kind == Field::Kind::Tricks) == isTricks)
                return field;
    return entry.order().front();
}

} // namespace

bool SheetView::isKeyOfChange(const QKeyEvent& event)
{
    const bool isOnPad = event.modifiers() & Qt::KeypadModifier;
    if (isOnPad && (event.key() == Qt::Key_Insert || event.key() == Qt::Key_Delete)) {
        complain({Window::tr("Num Lock is off: with it on these keys are 0 and the point.")});
        return true;
    }
    switch (event.key()) {
    case Qt::Key_F2:
        askAmend();
        return true;
    case Qt::Key_F3:
        askRuling();
        return true;
    case Qt::Key_Insert:
        askInsert();
        return true;
    case Qt::Key_Delete:
        askStrike();
        return true;
    case Qt::Key_F8:
        askSheet();
        return true;
    default:
        return false;
    }
}

// The one that is being amended, or else the newest where the cursor is nowhere.
std::optional<int> SheetView::handUnderCursor() const
{
    if (m_amending && !m_amending->inserts)
        return m_amending->hand;
    const QModelIndex at = m_hands->currentIndex();
    if (at.isValid())
        return m_model->handAt(at.row());
    return m_model->hands() > 0 ? std::optional(m_model->hands()) : std::nullopt;
}

// What its number stands for is known only when the disk has what was typed.
bool SheetView::waitsForDisk()
{
    if (m_ahead || m_isLast)
        complain({Window::tr("One moment: the hand before is being saved. Then press it again.")}, true);
    return m_ahead || m_isLast;
}

void SheetView::beginChange(int hand, bool inserts)
{
    if (m_ask->isOpen())
        m_ask->drop(); // it was about another hand
    if (!m_amending && m_row->isVisibleTo(this) && m_row->entry().isTyped())
        m_aside = m_row->typedSoFar();
    m_amending = Amending{hand, inserts, m_model->item(hand).op, shownGame(), m_allowedBy};
    showEnd(*current()); // the row is in view again where the game is over
}

QString SheetView::noHand() const
{
    return m_model->hands() == 0
               ? Window::tr("No hand is on this sheet yet.")
               : Window::tr("This row is a misdeal: go to a hand with the arrows. Ctrl+Z takes back "
                            "what was done last.");
}

void SheetView::askAmend()
{
    const tournament::Match* match = current();
    if (match && !m_amending && !m_looking && !m_hands->currentIndex().isValid() && !m_ahead &&
        tournament::openHand(*match)) {
        m_row->setFocus();
        return retypeBids();
    }
    const auto hand = handUnderCursor();
    if (!current() || !hand)
        return complain({noHand()});
    if (waitsForDisk() || !mayChange(&SheetView::askAmend))
        return;
    beginChange(*hand, false);
    HandEntry entry(current()->rules->rules);
    entry.take(std::get<scoring::Hand>(m_model->item(*hand).what));
    entry.setCurrent(fieldUnder(m_hands->currentIndex(), entry));
    m_row->begin(entry, *hand, {Window::tr("amend\nhand %1").arg(*hand), {}});
    m_row->setFocus();
    showNeeds(*current());
    complain({Window::tr("Amend hand %1: type over what is wrong, then Enter. What was ruled on it stays.")
                  .arg(*hand),
              Window::tr("Del strikes it, Ins puts a forgotten hand before it.")},
             true);
}

// The hand whose bids alone are written down is where a renege is claimed while it is played.
void SheetView::askRuling()
{
    const tournament::Match* match = current();
    const bool isAtOpen = match && !m_hands->currentIndex().isValid() && !m_looking && !m_amending &&
                          tournament::openHand(*match);
    if (isAtOpen && m_row->entry().tricksTyped() > 0)
        return complain({Window::tr("This hand is typed and not saved: Enter saves it, then F3.")}, true);
    const auto hand = isAtOpen ? std::optional(m_model->hands() + 1) : handUnderCursor();
    if (!match || !hand)
        return complain({noHand()});
    if (!waitsForDisk())
        Q_EMIT caseWanted(m_match, shownGame(), *hand);
}

void SheetView::askInsert()
{
    const auto hand = handUnderCursor();
    if (!current() || !hand)
        return complain({noHand()});
    if (waitsForDisk() || !mayChange(&SheetView::askInsert))
        return;
    beginChange(*hand, true);
    scoring::GameState before;
    before.firstHand = *hand == 1;
    m_row->begin(blankEntry(*current(), before), *hand, {Window::tr("before\nhand %1").arg(*hand), {}});
    m_row->setFocus();
    showNeeds(*current());
    complain({Window::tr("The forgotten hand before hand %1: type it, then Enter.").arg(*hand)}, true);
}

void SheetView::askStrike()
{
    const auto hand = handUnderCursor();
    if (!current() || !hand)
        return complain({noHand()});
    if (waitsForDisk() || !mayChange(&SheetView::askStrike))
        return;
    desk::AmendOptions options;
    options.how = How::Strike;
    options.match = m_match.toStdString();
    options.game = shownGame();
    options.hand = *hand;
    askChange(changeOf(options, by()));
}

void SheetView::askWhetherToAmend()
{
    desk::AmendOptions options;
    options.how = m_amending->inserts ? How::InsertBefore : How::Replace;
    options.match = m_match.toStdString();
    options.game = shownGame();
    options.hand = m_amending->hand;
    options.given = desk::givenBy(m_row->entry().hand());
    const std::string& allowed = m_amending->allowedBy;
    askChange(changeOf(options, allowed.empty() ? m_session.supervisor().toStdString() : allowed));
}

// Somebody may have changed the sheet meanwhile, here or elsewhere.
bool SheetView::isStillAmended(const tournament::Match& match) const
{
    if (m_amending->game != shownGame() || m_amending->hand > m_model->hands() ||
        m_model->item(m_amending->hand).op != m_amending->op)
        return false;
    return match.state != tournament::State::Final || !allow || !m_amending->allowedBy.empty();
}

// Answers whether it was dropped without having been made.
bool SheetView::dropStaleAmendment(const tournament::Match& match)
{
    if (!m_amending || isStillAmended(match))
        return false;
    m_amending.reset();
    m_rowIs.clear();
    if (m_ask->isOpen() && m_ask->isAnswered())
        return false; // it is this very amendment
    if (m_ask->isOpen())
        m_ask->drop();
    return true;
}

// Behind the answer that is being given: its question is replaced by another.
void SheetView::later(const std::function<void()>& task)
{
    QMetaObject::invokeMethod(this, task, Qt::QueuedConnection);
}

void SheetView::askChange(Change change)
{
    change.asksReason = true;
    change.refuse = [this](const QStringList& sentences) {
        if (m_ask->isOpen())
            m_ask->drop();
        complain(sentences);
    };
    change.make = [this](const QString& done, const session::Job& job) { ask(done, job); };
    sheet::askChange(*m_ask, m_session, change);
}

namespace {

Change changeOf(const desk::SheetOptions& asked, const std::string& by)
{
    Change change;
    change.title = asked.to      ? Window::tr("Put these hands on the sheet of another match")
                   : asked.sides ? Window::tr("Exchange what stands under A and B")
                                 : Window::tr("Put right who sits where and deals");
    change.accept = asked.to      ? Window::tr("Move the sheet")
                    : asked.sides ? Window::tr("Swap sides")
                                  : Window::tr("Put it right");
    change.done = asked.to      ? Window::tr("sheet, moved,")
                  : asked.sides ? Window::tr("sides, swapped,")
                                : Window::tr("seats");
    change.proposal = desk::correctSheet(asked);
    change.by = by;
    change.says = [](const desk::Correction& seen) {
        QStringList says;
        for (const std::string& line : desk::sheetChanges(seen))
            says << kit::sentence(line) + u'.';
        return says + changesInWords(seen, seen.sheets);
    };
    return change;
}

/// `Match 5: Team 2 and Team 3, table 4`
QString otherInWords(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto at = tournament::tableOf(tournament, match);
    const QString title = kit::sentence(wording::titleOf(match));
    const QString a = kit::text(tournament::teamName(tournament, match.teams.a));
    const QString b = kit::text(tournament::teamName(tournament, match.teams.b));
    return at ? Window::tr("%1: %2 and %3, table %4").arg(title, a, b, QString::number(*at))
              : Window::tr("%1: %2 and %3").arg(title, a, b);
}

} // namespace

void SheetView::askSheet()
{
    const tournament::Match* match = current();
    if (!match || match->games.empty())
        return complain({Window::tr("Nothing is on this sheet yet.")});
    if (waitsForDisk() || !mayChange(&SheetView::askSheet))
        return;
    // Of a finished match somebody has gone on, and they have left the table.
    const bool isFinal = match->state == tournament::State::Final;
    QList<kit::Choice> choices{{Wrong::Columns, Window::tr("A and B in each other's columns")}};
    if (!isFinal)
        choices << kit::Choice{Wrong::SeatsA, Window::tr("A's partners the wrong way round")}
                << kit::Choice{Wrong::SeatsB, Window::tr("B's partners the wrong way round")}
                << kit::Choice{Wrong::FirstDealer, Window::tr("another first dealer")}
                << kit::Choice{Wrong::OtherMatch, Window::tr("the hands of another match")};
    m_ask->ask(Window::tr("What is wrong with the whole sheet?"),
               {{Window::tr("It has"), choices, isFinal ? choices.front().value : QVariant(), false}},
               Window::tr("Go on"), [this](const kit::Answers& answers) {
                   later([this, wrong = answers.chosen<Wrong>(0)] { askSheetAbout(wrong); });
               });
}

void SheetView::askSheetAbout(Wrong wrong)
{
    desk::SheetOptions options;
    options.match = m_match.toStdString();
    options.sides = wrong == Wrong::Columns;
    options.seatsA = wrong == Wrong::SeatsA;
    options.seatsB = wrong == Wrong::SeatsB;
    if (wrong == Wrong::FirstDealer)
        return askFirstDealer(options);
    if (wrong == Wrong::OtherMatch)
        return askOtherMatch(options);
    askChange(changeOf(options, by()));
}

void SheetView::askFirstDealer(const desk::SheetOptions& options)
{
    m_ask->ask(Window::tr("Who dealt the first hand?"), {{Window::tr("Dealer"), seatChoices(), {}, false}},
               Window::tr("Go on"), [this, options](const kit::Answers& answers) {
                   desk::SheetOptions with = options;
                   with.firstDealer = answers.chosen<facts::Seat>(0);
                   later([this, with] { askChange(changeOf(with, by())); });
               });
}

void SheetView::askOtherMatch(const desk::SheetOptions& options)
{
    const auto others = desk::mayTakeSheet(m_session.tournament(), options.match);
    if (others.empty()) {
        m_ask->drop();
        return complain(
            {Window::tr("No other match is ready with an empty sheet: undo what was entered there first")});
    }
    QList<kit::Choice> matches;
    for (const tournament::Match* other : others)
        matches.append({other->id, otherInWords(m_session.tournament(), *other)});
    m_ask->ask(Window::tr("Which match was it?"), {{Window::tr("They were played in"), matches, {}, false}},
               Window::tr("Go on"), [this, options](const kit::Answers& answers) {
                   desk::SheetOptions with = options;
                   with.to = answers.chosen<std::string>(0);
                   later([this, with] { askChange(changeOf(with, by())); });
               });
}

} // namespace sheet
