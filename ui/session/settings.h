// Values that the program stores for its user between starts.
#pragma once

#include <QHash>
#include <QSettings>
#include <QThreadPool>
#include <QVariant>

namespace session {

/// Read once, when it is created; then values are in memory, and changes go to the disk in order in another
/// thread, so that no key press waits. When it is destroyed, everything has been written.
class Settings {
public:
    Settings();
    QVariant value(const QString& key, const QVariant& otherwise = {}) const
    {
        return m_values.value(key, otherwise);
    }
    void set(const QString& key, const QVariant& value);

private:
    QString m_file;
    QSettings::Format m_format;
    QHash<QString, QVariant> m_values;
    QThreadPool m_writing; ///< the last: it waits in its destructor
};

/// Whether bids are always typed from side A on, whichever side bids first.
bool keepsAFirst(const Settings& settings);
void setKeepsAFirst(Settings& settings, bool keeps);

} // namespace session
