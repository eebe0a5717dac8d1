// courtside status FILE: how the tournament stands.
#include "tournamentfile.h"

#include "desk/reports/status.h"

Exit statusCommand(const QStringList& words)
{
    CommandLine asked(QStringLiteral("status FILE [--json]"),
                      Command::tr("Shows teams, matches and standings; as JSON, courtside-status/1."));
    asked.option(QStringLiteral("json"), Command::tr("machine-readable"));
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto desk = openTournament(asked.word(0), desk::Desk::Access::Read);
    if (!desk)
        return desk.error();
    const auto as = asked.has(QStringLiteral("json")) ? desk::As::Json : desk::As::Text;
    return answer(desk::status(*desk, as)) ? Exit::Done : Exit::Store;
}
