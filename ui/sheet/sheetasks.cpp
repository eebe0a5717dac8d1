// What a sheet asks about: what the sheet does not allow, misdeals, time, deciding.
#include "sheetview.h"

#include "desk/entry.h"
#include "desk/names.h"
#include "desk/table.h"
#include "night/convert.h"
#include "rules/misdeal.h"
#include "ui/look/text.h"

#include <QPointer>

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

constexpr facts::Seat seatsInOrder[] = {facts::Seat::A1, facts::Seat::B1, facts::Seat::A2, facts::Seat::B2};

} // namespace

QString SheetView::nameOn(facts::Seat seat) const
{
    const night::Match* match = current();
    if (!match || !match->call)
        return look::text(std::string(facts::word(seat)));
    return look::text(desk::personName(m_session.night(), match->call->players[seat]));
}

void SheetView::ask(const QString& what, const session::Job& job)
{
    m_session.ask(
        what, job,
        [this](const session::Outcome& outcome) {
            if (!outcome.good())
                return m_ask->complain(outcome.mistakes.join(u" · "_s));
            m_ask->drop();
            startAnew();
        },
        this);
}

// On a finished match `again` is asked once more with the name of who gave the PIN.
bool SheetView::mayChange(void (SheetView::*again)())
{
    const night::Match* match = current();
    if (m_isAllowing || !match)
        return m_isAllowing;
    m_allowedBy.clear();
    if (match->state != night::State::Final || !allow)
        return true;
    allow(u"The match is finished: to change it needs a supervisor's PIN"_s,
          [self = QPointer(this), again](const QString& by) {
              if (!self)
                  return;
              self->m_allowedBy = by.toStdString();
              self->m_isAllowing = true;
              (self->*again)();
              self->m_isAllowing = false;
          });
    return false;
}

std::string SheetView::by() const
{
    return m_allowedBy.empty() ? m_session.supervisor().toStdString() : m_allowedBy;
}

void SheetView::askAnyway()
{
    m_ask->ask(u"Let it in although the sheet does not allow it"_s, {{u"Reason"_s, {}, {}, false}},
               u"Let it in"_s, [this](const QStringList& answers) {
                   scoring::Hand hand = m_row->entry().hand();
                   hand.override = answers.front().toStdString();
                   m_ask->drop();
                   sendHand(hand);
               });
}

void SheetView::askMisdeal()
{
    const night::Match* match = current();
    if (!match || !mayChange(&SheetView::askMisdeal))
        return;
    QStringList names;
    for (const facts::Seat seat : seatsInOrder) // two may have one name
        names << look::text(std::string(facts::word(seat))).toUpper() + u" · "_s + nameOn(seat);
    std::vector<std::string> ids;
    QStringList reasons;
    for (const rules::MisdealReason& reason : match->rules->people.misdeal.reasons) {
        ids.push_back(reason.id);
        reasons << look::text(rules::reasonInWords(reason.id));
    }
    QList<look::Question> questions{{u"Called by"_s, names, {}, false}};
    questions << look::Question{u"Reason"_s, reasons, {}, false};
    m_ask->ask(u"Misdeal: the hand is void, the same dealer deals again"_s, questions, u"Record misdeal"_s,
               [this, names, ids, reasons](const QStringList& answers) {
                   const auto seat = static_cast<std::size_t>(names.indexOf(answers[0]));
                   const qsizetype known = reasons.indexOf(answers[1]);
                   const std::string reason =
                       known < 0 ? answers[1].toStdString() : ids[static_cast<std::size_t>(known)];
                   const scoring::Item item = scoring::Misdeal{night::scored(seatsInOrder[seat]), reason};
                   const std::string id = m_match.toStdString();
                   ask(u"misdeal"_s,
                       [by = by(), id, item](desk::Desk& desk) { return desk::enter(desk, by, id, item); });
               });
}

void SheetView::askTime()
{
    const night::Match* match = current();
    if (!match || !mayChange(&SheetView::askTime))
        return;
    const bool inPlay = night::openHand(*match) != nullptr;
    const bool limited = match->rules->rules.time.onExpiry.has_value();
    const QString title =
        inPlay ? u"Time is called while this hand is in play"_s : u"Time is called between two hands"_s;
    QList<look::Question> questions;
    const QStringList choices{u"Finish the hand"_s, u"Finish the game"_s, u"Stop now"_s};
    if (!limited)
        questions << look::Question{u"The sheet has no limit"_s, choices, {}, false}
                  << look::Question{u"Reason"_s, {}, {}, false};
    m_ask->ask(title, questions, u"Call time"_s, [this, limited, choices](const QStringList& answers) {
        scoring::TimeCall call;
        if (!limited) {
            call.choice = static_cast<scoring::OnExpiry>(choices.indexOf(answers[0]));
            call.override = answers[1].toStdString();
        }
        const scoring::Item item = call;
        const std::string id = m_match.toStdString();
        ask(u"time call"_s,
            [by = by(), id, item](desk::Desk& desk) { return desk::enter(desk, by, id, item); });
    });
}

void SheetView::askDecide()
{
    const night::Match* match = current();
    if (!match || !mayChange(&SheetView::askDecide))
        return;
    const auto team = [&](scoring::Side side) {
        return look::text(desk::teamName(m_session.night(), match->teams[side]));
    };
    const QStringList winners{u"A · "_s + team(scoring::Side::A), u"B · "_s + team(scoring::Side::B),
                              u"Nobody"_s};
    const QStringList outcomes{u"No-show"_s,   u"Forfeit"_s,      u"Default"_s,
                               u"Withdrawn"_s, u"Disqualified"_s, u"Ruling"_s};
    m_ask->ask(u"Decide the match without playing on"_s,
               {{u"Goes on"_s, winners, {}, false},
                {u"Because of"_s, outcomes, {}, false},
                {u"Reason"_s, {}, {}, false}},
               u"Decide"_s, [this, winners, outcomes](const QStringList& answers) {
                   static constexpr facts::Decided decided[] = {
                       facts::Decided::NoShow,    facts::Decided::Forfeit,      facts::Decided::Defaulted,
                       facts::Decided::Withdrawn, facts::Decided::Disqualified, facts::Decided::Ruling};
                   const desk::ResultOptions options{static_cast<facts::Winner>(winners.indexOf(answers[0])),
                                                     decided[outcomes.indexOf(answers[1])],
                                                     answers[2].toStdString()};
                   const std::string id = m_match.toStdString();
                   ask(u"decision"_s, [by = by(), id, options](desk::Desk& desk) {
                       return desk::result(desk, by, id, options);
                   });
               });
}

} // namespace sheet
