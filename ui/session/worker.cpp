#include "worker.h"

#include "desk/keeping.h"
#include "desk/sanction.h"
#include "ui/look/sentence.h"

using namespace std::chrono_literals;

namespace session {

namespace {

Outcome outcomeOf(const desk::Failure& failure)
{
    Outcome outcome;
    outcome.kind = failure.kind;
    outcome.mistakes = look::sentences(failure.mistakes);
    return outcome;
}

} // namespace

Worker::Worker()
{
    m_timer.setInterval(1s);
    connect(&m_timer, &QTimer::timeout, this, &Worker::look);
}

Outcome Worker::open(const QString& file, const Opening& opening)
{
    auto opened = opening();
    if (!opened)
        return outcomeOf(opened.error());
    m_desk.emplace(*std::move(opened));
    m_file = file;
    m_timer.start();
    return {};
}

Outcome Worker::run(const Job& job)
{
    const auto recorded = job(*m_desk);
    if (!recorded) // everybody sees the footer
        return outcomeOf(desk::inPublic(m_desk->night(), recorded.error()));
    return {{}, {}, look::complaint(recorded->warning)};
}

Shown Worker::shown() const
{
    if (!m_desk)
        return {};
    const auto taken = desk::newestCopyTaken(m_file.toStdString());
    const QDateTime copied =
        taken ? QDateTime::fromString(QString::fromStdString(*taken), Qt::ISODate) : QDateTime();
    return {std::make_shared<const night::Night>(m_desk->night()), m_desk->head(), m_file, copied};
}

void Worker::look()
{
    const long long before = m_desk->head().seq;
    if (m_desk->catchUp() && m_desk->head().seq != before)
        Q_EMIT othersWrote(shown());
}

} // namespace session
