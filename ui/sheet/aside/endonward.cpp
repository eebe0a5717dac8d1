// What a finished match says: where the teams go, and which match is next at this table.
#include "endcard.h"

#include "desk/play/table.h"
#include "tournament/queries/queue.h"
#include "tournament/ranking/champion.h"
#include "ui/kit/sentence.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

/// The match that can be called to that table now, the longest waiting first; null where there is none.
const tournament::Match* nextAt(const tournament::Tournament& tournament, int table,
                                const tournament::Timestamp& now)
{
    const std::vector<const tournament::Match*> tables = tournament::atTables(tournament);
    if (table < 1 || table > static_cast<int>(tables.size()) || tables[static_cast<std::size_t>(table) - 1] ||
        tournament::whyClosed(*tournament.setting, table))
        return nullptr;
    return tournament::firstOf(tournament::queue(tournament, now));
}

/// Why there is none.
QString whyNone(const tournament::Tournament& tournament, int table, const tournament::Timestamp& now)
{
    if (const auto why = tournament::whyClosed(*tournament.setting, table))
        return Window::tr("%1: open it again on Tables (Ctrl+1)")
            .arg(kit::sentence(kit::text(wording::closedText(table, *why))));
    const std::vector<tournament::Waiting> queue = tournament::queue(tournament, now);
    const QString held = queue.empty() || queue.front().isOffered()
                             ? Window::tr("Tables (Ctrl+1) says what is waited for")
                             : kit::text(wording::inWords(tournament, queue.front(), now));
    return Window::tr("No match can be called to this table yet: %1").arg(held);
}

QString pairing(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto team = [&](scoring::Side side) {
        return kit::text(tournament::teamName(tournament, match.teams[side]));
    };
    return Window::tr("Next: %1, %2 against %3")
        .arg(kit::text(wording::titleOf(match)), team(scoring::Side::A), team(scoring::Side::B));
}

} // namespace

// The buttons come with the finish alone.
void EndCard::showOnward(const tournament::Tournament& tournament, const tournament::Match& match,
                         const tournament::Timestamp& now)
{
    const bool isFinal = match.state == tournament::State::Final;
    m_onward->setVisible(isFinal);
    m_isJustFinished = m_isJustFinished && isFinal;
    const tournament::Match* next =
        m_isJustFinished && match.call ? nextAt(tournament, match.call->table, now) : nullptr;
    m_next = next ? kit::text(next->id) : QString();
    if (!isFinal)
        return;
    QStringList says = kit::sentences(desk::onwardTexts(tournament, match.id));
    if (tournament::mustSignAnew(match))
        says.prepend(Window::tr("Corrected since both captains agreed to A %1, B %2: they agree anew")
                         .arg(kit::number(match.agreed->score.a), kit::number(match.agreed->score.b)));
    else if (match.agreed && !match.flags.disputed)
        says.front() = Window::tr("Both captains agreed: %1").arg(says.front());
    if (next) {
        says << pairing(tournament, *next);
        m_callNext->setText(Window::tr("Call %1 to table %2 (Enter)")
                                .arg(kit::text(wording::titleOf(*next)), QString::number(match.call->table)));
    } else if (m_isJustFinished && !tournament::champion(tournament).empty()) {
        says << Window::tr("Every match is over");
    } else if (m_isJustFinished && match.call) {
        says << whyNone(tournament, match.call->table, now);
    }
    m_goesOn->setText(says.join(u". "_s) + u'.');
    m_callNext->setVisible(next != nullptr);
    m_toTables->setVisible(m_isJustFinished);
    m_toTables->setText(next ? Window::tr("Back to Tables") : Window::tr("Back to Tables (Enter)"));
}

} // namespace sheet
