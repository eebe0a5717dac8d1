// An invented version to come, so that upgrading can be tested while there is only one.
#pragma once

#include "store/migration.h"

inline std::vector<store::Migration> nextVersion()
{
    std::vector<store::Migration> steps = store::migrations();
    const int version = steps.back().version + 1;
    steps.push_back(
        {version, "weather",
         "CREATE TABLE weather (op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op), said TEXT);\n"
         "CREATE TRIGGER weather_no_delete BEFORE DELETE ON weather\n"
         "BEGIN SELECT RAISE(ABORT, 'facts are only added'); END;\n"
         "ALTER TABLE person ADD COLUMN phone TEXT;\n"});
    return steps;
}
