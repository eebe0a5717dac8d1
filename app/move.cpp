// courtside move FILE --match ID --to ID: a sheet was entered at the wrong table.
#include "thenhelp.h"
#include "tournamentfile.h"
#include "wholesheet.h"

Exit moveCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("move FILE --match ID --to ID [--swapped] --reason TEXT [--apply] --by NAME"),
        Command::tr("Hands that were entered for one match were played in another: its sheet goes\n"
                    "there, with all that was ruled on it. The other has to be empty; where it was\n"
                    "not called it is called with it. Tells everything that changes by it; --apply\n"
                    "records it.") +
            thenHelp());
    asked.option(QStringLiteral("match"), Command::tr("the match on whose sheet they stand"),
                 QStringLiteral("ID"));
    asked.option(QStringLiteral("to"), Command::tr("the match in which they were played"),
                 QStringLiteral("ID"));
    asked.option(QStringLiteral("swapped"), Command::tr("and A and B change columns"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addCorrectionOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    desk::SheetOptions options;
    options.sides = asked.has(QStringLiteral("swapped"));
    options.to = asked.text(QStringLiteral("to"));
    options.reason = asked.text(QStringLiteral("reason")).value_or("");
    if (!options.to)
        complain(Message{"option-to-missing"});
    if (options.reason.empty())
        complain(Message{"option-reason-missing"});
    if (!options.to || options.reason.empty())
        return Exit::BadInput;
    return correctSheet(asked, std::move(options));
}
