// Notes on a file while it is read.
#pragma once

#include "roster.h"

namespace roster {

struct Notes {
    std::vector<Note> errors;
    std::vector<Note> warnings;

    void error(int line, std::string text) { errors.push_back({line, std::move(text)}); }
    void warn(int line, std::string text) { warnings.push_back({line, std::move(text)}); }
};

} // namespace roster
