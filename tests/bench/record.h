// Unchecked facts of a tournament, as a starting point for measurements.
#pragma once

#include "facts/digest.h"
#include "facts/fact.h"
#include "rules/builtin.h"
#include "rules/load.h"

#include <string>
#include <utility>
#include <vector>

namespace bench {

inline std::string id(const char* letter, int number)
{
    return letter + std::to_string(number);
}

class Record {
public:
    const facts::Entry& add(facts::Fact fact)
    {
        const auto number = static_cast<int>(m_entries.size());
        const std::string op = facts::derivedOp("00000000-0000-4000-8000-000000000000", number);
        m_entries.push_back(
            {number + 1, {op, "J. Park", "desk-1", "2026-11-21T19:42:07.123Z"}, std::move(fact)});
        return m_entries.back();
    }
    const std::vector<facts::Entry>& entries() const { return m_entries; }

private:
    std::vector<facts::Entry> m_entries;
};

/// Adds the setting of the tournament: its rules, its people and teams, its draw, and one table for every two
/// teams.
inline void addSetting(Record& record, int teams, facts::Draw draw = {})
{
    record.add(facts::Tournament{"Tournament", draw.format, teams / 2});
    const std::string rules = rules::toJson(*rules::venue(rules::builtIn(), "classic"));
    record.add(facts::Rules{json::canonical(*json::parse(rules)), {}, {}, {}});
    for (int n = 1; n <= teams; ++n) {
        for (const int player : {2 * n - 1, 2 * n})
            record.add(facts::Person{id("P", player), id("Player ", player), {}, {}});
        record.add(facts::Team{id("T", n), id("Team ", n), {}, {id("P", 2 * n - 1), id("P", 2 * n)}});
        draw.teams.push_back(id("T", n));
    }
    record.add(draw);
}

} // namespace bench
