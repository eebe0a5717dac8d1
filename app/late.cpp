// courtside late FILE TEAM: a team joins after the draw.
#include "nightfile.h"

#include "desk/drawlater.h"

Exit lateCommand(const QStringList& words)
{
    Words asked(
        QStringLiteral("late FILE TEAM [--in-place-of TEAM] [--reason TEXT] --by NAME"),
        QStringLiteral(
            "A team that is on record and not in the draw joins it: in a place that a bye left free,\n"
            "or in that of a team that did not come. Matches that have begun stay as they are."));
    asked.option(QStringLiteral("in-place-of"), QStringLiteral("the team that did not come"),
                 QStringLiteral("TEAM"));
    asked.option(QStringLiteral("reason"), QStringLiteral("why"), QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 2, 2))
        return asked.exit();
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    desk::LateEntryOptions options;
    const auto team = teamAsked(asked.word(1), at->desk);
    if (!team)
        return team.error();
    options.team = *team;
    if (const auto typed = asked.text(QStringLiteral("in-place-of"))) {
        const auto replaced = teamAsked(*typed, at->desk);
        if (!replaced)
            return replaced.error();
        options.replaces = *replaced;
    }
    options.reason = asked.text(QStringLiteral("reason")).value_or("");
    const auto entered = desk::enterLate(at->desk, at->by, options);
    return entered ? answerRecorded(asked, *entered, desk::recordedText(at->desk.night(), *entered))
                   : fail(entered.error());
}
