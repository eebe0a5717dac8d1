// courtside restore COPY -o NEW: a tournament from a copy, or from what is left of a damaged file.
#include "tournamentfile.h"

#include "desk/document/backup.h"

Exit restoreCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("restore COPY -o NEW [--salvage] [--json]"),
        Command::tr("Makes a tournament from a copy under a new name. Of a damaged file it says which copy\n"
                    "of it is sound, and how much --salvage would save: every fact up to the first\n"
                    "that is not as it was written."));
    asked.option(QStringLiteral("o"), Command::tr("the new file"), QStringLiteral("NEW"));
    asked.option(QStringLiteral("salvage"), Command::tr("of a damaged file, what can be read"));
    asked.option(QStringLiteral("json"), Command::tr("answer as JSON"));
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto target = targetAsked(asked);
    if (!target)
        return Exit::BadInput;
    const auto copied = desk::restore(asked.word(0), *target,
                                      asked.has(QStringLiteral("salvage")) ? desk::IfDamaged::Salvage
                                                                           : desk::IfDamaged::Refuse);
    if (!copied)
        return fail(copied.error());
    return answerAs(asked, desk::copiedJson(*copied), desk::copiedText(*copied));
}
