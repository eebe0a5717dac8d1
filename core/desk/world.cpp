#include "world.h"

#include <QDateTime>
#include <QSysInfo>
#include <QUuid>

namespace desk {

namespace {

std::string deviceName()
{
    const QString name = QSysInfo::machineHostName().left(64).simplified();
    return name.isEmpty() ? "unnamed" : name.toStdString();
}

} // namespace

World thisMachine()
{
    World world;
    world.utc = [] { return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString(); };
    world.op = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); };
    world.device = deviceName();
    world.comparesFold = qEnvironmentVariableIsSet("COURTSIDE_COMPARE_FOLD");
    return world;
}

} // namespace desk
