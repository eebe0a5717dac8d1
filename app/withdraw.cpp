// courtside withdraw FILE TEAM: a team plays no more.
#include "tournamentfile.h"

#include "desk/drawing/drawlater.h"

Exit withdrawCommand(const QStringList& words)
{
    CommandLine asked(QStringLiteral("withdraw FILE TEAM --reason TEXT --by NAME"),
                      Command::tr("A team plays no more: its open matches go to the other side."));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 2, 2))
        return asked.exit();
    const std::string reason = asked.text(QStringLiteral("reason")).value_or("");
    if (reason.empty()) {
        complain(Message{"option-reason-missing"});
        return Exit::BadInput;
    }
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    const auto team = teamAsked(asked.word(1), at->desk);
    if (!team)
        return team.error();
    const auto gone = desk::withdraw(at->desk, at->by, *team, reason);
    return gone ? answerRecorded(asked, *gone, desk::recordedText(at->desk.tournament(), *gone))
                : fail(gone.error());
}
