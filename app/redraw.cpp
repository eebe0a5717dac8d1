// courtside redraw FILE: another draw of the same teams, as long as nothing was played.
#include "drawoptions.h"
#include "tournamentfile.h"

#include "desk/document/draft.h"
#include "desk/drawing/drawfacts.h"
#include "desk/drawing/drawlater.h"
#include "desk/drawing/drawoutlook.h"

Exit redrawCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("redraw FILE [--seeding listed|random[:SEED]|standings:TOURNAMENT] [--[no-]apart]\n"
                       "          [--[no-]third-place] [--[no-]single-final] [--pools P] [--advance K]\n"
                       "          [--wildcards W] [--rounds R] [--meetings M] [--ranking JSON|usual] "
                       "[--apply] --by NAME"),
        Command::tr("Tells what another draw of the teams would come to and who begins otherwise than now;\n"
                    "--apply draws. What is not said again stays as it was drawn before. Refused once a\n"
                    "match has begun."));
    addDrawOptions(asked);
    asked.option(QStringLiteral("no-apart"), Command::tr("affiliations are kept apart no more"));
    asked.option(QStringLiteral("no-third-place"), Command::tr("no match for third place any more"));
    asked.option(QStringLiteral("no-single-final"), Command::tr("a second final again, if necessary"));
    asked.option(QStringLiteral("apply"), Command::tr("draw, do not only tell"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    bool good = true;
    if (!asked.has(QStringLiteral("apply"))) {
        auto desk = openTournament(asked.word(0), desk::Desk::Access::Read);
        if (!desk)
            return desk.error();
        const desk::HowDrawn how = drawAsked(asked, good, desk::howDrawn(desk->tournament()));
        if (!good)
            return Exit::BadInput;
        const auto look = desk::outlook(desk->tournament(), how, desk::timestampOf(desk::thisMachine()));
        if (!look)
            return fail(look.error());
        if (!look->redraws)
            return answerAs(asked, desk::outlookJson(*look), desk::outlookText(*look));
        const auto redraw = desk::previewRedraw(desk->tournament(), how, desk::thisMachine());
        return redraw ? answerAs(asked, desk::redrawJson(*look, *redraw), desk::redrawText(*look, *redraw))
                      : fail(redraw.error());
    }
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    const desk::HowDrawn how = drawAsked(asked, good, desk::howDrawn(at->desk.tournament()));
    if (!good)
        return Exit::BadInput;
    const auto drawn = desk::drawTournament(at->desk, at->by, how);
    return drawn ? answerRecorded(asked, *drawn, desk::recordedText(at->desk.tournament(), *drawn))
                 : fail(drawn.error());
}
