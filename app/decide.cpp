// courtside decide FILE --match ID --hand N --ruling WORD: what became of a challenge.
#include "nightfile.h"

#include "desk/decide.h"
#include "desk/factwords.h"

Exit decideCommand(const QStringList& words)
{
    Words asked(
        QStringLiteral("decide FILE --match ID --hand N --ruling WORD [--case K] [--reason TEXT] --by NAME"),
        QStringLiteral(
            "Decides a renege challenge that is on record (`reneges` of a hand). A later decision\n"
            "takes the place of an earlier one; of a final match it takes a reason."));
    asked.option(QStringLiteral("match"), QStringLiteral("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("hand"), QStringLiteral("its number on the sheet"), QStringLiteral("N"));
    asked.option(QStringLiteral("ruling"), QStringLiteral("upheld, rejected or withdrawn"),
                 QStringLiteral("WORD"));
    asked.option(QStringLiteral("case"), QStringLiteral("of several challenges of the hand, from 1"),
                 QStringLiteral("K"));
    asked.option(QStringLiteral("reason"), QStringLiteral("why"), QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    bool good = true;
    const auto hand = asked.number(QStringLiteral("hand"), good);
    const auto which = asked.number(QStringLiteral("case"), good);
    const auto ruling = choice<facts::Ruling>(asked, QStringLiteral("ruling"));
    if (good && !hand)
        complain("which hand? say --hand with its number on the sheet");
    if (!good || !hand || !ruling)
        return Exit::BadInput;
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    const desk::DecideOptions options{at->match, *hand, which, *ruling,
                                      asked.text(QStringLiteral("reason")).value_or("")};
    const auto decided = desk::decide(at->desk, at->by, options);
    if (!decided)
        return fail(decided.error());
    return answerRecorded(asked, *decided, desk::inWords(at->desk.night(), decided->entries.back()));
}
