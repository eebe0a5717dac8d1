#include "file.h"

#include "migrate.h"
#include "sentences.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace store {

namespace {

constexpr qsizetype headerSize = 100;

// Numbers in SQLite's header are big-endian (sqlite.org/fileformat2.html, 1.3).
qint32 numberAt(const QByteArray& header, qsizetype offset)
{
    return qFromBigEndian<qint32>(header.constData() + offset);
}

// An unfinished transaction can have left the header half-way; SQLite puts it right when it opens the file.
bool isSettled(const QString& path)
{
    return !QFileInfo::exists(path + u"-journal"_s);
}

} // namespace

Trouble alreadyThere(const QString& path)
{
    return {Trouble::Kind::Exists, named(path) + " is there already, and is not written over."};
}

Trouble newerFile(const QString& path)
{
    return {Trouble::Kind::Newer,
            named(path) + " was made by a newer Courtside; open it with that one. It was left untouched."};
}

Trouble foreignFile(const QString& path)
{
    return {Trouble::Kind::Foreign, named(path) + " is no file of Courtside's."};
}

Answer<void> inspect(const QString& path, int newest)
{
    const QFileInfo info(path);
    if (!info.exists())
        return trouble(Trouble::Kind::NotThere, named(path) + " is not there.");
    QFile file(path);
    if (!info.isFile())
        return tl::unexpected(foreignFile(path));
    if (!file.open(QIODevice::ReadOnly))
        return trouble(Trouble::Kind::Failed,
                       named(path) + " may not be read: " + file.errorString().toStdString() + '.');
    const QByteArray header = file.read(headerSize);
    if (header.isEmpty())
        return trouble(Trouble::Kind::Empty, named(path) + " is empty: no night was ever recorded in it.");
    static const QByteArray magic("SQLite format 3", 16);
    if (!header.startsWith(magic))
        return tl::unexpected(foreignFile(path));
    if (header.size() < headerSize)
        return trouble(Trouble::Kind::Damaged, named(path) + " is damaged: most of it is missing.");
    if (!isSettled(path))
        return {};
    if (numberAt(header, 68) != applicationId)
        return tl::unexpected(foreignFile(path));
    if (numberAt(header, 60) > newest)
        return tl::unexpected(newerFile(path));
    return {};
}

bool isWritable(const QString& path)
{
    const QFileInfo info(path);
    return info.isWritable() && QFileInfo(info.absolutePath()).isWritable();
}

QString besideName(const QString& path)
{
    return path + u".new-"_s + QUuid::createUuid().toString(QUuid::Id128);
}

Answer<void> moveInto(const QString& from, const QString& to)
{
    if (QFileInfo::exists(to))
        return tl::unexpected(alreadyThere(to));
    QFile file(from);
    if (!file.rename(to))
        return trouble(Trouble::Kind::Failed,
                       named(to) + " could not be made: " + file.errorString().toStdString() + '.');
    return {};
}

} // namespace store
