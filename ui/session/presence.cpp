#include "presence.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace session {

namespace {

QString claimOn(const QString& file)
{
    const QString path = QFileInfo(file).canonicalFilePath(); // whichever link leads there
    const QByteArray name = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QDir::temp().filePath(u"courtside-open-%1.lock"_s.arg(QString::fromLatin1(name.left(32))));
}

} // namespace

void Presence::claim(const QString& file)
{
    m_claim.emplace(claimOn(file));
    m_claim->setStaleLockTime(0); // a window may be open for days: only a process that is gone has left it
    m_claim->tryLock(0);
}

bool Presence::isFirst()
{
    // A folder that cannot be written to tells nothing of other windows.
    return m_claim->isLocked() || m_claim->tryLock(0) || m_claim->error() != QLockFile::LockFailedError;
}

} // namespace session
