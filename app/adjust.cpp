// courtside adjust FILE --match ID --hand N --side a --points N --reason TEXT: a supervisor's own correction.
#include "handruling.h"
#include "thenhelp.h"

Exit adjustCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral(
            "adjust FILE --match ID --hand N --side a|b --points N --reason TEXT [--preview] --by NAME"),
        Command::tr("Adds points to a side in a hand (or takes them: -10), with the reason, and tells what\n"
                    "it changes: for what the venue's sheet has no rule for.") +
            thenHelp());
    asked.option(QStringLiteral("points"), Command::tr("added to the side's; as -10"), QStringLiteral("N"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addHandRulingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    bool good = true;
    const auto points = asked.number(QStringLiteral("points"), good);
    desk::HandRulingOptions options;
    options.reason = asked.text(QStringLiteral("reason")).value_or("");
    if (good && !points)
        complain(Message{"option-points-missing"});
    if (options.reason.empty())
        complain(Message{"option-reason-missing"});
    if (!good || !points || options.reason.empty())
        return Exit::BadInput;
    options.what = *points;
    return answerHandRuling(asked, std::move(options));
}
