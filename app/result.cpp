// courtside result FILE --match ID …: a match is decided without play or in mid play.
#include "tournamentfile.h"

#include "desk/play/table.h"

Exit resultCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("result FILE --match ID --winner a|b|none --outcome WORD --reason TEXT --by NAME"),
        Command::tr("Decides a match without play or in mid play; its hands so far stay on record."));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("winner"),
                 Command::tr("%1, %2, or %3 where both are out")
                     .arg(QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("none")),
                 QStringLiteral("SIDE"));
    asked.option(QStringLiteral("outcome"),
                 oneOf({"forfeit", "default", "no-show", "withdrawn", "disqualified", "ruling"}),
                 QStringLiteral("WORD"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto winner = choice<facts::Winner>(asked, QStringLiteral("winner"));
    const auto outcome = choice<facts::Decided>(asked, QStringLiteral("outcome"));
    const auto reason = asked.text(QStringLiteral("reason"));
    if (!reason || reason->empty())
        complain(Message{"option-reason-missing"});
    if (!winner || !outcome || !reason || reason->empty())
        return Exit::BadInput;
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    const auto decided = desk::result(at->desk, at->by, at->match, {*winner, *outcome, *reason});
    if (!decided)
        return fail(decided.error());
    return answerRecorded(asked, *decided, desk::finalText(at->desk.tournament(), at->match));
}
