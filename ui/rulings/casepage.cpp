#include "casepage.h"

#include "casesmodel.h"

#include "tournament/queries/room.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

void CasePage::open(const HandSpot& spot, const std::string& challenge, const std::string& allowedBy)
{
    const bool isSame = m_spot.match == spot.match && m_spot.game == spot.game && m_spot.place == spot.place;
    m_isLeaving = false;
    if (m_isOpen && isSame && challenge.empty() && m_challenge.empty() && isTyped()) {
        m_allowedBy = allowedBy;
        return showAll(); // who has looked at the sheet goes on
    }
    ++m_opening;
    m_isOpen = true;
    m_byKeys = false;
    m_isSending = false;
    m_spot = spot;
    m_challenge = challenge;
    m_saved = challenge;
    m_allowedBy = allowedBy;
    m_entry = m_onRecord = CaseEntry();
    m_noteOnRecord.clear();
    m_ruling.reset();
    m_note->clear();
    complain({});
    if (m_ask->isOpen())
        m_ask->drop();
    refresh();
}

void CasePage::close()
{
    ++m_opening;
    m_isOpen = false;
    m_isSending = false;
    if (m_ask->isOpen())
        m_ask->drop();
}

const tournament::Match& CasePage::current() const
{
    return *tournament::match(m_session.tournament(), m_spot.match);
}

// Null where it is struck, or its sheet was moved away.
const tournament::Item* CasePage::item() const
{
    const tournament::Match* match = tournament::match(m_session.tournament(), m_spot.match);
    if (!match || m_spot.game > static_cast<int>(match->games.size()))
        return nullptr;
    for (const tournament::Item& each : match->games[static_cast<std::size_t>(m_spot.game) - 1].items)
        if (each.place == m_spot.place && std::holds_alternative<scoring::Hand>(each.what))
            return &each;
    return nullptr;
}

int CasePage::handNumber() const
{
    int number = 0;
    for (const tournament::Item& each : current().games[static_cast<std::size_t>(m_spot.game) - 1].items)
        if (each.place <= m_spot.place && std::holds_alternative<scoring::Hand>(each.what))
            ++number;
    return number;
}

bool CasePage::isTyped() const
{
    return !(m_entry == m_onRecord) || m_note->text() != m_noteOnRecord;
}

// What was typed and is not on record is gone then: that takes a second Esc.
void CasePage::leave()
{
    if (m_challenge.empty() && isTyped() && !m_isLeaving) {
        m_isLeaving = true;
        return complain(
            Window::tr("Nothing of this is on record yet. Esc again puts it away; L keeps it undecided."),
            kit::Line::Ink::Warn);
    }
    Q_EMIT closed({});
}

void CasePage::load(const desk::CaseOnRecord& found)
{
    m_ruling = found.decision ? std::optional(found.decision->ruling) : std::nullopt;
    if (m_challenge != found.op)
        complain({});
    m_challenge = m_saved = found.op;
    const bool isTypedOver = isTyped();
    m_onRecord = CaseEntry(found);
    m_noteOnRecord = found.decision && found.decision->reason ? kit::text(*found.decision->reason)
                     : found.evidence && found.evidence->note ? kit::text(*found.evidence->note)
                                                              : QString();
    if (isTypedOver)
        return;
    m_entry = m_onRecord;
    m_note->setText(m_noteOnRecord);
}

// Undone, it is a case that is not on record yet, with all that was typed; put back, it is that one again.
void CasePage::readRecord()
{
    for (const desk::CaseOnRecord& found : desk::casesIn(m_session.tournament()))
        if (!m_saved.empty() && found.op == m_saved)
            return load(found);
    if (m_challenge.empty())
        return;
    m_challenge.clear();
    m_ruling.reset();
    m_entry.release();
    m_onRecord = CaseEntry();
    complain(Window::tr("It was taken back and is not on record now. What was said is still here."),
             kit::Line::Ink::Warn);
}

void CasePage::refresh()
{
    if (!m_isOpen)
        return;
    if (!item())
        return Q_EMIT closed(
            Window::tr("The hand of the case is not on its sheet any more. Nothing was recorded by it."));
    readRecord();
    showAll();
}

void CasePage::takeFocus()
{
    if (m_ask->isOpen())
        m_ask->takeFocus();
    else
        m_rows->focusOn(m_entry.current());
}

bool CasePage::sayIfUnsaved()
{
    if (m_challenge.empty())
        complain(Window::tr(
            "Nothing of this is on record yet. Rule, or decide later (L): then it can be printed."));
    return !m_challenge.empty();
}

void CasePage::apply(const std::function<void(CaseEntry&)>& deed)
{
    if (m_isShowing || m_isSending || !m_isOpen)
        return;
    const CaseEntry before = m_entry;
    deed(m_entry);
    if (m_entry == before)
        return;
    m_isLeaving = false;
    complain({});
    showAll();
    m_rows->focusOn(m_entry.current());
}

Names CasePage::names() const
{
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::Match& match = current();
    Names names{kit::text(tournament::teamName(tournament, match.teams.a)),
                kit::text(tournament::teamName(tournament, match.teams.b)),
                {}};
    for (const facts::Seat seat : facts::allSeats)
        names.players[seat] = match.call
                                  ? kit::text(tournament::personName(tournament, match.call->players[seat]))
                                  : kit::text(std::string(facts::word(seat))).toUpper();
    return names;
}

void CasePage::complain(const QString& sentence, kit::Line::Ink ink)
{
    m_complaint->say(sentence, ink);
}

void CasePage::showAll()
{
    m_isShowing = true;
    showTop();
    m_rows->show(m_entry, names());
    m_pad->show(m_entry, current().rules->people.deck.jokers);
    m_pad->setVisible(!m_byKeys);
    const bool asksCard = m_entry.current() == Part::Played || m_entry.current() == Part::Shown;
    m_jokers->say(
        asksCard && m_byKeys && current().rules->people.deck.jokers
            ? Window::tr("A card is its rank and suit: Q C, T H. X is the big joker, Y the little one.")
            : QString());
    showFinding();
    showOutcomes();
    m_isShowing = false;
}

void CasePage::showTop()
{
    const tournament::Match& match = current();
    const auto at = tournament::tableOf(m_session.tournament(), match);
    const QString table = at ? u" · "_s + Window::tr("table %1").arg(*at) : QString();
    const QString game =
        match.series.games > 1 ? u" · "_s + Window::tr("game %1").arg(m_spot.game) : QString();
    m_where->setText(kit::sentence(wording::titleOf(match)) + table + game + u" · "_s +
                     Window::tr("hand %1").arg(handNumber()));
    const Names called = names();
    m_teamA->setText(called.a);
    m_teamB->setText(called.b);
    m_state->setVisible(!m_challenge.empty());
    m_state->setText(m_ruling ? rulingWord(*m_ruling) : Window::tr("waits for a decision"));
    m_state->setTone(m_ruling ? kit::Badge::Tone::Quiet : kit::Badge::Tone::Warn);
}

namespace {

/// Cards prove nothing before it is known in which book they were played.
rules::Finding findingOf(const tournament::Match& match, const CaseEntry& entry)
{
    rules::Finding found = desk::findingOf(match, entry.book().value_or(1), entry.evidence());
    const bool isByCards = entry.known() == facts::Known::Shown;
    if (!entry.book() && isByCards && found.verdict != rules::Verdict::Contradictory)
        return {rules::Verdict::NotProven, message::Message{"evidence-needs-book"}};
    return found;
}

} // namespace

void CasePage::showFinding()
{
    const rules::Finding finding = findingOf(current(), m_entry);
    const auto accused = m_entry.accused();
    const QString who = accused ? names().players[*accused] : Window::tr("The accused");
    const int before = accused ? desk::upheldBefore(current(), *accused, m_challenge) : 0;
    m_finding->show(finding, who, kit::text(desk::upheldText(before, who.toStdString())));
    m_uphold->setStrong(finding.verdict == rules::Verdict::Proven);
}

void CasePage::showOutcomes()
{
    const bool hasRule = current().rules->rules.renege.has_value();
    m_noRule->say(
        hasRule ? QString()
                : Window::tr("%1 has no rule for a renege: a ruling stands on record and costs nothing by "
                             "itself. Points can be given by ruling, signed, with a reason.")
                      .arg(kit::text(current().rules->venueName)));
    m_points->setVisible(!hasRule);
    QString hint;
    if (!m_entry.accused()) {
        hint = Window::tr("Say who is accused: then both outcomes stand here, before anything is decided.");
    } else {
        const auto upheld = preview(facts::Ruling::Upheld);
        const auto rejected = preview(facts::Ruling::Rejected);
        if (!upheld || !rejected) {
            hint =
                kit::sentences(wording::onScreen((upheld ? rejected : upheld).error().mistakes)).join(u' ');
        } else {
            m_upheld->show(outcomeIf(facts::Ruling::Upheld, *upheld, *rejected));
            m_rejected->show(outcomeIf(facts::Ruling::Rejected, *rejected, *upheld));
            m_then->say(consequences(*upheld, *rejected).join(u'\n'));
        }
    }
    m_hint->say(hint);
    m_outcomes->setVisible(hint.isEmpty());
    m_after->setVisible(hint.isEmpty() && !m_then->text().isEmpty());
}

bool CasePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_note || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Escape)
        return false;
    takeFocus();
    return true;
}

void CasePage::keyPressEvent(QKeyEvent* event)
{
    const bool isOther = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (isOther || !m_isOpen || m_isSending)
        return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_F3) {
        Q_EMIT matchWanted(kit::text(m_spot.match));
    } else if (m_ask->isOpen()) {
        QWidget::keyPressEvent(event);
    } else if (event->key() == Qt::Key_Escape) {
        leave();
    } else if (event->key() == Qt::Key_N) {
        m_note->setFocus();
    } else if (!isRulingKey(event->key())) {
        const int key = event->key();
        bool isTaken = false;
        m_byKeys = true;
        apply([&](CaseEntry& entry) { isTaken = entry.press(key); });
        if (!isTaken)
            QWidget::keyPressEvent(event);
    }
}

} // namespace rulings
