// courtside ledger FILE --match ID: a stored match, point by point.
#include "tournamentfile.h"

#include "desk/reports/status.h"

Exit ledgerCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("ledger FILE --match ID [--json]"),
        Command::tr("Shows every point of a match and the reason for it; as JSON, courtside-ledger/1."));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("json"), Command::tr("machine-readable"));
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto desk = openTournament(asked.word(0), desk::Desk::Access::Read);
    if (!desk)
        return desk.error();
    const auto match = matchAsked(asked, *desk);
    if (!match)
        return match.error();
    const auto as = asked.has(QStringLiteral("json")) ? desk::As::Json : desk::As::Text;
    const auto ledger = desk::ledger(desk->tournament(), *match, as);
    if (!ledger)
        return fail(ledger.error());
    return answer(*ledger) ? Exit::Done : Exit::Store;
}
