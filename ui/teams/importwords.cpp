#include "importwords.h"

#include "counted.h"

#include "wording/tr.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

namespace {

/// What the button that takes so many teams is called.
QString importCounted(int teams)
{
    return Window::tr("Import %n team(s)", nullptr, teams);
}

/// `1 new, 3 changed, 12 as on record; 2 on record are not in the file`
QString comparedIn(const desk::RosterPreview& preview)
{
    QStringList parts;
    if (preview.fresh > 0)
        parts << Window::tr("%1 new").arg(preview.fresh);
    if (preview.changed > 0)
        parts << Window::tr("%1 changed").arg(preview.changed);
    if (const int same = preview.teams - preview.fresh - preview.changed; same > 0)
        parts << Window::tr("%1 as on record").arg(same);
    return parts.join(u", "_s);
}

/// `3 players have no ID`; `nothing is wrong` where everybody has one.
QString idsIn(const desk::RosterPreview& preview)
{
    const int lacking = preview.withoutId;
    return lacking == 0                 ? Window::tr("nothing is wrong")
           : lacking == preview.players ? Window::tr("nobody has an ID")
                                        : Window::tr("%n player(s) have no ID", nullptr, lacking);
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
        return Window::tr("say which column holds what; nothing is recorded yet");
    const QString teams = teamsCounted(preview.teams);
    if (preview.good() && preview.again)
        return u"%1: %2"_s.arg(teams, comparedIn(preview)) +
               (preview.withoutId > 0 ? u"; "_s + idsIn(preview) : QString());
    if (preview.good())
        return Window::tr("%1, %n player(s): %2", nullptr, preview.players).arg(teams, idsIn(preview));
    const int wrong = wrongRows(preview);
    if (wrong == 0)
        return Window::tr("cannot be taken; nothing is recorded: put it away and choose another file");
    return Window::tr("%n row(s) cannot be taken as they are; nothing is recorded yet", nullptr, wrong);
}

QString wishIn(const desk::RosterPreview& preview)
{
    if (!preview.good())
        return Window::tr("Import");
    if (!preview.again)
        return importCounted(preview.teams);
    const int other = preview.fresh + preview.changed;
    return other == 0 ? Window::tr("Go back: nothing is different") : importCounted(other);
}

} // namespace teams
