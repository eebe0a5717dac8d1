#include "store.h"

#include "connection.h"
#include "file.h"
#include "journal.h"
#include "migrate.h"
#include "newfile.h"
#include "verify.h"

#include <QFileInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace store {

namespace {

/// A file of any version, not upgraded yet.
struct OpenFile {
    Connection connection;
    std::span<const Migration> taken; ///< the steps that it has been through
};

struct Ready {
    Connection connection;
    Opened opened;
};

/// The test's migrations, or this program's.
const std::vector<Migration>& stepsOf(const Options& options)
{
    return options.steps ? *options.steps : migrations();
}

/// The trouble in the findings on the file at `path`, if any.
Answer<void> sound(const Answer<std::vector<Finding>>& findings, const QString& path)
{
    if (!findings)
        return tl::unexpected(findings.error());
    if (findings->empty())
        return {};
    const Message& found = findings->front().message;
    if (!found.arguments.empty() &&
        found.arguments.front().name == "file") // an I/O trouble, already complete
        return trouble(Trouble::Kind::Damaged, found);
    return trouble(path, Trouble::Kind::Damaged, Message{"store-not-sound", {{"found", found}}});
}

Opening openingFor(const QString& path, const Options& options)
{
    const bool reads = options.access == Options::Access::Read;
    return {reads && !writable(path), !reads, options.waitMs, options.mostPages, {}};
}

// The ids as SQLite reads them, after it has put an unfinished transaction right.
Answer<std::span<const Migration>> stepsTaken(Connection& connection, std::span<const Migration> steps)
{
    const auto id = connection.number(u"PRAGMA application_id"_s);
    if (!id)
        return tl::unexpected(id.error());
    if (*id != applicationId)
        return tl::unexpected(foreignFile(connection.path()));
    const auto version = connection.number(u"PRAGMA user_version"_s);
    if (!version)
        return tl::unexpected(version.error());
    if (*version > static_cast<long long>(steps.size()))
        return tl::unexpected(newerFile(connection.path()));
    if (*version < 1)
        return trouble(connection.path(), Trouble::Kind::Damaged,
                       Message{"store-version-impossible", {{"version", *version}}});
    return steps.first(static_cast<std::size_t>(*version));
}

// `TOURNAMENT.v1.courtside`, or with a number after it if that file exists.
QString backupName(const QString& path, std::size_t version)
{
    const QFileInfo info(path);
    const QString stem = info.absolutePath() + u'/' + info.completeBaseName() + u".v%1"_s.arg(version);
    for (int i = 1;; ++i) {
        QString name = stem + (i == 1 ? QString() : u"-%1"_s.arg(i)) + u".courtside"_s;
        if (!QFileInfo::exists(name))
            return name;
    }
}

// To read an older file, upgrades a copy. The file itself stays as it is.
Answer<Ready> upgradedCopy(OpenFile old, const Options& options)
{
    if (options.checked)
        if (auto good = sound(checkAll(old.connection, old.taken), old.connection.path()); !good)
            return tl::unexpected(good.error());
    auto copy = old.connection.scratchCopy();
    if (!copy)
        return tl::unexpected(copy.error());
    if (auto done = migrate(*copy, stepsOf(options)); !done)
        return tl::unexpected(done.error());
    return Ready{std::move(*copy), {Opened::Kind::UpgradedCopy, static_cast<int>(old.taken.size()), {}}};
}

// Copies an older file and returns the path. Empty if another program has upgraded the file meanwhile.
Answer<QString> copyBeside(OpenFile& old, const std::vector<Migration>& steps)
{
    while (old.taken.size() < steps.size()) {
        const QString path = backupName(old.connection.path(), old.taken.size());
        const auto copied = copyChecked(old.connection, path, old.taken);
        if (copied)
            return path;
        if (copied.error().kind == Trouble::Kind::Exists)
            continue; // another program may just have taken that name
        // Another program may have upgraded the file between reading its version and copying it.
        const auto now = stepsTaken(old.connection, steps);
        if (!now || now->size() == old.taken.size())
            return tl::unexpected(copied.error());
        old.taken = *now;
    }
    return QString();
}

Answer<Ready> upgraded(OpenFile old, const Options& options)
{
    const auto copy = copyBeside(old, stepsOf(options));
    if (!copy)
        return tl::unexpected(copy.error());
    if (copy->isEmpty())
        return Ready{std::move(old.connection),
                     {Opened::Kind::Current, static_cast<int>(old.taken.size()), {}}};
    if (auto done = migrate(old.connection, stepsOf(options), options.beforeStatement); !done)
        return trouble(old.connection.path(), done.error().kind,
                       Message{"store-step-failed", {{"why", done.error().message}}});
    return Ready{std::move(old.connection),
                 {Opened::Kind::Upgraded, static_cast<int>(old.taken.size()), copy->toStdString()}};
}

Answer<Ready> upgradedIfOld(OpenFile old, const Options& options)
{
    const int version = static_cast<int>(old.taken.size());
    if (old.taken.size() == stepsOf(options).size())
        return Ready{std::move(old.connection), {Opened::Kind::Current, version, {}}};
    return options.access == Options::Access::Read ? upgradedCopy(std::move(old), options)
                                                   : upgraded(std::move(old), options);
}

/// Opens one of this program's files. The trouble distinguishes a file that is missing, empty, a folder,
/// another program's, newer, or read-only.
Answer<OpenFile> openUnchanged(const QString& path, const Options& options)
{
    const std::vector<Migration>& steps = stepsOf(options);
    if (auto seems = inspect(path, static_cast<int>(steps.size())); !seems)
        return tl::unexpected(seems.error());
    if (options.access == Options::Access::Write)
        if (auto may = writable(path); !may)
            return tl::unexpected(may.error());
    auto connection = Connection::open(path, openingFor(path, options));
    if (!connection)
        return tl::unexpected(connection.error());
    const auto taken = stepsTaken(*connection, steps);
    if (!taken)
        return tl::unexpected(taken.error());
    return OpenFile{std::move(*connection), *taken};
}

/// Opens the file, upgrades it (or a copy, to read it), and checks it.
Answer<Ready> openReady(const QString& path, const Options& options)
{
    auto file = openUnchanged(path, options);
    if (!file)
        return tl::unexpected(file.error());
    const std::size_t before = file->taken.size();
    auto ready = upgradedIfOld(std::move(*file), options);
    // Another program may have upgraded it meanwhile.
    if (!ready && (file = openUnchanged(path, options)) && file->taken.size() > before)
        ready = upgradedIfOld(std::move(*file), options);
    if (!ready || !options.checked)
        return ready;
    if (auto good = sound(checkAll(ready->connection, stepsOf(options)), path); !good)
        return tl::unexpected(good.error());
    return ready;
}

// A bad result of a look at a file counts only if a second look agrees. A disk that fails once makes a sound
// file look damaged: SQLite takes a short page for zeros, and calls the file corrupt if reading ends with EIO
// (SQLITE_IOERR_CORRUPTFS). Its codes don't tell the two apart, so the file is read to its end and looked at
// again.

/// Whether that kind of trouble is about the contents of the file.
bool isVerdict(Trouble::Kind kind)
{
    using Kind = Trouble::Kind;
    return kind == Kind::Damaged || kind == Kind::Foreign || kind == Kind::Empty || kind == Kind::Moved;
}

template <class T>
bool isVerdict(const Answer<T>& answer)
{
    return !answer && isVerdict(answer.error().kind);
}

bool isVerdict(const Answer<std::vector<Finding>>& found)
{
    return found ? !found->empty() : isVerdict(found.error().kind);
}

/// The final result of `look`; Unreadable if a part of the file can't be read. Not for use within a
/// transaction.
template <class Look>
auto withSecondLook(const QString& file, Look look) -> decltype(look())
{
    auto seen = look();
    if (!isVerdict(seen))
        return seen;
    if (auto read = readThrough(file); !read)
        return tl::unexpected(read.error());
    return look();
}

/// The same for an open file.
template <class Look>
auto withSecondLook(Connection& connection, Look look) -> decltype(look())
{
    return withSecondLook(connection.file(), [&, isFirst = true]() mutable {
        if (!std::exchange(isFirst, false))
            connection.forget();
        return look();
    });
}

// Runs all migrations on the new file and records the first facts.
Answer<void> fill(const NewFile& file, std::span<const facts::Entry> first, const Options& options)
{
    auto connection = file.open({false, true, options.waitMs, options.mostPages, {}});
    if (!connection)
        return tl::unexpected(connection.error());
    if (auto done = migrate(*connection, stepsOf(options), options.beforeStatement); !done)
        return done;
    if (first.empty())
        return {};
    return appendTo(*connection, 0, first).map([](const Appended&) {});
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
    if (auto made = withSecondLook(file, [&] { return make(file, first, options); }); !made)
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
    auto ready = withSecondLook(file, [&] { return openReady(file, options); });
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
    return withSecondLook(*m_connection, [&] { return readHead(*m_connection); });
}

Answer<News> Store::news(long long afterSeq)
{
    return withSecondLook(*m_connection, [&] { return readNews(*m_connection, afterSeq); });
}

Answer<Appended> Store::append(long long expectedHead, std::span<const facts::Entry> entries)
{
    if (m_access == Options::Access::Read)
        return trouble(m_connection->path(), Trouble::Kind::ReadOnly, Message{"store-opened-to-read"});
    return withSecondLook(*m_connection, [&] { return appendTo(*m_connection, expectedHead, entries); });
}

Answer<std::vector<Finding>> Store::verify()
{
    return withSecondLook(*m_connection, [&] { return checkAll(*m_connection, m_steps); });
}

Answer<void> Store::backup(const std::string& target)
{
    return withSecondLook(
        *m_connection, [&] { return copyChecked(*m_connection, QString::fromStdString(target), m_steps); });
}

Answer<std::vector<Finding>> verify(const std::string& path)
{
    const QString file = QString::fromStdString(path);
    return withSecondLook(file, [&]() -> Answer<std::vector<Finding>> {
        auto opened = openUnchanged(file, {.access = Options::Access::Read});
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
    return withSecondLook(path, [&]() -> Answer<void> {
        auto file = openUnchanged(path, {.access = Options::Access::Read});
        if (!file)
            return tl::unexpected(file.error());
        if (auto good = sound(checkAll(file->connection, file->taken), path); !good)
            return good;
        return copyChecked(file->connection, QString::fromStdString(target), file->taken);
    });
}

} // namespace store
