// The half-typed hand of a sheet: kept while it is on no record, and put into the row again.

#include "sheetview.h"

#include "ui/kit/text.h"
#include "ui/sheet/entry/draft.h"
#include "ui/sheet/entry/fieldbox.h"
#include "wording/tr.h"

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

QString typedText(const Draft& draft)
{
    QStringList numbers;
    for (const QString& text : draft.typed)
        numbers << shownText(text);
    return numbers.join(u' ');
}

} // namespace

// Until it is known what was there, nothing is written over it.
void SheetView::findDraft()
{
    m_tournament = tournamentId();
    m_drafts.find(m_tournament, m_match, this, [this](DraftShelf::Found found, const Draft& draft) {
        m_draftsKnown = true;
        if (found == DraftShelf::Found::Damaged)
            complain(
                {Window::tr(
                    "What was half typed here cannot be read any more. What is on record is untouched.")},
                true);
        else if (found == DraftShelf::Found::Draft)
            putIn(draft);
        keepDraft();
    });
}

QString SheetView::tournamentId() const
{
    return kit::text(m_session.tournament().record->front().entry->stamp.op);
}

void SheetView::keepDraft()
{
    // What is on its way to the disk is kept until it is there, or is in the row again.
    if (current() && m_draftsKnown && !m_ahead && !m_isLast && m_tournament == tournamentId())
        m_drafts.keep(m_tournament, m_match, draft());
}

std::optional<Draft> SheetView::draft() const
{
    const tournament::Match& match = *current();
    const HandEntry& entry = m_row->entry();
    Draft draft;
    if (m_amending) {
        const tournament::Item& item = m_model->item(m_amending->hand);
        HandEntry onRecord(match.rules->rules);
        onRecord.take(std::get<scoring::Hand>(item.what));
        if (m_amending->inserts ? !entry.isTyped() : onRecord.hand() == entry.hand())
            return std::nullopt;
        draft.amends = kit::text(item.op);
        draft.inserts = m_amending->inserts;
    } else if (!entry.isTyped()) {
        return std::nullopt;
    }
    draft.tournament = m_tournament;
    draft.match = m_match;
    draft.attempt = match.attempt;
    draft.game = m_amending ? shownGame() : m_game;
    draft.hand = m_row->number();
    read(entry, draft);
    return draft;
}

// Not where somebody has recorded or amended that hand since, which is on the sheet then.
void SheetView::putIn(const Draft& draft)
{
    const tournament::Match* match = current();
    if (!match || draft.attempt != match->attempt || draft.game > m_game)
        return;
    if (draft.game < m_game && draft.amends.isEmpty())
        return;
    if (m_amending || m_row->entry().isTyped())
        return complain({Window::tr("Typed when the program ended, and put away: %1").arg(typedText(draft))},
                        true);
    if (!draft.amends.isEmpty() && !beginAmending(draft, *match))
        return;
    if (draft.amends.isEmpty() && (draft.hand != m_row->number() || m_row->isHidden()))
        return;
    const auto entry = retyped(draft, m_row->entry());
    if (!entry)
        return startAnew();
    m_row->put(*entry);
    QStringList says{
        Window::tr(
            "Hand %1 was half typed when the program ended, and is in the row again. Esc puts it back.")
            .arg(draft.hand)};
    if (!m_message->text().isEmpty())
        says << m_message->text(); // what is to be said of it
    complain(says, true);
}

bool SheetView::beginAmending(const Draft& draft, const tournament::Match& match)
{
    if (draft.game != shownGame())
        lookAt(draft.game);
    for (int hand = 1; hand <= m_model->hands(); ++hand) {
        if (m_model->item(hand).op != draft.amends.toStdString())
            continue;
        if (match.state == tournament::State::Final) { // it takes a supervisor's PIN again
            complain(
                {(draft.inserts
                      ? Window::tr("A hand was being put in before hand %1 when the program ended. Ins on it "
                                   "begins anew.")
                      : Window::tr("Hand %1 was being amended when the program ended. F2 on it begins anew."))
                     .arg(draft.hand)},
                true);
            return false;
        }
        return amendAgain({hand, draft.inserts, {}, m_game, {}});
    }
    return false;
}

// As whoever goes to the hand and presses the key.
// Whoever let a finished match be changed has let this be changed.
bool SheetView::amendAgain(const Amending& amended)
{
    m_hands->setCurrentIndex(m_model->index(m_model->rowOf(amended.hand), PointsA));
    m_allowedBy = amended.allowedBy;
    m_isAllowing = !amended.allowedBy.empty();
    if (amended.inserts)
        askInsert();
    else
        askAmend();
    m_isAllowing = false;
    return m_amending.has_value();
}

void SheetView::putBack()
{
    if (m_ask->isOpen())
        return m_ask->drop();
    if (m_looking && !m_amending)
        return lookAt(0);
    const Typed typed = m_row->typedSoFar();
    const bool isTyped = m_amending ? !typed.before.empty() : typed.entry.isTyped();
    const Cleared cleared{m_amending, m_game, m_row->number(), typed};
    if (!m_amending) {
        m_aside.reset();
        if (!isTyped)
            m_drawn.reset();
    }
    startAnew();
    m_row->setFocus();
    if (!isTyped)
        return;
    m_cleared = cleared;
    complain({Window::tr("Cleared. Ctrl+Z brings it back.")}, true);
}

void SheetView::startAnew()
{
    m_amending.reset();
    m_waiting = {};
    if (const tournament::Match* match = current(); match && m_ahead) { // the hand before is still on its way
        m_row->begin(blankEntry(*match, m_ahead->before), m_ahead->number, headOf(m_ahead->before));
        return m_row->go();
    }
    m_rowIs.clear();
    m_shown.reset();
    refresh();
}

bool SheetView::takeBackTyped()
{
    if (!current() || m_isLast)
        return false;
    if (m_cleared && m_cleared->amending && !m_amending && !m_ask->isOpen()) {
        bringBack();
        return true;
    }
    if (m_looking && m_row->entry().isTyped()) { // it is hidden behind an earlier game
        lookAt(0);
        return true;
    }
    if (!m_row->isVisibleTo(this))
        return false;
    if (m_row->asksForEnter())
        return true;                                                   // the last fact is somebody else's
    if (m_ask->isOpen() && (m_amending || m_row->entry().isTyped())) { // it is about what is typed
        m_ask->drop();
        return true;
    }
    if (m_waiting.hand) { // entered, and not on its way yet
        m_waiting.hand.reset();
        m_row->go();
        return true;
    }
    if (m_row->takeBack())
        return true;
    if (m_amending) {
        startAnew();
        m_row->setFocus();
        return true;
    }
    return m_row->dropLast() || bringBack();
}

bool SheetView::bringBack()
{
    const std::optional<Cleared> cleared = std::exchange(m_cleared, std::nullopt);
    if (!cleared || cleared->game != m_game)
        return false;
    const HandEntry& typed = cleared->typed.entry;
    if (const auto& amended = cleared->amending) {
        const bool isThere = amended->game == shownGame() && amended->hand <= m_model->hands() &&
                             m_model->item(amended->hand).op == amended->op;
        if (!isThere || !amendAgain(*amended))
            return false;
    } else if (cleared->number != m_row->number() || typed.areBidsFixed() != m_row->entry().areBidsFixed() ||
               (typed.areBidsFixed() && !typed.hasSameBids(m_row->entry()))) {
        return false; // another hand is in the row
    }
    m_row->put(cleared->typed);
    return true;
}

} // namespace sheet
