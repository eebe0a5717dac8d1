// Notes on a file while it is read.
#pragma once

#include "reading.h"

namespace roster {

struct Notes {
    std::vector<Note> errors;
    std::vector<Note> warnings;

    std::vector<Clash> clashes;

    void error(int line, std::string text, std::optional<std::size_t> column = {})
    {
        errors.push_back({line, std::move(text), column});
    }
    void errorOfTeam(int line, std::string text) { errors.push_back({line, std::move(text), {}, true}); }
    void warnOfTeam(int line, std::string text) { warnings.push_back({line, std::move(text), {}, true}); }
    void warn(int line, std::string text, std::optional<std::size_t> column = {})
    {
        warnings.push_back({line, std::move(text), column});
    }
    void add(const Notes& more)
    {
        errors.insert(errors.end(), more.errors.begin(), more.errors.end());
        warnings.insert(warnings.end(), more.warnings.begin(), more.warnings.end());
    }
};

} // namespace roster
