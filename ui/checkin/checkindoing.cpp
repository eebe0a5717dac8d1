// Who is checked in, and taken back.
#include "checkinscreen.h"
#include "checkinwords.h"

#include "desk/checkin/attendance.h"
#include "desk/checkin/sanction.h"
#include "desk/checks/suspended.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace checkin {

namespace {

QString saidIn(const desk::Failure& failure)
{
    return kit::inARow(kit::sentences(wording::onScreen(failure.mistakes)));
}

QString forScreen(const message::Message& said)
{
    return kit::text(wording::text(said, wording::Reader::Screen));
}

/// `Here for match 3`
QString hereText(const desk::CheckinResult& here)
{
    const QString match = kit::text(here.match).trimmed();
    return match.isEmpty() ? Window::tr("Here") : Window::tr("Here %1").arg(match);
}

} // namespace

void CheckinScreen::enter()
{
    if (!m_session.isOpen())
        return;
    const QString typed = m_field->text().trimmed();
    if (looksLikeCard(typed)) {
        m_field->clear(); // a card's number stays on no screen
        if (desk::isSwiped(typed.toStdString()))
            return readCard(typed);
        const auto person = desk::playerWithCard(m_session.tournament(), typed.toStdString());
        return person ? receive(*person) : sayNot(saidIn(person.error()));
    }
    if (typed.isEmpty() && !m_stepped)
        return m_card ? sayWhose() : m_answer->sayQuietly(prompt());
    const std::string person = m_players->personAt(m_table->currentRow());
    if (!person.empty())
        return receive(person);
    // An ID may have letters, and its number stands in no answer.
    const bool mayBeId = std::any_of(typed.begin(), typed.end(), [](QChar c) { return c.isDigit(); });
    if (!mayBeId)
        return sayNot(Window::tr("Nobody who is expected is called “%1”, and no team.").arg(typed));
    m_field->clear();
    const auto owner = desk::playerWithCard(m_session.tournament(), typed.toStdString());
    if (owner)
        return receive(*owner);
    sayNot(Window::tr("Nobody who is expected is called that, no team, and nobody has it as an ID."));
}

void CheckinScreen::receive(const std::string& person)
{
    if (isAskingFirst())
        return;
    m_person = person;
    m_allTheSame = false;
    const auto rule = desk::checkinRule(m_session.tournament(), person);
    if (!rule)
        return sayNot(saidIn(rule.error()));
    if (m_card && desk::kindOfSwiped(*rule)) // what they show is the card that they have just swiped
        return checkIn({desk::kindOfSwiped(*rule), {}}, m_session.supervisor());
    if (!rule->noIdNoPlay || rule->acceptedIds.size() < 2)
        return checkIn({}, m_session.supervisor());
    askProof(*rule);
}

void CheckinScreen::askProof(const rules::Checkin& rule)
{
    m_answer->sayQuietly(Window::tr("A key or Enter says which; Esc puts it back."));
    m_proof->ask(kit::text(tournament::personName(m_session.tournament(), m_person)), rule.acceptedIds);
}

void CheckinScreen::withReason()
{
    const std::string person = m_players->personAt(m_table->currentRow());
    if (person.empty() || m_override->isHidden() || isAskingFirst())
        return;
    m_person = person;
    m_allTheSame = false;
    const bool barred = desk::suspended(m_session.tournament(), person, today()).has_value();
    if (!barred)
        return askReason({});
    if (m_shown && m_shown->person == person)
        return askReason({m_shown->kind, {}});
    const auto rule = desk::checkinRule(m_session.tournament(), person);
    if (!rule || !rule->noIdNoPlay || rule->acceptedIds.empty())
        return askReason({});
    if (m_card)
        return askReason({desk::kindOfSwiped(*rule), {}});
    m_allTheSame = true; // a sanction says nothing of their ID
    askProof(*rule);
}

std::string CheckinScreen::today() const
{
    const tournament::Timestamp now = m_session.ticker().now();
    return tournament::dayOf(now.utc, now.aheadMin);
}

void CheckinScreen::askReason(const desk::Proof& known)
{
    const auto barred = desk::suspended(m_session.tournament(), m_person, today());
    const auto rule = desk::checkinRule(m_session.tournament(), m_person);
    const bool lacksId = rule && rule->noIdNoPlay && !known.shown;
    const QString name = kit::text(tournament::personName(m_session.tournament(), m_person));
    const QString question = !barred   ? Window::tr("Why does %1 play without an accepted ID?")
                             : lacksId ? Window::tr("%1. Why all the same, and without an accepted ID?")
                                       : Window::tr("%1. Why all the same?");
    m_proof->askReason(question.arg(barred ? forScreen(barred->said) : name),
                       barred ? kit::sentence(wording::text(barred->why)) : QString(), known);
}

// Against the venue's rule nobody is let in by whoever happens to sit here.
void CheckinScreen::takeProof(const desk::Proof& proof)
{
    const bool barred = desk::suspended(m_session.tournament(), m_person, today()).has_value();
    if (barred && m_allTheSame && !proof.override)
        return askReason(proof);
    if (!proof.override || !allow)
        return checkIn(proof, m_session.supervisor());
    const QString name = kit::text(tournament::personName(m_session.tournament(), m_person));
    allow((barred ? Window::tr("%1 plays against a sanction: a supervisor's PIN")
                  : Window::tr("%1 plays against the venue's rule: a supervisor's PIN"))
              .arg(name),
          [this, proof, person = m_person](const QString& by) {
              m_person = person;
              checkIn(proof, by);
          },
          [this, person = m_person, proof] {
              m_person = person;
              askReason(proof);
              m_proof->complain(
                  Window::tr("Nobody was checked in: no PIN was given. Enter asks for it again."));
          });
}

void CheckinScreen::checkIn(const desk::Proof& proof, const QString& who)
{
    const auto rule = desk::checkinRule(m_session.tournament(), m_person);
    const bool links = m_card && rule &&
                       (proof.shown ? proof.shown == desk::kindOfSwiped(*rule) : !proof.override.has_value());
    if (links && desk::isSecondCard(m_session.tournament(), m_person, *m_card))
        return askToReplace(proof, who);
    record(proof, who, {std::exchange(m_card, std::nullopt), links},
           Window::tr("the card that was swiped is not kept: it is not the venue's own"));
}

void CheckinScreen::record(const desk::Proof& proof, const QString& who, Swiped swiped,
                           const QString& notLinked)
{
    const std::string by = who.toStdString();
    const std::string person = m_person;
    const QString typed = m_field->text();
    m_field->clear();
    if (isVisible() && !m_elsewhere)
        m_field->setFocus(); // for the next one, while this one is written
    const bool links = swiped.card && swiped.isTheirs;
    const QString whenGone =
        links ? u"; "_s + Window::tr("the card that was swiped stays theirs") : QString();
    const QStringList linked{Window::tr("the card is theirs from now on"),
                             otherNumber(m_session.tournament(), person)};
    const QStringList besides = links ? linked : swiped.card ? QStringList(notLinked) : QStringList();
    const std::optional<desk::NewCard> card = links ? swiped.card : std::nullopt;
    if (swiped.card)
        swiped.card->replaces = false; // of whoever it is next it is asked again
    m_underway.insert(person);
    m_session.ask(
        kit::text(tournament::personName(m_session.tournament(), person)),
        [by, person, proof, card](desk::Desk& desk) { return desk::checkIn(desk, by, person, proof, card); },
        [this, person, typed, besides, whenGone, swiped = std::move(swiped.card),
         shown = proof.shown](const session::Outcome& outcome) {
            m_underway.erase(person);
            m_shown.reset();
            if (outcome.good())
                return sayHere(person, besides, whenGone);
            if (shown)
                m_shown = ShownId{person, *shown};
            if (!m_card)
                m_card = swiped;
            sayRefused(person, outcome);
            if (m_field->text().isEmpty())
                m_field->setText(typed);
        });
}

void CheckinScreen::sayHere(const std::string& person, const QStringList& besides, const QString& whenGone)
{
    const tournament::Tournament& tournament = m_session.tournament();
    const desk::CheckinResult here = desk::checkinResult(tournament, person, today());
    const QString name = kit::text(here.team.empty() ? here.name : here.name + " · " + here.team);
    const QString letIn =
        here.exempt.empty() ? QString() : Window::tr("let in %1").arg(kit::text(here.exempt));
    QStringList parts{hereText(here)};
    parts << kit::text(here.partners) << letIn << kit::text(here.against) << besides << cardWaits();
    parts.removeAll(QString());
    const bool isAgainst = !letIn.isEmpty() || !here.against.empty();
    if (isAgainst)
        m_answer->sayLetIn(name, parts.join(u" · "_s), kit::sentence(kit::text(here.reason)));
    else
        m_answer->sayDone(name, parts.join(u" · "_s));
    m_here = Here{person, tournament::person(*tournament.setting, person)->arrivals.back().op,
                  kit::text(desk::notCheckedInText(tournament, person)) + whenGone};
    Q_EMIT answered(name + u": "_s + parts.join(u" · "_s), !isAgainst);
}

void CheckinScreen::followHere()
{
    if (!m_here)
        return;
    const tournament::Person* person = tournament::person(*m_session.tournament().setting, m_here->person);
    const bool isHere = person && std::any_of(person->arrivals.begin(), person->arrivals.end(),
                                              [&](const auto& each) { return each.op == m_here->op; });
    if (!isHere && m_answer->saysHere())
        m_answer->sayQuietly(m_here->gone);
    else if (isHere && m_answer->text() == m_here->gone)
        sayHere(std::string(m_here->person));
}

// What waits is in view: it goes to the next name.
void CheckinScreen::sayNot(const QString& sentence, const QString& why)
{
    const QString said = m_card ? kit::inARow({sentence, kit::sentence(cardWaits()) + u'.'}) : sentence;
    m_answer->sayNot(said, why);
    Q_EMIT answered(said, false);
}

void CheckinScreen::sayRefused(const std::string& person, const session::Outcome& outcome)
{
    const auto barred = desk::suspended(m_session.tournament(), person, today());
    QStringList large;
    QString why;
    for (qsizetype i = 0; i < outcome.mistakes.size(); ++i) {
        const bool isThat =
            barred && outcome.codes[static_cast<std::size_t>(i)] == desk::Mistake::Code::Suspended;
        large << (isThat ? forScreen(barred->said) : outcome.mistakes.at(i));
        if (isThat)
            why = kit::sentence(wording::text(barred->why)) + u"; "_s + forScreen(barred->remedy);
    }
    sayNot(kit::inARow(large), why);
}

void CheckinScreen::takeBack()
{
    const int row = m_table->currentRow();
    const std::string person = m_players->personAt(row);
    if (person.empty() || !m_players->isHere(row) || isAskingFirst())
        return;
    const QString dropped = dropCard();
    const std::string by = m_session.supervisor().toStdString();
    const QString said = kit::text(desk::notCheckedInText(m_session.tournament(), person));
    m_session.ask(
        kit::text(tournament::personName(m_session.tournament(), person)),
        [by, person](desk::Desk& desk) { return desk::undoCheckIn(desk, by, person); },
        [this, said, dropped](const session::Outcome& outcome) {
            if (outcome.good())
                m_answer->sayQuietly(dropped.isEmpty() ? said : said + u"; "_s + dropped);
            else
                sayNot(kit::inARow(outcome.mistakes));
            if (isVisible())
                takeFocus();
        });
}

} // namespace checkin
