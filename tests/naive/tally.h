// Counts what a generator draws.
#pragma once

#include <nlohmann/json.hpp>

#include <QStringList>

#include <map>
#include <string>

namespace naive {

using nlohmann::json;

inline constexpr int draws = 10000;
using Count = std::map<std::string, int>;

// Every leaf of a document by its path, lists without their indices; numbers are told only as numbers.
inline void countLeaves(const json& value, const std::string& path, Count& count)
{
    if (value.is_structured() && value.empty())
        ++count[path + " empty"];
    if (value.is_object()) {
        for (const auto& [key, part] : value.items())
            countLeaves(part, path.empty() ? key : path + "." + key, count);
    } else if (value.is_array()) {
        for (const json& part : value)
            countLeaves(part, path + "[]", count);
    } else {
        ++count[path + " " +
                (value.is_number()   ? "number"
                 : value.is_string() ? value.get<std::string>()
                                     : value.dump())];
    }
}

/// Of the wanted "path: value, value", a line a path, those counted fewer than `least` times.
inline QStringList rarerThan(int least, const Count& count, const char* wanted)
{
    QStringList rare;
    for (const QString& line : QString::fromUtf8(wanted).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QString path = line.section(QStringLiteral(": "), 0, 0);
        for (const QString& value : line.section(QStringLiteral(": "), 1).split(QStringLiteral(", "))) {
            const std::string key = path.toStdString() + " " + value.toStdString();
            const auto found = count.find(key);
            const int times = found == count.end() ? 0 : found->second;
            if (times < least)
                rare << QStringLiteral("%1: %2").arg(QString::fromStdString(key)).arg(times);
        }
    }
    return rare;
}

} // namespace naive
