// courtside report FILE [--json]: the closing report of a shift.
#include "nightfile.h"

#include "desk/report.h"

Exit reportCommand(const QStringList& words)
{
    Words asked(QStringLiteral("report FILE [--json]"),
                QStringLiteral(
                    "Who was here and who was not, what was decided by absence and is due for it, what\n"
                    "was let in against the venue's rule, who may not play, incidents and open protests."));
    asked.option(QStringLiteral("json"), QStringLiteral("as courtside-report/1"));
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto desk = openNight(asked.word(0), desk::Desk::Access::Read);
    if (!desk)
        return desk.error();
    const desk::ShiftReport report = desk::shiftReport(desk->night());
    return answerAs(asked, desk::reportJson(report), desk::reportText(report));
}
