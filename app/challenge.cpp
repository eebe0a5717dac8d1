// courtside challenge FILE --match ID --hand N --of SEAT --book N: a renege is claimed.
#include "casewords.h"
#include "thenhelp.h"

Exit challengeCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("challenge FILE --match ID --hand N --side a|b|supervisor --accused SEAT --book N\n"
                       "          [--ruling WORD] [--preview] --by NAME"),
        Command::tr("Records that a renege is claimed, with what shows it, and says whether that proves\n"
                    "it by the venue's deck. With --ruling it is decided at once; without, it waits for\n"
                    "`decide` and holds the match from ending. --preview tells what it would change.") +
            thenHelp());
    asked.option(QStringLiteral("side"),
                 Command::tr("who claims it: %1").arg(oneOf({"a", "b", "supervisor"})),
                 QStringLiteral("WORD"));
    asked.option(QStringLiteral("accused"), oneOf({"a1", "b1", "a2", "b2"}), QStringLiteral("SEAT"));
    asked.option(QStringLiteral("book"), Command::tr("the number of the trick, 1 to 13"),
                 QStringLiteral("N"));
    asked.option(QStringLiteral("ruling"), oneOf({"upheld", "rejected", "withdrawn"}),
                 QStringLiteral("WORD"));
    addCaseOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    bool good = true;
    const auto by = choice<facts::Challenger>(asked, QStringLiteral("side"));
    const auto accused = choice<facts::Seat>(asked, QStringLiteral("accused"));
    const auto book = asked.number(QStringLiteral("book"), good);
    if (good && !book)
        complain(Message{"option-book-missing"});
    desk::CaseOptions options;
    if (!readCase(asked, options) || !by || !accused || !book)
        return Exit::BadInput;
    options.claim = desk::Claim{*by, *accused, *book};
    return answerCase(asked, std::move(options));
}
