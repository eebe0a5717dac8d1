// courtside sanction FILE [--player NAME | --team NAME] …: who may not play.
#include "tournamentfile.h"

#include "desk/checkin/sanction.h"
#include "desk/checks/lookup.h"
#include "wording/record/facttext.h"

namespace {

/// Whom it is about, by what was typed; false where nobody is called that, which has been said.
bool readWhom(const CommandLine& asked, const desk::Desk& desk, facts::Sanction& sanction)
{
    if (const auto team = asked.text(QStringLiteral("team"))) {
        const auto found = teamAsked(*team, desk);
        if (found)
            sanction.team = *found;
        return found.has_value();
    }
    const auto found = desk::findPlayer(desk.tournament(), *asked.text(QStringLiteral("player")), "");
    if (found)
        sanction.person = *found;
    else
        fail(found.error(), "--player");
    return found.has_value();
}

Exit list(const CommandLine& asked)
{
    const auto desk = openTournament(asked.word(0), desk::Desk::Access::Read);
    if (!desk)
        return desk.error();
    return answer(desk::sanctionsText(desk->tournament(), desk::today(desk->environment()))) ? Exit::Done
                                                                                             : Exit::Store;
}

} // namespace

Exit sanctionCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("sanction FILE [--player NAME | --team NAME] [--until DAY | --lift]\n"
                       "          --reason TEXT --by NAME"),
        Command::tr("A player may not play, or nobody who is on that team: up to that day and on it,\n"
                    "as 2026-12-31, or until it is lifted. Check-in and call say so; check-in lets in\n"
                    "with --override. Without a name the sanctions are listed, those that have ended too."));
    asked.option(QStringLiteral("player"), Command::tr("name or id"), QStringLiteral("NAME"));
    asked.option(QStringLiteral("team"), Command::tr("name or id: reaches every member"),
                 QStringLiteral("NAME"));
    asked.option(QStringLiteral("until"), Command::tr("the last day"), QStringLiteral("DAY"));
    asked.option(QStringLiteral("lift"), Command::tr("they may play again"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const bool player = asked.has(QStringLiteral("player"));
    if (!player && !asked.has(QStringLiteral("team"))) {
        for (const char* each : {"until", "lift", "reason"})
            if (asked.has(QString::fromLatin1(each))) {
                complain(Message{"option-of-whom", {{"option", "--" + std::string(each)}}});
                return Exit::BadInput;
            }
        return list(asked);
    }
    facts::Sanction sanction;
    sanction.reason = asked.text(QStringLiteral("reason")).value_or("");
    sanction.until = asked.text(QStringLiteral("until"));
    sanction.lifted = asked.has(QStringLiteral("lift"));
    if (player && asked.has(QStringLiteral("team")))
        complain(Message{"option-player-or-team"});
    else if (sanction.reason.empty())
        complain(Message{"option-reason-missing"});
    else {
        auto at = openToWrite(asked);
        if (!at)
            return at.error();
        if (!readWhom(asked, at->desk, sanction))
            return Exit::BadInput;
        const std::string before = desk::knownSanction(at->desk.tournament(), sanction);
        const auto done = desk::sanction(at->desk, at->by, sanction);
        return done ? answerRecorded(
                          asked, *done,
                          (sanction.lifted
                               ? Command::tr("lifted: %1").arg(QString::fromStdString(before)).toStdString() +
                                     '\n'
                               : std::string()) +
                              desk::sanctionsText(at->desk.tournament(), desk::today(at->desk.environment())))
                    : fail(done.error());
    }
    return Exit::BadInput;
}
