#include "reception.h"

#include "checkinwords.h"

#include "desk/checks/suspended.h"
#include "ui/kit/text.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using session::whyNot;
using wording::Window;

namespace checkin {

Reception::Reception(kit::Theme& theme, session::Session& session, const session::PinGate& allow,
                     QLineEdit& field)
    : m_session(session), m_allow(allow), m_field(field), m_answer(new AnswerCard(theme)),
      m_proof(new ProofField(theme)), m_ask(new kit::Ask(theme))
{
    auto* column = kit::columnIn(this, 10);
    column->addWidget(m_answer);
    column->addWidget(m_proof);
    column->addWidget(m_ask);
    connect(m_proof, &ProofField::given, this, &Reception::takeProof);
    connect(m_proof, &ProofField::noneGiven, this, [this] { askReason({}); });
    const auto end = [this](const QString& said) {
        m_answer->sayHint(joinedAnswer({said, dropCard()}));
        Q_EMIT over();
        Q_EMIT passed();
    };
    connect(m_proof, &ProofField::dropped, this, [end] { end(Window::tr("No one was checked in")); });
    connect(m_ask, &kit::Ask::closed, this, [end] { end(Window::tr("Nothing was recorded")); });
    m_answer->sayHint(prompt());
}

void Reception::begin()
{
    m_person.clear();
    m_last.reset();
    m_shown.reset();
    cancelAll();
    m_answer->sayHint(prompt());
}

void Reception::cancelAll()
{
    m_proof->stopAsking();
    m_ask->hide();
    m_answer->sayHint(joinedAnswer({dropCard(), prompt()}));
}

void Reception::leave()
{
    if (m_ask->isOpen())
        return m_ask->drop();
    if (const QString dropped = dropCard(); !dropped.isEmpty())
        m_answer->sayHint(joinedAnswer({dropped}));
    m_shown.reset();
    m_field.clear();
    Q_EMIT passed();
}

void Reception::refresh()
{
    updateLastCheckin();
    const QString first = firstToDo(m_session.tournament());
    if (!first.isEmpty())
        m_answer->sayHint(joinedAnswer({dropCard(), first}));
    else if (!m_firstToDo.isEmpty())
        m_answer->sayHint(prompt()); // the first step is done
    m_firstToDo = first;
}

bool Reception::takeFocus()
{
    if (m_ask->isVisible())
        m_ask->takeFocus();
    return m_ask->isVisible() || m_proof->isVisible();
}

QString Reception::nameOf(const std::string& person) const
{
    return kit::text(tournament::personName(m_session.tournament(), person));
}

void Reception::receiveOwner(const QString& number, const QString& otherwise)
{
    const auto person = desk::playerWithCard(m_session.tournament(), number.toStdString());
    if (person)
        return receive(*person);
    sayNotCheckedIn(otherwise.isEmpty() ? whyNot(person.error()) : otherwise);
}

void Reception::receive(const std::string& person)
{
    if (isAskingFirst())
        return;
    if (!m_card && sayAlready(person)) // no ID question for a player who is checked in
        return m_field.selectAll();
    m_person = person;
    m_allTheSame = false;
    const auto rule = desk::checkinRule(m_session.tournament(), person);
    if (!rule)
        return sayNotCheckedIn(whyNot(rule.error()));
    const auto kind = desk::kindOfSwiped(*rule);
    if (m_card && kind) // the card just swiped is the ID
        return checkIn({kind, {}}, m_session.supervisor());
    if (!kind || desk::onlyKind(*rule))
        return checkIn({}, m_session.supervisor());
    askProof(*rule);
}

void Reception::askProof(const rules::Checkin& rule)
{
    m_answer->sayHint(
        Window::tr("Press the number of the ID they show. Enter takes the selected one, Esc cancels."));
    m_proof->ask(nameOf(m_person), rule.acceptedIds);
}

void Reception::withReason(const std::string& person)
{
    if (isAskingFirst())
        return;
    m_person = person;
    m_allTheSame = false;
    if (!desk::suspended(m_session.tournament(), person, m_session.today()))
        return askReason({});
    if (m_shown && m_shown->person == person)
        return askReason({m_shown->kind, {}});
    const auto rule = desk::checkinRule(m_session.tournament(), person);
    const auto kind = rule ? desk::kindOfSwiped(*rule) : std::nullopt;
    if (!kind || m_card)
        return askReason({kind, {}});
    m_allTheSame = true; // a suspension says nothing about the ID
    askProof(*rule);
}

void Reception::askReason(const desk::Proof& known)
{
    const auto barred = desk::suspended(m_session.tournament(), m_person, m_session.today());
    const auto rule = desk::checkinRule(m_session.tournament(), m_person);
    const bool lacksId = rule && rule->noIdNoPlay && !known.shown;
    const QString question = !barred   ? Window::tr("Why may %1 play without an accepted ID?")
                             : lacksId ? Window::tr("%1. Why may they play, and without an accepted ID?")
                                       : Window::tr("%1. Why may they play?");
    m_answer->sayHint(Window::tr("Enter a reason."));
    m_proof->askReason(question.arg(barred ? forScreen(barred->said) : nameOf(m_person)),
                       barred ? kit::sentence(wording::text(barred->why)) : QString(), known);
}

// An exception to the venue's rule needs a supervisor's PIN, not just anyone at the desk.
void Reception::takeProof(const desk::Proof& proof)
{
    const bool barred = desk::suspended(m_session.tournament(), m_person, m_session.today()).has_value();
    if (barred && m_allTheSame && !proof.override)
        return askReason(proof);
    session::withPin(
        m_session, m_allow, proof.override ? pinQuestion(barred).arg(nameOf(m_person)) : QString(), this,
        [this, proof, person = m_person](const QString& by) {
            m_person = person;
            checkIn(proof, by);
        },
        [this, proof, person = m_person](const QString& why) {
            m_person = person;
            askReason(proof);
            m_proof->complain(why);
        });
}

void Reception::checkIn(const desk::Proof& proof, const QString& who)
{
    const auto rule = desk::checkinRule(m_session.tournament(), m_person);
    const bool links = m_card && rule &&
                       (proof.shown ? proof.shown == desk::kindOfSwiped(*rule) : !proof.override.has_value());
    if (links && desk::isSecondCard(m_session.tournament(), m_person, *m_card))
        return askToReplace(proof, who);
    record(proof, who, {std::exchange(m_card, std::nullopt), links},
           Window::tr("the swiped card isn’t linked, because it isn’t the venue’s own"));
}

void Reception::record(const desk::Proof& proof, const QString& who, Swiped swiped, const QString& notLinked)
{
    const std::string person = m_person;
    const QString typed = m_field.text();
    m_field.clear();
    Q_EMIT taken();
    const bool links = swiped.card && swiped.isTheirs;
    const QString whenGone = links ? u"; "_s + Window::tr("the swiped card stays linked to them") : QString();
    const QStringList linked{Window::tr("the card is linked to them now"),
                             otherNumber(m_session.tournament(), person)};
    const QStringList besides = links ? linked : swiped.card ? QStringList(notLinked) : QStringList();
    const std::optional<desk::NewCard> card = links ? swiped.card : std::nullopt;
    if (swiped.card)
        swiped.card->replaces = false; // the next player is asked again
    send(person, who, proof, card,
         [this, person, typed, besides, whenGone, swiped = std::move(swiped.card),
          shown = proof.shown](const session::Outcome& outcome) {
             m_shown.reset();
             if (outcome.good()) {
                 sayCheckedIn(person, besides, whenGone);
                 return Q_EMIT checkedIn(kit::text(person));
             }
             if (shown)
                 m_shown = ShownId{person, *shown};
             if (!m_card)
                 m_card = swiped;
             sayRefused(person, outcome);
             if (m_field.text().isEmpty()) {
                 m_field.setText(typed);
                 m_field.selectAll();
             }
         });
}

void Reception::send(const std::string& person, const QString& who, const desk::Proof& proof,
                     const std::optional<desk::NewCard>& card, const session::Callback& then)
{
    m_underway.insert(person);
    m_session.ask(
        Window::tr("check-in of %1").arg(nameOf(person)),
        [by = who.toStdString(), person, proof, card](desk::Desk& desk) {
            return desk::checkIn(desk, by, person, proof, card);
        },
        [this, person, then](const session::Outcome& outcome) {
            m_underway.erase(person);
            then(outcome);
        },
        this);
}

void Reception::undoCheckin(const std::string& person)
{
    if (isAskingFirst())
        return;
    QString said = kit::text(desk::notCheckedInText(m_session.tournament(), person));
    if (const QString dropped = dropCard(); !dropped.isEmpty())
        said += u"; "_s + dropped;
    change(Window::tr("check-in of %1").arg(nameOf(person)), person, desk::undoCheckIn, said);
}

void Reception::change(const QString& what, const std::string& person, Change* make, const QString& said)
{
    const auto end = [this](const auto& say) {
        say();
        if (isVisible())
            Q_EMIT over();
    };
    session::Deed deed;
    deed.what = what;
    deed.job = [make, person](desk::Desk& desk, const std::string& by) { return make(desk, by, person); };
    deed.done = [this, said, end] { end([&] { m_answer->sayHint(said); }); };
    deed.complain = [this, end](const QString& why) { end([&] { sayNotCheckedIn(why); }); };
    session::carryOut(m_session, {}, deed, this);
}

void Reception::readCard(const QString& line)
{
    const auto owner = desk::ownerOfCard(m_session.tournament(), line.toStdString());
    const bool isKnown = owner && !owner->unknown;
    const bool isAskedAbout =
        (m_proof->isAsking() || m_ask->isOpen()) && isKnown && owner->person == m_person;
    if (m_card && isKnown && !isAskedAbout)
        return receiveSwiped(owner->person, line.toStdString(), true);
    if (isAskingFirst())
        return;
    if (m_proof->isAsking()) {
        if (owner && owner->person == m_person)
            return receiveSwiped(m_person, line.toStdString(), false);
        const bool waits = owner && owner->unknown && m_card && m_card->hash == owner->unknown->hash;
        return sayBesides(owner ? besidesText(m_session.tournament(), *owner, waits, nameOf(m_person))
                                : whyNot(owner.error())); // the answer from before was about another card
    }
    if (!owner)
        return sayNotCheckedIn(whyNot(owner.error()));
    if (isKnown)
        return receiveSwiped(owner->person, line.toStdString(), false);
    if (const QString first = firstToDo(m_session.tournament()); !first.isEmpty()) {
        m_card.reset();
        return sayNotCheckedIn(first);
    }
    m_card = owner->unknown;
    m_field.clear();
    sayWhatToDo();
    Q_EMIT answered(Window::tr("Unknown card swiped. Press Ctrl+3 to say whose it is."), false);
}

void Reception::receiveSwiped(const std::string& person, const std::string& line, bool isBeside)
{
    if (m_underway.contains(person))
        return; // the first swipe of this card is still being answered
    if (!isBeside) {
        m_proof->stopAsking();
        m_person = person;
    }
    if (sayAlready(person))
        return;
    const auto rule = desk::checkinRule(m_session.tournament(), person);
    if (!rule)
        return sayNotCheckedIn(whyNot(rule.error()));
    const desk::Proof proof{desk::shownByCard(*rule, line, true), {}};
    if (!isBeside)
        return record(proof, m_session.supervisor(), {}, {});
    send(person, m_session.supervisor(), proof, {}, [this, person](const session::Outcome& outcome) {
        outcome.good() ? sayCheckedIn(person) : sayRefused(person, outcome);
    });
}

void Reception::askToReplace(const desk::Proof& proof, const QString& who)
{
    const QString name = nameOf(m_person);
    m_ask->ask(
        Window::tr("A second card for %1").arg(name),
        {{Window::tr("New card"),
          {{SecondCard::Replaces, Window::tr("Replaces the first")},
           {SecondCard::NotKept, Window::tr("Isn’t linked")}}}},
        Window::tr("Check in"),
        [this, proof, who](const kit::Answers& answers) {
            m_ask->hide();
            const bool replaces = m_card && answers.chosen<SecondCard>(0) == SecondCard::Replaces;
            Swiped swiped{std::exchange(m_card, std::nullopt), replaces};
            if (swiped.card)
                swiped.card->replaces = replaces;
            record(proof, who, std::move(swiped), Window::tr("the swiped card isn’t linked"));
        },
        {Window::tr("Another card is linked to %1 already. Only one of the two can be theirs.").arg(name)});
}

void Reception::askToForget(const std::string& person)
{
    if (m_proof->isAsking() || isAskingFirst())
        return;
    m_person = person;
    const QString name = nameOf(person);
    QStringList notes{Window::tr("The card linked to %1 here becomes unknown and can be linked again. An ID "
                                 "from the roster stays.")
                          .arg(name)};
    if (const QString dropped = dropCard(); !dropped.isEmpty())
        notes << joinedAnswer({dropped});
    m_answer->sayHint(prompt());
    m_ask->askToDestroy(
        Window::tr("Forget the card of %1?").arg(name), Window::tr("Forget the card"),
        [this, person, name](const kit::Answers&) {
            m_ask->hide();
            change(Window::tr("card of %1").arg(name), person, desk::forgetCard,
                   Window::tr("The card of %1 is forgotten. The next swipe asks whose it is.").arg(name));
        },
        notes);
}

QString Reception::cardWaits() const
{
    return m_card ? Window::tr("the unknown card still needs a name; press Esc to forget it") : QString();
}

QString Reception::dropCard()
{
    return std::exchange(m_card, std::nullopt) ? Window::tr("the swiped card is forgotten") : QString();
}

bool Reception::isAskingFirst()
{
    if (m_ask->isOpen())
        sayBesides(Window::tr("First answer the question about the card of %1, or press Esc.")
                       .arg(nameOf(m_person)));
    return m_ask->isOpen();
}

void Reception::sayWhatToDo()
{
    m_answer->sayHint(m_card ? cardPrompt() : prompt());
}

void Reception::sayBesides(const QString& sentence, const QString& why)
{
    m_answer->sayNotCheckedIn(sentence, why);
    Q_EMIT answered(sentence, false);
}

// Keeps the waiting card in view: it will be linked to the next name.
void Reception::sayNotCheckedIn(const QString& sentence, const QString& why)
{
    sayBesides(m_card ? kit::whole(wording::joinedSentences({sentence, cardWaits()})) : sentence, why);
}

bool Reception::sayAlready(const std::string& person)
{
    const bool isIn = desk::isCheckedIn(m_session.tournament(), person, m_session.ticker().now());
    if (isIn)
        sayCheckedIn(person, {Window::tr("already checked in")});
    return isIn;
}

void Reception::sayCheckedIn(const std::string& person, const QStringList& besides, const QString& whenGone)
{
    const tournament::Tournament& tournament = m_session.tournament();
    const desk::CheckinResult here = desk::checkinResult(tournament, person, m_session.today());
    const QString name = kit::text(here.team.empty() ? here.name : here.name + " · " + here.team);
    const QString all = kit::joined(stateParts(m_session, person, here) << besides << cardWaits(), u" · "_s);
    const bool isAgainst = !here.exempt.empty() || !here.against.empty();
    m_answer->sayCheckedIn(name, all, kit::sentence(kit::text(here.reason)), isAgainst);
    m_last = LastCheckin{person, tournament::person(*tournament.setting, person)->arrivals.back().op,
                         kit::text(desk::notCheckedInText(tournament, person)) + whenGone};
    Q_EMIT answered(name + u": "_s + all, !isAgainst);
}

void Reception::updateLastCheckin()
{
    if (!m_last)
        return;
    const tournament::Person* person = tournament::person(*m_session.tournament().setting, m_last->person);
    const bool isCheckedIn = person && std::ranges::any_of(person->arrivals, [&](const auto& each) {
                                 return each.op == m_last->op;
                             });
    if (!isCheckedIn && m_answer->saysCheckedIn())
        m_answer->sayUndone(m_last->undoneText);
    else if (isCheckedIn && m_answer->saysUndone())
        sayCheckedIn(std::string(m_last->person));
}

void Reception::sayRefused(const std::string& person, const session::Outcome& outcome)
{
    const auto barred = desk::suspended(m_session.tournament(), person, m_session.today());
    QStringList large;
    QString why;
    for (qsizetype i = 0; i < outcome.mistakes.size(); ++i) {
        const bool isThat =
            barred && outcome.refusals[static_cast<std::size_t>(i)].code == desk::Mistake::Code::Suspended;
        large << (isThat ? forScreen(barred->said) : outcome.mistakes.at(i));
        if (isThat)
            why = kit::sentence(wording::text(barred->why)) + u"; "_s + forScreen(barred->remedy);
    }
    sayNotCheckedIn(wording::joinedSentences(large), why);
}

} // namespace checkin

#include "moc_reception.cpp"
