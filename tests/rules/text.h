// Helpers of these tests.
#pragma once

#include "program/textfile.h"
#include "rules/builtin.h"
#include "rules/parameters.h"
#include "wording/text.h"
#include "json/reader.h"

#include <QString>
#include <QTest>

#include <string>
#include <string_view>

inline QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

using tests::sourceFile;

/// `place: text`, one problem per line.
inline QString asText(const json::Problems& problems)
{
    QStringList all;
    for (const json::Problem& problem : problems)
        all << q(problem.place) + QStringLiteral(": ") + q(wording::text(problem.what));
    return all.join(QLatin1Char('\n'));
}

/// Every rule set of the built-in venues.
inline std::vector<rules::Set> allSets()
{
    std::vector<rules::Set> all;
    for (const rules::Venue& venue : rules::builtIn())
        for (rules::Set& set : rules::sets(venue))
            all.push_back(std::move(set));
    return all;
}
