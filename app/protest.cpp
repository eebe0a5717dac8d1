// courtside protest FILE --match ID --side a --about rule --reason TEXT: a side plays on under protest.
#include "tournamentfile.h"

#include "desk/rulings/conduct.h"

Exit protestCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("protest FILE --match ID --side a|b --about rule|eligibility --reason TEXT\n"
                       "          [--open MINUTES] [--holds] --by NAME"),
        Command::tr("A side plays on, or signs, under protest. --open is the correction period; with\n"
                    "--holds the winner moves on only when it is settled. What a player or a\n"
                    "supervisor saw or judged can be no protest."));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("side"), Command::tr("who protests: %1").arg(oneOf({"a", "b"})),
                 QStringLiteral("SIDE"));
    asked.option(QStringLiteral("about"), oneOf({"rule", "eligibility"}), QStringLiteral("WORD"));
    asked.option(QStringLiteral("reason"), Command::tr("what is protested"), QStringLiteral("TEXT"));
    asked.option(QStringLiteral("open"), Command::tr("minutes of the correction period"),
                 QStringLiteral("MINUTES"));
    asked.option(QStringLiteral("holds"), Command::tr("the winner waits for the settlement"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    bool good = true;
    const auto side = choice<facts::Side>(asked, QStringLiteral("side"));
    const auto about = choice<facts::ProtestAbout>(asked, QStringLiteral("about"));
    const auto open = asked.number(QStringLiteral("open"), good);
    const std::string reason = asked.text(QStringLiteral("reason")).value_or("");
    if (reason.empty())
        complain(Message{"option-protested-missing"});
    if (good && open && *open < 1)
        complain(Message{"option-open-too-short"});
    if (!good || !side || !about || reason.empty() || open.value_or(1) < 1)
        return Exit::BadInput;
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    const auto done = desk::protest(
        at->desk, at->by, {at->match, *side, *about, reason, open, asked.has(QStringLiteral("holds"))});
    if (!done)
        return fail(done.error());
    return answerRecorded(
        asked, *done,
        desk::conductText(at->desk.tournament(), *done, desk::timestampOf(at->desk.environment())));
}
