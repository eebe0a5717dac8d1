// courtside vacate FILE TEAM --reason TEXT: a team turns out not to have been allowed to play.
#include "command.h"
#include "tournamentfile.h"

#include "desk/corrections/vacate.h"

Exit vacateCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("vacate FILE TEAM --reason TEXT [--then MATCH=seat|replay|stand]… [--apply]\n"
                       "          --by NAME"),
        Command::tr("A team turns out not to have been allowed to play: what it played goes to\n"
                    "the other sides, and it plays no more. Tells what becomes of each of its\n"
                    "matches, and of later ones; --apply records it.") +
            thenHelp());
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addCorrectionOptions(asked);
    if (!asked.read(words, 2, 2))
        return asked.exit();
    const std::string reason = asked.text(QStringLiteral("reason")).value_or("");
    if (reason.empty())
        complain(Message{"option-reason-missing"});
    const auto by = supervisor(asked);
    if (reason.empty() || !by)
        return Exit::BadInput;
    const bool applies = asked.has(QStringLiteral("apply"));
    auto desk =
        openTournament(asked.word(0), applies ? desk::Desk::Access::ReadWrite : desk::Desk::Access::Read);
    if (!desk)
        return desk.error();
    const auto team = teamAsked(asked.word(1), *desk);
    if (!team)
        return team.error();
    const auto then = laterChoicesAsked(asked, *desk);
    if (!then)
        return Exit::BadInput;
    return correct(asked, *desk, *by, desk::vacate(*team, reason, *then));
}
