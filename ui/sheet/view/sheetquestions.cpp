#include "sheetquestions.h"

#include "desk/corrections/amend.h"
#include "desk/play/absence.h"
#include "desk/play/clock.h"
#include "desk/play/table.h"
#include "scoring/game.h"
#include "scoring/outlook.h"
#include "ui/kit/text.h"
#include "ui/session/clockwords.h"
#include "ui/session/deed.h"
#include "ui/sheet/aside/endcard.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

using Decided = facts::Decided;
using Winner = facts::Winner;
using OnExpiry = scoring::OnExpiry;

QList<kit::Choice> winnerChoices(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto team = [&](scoring::Side side) {
        return kit::text(tournament::teamName(tournament, match.teams[side]));
    };
    const bool eliminatesBoth = desk::eliminatesBoth(tournament, match);
    return {{Winner::A, u"A · "_s + team(scoring::Side::A)},
            {Winner::B, u"B · "_s + team(scoring::Side::B)},
            {Winner::None,
             eliminatesBoth ? Window::tr("No one: both teams are eliminated") : Window::tr("No one")}};
}

QString playOnText(const scoring::RuleSet& rules)
{
    const auto target = scoring::pointsToTarget(rules, 0);
    return target ? Window::tr("Play on to %1").arg(*target) : Window::tr("Play on to the last hand");
}

} // namespace

SheetQuestions::SheetQuestions(session::Session& session, EntrySession& entry, kit::Ask& ask)
    : m_session(session), m_entry(entry), m_ask(ask)
{
    connect(&ask, &kit::Ask::closed, this, [this] { m_asksTime = false; });
}

void SheetQuestions::send(const QString& what, const session::Job& job, Row row)
{
    m_session.ask(
        what, job,
        [this, row](const session::Outcome& outcome) {
            const bool wasAsked = m_ask.isOpen() && m_ask.isAnswered(); // the question may have been replaced
            if (!outcome.good())
                return wasAsked ? m_ask.complain(outcome.mistakes.join(u' ')) : m_entry.say(outcome.mistakes);
            if (wasAsked)
                m_ask.drop();
            if (row == Row::Fresh)
                m_entry.beginFreshRow();
        },
        this);
}

QList<kit::Choice> SheetQuestions::seatChoices() const
{
    QList<kit::Choice> choices;
    for (const facts::Seat seat : facts::allSeats) // two players may have the same name
        choices.append({seat, kit::text(std::string(facts::word(seat))).toUpper() + u" · "_s +
                                  kit::text(wording::shortName(nameOn(seat).toStdString()))});
    return choices;
}

std::optional<tournament::Reading> SheetQuestions::clock() const
{
    const tournament::Match* match = m_entry.current();
    return match ? tournament::readingOf(m_session.tournament(), *match, m_session.ticker().now())
                 : std::nullopt;
}

const tournament::Match* SheetQuestions::asked(void (SheetQuestions::*again)(), bool needsCall)
{
    const tournament::Match* match = m_entry.current();
    if (match && needsCall && isUncalled(*match)) {
        askForCall();
        return nullptr;
    }
    const bool may = match && m_entry.permit.mayChange(*match, this, [this, again] { (this->*again)(); });
    return may ? match : nullptr;
}

// A typed bid counts as made.
void SheetQuestions::askMisdeal()
{
    const tournament::Match* match = asked(&SheetQuestions::askMisdeal, true);
    if (!match)
        return;
    const std::vector<desk::MisdealChoice> choices = desk::misdealChoices(*match);
    QList<kit::Choice> causes;
    for (const desk::MisdealChoice& choice : choices)
        causes.append({choice.reason, kit::sentence(choice.words)});
    const std::string byRuling; // none of the causes on the rule sheet
    causes.append({byRuling, Window::tr("By ruling")});
    QList<kit::Question> questions{
        {Window::tr("Called by"), seatChoices()},
        {Window::tr("Cause"), causes, choices.empty() ? QVariant::fromValue(byRuling) : QVariant(), false},
        {Window::tr("Reason"), {}, {}, true, {QVariant::fromValue(byRuling)}}};
    const bool isThrownIn = desk::isVoidByBids(*match);
    if (isThrownIn)
        questions.clear(); // no one calls it
    const bool passes = match->rules->people.misdeal.redealer == rules::Redealer::NextDealer;
    const QString title =
        (isThrownIn ? Window::tr("Bids under the table minimum: %1") : Window::tr("Misdeal: %1"))
            .arg(passes ? Window::tr("the next dealer deals") : Window::tr("the same dealer deals again"));
    const QString button = isThrownIn ? Window::tr("Record void hand") : Window::tr("Record misdeal");
    m_ask.ask(title, questions, button, [this, isThrownIn](const kit::Answers& answers) {
        desk::MisdealCall call;
        call.calledBy = answers.chosen<facts::Seat>(0);
        const std::string reason(isThrownIn ? scoring::belowTableMinimum : answers.chosen<std::string>(1));
        call.byRuling = reason.empty();
        call.reason = call.byRuling ? answers.text(2).toStdString() : reason;
        call.override = call.byRuling ? std::string() : answers.text(2).toStdString();
        call.hasBidding = !m_entry.amending() && !m_entry.entry().isBlank();
        send(Window::tr("misdeal"), [by = m_entry.permit.by(), id = m_entry.id(), call](desk::Desk& desk) {
            return desk::misdeal(desk, by, id, call);
        });
    });
}

// The rule of the tournament is preselected. Another choice needs a reason, and a PIN if one is set.
void SheetQuestions::askTime()
{
    const tournament::Match* match = asked(&SheetQuestions::askTime, true);
    if (!match)
        return;
    const auto rule = match->rules->rules.time.onExpiry;
    const QVariant given = rule ? QVariant::fromValue(*rule) : QVariant();
    const bool isInHand = tournament::openHand(*match) != nullptr;
    const bool isTied =
        scoring::deficit(tournament::sheetOf(*match, m_entry.game()).now, scoring::Side::A) == 0;
    QList<kit::Choice> choices{{OnExpiry::FinishGame, playOnText(match->rules->rules)}};
    if (isInHand || isTied)
        choices << kit::Choice{OnExpiry::StopNow, Window::tr("Stop now")};
    choices.prepend(isInHand ? kit::Choice{OnExpiry::FinishHand, Window::tr("Finish this hand")}
                    : isTied ? kit::Choice{OnExpiry::FinishHand, Window::tr("Play another hand")}
                             // no hand to finish or stop
                             : kit::Choice{rule == OnExpiry::StopNow ? *rule : OnExpiry::FinishHand,
                                           Window::tr("End the game now")});
    QVariantList others; // all but the rule
    for (const kit::Choice& each : std::as_const(choices))
        if (each.value != given)
            others << each.value;
    m_asksTime = true;
    m_ask.ask(isInHand ? Window::tr("Call time while this hand is in play")
                       : Window::tr("Call time between hands"),
              {{Window::tr("Action"), choices, given, false}, {Window::tr("Reason"), {}, {}, false, others}},
              Window::tr("Call time"), [this, rule](const kit::Answers& answers) {
                  scoring::TimeCall call;
                  call.choice = answers.chosen<OnExpiry>(0);
                  const std::string by = m_entry.permit.by();
                  if (call.choice == rule)
                      return sendTime({}, by);
                  call.override = answers.text(1).toStdString();
                  if (!rule || !m_entry.permit.allow)
                      return sendTime(call, by);
                  m_ask.complain(Window::tr("Enter a supervisor’s PIN."));
                  session::withPin(
                      m_session, m_entry.permit.allow,
                      Window::tr("To call time against the tournament’s rule, enter a supervisor’s PIN"),
                      this, [this, call](const QString& allowed) { sendTime(call, allowed.toStdString()); },
                      [this](const QString& why) {
                          if (m_ask.isOpen())
                              m_ask.complain(why);
                      });
              });
}

void SheetQuestions::sendTime(const scoring::TimeCall& call, const std::string& allowedBy)
{
    send(
        Window::tr("time call"),
        [allowedBy, id = m_entry.id(), call](desk::Desk& desk) {
            return desk::enter(desk, allowedBy, id, scoring::Item(call));
        },
        Row::Stays); // typing continues
}

void SheetQuestions::askDecide()
{
    const tournament::Match* match = asked(&SheetQuestions::askDecide);
    if (!match)
        return;
    if (match->flags.disputed)
        return Q_EMIT whoPlaysWanted();
    const QList<kit::Choice> outcomes{{Decided::NoShow, Window::tr("No-show")},
                                      {Decided::Forfeit, Window::tr("Forfeit")},
                                      {Decided::Defaulted, Window::tr("Default")},
                                      {Decided::Withdrawn, Window::tr("Withdrawn")},
                                      {Decided::Disqualified, Window::tr("Disqualified")},
                                      {Decided::Ruling, Window::tr("Ruling")}};
    m_ask.ask(Window::tr("Decide this match"),
              {{.label = Window::tr("Winner"),
                .choices = winnerChoices(m_session.tournament(), *match),
                .hasKeys = true},
               {Window::tr("Outcome"), outcomes},
               {Window::tr("Reason")}},
              Window::tr("Decide"), [this](const kit::Answers& answers) {
                  const desk::ResultOptions options{answers.chosen<Winner>(0), answers.chosen<Decided>(1),
                                                    answers.text(2).toStdString()};
                  if (m_entry.current()->state != tournament::State::Final)
                      Q_EMIT finishing();
                  send(Window::tr("decision"),
                       [by = m_entry.permit.by(), id = m_entry.id(), options](desk::Desk& desk) {
                           return desk::result(desk, by, id, options);
                       });
              });
    m_ask.tell([this](const kit::Answers& answers) {
        const tournament::Match* now = m_entry.current();
        if (!now || !answers.isChosen(0) || !answers.isChosen(1))
            return QStringList();
        const auto effects =
            desk::effectsOf(m_session.tournament(), desk::thisMachine(), m_entry.permit.by(), now->id,
                            {answers.chosen<Winner>(0), answers.chosen<Decided>(1), {}});
        // In a row, so that winner and reason stay in view; a refusal comes with the answer.
        return effects ? QStringList{wording::joinedSentences(kit::sentences(*effects))} : QStringList();
    });
}

void SheetQuestions::askClock()
{
    const auto now = clock();
    if (!now)
        return m_entry.say({Window::tr("This match has no running clock")}, true);
    const facts::ClockAction deed = desk::nextClockAction(now->clock.state);
    setClock(deed == facts::ClockAction::Start    ? Window::tr("clock start")
             : deed == facts::ClockAction::Resume ? Window::tr("clock restart")
                                                  : Window::tr("clock pause"),
             deed, {});
    if (deed != facts::ClockAction::Pause)
        return;
    session::askWhyPaused(m_ask, Window::tr("Why was the clock paused?"), [this](const std::string& reason) {
        setClock(Window::tr("reason for the pause"), facts::ClockAction::Reason, reason);
    });
}

// Keeps what is typed in the row.
void SheetQuestions::setClock(const QString& what, facts::ClockAction deed,
                              const std::optional<std::string>& reason)
{
    send(
        what,
        [by = m_session.supervisor().toStdString(), id = m_entry.id(), deed, reason](desk::Desk& desk) {
            return desk::clock(desk, by, id, {deed, {}, reason});
        },
        Row::Stays);
}

void SheetQuestions::askOverride()
{
    m_ask.ask(Window::tr("Override the rule sheet"), {{Window::tr("Reason")}}, Window::tr("Override"),
              [this](const kit::Answers& answers) {
                  scoring::Hand hand = m_entry.entry().hand();
                  hand.override = answers.text(0).toStdString();
                  m_ask.drop();
                  m_entry.sendHand(hand);
              });
}

void SheetQuestions::askForCall()
{
    const tournament::Match& match = *m_entry.current();
    if (m_ask.isOpen())
        return;
    const auto call = desk::callFor(m_session.tournament(), match, {});
    if (!call)
        return m_entry.say(kit::sentences(wording::onScreen(call.error().mistakes)));
    m_entry.say({}); // the question says it
    m_ask.ask(Window::tr("%1 hasn’t been called yet").arg(kit::sentence(wording::titleOf(match))), {},
              Window::tr("Call to table %1").arg(call->table),
              [this, table = call->table](const kit::Answers&) { callMatch(table); },
              {Window::tr("Nothing is on record yet. Bids in the row are saved with the call.")});
}

void SheetQuestions::callMatch(std::optional<int> table)
{
    const tournament::Match* match = m_entry.current();
    if (!match || !isUncalled(*match))
        return;
    if (m_ask.isOpen())
        m_ask.drop();
    m_entry.typing().hold(); // until the answer
    call(*match, table, [this](const session::Outcome& outcome) {
        if (!outcome.good()) {
            m_entry.typing().dropWaitingKeys();
            m_entry.say(outcome.mistakes);
        } else if (const HandEntry& entry = m_entry.entry();
                   entry.hasBids() && entry.current().kind == Field::Kind::Tricks) {
            m_entry.recordBids();
        }
        m_entry.typing().go();
    });
}

void SheetQuestions::call(const tournament::Match& match, std::optional<int> table,
                          const session::Callback& answered)
{
    m_session.ask(
        Window::tr("call of %1").arg(kit::text(wording::titleOf(match))),
        [by = m_session.supervisor().toStdString(), id = match.id, table,
         starts = session::callStartsClock(m_session.settings())](desk::Desk& desk) {
            return desk::call(desk, by, id, {table, std::nullopt, starts});
        },
        answered, this);
}

// Another player dealt, and the hand is played as dealt.
void SheetQuestions::askDealer()
{
    const tournament::Match* match = m_entry.current();
    if (!match || !tournament::takesHands(*match) || m_entry.amending() || m_entry.isSaving())
        return;
    if (isUncalled(*match))
        return askForCall();
    if (m_entry.asksDealer(*match))
        return;
    const int hand = handsIn(*match, m_entry.game()) + 1;
    m_ask.ask(
        Window::tr("Who dealt hand %1? The next deal passes on from there.").arg(hand),
        {{Window::tr("Dealt by"), seatChoices()}, {Window::tr("Reason")}}, Window::tr("Save dealer"),
        [this, hand](const kit::Answers& answers) {
            const auto seat = answers.chosen<facts::Seat>(0);
            const tournament::Match& now = *m_entry.current();
            const int game = m_entry.game();
            if (hand != handsIn(now, game) + 1)
                return m_ask.complain(Window::tr("Hand %1 is on record now. Amend it instead.").arg(hand));
            if (tournament::sheetOf(now, game).now.dealer == seat)
                return m_ask.complain(
                    Window::tr("It is %1’s turn to deal. Choose someone else.").arg(nameOn(seat)));
            m_ask.drop();
            m_entry.layAside(Drawn{now.attempt, game, seat, hand, answers.text(1).toStdString()});
            m_entry.say({Window::tr("%1 deals this hand. The reason is saved with it.").arg(nameOn(seat))},
                        true);
        });
}

// In the first game, the dealer is part of the call; in a later game or one begun on paper, of its first hand
// here.
void SheetQuestions::seatDealer(facts::Seat seat)
{
    if (m_entry.waitsForDisk())
        return;
    const tournament::Match& match = *m_entry.current();
    const int game = m_entry.game();
    const bool byCall = game == 1 && match.paper.count(1) == 0;
    const bool isFirst = !byCall && handsIn(match, game) == 0;
    const Drawn drawn{.attempt = match.attempt, .game = game, .dealer = seat, .isSent = !isFirst};
    if (isFirst)
        return m_entry.layAside(drawn); // keeps a bid already typed
    m_entry.expectDealer(drawn);
    // Adds the dealer to a first hand that was recorded without one.
    const desk::AmendOptions asked{.match = m_entry.id(),
                                   .game = game,
                                   .given = R"({"dealer": ")" + std::string(facts::word(seat)) + R"("})"};
    m_session.ask(
        Window::tr("first dealer"),
        [by = m_session.supervisor().toStdString(), byCall, asked,
         seat](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
            if (byCall)
                return desk::call(desk, by, asked.match, {std::nullopt, seat});
            return desk::record(desk, by, desk::amend(asked)).map([](desk::Correction&& made) {
                return *std::move(made.recorded);
            });
        },
        [this](const session::Outcome&) { m_entry.expectDealer({}); }, this);
}

void SheetQuestions::finish(EndCard& end)
{
    if (end.isSaving())
        return; // Enter was pressed twice
    if (!end.isAgreed())
        return m_entry.say(
            {Window::tr("Both captains must sign first. Space signs, Tab goes to the other captain.")});
    end.setSaving(true);
    end.setJustFinished(true);
    m_session.ask(
        Window::tr("result"),
        [by = m_session.supervisor().toStdString(), id = m_entry.id(),
         seen = tournament::result(*m_entry.current()).score](desk::Desk& desk) {
            return desk::finish(desk, by, id, seen);
        },
        [this, &end](const session::Outcome& outcome) {
            end.setSaving(false);
            if (outcome.good())
                return;
            end.setJustFinished(false);
            m_entry.say(outcome.mistakes);
        },
        this);
}

void SheetQuestions::callNext(EndCard& end)
{
    if (end.isSaving())
        return;
    const QString next = end.next();
    end.setSaving(true);
    call(*tournament::match(m_session.tournament(), next.toStdString()), m_entry.current()->call->table,
         [this, &end, next](const session::Outcome& outcome) {
             end.setSaving(false);
             if (!outcome.good())
                 return m_entry.say(outcome.mistakes);
             end.setJustFinished(false);
             Q_EMIT matchWanted(next);
         });
}

} // namespace sheet

#include "moc_sheetquestions.cpp"
