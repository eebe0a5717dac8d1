#include "boxnames.h"

using namespace Qt::StringLiterals;

namespace paper {

namespace {

// In points.
constexpr double smallestOfWords = 5; ///< in which words stay whole
constexpr double largestBroken = 6.5;
constexpr double smallestType = 2.5;
constexpr double stepOfNames = 0.25;

/// A line may end at a blank or behind a hyphen.
bool wordsStayWhole(const QString& name, const QStringList& lines)
{
    const auto words = [](const QString& text) { return text.simplified().replace(u"- "_s, u"-"_s); };
    return words(lines.join(u' ')) == words(name);
}

} // namespace

double nameLine(const Type& type)
{
    return lineHeight(type) * 0.9;
}

SetName setName(const QString& name, const Type& type, const QSizeF& room)
{
    if (widthOf(name, type) <= room.width() || room.width() <= 0)
        return {{name}, type};
    SetName set{{name}, type};
    const auto fits = [&](bool whole) {
        set.lines = wrapped(name, set.type, room.width());
        return static_cast<double>(set.lines.size()) * nameLine(set.type) <= room.height() &&
               (!whole || wordsStayWhole(name, set.lines));
    };
    for (; set.type.points >= smallestOfWords; set.type.points -= stepOfNames)
        if (fits(true))
            return set;
    set.type.points = qMin(type.points, largestBroken);
    while (!fits(false) && set.type.points > smallestType)
        set.type.points -= stepOfNames;
    return set;
}

} // namespace paper
