// Repeats a draw from the text of its certificate only, with independent code.
#pragma once

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace repeated {

/// The content of the page: the random seed, the teams as listed with their given seeds, and as drawn.
struct Read {
    QString randomSeed;
    struct Team {
        QString name;
        int seed = 0;
        QString affiliation; ///< empty: none, or teams weren't kept apart
    };
    QList<Team> listed;
    QStringList drawn;
};

/// A row of the table: `3 Clubs 2 1 Kings 8`, or `3 Clubs North 2 1 Kings 8`.
inline Read readIn(const QString& text)
{
    using namespace Qt::StringLiterals;
    Read read;
    static const QRegularExpression seed(u"Random seed (\\S+)"_s);
    read.randomSeed = seed.match(text).captured(1);
    static const QRegularExpression row(
        u"(\\d+) ([A-Z][a-z]+)( [A-Z][a-z]+| –|) (\\d+|–) (\\d+) ([A-Z][a-z]+) (\\d+)(?= )"_s);
    auto rows = row.globalMatch(text, text.indexOf(u"Roster no."_s));
    while (rows.hasNext()) {
        const auto each = rows.next();
        const QString affiliation = each.captured(3).trimmed();
        read.listed.append(
            {each.captured(2), each.captured(4).toInt(), affiliation == u"–"_s ? QString() : affiliation});
        read.drawn.append(each.captured(6));
    }
    return read;
}

/// The steps of every random draw.
inline QList<Read::Team> lotsDrawn(const Read& read)
{
    QList<Read::Team> seeded;
    QList<Read::Team> row;
    for (const Read::Team& team : read.listed)
        (team.seed > 0 ? seeded : row).append(team);
    std::stable_sort(seeded.begin(), seeded.end(),
                     [](const Read::Team& one, const Read::Team& other) { return one.seed < other.seed; });
    quint64 h = Q_UINT64_C(0xcbf29ce484222325);
    const QByteArray seed = read.randomSeed.toUtf8();
    for (const char byte : seed)
        h = (h ^ static_cast<quint8>(byte)) * Q_UINT64_C(0x100000001b3);
    const auto number = [&h] {
        h += Q_UINT64_C(0x9e3779b97f4a7c15);
        quint64 z = h;
        z = (z ^ (z >> 30)) * Q_UINT64_C(0xbf58476d1ce4e5b9);
        z = (z ^ (z >> 27)) * Q_UINT64_C(0x94d049bb133111eb);
        return z ^ (z >> 31);
    };
    for (quint64 p = static_cast<quint64>(row.size()); p >= 2; --p) {
        const quint64 remainder = (~Q_UINT64_C(0) % p + 1) % p; // of 2^64
        quint64 drawn = number();
        while (drawn < remainder)
            drawn = number();
        row.swapItemsAt(static_cast<qsizetype>(drawn % p), static_cast<qsizetype>(p) - 1);
    }
    return seeded + row;
}

/// How often teams with the same affiliation meet, the earliest first.
using Better = QList<int>;

/// In a knockout: by round.
inline Better inTree(const QList<Read::Team>& order)
{
    QList<int> row{1};
    while (row.size() < order.size()) {
        QList<int> wider;
        for (const int s : row)
            wider << s << 2 * static_cast<int>(row.size()) + 1 - s;
        row = wider;
    }
    Better pairs;
    for (qsizetype size = 2; size < row.size(); size *= 2) {
        int now = 0;
        for (qsizetype i = 0; i < row.size(); ++i)
            for (qsizetype j = i + 1; j < row.size() && j / size == i / size; ++j) {
                const bool before = i / (size / 2) == j / (size / 2); // they meet sooner
                if (before || row[i] > order.size() || row[j] > order.size())
                    continue;
                const QString& one = order[row[i] - 1].affiliation;
                now += !one.isEmpty() && one == order[row[j] - 1].affiliation ? 1 : 0;
            }
        pairs << now;
    }
    return pairs;
}

/// In that many pools.
inline Better inPools(const QList<Read::Team>& order, int pools)
{
    QList<QStringList> dealt(pools);
    for (int place = 0; place < order.size(); ++place) {
        const int along = place % pools;
        dealt[place / pools % 2 == 0 ? along : pools - 1 - along] << order[place].affiliation;
    }
    int pairs = 0;
    for (const QStringList& pool : dealt)
        for (qsizetype i = 0; i < pool.size(); ++i)
            for (qsizetype j = i + 1; j < pool.size(); ++j)
                pairs += !pool[i].isEmpty() && pool[i] == pool[j] ? 1 : 0;
    return {pairs};
}

/// In the first round of Swiss.
inline Better inHalves(const QList<Read::Team>& order)
{
    int pairs = 0;
    const qsizetype half = order.size() / 2;
    for (qsizetype p = 0; p < half; ++p)
        pairs +=
            !order[p].affiliation.isEmpty() && order[p].affiliation == order[p + half].affiliation ? 1 : 0;
    return {pairs};
}

/// Makes exchanges until no more are needed.
template <class Count>
QList<Read::Team> exchanged(QList<Read::Team> order, const Count& count)
{
    const auto seeded =
        std::count_if(order.begin(), order.end(), [](const auto& team) { return team.seed > 0; });
    for (bool any = true; any;) {
        any = false;
        for (qsizetype p = seeded; p < order.size(); ++p)
            for (qsizetype q = p + 1; q < order.size(); ++q) {
                QList<Read::Team> other = order;
                other.swapItemsAt(p, q);
                if (count(other) < count(order)) {
                    order = other;
                    any = true;
                }
            }
    }
    return order;
}

inline QStringList namesOf(const QList<Read::Team>& order)
{
    QStringList names;
    for (const Read::Team& team : order)
        names << team.name;
    return names;
}

} // namespace repeated
