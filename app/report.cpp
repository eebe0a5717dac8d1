// courtside report FILE [WHAT] [--json]: the closing report of a shift, or a part of it.
#include "tournamentfile.h"

#include "desk/reports/reportparts.h"

Exit reportCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("report FILE [closing|attendance|missing|overrides|fees] [--json]"),
        Command::tr("Who was here and who was not, what was decided by absence and is due for it, what\n"
                    "was let in against a rule or a sanction, who may not play, incidents and open\n"
                    "protests; or a part of it: who came when (attendance), without whom a match cannot\n"
                    "begin whose teams are known (missing), what was let in (overrides), what is due for\n"
                    "which match (fees)."));
    asked.option(QStringLiteral("json"), Command::tr("as courtside-report/1"));
    if (!asked.read(words, 1, 2))
        return asked.exit();
    const std::string what = asked.rest().size() > 1 ? asked.word(1) : "closing";
    const auto part = desk::reportPart(what);
    if (!part) {
        complain(Message{"report-unknown", {{"report", what}}});
        return Exit::BadInput;
    }
    const auto desk = openTournament(asked.word(0), desk::Desk::Access::Read);
    if (!desk)
        return desk.error();
    const tournament::Tournament& tournament = desk->tournament();
    const tournament::Timestamp now = desk::timestampOf(desk->environment());
    return answerAs(asked, desk::partJson(tournament, *part, now), desk::partText(tournament, *part, now));
}
