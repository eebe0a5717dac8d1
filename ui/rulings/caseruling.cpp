// The ruling on a case on its way to the disk: what it leaves undecided is asked for first.
#include "casepage.h"

#include "ui/kit/text.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

bool CasePage::isRulingKey(int key)
{
    switch (key) {
    case Qt::Key_U:
        rule(facts::Ruling::Upheld);
        return true;
    case Qt::Key_R:
        rule(facts::Ruling::Rejected);
        return true;
    case Qt::Key_W:
        rule(facts::Ruling::Withdrawn);
        return true;
    case Qt::Key_L:
        rule(std::nullopt);
        return true;
    case Qt::Key_P:
        if (m_points->isHidden())
            return false;
        askPoints();
        return true;
    default:
        return false;
    }
}

std::string CasePage::by() const
{
    return m_allowedBy.empty() ? m_session.supervisor().toStdString() : m_allowedBy;
}

desk::CaseOptions CasePage::options(const std::optional<facts::Ruling>& ruling) const
{
    desk::CaseOptions asked;
    asked.match = m_spot.match;
    asked.game = m_spot.game;
    asked.hand = handNumber();
    asked.ruling = ruling;
    if (m_challenge.empty()) {
        asked.claim = m_entry.claim();
    } else {
        int which = 0;
        for (const tournament::Case& each : item()->cases) {
            ++which;
            if (each.challenge == m_challenge)
                asked.which = which;
        }
    }
    return asked;
}

// The book changes nothing of what it comes to, and may not be known yet.
desk::Answer<desk::Correction> CasePage::preview(facts::Ruling ruling) const
{
    desk::CaseOptions asked = options(ruling);
    if (m_challenge.empty())
        asked.claim = desk::Claim{*m_entry.by(), *m_entry.accused(), m_entry.book().value_or(1)};
    return desk::preview(m_session.tournament(), desk::thisMachine(), by(), desk::ruleOnCase(asked));
}

Outcome CasePage::outcomeIf(facts::Ruling ruling, const desk::Correction& change,
                            const desk::Correction& other) const
{
    Outcome outcome = outcomeOf(change, other, m_entry.accused()->side);
    if (const std::string sentence = against(ruling); !sentence.empty()) {
        const bool isSaid = !m_note->text().trimmed().isEmpty();
        outcome.notes.prepend(isSaid
                                  ? kit::sentence(sentence) + u'.'
                                  : Window::tr("%1: say why in the note (N).").arg(kit::sentence(sentence)));
    }
    return outcome;
}

bool CasePage::mayRule()
{
    if (const auto missing = m_entry.missing()) {
        apply([missing](CaseEntry& entry) { entry.setCurrent(*missing); });
        complain(*missing == Part::Book ? Window::tr("In which book? 1 to 13, then rule again.")
                                        : Window::tr("Who is accused? Say that first, then rule again."));
        return false;
    }
    if (current().state == tournament::State::Final && m_allowedBy.empty()) {
        Q_EMIT allowanceWanted();
        return false;
    }
    return true;
}

std::string CasePage::against(facts::Ruling ruling) const
{
    const auto finding = desk::findingOf(current(), m_entry.book().value_or(1), m_entry.evidence());
    return desk::againstEvidence(ruling, finding.verdict);
}

void CasePage::rule(const std::optional<facts::Ruling>& ruling)
{
    if (m_isSending || m_ask->isOpen() || !mayRule())
        return;
    m_isLeaving = false;
    desk::CaseOptions asked = options(ruling);
    facts::Evidence said = m_entry.evidence();
    const std::string note = m_note->text().trimmed().toStdString();
    if (ruling && note.empty() && !against(*ruling).empty())
        return complain(
            Window::tr("%1: say why in the note (N), then rule again.").arg(kit::sentence(against(*ruling))));
    if (ruling)
        asked.reason = note;
    else if (!note.empty())
        said.note = note;
    asked.evidence = said;
    sheet::Change change;
    change.proposal = desk::ruleOnCase(asked);
    change.accept = Window::tr("Save the ruling");
    change.done = Window::tr("case");
    askChange(std::move(change),
              [this](const QString& done, const session::Job& job) { sendCase(done, job); });
}

void CasePage::askChange(sheet::Change change,
                         const std::function<void(const QString& done, const session::Job& job)>& make)
{
    change.by = by();
    change.make = make;
    change.refuse = [this](const QStringList& sentences) {
        m_ask->isOpen() ? m_ask->complain(sentences.join(u' ')) : complain(sentences.join(u' '));
    };
    sheet::askChange(*m_ask, m_session, change);
}

void CasePage::sendCase(const QString& done, const session::Job& job)
{
    const auto op = std::make_shared<std::string>(m_challenge);
    const auto making = [job, op](desk::Desk& desk) {
        auto made = job(desk);
        if (made && op->empty())
            *op = made->op; // the challenge is what was asked for first
        return made;
    };
    send(done, making, [this, op] {
        m_onRecord = m_entry; // what was typed is on record now
        m_noteOnRecord = m_note->text();
        m_saved = *op;
        readRecord();
    });
}

// A venue without a rule: the supervisor says what it costs, and signs it.
void CasePage::askPoints()
{
    if (m_isSending || m_ask->isOpen())
        return;
    const Names called = names();
    const QList<kit::Choice> sides{{facts::Side::A, u"A · "_s + called.a},
                                   {facts::Side::B, u"B · "_s + called.b}};
    m_ask->ask(Window::tr("Points by ruling, signed by %1").arg(kit::text(by())),
               {{Window::tr("Side"), sides, {}, false},
                {Window::tr("Points"), {}, {}, false},
                {Window::tr("Reason"), {}, {}, false}},
               Window::tr("Give points"), [this](const kit::Answers& answers) {
                   bool isNumber = false;
                   const int points = QString(answers.text(1)).replace(u'−', u'-').toInt(&isNumber);
                   if (!isNumber || points == 0)
                       return m_ask->complain(
                           Window::tr("Points: “%1” is no number such as 30 or −30").arg(answers.text(1)));
                   desk::HandRulingOptions asked;
                   asked.match = m_spot.match;
                   asked.game = m_spot.game;
                   asked.hand = handNumber();
                   asked.side = answers.chosen<facts::Side>(0);
                   asked.what = points;
                   asked.reason = answers.text(2).toStdString();
                   const auto ask = [this, asked] {
                       sheet::Change change;
                       change.proposal = desk::ruleOnHand(asked);
                       change.accept = Window::tr("Give points");
                       change.done = Window::tr("points by ruling");
                       askChange(std::move(change), [this](const QString& done, const session::Job& job) {
                           send(done, job, {});
                       });
                   };
                   QMetaObject::invokeMethod(this, ask, Qt::QueuedConnection); // behind this answer
               });
}

void CasePage::send(const QString& what, const session::Job& job, const std::function<void()>& saved)
{
    m_isSending = true;
    complain({});
    m_session.ask(
        what, job,
        [this, saved, opening = m_opening](const session::Outcome& outcome) {
            if (opening != m_opening)
                return; // of a case that is not open any more
            m_isSending = false;
            const QString sentence = kit::sentence(outcome.mistakes.join(u' '));
            if (!outcome.good())
                return m_ask->isOpen() ? m_ask->complain(sentence) : complain(sentence);
            if (m_ask->isOpen())
                m_ask->drop();
            if (saved)
                saved();
            refresh();
        },
        this);
}

} // namespace rulings
