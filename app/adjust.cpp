// courtside adjust FILE --match ID --hand N --side a --points N --reason TEXT: a supervisor's own correction.
#include "adjust.h"

#include "command.h"

Exit adjustCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral(
            "adjust FILE --match ID --hand N --side a|b --points N --reason TEXT [--preview] --by NAME"),
        Command::tr("Adds points to a side in a hand (or takes them: -10), with the reason, and tells what\n"
                    "it changes: for what the venue's sheet has no rule for.") +
            thenHelp());
    asked.option(QStringLiteral("points"), Command::tr("added to the side's; as -10"), QStringLiteral("N"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addHandRulingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    bool good = true;
    const auto points = asked.number(QStringLiteral("points"), good);
    desk::HandRulingOptions options;
    options.reason = asked.text(QStringLiteral("reason")).value_or("");
    if (good && !points)
        complain(Message{"option-points-missing"});
    if (options.reason.empty())
        complain(Message{"option-reason-missing"});
    if (!good || !points || options.reason.empty())
        return Exit::BadInput;
    options.what = *points;
    return answerHandRuling(asked, std::move(options));
}

Exit foulCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("foul FILE --match ID --hand N --side a|b --foul NAME [--preview] --by NAME"),
        Command::tr("Records an infraction for which the venue's rules name a price, and tells what it\n"
                    "changes. What is forbidden without a price is an `incident`.") +
            thenHelp());
    asked.option(QStringLiteral("foul"), Command::tr("as the rule card names it"), QStringLiteral("NAME"));
    addHandRulingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto foul = asked.text(QStringLiteral("foul"));
    if (!foul || foul->empty()) {
        complain(Message{"option-foul-missing"});
        return Exit::BadInput;
    }
    desk::HandRulingOptions options;
    options.what = *foul;
    return answerHandRuling(asked, std::move(options));
}

void addHandRulingOptions(CommandLine& asked)
{
    asked.option(QStringLiteral("side"), oneOf({"a", "b"}), QStringLiteral("SIDE"));
    addRulingOptions(asked);
}

Exit answerHandRuling(const CommandLine& asked, desk::HandRulingOptions options)
{
    const auto side = choice<facts::Side>(asked, QStringLiteral("side"));
    const auto hand = handAsked(asked, options.game);
    if (!hand || !side)
        return Exit::BadInput;
    auto opened = openRuling(asked);
    if (!opened)
        return opened.error();
    options.match = opened->match;
    options.hand = *hand;
    options.side = *side;
    options.then = opened->then;
    return correct(asked, opened->desk, opened->by, desk::ruleOnHand(std::move(options)), Records::AtOnce);
}
