#include "backup.h"

#include "newfile.h"
#include "troubles.h"
#include "verify.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace store {

namespace {

Answer<void> checked(Answer<Connection> copy, const QString& original, std::span<const Migration> steps)
{
    if (!copy)
        return tl::unexpected(copy.error());
    const auto findings = checkAll(*copy, steps);
    if (!findings)
        return tl::unexpected(findings.error());
    if (!findings->empty())
        return trouble(Trouble::Kind::Damaged,
                       Message{"store-copy-not-sound",
                               {{"original", nameOf(original)}, {"found", findings->front().message}}});
    return {};
}

} // namespace

Answer<void> copyChecked(Connection& connection, const QString& target, std::span<const Migration> steps)
{
    auto copy = NewFile::begin(target);
    if (!copy)
        return tl::unexpected(copy.error());
    // Who may not read the tournament may not read its copy. A stick that knows no such rights takes it all
    // the same.
    QFile::setPermissions(copy->path(),
                          QFile::permissions(connection.path()) | QFile::ReadOwner | QFile::WriteOwner);
    if (auto copied = connection.copyInto(copy->path(), target); !copied)
        return copied;
    if (auto good = checked(copy->open(), connection.path(), steps); !good)
        return good;
    return copy->finish();
}

} // namespace store
