#include "backups.h"

#include "wording/tr.h"

#include <QFileInfo>

using wording::Window;

namespace session {

namespace {

constexpr long long minute = 60'000;

} // namespace

Backups::Backups(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&session.ticker(), &Ticker::ticked, this, &Backups::look);
    connect(&session, &Session::closing, this, &Backups::makeLast);
    connect(&session, &Session::notBackedUp, this, [this](const QString& file, const std::string& utc) {
        m_triedFor = file;
        m_triedAt = utc;
    });
}

Backups::~Backups()
{
    makeLast();
}

void Backups::look()
{
    if (!m_session.isOpen() || m_session.isBackingUp())
        return;
    const Shown& shown = m_session.shown();
    const std::string now = m_session.ticker().now().utc;
    const bool triedRecently =
        m_triedFor == shown.file && tournament::millisOf(now) - tournament::millisOf(m_triedAt) < 5 * minute;
    if (!triedRecently && desk::isBackupDue(shown.backup, shown.head, now))
        m_session.backUp(now);
}

void Backups::makeLast()
{
    if (m_session.isOpen() && desk::isBehind(m_session.shown().backup, m_session.shown().head))
        m_session.backUp(m_session.ticker().now().utc);
}

QString backupText(const std::optional<desk::Backup>& newest, const std::string& utc)
{
    if (!newest)
        return Window::tr("No backup yet");
    const long long minutes =
        std::max(0LL, (tournament::millisOf(utc) - tournament::millisOf(newest->taken)) / minute);
    if (minutes == 0)
        return Window::tr("Backed up just now");
    return minutes < 120 ? Window::tr("Backed up %1 min ago").arg(minutes)
                         : Window::tr("Backed up %1 h ago").arg(minutes / 60);
}

QString backupFolder(const QString& tournament)
{
    const QFileInfo file(tournament);
    return file.absolutePath() + u'/' + file.completeBaseName() + QStringLiteral(" backups");
}

} // namespace session

#include "moc_backups.cpp"
