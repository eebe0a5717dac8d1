#include "recent.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace start {

namespace {

constexpr int mostRecent = 6;

/// As an array of QSettings has them, counted from 1: `recent/2/file`.
QString keyOf(int number, const QString& field)
{
    return u"recent/%1/%2"_s.arg(number).arg(field);
}

QList<Recent> allRecent(const session::Settings& settings)
{
    QList<Recent> all;
    const int size = settings.value(u"recent/size"_s, 0).toInt();
    for (int i = 1; i <= size; ++i)
        all.append(
            {settings.value(keyOf(i, u"file"_s)).toString(), settings.value(keyOf(i, u"name"_s)).toString()});
    return all;
}

void keep(session::Settings& settings, const QList<Recent>& all)
{
    const int size = static_cast<int>(qMin<qsizetype>(all.size(), mostRecent));
    for (int i = 1; i <= size; ++i) {
        settings.set(keyOf(i, u"file"_s), all[i - 1].file);
        settings.set(keyOf(i, u"name"_s), all[i - 1].name);
    }
    settings.set(u"recent/size"_s, size);
}

QList<Recent> without(const session::Settings& settings, const QString& file)
{
    QList<Recent> all = allRecent(settings);
    all.removeIf([&](const Recent& each) { return each.file == file; });
    return all;
}

} // namespace

QList<Recent> recentTournaments(const session::Settings& settings)
{
    QList<Recent> all = allRecent(settings);
    all.removeIf([](const Recent& each) { return !QFileInfo::exists(each.file); });
    return all;
}

void rememberTournament(session::Settings& settings, const QString& file, const QString& name)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    QList<Recent> all = without(settings, path);
    all.prepend({path, name});
    keep(settings, all);
}

void forgetTournament(session::Settings& settings, const QString& file)
{
    keep(settings, without(settings, QFileInfo(file).absoluteFilePath()));
}

} // namespace start
