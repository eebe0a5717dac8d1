// A transaction that ends with the scope it is in. For this room alone.
#pragma once

#include "connection.h"

#include <utility>

namespace store {

/// Takes the right to write at once (BEGIN IMMEDIATE), so that what is read in it still holds when it writes;
/// rolls back on destruction unless committed.
class Transaction {
public:
    static Answer<Transaction> begin(Connection& connection);
    /// For reading alone: what others write meanwhile is not seen in it.
    static Answer<Transaction> read(Connection& connection);
    Transaction(Transaction&& other) noexcept : m_connection(std::exchange(other.m_connection, nullptr)) {}
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    /// After this everything in it is on the disk, or nothing is.
    Answer<void> commit();

private:
    static Answer<Transaction> begin(Connection& connection, const QString& how);
    explicit Transaction(Connection& connection) : m_connection(&connection) {}
    Connection* m_connection; ///< null once it has ended
};

} // namespace store
