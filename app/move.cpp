// courtside move FILE --match ID --to ID: a sheet was entered at the wrong table.
#include "nightfile.h"

#include "desk/names.h"
#include "desk/wholesheet.h"

Exit correctSheet(const Words& asked, desk::SheetOptions options)
{
    const auto by = supervisor(asked);
    if (!by)
        return Exit::BadInput;
    const bool apply = asked.has(QStringLiteral("apply"));
    auto desk = openNight(asked.word(0), apply ? desk::Desk::Access::ReadWrite : desk::Desk::Access::Read);
    if (!desk)
        return desk.error();
    const auto match = matchAsked(asked, *desk);
    if (!match)
        return match.error();
    options.match = *match;
    if (options.to) {
        auto to = desk::findMatch(desk->night(), *options.to);
        if (!to)
            return fail(to.error(), "--to");
        options.to = *std::move(to);
    }
    auto then = thenAsked(asked, *desk);
    if (!then)
        return Exit::BadInput;
    options.then = *std::move(then);
    const auto done = apply ? desk::correctSheet(*desk, *by, options)
                            : desk::previewSheet(desk->night(), desk->world(), *by, options);
    if (!done)
        return fail(done.error());
    return answerCorrection(asked, *done, desk::sheetJson(*done, options), desk::sheetText(*done, options));
}

Exit moveCommand(const QStringList& words)
{
    Words asked(
        QStringLiteral("move FILE --match ID --to ID [--swapped] --reason TEXT [--apply] --by NAME"),
        QStringLiteral("Hands that were entered for one match were played in another: its sheet goes\n"
                       "there, with all that was ruled on it. The other has to be empty; where it was\n"
                       "not called it is called with it. Tells everything that changes by it; --apply\n"
                       "records it."));
    asked.option(QStringLiteral("match"), QStringLiteral("the match on whose sheet they stand"),
                 QStringLiteral("ID"));
    asked.option(QStringLiteral("to"), QStringLiteral("the match in which they were played"),
                 QStringLiteral("ID"));
    asked.option(QStringLiteral("swapped"), QStringLiteral("and A and B change columns"));
    asked.option(QStringLiteral("reason"), QStringLiteral("why"), QStringLiteral("TEXT"));
    addCorrectionOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    desk::SheetOptions options;
    options.sides = asked.has(QStringLiteral("swapped"));
    options.to = asked.text(QStringLiteral("to"));
    options.reason = asked.text(QStringLiteral("reason")).value_or("");
    if (!options.to)
        complain("--to is missing: say which match they were played in");
    if (options.reason.empty())
        complain("--reason is missing: say why");
    if (!options.to || options.reason.empty())
        return Exit::BadInput;
    return correctSheet(asked, std::move(options));
}
