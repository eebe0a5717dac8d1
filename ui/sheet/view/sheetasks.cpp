// What a sheet asks about: what the sheet does not allow, and deciding.

#include "sheetview.h"

#include "desk/corrections/resolve.h"
#include "desk/play/table.h"
#include "tournament/model/inplay.h"
#include "ui/kit/text.h"
#include "ui/session/clockwords.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QPointer>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

QList<kit::Choice> winnerChoices(const tournament::Tournament& tournament, const tournament::Match& match)
{
    using facts::Winner;
    const auto team = [&](scoring::Side side) {
        return kit::text(tournament::teamName(tournament, match.teams[side]));
    };
    const bool sendsBothOut = desk::sendsBothOut(tournament, match);
    return {{Winner::A, u"A · "_s + team(scoring::Side::A)},
            {Winner::B, u"B · "_s + team(scoring::Side::B)},
            {Winner::None,
             sendsBothOut ? Window::tr("Nobody: both teams are eliminated") : Window::tr("Nobody")}};
}

QList<kit::Choice> outcomeChoices()
{
    using facts::Decided;
    return {{Decided::NoShow, Window::tr("No-show")},
            {Decided::Forfeit, Window::tr("Forfeit")},
            {Decided::Defaulted, Window::tr("Default")},
            {Decided::Withdrawn, Window::tr("Withdrawn")},
            {Decided::Disqualified, Window::tr("Disqualified")},
            {Decided::Ruling, Window::tr("Ruling")}};
}

} // namespace

QString SheetView::nameOn(facts::Seat seat) const
{
    const tournament::Match* match = current();
    if (!match || !match->call)
        return kit::text(std::string(facts::word(seat)));
    return kit::text(tournament::personName(m_session.tournament(), match->call->players[seat]));
}

QList<kit::Choice> SheetView::seatChoices() const
{
    QList<kit::Choice> choices;
    for (const facts::Seat seat : facts::allSeats) // two may have one name
        choices.append({seat, kit::text(std::string(facts::word(seat))).toUpper() + u" · "_s + nameOn(seat)});
    return choices;
}

void SheetView::ask(const QString& what, const session::Job& job, Row row)
{
    m_session.ask(
        what, job,
        [this, row](const session::Outcome& outcome) {
            const bool wasAsked = m_ask->isOpen() && m_ask->isAnswered(); // not another question since
            if (!outcome.good())
                return wasAsked ? m_ask->complain(outcome.mistakes.join(u" · "_s))
                                : complain(outcome.mistakes);
            if (wasAsked)
                m_ask->drop();
            if (row == Row::Anew)
                startAnew();
        },
        this);
}

// On a finished match `again` is asked once more with the name of who gave the PIN.
bool SheetView::mayChange(void (SheetView::*again)())
{
    const tournament::Match* match = current();
    if (m_isAllowing || !match)
        return m_isAllowing;
    m_allowedBy.clear();
    if (match->state != tournament::State::Final || !allow)
        return true;
    allow(Window::tr("The match is finished: to change it needs a supervisor's PIN"),
          [self = QPointer(this), again](const QString& by) {
              if (!self)
                  return;
              self->m_allowedBy = by.toStdString();
              self->m_isAllowing = true;
              (self->*again)();
              self->m_isAllowing = false;
          },
          {});
    return false;
}

std::string SheetView::by() const
{
    return m_allowedBy.empty() ? m_session.supervisor().toStdString() : m_allowedBy;
}

void SheetView::askAnyway()
{
    m_ask->ask(Window::tr("Let it in although the sheet does not allow it"),
               {{Window::tr("Reason"), {}, {}, false}}, Window::tr("Let it in"),
               [this](const kit::Answers& answers) {
                   scoring::Hand hand = m_row->entry().hand();
                   hand.override = answers.text(0).toStdString();
                   m_ask->drop();
                   sendHand(hand);
               });
}

void SheetView::askDecide()
{
    const tournament::Match* match = current();
    if (!match || !mayChange(&SheetView::askDecide))
        return;
    if (match->flags.disputed)
        return askWho();
    using facts::Decided;
    using facts::Winner;
    const QList<kit::Choice> winners = winnerChoices(m_session.tournament(), *match);
    const QList<kit::Choice> outcomes = outcomeChoices();
    m_ask->ask(Window::tr("Decide the match without playing on"),
               {{Window::tr("Goes on"), winners, {}, false},
                {Window::tr("Because of"), outcomes, {}, false},
                {Window::tr("Reason"), {}, {}, false}},
               Window::tr("Decide"), [this](const kit::Answers& answers) {
                   const desk::ResultOptions options{answers.chosen<Winner>(0), answers.chosen<Decided>(1),
                                                     answers.text(2).toStdString()};
                   const std::string id = m_match.toStdString();
                   ask(Window::tr("decision"), [by = by(), id, options](desk::Desk& desk) {
                       return desk::result(desk, by, id, options);
                   });
               });
}

namespace {

Change changeOf(const desk::ResolveOptions& asked, const std::string& by)
{
    Change change;
    change.title = Window::tr("Who plays this match");
    change.accept = Window::tr("So be it");
    change.done = Window::tr("who plays");
    change.look = [asked, by](const tournament::Tournament& tournament,
                              const std::vector<desk::LaterChoice>& then) {
        return desk::previewResolve(tournament, desk::thisMachine(), by, completed(asked, {}, then));
    };
    change.make = [asked, by](desk::Desk& desk, const tournament::Tournament& seen, const std::string& reason,
                              const std::vector<desk::LaterChoice>& then) {
        return desk::resolve(desk, by, completed(asked, reason, then), &seen)
            .map([](desk::Correction&& made) { return *std::move(made.recorded); });
    };
    change.sheets = {asked.match};
    return change;
}

} // namespace

void SheetView::askWho()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const std::string id = m_match.toStdString();
    const desk::Correction none{tournament, tournament, {}, {}, {}};
    m_ask->ask(Window::tr("Others belong here by now: who plays this match?"),
               {{Window::tr("It is settled so"), choicesFor(none, id), {}, false}}, Window::tr("Go on"),
               [this, id](const kit::Answers& answers) {
                   const desk::ResolveOptions options{id, answers.chosen<facts::Resolution>(0), {}, {}};
                   later([this, options] { askChange(changeOf(options, by())); });
               });
}

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
