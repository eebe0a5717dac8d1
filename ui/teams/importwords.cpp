#include "importwords.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace teams {

namespace {

QString counted(int count, const char* one, const char* many)
{
    return u"%1 %2"_s.arg(count).arg(QLatin1String(count == 1 ? one : many));
}

/// `1 new, 3 changed, 12 as on record; 2 on record are not in the file`
QString comparedIn(const desk::RosterPreview& preview)
{
    QStringList parts;
    if (preview.fresh > 0)
        parts << u"%1 new"_s.arg(preview.fresh);
    if (preview.changed > 0)
        parts << u"%1 changed"_s.arg(preview.changed);
    if (const int same = preview.teams - preview.fresh - preview.changed; same > 0)
        parts << u"%1 as on record"_s.arg(same);
    return parts.join(u", "_s);
}

/// `3 players have no ID`; `nothing is wrong` where everybody has one.
QString idsIn(const desk::RosterPreview& preview)
{
    const int lacking = preview.withoutId;
    return lacking == 0                 ? u"nothing is wrong"_s
           : lacking == preview.players ? u"nobody has an ID"_s
           : lacking == 1               ? u"1 player has no ID"_s
                                        : u"%1 players have no ID"_s.arg(lacking);
}

} // namespace

int rowsWithoutId(const desk::RosterPreview& preview)
{
    return static_cast<int>(std::count_if(preview.rows.begin(), preview.rows.end(),
                                          [](const auto& row) { return !row.withoutId.empty(); }));
}

int wrongRows(const desk::RosterPreview& preview)
{
    return static_cast<int>(std::count_if(preview.rows.begin(), preview.rows.end(),
                                          [](const auto& row) { return !row.mistakes.empty(); }));
}

int ownWrongRows(const desk::RosterPreview& preview)
{
    return static_cast<int>(std::count_if(preview.rows.begin(), preview.rows.end(), [](const auto& row) {
        return !row.mistakes.empty() && !row.ofTeam;
    }));
}

QString summaryOf(const desk::RosterPreview& preview, bool hasRows)
{
    if (!hasRows && !preview.columns.empty())
        return u"say which column holds what; nothing is recorded yet"_s;
    const QString teams = counted(preview.teams, "team", "teams");
    if (preview.good() && preview.again)
        return u"%1: %2"_s.arg(teams, comparedIn(preview)) +
               (preview.withoutId > 0 ? u"; "_s + idsIn(preview) : QString());
    if (preview.good())
        return u"%1, %2 players: %3"_s.arg(teams).arg(preview.players).arg(idsIn(preview));
    const int wrong = wrongRows(preview);
    if (wrong == 0)
        return u"cannot be taken; nothing is recorded: put it away and choose another file"_s;
    return wrong == 1 ? u"1 row cannot be taken as it is; nothing is recorded yet"_s
                      : u"%1 rows cannot be taken as they are; nothing is recorded yet"_s.arg(wrong);
}

QString wishIn(const desk::RosterPreview& preview)
{
    if (!preview.good())
        return u"Import"_s;
    if (!preview.again)
        return u"Import "_s + counted(preview.teams, "team", "teams");
    const int other = preview.fresh + preview.changed;
    return other == 0 ? u"Go back: nothing is different"_s : u"Import "_s + counted(other, "team", "teams");
}

} // namespace teams
