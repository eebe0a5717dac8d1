#include "recent.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace start {

namespace {

constexpr int mostRecent = 6;
const QString& settingsKey()
{
    static const QString key = u"recent"_s;
    return key;
}

QList<Recent> allRecent()
{
    QSettings settings;
    QList<Recent> all;
    const int size = settings.beginReadArray(settingsKey());
    for (int i = 0; i < size; ++i) {
        settings.setArrayIndex(i);
        all.append({settings.value(u"file"_s).toString(), settings.value(u"name"_s).toString()});
    }
    return all;
}

void keep(const QList<Recent>& all)
{
    QSettings settings;
    settings.remove(settingsKey());
    settings.beginWriteArray(settingsKey());
    for (int i = 0; i < all.size() && i < mostRecent; ++i) {
        settings.setArrayIndex(i);
        settings.setValue(u"file"_s, all[i].file);
        settings.setValue(u"name"_s, all[i].name);
    }
    settings.endArray();
}

QList<Recent> without(const QString& file)
{
    QList<Recent> all = allRecent();
    all.removeIf([&](const Recent& each) { return each.file == file; });
    return all;
}

} // namespace

QList<Recent> recentNights()
{
    QList<Recent> all = allRecent();
    all.removeIf([](const Recent& each) { return !QFileInfo::exists(each.file); });
    return all;
}

void rememberNight(const QString& file, const QString& name)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    QList<Recent> all = without(path);
    all.prepend({path, name});
    keep(all);
}

void forgetNight(const QString& file)
{
    keep(without(QFileInfo(file).absoluteFilePath()));
}

} // namespace start
