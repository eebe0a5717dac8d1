#include "settings.h"

using namespace Qt::StringLiterals;

namespace session {

namespace {

const QString sideAFirst = u"sheet/sideAFirst"_s;

} // namespace

Settings::Settings()
{
    const QSettings stored;
    m_file = stored.fileName();
    m_format = stored.format();
    for (const QString& key : stored.allKeys())
        m_values.insert(key, stored.value(key));
    m_writing.setMaxThreadCount(1);
}

void Settings::set(const QString& key, const QVariant& value)
{
    if (m_values.value(key) == value)
        return;
    m_values.insert(key, value);
    // In a thread, because the destructor of QSettings waits for the disk.
    m_writing.start(
        [file = m_file, format = m_format, key, value] { QSettings(file, format).setValue(key, value); });
}

bool keepsAFirst(const Settings& settings)
{
    return settings.value(sideAFirst, false).toBool();
}

void setKeepsAFirst(Settings& settings, bool keeps)
{
    settings.set(sideAFirst, keeps);
}

} // namespace session
