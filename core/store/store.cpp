#include "store.h"

#include "connection.h"
#include "file.h"
#include "journal.h"
#include "migrate.h"
#include "newfile.h"
#include "opening.h"
#include "record.h"
#include "trouble.h"
#include "verify.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace store {

namespace {

// What a look at a file says of it is believed when a second one says the same.  A disk that fails once
// makes a sound file look damaged: SQLite takes a page of which it got less for one of zeros, and calls
// the file corrupt where reading ends with EIO (SQLITE_IOERR_CORRUPTFS). Its codes do not tell the two
// apart, so the file is read to its end, and then looked at again.

/// Whether that is said of what is in the file.
inline bool isVerdict(Trouble::Kind kind)
{
    using Kind = Trouble::Kind;
    return kind == Kind::Damaged || kind == Kind::Foreign || kind == Kind::Empty || kind == Kind::Moved;
}

template <class T>
bool isVerdict(const Answer<T>& answer)
{
    return !answer && isVerdict(answer.error().kind);
}

inline bool isVerdict(const Answer<std::vector<Finding>>& found)
{
    return found ? !found->empty() : isVerdict(found.error().kind);
}

/// What `look` answers at last. Unreadable where a part of the file cannot be read. Not within a transaction.
template <class Look>
auto believed(const QString& file, Look look) -> decltype(look())
{
    auto seen = look();
    if (!isVerdict(seen))
        return seen;
    if (auto read = readThrough(file); !read)
        return tl::unexpected(read.error());
    return look();
}

/// The same of a file that is open.
template <class Look>
auto believed(Connection& connection, Look look) -> decltype(look())
{
    return believed(connection.file(), [&, isFirst = true]() mutable {
        if (!std::exchange(isFirst, false))
            connection.forget();
        return look();
    });
}

// The file that is being made, with all steps run and the first facts on record.
Answer<void> fill(const NewFile& file, std::span<const facts::Entry> first, const Options& options)
{
    auto connection = file.open({false, true, options.waitMs, options.mostPages, {}});
    if (!connection)
        return tl::unexpected(connection.error());
    if (auto done = migrate(*connection, stepsOf(options), options.beforeStatement); !done)
        return done;
    if (first.empty())
        return {};
    const auto appended = appendTo(*connection, 0, first);
    return appended ? Answer<void>() : tl::unexpected(appended.error());
}

Answer<void> make(const QString& path, std::span<const facts::Entry> first, const Options& options)
{
    auto file = NewFile::begin(path);
    if (!file)
        return tl::unexpected(file.error());
    if (auto filled = fill(*file, first, options); !filled)
        return filled;
    return file->finish();
}

Options reading()
{
    Options options;
    options.access = Options::Access::Read;
    return options;
}

} // namespace

Store::Store(std::unique_ptr<Connection> connection, std::vector<Migration> steps, Options::Access access,
             Opened opened)
    : m_connection(std::move(connection)), m_steps(std::move(steps)), m_access(access),
      m_opened(std::move(opened))
{
}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

Answer<Store> Store::create(const std::string& path, std::span<const facts::Entry> first,
                            const Options& options)
{
    const QString file = QString::fromStdString(path);
    if (auto made = believed(file, [&] { return make(file, first, options); }); !made)
        return tl::unexpected(made.error());
    auto opened = open(path, options);
    return opened ? std::move(opened) : tl::unexpected(readBack(path, std::move(opened.error())));
}

Trouble readBack(const std::string& path, Trouble why)
{
    if (why.kind == Trouble::Kind::Unreadable || why.kind == Trouble::Kind::Failed)
        why.message = Message{"store-not-read-back", {{"file", nameOf(QString::fromStdString(path))}}};
    return why;
}

Answer<Store> Store::open(const std::string& path, const Options& options)
{
    const QString file = QString::fromStdString(path);
    auto ready = believed(file, [&] { return openReady(file, options); });
    if (!ready)
        return tl::unexpected(ready.error());
    return Store(std::make_unique<Connection>(std::move(ready->connection)), stepsOf(options), options.access,
                 std::move(ready->opened));
}

std::string Store::path() const
{
    return m_connection->path().toStdString();
}

Answer<Head> Store::head()
{
    return believed(*m_connection, [&] { return readHead(*m_connection); });
}

Answer<News> Store::news(long long afterSeq)
{
    return believed(*m_connection, [&] { return readNews(*m_connection, afterSeq); });
}

Answer<Appended> Store::append(long long expectedHead, std::span<const facts::Entry> entries)
{
    if (m_access == Options::Access::Read)
        return trouble(Trouble::Kind::ReadOnly,
                       Message{"store-opened-to-read", {{"file", nameOf(m_connection->path())}}});
    return believed(*m_connection, [&] { return appendTo(*m_connection, expectedHead, entries); });
}

Answer<long long> Store::changeCount()
{
    const auto there = isThere(m_connection->path());
    if (!there)
        return tl::unexpected(there.error());
    if (!*there)
        return tl::unexpected(movedFile(m_connection->path()));
    return believed(*m_connection, [&] { return m_connection->number(u"PRAGMA data_version"_s); });
}

Answer<std::vector<Finding>> Store::verify()
{
    return believed(*m_connection, [&] { return checkAll(*m_connection, m_steps); });
}

Answer<void> Store::backup(const std::string& target)
{
    return believed(*m_connection,
                    [&] { return copyChecked(*m_connection, QString::fromStdString(target), m_steps); });
}

Answer<std::vector<Finding>> verify(const std::string& path)
{
    const QString file = QString::fromStdString(path);
    return believed(file, [&]() -> Answer<std::vector<Finding>> {
        auto opened = openAsItIs(file, reading());
        if (opened)
            return checkAll(opened->connection, opened->taken);
        if (opened.error().kind != Trouble::Kind::Damaged)
            return tl::unexpected(opened.error());
        return std::vector<Finding>{{Finding::Kind::File, 0, opened.error().message}};
    });
}

Answer<void> restore(const std::string& copy, const std::string& target)
{
    const QString path = QString::fromStdString(copy);
    return believed(path, [&]() -> Answer<void> {
        auto file = openAsItIs(path, reading());
        if (!file)
            return tl::unexpected(file.error());
        if (auto good = sound(checkAll(file->connection, file->taken), path); !good)
            return good;
        return copyChecked(file->connection, QString::fromStdString(target), file->taken);
    });
}

} // namespace store
