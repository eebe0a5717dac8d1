// Facts in and out of an open file. For this room alone.
#pragma once

#include "connection.h"
#include "record.h"

namespace store {

Answer<Head> readHead(Connection& connection);
/// The facts after the one that is number `afterSeq`, and the head, as they were at one moment.
Answer<News> readNews(Connection& connection, long long afterSeq);
Answer<Appended> appendTo(Connection& connection, long long expectedHead,
                          std::span<const facts::Entry> entries);

/// A journal row as it stands.
struct JournalRow {
    facts::Link link;
    std::string hash;
};
Answer<std::vector<JournalRow>> readJournal(Connection& connection, long long afterSeq);
/// The row that is number `seq`, or nothing where there is none.
Answer<std::optional<JournalRow>> readLink(Connection& connection, long long seq);
/// Puts what is known now into a fact that has private fields. Damaged where that is not as it was written.
Answer<void> fillPrivate(Connection& connection, facts::Fact& fact);

} // namespace store
