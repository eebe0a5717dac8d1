// What the program remembers for its user from one start to the next.
#pragma once

#include <QHash>
#include <QSettings>
#include <QThreadPool>
#include <QVariant>

namespace session {

/// Read once, when it is made; from then on values are in memory, and what is set goes to the disk in a
/// thread of its own, in its order: no key press waits for it. When it goes, all of it has been written.
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

/// Whether bids are typed from side A on, whoever bids first.
bool keepsAFirst(const Settings& settings);
void setKeepsAFirst(Settings& settings, bool keeps);

} // namespace session
