#include "opening.h"

#include "file.h"
#include "migrate.h"
#include "newfile.h"
#include "trouble.h"
#include "verify.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace store {

namespace {

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
        return trouble(Trouble::Kind::Damaged,
                       Message{"store-version-impossible",
                               {{"file", nameOf(connection.path())}, {"version", *version}}});
    return steps.first(static_cast<std::size_t>(*version));
}

// `TOURNAMENT.v1.courtside`, or with a number behind where that one is there.
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

// Whoever only looks at an older file is shown a copy, and the file stays as it is.
Answer<Ready> upgradedCopy(AsItIs old, const Options& options)
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

// The copy of an older file; its path. Empty where another program has brought the file up meanwhile.
Answer<QString> copyBeside(AsItIs& old, const std::vector<Migration>& steps)
{
    while (old.taken.size() < steps.size()) {
        const QString path = backupName(old.connection.path(), old.taken.size());
        const auto copied = copyChecked(old.connection, path, old.taken);
        if (copied)
            return path;
        if (copied.error().kind == Trouble::Kind::Exists)
            continue; // another program may just have taken that name
        // What was copied may be of a later version than what was read: another program takes its steps.
        const auto now = stepsTaken(old.connection, steps);
        if (!now || now->size() == old.taken.size())
            return tl::unexpected(copied.error());
        old.taken = *now;
    }
    return QString();
}

Answer<Ready> upgraded(AsItIs old, const Options& options)
{
    const auto copy = copyBeside(old, stepsOf(options));
    if (!copy)
        return tl::unexpected(copy.error());
    if (copy->isEmpty())
        return Ready{std::move(old.connection),
                     {Opened::Kind::Current, static_cast<int>(old.taken.size()), {}}};
    if (auto done = migrate(old.connection, stepsOf(options), options.beforeStatement); !done)
        return trouble(done.error().kind,
                       Message{"store-step-failed",
                               {{"file", nameOf(old.connection.path())}, {"why", done.error().message}}});
    return Ready{std::move(old.connection),
                 {Opened::Kind::Upgraded, static_cast<int>(old.taken.size()), copy->toStdString()}};
}

Answer<Ready> broughtUp(AsItIs old, const Options& options)
{
    const int version = static_cast<int>(old.taken.size());
    if (old.taken.size() == stepsOf(options).size())
        return Ready{std::move(old.connection), {Opened::Kind::Current, version, {}}};
    return options.access == Options::Access::Read ? upgradedCopy(std::move(old), options)
                                                   : upgraded(std::move(old), options);
}

bool namesTheFile(const Message& found)
{
    return !found.arguments.empty() && found.arguments.front().name == "file";
}

} // namespace

const std::vector<Migration>& stepsOf(const Options& options)
{
    return options.steps ? *options.steps : migrations();
}

Answer<void> sound(const Answer<std::vector<Finding>>& findings, const QString& path)
{
    if (!findings)
        return tl::unexpected(findings.error());
    if (findings->empty())
        return {};
    const Message& found = findings->front().message;
    if (namesTheFile(found)) // a trouble on the way, which says all of it
        return trouble(Trouble::Kind::Damaged, found);
    return trouble(Trouble::Kind::Damaged,
                   Message{"store-not-sound", {{"file", nameOf(path)}, {"found", found}}});
}

Answer<AsItIs> openAsItIs(const QString& path, const Options& options)
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
    return AsItIs{std::move(*connection), *taken};
}

Answer<Ready> openReady(const QString& path, const Options& options)
{
    auto file = openAsItIs(path, options);
    if (!file)
        return tl::unexpected(file.error());
    const std::size_t before = file->taken.size();
    auto ready = broughtUp(std::move(*file), options);
    // Another program may have brought it up meanwhile.
    if (!ready && (file = openAsItIs(path, options)) && file->taken.size() > before)
        ready = broughtUp(std::move(*file), options);
    if (!ready || !options.checked)
        return ready;
    if (auto good = sound(checkAll(ready->connection, stepsOf(options)), path); !good)
        return tl::unexpected(good.error());
    return ready;
}

} // namespace store
