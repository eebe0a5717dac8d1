#include "handruling.h"

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
    desk::Desk& desk = opened->desk;
    options.match = opened->match;
    options.hand = *hand;
    options.side = *side;
    options.then = opened->then;
    const auto ruling = opened->isLookedAt ? desk::previewHandRuling(desk.tournament(), desk.environment(),
                                                                     opened->by, options)
                                           : desk::ruleOnHand(desk, opened->by, options);
    if (!ruling)
        return fail(ruling.error());
    return answerCorrection(asked, *ruling, desk::handRulingJson(*ruling), desk::handRulingText(*ruling),
                            Records::AtOnce);
}
