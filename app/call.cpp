// courtside call FILE --match ID: a match is called to a table.
#include "tournamentfile.h"

#include "desk/play/table.h"

#include <array>

namespace {

std::optional<facts::Seat> seatCalled(const std::string& word)
{
    for (const facts::Seat seat : facts::allSeats)
        if (facts::word(seat) == word)
            return seat;
    return std::nullopt;
}

} // namespace

Exit callCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("call FILE --match ID [--table N] [--first-dealer SEAT] [--hold-clock] --by NAME"),
        Command::tr("Calls a match to a table, the lowest free one unless it is said which. A match\n"
                    "that was called before moves to another table."));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("table"), Command::tr("which table"), QStringLiteral("N"));
    asked.option(QStringLiteral("first-dealer"), oneOf({"a1", "b1", "a2", "b2"}), QStringLiteral("SEAT"));
    asked.option(QStringLiteral("hold-clock"), Command::tr("its clock waits for `clock start`"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    bool good = true;
    desk::CallOptions options{asked.number(QStringLiteral("table"), good), std::nullopt,
                              !asked.has(QStringLiteral("hold-clock"))};
    if (const auto seat = asked.text(QStringLiteral("first-dealer"))) {
        options.firstDealer = seatCalled(*seat);
        if (!options.firstDealer) {
            complain(Message{"option-no-seat", {{"value", *seat}}});
            good = false;
        }
    }
    if (!good)
        return Exit::BadInput;
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    const auto called = desk::call(at->desk, at->by, at->match, options);
    if (!called)
        return fail(called.error());
    return answerRecorded(asked, *called, desk::calledText(at->desk.tournament(), at->match));
}
