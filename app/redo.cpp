// courtside redo FILE [--match ID]: puts back what undo took.
#include "nightfile.h"

#include "desk/undo.h"

Exit redoCommand(const QStringList& words)
{
    Words asked(
        QStringLiteral("redo FILE [--match ID] --by NAME"),
        QStringLiteral("Puts back what the newest undo took, where its match has not gone on since."));
    asked.option(QStringLiteral("match"), QStringLiteral("its number or id"), QStringLiteral("ID"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto by = supervisor(asked);
    if (!by)
        return Exit::BadInput;
    auto desk = openNight(asked.rest().first().toStdString(), desk::Desk::Access::ReadWrite);
    if (!desk)
        return desk.error();
    std::optional<std::string> match;
    if (asked.has(QStringLiteral("match"))) {
        const auto found = matchAsked(asked, *desk);
        if (!found)
            return found.error();
        match = *found;
    }
    const auto undone = desk::redo(*desk, *by, match);
    if (!undone)
        return fail(undone.error());
    return answerRecorded(asked, undone->recorded, desk::undoneText(*undone, "put back"));
}
