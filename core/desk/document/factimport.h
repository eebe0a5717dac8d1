// The use case `do`: facts in, a line each, in the words of the log.
#pragma once

#include "desk.h"

#include <optional>
#include <string>
#include <string_view>

namespace desk {

/// Records lines as `log --json` writes them, each on its own. The tournament's file is made with its first
/// fact where there is none.
class FactReader {
public:
    enum class How { Write, Check };
    /// `by` is the supervisor for lines that name none; it may be empty. Check: every line is checked against
    /// the tournament as the ones before it would leave it, and nothing is written.
    static Answer<FactReader> begin(std::string path, std::string by, How how, Environment environment);

    /// Records the line that is number `number`. What its stamp leaves out is filled. A line that is on
    /// record is a repeat: nothing is written. Refuses what is no fact, what nobody says, what the checks
    /// refuse, and an op that is on record and says something else.
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
