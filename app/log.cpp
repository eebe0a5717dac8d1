// courtside log FILE: every fact on record.
#include "tournamentfile.h"

#include "desk/reports/status.h"

Exit logCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("log FILE [--json]"),
        Command::tr("Shows every fact on record, a line each: in words, what was taken back marked; or\n"
                    "as JSON Lines, which `courtside do` takes."));
    asked.option(QStringLiteral("json"), Command::tr("machine-readable"));
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto desk = openTournament(asked.word(0), desk::Desk::Access::Read);
    if (!desk)
        return desk.error();
    const auto as = asked.has(QStringLiteral("json")) ? desk::As::Json : desk::As::Text;
    return answer(desk::log(desk->tournament(), as)) ? Exit::Done : Exit::Store;
}
