// courtside decide FILE --match ID --hand N --ruling WORD: what became of a challenge.
#include "casewords.h"
#include "thenhelp.h"

Exit decideCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("decide FILE --match ID --hand N --ruling WORD [--case K] [--reason TEXT]\n"
                       "          [--then MATCH=seat|replay|stand]… [--preview] --by NAME"),
        Command::tr("Decides a renege challenge that is on record. A later decision takes the place of\n"
                    "an earlier one. --preview tells what it would change and records nothing.") +
            thenHelp());
    asked.option(QStringLiteral("ruling"), oneOf({"upheld", "rejected", "withdrawn"}),
                 QStringLiteral("WORD"));
    asked.option(QStringLiteral("case"), Command::tr("of several challenges of the hand, from 1"),
                 QStringLiteral("K"));
    addCaseOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    bool good = true;
    desk::CaseOptions options;
    options.which = asked.number(QStringLiteral("case"), good);
    if (!readCase(asked, options) || !good)
        return Exit::BadInput;
    if (!options.ruling && !options.evidence) {
        complainOfChoice("--ruling", {}, "upheld, rejected, withdrawn");
        return Exit::BadInput;
    }
    return answerCase(asked, std::move(options));
}
