// The use case `do`: records facts, one per line, as written by the log.
#pragma once

#include "desk.h"

#include <optional>
#include <string>
#include <string_view>

namespace desk {

/// Records lines as `log --json` writes them, each on its own. Creates the tournament's file with its first
/// fact if there is none.
class FactReader {
public:
    enum class How { Write, Check };
    /// `by` is the supervisor for lines that name none; it can be empty. Check: every line is checked against
    /// the tournament with the lines before it, and nothing is written.
    static Answer<FactReader> begin(std::string path, std::string by, How how, Environment environment);

    /// Records line number `number`. Missing parts of its stamp are filled in. A line on record is a retry:
    /// nothing is written. Refuses a line that isn't a fact, a missing supervisor, what the checks refuse,
    /// and an op on record with different content.
    Answer<Recorded> take(std::string_view line, int number = 1);

private:
    FactReader(std::string path, std::string by, How how, Environment environment);
    Answer<Recorded> check(const std::string& by, const Writing& write, std::optional<std::string> op);
    Answer<Recorded> write(const std::string& by, const Writing& write, std::optional<std::string> op);

    std::string m_path;
    std::string m_by;
    How m_how;
    Environment m_environment;
    std::optional<Desk> m_desk;       ///< nothing while there is no file
    tournament::Tournament m_scratch; ///< with Check
};

} // namespace desk
