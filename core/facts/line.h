// An entry as one line of JSON: what `log --json` writes and `do` reads.
#pragma once

#include "fact.h"

namespace facts {

/// `{"at":…,"by":…,"device":…,"fact":{…},"kind":"hand","op":…,"seq":7}`, canonical, with what is private.
std::string line(const Entry& entry);

/// An entry as it is asked for: whoever takes it in fills what is not given.
struct Request {
    std::optional<std::string> op;
    std::optional<std::string> by;
    std::optional<std::string> device;
    std::optional<std::string> at;
    Fact fact;
};

/// The entry in one line of text whose number is `number`; `kind` and `fact` have to be there, `seq` is read
/// and not kept. Or every mistake.
tl::expected<Request, json::Problems> readLine(std::string_view text, int number = 1);

} // namespace facts
