// Who is checked in, and taken back.
#include "checkinscreen.h"
#include "doorwords.h"

#include "desk/names.h"
#include "ui/look/sentence.h"

using namespace Qt::StringLiterals;

namespace checkin {

namespace {

QString saidIn(const QStringList& mistakes)
{
    QStringList all;
    for (const QString& mistake : mistakes)
        all << look::sentence(mistake);
    return all.join(u". "_s);
}

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
        const auto person = desk::playerWithCard(m_session.night(), typed.toStdString());
        m_field->clear(); // a card's number stays on no screen
        if (!person)
            return m_answer->sayNot(saidIn(person.error()));
        return receive(*person);
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
        return checkIn({});
    m_answer->sayQuietly(u"A key or Enter says which; Esc puts it back."_s);
    m_proof->ask(look::text(desk::personName(night, person)), rule->acceptedIds);
}

void CheckinScreen::withReason()
{
    const std::string person = m_players->personAt(m_table->currentRow());
    if (person.empty() || m_override->isHidden())
        return;
    m_person = person;
    m_proof->askReason(look::text(desk::personName(m_session.night(), person)));
}

void CheckinScreen::checkIn(const desk::Proof& proof)
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string person = m_person;
    const QString typed = m_field->text();
    m_field->clear();
    m_field->setFocus(); // for the next one, while this one is written
    m_session.ask(
        look::text(desk::personName(m_session.night(), person)),
        [by, person, proof](desk::Desk& desk) { return desk::checkIn(desk, by, person, proof); },
        [this, person, typed](const session::Outcome& outcome) {
            if (outcome.good())
                return m_answer->sayDone(
                    look::text(desk::hereText(m_session.night(), person)).replace(u"; "_s, u" · "_s));
            m_answer->sayNot(saidIn(outcome.mistakes));
            if (m_field->text().isEmpty())
                m_field->setText(typed);
        });
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
