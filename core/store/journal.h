// Facts in and out of an open file. For this room alone.
#pragma once

#include "connection.h"
#include "record.h"

namespace store {

// The people: the one table whose rows may change, each with a digest over itself. For this room alone.

/// Puts what is known of a person in the place of what was known, with a new salt.
Answer<void> writePerson(Connection& connection, const facts::Person& person);
/// What is known of them now; nothing where they have no row. Damaged where it is not as it was written.
Answer<std::optional<facts::Person>> readPerson(Connection& connection, const std::string& id);
/// Adds a finding for each person of whom something else is known than was written.
Answer<void> checkPeople(Connection& connection, std::vector<Finding>& findings);

Answer<Head> readHead(Connection& connection);
/// The facts after the one that is number `afterSeq`, and the head, as they were at one moment.
Answer<News> readNews(Connection& connection, long long afterSeq);
Answer<Appended> appendTo(Connection& connection, long long expectedHead,
                          std::span<const facts::Entry> entries);

/// A journal row as it is in the file.
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
