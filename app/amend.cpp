// courtside amend FILE --match ID --hand N: a hand on record is corrected, and what that changes is told
// first.
#include "command.h"
#include "input.h"
#include "tournamentfile.h"

#include "desk/corrections/amend.h"

namespace {

/// What was asked for, as far as the tournament is not needed for it; false where that was wrong and has been
/// said.
bool readOptions(const CommandLine& asked, desk::AmendOptions& options)
{
    using How = desk::AmendOptions::How;
    bool good = true;
    const auto hand = asked.number(QStringLiteral("hand"), good);
    options.game = asked.number(QStringLiteral("game"), good);
    options.hand = hand.value_or(0);
    options.reason = asked.text(QStringLiteral("reason")).value_or("");
    const bool strike = asked.has(QStringLiteral("strike"));
    const bool insert = asked.has(QStringLiteral("insert-before"));
    const bool throwIn = asked.has(QStringLiteral("throw-in"));
    options.how = strike ? How::Strike : insert ? How::InsertBefore : throwIn ? How::ThrowIn : How::Replace;
    const auto refuse = [&](bool wrong, const Message& why) {
        if (wrong)
            complain(why);
        good = good && !wrong;
    };
    refuse(good && !hand, Message{"option-hand-missing"});
    refuse(options.reason.empty(), Message{"option-reason-missing"});
    refuse((strike && insert) || (throwIn && (strike || insert)), Message{"option-amend-one-way"});
    return good;
}

/// The hand on standard input; nothing where it cannot be read, which has been said.
std::optional<std::string> handGiven()
{
    Input input("-");
    auto text = readAll(input);
    if (text)
        return *std::move(text);
    complain(text.error());
    return std::nullopt;
}

} // namespace

Exit amendCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral(
            "amend FILE --match ID --hand N [--game G] --reason TEXT\n"
            "          [--strike|--insert-before|--throw-in] [--then MATCH=seat|replay|stand]… [--apply] "
            "--by NAME"),
        Command::tr("Corrects a hand on record: the one on standard input, as in a game record, takes\n"
                    "its place; what it leaves out is kept, and so are rulings. Tells everything that\n"
                    "changes by it; --apply records it.") +
            thenHelp());
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("hand"), Command::tr("its number on the sheet"), QStringLiteral("N"));
    asked.option(QStringLiteral("game"), Command::tr("of a match of several games; else the last"),
                 QStringLiteral("G"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    asked.option(QStringLiteral("strike"), Command::tr("the hand was never played"));
    asked.option(QStringLiteral("throw-in"),
                 Command::tr("the deal was void by ruling: it counts nothing and is dealt again"));
    asked.option(QStringLiteral("insert-before"), Command::tr("a forgotten hand, put in before it"));
    addCorrectionOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    desk::AmendOptions options;
    const bool good = readOptions(asked, options);
    const auto by = supervisor(asked);
    if (!good || !by)
        return Exit::BadInput;
    auto opened = openCorrection(asked);
    if (!opened)
        return opened.error();
    options.match = opened->match;
    options.then = opened->then;
    using How = desk::AmendOptions::How;
    const bool isGone = options.how == How::Strike || options.how == How::ThrowIn;
    const auto given = isGone ? std::optional(std::string()) : handGiven();
    if (!given)
        return Exit::BadInput;
    options.given = *given;
    return correct(asked, opened->desk, *by, desk::amend(std::move(options)));
}
