// courtside export FILE -o OUT.json: the night as a text that any program can read.
#include "nightfile.h"

#include "desk/transfer.h"

Exit exportCommand(const QStringList& words)
{
    Words asked(
        QStringLiteral("export FILE -o OUT.json [--json]"),
        QStringLiteral("Writes the whole night (courtside-night/1): every fact, as log --json has it.\n"
                       "What is known of ID cards is left out."));
    asked.option(QStringLiteral("o"), QStringLiteral("the new file"), QStringLiteral("OUT.json"));
    asked.option(QStringLiteral("json"), QStringLiteral("answer as JSON"));
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto target = targetAsked(asked);
    if (!target)
        return Exit::BadInput;
    const auto done = desk::exportNight(asked.word(0), *target);
    if (!done)
        return fail(done.error());
    return answerAs(asked, desk::transferredJson(*done), desk::transferredText(*done));
}
