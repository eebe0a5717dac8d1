// The people: the one table whose rows may change, each with a digest over itself. For this room alone.
#pragma once

#include "connection.h"
#include "record.h"

namespace store {

/// Puts what is known of a person in the place of what was known, with a new salt.
Answer<void> writePerson(Connection& connection, const facts::Person& person);
/// What is known of them now; nothing where they have no row. Damaged where it is not as it was written.
Answer<std::optional<facts::Person>> readPerson(Connection& connection, const std::string& id);
/// Adds a finding for each person of whom something else is known than was written.
Answer<void> checkPeople(Connection& connection, std::vector<Finding>& findings);

} // namespace store
