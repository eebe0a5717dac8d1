// courtside resolve FILE --match ID --choice WORD: what becomes of a disputed match.
#include "command.h"
#include "tournamentfile.h"

#include "desk/corrections/resolve.h"

Exit resolveCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("resolve FILE --match ID --choice replay|stand|seat --reason TEXT\n"
                       "          [--then MATCH=seat|replay|stand]… [--apply] --by NAME"),
        Command::tr("Says who plays a disputed match, one whose sides a correction has changed, with\n"
                    "one of the words below. Tells what that changes; --apply records it.") +
            thenHelp());
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("choice"), oneOf({"replay", "stand", "seat"}), QStringLiteral("WORD"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addCorrectionOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto by = supervisor(asked);
    const auto made = choice<facts::Resolution>(asked, QStringLiteral("choice"));
    if (!by || !made)
        return Exit::BadInput;
    auto at = openCorrection(asked);
    if (!at)
        return at.error();
    return correct(
        asked, at->desk, *by,
        desk::resolve(at->match, *made, asked.text(QStringLiteral("reason")).value_or(""), at->then));
}
