// Notes on a file while it is read.
#pragma once

#include "reading.h"

namespace roster {

struct Notes {
    std::vector<Note> errors;
    std::vector<Note> warnings;

    std::vector<Clash> clashes;

    void error(int line, message::Message what, std::optional<std::size_t> column = {})
    {
        errors.push_back({line, std::move(what), column});
    }
    void errorOfTeam(int line, message::Message what) { errors.push_back({line, std::move(what), {}, true}); }
    void warnOfTeam(int line, message::Message what)
    {
        warnings.push_back({line, std::move(what), {}, true});
    }
    void warn(int line, message::Message what, std::optional<std::size_t> column = {})
    {
        warnings.push_back({line, std::move(what), column});
    }
    void add(const Notes& more)
    {
        errors.insert(errors.end(), more.errors.begin(), more.errors.end());
        warnings.insert(warnings.end(), more.warnings.begin(), more.warnings.end());
    }
};

} // namespace roster
