// courtside undo FILE [--match ID], redo FILE [--match ID]: what was recorded last is taken back, and put
// back.
#include "tournamentfile.h"

#include "desk/corrections/undo.h"

namespace {

using Step = desk::Answer<desk::Undone> (*)(desk::Desk& desk, const std::string& by,
                                            const std::optional<std::string>& match);

Exit run(CommandLine& asked, const QStringList& words, Step step)
{
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto by = supervisor(asked);
    if (!by)
        return Exit::BadInput;
    auto desk = openTournament(asked.word(0), desk::Desk::Access::ReadWrite);
    if (!desk)
        return desk.error();
    std::optional<std::string> match;
    if (asked.has(QStringLiteral("match"))) {
        const auto found = matchAsked(asked, *desk);
        if (!found)
            return found.error();
        match = *found;
    }
    const auto undone = step(*desk, *by, match);
    if (!undone)
        return fail(undone.error());
    return answerRecorded(asked, undone->recorded, desk::undoneText(*undone));
}

} // namespace

Exit undoCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("undo FILE [--match ID] --by NAME"),
        Command::tr("Takes back what was recorded last and still holds, with all that went with it; with\n"
                    "--match, what was recorded last for that match. Nothing is erased: redo puts it\n"
                    "back."));
    return run(asked, words, desk::undo);
}

Exit redoCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("redo FILE [--match ID] --by NAME"),
        Command::tr("Puts back what the newest undo took, where its match has not gone on since."));
    return run(asked, words, desk::redo);
}
