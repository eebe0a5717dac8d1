// courtside foul FILE --match ID --hand N --side a --foul NAME: an infraction that costs what the rules say.
#include "handruling.h"
#include "thenhelp.h"

Exit foulCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("foul FILE --match ID --hand N --side a|b --foul NAME [--preview] --by NAME"),
        Command::tr("Records an infraction for which the venue's rules name a price, and tells what it\n"
                    "changes. What is forbidden without a price is an `incident`.") +
            thenHelp());
    asked.option(QStringLiteral("foul"), Command::tr("as the rule card names it"), QStringLiteral("NAME"));
    addHandRulingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto foul = asked.text(QStringLiteral("foul"));
    if (!foul || foul->empty()) {
        complain(Message{"option-foul-missing"});
        return Exit::BadInput;
    }
    desk::HandRulingOptions options;
    options.what = *foul;
    return answerHandRuling(asked, std::move(options));
}
