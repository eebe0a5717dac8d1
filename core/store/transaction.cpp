#include "transaction.h"

using namespace Qt::StringLiterals;

namespace store {

Answer<Transaction> Transaction::begin(Connection& connection, const QString& how)
{
    if (auto begun = connection.run(how); !begun)
        return tl::unexpected(begun.error());
    return Transaction(connection);
}

Answer<Transaction> Transaction::begin(Connection& connection)
{
    return begin(connection, u"BEGIN IMMEDIATE"_s);
}

Answer<Transaction> Transaction::read(Connection& connection)
{
    return begin(connection, u"BEGIN"_s);
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
