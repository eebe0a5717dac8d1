#include "file.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <filesystem>
#include <vector>

using namespace Qt::StringLiterals;

namespace store {

namespace {

constexpr qsizetype headerSize = 100;

// Numbers in SQLite's header are big-endian (sqlite.org/fileformat2.html, 1.3).
qint32 numberAt(const QByteArray& header, qsizetype offset)
{
    return qFromBigEndian<qint32>(header.constData() + offset);
}

// An unfinished transaction can leave the header half-written. SQLite repairs it when it opens the file.
Answer<bool> isSettled(const QString& path)
{
    for (const QString& end : {u"-journal"_s, u"-wal"_s})
        if (const auto there = fileExists(path + end); !there || *there)
            return there.map([](bool) { return false; });
    return true;
}

// SQLite knows 1 and 2 for the formats to write and to read. It would open any other read-only.
bool isOfKnownFormat(const QByteArray& header)
{
    const auto known = [](char format) { return format == 1 || format == 2; };
    return known(header[18]) && known(header[19]);
}

Answer<void> openToRead(QFile& file)
{
    if (file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return {};
    const std::string why = file.errorString().toStdString();
    if (QFileInfo(file.fileName()).isReadable())
        return tl::unexpected(unreadable(file.fileName()));
    return trouble(file.fileName(), Trouble::Kind::Failed,
                   Message{"store-file-not-readable", {{"why", why}}});
}

Answer<QByteArray> readHeader(const QString& path)
{
    const auto there = fileExists(path);
    if (!there)
        return tl::unexpected(there.error());
    const QFileInfo info(path);
    if (!*there)
        return trouble(path, Trouble::Kind::NotThere, Message{"store-file-not-there"});
    if (info.isDir())
        return trouble(path, Trouble::Kind::Foreign, Message{"store-file-is-folder"});
    if (!info.isFile())
        return tl::unexpected(foreignFile(path));
    QFile file(path);
    if (auto opened = openToRead(file); !opened)
        return tl::unexpected(opened.error());
    QByteArray header = file.read(headerSize);
    if (file.error() != QFile::NoError || header.size() < std::min<qint64>(headerSize, file.size()))
        return tl::unexpected(unreadable(path));
    return header;
}

} // namespace

Answer<void> inspect(const QString& path, int newest)
{
    const auto header = readHeader(path);
    if (!header)
        return tl::unexpected(header.error());
    if (header->isEmpty())
        return trouble(path, Trouble::Kind::Empty, Message{"store-file-empty"});
    static const QByteArray magic("SQLite format 3", 16);
    if (!header->startsWith(magic))
        return tl::unexpected(foreignFile(path));
    if (header->size() < headerSize)
        return trouble(path, Trouble::Kind::Damaged, Message{"store-file-cut"});
    if (const auto settled = isSettled(path); !settled || !*settled)
        return settled.map([](bool) {});
    if (numberAt(*header, 68) != applicationId)
        return tl::unexpected(foreignFile(path));
    if (numberAt(*header, 60) > newest)
        return tl::unexpected(newerFile(path));
    if (!isOfKnownFormat(*header))
        return trouble(path, Trouble::Kind::Damaged, Message{"store-first-page-changed"});
    return {};
}

Answer<bool> fileExists(const QString& path)
{
    std::error_code why;
    const auto found = std::filesystem::status(QFile::encodeName(path).toStdString(), why);
    if (found.type() != std::filesystem::file_type::none)
        return found.type() != std::filesystem::file_type::not_found;
    return why == std::errc::permission_denied || why == std::errc::filename_too_long
               ? Answer<bool>(false)
               : tl::unexpected(unreadable(path));
}

// Asked twice, because a disk that fails once forbids nothing.
Answer<void> writable(const QString& path)
{
    const auto may = [](const QString& there) {
        return QFileInfo(there).isWritable() || QFileInfo(there).isWritable();
    };
    if (may(path) && may(QFileInfo(path).absolutePath()))
        return {};
    return trouble(path, Trouble::Kind::ReadOnly, Message{"store-file-not-writable"});
}

Answer<void> readThrough(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile())
        return {};
    if (auto opened = openToRead(file); !opened)
        return opened;
    std::vector<char> some(std::size_t{1} << 16);
    while (file.read(some.data(), static_cast<qint64>(some.size())) > 0)
        continue;
    const bool isWhole = file.error() == QFile::NoError && file.pos() == file.size();
    return isWhole ? Answer<void>() : tl::unexpected(unreadable(path));
}

} // namespace store
