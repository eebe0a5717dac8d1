#include "world.h"

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

tournament::Timestamp timestampOf(const World& world)
{
    const Boot boot = world.boot();
    return {world.utc(), boot.id, boot.ms, world.aheadMin()};
}

std::string today(const World& world)
{
    return tournament::dayOf(world.utc(), world.aheadMin());
}

World thisMachine()
{
    World world;
    world.utc = [] { return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString(); };
    world.op = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); };
    world.device = deviceName();
    world.boot = bootOfThisMachine;
    world.aheadMin = [] { return QDateTime::currentDateTime().offsetFromUtc() / 60; };
    world.comparesFold = qEnvironmentVariableIsSet("COURTSIDE_COMPARE_FOLD");
    return world;
}

} // namespace desk
