#include "written.h"

namespace rules {

void finish(json::Reader& reader, Written written, std::string_view prefix, std::vector<Unknown>& unknown)
{
    if (written == Written::InFile)
        return reader.done();
    for (const auto& [key, value] : reader.unasked())
        unknown.push_back({std::string(prefix) + key, json::print(value)});
}

} // namespace rules
