// What is called at the table and asked about on its sheet: misdeals, time, and a game begun on paper.

#include "sheetview.h"

#include "desk/corrections/amend.h"
#include "desk/play/calltime.h"
#include "desk/play/clock.h"
#include "desk/play/entry.h"
#include "desk/play/table.h"
#include "ui/kit/text.h"
#include "ui/session/clockwords.h"
#include "ui/sheet/aside/endcard.h"
#include "ui/sheet/aside/sheethead.h"
#include "ui/sheet/hands/dealerkeys.h"
#include "wording/record/names.h"
#include "wording/record/ruleswords.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <QApplication>
#include <QPointer>
#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

/// Whether a side that is set too often loses.
bool hasSetOut(const scoring::End& end)
{
    return end.maxSetsTotal || end.maxSetsConsecutive;
}

/// `250 2` as numbers, at most so many; those that are left out are 0. Nothing where it is no such thing.
std::optional<std::array<int, 3>> numbersIn(const QString& text, int most)
{
    static const QRegularExpression between(u"[\\s,;]+"_s);
    const QStringList words = QString(text).replace(u'−', u'-').split(between, Qt::SkipEmptyParts);
    std::array<int, 3> numbers{};
    bool good = words.size() <= most;
    for (qsizetype i = 0; good && i < words.size(); ++i)
        numbers[static_cast<std::size_t>(i)] = words[i].toInt(&good);
    return good ? std::optional(numbers) : std::nullopt;
}

/// What the rule card says of time that is up, and what it comes to now.
QString ruleOf(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto& rule = match.rules->rules.time.onExpiry;
    if (!rule)
        return Window::tr("The sheet does not say what happens then: F5 asks, with a reason.");
    const QString source = kit::text(wording::placeOf(match.rules->citeFor("time.onExpiry")));
    return Window::tr("The rule of the tournament: %1 (%2). %3")
        .arg(kit::text(wording::inWords(*rule)), source,
             kit::text(desk::timeComesTo(tournament, match, *rule)));
}

QString timeUpText(const tournament::Tournament& tournament, const tournament::Match& match, bool isUp)
{
    QStringList says;
    if (isUp)
        says << Window::tr("Time is up.");
    says << ruleOf(tournament, match);
    if (!tournament::openHand(match))
        says << Window::tr("Is a hand being played? Its bids come first.");
    return says.join(u' ');
}

QList<kit::Choice> expiryChoices()
{
    using scoring::OnExpiry;
    return {{OnExpiry::FinishHand, Window::tr("Finish this hand")},
            {OnExpiry::FinishGame, Window::tr("Finish the game")},
            {OnExpiry::StopNow, Window::tr("Stop now")}};
}

} // namespace

// A bid that is only typed counts as made.
void SheetView::askMisdeal()
{
    const tournament::Match* match = current();
    if (!match || asksForCall() || !mayChange(&SheetView::askMisdeal))
        return;
    const std::vector<desk::MisdealChoice> choices = desk::misdealChoices(*match);
    QList<kit::Choice> reasons;
    for (const desk::MisdealChoice& choice : choices)
        reasons.append({choice.reason, kit::text(choice.words)});
    const std::string byRuling; // no reason of the sheet
    reasons.append({byRuling, Window::tr("thrown in by ruling")});
    const QList<kit::Question> questions{
        {Window::tr("Called by"), seatChoices(), {}, false},
        {Window::tr("Reason"), reasons, choices.empty() ? QVariant::fromValue(byRuling) : QVariant(), false},
        {Window::tr("Supervisor's reason"), {}, {}, true}};
    const QString title = choices.empty() ? Window::tr("Misdeal: void, the same dealer deals again")
                                          : Window::tr("Misdeal, called before the first bid unless it says "
                                                       "otherwise: void, the same dealer deals again");
    m_ask->ask(title, questions, Window::tr("Record misdeal"), [this](const kit::Answers& answers) {
        desk::MisdealCall call;
        call.calledBy = answers.chosen<facts::Seat>(0);
        const auto reason = answers.chosen<std::string>(1);
        call.byRuling = reason.empty();
        call.reason = call.byRuling ? answers.text(2).toStdString() : reason;
        call.override = call.byRuling ? std::string() : answers.text(2).toStdString();
        call.hasBidding = !m_amending && !m_row->entry().isBlank();
        ask(Window::tr("misdeal"), [by = by(), id = m_match.toStdString(), call](desk::Desk& desk) {
            return desk::misdeal(desk, by, id, call);
        });
    });
}

// How a game stands that was begun on paper.
void SheetView::askPaper()
{
    const tournament::Match* match = current();
    if (!match || !mayChange(&SheetView::askPaper))
        return;
    const bool sets = hasSetOut(match->rules->rules.end);
    const QString parts = sets ? Window::tr("points, bags, sets") : Window::tr("points, bags");
    const QStringList labels{u"A: "_s + parts, u"B: "_s + parts, Window::tr("Hands played")};
    m_ask->ask(Window::tr("Take this game over from paper: numbers with a space between"),
               {{labels[0], {}, {}, false}, {labels[1], {}, {}, false}, {labels[2], {}, {}, true}},
               Window::tr("Take over"), [this, labels, sets](const kit::Answers& answers) {
                   const auto a = numbersIn(answers.text(0), sets ? 3 : 2);
                   const auto b = numbersIn(answers.text(1), sets ? 3 : 2);
                   const auto hands = numbersIn(answers.text(2), 1);
                   const qsizetype wrong = !a ? 0 : !b ? 1 : 2;
                   if (!a || !b || !hands)
                       return m_ask->complain(
                           Window::tr("%1: “%2” is not that").arg(labels[wrong], answers.text(wrong)));
                   scoring::Start start;
                   start.sides = {{(*a)[0], (*a)[1], (*a)[2]}, {(*b)[0], (*b)[1], (*b)[2]}};
                   start.hands = (*hands)[0];
                   ask(Window::tr("score from paper"),
                       [by = by(), id = m_match.toStdString(), start](desk::Desk& desk) {
                           return desk::takeOver(desk, by, id, start);
                       });
               });
}

// Already answered with the rule of the tournament. Another end needs a supervisor's PIN, where there is one,
// and a reason.
void SheetView::askTime()
{
    const tournament::Match* match = current();
    if (!match || asksForCall() || !mayChange(&SheetView::askTime))
        return;
    const auto rule = match->rules->rules.time.onExpiry;
    using scoring::OnExpiry;
    const QVariant given = rule ? QVariant::fromValue(*rule) : QVariant();
    m_asksTime = true;
    m_ask->ask(
        tournament::openHand(*match) ? Window::tr("Time is called while this hand is in play")
                                     : Window::tr("Time is called between two hands"),
        {{Window::tr("What now?"), expiryChoices(), given, false},
         {rule ? Window::tr("Reason, if otherwise") : Window::tr("Reason"), {}, {}, rule.has_value()}},
        Window::tr("Call time"), [this, rule](const kit::Answers& answers) {
            scoring::TimeCall call;
            call.choice = answers.chosen<OnExpiry>(0);
            if (call.choice == rule)
                return sendTime({}, by());
            if (answers.text(1).isEmpty())
                return m_ask->complain(
                    Window::tr("Why otherwise than the rule of the tournament? That needs a reason"));
            call.override = answers.text(1).toStdString();
            if (!rule || !allow)
                return sendTime(call, by());
            m_ask->complain(Window::tr("Waits for a supervisor's PIN"));
            allow(
                Window::tr("To end otherwise than the rule of the tournament needs a supervisor's PIN"),
                [self = QPointer(this), call](const QString& allowed) {
                    if (self)
                        self->sendTime(call, allowed.toStdString());
                },
                [self = QPointer(this)] {
                    if (self && self->m_ask->isOpen())
                        self->m_ask->complain(
                            Window::tr("Nothing was recorded: no PIN was given. Enter asks for it again."));
                });
        });
    showTimeUp();
}

void SheetView::sendTime(const scoring::TimeCall& call, const std::string& allowedBy)
{
    ask(
        Window::tr("time call"),
        [allowedBy, id = m_match.toStdString(), call](desk::Desk& desk) {
            return desk::enter(desk, allowedBy, id, scoring::Item(call));
        },
        Row::Stays); // who is typing goes on
}

void SheetView::showTimeUp()
{
    const tournament::Match* match = current();
    const auto now = reading();
    const bool isUp = now && tournament::isUp(*now);
    if (!match || (!isUp && !m_asksTime))
        return m_timeUp->hide();
    m_timeUp->say(timeUpText(m_session.tournament(), *match, isUp), !m_asksTime);
}

std::optional<tournament::Reading> SheetView::reading() const
{
    const tournament::Match* match = current();
    return match ? tournament::readingOf(m_session.tournament(), *match, m_session.ticker().now())
                 : std::nullopt;
}

void SheetView::showClock()
{
    m_head->showClock(reading());
    showTimeUp();
}

void SheetView::askClock()
{
    const auto now = reading();
    if (!now)
        return complain({Window::tr("This match has no clock that runs")}, true);
    if (now->clock.state == tournament::Clock::State::NotStarted)
        return setClock(Window::tr("clock started"), facts::ClockDeed::Start, {});
    if (now->clock.state == tournament::Clock::State::Paused)
        return setClock(Window::tr("clock resumed"), facts::ClockDeed::Resume, {});
    setClock(Window::tr("clock paused"), facts::ClockDeed::Pause, {});
    session::askWhyPaused(*m_ask, Window::tr("Why was the clock paused?"), [this](const std::string& reason) {
        setClock(Window::tr("reason for the pause"), facts::ClockDeed::Reason, reason);
    });
}

// What is typed in the row stays.
void SheetView::setClock(const QString& what, facts::ClockDeed deed, const std::optional<std::string>& reason)
{
    const desk::ClockOptions options{deed, {}, reason};
    ask(
        what,
        [by = m_session.supervisor().toStdString(), id = m_match.toStdString(), options](desk::Desk& desk) {
            return desk::clock(desk, by, id, options);
        },
        Row::Stays);
}

namespace {

/// Who dealt it was not known when it was recorded.
desk::AmendOptions dealerOfFirstHand(const std::string& match, int game, facts::Seat seat)
{
    desk::AmendOptions asked;
    asked.match = match;
    asked.game = game;
    asked.hand = 1;
    asked.given = R"({"dealer": ")" + std::string(facts::word(seat)) + R"("})";
    return asked;
}

} // namespace

void SheetView::showDealers(const tournament::Match& match)
{
    m_dealers->setVisible(asksDealer(match));
    std::array<QString, 4> names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = nameOn(facts::allSeats[i]);
    m_dealers->show(names, handsIn(match) > 0);
}

// Of the first game the call has the dealer; of a later one, or one begun on paper, its first hand here.
void SheetView::seatDealer(facts::Seat seat)
{
    if (waitsForDisk())
        return;
    m_aside = m_row->typedSoFar(); // a bid that was typed first stays
    m_rowIs.clear();
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = m_match.toStdString();
    if (m_game == 1 && current()->paper.count(1) == 0) {
        m_session.ask(Window::tr("first dealer"), [by, id, seat](desk::Desk& desk) {
            return desk::call(desk, by, id, {std::nullopt, seat});
        });
    } else if (handsIn(*current()) == 0) {
        m_drawn = Drawn{current()->attempt, m_game, seat};
        m_shown.reset();
        refresh();
    } else {
        m_session.ask(Window::tr("first dealer"),
                      [by, asked = dealerOfFirstHand(id, m_game, seat)](desk::Desk& desk) {
                          return desk::record(desk, by, desk::amend(asked)).map([](desk::Correction&& made) {
                              return *std::move(made.recorded);
                          });
                      });
    }
}

EndCard* SheetView::makeEnd()
{
    m_end = new EndCard(m_theme);
    connect(m_end, &EndCard::finishWanted, this, &SheetView::finish);
    connect(m_end, &EndCard::nextWanted, this, &SheetView::callNext);
    connect(m_end, &EndCard::tablesWanted, this, &SheetView::tablesWanted);
    return m_end;
}

void SheetView::showEnd(const tournament::Match& match)
{
    const bool final = match.state == tournament::State::Final;
    const bool over = final || match.state == tournament::State::Ended;
    const bool wasShown = m_end->isVisibleTo(this);
    if (final && m_ask->isOpen() && m_allowedBy.empty())
        m_ask->drop(); // it was asked of a match that was not finished
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const bool endHadFocus = m_end->isAncestorOf(QApplication::focusWidget());
    m_end->setVisible(over && !m_amending);
    m_needs->setVisible(!over);
    m_row->setVisible((!over && !m_looking) || m_amending);
    if (!over) {
        m_end->setJustFinished(false);
        if (endHadFocus)
            takeFocus(); // to the hand that is in the row again
        return;
    }
    m_end->show(m_session.tournament(), match, m_session.ticker().now(), !wasShown);
    if (!final && !wasShown && hadFocus)
        m_end->takeFocus();
    if (hadFocus && !isAncestorOf(QApplication::focusWidget()))
        takeFocus(); // what had it is gone
}

void SheetView::finish()
{
    if (!m_end->mayFinish())
        return complain({Window::tr("Both captains have to agree first: Tab goes to each, Space ticks.")});
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = m_match.toStdString();
    const scoring::PerSide<int> seen = tournament::result(*current()).score;
    m_end->holdFinish();
    m_end->setJustFinished(current()->state == tournament::State::Ended); // not where it is signed anew
    m_session.ask(
        Window::tr("result"), [by, id, seen](desk::Desk& desk) { return desk::finish(desk, by, id, seen); },
        [this](const session::Outcome& outcome) {
            if (outcome.good())
                return;
            m_end->setJustFinished(false);
            complain(outcome.mistakes);
            m_end->letFinish();
        },
        this);
}

void SheetView::callNext()
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = m_end->next().toStdString();
    const int table = current()->call->table;
    m_end->setCalling(true); // until it is known
    m_session.ask(
        Window::tr("call of %1")
            .arg(kit::text(wording::titleOf(*tournament::match(m_session.tournament(), id)))),
        [by, id, table, starts = session::callStartsClock(m_session.settings())](desk::Desk& desk) {
            return desk::call(desk, by, id, {table, std::nullopt, starts});
        },
        [this, match = m_end->next()](const session::Outcome& outcome) {
            m_end->setCalling(false);
            if (!outcome.good())
                return complain(outcome.mistakes);
            m_end->setJustFinished(false);
            Q_EMIT matchWanted(match);
        },
        this);
}

void SheetView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_end->setJustFinished(false);
}

} // namespace sheet
