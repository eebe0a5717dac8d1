#include "nearest.h"

#include <algorithm>
#include <vector>

namespace {

/// How many letters are left out, put in, changed, or swapped with the next one.
qsizetype distance(const QString& a, const QString& b)
{
    const auto width = static_cast<std::size_t>(b.size()) + 1;
    std::vector<qsizetype> before(width); // of all but the last two letters of a
    std::vector<qsizetype> above(width);
    std::vector<qsizetype> row(width);
    for (std::size_t j = 0; j < width; ++j)
        row[j] = static_cast<qsizetype>(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        before.swap(above);
        above.swap(row);
        row[0] = i;
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const qsizetype changed = above[at - 1] + (a.at(i - 1) == b.at(j - 1) ? 0 : 1);
            row[at] = std::min({above[at] + 1, row[at - 1] + 1, changed});
            if (i > 1 && j > 1 && a.at(i - 1) == b.at(j - 2) && a.at(i - 2) == b.at(j - 1))
                row[at] = std::min(row[at], before[at - 2] + 1);
        }
    }
    return row.back();
}

} // namespace

QString nearest(const QString& typed, const QStringList& known)
{
    QString found;
    qsizetype fewest = 0;
    for (const QString& word : known) {
        const qsizetype apart = distance(typed, word);
        if (apart * 3 > std::max(typed.size(), word.size()) || (!found.isEmpty() && apart >= fewest))
            continue;
        found = word;
        fewest = apart;
    }
    return found;
}
