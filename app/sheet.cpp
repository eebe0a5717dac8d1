// courtside sheet FILE --match ID --out|--back: the paper of a match goes out, or came back.
#include "tournamentfile.h"

#include "desk/play/scoresheets.h"

Exit sheetCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("sheet FILE --match ID --out|--back --by NAME"),
        Command::tr("The score sheet of the match went out on paper, or came back. Printing it from the\n"
                    "window, or with print --mark-out, says so too, and so does scanning its code."));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("out"), Command::tr("it went out, perhaps once more"));
    asked.option(QStringLiteral("back"), Command::tr("it came back"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const bool out = asked.has(QStringLiteral("out"));
    if (out == asked.has(QStringLiteral("back"))) {
        complain(out ? Message{"option-out-and-back"} : Message{"option-out-or-back-missing"});
        return Exit::BadInput;
    }
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    const tournament::Tournament& tournament = at->desk.tournament();
    const std::string text = out ? desk::handedOutText(tournament, {at->match})
                                 : desk::sheetBackText(*tournament::match(tournament, at->match));
    const auto done = out ? desk::handOutSheets(at->desk, at->by, {at->match})
                          : desk::takeBackSheet(at->desk, at->by, at->match);
    return done ? answerRecorded(asked, *done, text) : fail(done.error());
}
