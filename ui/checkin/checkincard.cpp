// What comes of a card that was swiped.
#include "checkinscreen.h"
#include "checkinwords.h"

#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QApplication>

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace checkin {

namespace {

/// What becomes of a second card.
enum class Card { Replaces, NotKept };

QString saidOf(const desk::Failure& failure)
{
    return kit::inARow(kit::sentences(wording::onScreen(failure.mistakes)));
}

/// Of a card that does not answer the question about who is asked about; `waits`: it is the one that waits.
QString besidesText(const tournament::Tournament& tournament, const desk::CardOwner& owner, bool waits,
                    const QString& asked)
{
    if (!owner.unknown)
        return Window::tr("That is the card of %1: first what %2 shows, or Esc.")
            .arg(kit::text(tournament::personName(tournament, owner.person)), asked);
    if (waits)
        return Window::tr("That card waits for the question about %1: answer it, or Esc.").arg(asked);
    // Whose name is on it nobody here knows, and whoever swiped it need not be who is asked about.
    return Window::tr("Nobody has that card yet, and it was not linked: first the question about %1, or Esc; "
                      "then swipe it again.")
        .arg(asked);
}

} // namespace

void CheckinScreen::readCard(const QString& line)
{
    if (!m_session.isOpen())
        return;
    const auto owner = desk::ownerOfCard(m_session.tournament(), line.toStdString());
    const bool isKnown = owner && !owner->unknown;
    const bool isAskedAbout =
        (m_proof->isAsking() || m_ask->isOpen()) && isKnown && owner->person == m_person;
    if (m_card && isKnown && !isAskedAbout)
        return receiveBeside(owner->person, line.toStdString());
    if (isAskingFirst())
        return;
    if (m_proof->isAsking())
        return readBesides(owner, line.toStdString());
    if (!owner)
        return sayNot(saidOf(owner.error()));
    if (isKnown)
        return receiveSwiped(owner->person, line.toStdString());
    m_card = owner->unknown;
    askWhose();
}

void CheckinScreen::readBesides(const desk::Answer<desk::CardOwner>& owner, const std::string& line)
{
    const tournament::Tournament& tournament = m_session.tournament();
    const QString asked = kit::text(tournament::personName(tournament, m_person));
    if (owner && owner->person == m_person)
        return receiveSwiped(m_person, line);
    const bool waits = owner && owner->unknown && m_card && m_card->hash == owner->unknown->hash;
    const QString said = owner ? besidesText(tournament, *owner, waits, asked) : saidOf(owner.error());
    m_answer->sayNot(said); // what was said there was of another card
    Q_EMIT answered(said, false);
}

void CheckinScreen::receiveSwiped(const std::string& person, const std::string& line)
{
    if (m_underway.contains(person))
        return; // swiped again before the answer, which is still to come
    const QWidget* focus = QApplication::focusWidget();
    const bool isElsewhere = focus && !isAncestorOf(focus);
    m_proof->stopAsking();
    m_person = person;
    if (desk::isCheckedIn(m_session.tournament(), person, m_session.ticker().now()))
        return sayHere(person, {Window::tr("was checked in already")});
    const auto rule = desk::checkinRule(m_session.tournament(), person);
    if (!rule)
        return sayNot(saidOf(rule.error()));
    m_elsewhere = isElsewhere;
    record({desk::shownByCard(*rule, line, true), {}}, m_session.supervisor(), {}, {});
    m_elsewhere = false;
}

// What is typed of the one who waits stays in the field, and so does the question about them.
void CheckinScreen::receiveBeside(const std::string& person, const std::string& line)
{
    if (m_underway.contains(person))
        return;
    if (desk::isCheckedIn(m_session.tournament(), person, m_session.ticker().now()))
        return sayHere(person, {Window::tr("was checked in already")});
    const auto rule = desk::checkinRule(m_session.tournament(), person);
    if (!rule)
        return sayNot(saidOf(rule.error()));
    const std::string by = m_session.supervisor().toStdString();
    const desk::Proof proof{desk::shownByCard(*rule, line, true), {}};
    m_underway.insert(person);
    m_session.ask(
        kit::text(tournament::personName(m_session.tournament(), person)),
        [by, person, proof](desk::Desk& desk) { return desk::checkIn(desk, by, person, proof); },
        [this, person](const session::Outcome& outcome) {
            m_underway.erase(person);
            outcome.good() ? sayHere(person) : sayRefused(person, outcome);
        });
}

void CheckinScreen::askWhose()
{
    if (!firstToDo(m_session.tournament()).isEmpty()) {
        m_card.reset();
        return sayNot(firstToDo(m_session.tournament()));
    }
    m_field->clear();
    sayWhose();
    Q_EMIT answered(Window::tr("A card that nobody has yet was swiped: Check-in (Ctrl+3) asks whose it is."),
                    false);
}

void CheckinScreen::sayWhose()
{
    m_answer->sayQuietly(
        Window::tr("Nobody has this card yet. Whose is it? A part of the name and Enter; Esc forgets "
                   "the card."));
}

QString CheckinScreen::cardWaits() const
{
    return m_card ? Window::tr("the unknown card still waits for a name; Esc drops it") : QString();
}

QString CheckinScreen::dropCard()
{
    return std::exchange(m_card, std::nullopt) ? Window::tr("the card that was swiped is forgotten")
                                               : QString();
}

bool CheckinScreen::isAskingFirst()
{
    if (!m_ask->isOpen())
        return false;
    const QString said = Window::tr("First the question about the card of %1, or Esc.")
                             .arg(kit::text(tournament::personName(m_session.tournament(), m_person)));
    m_answer->sayNot(said);
    Q_EMIT answered(said, false);
    return true;
}

void CheckinScreen::askToReplace(const desk::Proof& proof, const QString& who)
{
    const QString name = kit::text(tournament::personName(m_session.tournament(), m_person));
    m_ask->ask(
        Window::tr("A second card of %1").arg(name),
        {{Window::tr("The new one"),
          {{Card::Replaces, Window::tr("In place of the first")}, {Card::NotKept, Window::tr("Not kept")}},
          {},
          false}},
        Window::tr("Check in   Enter"),
        [this, proof, who](const kit::Answers& answers) {
            m_ask->hide();
            const bool replaces = m_card && answers.chosen<Card>(0) == Card::Replaces;
            Swiped swiped{std::exchange(m_card, std::nullopt), replaces};
            if (swiped.card)
                swiped.card->replaces = replaces;
            record(proof, who, std::move(swiped), Window::tr("the card that was swiped is not kept"));
        },
        {Window::tr("Another card was linked to %1 before. One of the two can be theirs.").arg(name)});
}

void CheckinScreen::askToForget()
{
    const std::string person = m_players->personAt(m_table->currentRow());
    if (person.empty() || m_forget->isHidden() || m_proof->isAsking() || isAskingFirst())
        return;
    m_person = person;
    const QString name = kit::text(tournament::personName(m_session.tournament(), person));
    QStringList notes{
        Window::tr("The card that was linked to %1 here is nobody's from then on, and can be linked anew. An "
                   "ID that the roster gives stays.")
            .arg(name)};
    if (const QString dropped = dropCard(); !dropped.isEmpty())
        notes << inAnswer({dropped});
    m_answer->sayQuietly(prompt());
    m_ask->ask(
        Window::tr("Forget the card of %1?").arg(name), {}, Window::tr("Forget the card   Enter"),
        [this, person](const kit::Answers&) { forget(person); }, notes);
}

void CheckinScreen::forget(const std::string& person)
{
    m_ask->hide();
    const std::string by = m_session.supervisor().toStdString();
    const QString name = kit::text(tournament::personName(m_session.tournament(), person));
    m_session.ask(
        name, [by, person](desk::Desk& desk) { return desk::forgetCard(desk, by, person); },
        [this, name](const session::Outcome& outcome) {
            if (outcome.good())
                m_answer->sayQuietly(
                    Window::tr("The card of %1 is forgotten. Who swipes it next is asked about.").arg(name));
            else
                sayNot(kit::inARow(outcome.mistakes));
        });
    takeFocus();
}

} // namespace checkin
