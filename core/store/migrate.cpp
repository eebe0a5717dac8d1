#include "migrate.h"

#include "file.h"
#include "statements.h"
#include "trouble.h"

#include "facts/digest.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace store {

namespace {

Row rowOf(const Migration& step)
{
    return {facts::Cell(static_cast<long long>(step.version)), step.name, facts::sha256(step.sql)};
}

Answer<void> stepTaken(Connection& connection, const Migration& step)
{
    const auto noted = connection.run(
        u"INSERT INTO schema_migration (version, name, sha256) VALUES (?, ?, ?)"_s, rowOf(step));
    if (!noted)
        return tl::unexpected(noted.error());
    for (const QString& pragma :
         {u"PRAGMA user_version=%1"_s.arg(step.version), u"PRAGMA application_id=%1"_s.arg(applicationId)})
        if (auto set = connection.run(pragma); !set)
            return tl::unexpected(set.error());
    const auto loose = connection.rows(u"PRAGMA foreign_key_check"_s);
    if (loose && !loose->empty())
        return trouble(Trouble::Kind::Damaged, Message{"store-row-loose"});
    return loose.map([](const auto&) {});
}

Answer<void> take(Connection& connection, const Migration& step, const BeforeStatement& before, int& count)
{
    const auto at = [&] {
        if (before)
            before(count++);
    };
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    // Read within the transaction, because another program may just have taken the step.
    const auto version = connection.number(u"PRAGMA user_version"_s);
    if (!version)
        return tl::unexpected(version.error());
    if (*version >= step.version)
        return {};
    for (const std::string& statement : statements(step.sql)) {
        at();
        if (auto done = connection.run(QString::fromStdString(statement)); !done)
            return tl::unexpected(done.error());
    }
    at();
    if (auto done = stepTaken(connection, step); !done)
        return done;
    at();
    auto committed = transaction->commit();
    at();
    return committed;
}

} // namespace

Answer<void> migrate(Connection& connection, std::span<const Migration> steps, const BeforeStatement& before)
{
    int count = 0;
    for (const Migration& step : steps)
        if (auto done = take(connection, step, before, count); !done)
            return done;
    return {};
}

Answer<void> checkHistory(Connection& connection, std::span<const Migration> steps)
{
    const auto taken =
        connection.rows(u"SELECT version, name, sha256 FROM schema_migration ORDER BY version"_s);
    if (!taken)
        return tl::unexpected(taken.error());
    for (std::size_t i = 0; i < std::max(taken->size(), steps.size()); ++i)
        if (i >= taken->size() || i >= steps.size() || (*taken)[i] != rowOf(steps[i]))
            return trouble(Trouble::Kind::Damaged, Message{"store-step-foreign", {{"version", i + 1}}});
    return {};
}

Answer<Fingerprint> fingerprint(Connection& connection)
{
    const auto parts = connection.rows(
        u"SELECT type, name, tbl_name, COALESCE(sql, '') FROM sqlite_master ORDER BY type, name"_s);
    if (!parts)
        return tl::unexpected(parts.error());
    Fingerprint read;
    for (const Row& part : *parts) {
        const bool isTable = part.at(0) == facts::Cell("table") || part.at(0) == facts::Cell("index");
        for (const facts::Cell& cell : part) {
            const std::string* text = std::get_if<std::string>(&cell);
            (isTable ? read.tables : read.rest) += (text ? *text : std::string()) + '\0';
        }
    }
    return Fingerprint{facts::sha256(read.tables), facts::sha256(read.rest)};
}

namespace {

Answer<Fingerprint> fingerprintOfFresh(std::span<const Migration> steps)
{
    auto fresh = Connection::inMemory();
    if (!fresh)
        return tl::unexpected(fresh.error());
    return migrate(*fresh, steps).and_then([&] { return fingerprint(*fresh); });
}

} // namespace

Answer<Fingerprint> expectedFingerprint(std::span<const Migration> steps)
{
    // Computed once: every opening asks for it, and it runs every step.
    static const Answer<Fingerprint> own = fingerprintOfFresh(migrations());
    return std::ranges::equal(steps, migrations(), {}, rowOf, rowOf) ? own : fingerprintOfFresh(steps);
}

} // namespace store
