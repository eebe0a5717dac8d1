// courtside table FILE close|open|count N: a table of the room is closed or opened again, or there are more
// or fewer of them.
#include "tournamentfile.h"

#include "desk/play/room.h"

namespace {

desk::Answer<desk::Recorded> done(AtTournament& at, const std::string& what, int number,
                                  const std::optional<std::string>& reason)
{
    if (what == "count")
        return desk::setRoom(at.desk, at.by, {number, {}});
    const auto deed = what == "close" ? facts::TableDeed::Close : facts::TableDeed::Open;
    return desk::setTable(at.desk, at.by, number, deed, reason);
}

} // namespace

Exit tableCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("table FILE close|open|count N [--reason TEXT] --by NAME"),
        Command::tr("Closes table N: no match is called to it, and one that sits there plays on. Opens\n"
                    "it again. count: there are N tables from now on."));
    asked.option(QStringLiteral("reason"), Command::tr("why it is closed: lamp broken"),
                 QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 3, 3))
        return asked.exit();
    const std::string what = asked.word(1);
    const auto number = wholeNumber(asked.word(2), "N");
    const auto reason = asked.text(QStringLiteral("reason"));
    if (what != "close" && what != "open" && what != "count") {
        complain(Message{"word-unknown", {{"word", what}, {"choices", "close, open, count"}}});
        return Exit::BadInput;
    }
    if (what == "count" && reason) {
        complain(Message{"option-reason-with-count"});
        return Exit::BadInput;
    }
    if (!number)
        return Exit::BadInput;
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    const auto recorded = done(*at, what, *number, reason);
    return recorded ? answerRecorded(asked, *recorded, desk::roomText(at->desk.tournament()))
                    : fail(recorded.error());
}
