#include "newfile.h"

#include "trouble.h"
#include "verify.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <cerrno>
#include <cstdio>
#include <cstring>

using namespace Qt::StringLiterals;

namespace store {

namespace {

Trouble alreadyThere(const QString& path)
{
    return ofFile(path, Trouble::Kind::Exists, Message{"store-file-exists"});
}

// A commit that changes nothing: SQLite then syncs the whole file and, since the settings ask for it, the
// folder with its name.
Answer<void> reachDisk(Connection& connection)
{
    const auto version = connection.number(u"PRAGMA user_version"_s);
    if (!version)
        return tl::unexpected(version.error());
    return connection.run(u"PRAGMA user_version=%1"_s.arg(*version)).map([](int) {});
}

Answer<void> reachDisk(Answer<Connection> connection)
{
    return connection ? reachDisk(*connection) : tl::unexpected(connection.error());
}

// Renames the file if the name is free. Not with QFile alone, which overwrites a file that another program
// creates at the same moment.
Answer<void> takeName(const QString& path, const QString& target)
{
    constexpr int noFolder = -1; // an absolute path needs no folder
    const QByteArray from = QFile::encodeName(QFileInfo(path).absoluteFilePath());
    const QByteArray to = QFile::encodeName(QFileInfo(target).absoluteFilePath());
    if (::renameat2(noFolder, from.constData(), noFolder, to.constData(), RENAME_NOREPLACE) == 0)
        return {};
    if (errno == EEXIST)
        return tl::unexpected(alreadyThere(target));
    QFile file(path);
    const bool knowsNoSuch = errno == EINVAL || errno == ENOSYS; // a file system or an old kernel
    if (knowsNoSuch && file.rename(target))
        return {};
    const std::string why = knowsNoSuch ? file.errorString().toStdString() : std::strerror(errno);
    return trouble(target, Trouble::Kind::Failed, Message{"store-file-not-named", {{"why", why}}});
}

} // namespace

Answer<NewFile> NewFile::begin(const QString& target)
{
    if (QFileInfo::exists(target))
        return tl::unexpected(alreadyThere(target));
    const QString path = target + u".new-"_s + QUuid::createUuid().toString(QUuid::Id128);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return trouble(target, Trouble::Kind::ReadOnly,
                       Message{"store-file-not-made", {{"why", file.errorString().toStdString()}}});
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
    if (auto named = takeName(m_path, m_target); !named)
        return named;
    m_path = m_target; // until the folder knows it for good
    if (auto done = reachDisk(Connection::open(m_target)); !done)
        return done;
    m_path.clear();
    return {};
}

namespace {

Answer<void> checked(Answer<Connection> copy, const QString& original, std::span<const Migration> steps)
{
    if (!copy)
        return tl::unexpected(copy.error());
    const auto findings = checkAll(*copy, steps);
    if (!findings)
        return tl::unexpected(findings.error());
    if (!findings->empty())
        return trouble(Trouble::Kind::Damaged,
                       Message{"store-copy-not-sound",
                               {{"original", nameOf(original)}, {"found", findings->front().message}}});
    return {};
}

} // namespace

Answer<void> copyChecked(Connection& connection, const QString& target, std::span<const Migration> steps)
{
    auto copy = NewFile::begin(target);
    if (!copy)
        return tl::unexpected(copy.error());
    // Only those who can read the tournament can read its copy. A stick without permissions accepts it
    // anyway.
    QFile::setPermissions(copy->path(),
                          QFile::permissions(connection.path()) | QFile::ReadOwner | QFile::WriteOwner);
    if (auto copied = connection.copyInto(copy->path(), target); !copied)
        return copied;
    if (auto good = checked(copy->open(), connection.path(), steps); !good)
        return good;
    return copy->finish();
}

} // namespace store
