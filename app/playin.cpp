// courtside play-in FILE TEAM TEAM: two teams that are level meet once more.
#include "tournamentfile.h"

#include "desk/drawing/drawlater.h"

Exit playInCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("play-in FILE TEAM TEAM --by NAME"),
        Command::tr(
            "Adds a match between two teams that are level where it has to be decided. It parts them\n"
            "and counts for nothing else."));
    addWritingOptions(asked);
    if (!asked.read(words, 3, 3))
        return asked.exit();
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    const auto a = teamAsked(asked.word(1), at->desk);
    if (!a)
        return a.error();
    const auto b = teamAsked(asked.word(2), at->desk);
    if (!b)
        return b.error();
    const auto added = desk::addPlayIn(at->desk, at->by, *a, *b);
    return added ? answerRecorded(asked, *added, desk::recordedText(at->desk.tournament(), *added))
                 : fail(added.error());
}
