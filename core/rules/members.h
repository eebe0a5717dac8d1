// The members that an object of a rule file must have, and where mistakes in it are reported.
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
    /// Reports the mistake and returns false.
    bool refuse(const json::Value& value, message::Message what) const;
};

/// Reads the required members of an object. Missing ones are reported as one mistake, however many there are.
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

    /// The required members that are missing.
    const std::vector<std::string>& missing() const { return m_missing; }
    /// Reports the missing members. Call it after the last one was asked for.
    void reportMissing();

private:
    const json::Value& m_object;
    json::Reader& m_reader;
    std::vector<std::string> m_missing;
};

} // namespace rules
