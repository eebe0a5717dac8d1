#include "recent.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace start {

namespace {

constexpr int mostRecent = 6;

/// The key as in an array of QSettings, counted from 1: `recent/2/file`.
QString keyOf(int number, const QString& field)
{
    return u"recent/%1/%2"_s.arg(number).arg(field);
}

/// SQLite may have written only to the -wal file so far.
QDateTime changedOf(const QString& file)
{
    return std::max(QFileInfo(file).lastModified(), QFileInfo(file + u"-wal"_s).lastModified());
}

void keep(session::Settings& settings, const QList<Recent>& all)
{
    const int size = static_cast<int>(qMin<qsizetype>(all.size(), mostRecent));
    for (int i = 1; i <= size; ++i) {
        const Recent& each = all[i - 1];
        settings.set(keyOf(i, u"file"_s), each.file);
        settings.set(keyOf(i, u"name"_s), each.name);
        settings.set(keyOf(i, u"state"_s), each.state);
        settings.set(keyOf(i, u"changed"_s), each.changed);
    }
    settings.set(u"recent/size"_s, size);
}

/// Removes the entry of the file and returns it.
Recent taken(QList<Recent>& all, const QString& file)
{
    const auto at = std::ranges::find(all, file, &Recent::file);
    return at == all.end() ? Recent{file, {}} : all.takeAt(at - all.begin());
}

} // namespace

QList<Recent> recentTournaments(const session::Settings& settings)
{
    QList<Recent> all;
    const int size = settings.value(u"recent/size"_s, 0).toInt();
    for (int i = 1; i <= size; ++i) {
        const auto at = [&](const QString& field) { return settings.value(keyOf(i, field)); };
        Recent recent{at(u"file"_s).toString(), at(u"name"_s).toString(), at(u"state"_s).toString(),
                      at(u"changed"_s).toDateTime()};
        recent.fileExists = QFileInfo::exists(recent.file);
        if (recent.fileExists)
            recent.changed = changedOf(recent.file);
        all.append(recent);
    }
    return all;
}

void rememberTournament(session::Settings& settings, const QString& file, const QString& name,
                        const QString& state)
{
    QList<Recent> all = recentTournaments(settings);
    Recent recent = taken(all, QFileInfo(file).absoluteFilePath());
    recent.name = name;
    if (!state.isEmpty())
        recent.state = state;
    all.prepend(recent);
    keep(settings, all);
}

void noteState(session::Settings& settings, const QString& file, const QString& state)
{
    QList<Recent> all = recentTournaments(settings);
    const auto at = std::ranges::find(all, QFileInfo(file).absoluteFilePath(), &Recent::file);
    if (at == all.end() || at->state == state)
        return;
    at->state = state;
    keep(settings, all);
}

void forgetTournament(session::Settings& settings, const QString& file)
{
    QList<Recent> all = recentTournaments(settings);
    taken(all, QFileInfo(file).absoluteFilePath());
    keep(settings, all);
}

} // namespace start
