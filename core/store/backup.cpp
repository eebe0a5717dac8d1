#include "backup.h"

#include "file.h"
#include "sentences.h"
#include "verify.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace store {

namespace {

Answer<void> copyTo(Connection& connection, const QString& making, std::span<const Migration> steps)
{
    if (auto copied = connection.run(u"VACUUM INTO ?"_s, {making.toStdString()}); !copied)
        return tl::unexpected(copied.error());
    auto copy = Connection::open(making);
    if (!copy)
        return tl::unexpected(copy.error());
    const auto findings = checkAll(*copy, steps);
    if (!findings)
        return tl::unexpected(findings.error());
    if (!findings->empty())
        return trouble(Trouble::Kind::Damaged, "The copy of " + named(connection.path()) +
                                                   " is not sound and was thrown away. " +
                                                   findings->front().text);
    return {};
}

} // namespace

Answer<void> copyChecked(Connection& connection, const QString& target, std::span<const Migration> steps)
{
    if (QFileInfo::exists(target))
        return tl::unexpected(alreadyThere(target));
    const QString making = besideName(target);
    auto made = copyTo(connection, making, steps);
    if (made)
        made = moveInto(making, target);
    if (!made)
        QFile::remove(making);
    return made;
}

} // namespace store
