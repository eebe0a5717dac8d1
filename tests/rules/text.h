// Small helpers of these tests.
#pragma once

#include "place/place.h"
#include "rules/builtin.h"
#include "rules/parameters.h"
#include "wording/text.h"
#include "json/reader.h"

#include <QFile>
#include <QString>
#include <QTest>

#include <string>
#include <string_view>

inline QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A file of this source tree.
inline std::string sourceFile(const char* path)
{
    QFile file(QString::fromStdString(place::inSource(path)));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// `place: text` of each, a line each.
inline QString asText(const json::Problems& problems)
{
    QStringList all;
    for (const json::Problem& problem : problems)
        all << q(problem.place) + QStringLiteral(": ") + q(wording::text(problem.what));
    return all.join(QLatin1Char('\n'));
}

/// Every set of the built-in venues.
inline std::vector<rules::Set> allSets()
{
    std::vector<rules::Set> all;
    for (const rules::Venue& venue : rules::builtIn())
        for (rules::Set& set : rules::sets(venue))
            all.push_back(std::move(set));
    return all;
}
