#include "backups.h"

#include "trouble.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace store {

namespace {

constexpr int longestTurn = 10'000; // milliseconds to wait for another window's backup

// `0021-2026-11-21T194207Z-38-d53146ff46b8.courtside`: numbered, because a clock may be set back.
const QRegularExpression& copyName()
{
    static const QRegularExpression name(
        u"^(\\d{4,9})-\\d{4}-\\d{2}-\\d{2}T\\d{6}Z-((\\d+)-[0-9a-f]{12})\\.courtside$"_s);
    return name;
}

int numberOf(const QString& name)
{
    return copyName().match(name).captured(1).toInt();
}

long long factsIn(const QString& name)
{
    return copyName().match(name).captured(3).toLongLong();
}

QDir folderFor(const QString& tournament, const std::string& in = {})
{
    const QFileInfo info(tournament);
    const QString parent = in.empty() ? info.absolutePath() : QString::fromStdString(in);
    return QDir(parent + u'/' + info.completeBaseName() + u" backups"_s);
}

// The names of the copies, the newest first; other files are ignored. A folder that can't be listed is an
// error: a copy numbered as if the folder were empty would pass for the oldest.
Answer<QStringList> copiesIn(const QDir& folder)
{
    QStringList names;
    std::error_code why;
    std::filesystem::directory_iterator at(QFile::encodeName(folder.path()).toStdString(), why);
    for (; !why && at != std::filesystem::directory_iterator(); at.increment(why))
        if (const QString name = QString::fromStdString(at->path().filename().string());
            copyName().match(name).hasMatch())
            names << name;
    if (why && why != std::errc::no_such_file_or_directory)
        return tl::unexpected(unreadable(folder.path()));
    std::ranges::sort(names, std::greater(), numberOf);
    return names;
}

bool isSound(const QString& path)
{
    const auto findings = verify(path.toStdString());
    return findings && findings->empty();
}

QString headName(const Head& head)
{
    return QString::number(head.seq) + u'-' + QString::fromStdString(head.shown());
}

// The newest copy, if it has this head and is sound.
std::optional<QString> alreadyKept(const QDir& folder, const QStringList& copies, const Head& head)
{
    if (copies.isEmpty() || copyName().match(copies.front()).captured(2) != headName(head))
        return std::nullopt;
    const QString path = folder.filePath(copies.front());
    return isSound(path) ? std::optional(path) : std::nullopt;
}

// The copies (the newest first) to delete: from the old ones, each time the one with the closest neighbors.
QStringList tooMany(QStringList copies)
{
    QStringList gone;
    while (copies.size() > backupsKept) {
        const auto gapAt = [&](qsizetype i) {
            return std::abs(factsIn(copies.at(i - 1)) - factsIn(copies.at(i + 1)));
        };
        qsizetype least = newestKept;
        for (qsizetype i = newestKept + 1; i + 1 < copies.size(); ++i)
            if (gapAt(i) < gapAt(least))
                least = i;
        gone << copies.takeAt(least);
    }
    return gone;
}

QString nextName(const QStringList& copies, std::string_view utc, const Head& head)
{
    const int number = copies.isEmpty() ? 1 : numberOf(copies.front()) + 1;
    QString time = QString::fromUtf8(utc.data(), static_cast<qsizetype>(utc.size())).left(19) + u'Z';
    time.remove(u':'); // not allowed in a Windows file name
    return u"%1-%2-%3.courtside"_s.arg(number, 4, 10, QChar(u'0')).arg(time, headName(head));
}

} // namespace

Answer<std::string> keepBackup(Store& tournament, std::string_view utc, const std::string& in)
{
    const QDir folder = folderFor(QString::fromStdString(tournament.path()), in);
    QDir().mkdir(folder.path()); // only this folder; the tournament's own may be gone
    if (!folder.exists())
        return trouble(Trouble::Kind::ReadOnly,
                       Message{"store-no-backup-folder", {{"folder", nameOf(folder.path())}}});
    // One at a time, or two would take the same number.
    QLockFile turn(folder.filePath(u".turn"_s));
    if (!turn.tryLock(longestTurn) && turn.error() == QLockFile::LockFailedError)
        return trouble(QString::fromStdString(tournament.path()), Trouble::Kind::Locked,
                       Message{"store-backup-underway"});
    const auto head = tournament.head();
    if (!head)
        return tl::unexpected(head.error());
    auto copies = copiesIn(folder);
    if (!copies)
        return tl::unexpected(copies.error());
    if (const auto kept = alreadyKept(folder, *copies, *head))
        return kept->toStdString();
    const QString name = nextName(*copies, utc, *head);
    const std::string path = folder.filePath(name).toStdString();
    if (auto copied = tournament.backup(path); !copied)
        return tl::unexpected(copied.error());
    copies->prepend(name);
    for (const QString& old : tooMany(*copies))
        QFile::remove(folder.filePath(old));
    return path;
}

std::optional<std::string> newestBackup(const std::string& path)
{
    const QDir folder = folderFor(QString::fromStdString(path));
    for (const QString& name : copiesIn(folder).value_or(QStringList()))
        if (isSound(folder.filePath(name)))
            return folder.filePath(name).toStdString();
    return std::nullopt;
}

std::optional<Backup> newestBackupMade(const std::string& path)
{
    const QStringList copies = copiesIn(folderFor(QString::fromStdString(path))).value_or(QStringList());
    if (copies.isEmpty())
        return std::nullopt;
    QString time = copies.front().section(u'-', 1, 3); // 2026-11-21T194207Z
    time.insert(13, u':').insert(16, u':');
    return Backup{time.toStdString(), factsIn(copies.front()),
                  copies.front().section(u'-', 5).left(12).toStdString()};
}

} // namespace store
