#include "sentences.h"

#include "checksentences.h"
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
        return {Trouble::Kind::NotThere, named(path) + " is not there."};
    if (!there || (QFileInfo(file).isReadable() && writable(file)))
        return unreadable(path);
    return {Trouble::Kind::ReadOnly,
            named(path) + " cannot be opened; may it be read, and its folder be written to?"};
}

// SQLite names the constraint of a CHECK, and the columns of a UNIQUE.
std::string codeOf(int code, const QString& said)
{
    if (code == constraintForeignKey)
        return "reference";
    std::string name = said.section(u"constraint failed: "_s, 1).toStdString();
    if (code == constraintCheck)
        return name;
    return code == constraintUnique ? std::string(codeOfColumns(name)) : std::string();
}

Trouble constraintBroken(int number, const QString& said)
{
    const std::string code = codeOf(number, said);
    if (code == "reference")
        return {Trouble::Kind::Refused, "Not recorded. A person or a fact that it names is not on record.",
                code};
    const std::string_view sentence = sentenceOf(code);
    return {code == "hand_revision_once" ? Trouble::Kind::Conflict : Trouble::Kind::Refused,
            "Not recorded. " + (sentence.empty() ? said.toStdString() + '.' : std::string(sentence)), code};
}

} // namespace

Trouble troubleFrom(const QSqlError& error, const QString& path, const QString& file)
{
    using Kind = Trouble::Kind;
    const int code = error.nativeErrorCode().toInt();
    const QString said = error.databaseText();
    const std::string name = named(path);
    if (code == readOnlyMoved)
        return movedFile(path);
    switch (code & 0xff) {
    case busy:
    case locked:
        return {Kind::Locked,
                name + " is in use by another program, which is writing to it; try again when it is done."};
    case readOnly:
        if (writable(file)) // SQLite opens to read alone what it could not open to write
            return {Kind::Failed,
                    name + " could not be written (disk error); nothing was changed. Try again."};
        return {Kind::ReadOnly,
                name + " may not be written to; copy it to a folder of your own, or ask for the right "
                       "to write."};
    case cannotOpen:
        return notOpened(path, file);
    case corrupt:
    case notADatabase:
        return {Kind::Damaged, name + " is damaged (" + said.toStdString() + "). " + whatToDo};
    case full:
        return {Kind::Full, "The disk with " + name +
                                " is full; make room on it and try again. Nothing that was "
                                "acknowledged is lost."};
    case ioError:
        return isOfReading(code) ? unreadable(path)
                                 : Trouble{Kind::Failed, name + " could not be written (disk error). Open it "
                                                                "again and see whether it is on record."};
    case constraint:
        return constraintBroken(code, said);
    default:
        return {Kind::Failed, name + ": " + said.toStdString() + " (" + std::to_string(code) + ")."};
    }
}

} // namespace store
