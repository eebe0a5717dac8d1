// courtside import IN.json -o NEW: a tournament from an exported text.
#include "input.h"
#include "tournamentfile.h"

#include "desk/archive/transfer.h"

Exit importCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("import IN.json|- -o NEW [--json]"),
        Command::tr("Makes a tournament from what export wrote, every fact with its number, time and\n"
                    "supervisor; all of it or nothing."));
    asked.option(QStringLiteral("o"), Command::tr("the new file"), QStringLiteral("NEW"));
    asked.option(QStringLiteral("json"), Command::tr("answer as JSON"));
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto target = targetAsked(asked);
    if (!target)
        return Exit::BadInput;
    Input input(asked.word(0));
    const auto text = readAll(input);
    if (!text) {
        complain(text.error());
        return Exit::BadInput;
    }
    const auto done = desk::importTournament(*text, input.shownName(), *target, desk::thisMachine());
    if (!done)
        return fail(done.error());
    return answerAs(asked, desk::transferredJson(*done), desk::transferredText(*done));
}
