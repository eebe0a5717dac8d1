#include "connection.h"

#include "constraints.h"
#include "file.h"

#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlRecord>
#include <QUrl>
#include <QUuid>
#include <QVariant>

#include <algorithm>
#include <array>
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
    const auto there = fileExists(file);
    if (there && !*there)
        return ofFile(path, Trouble::Kind::NotThere, Message{"store-file-not-there"});
    if (!there || (QFileInfo(file).isReadable() && writable(file)))
        return unreadable(path);
    return ofFile(path, Trouble::Kind::ReadOnly, Message{"store-file-not-opened"});
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

/// The trouble behind an error of a statement on the file at `file`, which sentences call `path`.
Trouble troubleFrom(const QSqlError& error, const QString& path, const QString& file)
{
    using Kind = Trouble::Kind;
    const int code = error.nativeErrorCode().toInt();
    const QString said = error.databaseText();
    if (code == readOnlyMoved)
        return ofFile(path, Kind::Moved, Message{"store-file-moved"});
    switch (code & 0xff) {
    case busy:
    case locked:
        return ofFile(path, Kind::Locked, Message{"store-file-locked"});
    case readOnly:
        if (writable(file)) // SQLite opens to read alone what it could not open to write
            return ofFile(path, Kind::Failed, Message{"store-file-not-written"});
        return ofFile(path, Kind::ReadOnly, Message{"store-file-read-only"});
    case cannotOpen:
        return notOpened(path, file);
    case corrupt:
    case notADatabase:
        return ofFile(path, Kind::Damaged, Message{"store-file-damaged", {{"sqlite", said.toStdString()}}});
    case full:
        return ofFile(path, Kind::Full, Message{"store-disk-full"});
    case ioError:
        return isOfReading(code) ? unreadable(path)
                                 : ofFile(path, Kind::Failed, Message{"store-write-unsure"});
    case constraint:
        return constraintBroken(code, said);
    default:
        return ofFile(path, Kind::Failed,
                      Message{"store-sqlite-failed", {{"sqlite", said.toStdString()}, {"number", code}}});
    }
}

} // namespace

Answer<Connection> Connection::connect(const QString& called, const QString& file, const QString& uri,
                                       const QString& options)
{
    Connection made;
    made.m_open = std::make_unique<Open>(QUuid::createUuid().toString());
    made.m_path = called;
    made.m_file = file;
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, made.m_open->name);
    database.setDatabaseName(uri);
    database.setConnectOptions(options);
    if (!database.open())
        return tl::unexpected(troubleFrom(database.lastError(), called, file));
    return made;
}

Answer<Connection> Connection::open(const QString& path, const Opening& opening)
{
    // mode=rw: a file that is gone is not created again.
    const QString uri = u"file:"_s + QString::fromLatin1(QUrl::toPercentEncoding(path, "/")) +
                        (opening.readOnly ? u"?mode=ro"_s : u"?mode=rw"_s);
    const QString wait = u"QSQLITE_BUSY_TIMEOUT="_s + QString::number(opening.waitMs);
    auto made =
        connect(opening.called.isEmpty() ? path : opening.called, path, uri,
                u"QSQLITE_OPEN_URI;"_s + wait + (opening.readOnly ? u";QSQLITE_OPEN_READONLY"_s : QString()));
    if (!made)
        return made;
    return made->settle(opening).map([&] { return *std::move(made); });
}

Answer<Connection> Connection::inMemory()
{
    return connect(u":memory:"_s, u":memory:"_s, u":memory:"_s, {});
}

// What is read back is what holds: SQLite takes a pragma that it does not follow without a word.
Answer<void> Connection::settle(const Opening& opening)
{
    const auto wait = QString::number(opening.waitMs);
    std::vector<std::array<QString, 3>> settings = {
        {u"busy_timeout"_s, wait, wait},         {u"trusted_schema"_s, u"OFF"_s, u"0"_s},
        {u"cell_size_check"_s, u"ON"_s, u"1"_s}, {u"mmap_size"_s, u"0"_s, u"0"_s},
        {u"foreign_keys"_s, u"ON"_s, u"1"_s},    {u"recursive_triggers"_s, u"ON"_s, u"1"_s},
        {u"secure_delete"_s, u"ON"_s, u"1"_s}, // a name that is forgotten is nowhere in the file
    };
    if (opening.writes) {
        settings.push_back({u"journal_mode"_s, u"DELETE"_s, u"delete"_s});
        settings.push_back({u"synchronous"_s, u"EXTRA"_s, u"3"_s});
    }
    for (const auto& [pragma, value, readBack] : settings)
        if (auto done = set(pragma, value, readBack); !done)
            return done;
    if (opening.mostPages > 0)
        return rows(u"PRAGMA max_page_count=%1"_s.arg(opening.mostPages)).map([](const auto&) {});
    return {};
}

Answer<void> Connection::set(const QString& pragma, const QString& value, const QString& readBack)
{
    if (auto done = rows(u"PRAGMA %1=%2"_s.arg(pragma, value)); !done)
        return tl::unexpected(done.error());
    const auto holds = text(u"PRAGMA "_s + pragma);
    if (holds && QString::fromStdString(*holds) != readBack)
        return trouble(
            m_path, Trouble::Kind::Failed,
            Message{"store-setting-not-kept", {{"setting", pragma.toStdString()}, {"is", *holds}}});
    return holds.map([](const std::string&) {});
}

Connection::Open::~Open()
{
    prepared = {};
    QSqlDatabase::removeDatabase(name);
}

Answer<Given> Connection::execute(const QString& sql, const Row& values)
{
    return m_open->prepared.run(QSqlDatabase::database(m_open->name, false), sql, values)
        .map_error([&](const QSqlError& error) { return troubleFrom(error, m_path, m_file); });
}

Answer<int> Connection::run(const QString& sql, const Row& values)
{
    return execute(sql, values).map([](const Given& given) { return given.changed; });
}

Answer<std::vector<Row>> Connection::rows(const QString& sql, const Row& values)
{
    return execute(sql, values).map([](Given&& given) { return std::move(given.rows); });
}

Answer<void> Connection::copyInto(const QString& path, const QString& called)
{
    const auto copied = m_open->prepared.run(QSqlDatabase::database(m_open->name, false), u"VACUUM INTO ?"_s,
                                             {path.toStdString()});
    if (copied)
        return {};
    // Only these are about the original.
    constexpr int plainError = 1;
    if (copied.error().nativeErrorCode().toInt() == plainError)
        return tl::unexpected(unreadable(called)); // it says so where it cannot see that the file is empty
    const Trouble own = troubleFrom(copied.error(), m_path, m_file);
    const bool isOwn = own.kind == Trouble::Kind::Damaged || own.kind == Trouble::Kind::Locked ||
                       own.kind == Trouble::Kind::Unreadable;
    return tl::unexpected(isOwn ? own : troubleFrom(copied.error(), called, path));
}

Answer<Connection> Connection::scratchCopy()
{
    auto folder = std::make_unique<QTemporaryDir>();
    const QString path = folder->filePath(u"copy"_s);
    if (!folder->isValid())
        return trouble(m_path, Trouble::Kind::Failed,
                       Message{"store-no-room-for-copy", {{"why", folder->errorString().toStdString()}}});
    if (auto copied = copyInto(path, m_path); !copied)
        return tl::unexpected(copied.error());
    auto copy = open(path, {false, false, 0, 0, m_path});
    if (copy)
        copy->m_open->scratch = std::move(folder);
    return copy;
}

Answer<long long> Connection::number(const QString& sql, const Row& values)
{
    const auto found = rows(sql, values);
    if (!found)
        return tl::unexpected(found.error());
    if (!found->empty())
        if (const long long* number = std::get_if<long long>(&found->front().at(0)))
            return *number;
    return trouble(m_path, Trouble::Kind::Damaged, Message{"store-number-missing"});
}

Answer<std::string> Connection::text(const QString& sql, const Row& values)
{
    const auto found = rows(sql, values);
    if (!found)
        return tl::unexpected(found.error());
    if (!found->empty()) {
        if (const std::string* text = std::get_if<std::string>(&found->front().at(0)))
            return *text;
        if (const long long* number = std::get_if<long long>(&found->front().at(0)))
            return std::to_string(*number);
    }
    return trouble(m_path, Trouble::Kind::Damaged, Message{"store-text-missing"});
}

namespace {

QVariant variant(const facts::Cell& cell)
{
    if (const long long* number = std::get_if<long long>(&cell))
        return QVariant(static_cast<qlonglong>(*number));
    if (const std::string* text = std::get_if<std::string>(&cell))
        return QString::fromStdString(*text);
    return {};
}

facts::Cell cell(const QVariant& value)
{
    if (value.isNull())
        return {};
    if (value.typeId() == QMetaType::LongLong || value.typeId() == QMetaType::Int)
        return facts::Cell(value.toLongLong());
    return value.toString().toStdString();
}

tl::expected<Given, QSqlError> executed(QSqlQuery& query)
{
    if (!query.exec())
        return tl::unexpected(query.lastError());
    Given given{{}, query.numRowsAffected()};
    const int width = query.record().count();
    while (query.next()) {
        Row& row = given.rows.emplace_back();
        for (int i = 0; i < width; ++i)
            row.push_back(cell(query.value(i)));
    }
    // A query that ended with an error has no next row either.
    if (query.lastError().isValid())
        return tl::unexpected(query.lastError());
    return given;
}

} // namespace

tl::expected<Given, QSqlError> Prepared::run(const QSqlDatabase& database, const QString& sql,
                                             const Row& values)
{
    if (values.empty()) {
        QSqlQuery query(database);
        query.setForwardOnly(true);
        return query.prepare(sql) ? executed(query) : tl::unexpected(query.lastError());
    }
    const auto [at, isNew] = m_kept.try_emplace(sql, database);
    QSqlQuery& query = at->second;
    if (isNew)
        query.setForwardOnly(true);
    if (isNew && !query.prepare(sql)) {
        const QSqlError error = query.lastError();
        m_kept.erase(at);
        return tl::unexpected(error);
    }
    for (std::size_t i = 0; i < values.size(); ++i)
        query.bindValue(static_cast<int>(i), variant(values[i]));
    auto given = executed(query);
    query.finish();
    return given;
}

Answer<Transaction> Transaction::begin(Connection& connection)
{
    return connection.run(u"BEGIN IMMEDIATE"_s).map([&](int) { return Transaction(connection); });
}

Answer<Transaction> Transaction::read(Connection& connection)
{
    return connection.run(u"BEGIN"_s).map([&](int) { return Transaction(connection); });
}

Transaction::~Transaction()
{
    // Fails where SQLite has rolled back by itself, which is what was wanted.
    if (m_connection)
        static_cast<void>(m_connection->run(u"ROLLBACK"_s));
}

Answer<void> Transaction::commit()
{
    if (auto done = m_connection->run(u"COMMIT"_s); !done)
        return tl::unexpected(done.error());
    m_connection = nullptr;
    return {};
}

} // namespace store
