#include "file.h"

#include "migrate.h"
#include "sentences.h"

#include <QFile>
#include <QFileInfo>
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
    return !QFileInfo::exists(path + u"-journal"_s) && !QFileInfo::exists(path + u"-wal"_s);
}

// SQLite knows 1 and 2 for who may write and who may read; it would take any other for a file to read alone.
bool isOfKnownFormat(const QByteArray& header)
{
    const auto known = [](char format) { return format == 1 || format == 2; };
    return known(header[18]) && known(header[19]);
}

Answer<QByteArray> readHeader(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return trouble(Trouble::Kind::NotThere, named(path) + " is not there.");
    if (info.isDir())
        return trouble(Trouble::Kind::Foreign, named(path) + " is a folder; name a file in it.");
    if (!info.isFile())
        return tl::unexpected(foreignFile(path));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return trouble(Trouble::Kind::Failed,
                       named(path) + " may not be read: " + file.errorString().toStdString() + '.');
    return file.read(headerSize);
}

} // namespace

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
    const auto header = readHeader(path);
    if (!header)
        return tl::unexpected(header.error());
    if (header->isEmpty())
        return trouble(Trouble::Kind::Empty, named(path) + " is empty: no night was ever recorded in it.");
    static const QByteArray magic("SQLite format 3", 16);
    if (!header->startsWith(magic))
        return tl::unexpected(foreignFile(path));
    if (header->size() < headerSize)
        return trouble(Trouble::Kind::Damaged,
                       named(path) + " is damaged: most of it is missing. " + whatToDo);
    if (!isSettled(path))
        return {};
    if (numberAt(*header, 68) != applicationId)
        return tl::unexpected(foreignFile(path));
    if (numberAt(*header, 60) > newest)
        return tl::unexpected(newerFile(path));
    if (!isOfKnownFormat(*header))
        return trouble(Trouble::Kind::Damaged,
                       named(path) + " is damaged: its first page is not as it was written. " + whatToDo);
    return {};
}

bool isWritable(const QString& path)
{
    const QFileInfo info(path);
    return info.isWritable() && QFileInfo(info.absolutePath()).isWritable();
}

} // namespace store
