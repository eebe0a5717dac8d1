// The use case `do`: records facts, one on each line, as `log` writes them.
#pragma once

#include "desk.h"

#include <optional>
#include <string>
#include <string_view>

namespace desk {

/// Records lines of `log --json`, one fact each. Creates the file with the first fact if it doesn't exist.
class FactReader {
public:
    enum class How { Write, Check };
    /// `by` is the supervisor for lines that don't name one; it can be empty. With Check, each line is
    /// checked against the tournament with the lines before it, and nothing is written.
    static Answer<FactReader> begin(std::string path, std::string by, How how, Environment environment);

    /// Records the line with that number. Fills in missing parts of its stamp. A line that is already on
    /// record is a retry: nothing is written. Refuses a line that isn't a fact, a missing supervisor, what
    /// the checks refuse, and an op that is on record with different content.
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
    tournament::Tournament m_scratch; ///< used with Check
};

} // namespace desk
