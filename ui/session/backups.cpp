#include "backups.h"

#include "desk/document/backup.h"
#include "wording/clock.h"
#include "wording/tr.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;
using wording::Window;

namespace session {

namespace {

constexpr long long minute = 60'000;

const QString secondFolder = u"secondBackupFolder"_s;

} // namespace

Backups::Backups(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&session.ticker(), &Ticker::ticked, this, &Backups::look);
    connect(&session, &Session::closing, this, &Backups::makeLast);
    connect(&session, &Session::backedUp, this, &Backups::makeSecond);
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

// Asks for the second backup at once, because another tournament may be open when the first is done.
void Backups::makeLast()
{
    if (!m_session.isOpen() || !desk::isBehind(m_session.shown().backup, m_session.shown().head))
        return;
    m_session.backUp(m_session.ticker().now().utc);
    makeSecond();
}

void Backups::makeSecond()
{
    const QString folder = secondBackupFolder(m_session.settings());
    if (folder.isEmpty() || !m_session.isOpen())
        return;
    m_session.ask({}, [folder = folder.toStdString(), utc = m_session.ticker().now().utc](desk::Desk& desk) {
        desk::Recorded nothing;
        const desk::SecondBackup kept = desk::keepSecondBackup(desk, folder, utc);
        if (!kept.isFolderThere)
            nothing.warning = Window::tr("the second backup folder “%1” wasn’t found")
                                  .arg(QString::fromStdString(folder))
                                  .toStdString();
        else if (!kept.trouble.empty())
            nothing.warning = Window::tr("no backup could be made in the second folder. %1")
                                  .arg(QString::fromStdString(kept.trouble))
                                  .toStdString();
        return desk::Answer<desk::Recorded>(nothing);
    });
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

QString nothingNewText(const Session& session)
{
    const Shown& shown = session.shown();
    if (!shown.backup || desk::isBehind(shown.backup, shown.head))
        return {};
    const std::string& taken = shown.backup->taken;
    const int aheadMin = session.ticker().now().aheadMin;
    const std::string day = tournament::dayOf(taken, aheadMin);
    return day == session.today()
               ? Window::tr("Nothing new since the backup at %1")
                     .arg(wording::timeOfDay(tournament::wallClock(taken, aheadMin)))
               : Window::tr("Nothing new since the backup on %1").arg(wording::dayText(day));
}

QString backupFolder(const QString& tournament)
{
    const QFileInfo file(tournament);
    return file.absolutePath() + u'/' + file.completeBaseName() + u" backups"_s;
}

QString secondBackupFolder(const Settings& settings)
{
    return settings.value(secondFolder).toString();
}

void setSecondBackupFolder(Settings& settings, const QString& folder)
{
    settings.set(secondFolder, folder);
}

} // namespace session

#include "moc_backups.cpp"
