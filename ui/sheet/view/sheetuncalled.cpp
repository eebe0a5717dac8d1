// A match that nobody has called: its sheet says so and asks, since with the first thing on record it would
// be at a table and its clock would run.
#include "sheetview.h"

#include "desk/play/table.h"
#include "ui/kit/sentence.h"
#include "ui/session/clockwords.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

QString titleIn(const tournament::Match& match)
{
    return kit::sentence(wording::titleOf(match));
}

bool isUncalled(const tournament::Match& match)
{
    return !match.call && match.state < tournament::State::Ended;
}

} // namespace

void SheetView::showCallKey(const tournament::Match& match)
{
    m_callKey->setVisible(isUncalled(match));
}

// Empty where it was called, and while it is not known who plays in it.
QString SheetView::uncalledInWords(const tournament::Match& match) const
{
    if (!isUncalled(match) || match.teams.a.empty() || match.teams.b.empty())
        return {};
    return Window::tr(
               "%1 was not called yet: nothing goes on record here before that. C calls it to a free table.")
        .arg(titleIn(match));
}

// Whether what was to go on record has to wait for the call.
bool SheetView::asksForCall()
{
    const tournament::Match* match = current();
    if (!match || !isUncalled(*match))
        return false;
    if (m_ask->isOpen())
        return true;
    const auto call = desk::callFor(m_session.tournament(), *match, {});
    if (!call) {
        complain(kit::sentences(wording::onScreen(call.error().mistakes)));
        return true;
    }
    complain({}); // the question says it
    m_ask->ask(
        Window::tr("%1 was not called yet").arg(titleIn(*match)), {},
        Window::tr("Call it to table %1").arg(call->table),
        [this, table = call->table](const kit::Answers&) { callMatch(table); },
        {Window::tr(
            "Nothing is on record of it so far. Bids that are in the row go on record with the call.")});
    return true;
}

// Without a table to the first that is free.
void SheetView::callMatch(std::optional<int> table)
{
    const tournament::Match* match = current();
    if (!match || !isUncalled(*match))
        return;
    if (m_ask->isOpen())
        m_ask->drop();
    m_row->hold(); // until it is known
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = m_match.toStdString();
    m_session.ask(
        Window::tr("call of %1").arg(kit::text(wording::titleOf(*match))),
        [by, id, table, starts = session::callStartsClock(m_session.settings())](desk::Desk& desk) {
            return desk::call(desk, by, id, {table, std::nullopt, starts});
        },
        [this](const session::Outcome& outcome) {
            if (!outcome.good()) {
                m_row->dropWaitingKeys();
                complain(outcome.mistakes);
            } else if (const HandEntry& entry = m_row->entry();
                       entry.hasBids() && entry.current().kind == Field::Kind::Tricks) {
                recordBids();
            }
            m_row->go();
        },
        this);
}

} // namespace sheet
