#include "newfile.h"

#include "sentences.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace store {

namespace {

Trouble alreadyThere(const QString& path)
{
    return {Trouble::Kind::Exists, named(path) + " is there already, and is not written over."};
}

// A commit that changes nothing: SQLite then syncs the whole file and, since the settings ask for it, the
// folder with its name.
Answer<void> reachDisk(Connection& connection)
{
    const auto version = connection.number(u"PRAGMA user_version"_s);
    if (!version)
        return tl::unexpected(version.error());
    const auto done = connection.run(u"PRAGMA user_version=%1"_s.arg(*version));
    return done ? Answer<void>() : tl::unexpected(done.error());
}

Answer<void> reachDisk(Answer<Connection> connection)
{
    return connection ? reachDisk(*connection) : tl::unexpected(connection.error());
}

} // namespace

Answer<NewFile> NewFile::begin(const QString& target)
{
    if (QFileInfo::exists(target))
        return tl::unexpected(alreadyThere(target));
    const QString path = target + u".new-"_s + QUuid::createUuid().toString(QUuid::Id128);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return trouble(Trouble::Kind::ReadOnly,
                       named(target) + " cannot be made there: " + file.errorString().toStdString() + '.');
    return NewFile(path, target);
}

NewFile::~NewFile()
{
    if (!m_path.isEmpty())
        QFile::remove(m_path);
}

Answer<Connection> NewFile::open(Opening opening) const
{
    opening.called = m_target;
    return Connection::open(m_path, opening);
}

Answer<void> NewFile::finish()
{
    if (auto done = reachDisk(open()); !done)
        return done;
    if (QFileInfo::exists(m_target))
        return tl::unexpected(alreadyThere(m_target));
    QFile file(m_path);
    if (!file.rename(m_target)) {
        if (QFileInfo::exists(m_target)) // since it was looked at
            return tl::unexpected(alreadyThere(m_target));
        return trouble(Trouble::Kind::Failed,
                       named(m_target) + " could not be made: " + file.errorString().toStdString() + '.');
    }
    m_path = m_target; // until the folder knows it for good
    if (auto done = reachDisk(Connection::open(m_target)); !done)
        return done;
    m_path.clear();
    return {};
}

} // namespace store
