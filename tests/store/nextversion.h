// A made-up next version of the schema, for testing migrations while there is only one. It does what a
// migration may need: it adds a table and a column, and changes the constraints of a table. SQLite can't drop
// a constraint, so the table is created again. Meanwhile its rows are in a table without constraints, not in
// the new table under another name: PostgreSQL doesn't allow two UNIQUE constraints with one name, and SQLite
// can't rename a table while a view uses a table that doesn't exist.
#pragma once

#include "store/migration.h"

/// The statement of that migration that begins with this text.
inline std::string statementOf(const store::Migration& step, const std::string& beginning)
{
    const std::size_t at = step.sql.find(beginning);
    const bool isTrigger = beginning.starts_with("CREATE TRIGGER");
    const std::string end = isTrigger ? "END;\n" : ";\n";
    return step.sql.substr(at, step.sql.find(end, at) - at) + end;
}

inline std::vector<store::Migration> nextVersion()
{
    std::vector<store::Migration> steps = store::migrations();
    const store::Migration& last = steps.back();
    const auto again = [&](const char* beginning) { return statementOf(last, beginning); };
    const int version = last.version + 1;
    const std::string sql =
        "CREATE TABLE weather (op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op), said TEXT);\n"
        "CREATE TRIGGER weather_no_delete BEFORE DELETE ON weather\n"
        "BEGIN SELECT RAISE(ABORT, 'facts are only added'); END;\n"
        "ALTER TABLE person ADD COLUMN phone TEXT;\n"
        "DROP VIEW current_hand;\n"
        "CREATE TABLE hand_before AS SELECT * FROM hand;\n"
        "DROP TABLE hand;\n" +
        again("CREATE TABLE hand (") +
        "INSERT INTO hand SELECT * FROM hand_before;\n"
        "DROP TABLE hand_before;\n" +
        again("CREATE TRIGGER hand_no_update ") + again("CREATE TRIGGER hand_no_delete ") +
        again("CREATE VIEW current_hand ");
    steps.push_back({version, "weather", sql});
    return steps;
}
