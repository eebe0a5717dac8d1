// Writes and reads facts in an open file. Only for this room.
#pragma once

#include "connection.h"
#include "record.h"

namespace store {

// People: the only table whose rows can change. Each row has a digest over itself. Only for this room.

/// Replaces what is known about a person, with a new salt.
Answer<void> writePerson(Connection& connection, const facts::Person& person);
/// What is known about a person now. Nothing if they have no row. Damaged if the row isn't as it was written.
Answer<std::optional<facts::Person>> readPerson(Connection& connection, const std::string& id);
/// Adds a finding for each person whose row isn't as it was written.
Answer<void> checkPeople(Connection& connection, std::vector<Finding>& findings);

Answer<Head> readHead(Connection& connection);
/// The facts after number `afterSeq`, and the head at the same moment.
Answer<News> readNews(Connection& connection, long long afterSeq);
Answer<Appended> appendTo(Connection& connection, long long expectedHead,
                          std::span<const facts::Entry> entries);

/// A journal row as in the file.
struct JournalRow {
    facts::Link link;
    std::string hash;
};
Answer<std::vector<JournalRow>> readJournal(Connection& connection, long long afterSeq);
/// The row with number `seq`. Nothing if there is none.
Answer<std::optional<JournalRow>> readLink(Connection& connection, long long seq);
/// Adds to a fact the private fields as known now, if it has any. Damaged if these aren't as they were
/// written.
Answer<void> fillPrivate(Connection& connection, facts::Fact& fact);

} // namespace store
