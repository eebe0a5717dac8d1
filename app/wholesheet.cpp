#include "wholesheet.h"

#include "command.h"
#include "tournamentfile.h"

#include "desk/checks/lookup.h"

Exit correctSheet(const CommandLine& asked, desk::SheetOptions options)
{
    const auto by = supervisor(asked);
    if (!by)
        return Exit::BadInput;
    auto opened = openCorrection(asked);
    if (!opened)
        return opened.error();
    options.match = opened->match;
    options.then = opened->then;
    if (options.to) {
        auto to = desk::findMatch(opened->desk.tournament(), *options.to);
        if (!to)
            return fail(to.error(), "--to");
        options.to = *std::move(to);
    }
    return correct(asked, opened->desk, *by, desk::correctSheet(std::move(options)));
}

namespace {

/// What is wrong with the sheet; false where that cannot be read, which has then been said.
bool readSheetWords(const CommandLine& asked, desk::SheetOptions& options)
{
    bool good = true;
    for (const QString& word : asked.rest().mid(1)) {
        const std::string what = word.toStdString();
        if (what != "sides" && what != "seats-a" && what != "seats-b") {
            complain(Message{"word-unknown", {{"word", what}, {"choices", "sides, seats-a, seats-b"}}});
            good = false;
        }
        options.sides = options.sides || what == "sides";
        options.seatsA = options.seatsA || what == "seats-a";
        options.seatsB = options.seatsB || what == "seats-b";
    }
    if (asked.text(QStringLiteral("first-dealer"))) {
        options.firstDealer = choice<facts::Seat>(asked, QStringLiteral("first-dealer"));
        good = good && options.firstDealer;
    }
    if (options.reason.empty())
        complain(Message{"option-reason-missing"});
    return good && !options.reason.empty();
}

} // namespace

Exit swapCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("swap FILE --match ID [sides] [seats-a] [seats-b] [--first-dealer SEAT]\n"
                       "          --reason TEXT [--then MATCH=seat|replay|stand]… [--apply] --by NAME"),
        Command::tr("Puts a whole sheet right. sides: what stands under A belongs under B, and the\n"
                    "other way round. seats-a, seats-b: the partners of that side sit the other way\n"
                    "round. Tells everything that changes by it; --apply records it.") +
            thenHelp());
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("first-dealer"),
                 Command::tr("who dealt the first hand: %1").arg(oneOf({"a1", "b1", "a2", "b2"})),
                 QStringLiteral("SEAT"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addCorrectionOptions(asked);
    if (!asked.read(words, 1, 4))
        return asked.exit();
    desk::SheetOptions options;
    options.reason = asked.text(QStringLiteral("reason")).value_or("");
    if (!readSheetWords(asked, options))
        return Exit::BadInput;
    return correctSheet(asked, std::move(options));
}

Exit moveCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("move FILE --match ID --to ID [--swapped] --reason TEXT [--apply] --by NAME"),
        Command::tr("Hands that were entered for one match were played in another: its sheet goes\n"
                    "there, with all that was ruled on it. The other has to be empty; where it was\n"
                    "not called it is called with it. Tells everything that changes by it; --apply\n"
                    "records it.") +
            thenHelp());
    asked.option(QStringLiteral("match"), Command::tr("the match on whose sheet they stand"),
                 QStringLiteral("ID"));
    asked.option(QStringLiteral("to"), Command::tr("the match in which they were played"),
                 QStringLiteral("ID"));
    asked.option(QStringLiteral("swapped"), Command::tr("and A and B change columns"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addCorrectionOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    desk::SheetOptions options;
    options.sides = asked.has(QStringLiteral("swapped"));
    options.to = asked.text(QStringLiteral("to"));
    options.reason = asked.text(QStringLiteral("reason")).value_or("");
    if (!options.to)
        complain(Message{"option-to-missing"});
    if (options.reason.empty())
        complain(Message{"option-reason-missing"});
    if (!options.to || options.reason.empty())
        return Exit::BadInput;
    return correctSheet(asked, std::move(options));
}
