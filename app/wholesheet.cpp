#include "wholesheet.h"

#include "desk/names.h"

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
