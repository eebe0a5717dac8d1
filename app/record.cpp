// courtside record FILE --match ID: hands in, a line each, every one on record before it is answered.
#include "input.h"
#include "tournamentfile.h"

#include "desk/play/entry.h"

namespace {

Exit record(AtMatch& at, Input& input)
{
    std::string line;
    bool any = false;
    for (int number = 1; std::getline(input.stream(), line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        any = true;
        const auto entered = desk::enter(at.desk, at.by, at.match, line, number);
        if (!entered) {
            const Exit exit = fail(entered.error(), input.shownName() + ':' + std::to_string(number));
            complain(number == 1 ? Message{"record-stopped-at-once", {{"line", number}}}
                                 : Message{"record-stopped", {{"line", number}}});
            return exit;
        }
        if (!answer(*entered + '\n'))
            return Exit::Store;
    }
    if (const auto trouble = input.trouble()) {
        complain(*trouble);
        return Exit::BadInput;
    }
    if (any)
        return Exit::Done;
    complain(Message{"record-without-hands", {{"file", input.shownName()}}});
    return Exit::BadInput;
}

/// What the command does, and how a hand is written.
QString whatRecordDoes()
{
    const QString reads =
        Command::tr("Reads hands, one JSON object a line as in a game record, and records each on its own:\n"
                    "once a line is answered `%1`, it is on the disk. A line\n"
                    "without tricks writes down the bids; the next completes it. %2 and\n"
                    "%3 go the same way. Calls the match if nobody had. Stops at the first\n"
                    "line that is refused, and keeps what was answered.")
            .arg(QStringLiteral("ok hand N a SCORE b SCORE STATE"), QStringLiteral("{\"misdeal\": …}"),
                 QStringLiteral("{\"timeCall\": true}"));
    const QString examples = QStringLiteral(
        "  {\"a\": {\"bids\": [4, \"nil\"], \"tricks\": [5, 0]}, \"b\": {\"bids\": [3, 3], \"tricks\": "
        "8}}\n"
        "  {\"misdeal\": {\"calledBy\": \"b1\", \"reason\": \"no-spade\"}}");
    const QString more =
        Command::tr("A hand can also have %1; %2; %3;\n"
                    "%4 (or\n"
                    "%5); %6.")
            .arg(QStringLiteral("\"dealer\": \"a1\""), QStringLiteral("\"timeExpired\": true"),
                 QStringLiteral("\"override\": {\"reason\": …}"),
                 QStringLiteral("\"reneges\": [{\"by\": \"b\", \"accused\": \"a1\", \"book\": 7, \"ruling\": "
                                "\"upheld\"}]"),
                 QStringLiteral("rejected, withdrawn, pending"),
                 QStringLiteral("\"adjustments\", \"fouls\""));
    return reads + QStringLiteral("\n\n") + examples + QStringLiteral("\n\n") + more;
}

} // namespace

Exit recordCommand(const QStringList& words)
{
    CommandLine asked(QStringLiteral("record FILE --match ID --by NAME [HANDS|-]"), whatRecordDoes());
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("by"), Command::tr("the supervisor who says so; or COURTSIDE_BY"),
                 QStringLiteral("NAME"));
    if (!asked.read(words, 1, 2))
        return asked.exit();
    Input input(asked.rest().size() == 2 ? asked.word(1) : "-");
    if (const auto trouble = input.trouble()) {
        complain(*trouble);
        return Exit::BadInput;
    }
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    return record(*at, input);
}
