#include "wholesheet.h"

#include "desk/checks/lookup.h"

Exit correctSheet(const CommandLine& asked, desk::SheetOptions options)
{
    const auto by = supervisor(asked);
    if (!by)
        return Exit::BadInput;
    auto opened = openCorrection(asked);
    if (!opened)
        return opened.error();
    desk::Desk& desk = opened->desk;
    options.match = opened->match;
    options.then = opened->then;
    if (options.to) {
        auto to = desk::findMatch(desk.tournament(), *options.to);
        if (!to)
            return fail(to.error(), "--to");
        options.to = *std::move(to);
    }
    const auto done = opened->applies
                          ? desk::correctSheet(desk, *by, options)
                          : desk::previewSheet(desk.tournament(), desk.environment(), *by, options);
    if (!done)
        return fail(done.error());
    return answerCorrection(asked, *done, desk::sheetJson(*done, options), desk::sheetText(*done, options));
}
