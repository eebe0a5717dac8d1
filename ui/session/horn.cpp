#include "horn.h"

#include "tournament/queries/queue.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace session {

bool soundIsOn(const Settings& settings)
{
    return settings.value(u"clockSound"_s, false).toBool();
}

void setSound(Settings& settings, bool on)
{
    settings.set(u"clockSound"_s, on);
}

Horn::Horn(Session& session, QObject* parent)
    : QObject(parent), ring([] { QApplication::beep(); }), m_session(session)
{
    connect(&session.ticker(), &Ticker::ticked, this, &Horn::listen);
}

Horn::Stage Horn::stageOf(const tournament::Reading& reading)
{
    if (tournament::isUp(reading))
        return Up;
    return tournament::isAlmostUp(reading) ? AlmostUp : Calm;
}

void Horn::listen()
{
    if (!m_session.isOpen())
        return;
    if (m_file != m_session.shown().file)
        m_had.clear();
    m_file = m_session.shown().file;
    bool rings = false;
    for (const tournament::Match* match : tournament::atTables(m_session.tournament())) {
        const auto reading =
            match ? tournament::readingOf(m_session.tournament(), *match, m_session.ticker().now())
                  : std::nullopt;
        if (!reading)
            continue;
        const QString game = QString::fromStdString(match->id) + u'/' + QString::number(reading->clock.game);
        const Stage stage = stageOf(*reading);
        const auto had = m_had.constFind(game);
        rings = rings || (had != m_had.constEnd() && stage > *had);
        const bool wasGivenTime = reading->left > tournament::warnsAt;
        m_had[game] = wasGivenTime || had == m_had.constEnd() ? stage : qMax(*had, stage);
    }
    if (rings && soundIsOn(m_session.settings()))
        ring();
}

} // namespace session

#include "moc_horn.cpp"
