// The stored settings of the program, separate for each test.
#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace stage {

class Settings {
public:
    Settings()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("courtside"));
        QCoreApplication::setApplicationName(QStringLiteral("courtside-test"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QSettings().setValue(QStringLiteral("sheet/sideAFirst"), true); // most tests type in this order
        qputenv("COURTSIDE_SUPERVISORS_FILE", m_folder.filePath(QStringLiteral("supervisors.json")).toUtf8());
        qputenv("COURTSIDE_RULES_FOLDER", m_folder.filePath(QStringLiteral("rules")).toUtf8());
        qputenv("COURTSIDE_DRAFTS_FOLDER", m_folder.filePath(QStringLiteral("drafts")).toUtf8());
    }

private:
    QTemporaryDir m_folder;
};

} // namespace stage
