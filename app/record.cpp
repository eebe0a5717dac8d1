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

} // namespace

Exit recordCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("record FILE --match ID --by NAME [HANDS|-]"),
        QStringLiteral(
            "Reads hands, one JSON object a line as in a game record, and records each on its own:\n"
            "once a line is answered `ok hand N a SCORE b SCORE STATE`, it is on the disk. A line\n"
            "without tricks writes down the bids; the next completes it. {\"misdeal\": …} and\n"
            "{\"timeCall\": true} go the same way. Calls the match if nobody had. Stops at the first\n"
            "line that is refused, and keeps what was answered.\n\n"
            "  {\"a\": {\"bids\": [4, \"nil\"], \"tricks\": [5, 0]}, \"b\": {\"bids\": [3, 3], \"tricks\": "
            "8}}\n"
            "  {\"misdeal\": {\"calledBy\": \"b1\", \"reason\": \"no-spade\"}}\n\n"
            "A hand can also have \"dealer\": \"a1\"; \"timeExpired\": true; \"override\": {\"reason\": …};\n"
            "\"reneges\": [{\"by\": \"b\", \"accused\": \"a1\", \"book\": 7, \"ruling\": \"upheld\"}] (or\n"
            "rejected, withdrawn, pending); \"adjustments\", \"fouls\"."));
    asked.option(QStringLiteral("match"), QStringLiteral("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("by"), QStringLiteral("the supervisor who says so; or COURTSIDE_BY"),
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
