#include "environment.h"

#include <QDateTime>
#include <QFile>
#include <QSysInfo>
#include <QUuid>

#include <ctime>

namespace desk {

namespace {

std::string deviceName()
{
    const QString name = QSysInfo::machineHostName().left(64).simplified();
    return name.isEmpty() ? "unnamed" : name.toStdString();
}

Boot bootOfThisMachine()
{
    timespec now{};
    QFile file(QStringLiteral("/proc/sys/kernel/random/boot_id"));
    if (!file.open(QIODevice::ReadOnly) || clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return {};
    const QUuid id = QUuid::fromString(QString::fromLatin1(file.readAll().trimmed()));
    if (id.isNull())
        return {};
    return {id.toString(QUuid::WithoutBraces).toStdString(), now.tv_sec * 1'000LL + now.tv_nsec / 1'000'000};
}

} // namespace

tournament::Timestamp timestampOf(const Environment& environment)
{
    const Boot boot = environment.boot();
    return {environment.utc(), boot.id, boot.ms, environment.aheadMin()};
}

std::string today(const Environment& environment)
{
    return tournament::dayOf(environment.utc(), environment.aheadMin());
}

Environment thisMachine()
{
    Environment environment;
    environment.utc = [] {
        return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
    };
    environment.op = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); };
    environment.device = deviceName();
    environment.boot = bootOfThisMachine;
    environment.aheadMin = [] { return QDateTime::currentDateTime().offsetFromUtc() / 60; };
    environment.comparesFold = qEnvironmentVariableIsSet("COURTSIDE_COMPARE_FOLD");
    return environment;
}

} // namespace desk
