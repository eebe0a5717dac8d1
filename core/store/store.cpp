#include "store.h"

#include "backup.h"
#include "file.h"
#include "journal.h"
#include "migrate.h"
#include "sentences.h"
#include "verify.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace store {

namespace {

const std::vector<Migration>& stepsOf(const Options& options)
{
    return options.steps ? *options.steps : migrations();
}

int newestOf(const std::vector<Migration>& steps)
{
    return steps.empty() ? 0 : steps.back().version;
}

Opening openingFor(const QString& path, const Options& options)
{
    Opening opening{false, options.waitMs, options.mostPages, {}};
    opening.readOnly = options.access == Options::Access::Read && !isWritable(path);
    return opening;
}

// The ids as SQLite reads them, after it has put an unfinished transaction right.
Answer<int> versionOf(Connection& connection, int newest)
{
    const auto id = connection.number(u"PRAGMA application_id"_s);
    if (!id)
        return tl::unexpected(id.error());
    if (*id != applicationId)
        return tl::unexpected(foreignFile(connection.path()));
    const auto version = connection.number(u"PRAGMA user_version"_s);
    if (!version)
        return tl::unexpected(version.error());
    if (*version > newest)
        return tl::unexpected(newerFile(connection.path()));
    return static_cast<int>(*version);
}

Answer<void> sound(const Answer<std::vector<Finding>>& findings, const QString& path)
{
    if (!findings)
        return tl::unexpected(findings.error());
    if (findings->empty())
        return {};
    return trouble(Trouble::Kind::Damaged,
                   named(path) + " is damaged. " + findings->front().text +
                       " Nothing was changed; keep the file, and restore the newest backup "
                       "under another name.");
}

// `NIGHT.v1.courtside`, or with a number behind where that one is there.
QString backupName(const QString& path, int version)
{
    const QFileInfo info(path);
    const QString stem = info.absolutePath() + u'/' + info.completeBaseName() + u".v%1"_s.arg(version);
    for (int i = 1;; ++i) {
        const QString name = stem + (i == 1 ? QString() : u"-%1"_s.arg(i)) + u".courtside"_s;
        if (!QFileInfo::exists(name))
            return name;
    }
}

Answer<Opened> upgrade(Connection& connection, int from, const std::vector<Migration>& steps,
                       const Options& options)
{
    const QString path = connection.path();
    if (options.access == Options::Access::Read)
        return trouble(Trouble::Kind::ReadOnly,
                       named(path) + " was made by an older Courtside and has to be brought up "
                                     "to date first; open it where it may be written to.");
    const QString copy = backupName(path, from);
    const std::span<const Migration> taken(steps.data(), static_cast<std::size_t>(from));
    if (auto copied = copyChecked(connection, copy, taken); !copied)
        return tl::unexpected(copied.error());
    if (auto done = migrate(connection, steps, options.beforeStatement); !done)
        return tl::unexpected(done.error());
    return Opened{Opened::Kind::Upgraded, from, copy.toStdString()};
}

Answer<Opened> makeReady(Connection& connection, const std::vector<Migration>& steps, const Options& options)
{
    const auto version = versionOf(connection, newestOf(steps));
    if (!version)
        return tl::unexpected(version.error());
    Opened opened{Opened::Kind::Current, *version, {}};
    if (*version < newestOf(steps)) {
        auto upgraded = upgrade(connection, *version, steps, options);
        if (!upgraded)
            return upgraded;
        opened = std::move(*upgraded);
    }
    if (options.checked)
        if (auto good = sound(checkAll(connection, steps), connection.path()); !good)
            return tl::unexpected(good.error());
    return opened;
}

// A file at `path`, to be called `target`, with all steps run and the first facts on record.
Answer<void> build(const QString& path, const QString& target, std::span<const facts::Entry> first,
                   const Options& options)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return trouble(Trouble::Kind::ReadOnly,
                       named(target) + " cannot be made there: " + file.errorString().toStdString() + '.');
    file.close();
    auto connection = Connection::open(path, {false, options.waitMs, options.mostPages, target});
    if (!connection)
        return tl::unexpected(connection.error());
    if (auto done = migrate(*connection, stepsOf(options), options.beforeStatement); !done)
        return done;
    if (first.empty())
        return {};
    const auto appended = appendTo(*connection, 0, first);
    return appended ? Answer<void>() : tl::unexpected(appended.error());
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

// Made under another name first, so that no half-made file is ever found under its own.
Answer<Store> Store::create(const std::string& path, std::span<const facts::Entry> first,
                            const Options& options)
{
    const QString target = QString::fromStdString(path);
    if (QFileInfo::exists(target))
        return tl::unexpected(alreadyThere(target));
    const QString making = besideName(target);
    auto made = build(making, target, first, options);
    if (made)
        made = moveInto(making, target);
    if (!made) {
        QFile::remove(making);
        return tl::unexpected(made.error());
    }
    return open(path, options);
}

Answer<Store> Store::open(const std::string& path, const Options& options)
{
    const QString file = QString::fromStdString(path);
    const std::vector<Migration>& steps = stepsOf(options);
    if (auto seems = inspect(file, newestOf(steps)); !seems)
        return tl::unexpected(seems.error());
    if (options.access == Options::Access::Write && !isWritable(file))
        return trouble(Trouble::Kind::ReadOnly, named(file) +
                                                    " or its folder may not be written to; copy it to a "
                                                    "folder of your own. It can be looked at.");
    auto connection = Connection::open(file, openingFor(file, options));
    if (!connection)
        return tl::unexpected(connection.error());
    auto opened = makeReady(*connection, steps, options);
    if (!opened)
        return tl::unexpected(opened.error());
    return Store(std::make_unique<Connection>(std::move(*connection)), steps, options.access,
                 std::move(*opened));
}

Answer<Head> Store::head()
{
    return readHead(*m_connection);
}

Answer<News> Store::news(long long afterSeq)
{
    return readNews(*m_connection, afterSeq);
}

Answer<Appended> Store::append(long long expectedHead, std::span<const facts::Entry> entries)
{
    if (m_access == Options::Access::Read)
        return trouble(Trouble::Kind::ReadOnly,
                       named(m_connection->path()) + " was opened only to be looked at.");
    return appendTo(*m_connection, expectedHead, entries);
}

Answer<long long> Store::changeCount()
{
    return m_connection->number(u"PRAGMA data_version"_s);
}

Answer<std::vector<Finding>> Store::verify()
{
    return checkAll(*m_connection, m_steps);
}

Answer<void> Store::backup(const std::string& target)
{
    return copyChecked(*m_connection, QString::fromStdString(target), m_steps);
}

Answer<std::vector<Finding>> verify(const std::string& path)
{
    Options options;
    options.access = Options::Access::Read;
    options.checked = false;
    auto opened = Store::open(path, options);
    if (opened)
        return opened->verify();
    if (opened.error().kind != Trouble::Kind::Damaged)
        return tl::unexpected(opened.error());
    return std::vector<Finding>{{Finding::Kind::File, 0, opened.error().text}};
}

Answer<void> restore(const std::string& copy, const std::string& target)
{
    Options options;
    options.access = Options::Access::Read;
    auto opened = Store::open(copy, options);
    if (!opened)
        return tl::unexpected(opened.error());
    return opened->backup(target);
}

} // namespace store
