#include "handruling.h"

void addHandRulingOptions(Words& asked)
{
    asked.option(QStringLiteral("match"), QStringLiteral("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("hand"), QStringLiteral("its number on the sheet"), QStringLiteral("N"));
    asked.option(QStringLiteral("game"), QStringLiteral("of a match of several games; else the last"),
                 QStringLiteral("G"));
    asked.option(QStringLiteral("side"), QStringLiteral("a or b"), QStringLiteral("SIDE"));
    asked.repeatable(QStringLiteral("then"), QStringLiteral("a later match: seat, replay or stand"),
                     QStringLiteral("MATCH=WORD"));
    asked.option(QStringLiteral("preview"), QStringLiteral("tell what it would change, record nothing"));
    addWritingOptions(asked);
}

Exit answerHandRuling(const Words& asked, desk::HandRulingOptions options)
{
    bool good = true;
    const auto side = choice<facts::Side>(asked, QStringLiteral("side"));
    const auto hand = asked.number(QStringLiteral("hand"), good);
    options.game = asked.number(QStringLiteral("game"), good);
    if (good && !hand)
        complain("which hand? say --hand with its number on the sheet");
    if (!good || !hand || !side)
        return Exit::BadInput;
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    auto then = thenAsked(asked, at->desk);
    if (!then)
        return Exit::BadInput;
    options.match = at->match;
    options.hand = *hand;
    options.side = *side;
    options.then = *std::move(then);
    const bool preview = asked.has(QStringLiteral("preview"));
    const auto ruling = preview ? desk::previewHandRuling(at->desk.night(), at->desk.world(), at->by, options)
                                : desk::ruleOnHand(at->desk, at->by, options);
    if (!ruling)
        return fail(ruling.error());
    if (ruling->recorded && !ruling->recorded->warning.empty())
        complain(ruling->recorded->warning);
    return answerAs(asked, desk::handRulingJson(*ruling),
                    desk::handRulingText(*ruling) + (preview ? "nothing is recorded yet\n" : ""));
}
