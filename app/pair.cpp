// courtside pair FILE: the next round of Swiss is paired and published.
#include "tournamentfile.h"

#include "desk/drawing/drawlater.h"

Exit pairCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("pair FILE --by NAME"),
        Command::tr("Publishes the next round of Swiss: nobody meets anybody again, and the bye goes to\n"
                    "the lowest who has had none."));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    const auto paired = desk::pairRound(at->desk, at->by);
    return paired ? answerRecorded(asked, *paired, desk::recordedText(at->desk.tournament(), *paired))
                  : fail(paired.error());
}
