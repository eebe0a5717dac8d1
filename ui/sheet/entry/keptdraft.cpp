#include "keptdraft.h"

#include "fieldbox.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

// Until it is known what was there, nothing is written over it.
KeptDraft::KeptDraft(session::Session& session, EntrySession& entry, DraftShelf& shelf)
    : QObject(&entry), m_session(session), m_entry(entry), m_shelf(shelf), m_tournament(tournamentId())
{
    connect(&entry.typing(), &HandTyping::changed, this, &KeptDraft::keep);
    connect(&entry, &EntrySession::answered, this, &KeptDraft::keep);
    connect(&shelf, &DraftShelf::failed, this,
            [this](const QString& sentence) { m_entry.say({sentence}, true); });
    shelf.find(
        m_tournament, kit::text(entry.id()), this, [this](DraftShelf::Found found, const Draft& draft) {
            m_isKnown = true;
            if (found == DraftShelf::Found::Damaged)
                m_entry.say(
                    {Window::tr("What was half typed here cannot be read any more. What is on record is "
                                "untouched.")},
                    true);
            else if (found == DraftShelf::Found::Draft)
                putIn(draft);
            keep();
        });
}

QString KeptDraft::tournamentId() const
{
    return kit::text(m_session.tournament().record->front().entry->stamp.op);
}

void KeptDraft::keep()
{
    // What is on its way to the disk is kept until it is there, or is in the row again.
    if (m_entry.current() && m_isKnown && !m_entry.isSaving() && m_tournament == tournamentId())
        m_shelf.keep(m_tournament, kit::text(m_entry.id()), draft());
}

std::optional<Draft> KeptDraft::draft() const
{
    const tournament::Match& match = *m_entry.current();
    const HandEntry& entry = m_entry.entry();
    const auto& amending = m_entry.amending();
    Draft draft{m_tournament, kit::text(m_entry.id()), match.attempt, m_entry.game(),
                m_entry.typing().number()};
    if (amending) {
        const tournament::Item& item = *handOnRecord(match, amending->game, amending->hand);
        HandEntry onRecord(match.rules->rules);
        onRecord.take(std::get<scoring::Hand>(item.what));
        if (amending->inserts ? !entry.isTyped() : onRecord.hand() == entry.hand())
            return std::nullopt;
        draft.game = amending->game;
        draft.amends = kit::text(item.op);
        draft.inserts = amending->inserts;
    } else if (!entry.isTyped()) {
        return std::nullopt;
    }
    read(entry, draft);
    return draft;
}

// Not where somebody has recorded or amended that hand since, which is on the sheet then.
void KeptDraft::putIn(const Draft& draft)
{
    const tournament::Match* match = m_entry.current();
    const bool amends = !draft.amends.isEmpty();
    if (!match || draft.attempt != match->attempt || draft.game > m_entry.game() ||
        (draft.game < m_entry.game() && !amends))
        return;
    if (m_entry.amending() || m_entry.entry().isTyped()) {
        QStringList numbers;
        for (const QString& text : draft.typed)
            numbers << shownText(text);
        return m_entry.say(
            {Window::tr("Typed when the program ended, and put away: %1").arg(numbers.join(u' '))}, true);
    }
    if (amends ? !amend(draft, *match)
               : draft.hand != m_entry.typing().number() || !m_entry.isRowShown(*match))
        return;
    const auto entry = retyped(draft, m_entry.entry());
    if (!entry)
        return m_entry.startAnew();
    m_entry.typing().put(*entry);
    QStringList says{
        Window::tr(
            "Hand %1 was half typed when the program ended, and is in the row again. Esc puts it back.")
            .arg(draft.hand)};
    if (!m_entry.message().isEmpty())
        says << m_entry.message(); // what is to be said of it
    m_entry.say(says, true);
}

bool KeptDraft::amend(const Draft& draft, const tournament::Match& match)
{
    m_entry.lookAt(draft.game);
    for (int hand = 1; hand <= handsIn(match, draft.game); ++hand) {
        if (handOnRecord(match, draft.game, hand)->op != draft.amends.toStdString())
            continue;
        if (match.state != tournament::State::Final)
            return m_entry.amendAgain({hand, draft.inserts, {}, m_entry.game(), {}});
        m_entry.say( // it takes a supervisor's PIN again
            {(draft.inserts
                  ? Window::tr("A hand was being put in before hand %1 when the program ended. Ins on it "
                               "begins anew.")
                  : Window::tr("Hand %1 was being amended when the program ended. F2 on it begins anew."))
                 .arg(draft.hand)},
            true);
    }
    return false;
}

} // namespace sheet
