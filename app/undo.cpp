// courtside undo FILE [--match ID]: takes back what was recorded last.
#include "nightfile.h"

#include "desk/undo.h"

Exit undoCommand(const QStringList& words)
{
    Words asked(
        QStringLiteral("undo FILE [--match ID] --by NAME"),
        QStringLiteral("Takes back what was recorded last and still holds, with all that went with it; with\n"
                       "--match, what was recorded last for that match. Nothing is erased: redo puts it\n"
                       "back."));
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
    const auto undone = desk::undo(*desk, *by, match);
    if (!undone)
        return fail(undone.error());
    return answerRecorded(asked, undone->recorded, desk::undoneText(*undone, "taken back"));
}
