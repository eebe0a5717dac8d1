// What comes of a card that was swiped.
#include "checkinscreen.h"
#include "doorwords.h"

#include "desk/names.h"
#include "ui/look/sentence.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace checkin {

void CheckinScreen::readCard(const QString& line)
{
    if (!m_session.isOpen())
        return;
    const night::Night& night = m_session.night();
    const auto owner = desk::ownerOfCard(night, line.toStdString());
    const bool asks = m_proof->isAsking();
    if (!owner || !owner->unknown)
        m_card.reset(); // of somebody else
    if (!owner) {
        const QString why = look::inARow(look::sentences(owner.error().mistakes));
        if (asks)
            m_proof->complain(why);
        return sayNot(why);
    }
    if (!owner->unknown) {
        if (!asks || owner->person == m_person)
            return receiveSwiped(owner->person);
        const QString whose = u"That is the card of %1: first what %2 shows, or Esc."_s.arg(
            look::text(desk::personName(night, owner->person)),
            look::text(desk::personName(night, m_person)));
        m_proof->complain(whose);
        Q_EMIT answered(whose, false);
        return;
    }
    if (asks) { // whose name is on it nobody here knows, and whoever swiped it need not be who is asked about
        const bool waits = m_card && m_card->hash == owner->unknown->hash;
        const QString whose =
            (waits ? u"That card waits for the question about %1: answer it, or Esc."_s
                   : u"Nobody has that card yet, and it was not linked: first the question about %1, or Esc; "
                     u"then swipe it again."_s)
                .arg(look::text(desk::personName(night, m_person)));
        m_proof->complain(whose);
        Q_EMIT answered(whose, false);
        return;
    }
    m_card = owner->unknown;
    askWhose();
}

void CheckinScreen::receiveSwiped(const std::string& person)
{
    const QWidget* focus = QApplication::focusWidget();
    m_elsewhere = focus && !isAncestorOf(focus);
    m_proof->stopAsking();
    m_person = person;
    if (desk::isCheckedIn(m_session.night(), person)) {
        m_card.reset();
        return sayHere(person, u"was checked in already"_s);
    }
    const auto rule = desk::checkinRule(m_session.night(), person);
    if (!rule) {
        m_card.reset();
        return sayNot(look::inARow(look::sentences(rule.error().mistakes)));
    }
    checkIn({desk::kindOfSwiped(*rule), {}}, m_session.supervisor());
    m_elsewhere = false;
}

void CheckinScreen::askWhose()
{
    if (!firstToDo(m_session.night()).isEmpty()) {
        m_card.reset();
        return sayNot(firstToDo(m_session.night()));
    }
    m_field->clear();
    m_answer->sayQuietly(u"Nobody has this card yet. Whose is it? A part of the name and Enter; Esc forgets "
                         u"the card."_s);
    Q_EMIT answered(u"A card that nobody has yet was swiped: Check-in (Ctrl+3) asks whose it is."_s, false);
}

} // namespace checkin
