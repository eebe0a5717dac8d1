#include "sqltrouble.h"

#include "constraints.h"
#include "file.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace store {

namespace {

// SQLite's codes (sqlite.org/rescode.html): the low byte is the family.
enum Code {
    busy = 5,
    locked = 6,
    readOnly = 8,
    ioError = 10,
    corrupt = 11,
    full = 13,
    cannotOpen = 14,
    constraint = 19,
    notADatabase = 26,
    readOnlyMoved = 1032,
    constraintCheck = 275,
    constraintForeignKey = 787,
    constraintUnique = 2067,
};

// Whether an I/O error is one of reading, so that nothing was changed. Any other may come from a commit that
// is on disk by then, as one of giving up a lock.
bool isOfReading(int code)
{
    // read, short_read, fstat, rdlock, access, checkreservedlock, seek, data, corruptfs
    constexpr int kinds[] = {1, 2, 7, 9, 13, 14, 22, 32, 33};
    return std::find(std::begin(kinds), std::end(kinds), code >> 8) != std::end(kinds);
}

// SQLite does not say why. Where nothing forbids it, it was the disk.
Trouble notOpened(const QString& path, const QString& file)
{
    const auto there = isThere(file);
    if (there && !*there)
        return {Trouble::Kind::NotThere, Message{"store-file-not-there", {{"file", nameOf(path)}}}};
    if (!there || (QFileInfo(file).isReadable() && writable(file)))
        return unreadable(path);
    return {Trouble::Kind::ReadOnly, Message{"store-file-not-opened", {{"file", nameOf(path)}}}};
}

// SQLite names the constraint of a CHECK, and the columns of a UNIQUE.
std::string_view codeOf(int code, const QString& said)
{
    const std::string name = said.section(u"constraint failed: "_s, 1).toStdString();
    if (code == constraintCheck)
        return codeOfConstraint(name);
    return code == constraintUnique ? codeOfColumns(name) : std::string_view();
}

Trouble constraintBroken(int number, const QString& said)
{
    if (number == constraintForeignKey)
        return {Trouble::Kind::Refused, Message{"store-reference-missing"}};
    const std::string_view code = codeOf(number, said);
    if (code.empty())
        return {Trouble::Kind::Refused, Message{"store-constraint-broken", {{"sqlite", said.toStdString()}}}};
    return {code == "hand-revision-once" ? Trouble::Kind::Conflict : Trouble::Kind::Refused, Message{code}};
}

} // namespace

Trouble troubleFrom(const QSqlError& error, const QString& path, const QString& file)
{
    using Kind = Trouble::Kind;
    const int code = error.nativeErrorCode().toInt();
    const QString said = error.databaseText();
    const std::string name = nameOf(path);
    if (code == readOnlyMoved)
        return movedFile(path);
    switch (code & 0xff) {
    case busy:
    case locked:
        return {Kind::Locked, Message{"store-file-locked", {{"file", name}}}};
    case readOnly:
        if (writable(file)) // SQLite opens to read alone what it could not open to write
            return {Kind::Failed, Message{"store-file-not-written", {{"file", name}}}};
        return {Kind::ReadOnly, Message{"store-file-read-only", {{"file", name}}}};
    case cannotOpen:
        return notOpened(path, file);
    case corrupt:
    case notADatabase:
        return {Kind::Damaged,
                Message{"store-file-damaged", {{"file", name}, {"sqlite", said.toStdString()}}}};
    case full:
        return {Kind::Full, Message{"store-disk-full", {{"file", name}}}};
    case ioError:
        return isOfReading(code) ? unreadable(path)
                                 : Trouble{Kind::Failed, Message{"store-write-unsure", {{"file", name}}}};
    case constraint:
        return constraintBroken(code, said);
    default:
        return {Kind::Failed, Message{"store-sqlite-failed",
                                      {{"file", name}, {"sqlite", said.toStdString()}, {"number", code}}}};
    }
}

} // namespace store
