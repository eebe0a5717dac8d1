// courtside rest FILE MINUTES: how long a team rests between two of its matches.
#include "tournamentfile.h"

#include "desk/play/room.h"

Exit restCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("rest FILE MINUTES --by NAME"),
        Command::tr("A team rests so many minutes between two of its matches; with 0 none is asked for. A\n"
                    "match is not offered before; who calls it all the same is told so."));
    addWritingOptions(asked);
    if (!asked.read(words, 2, 2))
        return asked.exit();
    const auto minutes = wholeNumber(asked.word(1), "MINUTES");
    if (!minutes)
        return Exit::BadInput;
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    const auto recorded = desk::setRoom(at->desk, at->by, {{}, *minutes});
    return recorded ? answerRecorded(asked, *recorded, desk::roomText(at->desk.tournament()))
                    : fail(recorded.error());
}
