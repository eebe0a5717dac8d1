#include "opencase.h"

#include "desk/checks/onsheet.h"
#include "tournament/model/lineup.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

using wording::Window;

namespace rulings {

QString rulingWord(facts::Ruling ruling)
{
    return ruling == facts::Ruling::Upheld     ? Window::tr("Upheld")
           : ruling == facts::Ruling::Rejected ? Window::tr("Denied")
                                               : Window::tr("Withdrawn");
}

QString pinReason()
{
    return Window::tr("To rule on a finished match, enter a supervisor’s PIN");
}

void askPinFor(const session::Session& session, const session::PinGate& gate, const std::string& match,
               const QObject* listener, const std::function<void(const std::string& by)>& then)
{
    const bool isFinal = tournament::match(session.tournament(), match)->state == tournament::State::Final;
    session::withPin(session, gate, isFinal ? pinReason() : QString(), listener,
                     [then](const QString& by) { then(by.toStdString()); }, {});
}

const tournament::Item* OpenCase::item() const
{
    const tournament::Match* match = tournament::match(m_session->tournament(), spot.match);
    if (!match || spot.game > static_cast<int>(match->games.size()))
        return nullptr;
    const auto* item = desk::itemAt(match->games[static_cast<std::size_t>(spot.game) - 1], spot.place);
    return item && std::holds_alternative<scoring::Hand>(item->what) ? item : nullptr;
}

Names OpenCase::names() const
{
    const tournament::Tournament& tournament = m_session->tournament();
    Names names{kit::text(tournament::teamName(tournament, match().teams.a)),
                kit::text(tournament::teamName(tournament, match().teams.b))};
    for (const facts::Seat seat : facts::allSeats)
        names.players[seat] = kit::text(tournament::playerAt(tournament, match(), seat));
    return names;
}

OpenCase::Read OpenCase::load(const desk::CaseOnRecord& found)
{
    const Read read = m_challenge == found.op ? Read::Same : Read::Another;
    m_ruling = found.decision ? Ruling(found.decision->ruling) : std::nullopt;
    m_challenge = m_saved = found.op;
    const bool isTypedOver = isTyped();
    m_onRecord = CaseEntry(found);
    m_noteOnRecord = found.decision && found.decision->reason ? kit::text(*found.decision->reason)
                     : found.evidence && found.evidence->note ? kit::text(*found.evidence->note)
                                                              : QString();
    if (!isTypedOver) {
        entry = m_onRecord;
        note = m_noteOnRecord;
    }
    return read;
}

OpenCase::Read OpenCase::readRecord()
{
    const Read read = load();
    for (CaseEntry* each : {&entry, &m_onRecord})
        each->setHandOver(!item()->isOpen);
    return read;
}

OpenCase::Read OpenCase::load()
{
    for (const desk::CaseOnRecord& found : desk::casesIn(m_session->tournament()))
        if (!m_saved.empty() && found.op == m_saved)
            return load(found);
    if (m_challenge.empty())
        return Read::Same;
    m_challenge.clear();
    m_ruling.reset();
    entry.release();
    m_onRecord = CaseEntry();
    return Read::TakenBack;
}

void OpenCase::saved(const std::string& op)
{
    m_onRecord = entry;
    m_noteOnRecord = note;
    m_saved = op;
}

rules::Finding OpenCase::finding() const
{
    rules::Finding found = desk::findingOf(match(), entry.book().value_or(1), entry.evidence());
    const bool isByCards = entry.known() == facts::Known::Shown;
    if (!entry.book() && isByCards && found.verdict != rules::Verdict::Contradictory)
        return {rules::Verdict::NotProven, message::Message{"evidence-needs-book"}};
    return found;
}

std::string OpenCase::against(facts::Ruling ruling) const
{
    const auto found = desk::findingOf(match(), entry.book().value_or(1), entry.evidence());
    return desk::againstEvidence(ruling, found.verdict);
}

desk::CaseOptions OpenCase::options(const Ruling& ruling) const
{
    desk::CaseOptions asked;
    asked.match = spot.match;
    asked.game = spot.game;
    asked.hand = handNumber();
    asked.ruling = ruling;
    if (m_challenge.empty()) {
        asked.claim = entry.claim();
        return asked;
    }
    const auto& cases = item()->cases;
    for (int which = 1; const tournament::Case& each : cases) {
        if (each.challenge == m_challenge)
            asked.which = which;
        ++which;
    }
    return asked;
}

desk::Answer<desk::Correction> OpenCase::preview(facts::Ruling ruling) const
{
    desk::CaseOptions asked = options(ruling);
    if (m_challenge.empty())
        asked.claim = desk::Claim{*entry.by(), *entry.accused(), entry.book().value_or(1)};
    return desk::preview(m_session->tournament(), desk::thisMachine(), by(), desk::ruleOnCase(asked));
}

desk::Proposal OpenCase::proposal(const Ruling& ruling) const
{
    desk::CaseOptions asked = options(ruling);
    facts::Evidence said = entry.evidence();
    const std::string why = note.trimmed().toStdString();
    if (ruling)
        asked.reason = why;
    else if (!why.empty())
        said.note = why;
    asked.evidence = said;
    return desk::ruleOnCase(asked);
}

} // namespace rulings
