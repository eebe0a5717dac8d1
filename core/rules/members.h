// What an object of a rule file must have, and where a mistake in it is reported.
#pragma once

#include "json/reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// Where a value is, and where mistakes in it are reported.
struct Place {
    std::string path;
    json::Problems& problems;
    /// Reports it and returns false.
    bool refuse(const json::Value& value, message::Message what) const;
};

/// Asks an object for members that must be there. However many are missing, that is one mistake.
class Members {
public:
    Members(const json::Value& object, json::Reader& reader) : m_object(object), m_reader(reader) {}

    const json::Value* need(std::string_view key);
    template <class Shape, class T>
    void read(std::string_view key, const Shape& shape, T& into)
    {
        if (const json::Value* found = need(key))
            shape.read(*found, {m_reader.placeOf(key), m_reader.problems()}, into);
    }

    /// Those that were asked for and are not there.
    const std::vector<std::string>& missing() const { return m_missing; }
    /// Call it once all were asked for.
    void tellMissing();

private:
    const json::Value& m_object;
    json::Reader& m_reader;
    std::vector<std::string> m_missing;
};

} // namespace rules
