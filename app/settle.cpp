// courtside settle FILE --match ID --ruling WORD: what became of a protest.
#include "tournamentfile.h"

#include "desk/rulings/conduct.h"

Exit settleCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("settle FILE --match ID --ruling WORD [--case K] [--reason TEXT] --by NAME"),
        Command::tr("Says what became of a protest: upheld, rejected, withdrawn, or referred to staff,\n"
                    "who settle it later. What an upheld one changes is corrected by amend, result,\n"
                    "adjust or challenge."));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("ruling"), oneOf({"upheld", "rejected", "withdrawn", "referred"}),
                 QStringLiteral("WORD"));
    asked.option(QStringLiteral("case"), Command::tr("of several protests of the match, from 1"),
                 QStringLiteral("K"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    bool good = true;
    const auto ruling = choice<facts::ProtestEnd>(asked, QStringLiteral("ruling"));
    const auto which = asked.number(QStringLiteral("case"), good);
    if (!good || !ruling)
        return Exit::BadInput;
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    const auto done = desk::settle(
        at->desk, at->by, {at->match, which, *ruling, asked.text(QStringLiteral("reason")).value_or("")});
    if (!done)
        return fail(done.error());
    return answerRecorded(
        asked, *done,
        desk::conductText(at->desk.tournament(), *done, desk::timestampOf(at->desk.environment())));
}
