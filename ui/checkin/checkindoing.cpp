// Who is checked in, and taken back.
#include "checkinscreen.h"
#include "doorwords.h"

#include "desk/names.h"
#include "desk/sanction.h"
#include "ui/look/sentence.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace checkin {

namespace {

QString saidIn(const desk::Failure& failure)
{
    return look::sentences(failure.mistakes).join(u". "_s);
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
        const auto person = desk::playerWithCard(m_session.night(), typed.toStdString());
        return person ? receive(*person) : sayNot(saidIn(person.error()));
    }
    if (typed.isEmpty() && !m_stepped)
        return m_answer->sayQuietly(prompt());
    const std::string person = m_players->personAt(m_table->currentRow());
    if (person.empty())
        return m_answer->sayNot(u"Nobody who is expected is called “%1”, and no team."_s.arg(typed));
    receive(person);
}

void CheckinScreen::receive(const std::string& person)
{
    const night::Night& night = m_session.night();
    m_person = person;
    const auto rule = desk::checkinRule(night, person);
    if (!rule)
        return m_answer->sayNot(saidIn(rule.error()));
    if (!rule->noIdNoPlay || rule->acceptedIds.size() < 2)
        return checkIn({}, m_session.supervisor());
    m_answer->sayQuietly(u"A key or Enter says which; Esc puts it back."_s);
    m_proof->ask(look::text(desk::personName(night, person)), rule->acceptedIds);
}

void CheckinScreen::withReason()
{
    const std::string person = m_players->personAt(m_table->currentRow());
    if (person.empty() || m_override->isHidden())
        return;
    m_person = person;
    askReason({});
}

// Of who may not play by a sanction it is not the ID that is asked about.
void CheckinScreen::askReason(const QString& reason)
{
    const night::Moment now = m_session.ticker().now();
    const std::string barred =
        desk::mayNotPlay(m_session.night(), m_person, night::dayOf(now.utc, now.aheadMin));
    const QString name = look::text(desk::personName(m_session.night(), m_person));
    m_proof->askReason(barred.empty() ? u"Why does %1 play without an accepted ID?"_s.arg(name)
                                      : u"%1. Why all the same?"_s.arg(look::text(barred)),
                       reason);
}

// Against the venue's rule nobody is let in by whoever happens to sit here.
void CheckinScreen::takeProof(const desk::Proof& proof)
{
    if (!proof.override || !allow)
        return checkIn(proof, m_session.supervisor());
    const QString name = look::text(desk::personName(m_session.night(), m_person));
    allow(
        u"%1 plays against the venue's rule: a supervisor's PIN"_s.arg(name),
        [this, proof, person = m_person](const QString& by) {
            m_person = person;
            checkIn(proof, by);
        },
        [this, person = m_person, proof] {
            m_person = person;
            askReason(look::text(*proof.override));
            m_proof->complain(u"Nobody was checked in: no PIN was given. Enter asks for it again."_s);
        });
}

void CheckinScreen::checkIn(const desk::Proof& proof, const QString& who)
{
    const std::string by = who.toStdString();
    const std::string person = m_person;
    const QString typed = m_field->text();
    m_field->clear();
    if (isVisible() && !m_elsewhere)
        m_field->setFocus(); // for the next one, while this one is written
    const auto rule = desk::checkinRule(m_session.night(), person);
    const bool links =
        m_card && rule && !proof.override && (!proof.shown || proof.shown == desk::kindOfSwiped(*rule));
    const QString besides = links    ? u"the card is theirs from now on"_s
                            : m_card ? u"the card that was swiped is not kept: it is not the venue's own"_s
                                     : QString();
    const std::optional<desk::NewCard> card = links ? m_card : std::nullopt;
    const std::optional<desk::NewCard> swiped = std::exchange(m_card, std::nullopt);
    m_session.ask(
        look::text(desk::personName(m_session.night(), person)),
        [by, person, proof, card](desk::Desk& desk) { return desk::checkIn(desk, by, person, proof, card); },
        [this, person, typed, besides, swiped](const session::Outcome& outcome) {
            if (outcome.good())
                return sayHere(person, besides);
            if (!m_card)
                m_card = swiped;
            sayNot(saidIn(outcome.mistakes) +
                   (swiped ? u". The card that was swiped still waits; Esc forgets it."_s : QString()));
            if (m_field->text().isEmpty())
                m_field->setText(typed);
        });
}

void CheckinScreen::sayHere(const std::string& person, const QString& besides)
{
    const desk::HereAnswer here = desk::hereAnswer(m_session.night(), person);
    const QString name = look::text(here.team.empty() ? here.name : here.name + " · " + here.team);
    QStringList parts{u"Here"_s + look::text(here.match)};
    for (const QString& part : {look::text(here.partners), look::text(here.against), besides})
        if (!part.isEmpty())
            parts << part;
    m_answer->sayDone(name, parts.join(u" · "_s));
    Q_EMIT answered(name + u": "_s + parts.join(u" · "_s), true);
}

void CheckinScreen::sayNot(const QString& sentence)
{
    m_answer->sayNot(sentence);
    Q_EMIT answered(sentence, false);
}

void CheckinScreen::takeBack()
{
    const int row = m_table->currentRow();
    const std::string person = m_players->personAt(row);
    if (person.empty() || !m_players->isHere(row))
        return;
    const std::string by = m_session.supervisor().toStdString();
    const QString said = look::text(desk::notHereText(m_session.night(), person));
    m_session.ask(
        look::text(desk::personName(m_session.night(), person)),
        [by, person](desk::Desk& desk) { return desk::undoCheckIn(desk, by, person); },
        [this, said](const session::Outcome& outcome) {
            if (outcome.good())
                m_answer->sayQuietly(said);
            else
                m_answer->sayNot(saidIn(outcome.mistakes));
            if (isVisible())
                takeFocus();
        });
}

} // namespace checkin
