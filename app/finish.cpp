// courtside finish FILE --match ID: both captains agree, the bracket moves.
#include "tournamentfile.h"

#include "desk/play/table.h"

Exit finishCommand(const QStringList& words)
{
    CommandLine asked(QStringLiteral("finish FILE --match ID --by NAME"),
                      Command::tr("Records that both captains have signed the result; the winner moves on."));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    const auto finished = desk::finish(at->desk, at->by, at->match);
    if (!finished)
        return fail(finished.error());
    return answerRecorded(asked, *finished, desk::finalText(at->desk.tournament(), at->match));
}
