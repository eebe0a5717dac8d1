// courtside backup FILE -o COPY: a checked copy.
#include "tournamentfile.h"

#include "desk/document/backup.h"

Exit backupCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("backup FILE -o COPY [--json]"),
        Command::tr("Copies a tournament, also while it is in use, and checks the copy. Nothing is ever\n"
                    "written over."));
    asked.option(QStringLiteral("o"), Command::tr("the new file"), QStringLiteral("COPY"));
    asked.option(QStringLiteral("json"), Command::tr("answer as JSON"));
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto target = targetAsked(asked);
    if (!target)
        return Exit::BadInput;
    const auto copied = desk::backup(asked.word(0), *target);
    if (!copied)
        return fail(copied.error());
    return answerAs(asked, desk::copiedJson(*copied), desk::copiedText(*copied));
}
