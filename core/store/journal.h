// Facts in and out of an open file. For this room alone.
#pragma once

#include "connection.h"
#include "store.h"

namespace store {

Answer<Head> readHead(Connection& connection);
/// The facts after `seq`, in order.
Answer<std::vector<facts::Entry>> readSince(Connection& connection, long long seq);
Answer<Appended> appendTo(Connection& connection, long long expectedHead,
                          std::span<const facts::Entry> entries);

/// A journal row as it stands.
struct JournalRow {
    facts::Link link;
    std::string hash;
};
Answer<std::vector<JournalRow>> readJournal(Connection& connection, long long afterSeq);

} // namespace store
